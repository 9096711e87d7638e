extension YAMLParser {
    /// Reads `'…'`, in which two quotes stand for one.
    mutating func parseSingleQuoted() throws(ProjectProblem) -> (String, Range<Int>) {
        var text = QuotedText()
        let start = (offset: offset + 1, line: line)
        offset += 1
        while true {
            try checkQuote(openedOn: start.line)
            if peek() == UInt8(ascii: "'") {
                guard peek(1) == UInt8(ascii: "'") else { break }
                text.append(UInt8(ascii: "'"))
                offset += 2
            } else {
                parseQuotedByte(into: &text)
            }
        }
        offset += 1
        return (text.string, start.offset..<offset - 1)
    }

    /// Reads `"…"` with its escapes.
    mutating func parseDoubleQuoted() throws(ProjectProblem) -> (String, Range<Int>) {
        var text = QuotedText()
        let start = (offset: offset + 1, line: line)
        offset += 1
        while peek() != UInt8(ascii: "\"") {
            try checkQuote(openedOn: start.line)
            if peek() == UInt8(ascii: "\\") {
                offset += 1
                try parseEscape(into: &text)
            } else {
                parseQuotedByte(into: &text)
            }
        }
        offset += 1
        return (text.string, start.offset..<offset - 1)
    }

    private func checkQuote(openedOn line: Int) throws(ProjectProblem) {
        if isAtEnd || isAtAnyMarker {
            throw problem("the quote that opens on this line is never closed: close it", line: line)
        }
    }

    /// Reads one byte, or a fold: one line break is a space, more are one less.
    private mutating func parseQuotedByte(into text: inout QuotedText) {
        guard peek().isYAMLBreak else {
            text.append(peek(), isBlank: peek().isYAMLBlank)
            offset += 1
            return
        }
        text.dropBlanks()
        let breaks = skipFold()
        for _ in 1..<max(breaks, 2) { text.append(breaks == 1 ? UInt8(ascii: " ") : UInt8(ascii: "\n")) }
    }

    /// Skips line breaks and the blanks around them, and returns how many breaks there were. A marker stops it.
    private mutating func skipFold() -> Int {
        var breaks = 0
        while skipBreak() {
            breaks += 1
            if isAtAnyMarker { break }
            skipBlanks()
        }
        return breaks
    }

    private mutating func parseEscape(into text: inout QuotedText) throws(ProjectProblem) {
        let byte = peek()
        if byte.isYAMLBreak {
            let breaks = skipFold()
            for _ in 1..<max(breaks, 1) { text.append(UInt8(ascii: "\n")) }
            return
        }
        offset += 1
        switch byte {
        case UInt8(ascii: "0"): text.append(0x00)
        case UInt8(ascii: "a"): text.append(0x07)
        case UInt8(ascii: "b"): text.append(0x08)
        case UInt8(ascii: "t"), UInt8(ascii: "\t"): text.append(0x09)
        case UInt8(ascii: "n"): text.append(0x0A)
        case UInt8(ascii: "v"): text.append(0x0B)
        case UInt8(ascii: "f"): text.append(0x0C)
        case UInt8(ascii: "r"): text.append(0x0D)
        case UInt8(ascii: "e"): text.append(0x1B)
        case UInt8(ascii: " "), UInt8(ascii: "\""), UInt8(ascii: "/"), UInt8(ascii: "\\"): text.append(byte)
        case UInt8(ascii: "N"): text.append("\u{85}")
        case UInt8(ascii: "_"): text.append("\u{A0}")
        case UInt8(ascii: "L"): text.append("\u{2028}")
        case UInt8(ascii: "P"): text.append("\u{2029}")
        case UInt8(ascii: "x"): text.append(try parseScalarEscape(digits: 2))
        case UInt8(ascii: "u"): text.append(try parseScalarEscape(digits: 4))
        case UInt8(ascii: "U"): text.append(try parseScalarEscape(digits: 8))
        default: throw problem("a backslash cannot stand here in double quotes: write two, or use single quotes")
        }
    }

    private mutating func parseScalarEscape(digits: Int) throws(ProjectProblem) -> Unicode.Scalar {
        var value = try parseHexadecimal(digits: digits)
        // JSON writes what does not fit into four digits as two halves.
        if digits == 4, 0xD800..<0xDC00 ~= value, peek() == UInt8(ascii: "\\"), peek(1) == UInt8(ascii: "u") {
            offset += 2
            let low = try parseHexadecimal(digits: 4)
            if 0xDC00..<0xE000 ~= low { value = 0x10000 + (value - 0xD800) << 10 + (low - 0xDC00) }
        }
        guard let scalar = Unicode.Scalar(value) else {
            throw problem("this escape names no character: correct its digits")
        }
        return scalar
    }

    private mutating func parseHexadecimal(digits: Int) throws(ProjectProblem) -> UInt32 {
        var value: UInt32 = 0
        for _ in 0..<digits {
            guard let digit = Character(UnicodeScalar(peek())).hexDigitValue, peek() < 0x80 else {
                throw problem("\(digits) hexadecimal digits must stand behind this backslash: add the missing ones")
            }
            value = value << 4 | UInt32(digit)
            offset += 1
        }
        return value
    }
}

/// The text of a quoted scalar as far as it is read.
private struct QuotedText {
    private var bytes: [UInt8] = []
    /// Number of bytes up to the last that a fold must not take away.
    private var keptCount = 0

    var string: String { String(decoding: bytes, as: UTF8.self) }

    mutating func append(_ byte: UInt8, isBlank: Bool = false) {
        bytes.append(byte)
        if !isBlank { keptCount = bytes.count }
    }

    mutating func append(_ scalar: Unicode.Scalar) {
        bytes += Array(String(Character(scalar)).utf8)
        keptCount = bytes.count
    }

    /// Drops the blanks at the end, unless they were escaped.
    mutating func dropBlanks() { bytes.removeSubrange(keptCount...) }
}
