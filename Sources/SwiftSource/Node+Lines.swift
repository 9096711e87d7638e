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
