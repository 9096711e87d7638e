/// Room for the tokens of one text, used again for the next.
struct TokenMemory: ~Copyable {
    private var start = UnsafeMutableRawPointer.allocate(byteCount: 0, alignment: 4)
    private(set) var capacity = 0

    private static let bytesPerToken =
        3 * MemoryLayout<UInt32>.stride + MemoryLayout<TokenKind>.stride + MemoryLayout<Keyword>.stride
        + MemoryLayout<TokenFlags>.stride

    deinit { start.deallocate() }

    /// Makes room for `count` tokens. Those that stood here are lost.
    mutating func reserve(_ count: Int) {
        guard count > capacity else { return }
        start.deallocate()
        start = .allocate(byteCount: count * TokenMemory.bytesPerToken, alignment: 4)
        capacity = count
    }

    /// A buffer without tokens, valid until more room is made.
    func emptyBuffer() -> TokenBuffer {
        let starts = start.bindMemory(to: UInt32.self, capacity: capacity)
        let ends = (start + 4 * capacity).bindMemory(to: UInt32.self, capacity: capacity)
        let kinds = (start + 12 * capacity).bindMemory(to: TokenKind.self, capacity: capacity)
        let keywords = (start + 13 * capacity).bindMemory(to: Keyword.self, capacity: capacity)
        let flags = (start + 14 * capacity).bindMemory(to: TokenFlags.self, capacity: capacity)
        // A gap in front of the first token is noted in its flags, which are then overwritten.
        flags.initialize(to: [])
        return TokenBuffer(
            kinds: kinds, keywords: keywords, flags: flags, starts: starts, ends: ends, capacity: capacity)
    }

    /// A number more for each token, for ``BracketMatches``.
    var closers: UnsafeMutablePointer<UInt32> {
        (start + 8 * capacity).bindMemory(to: UInt32.self, capacity: capacity)
    }
}
