/// The words of a comment that silences rules: `widgetlint:ignore RULE, RULE -- reason`.
struct SuppressionComment: Sendable, Equatable {
    let rules: [String]
    let isForWholeFile: Bool

    /// Whether a comment's first word is ours. Rules out nearly all comments without making a string.
    static func mayBegin(_ comment: ArraySlice<UInt8>) -> Bool {
        comment.drop { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: " ") }
            .starts(with: "widgetlint:".utf8)
    }

    /// - Parameter text: The comment with its slashes. Nil when it is another comment, or gives no reason.
    init?(_ text: String) {
        guard let marker = text.firstRange(of: "widgetlint:ignore"), text[..<marker.lowerBound].allSatisfy({ "/* ".contains($0) })
        else { return nil }
        var rest = text[marker.upperBound...]
        isForWholeFile = rest.hasPrefix("-file")
        if isForWholeFile { rest = rest.dropFirst(5) }
        guard rest.first == " ", let separator = rest.firstRange(of: "--") else { return nil }
        let reason = rest[separator.upperBound...].drop { $0 == " " }
        guard !reason.isEmpty, reason != "*/" else { return nil }
        rules = rest[..<separator.lowerBound].split(separator: ",").map { $0.filter { $0 != " " } }
        guard !rules.isEmpty, rules.allSatisfy({ !$0.isEmpty }) else { return nil }
    }
}
