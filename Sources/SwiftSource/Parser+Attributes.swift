extension Parser {
    /// `@name(…)`s and modifiers, in any order.
    mutating func parseAttributesAndModifiers() {
        while true {
            if kind == .atSign {
                parseAttribute()
            } else if kind == .poundIf, isIfConfigOfAttributes {
                parseIfConfig { parser in parser.parseAttributesAndModifiers() }
            } else if isModifier(at: index), !isDeclarationIntroducer(at: index) {
                parseModifier()
            } else {
                return
            }
        }
    }

    mutating func parseAttributes() {
        while true {
            if kind == .atSign {
                parseAttribute()
            } else if kind == .poundIf, isIfConfigOfAttributes {
                parseIfConfig { parser in parser.parseAttributes() }
            } else {
                return
            }
        }
    }

    mutating func parseAttribute() {
        let start = mark()
        advance()
        var name: Int?
        if kind == .identifier || kind == .keyword {
            let type = mark()
            name = position
            let word = index
            advance()
            // No attribute of the language has a module.
            let isOfLanguage = kind != .colonColon
            name = name.map { qualified($0) }
            parseGenericArgumentsIfAny()
            close(.identifierType, type, detail: name)
            while kind == .period, kind(ahead: 1) == .identifier || kind(ahead: 1) == .keyword {
                advance()
                name = position
                advance()
                name = name.map { qualified($0) }
                parseGenericArgumentsIfAny()
                close(.memberType, type, detail: name)
            }
            if kind == .leftParen, isAttributeArgument(at: index), !Parser.takesNoArguments(tokens.text(word, in: bytes)) {
                parseAttributeArguments(isOfLanguage ? tokens.text(word, in: bytes) : "")
            }
        }
        close(.attribute, start, detail: name)
    }

    /// `(…)` behind the attribute `name`. Those of some of the language's attributes are no expressions.
    private mutating func parseAttributeArguments(_ name: String) {
        switch name {
        case "available", "_spi_available":
            parseAvailabilityArguments()
        case "objc":
            parseSelector()
        case "_specialize", "specialized", "_originallyDefinedIn", "_implements", "differentiable", "derivative",
            "transpose", "_dynamicReplacement", "_effects", "_documentation", "backDeployed", "_backDeploy", "abi":
            let list = mark()
            skipBalanced()
            close(.argumentList, list)
        default:
            parseArgumentList(.leftParen, .rightParen)
        }
    }

    /// `(move::)`, where each colon ends a name.
    private mutating func parseSelector() {
        let start = mark()
        let closer = brackets[index]
        while index < closer {
            if kind == .colonColon { split(after: 1, as: .colon) }
            advance()
        }
        eat(.rightParen)
        close(.argumentList, start)
    }

    /// Whether the parenthesis at token `token`, behind an attribute's name, opens its arguments.
    private func isAttributeArgument(at token: Int) -> Bool {
        guard tokens.flags[token].contains(.spaceBefore) else { return true }
        // `@available (iOS 17, *)` is wrong, but can mean nothing else.
        guard token > 0, !tokens.flags[token].contains(.startsLine) else { return false }
        switch tokens.text(token - 1, in: bytes) {
        case "available", "backDeployed", "convention", "inline", "_spi", "_silgen_name", "_cdecl": return true
        default: return false
        }
    }

    /// Attributes of types that a function type may follow without a space: `@escaping() -> Void`.
    private static func takesNoArguments(_ name: String) -> Bool {
        switch name {
        case "escaping", "autoclosure", "noescape", "Sendable", "noDerivative", "nonescaping": true
        default: false
        }
    }

    private mutating func parseModifier() {
        let start = mark()
        advance()
        // `private(set)`, `unowned(safe)`, `nonisolated(unsafe)`
        if kind == .leftParen, kind(ahead: 2) == .rightParen {
            advance()
            advance()
            advance()
        }
        close(.modifier, start, detail: start.token)
    }

    /// Whether the word at token `token` can be a modifier.
    func isModifier(at token: Int) -> Bool {
        switch tokens.keywords[token] {
        case .private, .fileprivate, .internal, .public, .static, .class, .final, .open, .package, .override, .lazy, .weak,
            .unowned, .mutating, .nonmutating, .convenience, .required, .dynamic, .optional, .indirect, .infix, .prefix,
            .postfix, .isolated, .nonisolated, .distributed, .async, .borrowing, .consuming, ._const, .__consuming,
            .__setter_access, .reasync, .sending, ._local:
            return true
        default:
            return false
        }
    }

    /// Whether an `#if` stands before attributes of a declaration: all that its first clause holds are attributes.
    var isIfConfigOfAttributes: Bool {
        var token = index + 1
        var hasAttributes = false
        var depth = 0
        // The condition is the rest of the line.
        while token < tokens.count, !tokens.flags[token].contains(.startsLine) { token += 1 }
        while token < tokens.count {
            switch tokens.kinds[token] {
            case .atSign:
                hasAttributes = true
                token = indexAfterAttribute(at: token)
            case .poundIf, .poundElseif:
                if tokens.kinds[token] == .poundIf { depth += 1 }
                // A file of nothing but `#if` would be read to its end from each of them.
                guard depth < Parser.maximumDirectivesAroundAttributes else { return false }
                token += 1
                while token < tokens.count, !tokens.flags[token].contains(.startsLine) { token += 1 }
            case .poundElse:
                token += 1
            case .poundEndif where depth > 0:
                depth -= 1
                token += 1
            case .poundEndif:
                // A declaration must follow, or the attributes stand alone.
                return hasAttributes
            default:
                return false
            }
        }
        return false
    }

    /// More than any code has.
    private static let maximumDirectivesAroundAttributes = 8

    /// Token behind the attribute whose `@` is at `token`.
    func indexAfterAttribute(at token: Int) -> Int {
        var next = token + 1
        guard next < tokens.count - 1, tokens.kinds[next] == .identifier || tokens.kinds[next] == .keyword else { return next }
        next += 1
        while next + 1 < tokens.count, tokens.kinds[next] == .period || tokens.kinds[next] == .colonColon { next += 2 }
        if next < tokens.count, tokens.kinds[next] == .leftAngle { next = indexAfterAngles(at: next) }
        if next < tokens.count, tokens.kinds[next] == .leftParen, isAttributeArgument(at: next) {
            // Behind a brace that closes something around the attribute another declaration begins.
            let closer = brackets[next]
            next = tokens.kinds[closer] == .rightParen ? closer + 1 : closer
        }
        return min(next, tokens.count - 1)
    }

    /// Token behind the `<…>` that opens at `token`, or the next one where it does not close soon.
    private func indexAfterAngles(at token: Int) -> Int {
        var open = 0
        var next = token
        let limit = min(tokens.count, token + 200)
        while next < limit {
            switch tokens.kinds[next] {
            case .leftAngle: open += 1
            case .rightAngle: open -= 1
            case .leftBrace, .rightBrace, .endOfFile: return token + 1
            case .binaryOperator, .postfixOperator, .prefixOperator:
                for byte in bytes[Int(tokens.starts[next])..<Int(tokens.ends[next])] where byte == UInt8(ascii: ">") {
                    open -= 1
                }
            default: break
            }
            next += 1
            if open <= 0 { return next }
        }
        return token + 1
    }
}
