extension Parser {
    mutating func parseStatement() {
        let start = mark()
        switch keyword {
        case .guard: parseGuard(start)
        case .while: parseWhile(start)
        case .repeat where kind(ahead: 1) == .leftBrace: parseRepeat(start)
        case .for: parseFor(start)
        case .defer:
            advance()
            parseBlock()
            close(.deferStatement, start)
        case .return: parseJump(.returnStatement, start, takesExpression: !isAtEndOfReturn)
        case .throw: parseJump(.throwStatement, start, takesExpression: true)
        case .break: parseLabelJump(.breakStatement, start)
        case .continue: parseLabelJump(.continueStatement, start)
        case .fallthrough: parseJump(.fallthroughStatement, start, takesExpression: false)
        case .yield where isWordOfExpression: parseJump(.yieldStatement, start, takesExpression: true)
        case .discard where isWordOfExpression:
            parseJump(.discardStatement, start, takesExpression: true)
        case .then where isThen: parseJump(.thenStatement, start, takesExpression: true)
        default:
            if isLabel {
                advance()
                advance()
                nested { parser in parser.parseStatement() }
                close(.labeledStatement, start, detail: start.token)
            } else {
                parseExpression(.normal)
            }
        }
    }

    private var isLabel: Bool {
        guard kind == .identifier, kind(ahead: 1) == .colon else { return false }
        switch keyword(ahead: 2) {
        case .for, .while, .repeat, .if, .guard, .switch, .do: return true
        default: return false
        }
    }

    private var isThen: Bool {
        guard kind(ahead: 1) != .colon, !startsLine(ahead: 1) else { return false }
        switch kind(ahead: 1) {
        case .identifier, .integerLiteral, .floatLiteral, .stringQuote, .dollarIdentifier: return true
        default: return false
        }
    }

    /// `return` takes what follows, on the next line too, unless another item begins there.
    private var isAtEndOfReturn: Bool {
        let next = index + 1
        switch kind(ahead: 1) {
        case .rightBrace, .semicolon, .endOfFile, .poundIf, .poundElse, .poundElseif, .poundEndif, .rightParen, .comma,
            .colon, .rightSquare:
            return true
        case .keyword:
            switch keyword(ahead: 1) {
            case .guard, .while, .for, .defer, .return, .throw, .break, .continue, .fallthrough, .case, .default, .let,
                .var, .func, .struct, .class, .enum, .protocol, .extension, .import, .typealias, .in, .else, .where,
                .catch, .do:
                return true
            default: return false
            }
        case .identifier:
            return startsLine(ahead: 1) && (isDeclarationIntroducer(at: next) || isModifier(at: next) && isDeclarationIntroducer(at: next + 1))
        case .atSign:
            return startsLine(ahead: 1)
        default:
            return false
        }
    }

    private mutating func parseJump(_ node: NodeKind, _ start: Mark, takesExpression: Bool) {
        advance()
        if takesExpression { parseExpression(.normal) }
        close(node, start)
    }

    private mutating func parseLabelJump(_ node: NodeKind, _ start: Mark) {
        advance()
        if kind == .identifier, !startsLine { advance() }
        close(node, start)
    }

    private mutating func parseGuard(_ start: Mark) {
        advance()
        parseConditions(isGuard: true)
        eat(.else)
        parseBlock()
        close(.guardStatement, start)
    }

    private mutating func parseWhile(_ start: Mark) {
        advance()
        parseConditions()
        parseBlock()
        close(.whileStatement, start)
    }

    private mutating func parseRepeat(_ start: Mark) {
        advance()
        parseBlock()
        if eat(.while) { parseExpression(.normal) }
        close(.repeatStatement, start)
    }

    private mutating func parseFor(_ start: Mark) {
        advance()
        while keyword == .try || keyword == .await || keyword == .unsafe, keyword(ahead: 1) != .in,
            kind(ahead: 1) != .colon
        {
            advance()
        }
        if eat(.case) {
            parseMatchingPattern(.basic)
        } else {
            parsePattern()
        }
        parseTypeAnnotationIfAny()
        eat(.in)
        if kind != .leftBrace || isClosureSequence { parseExpression(.basic) }
        parseForWhere()
        parseBlock()
        close(.forStatement, start)
    }

    private var isClosureSequence: Bool {
        let next = brackets[index] + 1
        guard next < tokens.count else { return false }
        switch tokens.kinds[next] {
        case .leftBrace, .leftParen, .binaryOperator: return true
        case .postfixOperator, .period: return !tokens.flags[next].contains(.startsLine)
        default: return false
        }
    }

    private var isClosureBeforeElse: Bool {
        let next = brackets[index] + 1
        return next < tokens.count && tokens.keywords[next] == .else
    }

    private mutating func parseForWhere() {
        guard keyword == .where, kind == .keyword else { return }
        let start = mark()
        advance()
        parseExpression(.basic)
        close(.whereClause, start)
    }
}

// MARK: - if, switch, do

extension Parser {
    mutating func parseIf() {
        let start = mark()
        while true {
            let clause = mark()
            eat(.else)
            advance()
            parseConditions()
            parseBlock()
            close(.ifClause, clause)
            guard keyword == .else, kind == .keyword else { break }
            guard keyword(ahead: 1) == .if, kind(ahead: 1) == .keyword else {
                let other = mark()
                advance()
                parseBlock()
                close(.elseClause, other)
                break
            }
        }
        close(.ifExpression, start)
    }

    mutating func parseConditions(isGuard: Bool = false) {
        let start = mark()
        let modes = leaveModes()
        while !isAtEnd, keyword != .else || kind != .keyword,
            kind != .leftBrace || isClosureSequence || isGuard && isClosureBeforeElse
        {
            let before = position
            parseCondition()
            if !eat(.comma) || position == before { break }
        }
        restore(modes)
        close(.conditionList, start)
    }

    private mutating func parseCondition() {
        let start = mark()
        switch kind {
        case .poundAvailable, .poundUnavailable:
            parseAvailability()
        case .keyword where keyword == .let || keyword == .var || keyword == .inout:
            advance()
            // `if let a == b`, where `=` was meant.
            let isExpression = kind(ahead: 1) == .binaryOperator
            let isName = (kind == .identifier || keyword == .`self`) && !isExpression
            let name = isName ? position : nil
            isExpression ? parseMatchingPattern(.basic) : parsePattern()
            parseTypeAnnotationIfAny()
            parseConditionValue()
            close(.optionalBindingCondition, start, detail: name)
        case .keyword where keyword == .case:
            advance()
            parseMatchingPattern(.basic)
            parseTypeAnnotationIfAny()
            parseConditionValue()
            close(.matchingPatternCondition, start)
        default:
            parseExpression(.basic)
        }
    }

    private mutating func parseConditionValue() {
        guard kind == .equal else { return }
        let start = mark()
        advance()
        parseExpression(.basic)
        close(.initializerClause, start)
    }

    mutating func parseAvailability() {
        let start = mark()
        advance()
        if kind == .leftParen { parseAvailabilityArguments() }
        close(.availabilityCondition, start, detail: start.token)
    }

    mutating func parseSwitch() {
        let start = mark()
        let modes = leaveModes()
        advance()
        parseExpression(.basic)
        if eat(.leftBrace) {
            nested { parser in parser.parseItems(in: .switchBody) }
            while kind != .rightBrace, !isAtEnd {
                let before = position
                takeUnexpected()
                parseItems(in: .switchBody)
                if position == before { break }
            }
            eat(.rightBrace)
        }
        restore(modes)
        close(.switchExpression, start)
    }

    mutating func parseSwitchCase() {
        let start = mark()
        parseAttributes()
        let word = position
        if eat(.case) {
            repeat {
                let item = mark()
                parseMatchingPattern(.normal)
                if keyword == .where, kind == .keyword {
                    let clause = mark()
                    advance()
                    parseExpression(.normal)
                    close(.whereClause, clause)
                }
                close(.switchCaseItem, item)
            } while eat(.comma)
            eat(.colon)
        } else if keyword == .default, kind == .keyword {
            advance()
            eat(.colon)
        } else {
            // Statements before the first `case`.
            parseStatement()
            return close(.unexpected, start)
        }
        nested { parser in parser.parseItems(in: .switchCase) }
        close(.switchCase, start, detail: word)
    }

    mutating func parseDo() {
        let start = mark()
        advance()
        parseEffectsIfAny()
        parseBlock()
        while keyword == .catch, kind == .keyword {
            let clause = mark()
            advance()
            while kind != .leftBrace, !isAtEnd, kind != .rightBrace {
                let item = mark()
                if keyword != .where { parseMatchingPattern(.basic) }
                if keyword == .where, kind == .keyword {
                    let condition = mark()
                    advance()
                    parseExpression(.basic)
                    close(.whereClause, condition)
                }
                close(.switchCaseItem, item)
                if !eat(.comma) { break }
            }
            parseBlock()
            close(.catchClause, clause)
        }
        close(.doStatement, start)
    }
}
