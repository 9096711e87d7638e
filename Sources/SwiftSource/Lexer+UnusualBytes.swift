extension Lexer {
    /// A byte that no ordinary token begins with: a scalar outside ASCII, a control character, or no UTF-8.
    @inline(never)
    mutating func lexUnusualByte() {
        let start = position
        let scalar = scalar(at: start)
        if scalar.value >= 0x80, scalar.value != Lexer.byteOrderMark {
            if ScalarClass.isIdentifierContinue(scalar.value) {
                // A combining character cannot begin a name, but reads as one.
                return append(.identifier, to: endOfIdentifierCharacters(from: start))
            }
            if ScalarClass.isOperatorStart(scalar.value) { return lexOperator() }
        }
        switch scalar.value {
        case 0x201C: append(.identifier, to: endOfCurlyQuotedText(from: start + scalar.length))
        case 0x201D: append(.unknown, to: start + scalar.length)
        default:
            buffer.noteGap(.spaceBefore)
            position = start + scalar.length
        }
    }

    /// White space wherever it stands, though a name may hold one.
    private static let byteOrderMark: UInt32 = 0xFEFF

    /// Behind the `”` or `"` that ends the text which a `“` before `offset` begins; `offset` if it has no end in the line.
    private mutating func endOfCurlyQuotedText(from offset: Int) -> Int {
        guard offset >= memory.curlyQuoteFailure else { return offset }
        var next = offset
        while next < end {
            switch base[next] {
            case UInt8(ascii: "\""): return next + 1
            case UInt8(ascii: "\\"):
                guard let escape = endOfValidEscape(from: next + 1) else { return failCurlyQuote(offset, at: next) }
                next = escape
            case 0x20..<0x7F: next += 1
            case 0x80...:
                let scalar = scalar(at: next)
                guard scalar.value != DecodedScalar.invalid else { return failCurlyQuote(offset, at: next) }
                next += scalar.length
                if scalar.value == 0x201D { return next }
            default: return failCurlyQuote(offset, at: next)
            }
        }
        return failCurlyQuote(offset, at: next)
    }

    private mutating func failCurlyQuote(_ offset: Int, at failure: Int) -> Int {
        memory.curlyQuoteFailure = failure
        return offset
    }

    /// End of a correct escape sequence whose backslash is before `offset`.
    private func endOfValidEscape(from offset: Int) -> Int? {
        guard offset < end else { return nil }
        switch base[offset] {
        case UInt8(ascii: "0"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"), UInt8(ascii: "\""),
            UInt8(ascii: "'"), UInt8(ascii: "\\"):
            return offset + 1
        case UInt8(ascii: "u"):
            guard byteIs(UInt8(ascii: "{"), at: offset + 1) else { return nil }
            var next = offset + 2
            var value: UInt64 = 0
            while byteIs(.hexDigit, at: next), next - offset < 11 {
                let digit = base[next] | 0x20
                value = value << 4 | UInt64(digit & 0x0F) &+ (digit >= UInt8(ascii: "a") ? 9 : 0)
                next += 1
            }
            guard next > offset + 2, byteIs(UInt8(ascii: "}"), at: next), value <= 0x10FFFF,
                !(0xD800...0xDFFF).contains(value)
            else { return nil }
            return next + 1
        default:
            return nil
        }
    }
}
