/// What stands around a token.
public struct TokenFlags: OptionSet, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A line break stands between the token before and this one (or this one is the first).
    public static let startsLine = TokenFlags(rawValue: 1 << 0)
    /// White space or a comment stands right before the token.
    public static let spaceBefore = TokenFlags(rawValue: 1 << 1)
    /// White space, a comment or the end of the file stands right behind it.
    public static let spaceAfter = TokenFlags(rawValue: 1 << 2)
    /// A comment stands between the token before and this one.
    public static let commentBefore = TokenFlags(rawValue: 1 << 3)
    /// A literal that is not closed, or an identifier with a missing back-quote.
    public static let unterminated = TokenFlags(rawValue: 1 << 4)
}

/// The tokens of one file as parallel arrays. The last one is always `.endOfFile`, an empty token at the end of the text.
///
/// Tokens are in order and do not overlap. The bytes between two tokens are trivia (white space, comments, a byte-order
/// mark, what cannot be read), so tokens and gaps together are the file, byte for byte.
public struct Tokens: Sendable {
    public internal(set) var kinds: [TokenKind] = []
    /// The reserved or contextual keyword whose spelling the token has, else `.none`.
    public internal(set) var keywords: [Keyword] = []
    public internal(set) var flags: [TokenFlags] = []
    /// UTF-8 byte offsets, trivia excluded.
    public internal(set) var starts: [UInt32] = []
    public internal(set) var ends: [UInt32] = []

    @inlinable public var count: Int { kinds.count }

    /// Copies a lexer's tokens, with the parser's cuts made. `splits` are in order of their offsets.
    init(copying tokens: TokenBuffer, splitting splits: [TokenSplit]) {
        let capacity = tokens.count + splits.count
        kinds = [TokenKind](unsafeUninitializedCapacity: capacity) { kindBuffer, kindCount in
            keywords = [Keyword](unsafeUninitializedCapacity: capacity) { keywordBuffer, keywordCount in
                flags = [TokenFlags](unsafeUninitializedCapacity: capacity) { flagBuffer, flagCount in
                    starts = [UInt32](unsafeUninitializedCapacity: capacity) { startBuffer, startCount in
                        ends = [UInt32](unsafeUninitializedCapacity: capacity) { endBuffer, endCount in
                            if let kinds = kindBuffer.baseAddress, let keywords = keywordBuffer.baseAddress,
                                let flags = flagBuffer.baseAddress, let starts = startBuffer.baseAddress,
                                let ends = endBuffer.baseAddress
                            {
                                var copy = TokenBuffer(
                                    kinds: kinds, keywords: keywords, flags: flags, starts: starts, ends: ends,
                                    capacity: capacity)
                                copy.append(tokens, splitting: splits)
                                endCount = copy.count
                            }
                            startCount = endCount
                        }
                        flagCount = startCount
                    }
                    keywordCount = flagCount
                }
                kindCount = keywordCount
            }
        }
    }
}
