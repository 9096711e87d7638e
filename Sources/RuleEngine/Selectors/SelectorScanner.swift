/// Takes the parts of a selector's text one by one.
struct SelectorScanner {
    private let bytes: [UInt8]
    private var position = 0

    struct Word {
        let text: String
        /// UTF-8 byte offsets in the text.
        let range: Range<Int>
    }

    init(_ text: String) {
        // What is missing at the end is missing behind the last word.
        let trailing = text.utf8.reversed().prefix { $0 == 0x20 || (0x09...0x0D).contains($0) }.count
        bytes = Array(text.utf8.dropLast(trailing))
    }

    var isAtEnd: Bool {
        var rest = self
        rest.skipSpace()
        return rest.position == bytes.count
    }

    /// Whether a kind or `*` begins here.
    var isAtKind: Bool {
        guard position < bytes.count else { return false }
        return Self.isWord(bytes[position]) || bytes[position] == UInt8(ascii: "*")
    }

    var isAtTest: Bool {
        guard position < bytes.count else { return false }
        return bytes[position] == UInt8(ascii: "[") || bytes[position] == UInt8(ascii: ":")
    }

    /// White space, and comments from `//` to the end of the line.
    mutating func skipSpace() {
        while position < bytes.count {
            if bytes[position] == 0x20 || (0x09...0x0D).contains(bytes[position]) {
                position += 1
            } else if bytes[position...].starts(with: "//".utf8) {
                while position < bytes.count, bytes[position] != 0x0A { position += 1 }
            } else {
                return
            }
        }
    }

    func isAt(_ text: StaticString) -> Bool {
        text.withUTF8Buffer { bytes[position...].starts(with: $0) }
    }

    /// Takes `text` where it comes next, white space aside.
    mutating func take(_ text: String) -> Bool {
        var next = self
        next.skipSpace()
        guard next.takeDirectly(text) else { return false }
        self = next
        return true
    }

    /// Takes `text` where it stands right here.
    mutating func takeDirectly(_ text: String) -> Bool {
        guard bytes[position...].starts(with: text.utf8) else { return false }
        position += text.utf8.count
        return true
    }

    /// Letters, digits, hyphens and underscores.
    mutating func takeWord() -> Word? {
        skipSpace()
        let start = position
        while position < bytes.count, Self.isWord(bytes[position]) { position += 1 }
        guard position > start else { return nil }
        return Word(text: String(decoding: bytes[start..<position], as: UTF8.self), range: start..<position)
    }

    /// The name of a context, if the parentheses hold nothing else.
    mutating func takeContext() -> SelectorContext? {
        var next = self
        guard let word = next.takeWord(), let context = SelectorContext(rawValue: word.text) else { return nil }
        next.skipSpace()
        guard next.isAt(")") else { return nil }
        self = next
        return context
    }

    /// A value of an attribute: a text in quotes, or what stands before `|`, `]` or white space.
    mutating func takeValue() throws(SelectorError) -> String {
        skipSpace()
        if takeDirectly("\"") { return try takeQuoted() }
        let start = position
        while position < bytes.count, Self.isBareValue(bytes[position]) { position += 1 }
        guard position > start else { throw unexpected("a value") }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    /// A text in quotes, with the range of both.
    mutating func takeQuotedText() throws(SelectorError) -> Word {
        skipSpace()
        let start = position
        guard takeDirectly("\"") else { throw unexpected("a text in quotes") }
        return Word(text: try takeQuoted(), range: start..<position)
    }

    /// The rest of a text in quotes, in which `\"` and `\\` stand for a quote and a backslash.
    private mutating func takeQuoted() throws(SelectorError) -> String {
        let start = position - 1
        var text: [UInt8] = []
        while position < bytes.count {
            var byte = bytes[position]
            position += 1
            if byte == UInt8(ascii: "\"") { return String(decoding: text, as: UTF8.self) }
            if byte == UInt8(ascii: "\\"), position < bytes.count {
                byte = bytes[position]
                position += 1
            }
            text.append(byte)
        }
        throw SelectorError("the quote is not closed", start..<start + 1)
    }

    /// Something else stands here.
    func unexpected(_ expected: String) -> SelectorError {
        var next = self
        next.skipSpace()
        return next.position == next.bytes.count
            ? next.error("\(expected) is missing") : next.error("expected \(expected)")
    }

    /// Something is wrong here.
    func error(_ message: String) -> SelectorError {
        SelectorError(message, position..<min(position + 1, bytes.count))
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
            true
        default: false
        }
    }

    private static func isBareValue(_ byte: UInt8) -> Bool {
        byte > 0x20 && !"|]\"".utf8.contains(byte)
    }
}
