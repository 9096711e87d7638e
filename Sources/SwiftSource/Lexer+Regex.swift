/// The parts of a regex literal that a scan has found.
struct RegexScan {
    var openingPounds = 0
    /// End of the pattern, which begins behind the opening slash.
    var patternEnd = 0
    var hasClosingSlash = false
    var closingPounds = 0
}

extension Lexer {
    /// Lexes `/…/` at a slash inside an operator, with the operator's characters before it, if it is a regex literal and
    /// not a division. The rules are swift-syntax's, which look at what is around the slash and at the token before.
    mutating func lexRegex(at slash: Int, operatorEnd: Int) -> Bool {
        let start = position
        guard !touchesOperandBefore(start) else { return false }
        switch lastReservedKeyword {
        case .func, .operator: return false
        default: break
        }
        var mustBeRegex = false
        if !touchesOperandAfter(operatorEnd, touchesBefore: false) {
            // What looks like an infix operator is a regex literal only where an operand is expected.
            mustBeRegex = tokenAfterTry == buffer.count
            guard mustBeRegex || expectsOperand else { return false }
            switch lastKind {
            case .leftParen, .leftSquare, .comma, .colon, .colonColon: break
            default: mustBeRegex = true
            }
        }
        guard let scan = scanRegex(at: slash, mustBeRegex: mustBeRegex) else { return false }
        if slash > start { append(kindOfOperator(from: start, to: slash), to: slash) }
        appendRegex(scan)
        return true
    }

    /// Lexes `#/…/#` at the position. Nothing else begins like this, so there are no further conditions.
    mutating func lexExtendedRegex(endOfPounds: Int) {
        if let scan = scanRegex(at: position, mustBeRegex: true, poundsEnd: endOfPounds) { appendRegex(scan) }
    }

    private mutating func appendRegex(_ scan: RegexScan) {
        if scan.openingPounds > 0 { append(.regexPoundDelimiter, to: position + scan.openingPounds) }
        append(.regexSlash, to: position + 1)
        let slash = buffer.count - 1
        append(.regexLiteralPattern, to: scan.patternEnd)
        if scan.hasClosingSlash { append(.regexSlash, to: position + 1) }
        if scan.closingPounds > 0 { append(.regexPoundDelimiter, to: position + scan.closingPounds) }
        if !scan.hasClosingSlash || scan.closingPounds < scan.openingPounds { markUnterminated(slash) }
    }

    /// Whether the token before leaves an operand to be expected.
    private var expectsOperand: Bool {
        switch lastKind {
        case nil, .leftAngle, .leftBrace, .leftParen, .leftSquare, .prefixOperator, .prefixAmpersand, .binaryOperator,
            .equal, .semicolon, .comma, .colon, .infixQuestionMark, .poundIf, .poundElse, .poundElseif, .poundEndif,
            .unknown:
            return true
        case .keyword:
            switch lastReservedKeyword {
            case .true, .false, .Any, .nil, .`self`, .Self, .super: return false
            default: return true
            }
        default:
            return false
        }
    }
}
