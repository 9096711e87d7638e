/// Backslashes in quoted OpenStep and JSON text.
enum OpenStepEscapes {
    /// Text with each escape replaced by what it stands for. Escapes that stand for nothing go.
    static func text(of bytes: ArraySlice<UInt8>) -> String {
        var units: [UInt16] = []
        var rest = bytes
        var plainStart = rest.startIndex
        while let backslash = rest.firstIndex(of: UInt8(ascii: "\\")) {
            units += String(decoding: bytes[plainStart..<backslash], as: UTF8.self).utf16
            rest = bytes[(backslash + 1)...]
            if let unit = unit(&rest) { units.append(unit) }
            plainStart = rest.startIndex
        }
        units += String(decoding: bytes[plainStart...], as: UTF8.self).utf16
        return String(decoding: units, as: UTF16.self)
    }

    /// The UTF-16 unit an escape stands for, if any.
    ///
    /// - Parameter rest: Begins behind the backslash; what belongs to the escape is taken from it.
    private static func unit(_ rest: inout ArraySlice<UInt8>) -> UInt16? {
        // What is not ASCII needs no escape, and has more than one byte.
        guard let byte = rest.first, byte < 0x80 else { return nil }
        if UInt8(ascii: "0")...UInt8(ascii: "7") ~= byte { return number(&rest, radix: 8, digits: 3) }
        rest.removeFirst()
        switch byte {
        case UInt8(ascii: "n"): return 0x0A
        case UInt8(ascii: "t"): return 0x09
        case UInt8(ascii: "r"): return 0x0D
        case UInt8(ascii: "a"): return 0x07
        case UInt8(ascii: "b"): return 0x08
        case UInt8(ascii: "f"): return 0x0C
        case UInt8(ascii: "v"): return 0x0B
        case UInt8(ascii: "U"), UInt8(ascii: "u"): return number(&rest, radix: 16, digits: 4) ?? UInt16(byte)
        default: return UInt16(byte)
        }
    }

    private static func number(_ rest: inout ArraySlice<UInt8>, radix: UInt16, digits: Int) -> UInt16? {
        var value: UInt16 = 0
        var count = 0
        while count < digits, let digit = rest.first.flatMap(digit), digit < radix {
            value = value &* radix &+ digit
            count += 1
            rest.removeFirst()
        }
        return count == 0 ? nil : value
    }

    private static func digit(_ byte: UInt8) -> UInt16? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt16(byte - UInt8(ascii: "0"))
        case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt16(byte - UInt8(ascii: "a") + 10)
        case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt16(byte - UInt8(ascii: "A") + 10)
        default: nil
        }
    }
}
