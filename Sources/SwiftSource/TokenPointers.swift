/// The tokens of one file as pointers, which the parser reads without counting references. Debug builds check every
/// index.
struct TokenPointers {
    let kinds: UnsafeBufferPointer<TokenKind>
    let keywords: UnsafeBufferPointer<Keyword>
    let flags: UnsafeBufferPointer<TokenFlags>
    let starts: UnsafeBufferPointer<UInt32>
    let ends: UnsafeBufferPointer<UInt32>

    var count: Int { kinds.count }

    /// The text of a token, without back-quotes.
    func text(_ token: Int, in bytes: [UInt8]) -> String {
        Tokens.text(Int(starts[token]), Int(ends[token]), in: bytes)
    }
}

extension Tokens {
    /// The pointers are valid as long as `body` runs.
    func withPointers<Value>(_ body: (TokenPointers) -> Value) -> Value {
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
