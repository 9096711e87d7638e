extension Parser {
    /// A pattern that always matches, as behind `let` and `for`.
    mutating func parsePattern() {
        let start = mark()
        switch kind {
        case .identifier, .dollarIdentifier:
            leaf(.identifierPattern)
        case .wildcard:
            leaf(.wildcardPattern)
        case .leftParen:
            advance()
            while !isAtEnd, kind != .rightParen, kind != .rightBrace {
                let before = position
                if kind(ahead: 1) == .colon {
                    advance()
                    advance()
                }
                nested { parser in parser.parsePattern() }
                if !eat(.comma), position == before { takeUnexpected() }
            }
            eat(.rightParen)
            close(.tuplePattern, start)
        case .keyword where keyword == .let || keyword == .var || keyword == .inout:
            advance()
            nested { parser in parser.parsePattern() }
            close(.valueBindingPattern, start)
        case .keyword where keyword == .`self` || keyword == .Self:
            leaf(.identifierPattern)
        default:
            empty(.missingExpression)
        }
    }

    /// A pattern that may fail, as behind `case`.
    mutating func parseMatchingPattern(_ context: ExpressionContext) {
        let outer = isPattern
        isPattern = true
        parseExpression(context)
        isPattern = outer
    }

    /// `let name`, `let (a, b)`, `let .some(x)` inside a pattern.
    mutating func parseValueBinding() {
        let start = mark()
        advance()
        if kind == .identifier, !startsBiggerPattern {
            leaf(.identifierPattern)
        } else if kind == .wildcard {
            leaf(.wildcardPattern)
        } else {
            let inner = mark()
            nested { parser in parser.parsePrimary(.normal) }
            parsePostfix(inner, .basic)
        }
        close(.valueBindingPattern, start)
    }

    /// Whether the name behind `let` is the beginning of `Type.case(x)`.
    private var startsBiggerPattern: Bool {
        switch kind(ahead: 1) {
        case .period: true
        case .leftParen, .leftSquare: !tokens.flags[index + 1].contains(.spaceBefore)
        case .binaryOperator:
            // `let Box<Int>.some(x)`
            bytes[Int(tokens.starts[index + 1])] == UInt8(ascii: "<") && !tokens.flags[index + 1].contains(.spaceBefore)
        default: false
        }
    }
}
