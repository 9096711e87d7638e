/// Reads one line from left to right and counts columns, with a tab stop every four.
///
/// Container markers may take a part of a tab; the cursor then stands on the tab, some columns into it.
struct LineCursor {
    let bytes: [UInt8]
    /// End of the line, line break excluded.
    private(set) var end = 0
    /// UTF-8 byte offset in the file.
    private(set) var offset = 0
    /// Zero-based column of `offset`, in characters as far as block markers (ASCII) go.
    private(set) var column = 0
    /// Whether a part of the tab at `offset` is taken.
    private(set) var isInsideTab = false
    /// First byte at or behind `offset` that is no space or tab; the end of the line when there is none.
    private(set) var textOffset = 0
    private var textColumn = 0

    init(bytes: [UInt8]) { self.bytes = bytes }

    /// Columns of white space before the text.
    var indent: Int { textColumn - column }
    var isBlank: Bool { textOffset >= end }

    /// First byte of the text, or a line feed when the rest of the line is blank.
    var textByte: UInt8 { byte(at: textOffset) }

    /// The byte at `position`, or a line feed at the end of the line and behind.
    func byte(at position: Int) -> UInt8 { position < end ? bytes[position] : Byte.lineFeed }

    mutating func begin(_ line: Range<Int>) {
        offset = line.lowerBound
        end = line.upperBound
        column = 0
        isInsideTab = false
        textOffset = offset
        textColumn = 0
        findText()
    }

    /// Moves over `count` columns of white space (or of ASCII text), taking tabs apart where needed.
    mutating func advance(columns count: Int) {
        var left = count
        while left > 0, offset < end {
            let width = bytes[offset] == Byte.tab ? 4 - column % 4 : 1
            let step = min(left, width)
            column += step
            left -= step
            isInsideTab = step < width
            if !isInsideTab { offset += 1 }
        }
        findText()
    }

    /// Moves to `target`, a byte of this line at or behind the cursor.
    mutating func advance(to target: Int) {
        if target >= textOffset {
            if target > offset { isInsideTab = false }
            offset = textOffset
            column = textColumn
        }
        while offset < min(target, end) {
            column += bytes[offset] == Byte.tab ? 4 - column % 4 : 1
            offset += 1
            isInsideTab = false
        }
        findText()
    }

    /// Takes the one column of white space that may follow a `>`.
    mutating func advanceOverOptionalSpace() {
        if offset < end, bytes[offset].isSpaceOrTab { advance(columns: 1) }
    }

    /// The rest of the line as code: what is left of a tab becomes spaces.
    func restOfLine() -> CodeLine {
        guard isInsideTab else { return CodeLine(padding: 0, range: offset..<end) }
        return CodeLine(padding: 4 - column % 4, range: offset + 1..<end)
    }

    /// White space is looked at once per line, however many containers it stands in.
    private mutating func findText() {
        guard textOffset <= offset else { return }
        textOffset = offset
        textColumn = column
        while textOffset < end {
            if bytes[textOffset] == Byte.space {
                textColumn += 1
            } else if bytes[textOffset] == Byte.tab {
                textColumn += 4 - textColumn % 4
            } else {
                break
            }
            textOffset += 1
        }
    }
}
