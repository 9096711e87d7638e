/// What an `.xcconfig` file says, line by line.
struct ConfigurationFile {
    enum Statement: Hashable {
        /// - Parameters:
        ///   - name: With its conditions and without spaces, as in `NAME[sdk=iphoneos*]`.
        ///   - range: UTF-8 byte offsets of the value.
        case assignment(name: String, value: String, range: Range<Int>)
        /// - Parameter line: One-based.
        case include(path: String, isOptional: Bool, line: Int)
    }

    private(set) var statements: [Statement] = []
    /// One-based numbers of lines that say neither.
    private(set) var unreadableLines: [Int] = []

    private let bytes: [UInt8]
    private var position = 0
    private var line = 0

    init(parsing bytes: [UInt8]) {
        self.bytes = bytes
        if bytes.starts(with: OpenStepParser.byteOrderMark) { position = 3 }
        while position < bytes.count { readStatement(nextLine()) }
    }

    /// The next line without its comment and the spaces around it. Comments begin with `//` even inside of addresses.
    private mutating func nextLine() -> Range<Int> {
        line += 1
        var start = position
        while position < bytes.count, !isLineEnd(bytes[position]) { position += 1 }
        var end = position
        if position < bytes.count {
            let isPair =
                bytes[position] == UInt8(ascii: "\r") && position + 1 < bytes.count
                && bytes[position + 1] == UInt8(ascii: "\n")
            position += isPair ? 2 : 1
        }
        if let slash = (start..<max(start, end - 1)).first(where: { isSlash($0) && isSlash($0 + 1) }) { end = slash }
        while start < end, isSpace(bytes[start]) { start += 1 }
        while start < end, isSpace(bytes[end - 1]) { end -= 1 }
        return start..<end
    }

    private mutating func readStatement(_ range: Range<Int>) {
        guard let first = bytes[range].first else { return }
        let statement = first == UInt8(ascii: "#") ? include(range) : assignment(range)
        if let statement { statements.append(statement) } else { unreadableLines.append(line) }
    }

    private func include(_ range: Range<Int>) -> Statement? {
        let parts = bytes[range].dropFirst().split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
        guard parts.count == 3, parts[2].allSatisfy(isSpace) else { return nil }
        let directive = String(decoding: parts[0].filter { !isSpace($0) }, as: UTF8.self)
        guard directive == "include" || directive == "include?" else { return nil }
        let path = String(decoding: parts[1], as: UTF8.self)
        return .include(path: path, isOptional: directive == "include?", line: line)
    }

    private mutating func assignment(_ range: Range<Int>) -> Statement? {
        guard let nameEnd = nameEnd(range) else { return nil }
        let name = String(decoding: bytes[range.lowerBound..<nameEnd].filter { !isSpace($0) }, as: UTF8.self)
        guard let first = name.utf8.first, first != UInt8(ascii: "[") else { return nil }
        var start = nameEnd + 1
        while start < range.upperBound, isSpace(bytes[start]) { start += 1 }
        var piece = start..<range.upperBound
        var pieces: [String] = []
        // A backslash at the end of a line continues the value on the next one.
        while piece.last.map({ bytes[$0] == UInt8(ascii: "\\") }) == true, position < bytes.count {
            pieces.append(text(piece.dropLast()))
            piece = nextLine()
        }
        if piece.last.map({ bytes[$0] == UInt8(ascii: ";") }) == true { piece = piece.dropLast() }
        let end = max(start, piece.upperBound)
        pieces.append(text(piece))
        let value = pieces.filter { !$0.isEmpty }.joined(separator: " ")
        return .assignment(name: name, value: value, range: start..<end)
    }

    /// Where a name with its conditions ends: at the first equals sign outside brackets.
    private func nameEnd(_ range: Range<Int>) -> Int? {
        var isCondition = false
        return range.first { index in
            switch bytes[index] {
            case UInt8(ascii: "["): isCondition = true
            case UInt8(ascii: "]"): isCondition = false
            case UInt8(ascii: "="): return !isCondition
            default: break
            }
            return false
        }
    }

    private func text(_ range: Range<Int>) -> String {
        var end = range.upperBound
        while end > range.lowerBound, isSpace(bytes[end - 1]) { end -= 1 }
        return String(decoding: bytes[range.lowerBound..<end], as: UTF8.self)
    }

    private func isSlash(_ index: Int) -> Bool { bytes[index] == UInt8(ascii: "/") }
    private func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    private func isLineEnd(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
}
