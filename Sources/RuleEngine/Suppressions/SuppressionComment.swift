/// The words of a comment that silences rules, and where each stands.
///
///     widgetlint:ignore RULE, RULE -- reason
///
/// `ignore-file` speaks of the whole file, and `ignore-next` means the same as `ignore`. A colon may stand in place of
/// the two hyphens.
public struct SuppressionComment: Sendable, Equatable {
    /// A rule's name in the comment.
    public struct Word: Sendable, Equatable {
        public let text: String
        public internal(set) var range: Range<Int>
    }

    /// What keeps widgetlint from following the comment.
    public enum Fault: Sendable, Equatable {
        /// What stands where `widgetlint:ignore` should.
        case unknownKeyword(String)
        /// The same without the colon. Prose may begin so, too.
        case missingColon(String)
        /// No comma stands between words that may all be rules.
        case missingComma
        case noRule
    }

    /// UTF-8 byte offsets of the comment with its delimiters. Those of its parts are in the same text.
    public internal(set) var range: Range<Int>
    /// `widgetlint:ignore`, or what stands in its place.
    public internal(set) var keyword: Range<Int>
    public let isForWholeFile: Bool
    public internal(set) var rules: [Word]
    /// Empty where no reason follows, or only a place held for one.
    public let reason: String
    /// What has to be replaced to give a reason: from behind the rules up to the reason's words, or to the end.
    public internal(set) var reasonPlace: Range<Int>
    /// Whether words follow that may be meant as the reason, without the sign that begins one.
    public let hasLooseReason: Bool
    public let fault: Fault?

    /// What an editor is given to be replaced by a reason; it is none.
    public static let placeholder = "<#reason#>"

    init(_ parser: SuppressionParser) {
        range = parser.comment
        keyword = parser.keyword
        isForWholeFile = parser.isForWholeFile
        rules = parser.rules
        reason = parser.reason
        reasonPlace = parser.reasonPlace
        hasLooseReason = parser.hasLooseReason
        fault = parser.fault
    }

    /// Whether it silences anything where it covers something.
    public var isEffective: Bool { fault == nil && !reason.isEmpty }

    /// The comment with its places in another text.
    public func moved(_ place: (Range<Int>) -> Range<Int>) -> SuppressionComment {
        var moved = self
        moved.range = place(range)
        moved.keyword = place(keyword)
        moved.reasonPlace = place(reasonPlace)
        for index in rules.indices { moved.rules[index].range = place(rules[index].range) }
        return moved
    }
}
