import Linter

/// The line of code a finding begins on, and what underlines it.
struct CodeFrame {
    /// Columns of code that are shown at most.
    static let width = 120
    /// Bytes on either side of the finding that are looked at, so that a line of a megabyte costs no more than others.
    private static let reach = 600

    /// One-based.
    let lineNumber: String
    /// The line, with tabs expanded; without what is too far off the finding.
    let code: String
    /// What stands below the code in front of the carets.
    let indent: String
    let carets: String

    /// - Parameter range: UTF-8 byte offsets. Of a range over several lines the first line is shown.
    init(of range: Range<Int>, in source: LintedSource) {
        let line = source.lines.line(at: range.lowerBound)
        let content = source.lines.contentRange(ofLine: line, in: source.bytes)
        let reach = CodeFrame.reach
        let start = min(max(range.lowerBound, content.lowerBound), content.upperBound)
        let end = min(max(range.upperBound, start), content.upperBound)
        let from = CodeFrame.boundary(max(content.lowerBound, start - reach), upTo: start, in: source.bytes)
        let to = CodeFrame.boundary(min(content.upperBound, start + reach), upTo: content.upperBound, in: source.bytes)

        var cells = CodeCells()
        cells.append(source.bytes[from..<start])
        let firstMarked = cells.count
        let firstColumn = cells.columns
        cells.append(source.bytes[start..<min(end, to)])
        let markedColumns = cells.columns - firstColumn
        if to > end { cells.append(source.bytes[end..<to]) }

        let window = cells.window(
            around: firstMarked, marked: markedColumns, width: CodeFrame.width,
            isCutBefore: from > content.lowerBound, isCutAfter: to < content.upperBound)
        lineNumber = String(line + 1)
        code = window.text
        indent = String(repeating: " ", count: window.firstColumn)
        carets = String(repeating: "^", count: max(1, window.markedColumns))
    }

    /// The next offset at or behind `offset` at which a character of UTF-8 can begin.
    private static func boundary(_ offset: Int, upTo limit: Int, in bytes: [UInt8]) -> Int {
        var offset = offset
        while offset < limit, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
        return offset
    }
}
