/// Reads the parts of links and of link reference definitions.
struct LinkReader {
    let text: [UInt8]
    private(set) var position: Int

    /// Deeper parentheses are no part of a destination, as in cmark.
    private static let deepestParentheses = 32

    init(_ text: [UInt8], at position: Int = 0) {
        self.text = text
        self.position = position
    }

    /// The byte at the cursor, or 0 at the end.
    var byte: UInt8 { position < text.count ? text[position] : 0 }

    /// Where a destination stands, without angle brackets; it can be empty.
    mutating func destination() -> Range<Int>? {
        if take(Byte.less) { return bracketedDestination() }
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
        let start = position
        while position < text.count, byte != Byte.lineFeed, byte != Byte.less {
            if take(Byte.greater) { return start..<position - 1 }
            skipPossiblyEscaped()
        }
        return nil
    }

    /// Whether a title stands here: moves over it. One that does not end is none.
    mutating func title() -> Bool {
        guard let opening = titleOpening else { return false }
        let closing = opening == Byte.leftParen ? Byte.rightParen : opening
        position += 1
        while position < text.count {
            if take(closing) { return true }
            if opening == Byte.leftParen, byte == Byte.leftParen { return false }
            skipPossiblyEscaped()
        }
        return false
    }

    /// What a title begins with, if the next byte can begin one.
    private var titleOpening: UInt8? {
        byte == Byte.doubleQuote || byte == Byte.singleQuote || byte == Byte.leftParen ? byte : nil
    }

    mutating func skipPossiblyEscaped() {
        if byte == Byte.backslash, position + 1 < text.count, text[position + 1].isPunctuation { position += 1 }
        position += 1
    }

    mutating func skip(while belongs: (UInt8) -> Bool) {
        while position < text.count, belongs(byte) { position += 1 }
    }

    mutating func take(_ wanted: UInt8) -> Bool {
        guard position < text.count, byte == wanted else { return false }
        position += 1
        return true
    }

    mutating func move(to position: Int) { self.position = position }
}

extension LinkReader {
    /// Reads `destination "title")`, what stands behind the `(` of an inline link.
    ///
    /// - Returns: Where the destination stands, without angle brackets; the position is then behind the `)`.
    mutating func inlineTarget() -> Range<Int>? {
        skip(while: \.isWhitespace)
        guard let destination = destination() else { return nil }
        let end = position
        skip(while: \.isWhitespace)
        if position > end, titleOpening != nil, !title() { return nil }
        skip(while: \.isWhitespace)
        return take(Byte.rightParen) ? destination : nil
    }
}
