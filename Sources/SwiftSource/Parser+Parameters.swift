extension Parser {
    /// `(label name: Type = value, …)` of a function, an enum case or a closure.
    mutating func parseParametersIfAny() {
        guard kind == .leftParen else { return }
        let start = mark()
        let modes = leaveModes()
        advance()
        nested { parser in
            while !parser.isAtEnd, parser.kind != .rightParen, parser.kind != .rightBrace {
                let before = parser.position
                if parser.kind == .poundIf {
                    parser.parseIfConfig { inner in inner.parseParameterList() }
                } else {
                    parser.parseParameter()
                }
                parser.eat(.comma)
                if parser.position == before { parser.takeUnexpected() }
            }
        }
        while !isAtEnd, kind != .rightParen, kind != .rightBrace { takeUnexpected() }
        eat(.rightParen)
        restore(modes)
        close(.parameterClause, start)
    }

    /// Parameters of a closure or an accessor, where `(a, b)` are names and not types.
    mutating func parseNamesIfAny() {
        let outer = mayOmitTypes
        mayOmitTypes = true
        parseParametersIfAny()
        mayOmitTypes = outer
    }

    private mutating func parseParameterList() {
        while !isAtEnd, kind == .identifier || kind == .keyword || kind == .atSign || kind == .wildcard {
            let before = position
            parseParameter()
            eat(.comma)
            if position == before { return }
        }
    }

    private mutating func parseParameter() {
        let start = mark()
        parseAttributes()
        while isParameterModifier { leaf(.modifier) }
        var label: Int?
        if isParameterName(at: index) {
            label = position
            advance()
            let isSecondName = kind == .keyword && (keyword != .in || kind(ahead: 1) == .colon)
            if isSecondName || kind == .identifier || kind == .wildcard { advance() }
            if kind == .colon {
                advance()
                parseTypeExpression()
            }
        } else {
            let hasAttributes = position > start.token
            parseTypeExpression()
            // `case action(@Sendable () -> Void)`: without a name they belong to the type.
            if hasAttributes { close(.attributedType, start) }
        }
        eatEllipsis()
        parseInitializerIfAny()
        close(.parameter, start, detail: label)
    }

    private var isParameterModifier: Bool {
        switch keyword {
        case .isolated, ._const, .nonisolated, .borrowing, .consuming:
            // The word is a modifier when another name follows it.
            return (kind(ahead: 1) == .identifier || kind(ahead: 1) == .wildcard)
                && (kind(ahead: 2) == .identifier || kind(ahead: 2) == .wildcard)
        default:
            return false
        }
    }

    /// Whether a parameter's name stands at token `token`, and not just a type.
    private func isParameterName(at token: Int) -> Bool {
        guard token + 1 < tokens.count else { return false }
        switch tokens.kinds[token] {
        case .identifier, .keyword, .wildcard, .dollarIdentifier: break
        default: return false
        }
        switch tokens.kinds[token + 1] {
        case .colon:
            return true
        case .identifier, .wildcard, .keyword:
            guard token + 2 < tokens.count else { return false }
            if tokens.kinds[token + 2] == .colon { return true }
            guard tokens.kinds[token + 2] == .comma || tokens.kinds[token + 2] == .rightParen else { return false }
            switch tokens.keywords[token] {
            case .any, .some, .inout, .each, .repeat, .sending, .borrowing, .consuming, .isolated: return false
            default: return true
            }
        case .comma, .rightParen:
            // In a closure `(a, b) in`; for enum cases these are types, which look the same.
            return mayOmitTypes
        default:
            return false
        }
    }

    mutating func parseGenericParametersIfAny() {
        guard atOperator(beginningWith: UInt8(ascii: "<")) else { return }
        let start = mark()
        split(after: 1, as: .leftAngle)
        while !isAtEnd, !atOperator(beginningWith: UInt8(ascii: ">")), kind != .leftParen, kind != .leftBrace, kind != .rightBrace {
            let before = position
            let parameter = mark()
            parseAttributes()
            if keyword == .each || keyword == .let, self.kind(ahead: 1) == .identifier { advance() }
            var name: Int?
            if kind == .identifier || kind == .keyword {
                name = position
                advance()
            }
            eatEllipsis()
            if kind == .colon {
                advance()
                parseTypeExpression()
            }
            close(.genericParameter, parameter, detail: name)
            eat(.comma)
            if keyword == .where { parseWhereClauseIfAny() }
            if position == before { takeUnexpected() }
        }
        if atOperator(beginningWith: UInt8(ascii: ">")) { split(after: 1, as: .rightAngle) }
        close(.genericParameterClause, start)
    }

    mutating func parseWhereClauseIfAny() {
        guard keyword == .where, kind == .keyword else { return }
        let start = mark()
        advance()
        while !isAtEnd, kind != .leftBrace, kind != .rightBrace {
            let before = position
            let requirement = mark()
            parseAttributes()
            parseTypeOrInteger()
            if kind == .colon || kind == .equal || isText("==") {
                advance()
                parseTypeOrInteger()
            }
            // `T: _Trivial(64)` of a layout constraint.
            if kind == .leftParen, !startsLine { skipBalanced() }
            close(.genericRequirement, requirement)
            if !eat(.comma) || position == before { break }
        }
        close(.genericWhereClause, start)
    }
}
