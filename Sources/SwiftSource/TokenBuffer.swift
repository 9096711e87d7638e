/// Columns that the tokens of one text are written to, as pointers, so that appending a token is five stores. The
/// memory belongs to a ``TokenMemory`` or to the arrays of ``Tokens``.
struct TokenBuffer {
    let kinds: UnsafeMutablePointer<TokenKind>
    let keywords: UnsafeMutablePointer<Keyword>
    let flags: UnsafeMutablePointer<TokenFlags>
    let starts: UnsafeMutablePointer<UInt32>
    let ends: UnsafeMutablePointer<UInt32>
    let capacity: Int
    /// Tokens written so far.
    var count = 0
    /// Flags that the gap in front of the next token has given it so far.
    var before: TokenFlags = .startsLine
    /// Whether a token had no room. The text is then lexed again with more of it.
    var isTooSmall = false

    @inline(__always)
    mutating func append(_ kind: TokenKind, _ keyword: Keyword = .none, from start: Int, to end: Int) {
        guard count < capacity else {
            isTooSmall = true
            return
        }
        appendWithRoom(kind, keyword, from: start, to: end)
    }

    /// Appends a token for which the caller has made sure that there is room.
    @inline(__always)
    mutating func appendWithRoom(_ kind: TokenKind, _ keyword: Keyword, from start: Int, to end: Int) {
        kinds[count] = kind
        keywords[count] = keyword
        flags[count] = before
        starts[count] = UInt32(truncatingIfNeeded: start)
        ends[count] = UInt32(truncatingIfNeeded: end)
        count &+= 1
        before = []
    }

    /// Notes trivia between the last token and the next one. In front of the first token it writes to the place of that
    /// token, which overwrites it.
    @inline(__always)
    mutating func noteGap(_ flags: TokenFlags) {
        self.flags[max(count &- 1, 0)].insert(.spaceAfter)
        before.formUnion(flags)
    }
}
