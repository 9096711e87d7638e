/// The syntax of a complete opening or closing tag within one line.
enum HTMLTag {
    /// Whether the text of the line is one tag, with nothing but white space behind it.
    static func standsAlone(on cursor: LineCursor) -> Bool {
        var reader = Reader(cursor: cursor, position: cursor.textOffset + 1)
        let isComplete = cursor.byte(at: reader.position) == Byte.slash ? reader.closingTag() : reader.openingTag()
        guard isComplete else { return false }
        reader.skipSpace()
        return reader.position >= cursor.end
    }

    private struct Reader {
        let cursor: LineCursor
        /// Byte behind the `<` at first.
        var position: Int

        var byte: UInt8 { cursor.byte(at: position) }

        mutating func closingTag() -> Bool {
            position += 1
            guard name() else { return false }
            skipSpace()
            return take(Byte.greater)
        }

        mutating func openingTag() -> Bool {
            guard name() else { return false }
            while true {
                let hasSpace = skipSpace()
                if take(Byte.greater) { return true }
                if take(Byte.slash) { return take(Byte.greater) }
                guard hasSpace, attribute() else { return false }
            }
        }

        private mutating func name() -> Bool {
            guard byte.isLetter else { return false }
            while byte.isLetter || byte.isDigit || byte == Byte.hyphen { position += 1 }
            return true
        }

        private mutating func attribute() -> Bool {
            guard byte.isLetter || byte == Byte.underscore || byte == Byte.colon else { return false }
            while byte.isLetter || byte.isDigit || byte == Byte.underscore || byte == Byte.colon || byte == Byte.period
                || byte == Byte.hyphen
            {
                position += 1
            }
            let end = position
            skipSpace()
            guard take(Byte.equal) else {
                position = end
                return true
            }
            skipSpace()
            return value()
        }

        private mutating func value() -> Bool {
            if byte == Byte.doubleQuote || byte == Byte.singleQuote {
                let quote = byte
                position += 1
                while position < cursor.end, byte != quote { position += 1 }
                return take(quote)
            }
            let start = position
            while position < cursor.end, !byte.isWhitespace, !Reader.endsUnquotedValue(byte) { position += 1 }
            return position > start
        }

        private static func endsUnquotedValue(_ byte: UInt8) -> Bool {
            byte == Byte.doubleQuote || byte == Byte.singleQuote || byte == Byte.equal || byte == Byte.less
                || byte == Byte.greater || byte == Byte.backQuote
        }

        @discardableResult
        mutating func skipSpace() -> Bool {
            let start = position
            while position < cursor.end, byte.isWhitespace { position += 1 }
            return position > start
        }

        private mutating func take(_ wanted: UInt8) -> Bool {
            guard position < cursor.end, byte == wanted else { return false }
            position += 1
            return true
        }
    }
}
