/// Reads the destination and the title of an inline link, `(destination "title")`.
struct LinkTargetReader {
    let text: [UInt8]
    private(set) var position: Int

    /// Deeper parentheses are no part of a destination, as in cmark.
    private static let deepestParentheses = 32

    /// - Parameter position: Behind the `(`.
    init(_ text: [UInt8], at position: Int) {
        self.text = text
        self.position = position
    }

    /// Where the destination stands, without angle brackets; the position is then behind the `)`.
    mutating func target() -> Range<Int>? {
        skipSpace()
        guard let destination = destination() else { return nil }
        let end = position
        skipSpace()
        if position > end, !title() { return nil }
        skipSpace()
        guard byte == Byte.rightParen else { return nil }
        position += 1
        return destination
    }

    /// The byte at the cursor, or 0 at the end.
    private var byte: UInt8 { position < text.count ? text[position] : 0 }

    private mutating func destination() -> Range<Int>? {
        if byte == Byte.less { return bracketedDestination() }
        let start = position
        var depth = 0
        while position < text.count, byte > Byte.space, byte != 0x7F {
            if byte == Byte.leftParen {
                depth += 1
                if depth > Self.deepestParentheses { return nil }
            } else if byte == Byte.rightParen {
                if depth == 0 { break }
                depth -= 1
            }
            skipPossiblyEscaped()
        }
        position = min(position, text.count)
        return depth == 0 ? start..<position : nil
    }

    private mutating func bracketedDestination() -> Range<Int>? {
        position += 1
        let start = position
        while position < text.count, byte != Byte.lineFeed, byte != Byte.less {
            if byte == Byte.greater {
                position += 1
                return start..<position - 1
            }
            skipPossiblyEscaped()
        }
        return nil
    }

    /// Moves over a title, if one stands there; false for one that does not end.
    private mutating func title() -> Bool {
        let opening = byte
        guard opening == Byte.doubleQuote || opening == Byte.singleQuote || opening == Byte.leftParen else {
            return true
        }
        let closing = opening == Byte.leftParen ? Byte.rightParen : opening
        position += 1
        while position < text.count {
            if byte == closing {
                position += 1
                return true
            }
            if opening == Byte.leftParen, byte == Byte.leftParen { return false }
            skipPossiblyEscaped()
        }
        return false
    }

    private mutating func skipPossiblyEscaped() {
        if byte == Byte.backslash, position + 1 < text.count, text[position + 1].isPunctuation { position += 1 }
        position += 1
    }

    private mutating func skipSpace() { while byte.isWhitespace { position += 1 } }
}
