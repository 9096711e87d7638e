/// Reads a directive from its `@` on.
struct DirectiveCursor {
    private let bytes: [UInt8]
    private(set) var position: Int

    init(_ bytes: [UInt8], at position: Int) {
        self.bytes = bytes
        self.position = position
    }

    private var byte: UInt8 { position < bytes.count ? bytes[position] : 0 }

    mutating func take(_ wanted: UInt8) -> Bool {
        guard position < bytes.count, bytes[position] == wanted else { return false }
        position += 1
        return true
    }

    mutating func skipSpaces() {
        while byte == 0x20 || byte == 0x09 { position += 1 }
    }

    mutating func name() -> String? {
        let start = position
        while LooseLine.isNameByte(byte) { position += 1 }
        return start < position ? String(decoding: bytes[start..<position], as: UTF8.self) : nil
    }

    /// What stands up to the closing parenthesis, which may come lines later; `nil` when it does not come.
    mutating func arguments() -> [DocCDirective.Argument]? {
        var arguments: [DocCDirective.Argument] = []
        while true {
            skipWhitespace()
            if take(UInt8(ascii: ")")) { return arguments }
            if take(UInt8(ascii: ",")) { continue }
            let label = label()
            let isQuoted = take(UInt8(ascii: "\""))
            let start = position
            while position < bytes.count, !isEnd(isQuoted) { position += 1 }
            let range = start..<position
            if range.isEmpty, !isQuoted { return nil }
            if isQuoted, !take(UInt8(ascii: "\"")) { return nil }
            arguments.append(
                DocCDirective.Argument(
                    label: label, value: String(decoding: bytes[range], as: UTF8.self), range: range))
        }
    }

    /// The label of an argument; empty for one without.
    private mutating func label() -> String {
        let start = position
        if let label = name() {
            skipWhitespace()
            if take(UInt8(ascii: ":")) {
                skipWhitespace()
                return label
            }
        }
        position = start
        return ""
    }

    private func isEnd(_ isQuoted: Bool) -> Bool {
        if byte == 0x0A || byte == 0x0D { return true }
        if isQuoted { return byte == UInt8(ascii: "\"") }
        return byte == UInt8(ascii: ",") || byte == UInt8(ascii: ")") || byte == 0x20 || byte == 0x09
    }

    private mutating func skipWhitespace() {
        while byte == 0x20 || (0x09...0x0D).contains(byte) { position += 1 }
    }
}
