/// Why a segment of a string literal ends, and where.
enum SegmentEnd {
    /// Before the closing quote.
    case quote(Int)
    /// Before the backslash of `\(`.
    case interpolation(Int)
    /// Behind a line break or behind an escape that stands for one, such as `\n`.
    case line(Int)
    /// Before the backslash of an escaped line break.
    case escapedLineBreak(Int)
    /// Before the line break or the end of the text that the literal must not reach.
    case unterminated(Int)
}

extension Lexer {
    /// End of the segment of the literal that begins at the position.
    func endOfSegment(in literal: OpenLiteral) -> SegmentEnd {
        let quote = literal.kind == .single ? UInt8(ascii: "'") : UInt8(ascii: "\"")
        var next = position
        while true {
            next = ByteScan.firstStringBreak(base, quote: quote, from: next, to: end)
            guard next < end else { return .unterminated(next) }
            switch base[next] {
            case quote:
                if isClosingQuote(of: literal, at: next) { return .quote(next) }
                next += 1
            case UInt8(ascii: "\\"):
                guard let escape = endOfClosingPounds(literal.pounds, from: next + 1) else {
                    next += 1
                    continue
                }
                if byteIs(UInt8(ascii: "("), at: escape) { return .interpolation(next) }
                if literal.isMultiline, isLineBreakBehindSpaces(escape) { return .escapedLineBreak(next) }
                let endOfEscape = endOfEscape(at: escape)
                if endOfEscape.isLineBreak { return .line(endOfEscape.offset) }
                next = endOfEscape.offset
            default:
                guard literal.isMultiline else { return .unterminated(next) }
                let isPair = base[next] == 0x0D && byteIs(0x0A, at: next + 1)
                return .line(next + (isPair ? 2 : 1))
            }
        }
    }

    private func isClosingQuote(of literal: OpenLiteral, at offset: Int) -> Bool {
        switch literal.kind {
        case .single: true
        case .double: endOfClosingPounds(literal.pounds, from: offset + 1) != nil
        case .triple:
            byteIs(UInt8(ascii: "\""), at: offset + 1) && byteIs(UInt8(ascii: "\""), at: offset + 2)
                && endOfClosingPounds(literal.pounds, from: offset + 3) != nil
        }
    }

    private func isLineBreakBehindSpaces(_ offset: Int) -> Bool {
        var next = offset
        while byteIs(0x20, at: next) || byteIs(0x09, at: next) { next += 1 }
        return byteIs(0x0A, at: next) || byteIs(0x0D, at: next)
    }

    /// What an escape sequence stands for matters only in so far as a line break begins a new segment.
    private func endOfEscape(at offset: Int) -> (offset: Int, isLineBreak: Bool) {
        guard offset < end else { return (offset, false) }
        switch base[offset] {
        case UInt8(ascii: "n"), UInt8(ascii: "r"): return (offset + 1, true)
        case UInt8(ascii: "u"): return endOfUnicodeEscape(from: offset + 1)
        case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "\\"): return (offset + 1, false)
        case UInt8(ascii: "_"), UInt8(ascii: "$"): return (offset, false)
        default: return (byteIs(.identifierContinue, at: offset) ? offset + 1 : offset, false)
        }
    }

    /// `{…}` of `\u{…}`, if it is there.
    private func endOfUnicodeEscape(from offset: Int) -> (offset: Int, isLineBreak: Bool) {
        guard byteIs(UInt8(ascii: "{"), at: offset) else { return (offset, false) }
        var next = offset + 1
        var value: UInt32 = 0
        while byteIs(.hexDigit, at: next) {
            // Only 0xA and 0xD matter; a large value must not wrap round to one of them.
            let digit = base[next] | 0x20
            value = min(value, 0xFFFF) << 4 | UInt32(digit & 0x0F) &+ (digit >= UInt8(ascii: "a") ? 9 : 0)
            next += 1
        }
        let digits = next - offset - 1
        guard byteIs(UInt8(ascii: "}"), at: next) else { return (next, false) }
        return (next + 1, (1...8).contains(digits) && (value == 0x0A || value == 0x0D))
    }
}
