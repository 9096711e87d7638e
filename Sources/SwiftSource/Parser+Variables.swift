extension Parser {
    mutating func parseVariable(_ start: Mark) {
        let word = position
        advance()
        repeat {
            let binding = mark()
            parsePattern()
            parseTypeAnnotationIfAny()
            let hasValue = kind == .equal
            parseInitializerIfAny()
            // Behind a value, braces on another line are observers or no part of it.
            if kind == .leftBrace, !hasValue || !startsLine || isObserverBlock { parseAccessors() }
            close(.patternBinding, binding)
        } while eat(.comma)
        close(.variableDeclaration, start, detail: word)
    }

    mutating func parseTypeAnnotationIfAny() {
        guard kind == .colon else { return }
        let start = mark()
        advance()
        parseTypeExpression()
        close(.typeAnnotation, start)
    }

    mutating func parseInitializerIfAny() {
        guard kind == .equal else { return }
        let start = mark()
        advance()
        parseExpression(.normal)
        close(.initializerClause, start)
    }

    /// The braces behind a property or subscript: accessors, or the statements of the getter.
    mutating func parseAccessors() {
        guard isAccessorBlock(at: index) else { return parseBlock() }
        let start = mark()
        let modes = leaveModes()
        advance()
        nested { parser in parser.parseAccessorList() }
        while kind != .rightBrace, !isAtEnd {
            let before = position
            takeUnexpected()
            parseAccessorList()
            if position == before { break }
        }
        eat(.rightBrace)
        restore(modes)
        close(.accessorBlock, start)
    }

    private mutating func parseAccessorList() {
        while !isAtEnd, kind != .rightBrace {
            if kind == .poundIf {
                parseIfConfig { parser in parser.parseAccessorList() }
                continue
            }
            guard isAccessor(at: index) || isCoroutineAccessor else { return }
            let start = mark()
            parseAttributes()
            while !isAccessorName(at: index), isAccessorModifier(at: index) { leaf(.modifier) }
            let name = position
            advance()
            parseNamesIfAny()
            parseEffectsIfAny()
            parseBlock()
            close(.accessorDeclaration, start, detail: name)
            eat(.semicolon)
        }
    }

    /// Whether the brace at token `token` opens a list of accessors rather than statements.
    func isAccessorBlock(at token: Int) -> Bool {
        var next = token + 1
        guard next < tokens.count else { return false }
        if tokens.kinds[next] == .poundIf {
            next += 1
            while next < tokens.count - 1, !tokens.flags[next].contains(.startsLine) { next += 1 }
        }
        return isAccessor(at: next)
    }

    private func isAccessor(at token: Int) -> Bool {
        var next = token
        while next < tokens.count, tokens.kinds[next] == .atSign { next = indexAfterAttribute(at: next) }
        while next < tokens.count, isAccessorModifier(at: next), !isAccessorName(at: next) { next += 1 }
        return isAccessorName(at: next)
    }

    /// `modify {` and the like behind another accessor. In front they are calls: `var value: Int { read { number } }`.
    private var isCoroutineAccessor: Bool {
        switch keyword {
        case .read, .modify, .mutate: kind(ahead: 1) == .leftBrace
        default: false
        }
    }

    private func isAccessorModifier(at token: Int) -> Bool {
        switch tokens.keywords[token] {
        case .mutating, .nonmutating, .borrowing, .consuming, .__consuming, .nonisolated, .lazy: true
        default: false
        }
    }

    private func isAccessorName(at token: Int) -> Bool {
        guard token < tokens.count else { return false }
        switch tokens.keywords[token] {
        case .get, .set, .willSet, .didSet, ._read, ._modify, .unsafeAddress, .unsafeMutableAddress, .addressWithOwner,
            .mutableAddressWithOwner, .addressWithNativeOwner, .borrow, .`init`:
            break
        default:
            return false
        }
        guard token + 1 < tokens.count else { return false }
        switch tokens.kinds[token + 1] {
        case .leftBrace, .rightBrace, .semicolon, .atSign:
            return true
        case .leftParen:
            // `set(newValue) {`, but not the call `set(x)`; a getter has no parameter.
            let close = brackets[token + 1]
            guard tokens.keywords[token] != .get, close == token + 3, close + 1 < tokens.count else { return false }
            switch tokens.kinds[close + 1] {
            case .leftBrace, .rightBrace: return true
            default: return isEffectWord(at: close + 1) || isAccessorWord(at: close + 1)
            }
        case .identifier, .keyword:
            switch tokens.keywords[token + 1] {
            case .mutating, .nonmutating: return true
            default: return isEffectWord(at: token + 1) || isAccessorWord(at: token + 1)
            }
        case .poundElse, .poundElseif, .poundEndif, .poundIf:
            return true
        default:
            return false
        }
    }

    private func isEffectWord(at token: Int) -> Bool {
        switch tokens.keywords[token] {
        case .async, .throws, .rethrows, .reasync: true
        default: false
        }
    }

    private func isAccessorWord(at token: Int) -> Bool {
        switch tokens.keywords[token] {
        case .get, .set, .willSet, .didSet, ._read, ._modify, .unsafeAddress, .unsafeMutableAddress, .`init`: true
        default: false
        }
    }
}
