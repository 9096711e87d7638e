extension Parser {
    /// A name, a literal, a bracketed expression: what can stand before a suffix.
    mutating func parsePrimary(_ context: ExpressionContext) {
        let start = mark()
        switch kind {
        case .identifier, .dollarIdentifier:
            if keyword == .any || keyword == .some, isTypeWord {
                parseTypeExpression()
            } else {
                parseNameExpression()
            }
        case .keyword:
            parseKeywordExpression()
        case .wildcard:
            leaf(.wildcardExpression)
        case .integerLiteral:
            leaf(.integerLiteral)
        case .floatLiteral:
            leaf(.floatLiteral)
        case .stringQuote, .multilineStringQuote, .rawStringPoundDelimiter:
            parseString()
        case .regexSlash, .regexPoundDelimiter:
            parseRegex()
        case .leftParen:
            parseArgumentList(.leftParen, .rightParen, node: .tupleExpression)
        case .leftSquare:
            // `[3 of Int](repeating: 0)`
            if self.keyword(ahead: 2) == .of, isInlineArray { parseSimpleType() } else { parseCollection() }
        case .leftBrace:
            parseClosure()
        case .period where self.kind(ahead: 1) == .identifier || self.kind(ahead: 1) == .keyword
            || self.kind(ahead: 1) == .integerLiteral || self.kind(ahead: 1) == .wildcard:
            advance()
            var name = position
            advance()
            name = qualified(name)
            parseArgumentNamesIfAny()
            close(.memberAccess, start, detail: name)
            parseSpecializationIfAny(start)
        case .pound:
            parseMacroExpansion(start, context)
        case .poundAvailable, .poundUnavailable:
            parseAvailability()
        case .atSign where isBehindOpener:
            // `(@convention(c) () -> Void).self`
            parseTypeExpression()
        default:
            empty(.missingExpression)
        }
    }

    private var isInlineArray: Bool {
        switch self.kind(ahead: 1) {
        case .integerLiteral, .identifier, .wildcard: !startsLine(ahead: 2)
        default: false
        }
    }

    /// Whether the token before the current one opens brackets, continues their list or assigns.
    var isBehindOpener: Bool {
        guard index > 0 else { return false }
        switch tokens.kinds[index - 1] {
        case .leftParen, .leftSquare, .comma, .colon, .equal: return true
        default: return false
        }
    }

    /// Whether `any` or `some` begins a type, as in `[any View]()`.
    private var isTypeWord: Bool {
        guard !startsLine(ahead: 1) else { return false }
        switch kind(ahead: 1) {
        case .identifier, .prefixOperator: return true
        case .keyword: return keyword(ahead: 1) == .Any || keyword(ahead: 1) == .Self
        default: return false
        }
    }

    mutating func parseNameExpression() {
        let start = mark()
        advance()
        let name = qualified(start.token)
        parseArgumentNamesIfAny()
        close(.identifierExpression, start, detail: name)
        parseSpecializationIfAny(start)
    }

    private mutating func parseKeywordExpression() {
        switch keyword {
        case .true, .false: leaf(.booleanLiteral)
        case .nil: leaf(.nilLiteral)
        case .`self`, .Self, .super, .`init`, .Any: parseNameExpression()
        case .let, .var, .inout:
            guard isPattern || keyword != .inout else { return empty(.missingExpression) }
            parseValueBinding()
        case .is where isPattern:
            let start = mark()
            advance()
            parseTypeExpression()
            close(.isTypePattern, start)
        default:
            empty(.missingExpression)
        }
    }

    /// `(first:second:)` behind the name of a function: part of the name.
    mutating func parseArgumentNamesIfAny() {
        guard kind == .leftParen, !startsLine else { return }
        var token = index + 1
        while token + 1 < tokens.count, isArgumentName(at: token), tokens.kinds[token + 1] == .colon { token += 2 }
        guard token > index + 1, token < tokens.count, tokens.kinds[token] == .rightParen else { return }
        advance(to: token)
        advance()
    }

    private func isArgumentName(at token: Int) -> Bool {
        switch tokens.kinds[token] {
        case .identifier, .wildcard, .keyword: true
        default: false
        }
    }

    /// `<A, B>` behind a name, where it is no comparison.
    mutating func parseSpecializationIfAny(_ start: Mark) {
        guard atOperator(beginningWith: UInt8(ascii: "<")), secondByte != UInt8(ascii: ">"),
            !(startsLine && endsWithLine)
        else { return }
        if attempt({ parser in parser.parseGenericArguments() && parser.canFollowGenericArguments }) {
            close(.genericSpecialization, start)
        }
    }

    /// Whether the token behind `a<b>` makes that a specialization, by swift-syntax's rule; else it is two comparisons.
    private var canFollowGenericArguments: Bool {
        switch kind {
        case .rightParen, .rightSquare, .leftBrace, .rightBrace, .period, .comma, .semicolon, .endOfFile,
            .exclamationMark, .postfixQuestionMark, .colon:
            return true
        case .leftParen, .leftSquare:
            return !startsLine
        case .binaryOperator:
            return isText("&")
        default:
            return false
        }
    }

    mutating func parseString() {
        let start = mark()
        let modes = leaveModes()
        let isRaw = eat(.rawStringPoundDelimiter)
        let quote = kind
        guard eat(.stringQuote) || eat(.multilineStringQuote) else {
            restore(modes)
            return close(.unexpected, start)
        }
        while !isAtEnd {
            if kind == .stringSegment {
                advance()
            } else if kind == .backslash {
                parseInterpolation()
            } else {
                break
            }
        }
        if kind == quote {
            advance()
            // Behind a plain string they are those of another one, on the next line.
            if isRaw { eat(.rawStringPoundDelimiter) }
        }
        restore(modes)
        close(.stringLiteral, start)
    }

    private mutating func parseInterpolation() {
        let start = mark()
        advance()
        eat(.rawStringPoundDelimiter)
        if kind == .leftParen {
            advance()
            nested { parser in parser.parseArguments(until: .rightParen) }
            while !isAtEnd, kind != .rightParen, kind != .stringSegment, kind != .stringQuote, kind != .multilineStringQuote {
                takeUnexpected()
            }
            eat(.rightParen)
        }
        close(.stringInterpolation, start)
    }

    private mutating func parseRegex() {
        let start = mark()
        eat(.regexPoundDelimiter)
        eat(.regexSlash)
        eat(.regexLiteralPattern)
        eat(.regexSlash)
        eat(.regexPoundDelimiter)
        close(.regexLiteral, start)
    }

    /// `[a, b]`, `[a: b]`, `[:]`
    private mutating func parseCollection() {
        let start = mark()
        let modes = leaveModes()
        isPattern = modes.isPattern
        advance()
        var node = NodeKind.arrayLiteral
        if kind == .colon, self.kind(ahead: 1) == .rightSquare {
            advance()
            node = .dictionaryLiteral
        }
        nested { parser in
            if parser.parseElements() { node = .dictionaryLiteral }
        }
        while !isAtEnd, kind != .rightSquare, kind != .rightBrace, kind != .rightParen { takeUnexpected() }
        eat(.rightSquare)
        restore(modes)
        close(node, start)
    }

    /// Elements of a collection; true when they are key-value pairs.
    private mutating func parseElements() -> Bool {
        var isDictionary = false
        while !isAtEnd, kind != .rightSquare, kind != .poundElse, kind != .poundElseif, kind != .poundEndif {
            let before = position
            let element = mark()
            if kind == .poundIf {
                parseIfConfig { parser in _ = parser.parseElements() }
                continue
            }
            parseExpression(.normal)
            if eat(.colon) {
                parseExpression(.normal)
                close(.dictionaryElement, element)
                isDictionary = true
            }
            if !eat(.comma) { break }
            if position == before { break }
        }
        return isDictionary
    }

    /// `#name<…>(…) { … }`
    mutating func parseMacroExpansion(_ start: Mark, _ context: ExpressionContext) {
        advance()
        var name: Int?
        if kind == .identifier || kind == .keyword {
            name = position
            advance()
            name = name.map { qualified($0) }
            if atOperator(beginningWith: UInt8(ascii: "<")) {
                _ = attempt { parser in parser.parseGenericArguments() && parser.canFollowGenericArguments }
            }
        }
        parseCallSuffix(context)
        close(.macroExpansion, start, detail: name)
    }

    /// `\Type.path[0]?.to`
    mutating func parseKeyPath() {
        let start = mark()
        advance()
        if startsKeyPathRoot { parseKeyPathRoot() }
        // Behind `[0]` and `?` no other period stands before them: what was read may still be the root's name.
        var mayBeRoot = true
        while true {
            if kind == .period, !(startsLine && endsWithLine) {
                advance()
                switch kind {
                case .identifier, .keyword, .integerLiteral:
                    let name = position
                    advance()
                    _ = qualified(name)
                    parseArgumentNamesIfAny()
                    if atOperator(beginningWith: UInt8(ascii: "<")) {
                        _ = attempt { parser in parser.parseGenericArguments() && parser.canFollowGenericArguments }
                    }
                case .leftSquare, .postfixQuestionMark, .exclamationMark: break
                default: return close(.keyPath, start)
                }
            } else if kind == .leftSquare, !startsLine, !hasSpaceBefore {
                parseArgumentList(.leftSquare, .rightSquare)
                mayBeRoot = false
            } else if kind == .leftParen, !startsLine, !hasSpaceBefore {
                parseArgumentList(.leftParen, .rightParen)
            } else if kind == .postfixQuestionMark || kind == .exclamationMark {
                advance()
                mayBeRoot = false
            } else if isGluedMark {
                split(after: 1, as: firstByte == UInt8(ascii: "!") ? .exclamationMark : .postfixQuestionMark)
                mayBeRoot = false
            } else if isGluedPeriod, mayBeRoot {
                split(after: 1, as: .period)
            } else {
                return close(.keyPath, start)
            }
        }
    }

    private var startsKeyPathRoot: Bool {
        switch kind {
        case .identifier, .leftParen, .leftSquare, .wildcard: true
        case .keyword: keyword == .Any || keyword == .Self || keyword == .`self`
        default: false
        }
    }

    /// The period of `\.?.a` or `\.!.a`, which is the beginning of an operator to the lexer.
    private var isGluedPeriod: Bool {
        atOperator(beginningWith: UInt8(ascii: ".")) && !hasSpaceBefore && isMark(secondByte)
    }

    /// `?` or `!` at the beginning of an operator, as in `\.a??.b`.
    private var isGluedMark: Bool {
        isMark(firstByte) && !hasSpaceBefore
    }

    private func isMark(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!") }

    /// The root type, without the members behind it, which look like the path.
    private mutating func parseKeyPathRoot() {
        let start = mark()
        parseSimpleType()
        while !startsLine {
            switch kind {
            case .postfixQuestionMark:
                advance()
                close(.optionalType, start)
            case .exclamationMark:
                advance()
                close(.implicitlyUnwrappedOptionalType, start)
            case .period where isMetatypeWord(at: index + 1):
                advance()
                let name = position
                advance()
                close(.metatypeType, start, detail: name)
            default:
                return
            }
        }
    }
}
