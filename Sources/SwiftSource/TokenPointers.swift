/// The tokens of one text as pointers, which are read without counting references. The last one is always `.endOfFile`.
/// Valid as long as the memory they stand in; see ``SyntaxBuffers``. Debug builds check every index.
public struct TokenPointers {
    public let kinds: UnsafeBufferPointer<TokenKind>
    public let keywords: UnsafeBufferPointer<Keyword>
    public let flags: UnsafeBufferPointer<TokenFlags>
    /// UTF-8 byte offsets, trivia excluded.
    public let starts: UnsafeBufferPointer<UInt32>
    public let ends: UnsafeBufferPointer<UInt32>

    @inlinable public var count: Int { kinds.count }

    /// The text of a token, without back-quotes.
    func text(_ token: Int, in bytes: [UInt8]) -> String {
        Tokens.text(Int(starts[token]), Int(ends[token]), in: bytes)
    }
}

extension TokenPointers {
    init(_ buffer: TokenBuffer) {
        self.init(
            kinds: UnsafeBufferPointer(start: buffer.kinds, count: buffer.count),
            keywords: UnsafeBufferPointer(start: buffer.keywords, count: buffer.count),
            flags: UnsafeBufferPointer(start: buffer.flags, count: buffer.count),
            starts: UnsafeBufferPointer(start: buffer.starts, count: buffer.count),
            ends: UnsafeBufferPointer(start: buffer.ends, count: buffer.count))
    }
}

extension Tokens {
    /// The pointers are valid as long as `body` runs.
    public func withPointers<Value>(_ body: (TokenPointers) -> Value) -> Value {
        kinds.withUnsafeBufferPointer { kinds in
            keywords.withUnsafeBufferPointer { keywords in
                flags.withUnsafeBufferPointer { flags in
                    starts.withUnsafeBufferPointer { starts in
                        ends.withUnsafeBufferPointer { ends in
                            body(
                                TokenPointers(
                                    kinds: kinds, keywords: keywords, flags: flags, starts: starts, ends: ends))
                        }
                    }
                }
            }
        }
    }
}
