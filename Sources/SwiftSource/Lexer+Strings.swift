extension Lexer {
    /// A string literal from its opening quote up to its end or its first interpolation. The `#`s in front of the quote
    /// are tokens already.
    mutating func lexStringLiteral(pounds: Int) {
        let kind = kindOfOpeningQuote(pounds: pounds)
        switch kind {
        case .double: append(.stringQuote, to: position + 1)
        case .single: append(.singleQuote, to: position + 1)
        case .triple: append(.multilineStringQuote, to: position + 3)
        }
        literals.append(
            OpenLiteral(kind: kind, pounds: pounds, quote: buffer.count - 1, outerSegments: multilineSegments.count))
        if kind == .triple { skipLineBreakInString() }
        continueStringLiteral()
    }

    private mutating func kindOfOpeningQuote(pounds: Int) -> OpenLiteral.Quote {
        if base[position] == UInt8(ascii: "'") { return .single }
        guard byteIs(UInt8(ascii: "\""), at: position + 1), byteIs(UInt8(ascii: "\""), at: position + 2) else {
            return .double
        }
        // `#"""#` is a string of one quote.
        return pounds > 0 && lineClosesRawString(from: position + 2, pounds: pounds) ? .double : .triple
    }

    /// Whether the rest of the line has a quote followed by enough `#`.
    private mutating func lineClosesRawString(from offset: Int, pounds: Int) -> Bool {
        while memory.rawStringEnds.count <= pounds { memory.rawStringEnds.append(SearchMemory.RawStringEnd()) }
        let known = memory.rawStringEnds[pounds]
        if offset < known.offset || offset == known.offset && known.isQuote { return known.isQuote }
        var next = offset
        while true {
            next = ByteScan.firstStringBreak(base, quote: UInt8(ascii: "\""), from: next, to: end)
            let isQuote = byteIs(UInt8(ascii: "\""), at: next)
            if isQuote, endOfClosingPounds(pounds, from: next + 1) == nil {
                next += 1
                continue
            }
            if byteIs(UInt8(ascii: "\\"), at: next) {
                next += 1
                continue
            }
            memory.rawStringEnds[pounds] = SearchMemory.RawStringEnd(offset: next, isQuote: isQuote)
            return isQuote
        }
    }

    /// Behind the `#`s at `offset` if there are at least `count`. As in swift-syntax one more is taken, if it is there.
    func endOfClosingPounds(_ count: Int, from offset: Int) -> Int? {
        guard count > 0 else { return offset }
        var next = offset
        while next - offset < count {
            guard byteIs(UInt8(ascii: "#"), at: next) else { return nil }
            next += 1
        }
        return byteIs(UInt8(ascii: "#"), at: next) ? next + 1 : next
    }

    /// Goes on inside the innermost literal, behind its opening quote or an interpolation, until it ends or another
    /// interpolation begins.
    mutating func continueStringLiteral() {
        guard let literal = literals.last else { return }
        if position == end { return }
        if !literal.isMultiline, base[position] == 0x0A || base[position] == 0x0D {
            return abandonLiteral()
        }
        while true {
            switch endOfSegment(in: literal) {
            case .quote(let segmentEnd):
                appendSegment(to: segmentEnd, in: literal)
                return closeLiteral(literal)
            case .interpolation(let segmentEnd):
                appendSegment(to: segmentEnd, in: literal)
                return openInterpolation()
            case .line(let segmentEnd):
                appendSegment(to: segmentEnd, in: literal)
                if position == end { return }
            case .escapedLineBreak(let segmentEnd):
                appendSegment(to: segmentEnd, in: literal)
                skipLineBreakInString()
                if position == end { return }
            case .unterminated(let segmentEnd):
                appendSegment(to: segmentEnd, in: literal)
                if segmentEnd < end { abandonLiteral() }
                return
            }
        }
    }

    private mutating func appendSegment(to segmentEnd: Int, in literal: OpenLiteral) {
        if literal.isMultiline { multilineSegments.append(UInt32(truncatingIfNeeded: buffer.count)) }
        append(.stringSegment, to: segmentEnd)
    }

    /// `\(` with the `#`s of a raw string between.
    private mutating func openInterpolation() {
        append(.backslash, to: position + 1)
        let endOfPounds = endOfPounds(from: position)
        if endOfPounds > position { append(.rawStringPoundDelimiter, to: endOfPounds) }
        append(.leftParen, to: position + 1)
        literals[literals.count - 1].openParentheses = 0
    }

    /// After a `)` that may have ended the innermost interpolation.
    @inline(never)
    mutating func closeParenthesisInInterpolation() {
        let innermost = literals.count - 1
        if literals[innermost].openParentheses > 0 {
            literals[innermost].openParentheses -= 1
        } else {
            continueStringLiteral()
        }
    }

    private mutating func closeLiteral(_ literal: OpenLiteral) {
        switch literal.kind {
        case .double: append(.stringQuote, to: position + 1)
        case .single: append(.singleQuote, to: position + 1)
        case .triple:
            removeIndentation(of: literal)
            append(.multilineStringQuote, to: position + 3)
        }
        if literal.pounds > 0 { append(.rawStringPoundDelimiter, to: endOfPounds(from: position)) }
        literals.removeLast()
    }

    /// Ends the innermost literal without a closing quote.
    private mutating func abandonLiteral() {
        guard let literal = literals.popLast() else { return }
        markUnterminated(literal.quote)
        multilineSegments.removeLast(multilineSegments.count - literal.outerSegments)
    }

    /// A line break inside the interpolation of a single-line literal ends both.
    @inline(never)
    mutating func lexStringEndingWithLine() {
        append(.stringSegment, to: position)
        abandonLiteral()
    }

    /// Leaves what stands between two segments of a multi-line literal, an escaped line break or the one behind the
    /// opening quote, to the gap.
    private mutating func skipLineBreakInString() {
        var next = position
        if byteIs(UInt8(ascii: "\\"), at: next) {
            next = endOfPounds(from: next + 1)
            while byteIs(0x20, at: next) || byteIs(0x09, at: next) { next += 1 }
        }
        if byteIs(0x0D, at: next) {
            next += byteIs(0x0A, at: next + 1) ? 2 : 1
        } else if byteIs(0x0A, at: next) {
            next += 1
        } else {
            return
        }
        buffer.noteGap([.startsLine, .spaceBefore])
        position = next
    }
}
