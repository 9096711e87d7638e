/// Link reference definitions at the head of a paragraph. They vanish from it, and a paragraph that held nothing else
/// is none, so that it can be no heading.
enum ReferenceDefinition {
    /// The definitions among `lines` (the lines of one paragraph), and how many lines they take.
    static func all(in lines: [Range<Int>], _ bytes: [UInt8]) -> (lineCount: Int, definitions: [LinkDefinition]) {
        guard let first = lines.first, !first.isEmpty, bytes[first.lowerBound] == Byte.leftSquare else { return (0, []) }
        let content = CodeContent(of: lines.map { CodeLine(padding: 0, range: $0) }, in: bytes)
        let text = content.bytes
        var reader = Reader(text: text)
        var definitions: [LinkDefinition] = []
        while reader.byte == Byte.leftSquare, let found = reader.definition() {
            definitions.append(
                LinkDefinition(
                    label: LinkDefinition.normalized(text[found.label]),
                    destination: content.fileRange(of: found.destination)))
        }
        return (text[..<reader.position].count { $0 == Byte.lineFeed }, definitions)
    }

    private struct Reader {
        let text: [UInt8]
        private(set) var position = 0

        init(text: [UInt8]) { self.text = text }

        /// The byte at the cursor, or 0 at the end of the paragraph.
        var byte: UInt8 { position < text.count ? text[position] : 0 }

        /// Moves over one definition with its line break. Moves nothing when there is none.
        mutating func definition() -> (label: Range<Int>, destination: Range<Int>)? {
            let start = position
            guard label() else { return giveUp(start) }
            let label = start + 1..<position - 1
            guard take(Byte.colon) else { return giveUp(start) }
            skipSpaceAndLineBreak()
            let destinationStart = position
            guard destination() else { return giveUp(start) }
            let isBracketed = text[destinationStart] == Byte.less
            let destination = isBracketed ? destinationStart + 1..<position - 1 : destinationStart..<position
            let destinationEnd = position
            skipSpaceAndLineBreak()
            if position == destinationEnd || !title() { position = destinationEnd }
            if !endOfLine() {
                // What follows is no title, so the definition must end with its destination.
                position = destinationEnd
                guard endOfLine() else { return giveUp(start) }
            }
            return (label, destination)
        }

        private mutating func giveUp(_ start: Int) -> (label: Range<Int>, destination: Range<Int>)? {
            position = start
            return nil
        }

        private mutating func label() -> Bool {
            let start = position
            guard take(Byte.leftSquare) else { return false }
            var hasText = false
            while position < text.count, position - start <= 1000 {
                if byte == Byte.rightSquare {
                    position += 1
                    return hasText
                }
                if byte == Byte.leftSquare { return false }
                if !byte.isWhitespace { hasText = true }
                skipPossiblyEscaped()
            }
            return false
        }

        private mutating func destination() -> Bool {
            if take(Byte.less) {
                while position < text.count, byte != Byte.lineFeed, byte != Byte.less {
                    if take(Byte.greater) { return true }
                    skipPossiblyEscaped()
                }
                return false
            }
            let start = position
            var depth = 0
            while position < text.count, byte > Byte.space, byte != 0x7F {
                if byte == Byte.leftParen {
                    depth += 1
                    if depth > 32 { return false }
                } else if byte == Byte.rightParen {
                    if depth == 0 { break }
                    depth -= 1
                }
                skipPossiblyEscaped()
            }
            return depth == 0 && position > start
        }

        private mutating func title() -> Bool {
            let opening = byte
            guard opening == Byte.doubleQuote || opening == Byte.singleQuote || opening == Byte.leftParen else {
                return false
            }
            let closing = opening == Byte.leftParen ? Byte.rightParen : opening
            position += 1
            while position < text.count {
                if take(closing) { return true }
                if opening == Byte.leftParen, byte == Byte.leftParen { return false }
                skipPossiblyEscaped()
            }
            return false
        }

        private mutating func skipPossiblyEscaped() {
            if byte == Byte.backslash, position + 1 < text.count, text[position + 1].isPunctuation { position += 1 }
            position += 1
        }

        private mutating func skipSpaceAndLineBreak() {
            while byte.isSpaceOrTab { position += 1 }
            if take(Byte.lineFeed) {
                while byte.isSpaceOrTab { position += 1 }
            }
        }

        private mutating func endOfLine() -> Bool {
            while byte.isSpaceOrTab { position += 1 }
            return position >= text.count || take(Byte.lineFeed)
        }

        private mutating func take(_ wanted: UInt8) -> Bool {
            guard position < text.count, byte == wanted else { return false }
            position += 1
            return true
        }
    }
}
