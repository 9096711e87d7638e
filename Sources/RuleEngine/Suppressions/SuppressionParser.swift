/// Reads the words of a comment that speaks to widgetlint.
struct SuppressionParser {
    let comment: Range<Int>
    private(set) var keyword = 0..<0
    private(set) var isForWholeFile = false
    private(set) var rules: [SuppressionComment.Word] = []
    private(set) var reason = ""
    private(set) var reasonPlace = 0..<0
    private(set) var hasLooseReason = false
    private(set) var fault: SuppressionComment.Fault?

    private let bytes: [UInt8]
    private let end: Int
    private var offset: Int

    private static let name: [UInt8] = Array("widgetlint".utf8)
    private static let keywords = ["ignore", "ignore-next", "ignore-file"]
    /// What other tools call it, and what this one might.
    private static let foreignKeywords: Set<String> = [
        "ignore-line", "ignore-next-line", "disable", "disable-file", "disable-line", "disable-next",
        "disable-next-line", "enable", "suppress", "silence", "skip", "allow", "off", "nolint",
    ]

    /// - Parameters:
    ///   - content: What stands between the comment's delimiters.
    ///   - comment: The comment with them.
    init(_ bytes: [UInt8], content: Range<Int>, comment: Range<Int>) {
        self.bytes = bytes
        self.comment = comment
        offset = content.lowerBound
        var end = content.upperBound
        while end > content.lowerBound, Self.isSpace(bytes[end - 1]) { end -= 1 }
        self.end = end
    }

    /// False for a comment that speaks to nobody or to somebody else.
    mutating func read() -> Bool {
        skipSpaces()
        guard bytes[offset..<end].starts(with: Self.name), readKeyword() else { return false }
        readRules()
        if fault == nil, rules.isEmpty { fault = .noRule }
        return true
    }

    // MARK: - Keyword

    private mutating func readKeyword() -> Bool {
        let start = offset
        offset += Self.name.count
        let hasColon = take(UInt8(ascii: ":"))
        let hasSpace = offset < end && Self.isSpace(bytes[offset])
        guard hasColon || hasSpace else { return false }
        skipSpaces()
        var word = takeWord { Self.isNameByte($0) }
        guard !word.text.isEmpty else { return false }
        let isKnown = Self.keywords.contains(word.text)
        if isKnown, hasColon, !hasSpace {
            // What is glued to the keyword makes another one of it.
            guard offset == end || Self.isSpace(bytes[offset]) || bytes[offset] == UInt8(ascii: ":")
            else { return false }
        } else {
            let isMeant = isKnown || Self.foreignKeywords.contains(word.text)
            let isNear = Spelling.nearest(to: word.text, among: Self.keywords) != nil
            guard isMeant || hasColon && (!hasSpace || isNear) else { return false }
            // swiftlint's `disable:next`
            if take(UInt8(ascii: ":")), offset < end, Self.isNameByte(bytes[offset]) {
                word.range = word.range.lowerBound..<takeWord { Self.isNameByte($0) }.range.upperBound
            }
            let text = String(decoding: bytes[start..<word.range.upperBound], as: UTF8.self)
            fault = hasColon ? .unknownKeyword(text) : .missingColon(text)
        }
        isForWholeFile = word.text.hasSuffix("-file")
        keyword = start..<word.range.upperBound
        reasonPlace = keyword.upperBound..<keyword.upperBound
        return true
    }

    // MARK: - Rules and reason

    private mutating func readRules() {
        var isBehindComma = true
        while true {
            skipSpaces()
            guard offset < end else { return finish(from: end) }
            if take(UInt8(ascii: ",")) {
                isBehindComma = true
                continue
            }
            let start = offset
            if takeSeparator() { return finish(from: start, reason: offset) }
            if !isBehindComma, !restHoldsHyphens { return readLooseReason(from: start) }
            let word = takeWord { !Self.isSpace($0) && $0 != UInt8(ascii: ",") && $0 != UInt8(ascii: ":") }
            guard !word.text.isEmpty else { return finish(from: start) }
            if !isBehindComma, fault == nil { fault = .missingComma }
            rules.append(word)
            isBehindComma = false
        }
    }

    /// `--`, or `:`
    private mutating func takeSeparator() -> Bool {
        if take(UInt8(ascii: ":")) { return true }
        guard offset + 1 < end, bytes[offset] == UInt8(ascii: "-"), bytes[offset + 1] == UInt8(ascii: "-")
        else { return false }
        while take(UInt8(ascii: "-")) {}
        return true
    }

    private mutating func finish(from start: Int, reason reasonStart: Int? = nil) {
        offset = reasonStart ?? end
        skipSpaces()
        let text = String(decoding: bytes[offset..<end], as: UTF8.self)
        let isPlaceholder = text.hasPrefix("<#") && text.hasSuffix("#>")
        reason = isPlaceholder ? "" : text
        reasonPlace = (rules.last?.range.upperBound ?? keyword.upperBound)..<end
    }

    /// Words without a sign before them. A single hyphen, or the dash that a keyboard makes of two, is taken for one.
    private mutating func readLooseReason(from start: Int) {
        while offset < end, Self.isDash(bytes[offset]) || Self.isSpace(bytes[offset]) { offset += 1 }
        hasLooseReason = offset < end
        reasonPlace = (rules.last?.range.upperBound ?? keyword.upperBound)..<offset
    }

    /// Whether `--` comes before the end: then what stands before it are rules, and not the reason.
    private var restHoldsHyphens: Bool {
        var index = offset
        while index + 2 < end {
            let isSeparator = bytes[index + 1] == UInt8(ascii: "-") && bytes[index + 2] == UInt8(ascii: "-")
            if Self.isSpace(bytes[index]), isSeparator { return true }
            index += 1
        }
        return false
    }

    // MARK: - Bytes

    private mutating func takeWord(_ belongs: (UInt8) -> Bool) -> SuppressionComment.Word {
        let start = offset
        while offset < end, belongs(bytes[offset]) { offset += 1 }
        return .init(text: String(decoding: bytes[start..<offset], as: UTF8.self), range: start..<offset)
    }

    private mutating func take(_ byte: UInt8) -> Bool {
        guard offset < end, bytes[offset] == byte else { return false }
        offset += 1
        return true
    }

    private mutating func skipSpaces() {
        while offset < end, Self.isSpace(bytes[offset]) { offset += 1 }
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

    /// Also the bytes that en and em dashes are made of.
    private static func isDash(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "-") || byte == 0xE2 || byte == 0x80 || byte == 0x93 || byte == 0x94
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
            true
        default:
            false
        }
    }
}

extension SuppressionComment {
    /// Reads a comment; nil when it speaks to nobody or to somebody else.
    ///
    /// - Parameters:
    ///   - content: What stands between the comment's delimiters.
    ///   - comment: The comment with them.
    public init?(_ bytes: [UInt8], content: Range<Int>, comment: Range<Int>) {
        var parser = SuppressionParser(bytes, content: content, comment: comment)
        guard parser.read() else { return nil }
        self.init(parser)
    }
}
