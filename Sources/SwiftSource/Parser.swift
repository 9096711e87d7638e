/// A recursive-descent parser over the tokens of one file.
///
/// It follows the grammar of swift-syntax's parser, with a flatter tree. What it does not understand becomes
/// `.unexpected`; each loop takes at least one token, and nesting beyond ``maximumDepth`` is skipped by brackets, so it
/// ends on any input without deep recursion.
///
/// The functions are in one file per part of the grammar: `Parser+Declarations`, `Parser+Statements`, …
struct Parser {
    let bytes: [UInt8]
    let tokens: TokenPointers
    let brackets: BracketMatches
    var nodes: NodeBuilder

    /// Index in `tokens` of the current token.
    private(set) var index = 0
    /// Bytes of the current token that an earlier split has taken.
    private var taken: UInt32 = 0
    private var splits: [TokenSplit] = []
    private var renames: [TokenRename] = []
    private var splitCount = 0
    /// Kind of the current token, or of what is left of it.
    private(set) var kind: TokenKind
    private(set) var keyword: Keyword

    /// Tokens `<` that no `>` closes, as an attempt has shown. Without it `a<a<a<…` would be tried from each `<` anew.
    var unclosedAngles: Set<Int> = []

    /// Nested blocks, brackets and types around the current token.
    var depth = 0
    /// As in swift-syntax. At this depth a release build needs up to 290 KiB of stack, which the 512 KiB of a secondary
    /// thread on macOS have room for; a debug build needs between 4 and 6 MiB.
    static let maximumDepth = 256

    /// Whether the parameters being read are those of a closure or an accessor, where `(a, b)` are names.
    var mayOmitTypes = false

    /// `#if`s around the current token.
    var ifConfigDepth = 0

    /// The tokens that the last look behind directives went over, and what it found. From each `#if` among them it would
    /// go on to the same place, so `#if #if #if …` is gone over once.
    var ifConfigLookAhead = IfConfigLookAhead(tokens: 0..<0, holdsMembers: false)

    struct IfConfigLookAhead {
        let tokens: Range<Int>
        let holdsMembers: Bool
    }

    /// Whether the expression being read ends with its line, as the condition of `#if` does.
    var endsWithLine = false
    /// Whether `let x` may stand where an expression is expected, as in `case .some(let x)`.
    var isPattern = false

    init(bytes: [UInt8], tokens: TokenPointers, brackets: BracketMatches, nodes: NodeBuilder) {
        self.bytes = bytes
        self.tokens = tokens
        self.nodes = nodes
        self.brackets = brackets
        kind = tokens.kinds[0]
        keyword = tokens.keywords[0]
    }

    mutating func parseSourceFile() {
        let start = mark()
        if kind == .shebang { advance() }
        parseItems(in: .sourceFile)
        close(.sourceFile, start)
    }

    /// - Parameter tokens: The lexer's, in the memory that was read.
    func finish(_ tokens: TokenBuffer) -> SyntaxTree {
        for rename in renames { tokens.kinds[rename.token] = rename.kind }
        return nodes.makeTree(bytes: bytes, tokens: Tokens(copying: tokens, splitting: splits))
    }
}

// MARK: - The current token and those behind it

extension Parser {
    /// Number the current token has once all splits are made.
    var position: Int { index + splitCount }

    var isAtEnd: Bool { kind == .endOfFile }

    var startsLine: Bool { taken == 0 && tokens.flags[index].contains(.startsLine) }

    var hasSpaceBefore: Bool { taken == 0 && tokens.flags[index].contains(.spaceBefore) }

    var hasSpaceAfter: Bool { tokens.flags[index].contains(.spaceAfter) }

    func kind(ahead count: Int) -> TokenKind {
        let target = index + count
        return target < tokens.count ? tokens.kinds[target] : .endOfFile
    }

    func keyword(ahead count: Int) -> Keyword {
        let target = index + count
        return target < tokens.count ? tokens.keywords[target] : .none
    }

    func startsLine(ahead count: Int) -> Bool {
        let target = index + count
        return target < tokens.count && tokens.flags[target].contains(.startsLine)
    }

    /// First byte of what is left of the current token; 0 at the end.
    var firstByte: UInt8 {
        let start = tokens.starts[index] + taken
        return start < tokens.ends[index] ? bytes[Int(start)] : 0
    }

    /// The byte behind ``firstByte``; 0 where the token ends.
    var secondByte: UInt8 {
        let start = tokens.starts[index] + taken + 1
        return start < tokens.ends[index] ? bytes[Int(start)] : 0
    }

    var lastByte: UInt8 {
        tokens.starts[index] + taken < tokens.ends[index] ? bytes[Int(tokens.ends[index]) - 1] : 0
    }

    /// Bytes of the current token that are left.
    var length: Int { Int(tokens.ends[index] - tokens.starts[index] - taken) }

    func at(_ expected: TokenKind) -> Bool { kind == expected }

    func at(_ expected: Keyword) -> Bool { keyword == expected }

    /// Whether the current token reads exactly `text`.
    func isText(_ text: StaticString) -> Bool {
        guard length == text.utf8CodeUnitCount else { return false }
        let start = Int(tokens.starts[index] + taken)
        for offset in 0..<length where bytes[start + offset] != text.utf8Start[offset] { return false }
        return true
    }

    mutating func advance() {
        guard index < tokens.count - 1 else { return }
        index += 1
        taken = 0
        kind = tokens.kinds[index]
        keyword = tokens.keywords[index]
    }

    /// Goes to token `target`, which must not be behind the end nor before the current token.
    mutating func advance(to target: Int) {
        guard target > index else { return }
        index = min(target, tokens.count - 1)
        taken = 0
        kind = tokens.kinds[index]
        keyword = tokens.keywords[index]
    }

    @discardableResult
    mutating func eat(_ expected: TokenKind) -> Bool {
        guard kind == expected else { return false }
        advance()
        return true
    }

    @discardableResult
    mutating func eat(_ expected: Keyword) -> Bool {
        guard keyword == expected else { return false }
        advance()
        return true
    }

    /// Takes the current token as one of another kind.
    mutating func advance(as kind: TokenKind) {
        if kind != self.kind, taken == 0 { renames.append(TokenRename(token: index, kind: kind)) }
        advance()
    }

    /// `...` behind what may stand there several times.
    mutating func eatEllipsis() {
        if kind == .ellipsis || atOperator(beginningWith: UInt8(ascii: ".")) && isText("...") { advance(as: .ellipsis) }
    }

    /// Takes the first `count` bytes of the current operator as a token of their own.
    mutating func split(after count: Int, as first: TokenKind) {
        guard count < length else { return advance(as: first) }
        let rest = UInt32(count)
        let start = Int(tokens.starts[index] + taken + rest)
        let remainder = TokenSplit.kind(of: bytes[start..<Int(tokens.ends[index])])
        splitCount += 1
        splits.append(TokenSplit(token: index, offset: tokens.starts[index] + taken + rest, first: first, remainder: remainder))
        taken += rest
        kind = remainder
        keyword = .none
    }

    /// Whether the current token is an operator that begins with `byte`.
    func atOperator(beginningWith byte: UInt8) -> Bool {
        switch kind {
        case .binaryOperator, .prefixOperator, .postfixOperator, .leftAngle, .rightAngle, .exclamationMark,
            .postfixQuestionMark, .infixQuestionMark, .ellipsis, .prefixAmpersand, .equal, .arrow:
            return firstByte == byte
        default:
            return false
        }
    }
}

// MARK: - Making nodes

extension Parser {
    /// Where a node begins: what is made from here on will be inside it.
    struct Mark {
        let nodes: Int
        let token: Int
    }

    func mark() -> Mark { Mark(nodes: nodes.count, token: position) }

    mutating func close(_ kind: NodeKind, _ start: Mark, detail: Int? = nil) {
        let detail = detail.map { UInt32(truncatingIfNeeded: $0) } ?? SyntaxTree.noToken
        nodes.add(kind, since: start.nodes, first: start.token, end: position, detail: detail)
    }

    /// The current token as a node without children.
    mutating func leaf(_ kind: NodeKind) {
        let start = mark()
        advance()
        close(kind, start, detail: start.token)
    }

    /// A node without tokens.
    mutating func empty(_ kind: NodeKind) { close(kind, mark()) }
}

// MARK: - Trying something

extension Parser {
    private struct State {
        let index: Int
        let taken: UInt32
        let splits: Int
        let renames: Int
        let nodes: Int
        let kind: TokenKind
        let keyword: Keyword
    }

    /// Keeps what `attempt` did if it returns true, else undoes it.
    mutating func attempt(_ attempt: (inout Parser) -> Bool) -> Bool {
        let state = State(
            index: index, taken: taken, splits: splits.count, renames: renames.count, nodes: nodes.count,
            kind: kind, keyword: keyword)
        if attempt(&self) { return true }
        index = state.index
        taken = state.taken
        kind = state.kind
        keyword = state.keyword
        splits.removeLast(splits.count - state.splits)
        splitCount = state.splits
        renames.removeLast(renames.count - state.renames)
        nodes.cut(to: state.nodes)
        return false
    }

    /// Runs `body` one level deeper, or skips what is there when the nesting is too deep.
    mutating func nested(_ body: (inout Parser) -> Void) {
        guard depth < Parser.maximumDepth else { return skipDeepNesting() }
        depth += 1
        body(&self)
        depth -= 1
    }

    /// Takes everything up to the next separator or closing bracket as one `.unexpected` node.
    private mutating func skipDeepNesting() {
        let start = mark()
        while !isAtEnd, !isSeparatorOrCloser { skipBalanced() }
        close(.unexpected, start)
    }

    private var isSeparatorOrCloser: Bool {
        switch kind {
        case .rightParen, .rightSquare, .rightBrace, .comma, .semicolon: true
        default: false
        }
    }

    /// Takes one token, or a whole bracketed group.
    mutating func skipBalanced() {
        let closer: TokenKind
        switch kind {
        case .leftParen: closer = .rightParen
        case .leftSquare: closer = .rightSquare
        case .leftBrace: closer = .rightBrace
        default: return advance()
        }
        advance(to: brackets[index])
        eat(closer)
    }

    /// Takes the current token as `.unexpected`.
    mutating func takeUnexpected() { leaf(.unexpected) }
}
