extension JSONReader {
    /// Reads the string whose opening quote the reader stands on.
    mutating func readString() throws(JSONError) -> String {
        let start = offset
        offset += 1
        try stepOverPlainCharacters(of: start)
        if bytes[offset] == UInt8(ascii: "\"") {
            let text = String(decoding: bytes[(start + 1)..<offset], as: UTF8.self)
            offset += 1
            return text
        }
        var decoded = Array(bytes[(start + 1)..<offset])
        while bytes[offset] != UInt8(ascii: "\"") {
            try readEscape(into: &decoded)
            let plain = offset
            try stepOverPlainCharacters(of: start)
            decoded.append(contentsOf: bytes[plain..<offset])
        }
        offset += 1
        return String(decoding: decoded, as: UTF8.self)
    }

    /// Moves to the next quote or backslash; there is one, or this throws.
    private mutating func stepOverPlainCharacters(of start: Int) throws(JSONError) {
        while offset < bytes.count {
            switch bytes[offset] {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): return
            case 0x20..<0x80: offset += 1
            case 0x80...: try stepOverMultibyteCharacter()
            default: throw JSONError(offset: offset, message: "a string holds a control character without escape")
            }
        }
        throw JSONError(offset: start, message: "the string that begins here never ends")
    }

    /// Steps over a character outside ASCII, which must be well-formed as table 3-7 of the Unicode Standard says.
    mutating func stepOverMultibyteCharacter() throws(JSONError) {
        let (length, second): (Int, ClosedRange<UInt8>) =
            switch bytes[offset] {
            case 0xC2...0xDF: (2, 0x80...0xBF)
            case 0xE0: (3, 0xA0...0xBF)
            case 0xED: (3, 0x80...0x9F)
            case 0xE1...0xEF: (3, 0x80...0xBF)
            case 0xF0: (4, 0x90...0xBF)
            case 0xF1...0xF3: (4, 0x80...0xBF)
            case 0xF4: (4, 0x80...0x8F)
            default: throw invalidUTF8
            }
        guard offset + length <= bytes.count, second.contains(bytes[offset + 1]) else { throw invalidUTF8 }
        if length > 2 {
            for index in (offset + 2)..<(offset + length) where bytes[index] & 0xC0 != 0x80 { throw invalidUTF8 }
        }
        offset += length
    }

    private var invalidUTF8: JSONError { JSONError(offset: offset, message: "the text is not UTF-8 here") }

    /// Reads the escape whose backslash the reader stands on.
    private mutating func readEscape(into decoded: inout [UInt8]) throws(JSONError) {
        let start = offset
        guard offset + 1 < bytes.count else {
            throw JSONError(offset: bytes.count, message: "the text ends inside an escape")
        }
        let letter = bytes[offset + 1]
        offset += 2
        switch letter {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): decoded.append(letter)
        case UInt8(ascii: "b"): decoded.append(0x08)
        case UInt8(ascii: "f"): decoded.append(0x0C)
        case UInt8(ascii: "n"): decoded.append(0x0A)
        case UInt8(ascii: "r"): decoded.append(0x0D)
        case UInt8(ascii: "t"): decoded.append(0x09)
        case UInt8(ascii: "u"): try readUnicodeEscape(from: start, into: &decoded)
        default: throw JSONError(offset: start, message: "a string holds an escape that JSON does not know")
        }
    }

    /// Reads the digits of a `\u` escape, and the escape behind it when the two are a surrogate pair.
    private mutating func readUnicodeEscape(from start: Int, into decoded: inout [UInt8]) throws(JSONError) {
        let unit = try readFourHexDigits(from: start)
        var value = UInt32(unit)
        if UTF16.isLeadSurrogate(unit), offset + 1 < bytes.count, bytes[offset] == UInt8(ascii: "\\"),
            bytes[offset + 1] == UInt8(ascii: "u")
        {
            let second = offset
            offset += 2
            let trail = try readFourHexDigits(from: second)
            if UTF16.isTrailSurrogate(trail) {
                value = 0x10000 + (UInt32(unit & 0x3FF) << 10) + UInt32(trail & 0x3FF)
            } else {
                offset = second
            }
        }
        // A surrogate that stands alone is no scalar.
        let scalar = Unicode.Scalar(value) ?? "\u{FFFD}"
        decoded.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }

    private mutating func readFourHexDigits(from start: Int) throws(JSONError) -> UInt16 {
        var value: UInt16 = 0
        for _ in 0..<4 {
            let digit: UInt8
            switch current {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = current - UInt8(ascii: "0")
            case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = current - UInt8(ascii: "a") + 10
            case UInt8(ascii: "A")...UInt8(ascii: "F"): digit = current - UInt8(ascii: "A") + 10
            default: throw JSONError(offset: start, message: "a \\u escape needs four hexadecimal digits")
            }
            value = value << 4 | UInt16(digit)
            offset += 1
        }
        return value
    }
}
