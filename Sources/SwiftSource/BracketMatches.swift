/// For each opening bracket the token that closes it, found in one pass, so that the parser can look behind a block of
/// any size in constant time.
///
/// Where brackets do not pair, braces win: a `}` closes everything up to the nearest `{`. What is never closed is closed
/// by the end of the file.
struct BracketMatches {
    /// For each token; written for opening brackets only.
    private let closers: UnsafeMutablePointer<UInt32>

    /// - Parameter closers: Memory for one number a token.
    init(_ kinds: UnsafeBufferPointer<TokenKind>, in closers: UnsafeMutablePointer<UInt32>) {
        self.closers = closers
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: kinds.count) { stack in
            var open = OpenBrackets(stack: stack, kinds: kinds, closers: closers)
            for index in kinds.indices where kinds[index].isBracket {
                switch kinds[index] {
                case .rightParen: open.close(.leftParen, with: index)
                case .rightSquare: open.close(.leftSquare, with: index)
                case .rightBrace: open.close(.leftBrace, with: index)
                default: open.push(index)
                }
            }
            open.closeAll(with: kinds.count - 1)
        }
    }

    /// Token that closes the bracket at token `opener`.
    subscript(opener: Int) -> Int { Int(closers[opener]) }
}

/// The brackets that wait to be closed, innermost last.
private struct OpenBrackets {
    let stack: UnsafeMutableBufferPointer<UInt32>
    let kinds: UnsafeBufferPointer<TokenKind>
    let closers: UnsafeMutablePointer<UInt32>
    private var count = 0

    init(
        stack: UnsafeMutableBufferPointer<UInt32>, kinds: UnsafeBufferPointer<TokenKind>,
        closers: UnsafeMutablePointer<UInt32>
    ) {
        self.stack = stack
        self.kinds = kinds
        self.closers = closers
    }

    mutating func push(_ token: Int) {
        stack[count] = UInt32(truncatingIfNeeded: token)
        count += 1
    }

    private mutating func closeLast(with closer: Int) {
        count -= 1
        closers[Int(stack[count])] = UInt32(truncatingIfNeeded: closer)
    }

    mutating func closeAll(with closer: Int) {
        while count > 0 { closeLast(with: closer) }
    }

    mutating func close(_ opener: TokenKind, with closer: Int) {
        while count > 0 {
            let kind = kinds[Int(stack[count - 1])]
            if kind == opener { return closeLast(with: closer) }
            // A stray `)` or `]` does not end a block.
            if kind == .leftBrace { return }
            // `(` or `[` that something else closes: it ends here. A stray `]` in parentheses ends nothing.
            if opener != .leftBrace, !holds(opener) { return }
            closeLast(with: closer)
        }
    }

    /// Whether an `opener` waits to be closed inside the innermost braces. Looks at a bounded number of brackets, to stay
    /// linear on any input.
    private func holds(_ opener: TokenKind) -> Bool {
        for place in (max(0, count - 16)..<count).reversed() {
            let kind = kinds[Int(stack[place])]
            if kind == opener { return true }
            if kind == .leftBrace { return false }
        }
        return false
    }
}

extension TokenKind {
    /// Whether it is one of `( ) { } [ ]`, which stand together.
    fileprivate var isBracket: Bool {
        rawValue >= TokenKind.leftParen.rawValue && rawValue <= TokenKind.rightSquare.rawValue
    }
}
