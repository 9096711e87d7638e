/// A paragraph whose lines are still coming.
struct OpenParagraph {
    /// Text of each line, without container markers and indentation.
    var lines: [Range<Int>] = []

    /// Takes away the link reference definitions at the head. Returns whether nothing is left.
    mutating func dropDefinitions(in bytes: [UInt8]) -> Bool {
        let count = ReferenceDefinition.lineCount(of: lines, in: bytes)
        guard count > 0 else { return lines.isEmpty }
        lines.removeFirst(min(count, lines.count))
        return lines.isEmpty
    }
}
