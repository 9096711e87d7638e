/// A paragraph whose lines are still coming.
struct OpenParagraph {
    /// Text of each line, without container markers and indentation.
    var lines: [Range<Int>] = []

    /// Moves the link reference definitions at the head to `definitions`. Returns whether nothing is left.
    mutating func dropDefinitions(in bytes: [UInt8], to definitions: inout [LinkDefinition]) -> Bool {
        let found = ReferenceDefinition.all(in: lines, bytes)
        guard found.lineCount > 0 else { return lines.isEmpty }
        definitions += found.definitions
        lines.removeFirst(min(found.lineCount, lines.count))
        return lines.isEmpty
    }
}
