/// Writes an alignment as a unified diff from the README to the source, without the common indentation of either.
struct UnifiedDiff {
    /// Equal lines shown around differing ones.
    private static let context = 3

    let block: BlockText
    let source: SourceText
    let alignment: Alignment
    /// Zero-based line of the README on which the code of the block begins.
    let firstReadmeLine: Int

    func text(readmePath: String) -> String {
        var lines = ["--- \(readmePath)", "+++ \(source.path)"]
        for hunk in hunks() {
            let edits = alignment.edits[hunk]
            let own = edits.compactMap(\.blockLine).map { firstReadmeLine + Int(block.lines[$0].number) }
            let other = edits.compactMap(\.sourceLine).map { Int(source.lines[$0].number) }
            lines.append("@@ -\(UnifiedDiff.span(own)) +\(UnifiedDiff.span(other)) @@")
            lines += texts(of: edits)
        }
        return lines.joined(separator: "\n")
    }

    /// Ranges of edits that hold a difference and the lines around it.
    private func hunks() -> [Range<Int>] {
        var hunks: [Range<Int>] = []
        for (position, edit) in alignment.edits.enumerated() where !edit.isEqual {
            let start = max(0, position - UnifiedDiff.context)
            let end = min(alignment.edits.count, position + UnifiedDiff.context + 1)
            if let last = hunks.last, last.upperBound >= start {
                hunks[hunks.count - 1] = last.lowerBound..<end
            } else {
                hunks.append(start..<end)
            }
        }
        return hunks
    }

    /// The lines of a hunk; what is taken away comes before what takes its place.
    private func texts(of edits: ArraySlice<LineEdit>) -> [String] {
        var lines: [String] = []
        var added: [String] = []
        for edit in edits {
            switch edit {
            case .equal(let line, _):
                lines += added
                added = []
                lines.append(" " + text(line))
            case .reindented(let line, let other), .replaced(let line, let other):
                lines.append("-" + text(line))
                added.append("+" + sourceText(other))
            case .onlyInBlock(let line):
                lines.append("-" + text(line))
            case .onlyInSource(let other):
                added.append("+" + sourceText(other))
            }
        }
        return lines + added
    }

    private func text(_ line: Int) -> String {
        String(decoding: block.text(of: block.lines[line]), as: UTF8.self)
    }

    private func sourceText(_ line: Int) -> String {
        let whole = source.bytes[source.lines[line].whole]
        let added = alignment.addedIndentation
        let text = whole.starts(with: added) ? whole.dropFirst(added.count) : source.bytes[source.lines[line].text]
        return String(decoding: text, as: UTF8.self)
    }

    /// One-based first line and number of lines.
    private static func span(_ lines: [Int]) -> String {
        guard let first = lines.first else { return "0,0" }
        return lines.count == 1 ? "\(first + 1)" : "\(first + 1),\(lines.count)"
    }
}
