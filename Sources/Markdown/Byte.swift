/// ASCII characters that mean something in Markdown.
enum Byte {
    static let tab: UInt8 = 0x09
    static let lineFeed: UInt8 = 0x0A
    static let carriageReturn: UInt8 = 0x0D
    static let space: UInt8 = 0x20
    static let exclamationMark: UInt8 = 0x21
    static let doubleQuote: UInt8 = 0x22
    static let hash: UInt8 = 0x23
    static let ampersand: UInt8 = 0x26
    static let singleQuote: UInt8 = 0x27
    static let leftParen: UInt8 = 0x28
    static let rightParen: UInt8 = 0x29
    static let asterisk: UInt8 = 0x2A
    static let plus: UInt8 = 0x2B
    static let comma: UInt8 = 0x2C
    static let hyphen: UInt8 = 0x2D
    static let period: UInt8 = 0x2E
    static let slash: UInt8 = 0x2F
    static let colon: UInt8 = 0x3A
    static let semicolon: UInt8 = 0x3B
    static let less: UInt8 = 0x3C
    static let equal: UInt8 = 0x3D
    static let greater: UInt8 = 0x3E
    static let questionMark: UInt8 = 0x3F
    static let leftSquare: UInt8 = 0x5B
    static let backslash: UInt8 = 0x5C
    static let rightSquare: UInt8 = 0x5D
    static let underscore: UInt8 = 0x5F
    static let backQuote: UInt8 = 0x60
    static let leftBrace: UInt8 = 0x7B
    static let rightBrace: UInt8 = 0x7D
    static let tilde: UInt8 = 0x7E
}

extension UInt8 {
    var isSpaceOrTab: Bool { self == Byte.space || self == Byte.tab }
    var isLineBreak: Bool { self == Byte.lineFeed || self == Byte.carriageReturn }
    var isWhitespace: Bool { self == Byte.space || (self >= 0x09 && self <= 0x0D) }
    var isDigit: Bool { self >= 0x30 && self <= 0x39 }
    var isLetter: Bool { (self | 0x20) >= 0x61 && (self | 0x20) <= 0x7A }
    var lowercased: UInt8 { self >= 0x41 && self <= 0x5A ? self | 0x20 : self }

    /// Whether a backslash before it makes it literal.
    var isPunctuation: Bool {
        (self >= 0x21 && self <= 0x2F) || (self >= 0x3A && self <= 0x40) || (self >= 0x5B && self <= 0x60)
            || (self >= 0x7B && self <= 0x7E)
    }
}

extension [UInt8] {
    /// `range` without the spaces and tabs at both ends.
    func trimmingSpace(_ range: Range<Int>) -> Range<Int> {
        var start = range.lowerBound
        var end = range.upperBound
        while start < end, self[start].isWhitespace { start += 1 }
        while end > start, self[end - 1].isWhitespace { end -= 1 }
        return start..<end
    }
}
