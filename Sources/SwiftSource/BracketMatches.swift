/// For each opening bracket the token that closes it, found in one pass, so that the parser can look behind a block of
/// any size in constant time.
///
/// Where brackets do not pair, braces win: a `}` closes everything up to the nearest `{`. What is never closed is closed
/// by the end of the file.
struct BracketMatches {
    private let closers: [UInt32]

    init(_ tokens: Tokens) {
        let last = UInt32(truncatingIfNeeded: tokens.count - 1)
        var closers = [UInt32](repeating: 0, count: tokens.count)
        var open: [UInt32] = []
        tokens.kinds.withUnsafeBufferPointer { kinds in
            for index in kinds.indices {
                switch kinds[index] {
                case .leftParen, .leftSquare, .leftBrace:
                    open.append(UInt32(truncatingIfNeeded: index))
                case .rightParen:
                    Self.close(with: index, opener: .leftParen, &open, &closers, kinds)
                case .rightSquare:
                    Self.close(with: index, opener: .leftSquare, &open, &closers, kinds)
                case .rightBrace:
                    Self.close(with: index, opener: .leftBrace, &open, &closers, kinds)
                default:
                    break
                }
            }
        }
        for opener in open { closers[Int(opener)] = last }
        self.closers = closers
    }

    private static func close(
        with index: Int, opener: TokenKind, _ open: inout [UInt32], _ closers: inout [UInt32],
        _ kinds: UnsafeBufferPointer<TokenKind>
    ) {
        let closer = UInt32(truncatingIfNeeded: index)
        while let top = open.last {
            let kind = kinds[Int(top)]
            if kind == opener {
                closers[Int(top)] = closer
                open.removeLast()
                return
            }
            // A stray `)` or `]` does not end a block.
            if kind == .leftBrace { return }
            // `(` or `[` that something else closes: it ends here. A stray `]` in parentheses ends nothing.
            if opener != .leftBrace, !isOpen(opener, open, kinds) { return }
            closers[Int(top)] = closer
            open.removeLast()
        }
    }

    /// Whether an `opener` waits to be closed inside the innermost braces. Looks at a bounded number of brackets, to stay
    /// linear on any input.
    private static func isOpen(_ opener: TokenKind, _ open: [UInt32], _ kinds: UnsafeBufferPointer<TokenKind>) -> Bool {
        for bracket in open.suffix(16).reversed() {
            let kind = kinds[Int(bracket)]
            if kind == opener { return true }
            if kind == .leftBrace { return false }
        }
        return false
    }

    /// Token that closes the bracket at token `opener`.
    subscript(opener: Int) -> Int { Int(closers[opener]) }
}
