extension Lexer {
    /// Lexes up to the end of the text.
    ///
    /// The loop keeps its state in local variables for the tokens that make up nearly all of a text, and hands all
    /// others, and whatever depends on open string literals, to ``lexOther()``.
    mutating func lexTokens() {
        let base = base
        let end = end
        let keywords = keywords
        let limit = buffer.capacity &- Lexer.roomForOneStep
        var out = buffer
        var offset = position
        var isInterpolation = false
        while offset < end {
            guard out.count < limit else {
                out.isTooSmall = true
                break
            }
            // A single space is so frequent that it would spoil the prediction of the switch.
            if base[offset] == 0x20 {
                out.noteGap(.spaceBefore)
                offset &+= 1
                guard offset < end else { break }
            }
            let start = offset
            let byte = base[start]
            switch byte {
            case 0x20:
                offset = ByteScan.endOfSpaces(base, from: start &+ 1, to: end)
                continue
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"):
                let word = ASCIIWord(base, from: start, to: end)
                guard word.isWhole else { break }
                let (kind, keyword) = keywords.look(up: word, at: base + start)
                offset = start &+ word.length
                out.appendWithRoom(kind, keyword, from: start, to: offset)
                continue
            case 0x0A where !isInterpolation:
                out.noteGap([.startsLine, .spaceBefore])
                offset = ByteScan.endOfSpaces(base, from: start &+ 1, to: end)
                continue
            case UInt8(ascii: "(") where !isInterpolation:
                offset = start &+ 1
                out.appendWithRoom(.leftParen, .none, from: start, to: offset)
                continue
            case UInt8(ascii: ")") where !isInterpolation:
                offset = start &+ 1
                out.appendWithRoom(.rightParen, .none, from: start, to: offset)
                continue
            case UInt8(ascii: ","), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "["), UInt8(ascii: "]"),
                UInt8(ascii: ";"), UInt8(ascii: "@"), UInt8(ascii: "\\"):
                offset = start &+ 1
                out.appendWithRoom(Lexer.kindOfPunctuation(byte), .none, from: start, to: offset)
                continue
            case UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "="):
                // Alone unless an operator character or another colon follows.
                guard start &+ 1 < end, classes[Int(base[start &+ 1])] & ByteClass.mayFollowInOperator.rawValue == 0,
                    base[start &+ 1] != UInt8(ascii: ":")
                else { break }
                offset = start &+ 1
                out.appendWithRoom(Lexer.kindOfPunctuation(byte), .none, from: start, to: offset)
                continue
            default:
                break
            }
            position = start
            buffer = out
            lexOther()
            offset = position
            out = buffer
            isInterpolation = !literals.isEmpty
        }
        buffer = out
        position = offset
    }

    @inline(__always)
    static func kindOfPunctuation(_ byte: UInt8) -> TokenKind {
        switch byte {
        case UInt8(ascii: "{"): .leftBrace
        case UInt8(ascii: "}"): .rightBrace
        case UInt8(ascii: "["): .leftSquare
        case UInt8(ascii: "]"): .rightSquare
        case UInt8(ascii: ","): .comma
        case UInt8(ascii: ";"): .semicolon
        case UInt8(ascii: ":"): .colon
        case UInt8(ascii: "."): .period
        case UInt8(ascii: "="): .equal
        case UInt8(ascii: "@"): .atSign
        default: .backslash
        }
    }
}
