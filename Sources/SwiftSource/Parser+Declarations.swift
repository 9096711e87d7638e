// MARK: - Where a declaration begins

extension Parser {
    /// Whether a declaration begins at the current token, attributes and modifiers included.
    func isAtDeclaration(in context: ItemContext) -> Bool {
        var token = index
        var hasAttributes = false
        var modifiers = 0
        while token < tokens.count {
            switch tokens.kinds[token] {
            case .atSign:
                hasAttributes = true
                token = indexAfterAttribute(at: token)
            case .pound:
                return hasAttributes || modifiers > 0 || context == .members
            case .keyword, .identifier:
                // Attributes in front of a stray `case` are taken with it, lest they be read to their end from each of them.
                if isDeclarationIntroducer(at: token) {
                    if tokens.keywords[token] == .`init`, context == .initializerBody { return false }
                    return hasAttributes || tokens.keywords[token] != .case || context == .members
                }
                // A file of nothing but modifiers would be read to its end from each of them.
                guard isModifier(at: token), modifiers < Parser.maximumModifiers else { return hasAttributes }
                modifiers += 1
                // Outside of a type, `open(x)` calls a function.
                let mayBeCall = tokens.keywords[token] == .open && context != .members
                token = mayBeCall ? token + 1 : indexAfterModifier(at: token)
            default:
                return hasAttributes
            }
        }
        return hasAttributes
    }

    /// More than any declaration has.
    private static let maximumModifiers = 32

    private func indexAfterModifier(at token: Int) -> Int {
        let isCall = token + 3 < tokens.count && tokens.kinds[token + 1] == .leftParen && tokens.kinds[token + 3] == .rightParen
        return isCall ? token + 4 : token + 1
    }

    /// Whether the word at token `token` introduces a declaration by itself.
    func isDeclarationIntroducer(at token: Int) -> Bool {
        switch tokens.keywords[token] {
        case .import, .struct, .enum, .protocol, .extension, .func, .subscript, .typealias, .associatedtype, .operator,
            .precedencegroup, .deinit, .var, .let, .`init`, .case:
            return tokens.kinds[token] == .keyword
        case .class:
            return !isWordBeforeDeclaration(at: token + 1)
        case .actor, .macro:
            return isName(at: token + 1)
        default:
            return false
        }
    }

    private func isName(at token: Int) -> Bool { token < tokens.count && tokens.kinds[token] == .identifier }

    /// Whether what follows `class` makes it a modifier: `class func`, `class override var`.
    private func isWordBeforeDeclaration(at start: Int) -> Bool {
        var token = start
        while token < tokens.count, token < start + 8 {
            switch tokens.keywords[token] {
            case .func, .var, .let, .subscript, .`init`, .typealias, .class, .struct, .enum: return true
            default:
                guard isModifier(at: token) else { return false }
                token = indexAfterModifier(at: token)
            }
        }
        return false
    }
}

// MARK: - Declarations

extension Parser {
    mutating func parseDeclaration(in context: ItemContext) {
        let start = mark()
        parseAttributesAndModifiers()
        switch keyword {
        case .import: parseImport(start)
        case .struct: parseType(.structDeclaration, start)
        case .class: parseType(.classDeclaration, start)
        case .enum: parseType(.enumDeclaration, start)
        case .protocol: parseType(.protocolDeclaration, start)
        case .actor: parseType(.actorDeclaration, start)
        case .extension: parseExtension(start)
        case .func: parseFunction(start)
        case .`init`: parseInitializer(start)
        case .deinit: parseDeinitializer(start)
        case .subscript: parseSubscript(start)
        case .var, .let: parseVariable(start)
        case .case where context == .members: parseEnumCase(start)
        case .typealias: parseTypealias(start)
        case .associatedtype: parseAssociatedType(start)
        case .operator: parseOperator(start)
        case .precedencegroup: parsePrecedenceGroup(start)
        case .macro: parseMacro(start)
        default:
            if kind == .pound {
                parseMacroExpansion(start, .normal)
            } else {
                close(.unexpected, start)
            }
        }
    }

    private mutating func parseImport(_ start: Mark) {
        advance()
        switch keyword {
        case .typealias, .struct, .class, .enum, .protocol, .var, .let, .func: advance()
        default: break
        }
        let name = position
        repeat {
            if isAtEnd || kind == .rightBrace || startsLine && position > name { break }
            advance()
        } while eat(.period) || eat(.colonColon)
        close(.importDeclaration, start, detail: position > name ? name : nil)
    }

    /// The token of a declaration's name, if there is one.
    private mutating func parseName() -> Int? {
        guard kind == .identifier || kind == .keyword && !startsLine || kind == .wildcard else { return nil }
        let name = position
        advance()
        return name
    }

    private mutating func parseType(_ node: NodeKind, _ start: Mark) {
        advance()
        let name = parseName()
        parseGenericParametersIfAny()
        parseInheritanceIfAny()
        parseWhereClauseIfAny()
        parseBlock(.memberBlock, in: .members)
        close(node, start, detail: name)
    }

    private mutating func parseExtension(_ start: Mark) {
        advance()
        parseTypeExpression()
        parseInheritanceIfAny()
        parseWhereClauseIfAny()
        parseBlock(.memberBlock, in: .members)
        close(.extensionDeclaration, start)
    }

    private mutating func parseInheritanceIfAny() {
        guard kind == .colon else { return }
        let start = mark()
        advance()
        while kind != .leftBrace, keyword != .where, !isAtEnd {
            let before = position
            // `protocol P: class`, an old way to say `AnyObject`.
            if keyword == .class { leaf(.identifierType) } else { parseTypeExpression() }
            if !eat(.comma) || position == before { break }
        }
        close(.inheritanceClause, start)
    }

    private mutating func parseFunction(_ start: Mark) {
        advance()
        let name = parseFunctionName()
        parseGenericParametersIfAny()
        parseSignature()
        parseWhereClauseIfAny()
        parseBlock()
        close(.functionDeclaration, start, detail: name)
    }

    private mutating func parseFunctionName() -> Int? {
        switch kind {
        case .binaryOperator, .prefixOperator, .postfixOperator, .leftAngle, .rightAngle, .equal, .ellipsis,
            .exclamationMark, .infixQuestionMark, .postfixQuestionMark, .prefixAmpersand, .arrow, .regexSlash:
            let name = position
            // `func ==<T>(…)` is an operator and a generic parameter clause.
            let isBeforeParameter = self.kind(ahead: 1) == .identifier || keyword(ahead: 1) == .let
            if length > 1, lastByte == UInt8(ascii: "<"), isBeforeParameter {
                split(after: length - 1, as: .binaryOperator)
            } else {
                // Spaces around the name say nothing about the operator's role.
                advance(as: kind == .arrow || kind == .regexSlash ? kind : .binaryOperator)
            }
            return name
        default:
            return parseName()
        }
    }

    /// Parameters, effects and result.
    private mutating func parseSignature() {
        parseParametersIfAny()
        parseEffectsIfAny()
        parseReturnIfAny()
    }

    mutating func parseReturnIfAny() {
        guard kind == .arrow else { return }
        let start = mark()
        advance()
        parseTypeExpression()
        close(.returnClause, start)
    }

    mutating func parseEffectsIfAny() {
        guard isAtEffect else { return }
        let start = mark()
        while isAtEffect {
            let isThrows = keyword == .throws
            advance()
            if isThrows, kind == .leftParen {
                advance()
                parseTypeExpression()
                eat(.rightParen)
            }
        }
        close(.effectSpecifiers, start)
    }

    var isAtEffect: Bool {
        switch keyword {
        case .async, .reasync, .throws, .rethrows: true
        // A common mistake, which is kept with the others.
        case .await, .throw, .try: kind(ahead: 1) == .arrow
        default: false
        }
    }

    private mutating func parseInitializer(_ start: Mark) {
        let name = position
        advance()
        if atOperator(beginningWith: UInt8(ascii: "?")) || atOperator(beginningWith: UInt8(ascii: "!")) {
            split(after: 1, as: firstByte == UInt8(ascii: "?") ? .postfixQuestionMark : .exclamationMark)
        }
        parseGenericParametersIfAny()
        parseSignature()
        parseWhereClauseIfAny()
        parseBlock(in: .initializerBody)
        close(.initializerDeclaration, start, detail: name)
    }

    private mutating func parseDeinitializer(_ start: Mark) {
        let name = position
        advance()
        parseEffectsIfAny()
        parseBlock()
        close(.deinitializerDeclaration, start, detail: name)
    }

    private mutating func parseSubscript(_ start: Mark) {
        let name = position
        advance()
        parseGenericParametersIfAny()
        parseSignature()
        parseWhereClauseIfAny()
        if kind == .leftBrace { parseAccessors() }
        close(.subscriptDeclaration, start, detail: name)
    }

    private mutating func parseTypealias(_ start: Mark) {
        advance()
        let name = parseName()
        parseGenericParametersIfAny()
        parseTypeValueIfAny()
        parseWhereClauseIfAny()
        close(.typealiasDeclaration, start, detail: name)
    }

    private mutating func parseAssociatedType(_ start: Mark) {
        advance()
        let name = parseName()
        eatEllipsis()
        parseInheritanceIfAny()
        parseTypeValueIfAny()
        parseWhereClauseIfAny()
        close(.associatedtypeDeclaration, start, detail: name)
    }

    /// `= Type`
    private mutating func parseTypeValueIfAny() {
        guard kind == .equal else { return }
        let start = mark()
        advance()
        parseTypeExpression()
        close(.initializerClause, start)
    }

    private mutating func parseOperator(_ start: Mark) {
        advance()
        let name = position
        if kind == .arrow || kind == .equal { advance(as: .binaryOperator) }
        while !isAtEnd, !startsLine || position == name, !endsOperatorName { advance() }
        parseOperatorGroupIfAny()
        if kind == .leftBrace { skipBalanced() }
        close(.operatorDeclaration, start, detail: position > name ? name : nil)
    }

    private var endsOperatorName: Bool {
        switch kind {
        case .colon, .semicolon, .leftBrace, .rightBrace: true
        default: false
        }
    }

    /// `: Group`, and the types that were once allowed behind it.
    private mutating func parseOperatorGroupIfAny() {
        guard eat(.colon) else { return }
        repeat {
            guard !isAtEnd, kind != .rightBrace else { return }
            advance()
        } while eat(.comma)
    }

    private mutating func parsePrecedenceGroup(_ start: Mark) {
        advance()
        let name = parseName()
        if kind == .leftBrace { skipBalanced() }
        close(.precedenceGroupDeclaration, start, detail: name)
    }

    private mutating func parseMacro(_ start: Mark) {
        advance()
        let name = parseName()
        parseGenericParametersIfAny()
        parseSignature()
        parseInitializerIfAny()
        parseWhereClauseIfAny()
        close(.macroDeclaration, start, detail: name)
    }

    private mutating func parseEnumCase(_ start: Mark) {
        advance()
        repeat {
            let element = mark()
            let name = parseName()
            parseParametersIfAny()
            parseInitializerIfAny()
            close(.enumCaseElement, element, detail: name)
        } while eat(.comma)
        close(.enumCaseDeclaration, start)
    }
}
