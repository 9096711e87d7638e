extension Node {
    /// White space at the beginning of the line that the node begins on.
    public var indentation: String { String(decoding: tree.bytes[indentationRange], as: UTF8.self) }

    /// Whether only white space stands before the node on its line.
    public var beginsLine: Bool { indentationRange.upperBound == range.lowerBound }

    private var indentationRange: Range<Int> {
        let lines = tree.lineTable()
        let line = lines.range(ofLine: lines.line(at: range.lowerBound))
        let count = tree.bytes[line].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count
        return line.lowerBound..<line.lowerBound + count
    }
}

extension SyntaxTree {
    /// One step of indentation as the text has it: a tab, or the spaces that its first indented line begins with.
    public var indentationStep: String {
        var lineStart = 0
        while lineStart < bytes.count {
            let indentation = bytes[lineStart...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
            if indentation.first == UInt8(ascii: "\t") { return "\t" }
            // A single space stands before the asterisks of a comment.
            if (2...8).contains(indentation.count) { return String(repeating: " ", count: indentation.count) }
            guard let end = bytes[lineStart...].firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else { break }
            lineStart = end + 1
        }
        return "    "
    }
}
