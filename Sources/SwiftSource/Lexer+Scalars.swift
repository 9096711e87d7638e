/// One scalar of the text, or bytes that are none.
struct DecodedScalar {
    /// `invalid` where the bytes are not UTF-8.
    let value: UInt32
    /// Bytes it takes; at least 1.
    let length: Int

    static let invalid = UInt32.max
}

extension Lexer {
    /// Decodes the scalar at `offset`, which must be inside the text. Bytes that are not UTF-8 are taken together up to
    /// the next byte that can begin a scalar, so that an ASCII byte is never swallowed.
    func scalar(at offset: Int) -> DecodedScalar {
        let first = base[offset]
        if first < 0x80 { return DecodedScalar(value: UInt32(first), length: 1) }
        var next = offset + 1
        guard Lexer.beginsScalar(first) else {
            while next < end, !Lexer.beginsScalar(base[next]) { next += 1 }
            return DecodedScalar(value: DecodedScalar.invalid, length: next - offset)
        }
        let length = (~first).leadingZeroBitCount
        var value = UInt32(first & (0x7F >> UInt8(truncatingIfNeeded: length)))
        while next < offset + length {
            guard next < end, base[next] & 0xC0 == 0x80 else {
                return DecodedScalar(value: DecodedScalar.invalid, length: next - offset)
            }
            value = value << 6 | UInt32(base[next] & 0x3F)
            next += 1
        }
        let isShortest =
            switch length {
            case 2: value >= 0x80
            case 3: value >= 0x800
            default: value >= 0x10000
            }
        let isScalar = isShortest && value <= 0x10FFFF && !(0xD800...0xDFFF).contains(value)
        return DecodedScalar(value: isScalar ? value : DecodedScalar.invalid, length: length)
    }

    @inline(__always)
    private static func beginsScalar(_ byte: UInt8) -> Bool {
        byte < 0x80 || (byte >= 0xC2 && byte < 0xF5)
    }

    @inline(__always)
    func byteIs(_ byteClass: ByteClass, at offset: Int) -> Bool {
        offset < end && classes[Int(base[offset])] & byteClass.rawValue != 0
    }

    /// Whether the text has `byte` at `offset`; false behind its end.
    @inline(__always)
    func byteIs(_ byte: UInt8, at offset: Int) -> Bool {
        offset < end && base[offset] == byte
    }

    /// End of the run of identifier characters that begins at `offset`; `offset` itself if there is none.
    func endOfIdentifierCharacters(from offset: Int) -> Int {
        var next = offset
        while next < end {
            let byteClass = ByteClass(rawValue: classes[Int(base[next])])
            if byteClass.contains(.identifierContinue) {
                next += 1
            } else if byteClass.contains(.nonASCII) {
                let scalar = scalar(at: next)
                guard ScalarClass.isIdentifierContinue(scalar.value) else { break }
                next += scalar.length
            } else {
                break
            }
        }
        return next
    }

    /// End of the run of bytes of one class that begins at `offset`, underscores included.
    func endOfDigits(_ byteClass: ByteClass, from offset: Int) -> Int {
        var next = offset
        while byteIs(byteClass, at: next) || byteIs(UInt8(ascii: "_"), at: next) { next += 1 }
        return next
    }

    /// End of the run of `#` that begins at `offset`.
    func endOfPounds(from offset: Int) -> Int {
        var next = offset
        while byteIs(UInt8(ascii: "#"), at: next) { next += 1 }
        return next
    }

    /// First line break (`\n` or `\r`) at or behind `offset`, or the end of the text.
    func endOfLine(from offset: Int) -> Int {
        ByteScan.firstLineBreak(base, from: offset, to: end)
    }
}
