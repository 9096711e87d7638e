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

    init(_ buffer: TokenBuffer) {
        kinds = UnsafeBufferPointer(start: buffer.kinds, count: buffer.count)
        keywords = UnsafeBufferPointer(start: buffer.keywords, count: buffer.count)
        flags = UnsafeBufferPointer(start: buffer.flags, count: buffer.count)
        starts = UnsafeBufferPointer(start: buffer.starts, count: buffer.count)
        ends = UnsafeBufferPointer(start: buffer.ends, count: buffer.count)
    }

    private init(
        kinds: UnsafeBufferPointer<TokenKind>, keywords: UnsafeBufferPointer<Keyword>,
        flags: UnsafeBufferPointer<TokenFlags>, starts: UnsafeBufferPointer<UInt32>, ends: UnsafeBufferPointer<UInt32>
    ) {
        self.kinds = kinds
        self.keywords = keywords
        self.flags = flags
        self.starts = starts
        self.ends = ends
    }

    /// Those of arrays, which `body` must not outlive.
    static func with<Value>(_ tokens: Tokens, _ body: (TokenPointers) -> Value) -> Value {
        tokens.kinds.withUnsafeBufferPointer { kinds in
            tokens.keywords.withUnsafeBufferPointer { keywords in
                tokens.flags.withUnsafeBufferPointer { flags in
                    tokens.starts.withUnsafeBufferPointer { starts in
                        tokens.ends.withUnsafeBufferPointer { ends in
                            body(
                                TokenPointers(
                                    kinds: kinds, keywords: keywords, flags: flags, starts: starts, ends: ends))
                        }
                    }
                }
            }
        }
    }

    /// The text of a token, without back-quotes.
    func text(_ token: Int, in bytes: [UInt8]) -> String {
        Tokens.text(Int(starts[token]), Int(ends[token]), in: bytes)
    }
}

extension Tokens {
    /// The pointers are valid as long as `body` runs.
    public func withPointers<Value>(_ body: (TokenPointers) -> Value) -> Value { TokenPointers.with(self, body) }
}
