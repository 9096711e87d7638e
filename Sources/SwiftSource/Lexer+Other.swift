extension Lexer {
    /// Lexes what the loop over ordinary tokens does not: one token, literal or piece of trivia at the position.
    @inline(never)
    mutating func lexOther() {
        let start = position
        switch base[start] {
        case 0x0A, 0x0D:
            lexLineBreak()
        case 0x09, 0x0B, 0x0C:
            buffer.noteGap(.spaceBefore)
            position = start + 1
        case UInt8(ascii: "/"):
            lexSlash()
        case UInt8(ascii: "\""), UInt8(ascii: "'"):
            lexStringLiteral(pounds: 0)
        case UInt8(ascii: "("):
            append(.leftParen, to: start + 1)
            if !literals.isEmpty { literals[literals.count - 1].openParentheses += 1 }
        case UInt8(ascii: ")"):
            append(.rightParen, to: start + 1)
            if !literals.isEmpty { closeParenthesisInInterpolation() }
        case UInt8(ascii: ":"):
            let isPair = byteIs(UInt8(ascii: ":"), at: start + 1)
            append(isPair ? .colonColon : .colon, to: start + (isPair ? 2 : 1))
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
            lexNumber()
        case UInt8(ascii: "!"), UInt8(ascii: "?"):
            lexMark()
        case UInt8(ascii: "<"), UInt8(ascii: ">"):
            lexAngle()
        case UInt8(ascii: "."), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"),
            UInt8(ascii: "%"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"):
            lexOperator()
        case UInt8(ascii: "#"):
            lexPound()
        case UInt8(ascii: "`"):
            lexQuotedIdentifier()
        case UInt8(ascii: "$"):
            lexDollarIdentifier()
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"):
            lexIdentifier()
        default:
            lexUnusualByte()
        }
    }

    private mutating func lexLineBreak() {
        if let literal = literals.last, !literal.isMultiline {
            lexStringEndingWithLine()
        } else {
            buffer.noteGap([.startsLine, .spaceBefore])
            position += 1
        }
    }

    /// A slash begins a comment, or an operator, which may turn out to be a regex literal.
    private mutating func lexSlash() {
        if byteIs(UInt8(ascii: "/"), at: position + 1) {
            buffer.noteGap([.spaceBefore, .commentBefore])
            position = endOfLine(from: position + 2)
        } else if byteIs(UInt8(ascii: "*"), at: position + 1) {
            lexBlockComment()
        } else {
            lexOperator()
        }
    }
}
