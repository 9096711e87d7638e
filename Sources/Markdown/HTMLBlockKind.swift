/// The seven kinds of HTML block, in the order of the specification: they differ in what begins and what ends them.
enum HTMLBlockKind {
    /// `<pre>`, `<script>`, `<style>`, `<textarea>`, to the line with the closing tag.
    case rawText
    case comment
    case processingInstruction
    case declaration
    case characterData
    /// A tag of a block element such as `<details>`, to the next blank line.
    case blockTag
    /// Any other tag alone on its line, to the next blank line. It does not interrupt a paragraph.
    case loneTag

    var endsAtBlankLine: Bool { self == .blockTag || self == .loneTag }

    /// The kind of block that the text of the cursor's line begins.
    init?(at cursor: LineCursor, interruptsParagraph: Bool) {
        guard cursor.textByte == Byte.less else { return nil }
        let start = cursor.textOffset + 1
        if let kind = HTMLBlockKind(special: cursor, start: start) ?? HTMLBlockKind(tag: cursor, start: start) {
            self = kind
            return
        }
        guard !interruptsParagraph, HTMLTag.standsAlone(on: cursor) else { return nil }
        self = .loneTag
    }

    private init?(special cursor: LineCursor, start: Int) {
        switch cursor.byte(at: start) {
        case Byte.questionMark:
            self = .processingInstruction
        case Byte.exclamationMark:
            let next = cursor.byte(at: start + 1)
            if next == Byte.hyphen, cursor.byte(at: start + 2) == Byte.hyphen {
                self = .comment
            } else if next.isLetter {
                self = .declaration
            } else if cursor.bytes[start + 1..<cursor.end].starts(with: "[CDATA[".utf8) {
                self = .characterData
            } else {
                return nil
            }
        default:
            return nil
        }
    }

    private init?(tag cursor: LineCursor, start: Int) {
        let isClosing = cursor.byte(at: start) == Byte.slash
        let nameStart = isClosing ? start + 1 : start
        var position = nameStart
        // No block element has a longer name, so a long word is not worth reading.
        while position - nameStart <= 10, cursor.byte(at: position).isLetter || cursor.byte(at: position).isDigit {
            position += 1
        }
        let name = cursor.bytes[nameStart..<position].map(\.lowercased)
        let next = cursor.byte(at: position)
        let endsName = next.isWhitespace || next == Byte.greater
        if !isClosing, endsName, HTMLBlockKind.rawTextElements.contains(name) {
            self = .rawText
        } else if endsName || (next == Byte.slash && cursor.byte(at: position + 1) == Byte.greater),
            HTMLBlockKind.blockElements.contains(name)
        {
            self = .blockTag
        } else {
            return nil
        }
    }

    /// Whether the block ends with a line that holds `text`.
    func ends(with text: ArraySlice<UInt8>) -> Bool {
        switch self {
        case .rawText: HTMLBlockKind.rawTextElements.contains { text.containsClosingTag(of: $0) }
        case .comment: text.contains(sequence: [Byte.hyphen, Byte.hyphen, Byte.greater])
        case .processingInstruction: text.contains(sequence: [Byte.questionMark, Byte.greater])
        case .declaration: text.contains(Byte.greater)
        case .characterData: text.contains(sequence: [Byte.rightSquare, Byte.rightSquare, Byte.greater])
        case .blockTag, .loneTag: false
        }
    }

    private static let rawTextElements: [[UInt8]] = ["pre", "script", "style", "textarea"].map { Array($0.utf8) }

    private static let blockElements = Set<[UInt8]>(
        """
        address article aside base basefont blockquote body caption center col colgroup dd details dialog dir div dl dt \
        fieldset figcaption figure footer form frame frameset h1 h2 h3 h4 h5 h6 head header hr html iframe legend li link \
        main menu menuitem nav noframes ol optgroup option p param search section summary table tbody td tfoot th thead \
        title tr track ul
        """.split(separator: " ").map { Array($0.utf8) })
}

extension ArraySlice<UInt8> {
    fileprivate func contains(sequence: [UInt8]) -> Bool {
        guard let first = sequence.first else { return true }
        var position = startIndex
        while position + sequence.count <= endIndex {
            if self[position] == first, self[position...].starts(with: sequence) { return true }
            position += 1
        }
        return false
    }

    fileprivate func containsClosingTag(of name: [UInt8]) -> Bool {
        var position = startIndex
        while position + name.count + 2 < endIndex {
            if self[position] == Byte.less, self[position + 1] == Byte.slash,
                self[position + 2..<position + 2 + name.count].elementsEqual(name, by: { $0.lowercased == $1 }),
                self[position + 2 + name.count] == Byte.greater
            {
                return true
            }
            position += 1
        }
        return false
    }
}
