/// One cut through an operator token, such as `>>` at the end of `Set<Set<Int>>`.
struct TokenSplit {
    /// Index of the lexer's token.
    let token: Int
    /// Byte offset in the text at which the second part begins.
    let offset: UInt32
    /// Kind of the part before the cut.
    let first: TokenKind
    /// Kind of what is behind it.
    let remainder: TokenKind

    /// Kind of an operator's last bytes, standing alone.
    static func kind(of text: ArraySlice<UInt8>) -> TokenKind {
        guard text.count == 1, let byte = text.first else {
            if text.elementsEqual([0x2D, 0x3E]) { return .arrow }
            return text.elementsEqual([0x2E, 0x2E, 0x2E]) ? .ellipsis : .binaryOperator
        }
        switch byte {
        case UInt8(ascii: "<"): return .leftAngle
        case UInt8(ascii: ">"): return .rightAngle
        case UInt8(ascii: "?"): return .postfixQuestionMark
        case UInt8(ascii: "!"): return .exclamationMark
        case UInt8(ascii: "="): return .equal
        case UInt8(ascii: "&"): return .prefixAmpersand
        case UInt8(ascii: "."): return .period
        case UInt8(ascii: ":"): return .colon
        default: return .binaryOperator
        }
    }
}

extension TokenBuffer {
    /// Appends another buffer's tokens with the parser's cuts made.
    mutating func append(_ tokens: TokenBuffer, splitting splits: [TokenSplit]) {
        var copied = 0
        var next = 0
        while next < splits.count {
            let token = splits[next].token
            append(tokens, from: copied, to: token)
            var start = tokens.starts[token]
            var kind = splits[next].first
            var flags = tokens.flags[token]
            flags.remove(.spaceAfter)
            while next < splits.count, splits[next].token == token {
                let split = splits[next]
                append(split.first, flags, start, split.offset)
                start = split.offset
                kind = split.remainder
                flags = []
                next += 1
            }
            append(kind, tokens.flags[token].intersection(.spaceAfter), start, tokens.ends[token])
            copied = token + 1
        }
        append(tokens, from: copied, to: tokens.count)
    }

    private mutating func append(_ tokens: TokenBuffer, from first: Int, to end: Int) {
        let added = end - first
        guard added > 0, count + added <= capacity else { return }
        (kinds + count).update(from: tokens.kinds + first, count: added)
        (keywords + count).update(from: tokens.keywords + first, count: added)
        (flags + count).update(from: tokens.flags + first, count: added)
        (starts + count).update(from: tokens.starts + first, count: added)
        (ends + count).update(from: tokens.ends + first, count: added)
        count += added
    }

    private mutating func append(_ kind: TokenKind, _ flags: TokenFlags, _ start: UInt32, _ end: UInt32) {
        before = flags
        append(kind, .none, from: Int(start), to: Int(end))
    }
}
