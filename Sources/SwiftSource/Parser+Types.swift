extension Parser {
    /// A type with everything before and behind it.
    mutating func parseTypeExpression() {
        nested { parser in parser.parseTypeBody() }
    }

    private mutating func parseTypeBody() {
        let start = mark()
        var hasSpecifiers = false
        while isAtTypeSpecifier {
            hasSpecifiers = true
            if kind == .atSign {
                parseAttribute()
            } else {
                let takesArgument = keyword == .nonisolated
                advance()
                if takesArgument, kind == .leftParen, keyword(ahead: 1) == .nonsending { skipBalanced() }
            }
        }
        let type = mark()
        if keyword == .repeat, kind == .keyword {
            advance()
            parseTypeExpression()
            close(.packExpansionType, type)
        } else {
            parseComposition()
            parseFunctionArrowIfAny(type)
        }
        if hasSpecifiers { close(.attributedType, start) }
    }

    private var isAtTypeSpecifier: Bool {
        if kind == .atSign { return true }
        switch keyword {
        case .inout: return true
        case .borrowing, .consuming, .sending, .isolated, ._const, .__owned, .__shared:
            return startsType(at: index + 1)
        case .nonisolated:
            return kind(ahead: 1) == .leftParen ? !startsLine(ahead: 1) : startsType(at: index + 1, mayStartLine: true)
        default:
            return false
        }
    }

    /// Whether the token can begin a type that stands behind a specifier.
    private func startsType(at token: Int, mayStartLine: Bool = false) -> Bool {
        guard token < tokens.count, mayStartLine || !tokens.flags[token].contains(.startsLine) else { return false }
        switch tokens.kinds[token] {
        case .identifier, .leftParen, .leftSquare, .atSign, .wildcard: return true
        case .keyword:
            switch tokens.keywords[token] {
            case .Any, .Self, .inout, .repeat, .self: return true
            default: return false
            }
        case .prefixOperator: return true
        default: return false
        }
    }

    /// `A & B`
    private mutating func parseComposition() {
        let start = mark()
        parseTypeElement()
        guard isAtCompositionOperator else { return }
        while isAtCompositionOperator {
            advance()
            parseTypeElement()
        }
        close(.compositionType, start)
    }

    private var isAtCompositionOperator: Bool {
        guard firstByte == UInt8(ascii: "&"), length == 1 else { return false }
        return kind == .binaryOperator || kind == .prefixAmpersand || kind == .postfixOperator
    }

    private mutating func parseTypeElement() {
        nested { parser in parser.parseTypeElementBody() }
    }

    private mutating func parseTypeElementBody() {
        let start = mark()
        if keyword == .some || keyword == .any, startsType(at: index + 1) {
            let word = position
            advance()
            // The word applies to all of `A & B`.
            parseComposition()
            close(.someOrAnyType, start, detail: word)
            return
        }
        if keyword == .each, startsType(at: index + 1) {
            advance()
            parseTypeElement()
            close(.packElementType, start)
            return
        }
        if kind == .prefixOperator || kind == .binaryOperator && hasSpaceBefore, firstByte == UInt8(ascii: "~") {
            split(after: 1, as: .prefixOperator)
            parseTypeElement()
            close(.suppressedType, start)
            return
        }
        parseSimpleType()
        parseTypeSuffixes(start)
    }

    /// A type without the members and marks behind it.
    mutating func parseSimpleType() {
        let start = mark()
        switch kind {
        case .identifier, .wildcard:
            parseTypeName(start)
        case .keyword:
            guard keyword == .Any || keyword == .Self || keyword == .`self` else { return empty(.missingType) }
            parseTypeName(start)
        case .leftParen:
            parseTupleType()
        case .leftSquare:
            parseBracketType()
        default:
            empty(.missingType)
        }
    }

    /// `Type` or `Protocol`, as in `View.Type`, and no module's name.
    func isMetatypeWord(at token: Int) -> Bool {
        guard token + 1 < tokens.count, tokens.kinds[token] == .identifier else { return false }
        guard tokens.keywords[token] == .Type || tokens.keywords[token] == .Protocol else { return false }
        return tokens.kinds[token + 1] != .colonColon
    }

    private mutating func parseTypeName(_ start: Mark) {
        advance()
        let name = qualified(start.token)
        parseGenericArgumentsIfAny()
        close(.identifierType, start, detail: name)
    }

    private mutating func parseTypeSuffixes(_ start: Mark) {
        while true {
            if kind == .period, self.kind(ahead: 1) == .identifier || self.kind(ahead: 1) == .keyword,
                !(startsLine && endsWithLine)
            {
                advance()
                let isMetatype = isMetatypeWord(at: index)
                var name = position
                advance()
                name = qualified(name)
                parseGenericArgumentsIfAny()
                close(isMetatype ? .metatypeType : .memberType, start, detail: name)
            } else if atOperator(beginningWith: UInt8(ascii: "?")), !startsLine, !hasSpaceBefore {
                split(after: 1, as: .postfixQuestionMark)
                close(.optionalType, start)
            } else if atOperator(beginningWith: UInt8(ascii: "!")), !startsLine, !hasSpaceBefore {
                split(after: 1, as: .exclamationMark)
                close(.implicitlyUnwrappedOptionalType, start)
            } else {
                return
            }
        }
    }

    /// `async throws -> Result` behind a tuple makes it a function type.
    private mutating func parseFunctionArrowIfAny(_ start: Mark) {
        guard kind == .arrow || isAtEffect && isArrowAfterEffects else { return }
        parseEffectsIfAny()
        guard eat(.arrow) else { return }
        parseTypeExpression()
        close(.functionType, start)
    }

    /// More than any function has: `async throws(Error)`, with brackets left out.
    private static let maximumEffectTokens = 256

    /// Whether `->` follows the effect words at the current token.
    var isArrowAfterEffects: Bool {
        var token = index
        // A file of nothing but effect words would be read to its end from each of them.
        while token < tokens.count, token < index + Parser.maximumEffectTokens {
            switch tokens.keywords[token] {
            case .async, .reasync, .rethrows: token += 1
            case .throws:
                token += 1
                if token < tokens.count, tokens.kinds[token] == .leftParen { token = brackets[token] + 1 }
            default: return tokens.kinds[token] == .arrow
            }
        }
        return false
    }

    private mutating func parseTupleType() {
        let start = mark()
        let modes = leaveModes()
        advance()
        while !isAtEnd, kind != .rightParen, kind != .rightBrace {
            let before = position
            let element = mark()
            var label: Int?
            if isTupleTypeLabel {
                label = position
                while kind != .colon { advance() }
                advance()
            }
            parseTypeExpression()
            eatEllipsis()
            parseInitializerIfAny()
            close(.tupleTypeElement, element, detail: label)
            if !eat(.comma), position == before { takeUnexpected() }
        }
        eat(.rightParen)
        restore(modes)
        close(.tupleType, start)
    }

    private var isTupleTypeLabel: Bool {
        func isWord(_ kind: TokenKind) -> Bool { kind == .identifier || kind == .keyword || kind == .wildcard }
        guard isWord(kind) else { return false }
        if self.kind(ahead: 1) == .colon { return true }
        return isWord(self.kind(ahead: 1)) && self.kind(ahead: 2) == .colon
    }

    /// `[T]`, `[K: V]`, `[3 of T]`
    private mutating func parseBracketType() {
        let opener = index
        let start = mark()
        let modes = leaveModes()
        advance()
        var node = NodeKind.arrayType
        if self.keyword(ahead: 1) == .of, kind == .integerLiteral || kind == .identifier || kind == .wildcard {
            leaf(kind == .integerLiteral ? .integerLiteral : .identifierType)
            advance()
            node = .inlineArrayType
        }
        parseTypeExpression()
        if eat(.colon) {
            parseTypeExpression()
            node = .dictionaryType
        }
        if brackets[opener] < tokens.count - 1 {
            while !isAtEnd, kind != .rightSquare, !isCloserOrBrace { takeUnexpected() }
        }
        eat(.rightSquare)
        restore(modes)
        close(node, start)
    }

    private var isCloserOrBrace: Bool {
        switch kind {
        case .rightParen, .rightBrace, .leftBrace: true
        default: false
        }
    }

    /// A type, or the value of an integer parameter.
    mutating func parseTypeOrInteger() {
        switch kind {
        case .integerLiteral:
            leaf(.integerLiteral)
        case .prefixOperator where firstByte == UInt8(ascii: "-") && self.kind(ahead: 1) == .integerLiteral:
            let start = mark()
            advance()
            leaf(.integerLiteral)
            close(.prefixOperator, start, detail: start.token)
        default:
            parseTypeExpression()
        }
    }

    /// `<A, B>` behind a type's name.
    mutating func parseGenericArgumentsIfAny() {
        guard atOperator(beginningWith: UInt8(ascii: "<")), !(startsLine && endsWithLine) else { return }
        parseGenericArguments()
    }

    /// Reads `<A, B>`; false when it is not closed.
    @discardableResult
    mutating func parseGenericArguments() -> Bool {
        guard !unclosedAngles.contains(index) else { return false }
        let opener = index
        let start = mark()
        split(after: 1, as: .leftAngle)
        // What is nested deeper is no type, and is given up before the rest of the file is searched for its end.
        while depth < Parser.maximumDepth - 3, !isAtEnd, !atOperator(beginningWith: UInt8(ascii: ">")) {
            let before = position
            parseTypeOrInteger()
            if !eat(.comma) || position == before { break }
        }
        let isClosed = atOperator(beginningWith: UInt8(ascii: ">"))
        if isClosed {
            split(after: 1, as: .rightAngle)
        } else {
            unclosedAngles.insert(opener)
        }
        close(.genericArgumentClause, start)
        return isClosed
    }
}
