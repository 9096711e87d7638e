import Markdown

/// An article of a DocC catalogue taken apart: its Markdown, without the lines of directives and the indentation of what
/// they hold, and the directives.
struct DocCArticle {
    let map: LineMap
    let directives: [DocCDirective]

    init(_ bytes: [UInt8]) {
        var reader = DocCArticleReader(bytes)
        reader.read()
        map = LineMap(reader.lines)
        directives = reader.directives
    }
}

/// A directive such as `@Snippet(path: "Steps")`.
struct DocCDirective {
    let name: String
    let arguments: [Argument]
    /// From the `@` to the end of its arguments, as UTF-8 byte offsets.
    let range: Range<Int>

    struct Argument {
        let label: String
        let value: String
        /// The value without its quotes.
        let range: Range<Int>
    }

    func argument(_ label: String) -> Argument? { arguments.first { $0.label == label } }
}

/// Reads an article line by line. Directives are looked for where code is not.
private struct DocCArticleReader {
    private let bytes: [UInt8]
    private(set) var lines: [LineMap.Line] = []
    private(set) var directives: [DocCDirective] = []
    /// The directives that are open.
    private var open: [OpenDirective] = []
    private var fence: (character: UInt8, length: Int)?
    /// Lines up to here belong to arguments.
    private var argumentsEnd = 0

    private struct OpenDirective {
        /// White space before what it holds, once a line has told.
        var indentation: Int?
        /// Readers never see what it holds.
        let isComment: Bool
    }

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    mutating func read() {
        var start = 0
        while start < bytes.count {
            let end = bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
            readLine(start..<end)
            start = end + 1
            if end + 1 < bytes.count, bytes[end] == 0x0D, bytes[end + 1] == 0x0A { start += 1 }
        }
    }

    private mutating func readLine(_ line: Range<Int>) {
        guard line.lowerBound >= argumentsEnd else { return add(line, line.upperBound..<line.upperBound) }
        let text = dedented(line)
        let content = trimmed(text)
        if let open = fence {
            let run = content.prefix { bytes[$0] == open.character }.count
            if run >= open.length, run == content.count { fence = nil }
            add(line, text)
        } else if content.lowerBound - text.lowerBound < 4, readDirective(content) {
            add(line, line.upperBound..<line.upperBound)
        } else if !open.isEmpty, content.count == 1, bytes[content.lowerBound] == UInt8(ascii: "}") {
            open.removeLast()
            add(line, line.upperBound..<line.upperBound)
        } else {
            if let first = content.first.map({ bytes[$0] }), first == UInt8(ascii: "`") || first == UInt8(ascii: "~") {
                let run = content.prefix { bytes[$0] == first }.count
                if run >= 3 { fence = (first, run) }
            }
            add(line, text)
        }
    }

    private mutating func add(_ line: Range<Int>, _ text: Range<Int>) {
        let isHidden = open.contains(where: \.isComment)
        lines.append(
            LineMap.Line(fileStart: line.lowerBound, text: isHidden ? line.upperBound..<line.upperBound : text))
    }

    /// A line without as much white space as the first line in the innermost directive has.
    private mutating func dedented(_ line: Range<Int>) -> Range<Int> {
        guard let last = open.indices.last else { return line }
        let count = line.prefix { bytes[$0] == 0x20 || bytes[$0] == 0x09 }.count
        let isClosing = line.count == count + 1 && bytes[line.upperBound - 1] == UInt8(ascii: "}")
        guard count < line.count, !isClosing || fence != nil else { return line.lowerBound + count..<line.upperBound }
        let indentation = open[last].indentation ?? count
        open[last].indentation = indentation
        return line.lowerBound + min(indentation, count)..<line.upperBound
    }

    private func trimmed(_ line: Range<Int>) -> Range<Int> {
        var line = line
        while let first = line.first, bytes[first] == 0x20 || bytes[first] == 0x09 { line.removeFirst() }
        while let last = line.last, bytes[last] == 0x20 || bytes[last] == 0x09 { line.removeLast() }
        return line
    }

    /// Whether a line is a directive, which is then taken note of: a name, arguments, and a brace where it holds
    /// something.
    private mutating func readDirective(_ line: Range<Int>) -> Bool {
        var cursor = DirectiveCursor(bytes, at: line.lowerBound)
        guard cursor.take(UInt8(ascii: "@")), let name = cursor.name(), name.first?.isUppercase == true else { return false }
        var end = cursor.position
        cursor.skipSpaces()
        var arguments: [DocCDirective.Argument] = []
        if cursor.take(UInt8(ascii: "(")) {
            guard let all = cursor.arguments() else { return false }
            arguments = all
            end = cursor.position
            cursor.skipSpaces()
        }
        let rest = bytes[cursor.position...].prefix { $0 != 0x0A && $0 != 0x0D }
        let text = rest.filter { $0 != 0x20 && $0 != 0x09 }
        guard text.isEmpty || text.first == UInt8(ascii: "{") else { return false }
        directives.append(DocCDirective(name: name, arguments: arguments, range: line.lowerBound..<end))
        argumentsEnd = end
        if text == [UInt8(ascii: "{")] {
            open.append(OpenDirective(indentation: nil, isComment: name == "Comment"))
        }
        return true
    }
}

/// Reads a directive from its `@` on.
private struct DirectiveCursor {
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
