extension Lexer {
    /// A number literal. Characters of a name that follow an integer belong to it, as an error.
    mutating func lexNumber() {
        if base[position] == UInt8(ascii: "0"), position + 1 < end {
            switch base[position + 1] {
            case UInt8(ascii: "x"): return lexHexadecimalNumber()
            case UInt8(ascii: "o"), UInt8(ascii: "b"):
                return append(.integerLiteral, to: endOfIdentifierCharacters(from: position + 2))
            default: break
            }
        }
        lexDecimalNumber()
    }

    private mutating func lexDecimalNumber() {
        var next = endOfDigits(.digit, from: position)
        if byteIs(UInt8(ascii: "."), at: next) {
            // `1.a` accesses a member; in `tuple.0.1`, `0.1` is no number.
            guard byteIs(.digit, at: next + 1), lastKind != .period else {
                return append(.integerLiteral, to: next)
            }
            next = endOfDigits(.digit, from: next + 1)
        } else if !isExponentMark(at: next) {
            return append(.integerLiteral, to: endOfIdentifierCharacters(from: next))
        }
        if isExponentMark(at: next) { next = endOfExponent(from: next + 1) }
        append(.floatLiteral, to: next)
    }

    private func isExponentMark(at offset: Int) -> Bool {
        byteIs(UInt8(ascii: "e"), at: offset) || byteIs(UInt8(ascii: "E"), at: offset)
    }

    private func isBinaryExponentMark(at offset: Int) -> Bool {
        byteIs(UInt8(ascii: "p"), at: offset) || byteIs(UInt8(ascii: "P"), at: offset)
    }

    private func isSign(at offset: Int) -> Bool {
        byteIs(UInt8(ascii: "-"), at: offset) || byteIs(UInt8(ascii: "+"), at: offset)
    }

    /// End of the exponent whose sign or first digit is at `offset`, with the characters of a name glued to it.
    private func endOfExponent(from offset: Int) -> Int {
        endOfIdentifierCharacters(from: isSign(at: offset) ? offset + 1 : offset)
    }

    /// `0x…`, with a fraction only if a binary exponent follows it.
    private mutating func lexHexadecimalNumber() {
        let digits = position + 2
        guard byteIs(.hexDigit, at: digits) else {
            return append(.integerLiteral, to: endOfIdentifierCharacters(from: digits))
        }
        let endOfInteger = endOfDigits(.hexDigit, from: digits)
        guard byteIs(UInt8(ascii: "."), at: endOfInteger) else {
            let isFloat = isBinaryExponentMark(at: endOfInteger)
            return isFloat
                ? append(.floatLiteral, to: endOfExponent(from: endOfInteger + 1))
                : append(.integerLiteral, to: endOfIdentifierCharacters(from: endOfInteger))
        }
        lexHexadecimalFraction(dot: endOfInteger)
    }

    /// Decides whether the dot behind a hexadecimal integer belongs to the number or accesses a member (`0xFF.description`).
    private mutating func lexHexadecimalFraction(dot: Int) {
        if dot + 1 < end, !byteIs(.hexDigit, at: dot + 1) {
            return append(.integerLiteral, to: dot)
        }
        let endOfFraction = endOfDigits(.hexDigit, from: dot + 1)
        guard isBinaryExponentMark(at: endOfFraction) else {
            // swift-syntax looks one byte further than the end to tell a member from a missing exponent.
            let isMember = endOfFraction + 1 < end && !byteIs(.digit, at: endOfFraction + 1)
            return append(.integerLiteral, to: isMember ? dot : endOfFraction)
        }
        let exponent = endOfFraction + 1
        let isMember =
            exponent < end && !isSign(at: exponent) && !byteIs(.digit, at: exponent) && !byteIs(.digit, at: dot + 1)
        append(isMember ? .integerLiteral : .floatLiteral, to: isMember ? dot : endOfExponent(from: exponent))
    }
}
