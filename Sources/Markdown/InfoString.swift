/// What stands behind an opening fence.
enum InfoString {
    /// The language: up to white space, `,`, `{`, `}` or `:`, without a leading `{.`, in lower case.
    static func language(of info: [UInt8]) -> String {
        let start = info.starts(with: [Byte.leftBrace, Byte.period]) ? 2 : 0
        let name = info[start...].prefix {
            !$0.isWhitespace && $0 != 0x2C && $0 != Byte.leftBrace && $0 != Byte.rightBrace && $0 != Byte.colon
        }
        return String(decoding: name.map(\.lowercased), as: UTF8.self)
    }

    /// `info` with backslash escapes and character references resolved.
    ///
    /// Of the named references only those in `names` are known: info strings name languages, and nobody writes `&hArr;`
    /// in one. Others stay as they are.
    static func decoded(_ info: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        var position = 0
        while position < info.count {
            let byte = info[position]
            if byte == Byte.backslash, position + 1 < info.count, info[position + 1].isPunctuation {
                result.append(info[position + 1])
                position += 2
            } else if byte == Byte.ampersand, let reference = reference(in: info, at: position) {
                result.append(contentsOf: String(reference.scalar).utf8)
                position = reference.end
            } else {
                result.append(byte)
                position += 1
            }
        }
        return result
    }

    private static func reference(in info: [UInt8], at start: Int) -> (scalar: Unicode.Scalar, end: Int)? {
        // The longest reference is `&#x10FFFF;`, and no known name is longer.
        let window = info[start + 1..<min(start + 12, info.count)]
        guard let end = window.firstIndex(of: Byte.semicolon) else { return nil }
        let body = window[..<end]
        guard let scalar = numericReference(body) ?? names[Array(body)] else { return nil }
        return (scalar, end + 1)
    }

    private static func numericReference(_ body: ArraySlice<UInt8>) -> Unicode.Scalar? {
        guard body.first == Byte.hash else { return nil }
        let digits = body.dropFirst()
        let value: UInt32?
        if digits.first == 0x78 || digits.first == 0x58 {
            let hexadecimal = digits.dropFirst()
            guard (1...6).contains(hexadecimal.count), hexadecimal.allSatisfy(isHexadecimal) else { return nil }
            value = UInt32(String(decoding: hexadecimal, as: UTF8.self), radix: 16)
        } else {
            guard (1...7).contains(digits.count), digits.allSatisfy(\.isDigit) else { return nil }
            value = UInt32(String(decoding: digits, as: UTF8.self))
        }
        guard let value else { return nil }
        let replacement: Unicode.Scalar = "\u{FFFD}"
        return value == 0 ? replacement : Unicode.Scalar(value) ?? replacement
    }

    private static func isHexadecimal(_ byte: UInt8) -> Bool {
        byte.isDigit || (byte.lowercased >= 0x61 && byte.lowercased <= 0x66)
    }

    private static let names: [[UInt8]: Unicode.Scalar] = {
        let pairs: [(String, Unicode.Scalar)] = [
            ("amp", "&"), ("lt", "<"), ("gt", ">"), ("quot", "\""), ("apos", "'"), ("nbsp", "\u{A0}"),
            ("copy", "\u{A9}"), ("reg", "\u{AE}"), ("hellip", "\u{2026}"), ("ndash", "\u{2013}"), ("mdash", "\u{2014}"),
            ("lbrace", "{"), ("rbrace", "}"), ("comma", ","), ("colon", ":"), ("num", "#"), ("auml", "\u{E4}"),
            ("ouml", "\u{F6}"), ("uuml", "\u{FC}"),
        ]
        return Dictionary(uniqueKeysWithValues: pairs.map { (Array($0.0.utf8), $0.1) })
    }()
}
