extension Parser {
    /// `(iOS 17, *)` or `(*, deprecated, message: "…")`, with an argument for each part.
    mutating func parseAvailabilityArguments() {
        let start = mark()
        let closer = brackets[index]
        let modes = leaveModes()
        advance()
        while index < closer {
            parseAvailabilityArgument(until: closer)
            if index < closer { eat(.comma) }
        }
        eat(.rightParen)
        restore(modes)
        close(.argumentList, start)
    }

    private mutating func parseAvailabilityArgument(until closer: Int) {
        let start = mark()
        var label: Int?
        if kind(ahead: 1) == .colon, kind == .identifier || kind == .keyword {
            label = position
            advance()
            advance()
        }
        while index < closer, kind != .comma {
            switch kind {
            case .stringQuote, .multilineStringQuote, .rawStringPoundDelimiter: parseString()
            // The space or comma behind a star says nothing about its role.
            case .prefixOperator, .postfixOperator: advance(as: .binaryOperator)
            default: skipBalanced()
            }
        }
        close(.argument, start, detail: label)
    }
}
