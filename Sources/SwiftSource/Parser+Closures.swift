extension Parser {
    /// `{ signature in statements }`
    mutating func parseClosure() {
        let start = mark()
        let modes = leaveModes()
        eat(.leftBrace)
        if isAtClosureSignature { parseClosureSignature() }
        nested { parser in parser.parseItems(in: .block) }
        while kind != .rightBrace, !isAtEnd, !isAtDirectiveOfOuter {
            let before = position
            takeUnexpected()
            parseItems(in: .block)
            if position == before { break }
        }
        eat(.rightBrace)
        restore(modes)
        close(.closure, start)
    }

    private var isAtDirectiveOfOuter: Bool {
        switch kind {
        case .poundElse, .poundElseif, .poundEndif: ifConfigDepth > 0
        default: false
        }
    }

    /// Whether what stands up to an `in` is a closure's signature.
    private var isAtClosureSignature: Bool {
        var token = index
        while tokens.kinds[token] == .atSign { token = indexAfterAttribute(at: token) }
        if tokens.kinds[token] == .leftSquare {
            token = brackets[token] + 1
            guard token < tokens.count, tokens.kinds[token - 1] == .rightSquare else { return false }
        }
        switch tokens.kinds[token] {
        case .leftParen:
            token = brackets[token] + 1
            guard token < tokens.count, tokens.kinds[token - 1] == .rightParen else { return false }
        case .identifier, .wildcard, .dollarIdentifier:
            while true {
                guard token + 1 < tokens.count else { return false }
                switch tokens.kinds[token] {
                case .identifier, .wildcard, .dollarIdentifier: token += 1
                default: return false
                }
                guard tokens.kinds[token] == .comma else { break }
                token += 1
            }
        default:
            break
        }
        return isEffectsAndIn(from: token)
    }

    private func isEffectsAndIn(from start: Int) -> Bool {
        var token = start
        while token < tokens.count {
            switch tokens.keywords[token] {
            case .async, .reasync, .rethrows:
                token += 1
            case .throws:
                token += 1
                if token < tokens.count, tokens.kinds[token] == .leftParen { token = brackets[token] + 1 }
            case .in:
                return true
            default:
                guard tokens.kinds[token] == .arrow else { return false }
                return isTypeAndIn(from: token + 1)
            }
        }
        return false
    }

    /// Whether tokens that can make up a type lead to `in`.
    private func isTypeAndIn(from start: Int) -> Bool {
        var token = start
        while token < tokens.count {
            switch tokens.kinds[token] {
            case .keyword:
                switch tokens.keywords[token] {
                case .in: return true
                case .Any, .Self, .inout, .throws, .rethrows, .repeat: token += 1
                default: return false
                }
            case .identifier, .period, .leftAngle, .rightAngle, .comma, .postfixQuestionMark, .exclamationMark, .arrow,
                .atSign, .prefixOperator, .binaryOperator, .postfixOperator, .prefixAmpersand, .wildcard,
                .infixQuestionMark, .colonColon:
                token += 1
            case .leftParen, .leftSquare:
                token = brackets[token] + 1
            default:
                return false
            }
        }
        return false
    }

    private mutating func parseClosureSignature() {
        let start = mark()
        parseAttributes()
        if kind == .leftSquare { parseCaptures() }
        if kind == .leftParen {
            parseNamesIfAny()
        } else {
            while kind == .identifier || kind == .wildcard || kind == .dollarIdentifier {
                leaf(.closureParameter)
                if !eat(.comma) { break }
            }
        }
        parseEffectsIfAny()
        parseReturnIfAny()
        eat(.in)
        close(.closureSignature, start)
    }

    /// `[weak self, count = items.count]`
    private mutating func parseCaptures() {
        advance()
        while !isAtEnd, kind != .rightSquare, kind != .rightBrace {
            let before = position
            let capture = mark()
            if keyword == .weak || keyword == .unowned, kind(ahead: 1) != .comma, kind(ahead: 1) != .rightSquare, kind(ahead: 1) != .equal {
                advance()
                if kind == .leftParen { skipBalanced() }
            }
            var name: Int?
            if kind(ahead: 1) == .equal {
                name = position
                advance()
                advance()
            }
            parseExpression(.normal)
            close(.closureCapture, capture, detail: name)
            if !eat(.comma), position == before { takeUnexpected() }
        }
        eat(.rightSquare)
    }
}
