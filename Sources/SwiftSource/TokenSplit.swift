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
        default: return .binaryOperator
        }
    }
}

extension Tokens {
    /// The tokens with the parser's cuts made. `splits` are in order of their offsets.
    func splitting(_ splits: [TokenSplit]) -> Tokens {
        guard !splits.isEmpty else { return self }
        var result = Tokens()
        result.kinds.reserveCapacity(count + splits.count)
        result.keywords.reserveCapacity(count + splits.count)
        result.flags.reserveCapacity(count + splits.count)
        result.starts.reserveCapacity(count + splits.count)
        result.ends.reserveCapacity(count + splits.count)
        var copied = 0
        var next = 0
        while next < splits.count {
            let token = splits[next].token
            result.append(self, copied..<token)
            var start = starts[token]
            var kind = splits[next].first
            var flags = flags[token]
            flags.remove(.spaceAfter)
            while next < splits.count, splits[next].token == token {
                let split = splits[next]
                result.append(split.first, flags, start, split.offset)
                start = split.offset
                kind = split.remainder
                flags = []
                next += 1
            }
            result.append(kind, self.flags[token].intersection(.spaceAfter), start, ends[token])
            copied = token + 1
        }
        result.append(self, copied..<count)
        return result
    }

    private mutating func append(_ other: Tokens, _ range: Range<Int>) {
        kinds.append(contentsOf: other.kinds[range])
        keywords.append(contentsOf: other.keywords[range])
        flags.append(contentsOf: other.flags[range])
        starts.append(contentsOf: other.starts[range])
        ends.append(contentsOf: other.ends[range])
    }

    private mutating func append(_ kind: TokenKind, _ flags: TokenFlags, _ start: UInt32, _ end: UInt32) {
        kinds.append(kind)
        keywords.append(.none)
        self.flags.append(flags)
        starts.append(start)
        ends.append(end)
    }
}
