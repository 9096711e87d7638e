/// A line of code as what a terminal shows, character by character.
struct CodeCells {
    private static let tabWidth = 4

    private struct Cell {
        let text: String
        let column: Int
        let width: Int

        var end: Int { column + width }
    }

    /// A part of the line that fits, with an ellipsis where something is cut.
    struct Window {
        let text: String
        /// Column of the first marked character in `text`.
        let firstColumn: Int
        let markedColumns: Int
    }

    private var cells: [Cell] = []

    var count: Int { cells.count }
    /// Width of all cells.
    private(set) var columns = 0

    /// Appends UTF-8 without line breaks. What is no UTF-8 becomes replacement characters.
    mutating func append(_ bytes: ArraySlice<UInt8>) {
        for character in String(decoding: bytes, as: UTF8.self) {
            if character == "\t" {
                let width = CodeCells.tabWidth - columns % CodeCells.tabWidth
                append(String(repeating: " ", count: width), width)
            } else if let scalar = character.unicodeScalars.first, let picture = PrintableText.replacement(for: scalar) {
                append(String(picture), 1)
            } else {
                append(String(character), DisplayWidth.columns(of: character))
            }
        }
    }

    private mutating func append(_ text: String, _ width: Int) {
        cells.append(Cell(text: text, column: columns, width: width))
        columns += width
    }

    /// - Parameters:
    ///   - first: Index of the first marked cell, which the window shows.
    ///   - marked: Columns that are marked from there on.
    ///   - width: Columns of the window, ellipses included.
    func window(around first: Int, marked: Int, width: Int, isCutBefore: Bool, isCutAfter: Bool) -> Window {
        let start = first < cells.count ? cells[first].column : columns
        var from = 0
        if columns > width, start + marked > width - 1 {
            // A quarter of the window in front of the finding shows what it belongs to.
            let wanted = max(0, min(start - width / 4, columns - width + 2))
            from = cells.firstIndex { $0.column >= wanted } ?? cells.count
            from = min(from, first)
        }
        let hasEllipsis = from > 0 || isCutBefore
        let origin = from < cells.count ? cells[from].column : columns
        let room = width - (hasEllipsis ? 1 : 0)
        var to = cells.count
        if columns - origin > room || isCutAfter {
            to = cells[from...].firstIndex { $0.end - origin > room - 1 } ?? cells.count
        }
        let isCut = to < cells.count || isCutAfter
        let end = to > from ? cells[to - 1].end : origin
        let text = (hasEllipsis ? "…" : "") + cells[from..<to].map(\.text).joined() + (isCut ? "…" : "")
        return Window(
            text: text, firstColumn: start - origin + (hasEllipsis ? 1 : 0), markedColumns: min(marked, end - start))
    }
}
