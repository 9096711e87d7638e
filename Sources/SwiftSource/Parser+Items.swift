/// What a list of items stands in, which decides what may be an item and what ends the list.
enum ItemContext {
    case sourceFile
    case block
    /// The body of an initializer, where `init(…)` is a call that lacks its `self`.
    case initializerBody
    case members
    /// Cases of a `switch`.
    case switchBody
    /// Statements of one `case`.
    case switchCase
}

extension Parser {
    /// Items up to the end of their surroundings.
    mutating func parseItems(in context: ItemContext) {
        while !isAtEndOfItems(in: context) {
            let before = position
            parseItem(in: context)
            if position == before { takeUnexpected() }
        }
    }

    private func isAtEndOfItems(in context: ItemContext) -> Bool {
        switch kind {
        case .endOfFile:
            return true
        case .poundElseif, .poundElse, .poundEndif:
            return ifConfigDepth > 0
        case .rightBrace:
            return context != .sourceFile || ifConfigDepth > 0 && depth > 0
        case .keyword:
            guard context == .switchCase else { return false }
            return keyword == .case || keyword == .default
        case .atSign:
            return context == .switchCase && isUnknownCase(at: index)
        case .poundIf:
            return context == .switchCase && isIfConfigOfCases
        default:
            return false
        }
    }

    /// `@unknown default`
    private func isUnknownCase(at token: Int) -> Bool {
        guard token + 2 < tokens.count, tokens.kinds[token] == .atSign else { return false }
        return tokens.keywords[token + 2] == .default || tokens.keywords[token + 2] == .case
    }

    /// Whether the `#if` at the current token holds cases of the `switch`, and so does not belong to the statements of
    /// the case before it.
    private var isIfConfigOfCases: Bool {
        var token = index
        // The clauses before the first case may be empty.
        while token < tokens.count, isDirectiveOfClause(tokens.kinds[token]) {
            token += 1
            while token < tokens.count, !tokens.flags[token].contains(.startsLine) { token += 1 }
        }
        guard token < tokens.count else { return false }
        let isCase = tokens.kinds[token] == .keyword && (tokens.keywords[token] == .case || tokens.keywords[token] == .default)
        return isCase || isUnknownCase(at: token)
    }

    private func isDirectiveOfClause(_ kind: TokenKind) -> Bool {
        switch kind {
        case .poundIf, .poundElseif, .poundElse: true
        default: false
        }
    }

    private mutating func parseItem(in context: ItemContext) {
        switch kind {
        case .semicolon:
            advance()
        case .poundIf:
            isIfConfigOfAttributes ? parseDeclaration(in: context) : parseIfConfig(in: context)
        case .poundSourceLocation:
            parseSourceLocation()
        case .poundElseif, .poundElse, .poundEndif:
            takeUnexpected()
        default:
            if context == .switchBody {
                parseSwitchCase()
            } else if isAtDeclaration(in: context) {
                parseDeclaration(in: context)
            } else if context == .members {
                parseUnexpectedMember()
            } else {
                parseStatement()
            }
        }
    }

    /// Something among a type's members that is no declaration: taken up to the end of its line.
    private mutating func parseUnexpectedMember() {
        let start = mark()
        repeat { skipBalanced() } while !isAtEnd && !startsLine && kind != .rightBrace && kind != .semicolon
        close(.unexpected, start)
    }

    /// `{` items `}`
    mutating func parseBlock(_ node: NodeKind = .codeBlock, in context: ItemContext = .block) {
        guard kind == .leftBrace else { return }
        let start = mark()
        let modes = leaveModes()
        advance()
        nested { parser in parser.parseItems(in: context) }
        skipStrayDirectives(in: context)
        eat(.rightBrace)
        restore(modes)
        close(node, start)
    }

    /// Directives that belong to no `#if` inside the block, before its closing brace.
    private mutating func skipStrayDirectives(in context: ItemContext) {
        while kind != .rightBrace, !isAtEnd, !isAtOuterDirective {
            let before = position
            parseItems(in: context)
            if position == before { takeUnexpected() }
        }
    }

    /// A directive that closes an `#if` around the block: the block is not closed, and ends here.
    private var isAtOuterDirective: Bool {
        switch kind {
        case .poundElseif, .poundElse, .poundEndif: ifConfigDepth > 0
        default: false
        }
    }

    /// What is switched off inside brackets.
    struct Modes {
        let endsWithLine: Bool
        let isPattern: Bool
    }

    mutating func leaveModes() -> Modes {
        let modes = Modes(endsWithLine: endsWithLine, isPattern: isPattern)
        endsWithLine = false
        isPattern = false
        return modes
    }

    mutating func restore(_ modes: Modes) {
        endsWithLine = modes.endsWithLine
        isPattern = modes.isPattern
    }
}

// MARK: - Conditional compilation

extension Parser {
    mutating func parseIfConfig(in context: ItemContext) {
        parseIfConfig { parser in parser.parseItems(in: context) }
    }

    /// `#if` … `#endif` whose clauses hold what `parseElements` reads.
    mutating func parseIfConfig(_ parseElements: (inout Parser) -> Void) {
        parseIfConfig(since: mark(), parseElements)
    }

    mutating func parseIfConfig(since start: Mark, _ parseElements: (inout Parser) -> Void) {
        ifConfigDepth += 1
        repeat {
            let clause = mark()
            let hasCondition = kind != .poundElse
            advance()
            if hasCondition { parseDirectiveCondition() }
            nested { parser in parseElements(&parser) }
            // What does not fit is kept in the clause, up to the next directive.
            if !isAtDirective { skipToDirective() }
            close(.ifConfigClause, clause)
        } while kind == .poundElseif || kind == .poundElse
        eat(.poundEndif)
        ifConfigDepth -= 1
        close(.ifConfig, start)
    }

    private var isAtDirective: Bool {
        switch kind {
        case .poundElseif, .poundElse, .poundEndif, .endOfFile, .rightBrace: true
        default: false
        }
    }

    private mutating func skipToDirective() {
        let start = mark()
        var openDirectives = 0
        while !isAtEnd {
            if kind == .poundIf { openDirectives += 1 }
            if isAtDirective {
                guard openDirectives > 0, kind != .rightBrace else { break }
                if kind == .poundEndif { openDirectives -= 1 }
                advance()
            } else {
                skipBalanced()
            }
        }
        close(.unexpected, start)
    }

    private mutating func parseDirectiveCondition() {
        guard !startsLine, !isAtEnd else { return }
        let outer = endsWithLine
        endsWithLine = true
        parseExpression(.basic)
        if !startsLine, !isAtEnd {
            let start = mark()
            while !startsLine, !isAtEnd { advance() }
            close(.unexpected, start)
        }
        endsWithLine = outer
    }

    private mutating func parseSourceLocation() {
        let start = mark()
        advance()
        if kind == .leftParen {
            let closer = brackets[index]
            while index < closer { kind == .stringQuote || kind == .multilineStringQuote ? parseString() : advance() }
            eat(.rightParen)
        }
        close(.sourceLocation, start)
    }
}
