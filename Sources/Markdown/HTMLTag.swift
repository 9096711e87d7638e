/// A complete opening or closing HTML tag.
struct HTMLTag {
    struct Attribute {
        /// In lower case.
        let name: [UInt8]
        /// Without quotes; empty for an attribute without value.
        let value: Range<Int>
    }

    /// In lower case.
    let name: [UInt8]
    let isClosing: Bool
    private(set) var attributes: [Attribute] = []
    /// Behind the `>`.
    let end: Int

    /// Reads the tag at a `<`; nil when none stands there, or when it does not end before `end`.
    init?(in bytes: [UInt8], at start: Int, end: Int) {
        var reader = Reader(bytes: bytes, position: start + 1, end: end)
        isClosing = reader.take(Byte.slash)
        guard let name = reader.name() else { return nil }
        self.name = name
        if isClosing {
            reader.skipSpace()
            guard reader.take(Byte.greater) else { return nil }
        } else {
            while true {
                let hasSpace = reader.skipSpace()
                if reader.take(Byte.greater) { break }
                if reader.take(Byte.slash) {
                    guard reader.take(Byte.greater) else { return nil }
                    break
                }
                guard hasSpace, let attribute = reader.attribute() else { return nil }
                attributes.append(attribute)
            }
        }
        self.end = reader.position
    }

    /// Whether the text of the line is one tag, with nothing but white space behind it.
    static func standsAlone(on cursor: LineCursor) -> Bool {
        guard let tag = HTMLTag(in: cursor.bytes, at: cursor.textOffset, end: cursor.end) else { return false }
        return cursor.bytes[tag.end..<cursor.end].allSatisfy(\.isWhitespace)
    }

    private struct Reader {
        let bytes: [UInt8]
        /// Byte behind the `<` at first.
        var position: Int
        let end: Int

        /// The byte at the cursor, or a line feed at the end.
        var byte: UInt8 { position < end ? bytes[position] : Byte.lineFeed }

        mutating func name() -> [UInt8]? {
            let start = position
            guard byte.isLetter else { return nil }
            while byte.isLetter || byte.isDigit || byte == Byte.hyphen { position += 1 }
            return bytes[start..<position].map(\.lowercased)
        }

        mutating func attribute() -> Attribute? {
            let start = position
            guard byte.isLetter || byte == Byte.underscore || byte == Byte.colon else { return nil }
            while byte.isLetter || byte.isDigit || byte == Byte.underscore || byte == Byte.colon || byte == Byte.period
                || byte == Byte.hyphen
            {
                position += 1
            }
            let nameEnd = position
            let name = bytes[start..<nameEnd].map(\.lowercased)
            skipSpace()
            guard take(Byte.equal) else {
                position = nameEnd
                return Attribute(name: name, value: nameEnd..<nameEnd)
            }
            skipSpace()
            return value().map { Attribute(name: name, value: $0) }
        }

        private mutating func value() -> Range<Int>? {
            if byte == Byte.doubleQuote || byte == Byte.singleQuote {
                let quote = byte
                position += 1
                let start = position
                while position < end, byte != quote { position += 1 }
                return take(quote) ? start..<position - 1 : nil
            }
            let start = position
            while position < end, !byte.isWhitespace, !Reader.endsUnquotedValue(byte) { position += 1 }
            return position > start ? start..<position : nil
        }

        private static func endsUnquotedValue(_ byte: UInt8) -> Bool {
            byte == Byte.doubleQuote || byte == Byte.singleQuote || byte == Byte.equal || byte == Byte.less
                || byte == Byte.greater || byte == Byte.backQuote
        }

        @discardableResult
        mutating func skipSpace() -> Bool {
            let start = position
            while position < end, byte.isWhitespace { position += 1 }
            return position > start
        }

        mutating func take(_ wanted: UInt8) -> Bool {
            guard position < end, byte == wanted else { return false }
            position += 1
            return true
        }
    }
}
