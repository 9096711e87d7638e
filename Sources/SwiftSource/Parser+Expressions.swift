/// Where an expression stands.
enum ExpressionContext {
    case normal
    /// Before the braces of a statement (`if x {`), where `{` rarely begins a trailing closure.
    case basic
}

extension Parser {
    /// Operands and operators up to where the expression ends. Always makes one node, `.missingExpression` at worst.
    mutating func parseExpression(_ context: ExpressionContext) {
        nested { parser in parser.parseSequence(context) }
    }

    private mutating func parseSequence(_ context: ExpressionContext) {
        let start = mark()
        parseOperand(context)
        var isSequence = false
        while parseOperator(context) { isSequence = true }
        if isSequence { close(.sequenceExpression, start) }
    }

    /// An infix operator and what belongs to it; false where none stands.
    private mutating func parseOperator(_ context: ExpressionContext) -> Bool {
        if endsWithLine, startsLine { return false }
        switch kind {
        case .binaryOperator, .leftAngle, .rightAngle, .ellipsis:
            leaf(.infixOperator)
            parseOperand(context)
            return true
        case .equal:
            guard !isPattern else { return false }
            leaf(.infixOperator)
            parseOperand(context)
            return true
        case .infixQuestionMark:
            let start = mark()
            advance()
            parseExpression(.normal)
            eat(.colon)
            close(.ternaryOperator, start)
            parseOperand(context)
            return true
        case .keyword where keyword == .as || keyword == .is:
            parseCast()
            return true
        case .arrow:
            leaf(.infixOperator)
            parseOperand(context)
            return true
        case .identifier, .keyword:
            // `() async throws -> Int` as an expression.
            guard isAtEffect, isArrowAfterEffects else { return false }
            let start = mark()
            parseEffectsIfAny()
            eat(.arrow)
            close(.infixOperator, start)
            parseOperand(context)
            return true
        default:
            return false
        }
    }

    private mutating func parseCast() {
        let start = mark()
        let isAs = keyword == .as
        advance()
        if isAs, kind == .postfixQuestionMark || kind == .exclamationMark || kind == .infixQuestionMark { advance() }
        parseTypeExpression()
        close(.castOperator, start, detail: start.token)
    }

    /// One operand with the words and operators before it.
    mutating func parseOperand(_ context: ExpressionContext) {
        switch keyword {
        case .try:
            parseWordExpression(.tryExpression, context, mayHaveMark: true)
        case .await:
            parseWordExpression(.awaitExpression, context)
        case .unsafe where isWordOfExpression || isWordBeforeBracket(context):
            parseWordExpression(.unsafeExpression, context)
        case .copy where isWordOfExpression, .consume where isWordOfExpression, .borrow where isWordOfExpression:
            parseWordExpression(.ownershipExpression, context)
        case .each where isWordOfExpression:
            parseWordExpression(.packExpansionExpression, context)
        case .repeat where kind == .keyword && kind(ahead: 1) != .leftBrace:
            parsePackExpansion(context)
        case .inout where kind == .keyword && !isPattern && isBehindOpener, .nonisolated where isSpecifierOfType:
            let start = mark()
            parseTypeExpression()
            parsePostfix(start, context)
        default:
            parseUnary(context)
        }
    }

    /// `repeat` goes over all that follows: `repeat a = each b`.
    private mutating func parsePackExpansion(_ context: ExpressionContext) {
        let start = mark()
        advance()
        parseExpression(context)
        close(.packExpansionExpression, start, detail: start.token)
    }

    /// Whether `nonisolated` begins a type, as in `[nonisolated(nonsending) () async -> Void]()`, and is no call.
    private var isSpecifierOfType: Bool {
        guard kind(ahead: 1) == .leftParen, keyword(ahead: 2) == .nonsending, kind(ahead: 3) == .rightParen else {
            return false
        }
        return !startsLine(ahead: 1)
    }

    private mutating func parseWordExpression(_ node: NodeKind, _ context: ExpressionContext, mayHaveMark: Bool = false) {
        let start = mark()
        advance()
        if mayHaveMark, kind == .exclamationMark || kind == .postfixQuestionMark || kind == .infixQuestionMark { advance() }
        nested { parser in parser.parseOperand(context) }
        close(node, start, detail: start.token)
    }

    /// Whether the word at the current token belongs to an expression behind it, by swift-syntax's rule; else it is a
    /// name.
    var isWordOfExpression: Bool {
        guard !startsLine(ahead: 1) else { return false }
        switch kind(ahead: 1) {
        case .identifier, .dollarIdentifier, .wildcard, .integerLiteral, .floatLiteral, .stringQuote,
            .multilineStringQuote, .rawStringPoundDelimiter, .regexSlash, .regexPoundDelimiter, .prefixAmpersand,
            .prefixOperator, .atSign, .backslash, .pound:
            return true
        case .keyword:
            switch keyword(ahead: 1) {
            case .Any, .Self, .`self`, .super, .`init`, .true, .false, .nil, .repeat, .try, .if, .switch: return true
            default: return false
            }
        default:
            return false
        }
    }

    /// Whether the word stands apart from a bracket, which it would be the name before if nothing were between.
    private func isWordBeforeBracket(_ context: ExpressionContext) -> Bool {
        guard !startsLine(ahead: 1) else { return false }
        switch kind(ahead: 1) {
        case .period, .leftParen, .leftSquare: return tokens.flags[index + 1].contains(.spaceBefore)
        case .leftBrace: return context == .normal
        default: return false
        }
    }

    private mutating func parseUnary(_ context: ExpressionContext) {
        let start = mark()
        switch kind {
        case .prefixOperator:
            advance()
            nested { parser in parser.parseUnary(context) }
            close(.prefixOperator, start, detail: start.token)
        case .prefixAmpersand:
            advance()
            nested { parser in parser.parseUnary(context) }
            close(.inOutExpression, start)
        case .backslash:
            parseKeyPath()
            parsePostfix(start, context)
        case .keyword where keyword == .if:
            // Nothing hangs on its braces: a `.member` or `{` behind them begins something else.
            parseIf()
        case .keyword where keyword == .switch:
            parseSwitch()
        case .keyword where keyword == .do:
            parseDo()
        default:
            parsePrimary(context)
            parsePostfix(start, context)
        }
    }
}
