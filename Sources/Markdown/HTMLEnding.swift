/// What ends a piece of inline HTML that is no tag.
enum HTMLEnding: Hashable {
    case comment, processingInstruction, declaration, characterData

    /// The piece that begins at a `<`.
    init?(in text: [UInt8], at start: Int) {
        let rest = text[(start + 1)...].prefix(8)
        if rest.starts(with: "!--".utf8) {
            self = .comment
        } else if rest.starts(with: "![CDATA[".utf8) {
            self = .characterData
        } else if rest.first == Byte.questionMark {
            self = .processingInstruction
        } else if rest.first == Byte.exclamationMark, rest.dropFirst().first?.isLetter == true {
            self = .declaration
        } else {
            return nil
        }
    }

    /// Behind the end of the piece that begins at `start`; nil when it does not end.
    func end(in text: [UInt8], from start: Int) -> Int? {
        // `<!-->` and `<!--->` are whole comments.
        let mark: (text: StaticString, from: Int) =
            switch self {
            case .comment: ("-->", start + 2)
            case .processingInstruction: ("?>", start + 2)
            case .declaration: (">", start + 2)
            case .characterData: ("]]>", start + 9)
            }
        return mark.text.withUTF8Buffer { wanted in
            var position = mark.from
            while position + wanted.count <= text.count {
                if text[position] == wanted[0], text[position..<position + wanted.count].elementsEqual(wanted) {
                    return position + wanted.count
                }
                position += 1
            }
            return nil
        }
    }
}
