/// Memory that lexing and parsing need for a while. Whoever reads many texts keeps it from one to the next.
public struct SyntaxBuffers: ~Copyable {
    private var tokens = TokenMemory()
    private var nodes = UnsafeMutableBufferPointer<NodeBuilder.BuiltNode>.allocate(capacity: 0)

    /// Room for more tokens or nodes than this is given back after each text.
    private static let keptCapacity = 1 << 18

    public init() {}

    deinit { nodes.deallocate() }

    /// Lexes a text, any bytes, and gives the tokens to `body`, outside of which they are gone. A text longer than
    /// ``Tokens/maximumByteCount`` counts as empty.
    public mutating func withTokens<Value>(
        of bytes: UnsafeBufferPointer<UInt8>, _ body: (TokenPointers) -> Value
    ) -> Value {
        defer { giveBackExcess() }
        return body(TokenPointers(Lexer.lex(bytes, into: &tokens)))
    }

    /// Lexes what stands outside the braces of declarations, and outside those of the members of extensions, at a
    /// fraction of the cost. The braces themselves are there. Nil, and `body` is not called, for the few texts of which
    /// it cannot be told without lexing the whole.
    public mutating func withOutlineTokens<Value>(
        of bytes: UnsafeBufferPointer<UInt8>, _ body: (TokenPointers) -> Value
    ) -> Value? {
        defer { giveBackExcess() }
        return Lexer.lexOutline(bytes, .extensions, into: &tokens).map { body(TokenPointers($0)) }
    }

    /// - Parameter needsCode: Whether what stands between the braces of functions, accessors and closures is wanted, too.
    mutating func parse(_ bytes: [UInt8], needsCode: Bool = true) -> SyntaxTree {
        defer { giveBackExcess() }
        let lexed = bytes.withUnsafeBufferPointer { text in
            let declarations = needsCode ? nil : Lexer.lexOutline(text, .declarations, into: &tokens)
            return declarations ?? Lexer.lex(text, into: &tokens)
        }
        // Dense code has nearly as many nodes as tokens.
        if nodes.count < lexed.count { reserveNodes(lexed.count) }
        let pointers = TokenPointers(lexed)
        let brackets = BracketMatches(pointers.kinds, in: tokens.closers)
        var parser = Parser(bytes: bytes, tokens: pointers, brackets: brackets, nodes: NodeBuilder(in: nodes))
        parser.parseSourceFile()
        nodes = parser.nodes.memory
        return parser.finish(lexed)
    }

    private mutating func giveBackExcess() {
        if tokens.capacity > SyntaxBuffers.keptCapacity { tokens = TokenMemory() }
        if nodes.count > SyntaxBuffers.keptCapacity { reserveNodes(0) }
    }

    private mutating func reserveNodes(_ count: Int) {
        nodes.deallocate()
        nodes = .allocate(capacity: count)
    }
}

extension SyntaxTree {
    /// Lexes and parses a text. Any bytes give a tree.
    public static func parse(_ bytes: [UInt8]) -> SyntaxTree {
        var buffers = SyntaxBuffers()
        return buffers.parse(bytes)
    }

    /// The same for one text of many.
    public static func parse(_ bytes: [UInt8], using buffers: inout SyntaxBuffers) -> SyntaxTree {
        buffers.parse(bytes)
    }

    /// The tree of a text without what stands between the braces of functions, accessors and closures, at a fraction of
    /// the cost. All its declarations are those of the whole tree, in the same order, but not under the same numbers.
    public static func parseDeclarations(_ bytes: [UInt8], using buffers: inout SyntaxBuffers) -> SyntaxTree {
        buffers.parse(bytes, needsCode: false)
    }
}

extension Tokens {
    /// Lexes a text: any bytes, UTF-8 or not.
    ///
    /// A text longer than ``maximumByteCount`` is refused as a whole: the result is the lone `.endOfFile` of an empty
    /// text, never a part of the tokens. Callers that may meet such a text compare the length first, to say so.
    public init(lexing bytes: [UInt8]) {
        var memory = TokenMemory()
        self.init(copying: bytes.withUnsafeBufferPointer { Lexer.lex($0, into: &memory) }, splitting: [])
    }
}
