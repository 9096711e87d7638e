extension Parser {
    /// Members, calls, subscripts and operators behind what was made since `start`.
    mutating func parsePostfix(_ start: Mark, _ context: ExpressionContext) {
        var isLiteral = Parser.isLiteral(nodes.lastKind)
        while true {
            if endsWithLine, startsLine { return }
            switch kind {
            case .period:
                guard parseMember(start) else { return }
            case .leftParen:
                guard !startsLine else { return }
                parseCallSuffix(context)
                close(.call, start)
            case .leftSquare:
                guard !startsLine else { return }
                parseArgumentList(.leftSquare, .rightSquare)
                if kind == .leftBrace, isTrailingClosure(context) { parseTrailingClosures(context) }
                close(.subscriptCall, start)
            case .leftBrace:
                guard !isLiteral, isTrailingClosure(context) else { return }
                parseTrailingClosures(context)
                close(.call, start)
                // Braces behind them begin something else.
                if kind == .leftBrace { return }
            case .postfixQuestionMark:
                guard !startsLine else { return }
                advance()
                close(.optionalChaining, start)
            case .exclamationMark:
                guard !startsLine else { return }
                advance()
                close(.forceUnwrap, start)
            case .postfixOperator:
                parsePostfixOperator(start)
            case .poundIf:
                guard isIfConfigOfMembers() else { return }
                parseIfConfigOfMembers(start, context)
            default:
                return
            }
            isLiteral = false
        }
    }

    private static func isLiteral(_ kind: NodeKind) -> Bool {
        switch kind {
        case .integerLiteral, .floatLiteral, .booleanLiteral, .nilLiteral, .stringLiteral, .regexLiteral, .arrayLiteral,
            .dictionaryLiteral, .missingExpression:
            return true
        default:
            return false
        }
    }

    private mutating func parsePostfixOperator(_ start: Mark) {
        // `a!.b` and `a??.b` may be lexed as one operator.
        switch firstByte {
        case UInt8(ascii: "?"):
            split(after: 1, as: .postfixQuestionMark)
            close(.optionalChaining, start)
        case UInt8(ascii: "!"):
            split(after: 1, as: .exclamationMark)
            close(.forceUnwrap, start)
        default:
            let name = position
            advance()
            close(.postfixOperator, start, detail: name)
        }
    }

    /// `.name`, `.0`, `.init(…)`; false where the period belongs to something else.
    private mutating func parseMember(_ start: Mark) -> Bool {
        switch kind(ahead: 1) {
        case .identifier, .keyword, .integerLiteral, .dollarIdentifier, .wildcard:
            // After a period at the end of a line nothing was typed yet.
            if startsLine(ahead: 1), kind(ahead: 1) == .keyword { fallthrough }
            advance()
            var name = position
            advance()
            name = qualified(name)
            parseArgumentNamesIfAny()
            close(.memberAccess, start, detail: name)
            parseSpecializationIfAny(start)
        default:
            advance()
            close(.memberAccess, start)
        }
        return true
    }

    /// `(…)` and trailing closures, either of which may be missing.
    mutating func parseCallSuffix(_ context: ExpressionContext) {
        if kind == .leftParen, !startsLine { parseArgumentList(.leftParen, .rightParen) }
        if kind == .leftBrace, isTrailingClosure(context) { parseTrailingClosures(context) }
    }

    private mutating func parseTrailingClosures(_ context: ExpressionContext) {
        let first = mark()
        parseClosure()
        close(.trailingClosure, first)
        while isAtClosureLabel {
            let start = mark()
            advance()
            advance()
            parseClosure()
            close(.trailingClosure, start, detail: start.token)
        }
    }

    /// `label: {` behind a trailing closure.
    private var isAtClosureLabel: Bool {
        (kind == .identifier || kind == .wildcard || kind == .keyword && keyword != .default)
            && kind(ahead: 1) == .colon && kind(ahead: 2) == .leftBrace
    }

    /// Whether the brace at the current token begins a trailing closure.
    private func isTrailingClosure(_ context: ExpressionContext) -> Bool {
        switch context {
        case .normal:
            // `let x = value { didSet { … } }`
            return !isObserverBlock
        case .basic:
            // With a line break behind it, it is the body of the statement.
            if endsWithLine && startsLine || startsLine(ahead: 1) { return false }
            if kind(ahead: 1) == .keyword, keyword(ahead: 1) == .case || keyword(ahead: 1) == .default { return false }
            return isFollowedByMoreCondition
        }
    }

    var isObserverBlock: Bool {
        var token = index + 1
        while token < tokens.count, tokens.kinds[token] == .atSign { token = indexAfterAttribute(at: token) }
        guard token < tokens.count else { return false }
        switch tokens.keywords[token] {
        case .willSet, .didSet: return isAccessorBlock(at: index)
        case .get, .set, .`init`: return isAccessorBlock(at: index)
        default: return false
        }
    }

    /// In `if list.contains { … } {` the first braces are a closure: something follows that only an expression has.
    private var isFollowedByMoreCondition: Bool {
        let next = brackets[index] + 1
        guard next < tokens.count, tokens.kinds[next - 1] == .rightBrace else { return false }
        let startsLine = tokens.flags[next].contains(.startsLine)
        switch tokens.kinds[next] {
        case .leftBrace, .comma:
            return true
        case .keyword where tokens.keywords[next] == .where:
            return true
        case .keyword where tokens.keywords[next] == .as || tokens.keywords[next] == .is:
            return !startsLine
        case .leftSquare, .leftParen, .period, .colon, .postfixQuestionMark, .exclamationMark, .infixQuestionMark,
            .equal, .postfixOperator, .prefixOperator, .binaryOperator, .leftAngle, .rightAngle, .ellipsis:
            return !startsLine
        default:
            return false
        }
    }
}

// MARK: - Arguments

extension Parser {
    mutating func parseArgumentList(_ opener: TokenKind, _ closer: TokenKind, node: NodeKind = .argumentList) {
        let start = mark()
        let modes = leaveModes()
        // A pattern reaches into parentheses: `case .some(let x)`.
        isPattern = modes.isPattern
        guard eat(opener) else { return restore(modes) }
        nested { parser in parser.parseArguments(until: closer) }
        while !isAtEnd, kind != closer, kind != .rightBrace, !isOtherCloser(than: closer) {
            let before = position
            takeUnexpected()
            parseArguments(until: closer)
            if position == before { break }
        }
        eat(closer)
        restore(modes)
        close(node, start)
    }

    /// A closing bracket that belongs to brackets further out.
    private func isOtherCloser(than closer: TokenKind) -> Bool {
        switch kind {
        case .rightParen, .rightSquare: kind != closer
        case .poundElse, .poundElseif, .poundEndif: ifConfigDepth > 0
        default: false
        }
    }

    mutating func parseArguments(until closer: TokenKind) {
        while !isAtEnd, kind != closer {
            let before = position
            parseArgument()
            if !eat(.comma) || position == before { return }
        }
    }

    private mutating func parseArgument() {
        let start = mark()
        var label: Int?
        if kind(ahead: 1) == .colon, kind == .identifier || kind == .keyword || kind == .wildcard || kind == .dollarIdentifier {
            label = position
            advance()
            advance()
        }
        if isOperatorReference {
            leaf(.identifierExpression)
        } else if isKeywordReference {
            parseNameExpression()
        } else {
            parseExpression(.normal)
        }
        close(.argument, start, detail: label)
    }

    /// A reserved word given as a name: `@attached(extension, names: named(init), named(subscript(_:)))`.
    private var isKeywordReference: Bool {
        guard kind == .keyword else { return false }
        if keyword == .subscript { return true }
        guard kind(ahead: 1) == .comma || kind(ahead: 1) == .rightParen else { return false }
        switch keyword {
        case .self, .Self, .super, .`init`, .true, .false, .nil, .Any, .let, .var: return false
        default: return true
        }
    }

    /// An operator given as a function: `reduce(0, +)`.
    private var isOperatorReference: Bool {
        switch kind {
        case .binaryOperator, .prefixOperator, .postfixOperator, .leftAngle, .rightAngle, .exclamationMark, .ellipsis,
            .prefixAmpersand, .equal, .infixQuestionMark, .regexSlash:
            switch kind(ahead: 1) {
            case .comma, .rightParen, .rightSquare: return true
            default: return false
            }
        default:
            return false
        }
    }
}

// MARK: - Conditional suffixes

extension Parser {
    /// Whether the `#if` at the current token holds members of the expression before it (`.padding()`).
    private mutating func isIfConfigOfMembers() -> Bool {
        if !ifConfigLookAhead.tokens.contains(index) {
            let first = firstTokenOfIfConfig
            ifConfigLookAhead = IfConfigLookAhead(tokens: index..<max(first, index + 1), holdsMembers: isMember(at: first))
        }
        return ifConfigLookAhead.holdsMembers
    }

    /// Token behind the directives that the `#if` at the current token begins with: it may itself begin with another one.
    private var firstTokenOfIfConfig: Int {
        var token = index
        repeat {
            token += 1
            while token < tokens.count, !tokens.flags[token].contains(.startsLine) { token += 1 }
        } while token < tokens.count && isDirectiveWithContent(tokens.kinds[token])
        return token
    }

    private func isDirectiveWithContent(_ kind: TokenKind) -> Bool {
        kind == .poundIf || kind == .poundElse || kind == .poundElseif
    }

    /// Whether the token is the period of `.name`.
    private func isMember(at token: Int) -> Bool {
        guard token + 1 < tokens.count, tokens.kinds[token] == .period else { return false }
        return tokens.kinds[token + 1] == .identifier || tokens.kinds[token + 1] == .keyword
    }

    private mutating func parseIfConfigOfMembers(_ start: Mark, _ context: ExpressionContext) {
        parseIfConfig(since: start) { parser in
            guard parser.kind == .period || parser.kind == .poundIf else { return }
            let chain = parser.mark()
            parser.empty(.missingExpression)
            parser.parsePostfix(chain, context)
        }
    }
}
