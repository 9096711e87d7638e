/// Turns the bytes of a Swift text into tokens whose boundaries and kinds are those of swift-syntax's lexer.
///
/// It accepts any bytes, takes time linear in their number, and does not recurse: open string literals and interpolations
/// stand on an explicit stack, ``literals``. What no token can begin with is left to the gaps between tokens.
///
/// Kinds are those the lexer can know. `<`, `>` and `...` are operators here, and `>>` or `?.` is one token or two by the
/// rules for operators; the parser changes kinds and splits tokens where the grammar asks for it.
///
/// The loop over ordinary tokens is in `Lexer+Loop.swift`; the other files hold one kind of token each.
struct Lexer: ~Copyable {
    let base: UnsafePointer<UInt8>
    /// Number of bytes behind `base`.
    let end: Int
    /// ``ByteClass/table``.
    let classes: UnsafePointer<UInt8>
    let keywords: KeywordLookup

    /// Offset of the next byte to look at.
    var position = 0
    var buffer: TokenBuffer

    /// The string literals that are open, outermost first.
    var literals: [OpenLiteral] = []
    /// Tokens of the segments of open multi-line literals, whose indentation is known only at their end.
    var multilineSegments: [UInt32] = []
    /// Index of a token in front of which stands `try?` or `try!`, so that a `/` there begins a regex literal.
    var tokenAfterTry = -1
    var memory = SearchMemory()

    /// Lexes the whole of a text. The tokens are valid until `memory` is used again.
    static func lex(_ bytes: UnsafeBufferPointer<UInt8>, into memory: inout TokenMemory) -> TokenBuffer {
        run(on: bytes, into: &memory) { lexer in lexer.lexTokens() }
    }

    /// Lexes what ``lexOutline(_:)`` does; nil if that is not possible.
    static func lexOutline(
        _ bytes: UnsafeBufferPointer<UInt8>, _ choice: BraceChoice, into memory: inout TokenMemory
    ) -> TokenBuffer? {
        var isPossible = true
        let tokens = run(on: bytes, into: &memory) { lexer in isPossible = lexer.lexOutline(choice) }
        return isPossible ? tokens : nil
    }

    @inline(__always)
    private static func run(
        on bytes: UnsafeBufferPointer<UInt8>, into memory: inout TokenMemory, _ body: (inout Lexer) -> Void
    ) -> TokenBuffer {
        guard let base = bytes.baseAddress, !bytes.isEmpty, bytes.count <= Tokens.maximumByteCount else {
            return lexNothing(into: &memory)
        }
        let table = KeywordTable.shared
        return ByteClass.table.withUnsafeBufferPointer { classes in
            table.slots.withUnsafeBufferPointer { slots in
                table.entries.withUnsafeBufferPointer { entries in
                    table.longSlots.withUnsafeBufferPointer { longSlots in
                        guard let classes = classes.baseAddress,
                            let keywords = KeywordLookup(table, slots: slots, entries: entries, longSlots: longSlots)
                        else { return lexNothing(into: &memory) }
                        return run(
                            on: base, end: bytes.count, classes: classes, keywords: keywords, into: &memory, body)
                    }
                }
            }
        }
    }

    @inline(__always)
    private static func run(
        on base: UnsafePointer<UInt8>, end: Int, classes: UnsafePointer<UInt8>, keywords: KeywordLookup,
        into memory: inout TokenMemory, _ body: (inout Lexer) -> Void
    ) -> TokenBuffer {
        // Dense code has a token in four or five bytes. Doubling ends: a text has at most two tokens for each byte.
        memory.reserve(end / 4 + 2 * Lexer.roomForOneStep)
        while true {
            var lexer = Lexer(base: base, end: end, classes: classes, keywords: keywords, buffer: memory.emptyBuffer())
            body(&lexer)
            lexer.finish()
            let buffer = lexer.buffer
            if !buffer.isTooSmall { return buffer }
            memory.reserve(2 * memory.capacity)
        }
    }

    private static func lexNothing(into memory: inout TokenMemory) -> TokenBuffer {
        memory.reserve(1)
        var buffer = memory.emptyBuffer()
        buffer.append(.endOfFile, from: 0, to: 0)
        buffer.noteGap([])
        return buffer
    }

    private init(
        base: UnsafePointer<UInt8>, end: Int, classes: UnsafePointer<UInt8>, keywords: KeywordLookup,
        buffer: TokenBuffer
    ) {
        self.base = base
        self.end = end
        self.classes = classes
        self.keywords = keywords
        self.buffer = buffer
    }

    /// Tokens that one step of the loop over ordinary tokens may append without a look at the capacity.
    static let roomForOneStep = 16

    private mutating func finish() {
        for literal in literals { markUnterminated(literal.quote) }
        buffer.noteGap([])
        append(.endOfFile, from: end, to: end)
        buffer.noteGap([])
    }
}

// MARK: - Appending tokens

extension Lexer {
    /// Appends a token and makes its end the position.
    @inline(__always)
    mutating func append(_ kind: TokenKind, from start: Int, to end: Int) {
        buffer.append(kind, from: start, to: end)
        position = end
    }

    /// Appends a token from the position to `end`.
    mutating func append(_ kind: TokenKind, to end: Int) {
        append(kind, from: position, to: end)
    }

    /// Marks the token with this index as not closed.
    mutating func markUnterminated(_ token: Int) {
        buffer.flags[token].insert(.unterminated)
    }

    /// Kind of the last token; nil in front of the first.
    var lastKind: TokenKind? {
        buffer.count > 0 ? buffer.kinds[buffer.count - 1] : nil
    }

    /// Keyword of the last token, if it is a reserved one.
    var lastReservedKeyword: Keyword {
        lastKind == .keyword ? buffer.keywords[buffer.count - 1] : .none
    }
}

extension Tokens {
    /// The longest text that can be lexed, in bytes: offsets have 32 bits.
    public static let maximumByteCount = Int(UInt32.max)
}
