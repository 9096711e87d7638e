import Markdown
import RuleEngine

/// A comment that takes the next block out of the check, or one at the top of the README that takes out all:
/// `<!-- widgetlint:ignore-next readme-drift: pseudocode -->`.
public struct Exemption {
    /// The comment in the README, as UTF-8 byte offsets.
    let range: Range<Int>
    /// Why the block need not stand in a source; empty when the comment does not say.
    let reason: String
    /// Names in the comment that look like a rule of this check and are none.
    let unknownRules: [String]
    /// Where the block begins that the comment stands before; `nil` when there is none.
    let blockStart: Int?
    /// Whether it speaks of nothing but this check, so that it can go when the check does not need it.
    let isForCheckAlone: Bool
    /// Whether it is meant for the whole README. It has to stand at the top.
    let isForWholeFile: Bool

    /// The exemptions among the comments of a README.
    static func all(in document: MarkdownDocument, bytes: [UInt8], blocks: [SwiftBlock]) -> [Exemption] {
        let following = BlockBehindComment(document, bytes)
        let starts = Set(blocks.map(\.codeBlock.range.lowerBound))
        return document.comments.compactMap { comment in
            guard let words = SuppressionComment(comment, in: bytes), words.fault == nil else { return nil }
            let rules = words.rules.map(\.text)
            guard rules.contains(where: isJudgedByCheck) else { return nil }
            let isForWholeFile = words.isForWholeFile
            // One further down is reported as misplaced, with all others of its kind.
            if isForWholeFile, !following.isAtTop(comment) { return nil }
            let block = isForWholeFile ? nil : following.block(behind: comment)?.range.lowerBound
            return Exemption(
                range: comment.range, reason: words.reason, unknownRules: rules.filter(isMisspelt),
                blockStart: block.flatMap { starts.contains($0) ? $0 : nil },
                isForCheckAlone: rules.allSatisfy(isJudgedByCheck), isForWholeFile: isForWholeFile)
        }
    }

    /// Whether this check says if the rule is needed in a comment: it knows how the block would fare without. So it does
    /// about names that look like one of its rules and are none.
    public static func isJudgedByCheck(_ rule: String) -> Bool { exempting.contains(rule) || isMisspelt(rule) }

    private static let exempting = Set([ReadmeRule.drift, .unknownBlock, .uncompiled].map(\.rawValue))

    private static func isMisspelt(_ rule: String) -> Bool {
        rule.hasPrefix("readme") && ReadmeRule(rawValue: rule) == nil
    }
}

extension SwiftBlock {
    /// Whether the info string says that the block is no real code: `swift no-check`, `swift,ignore`.
    public var isExemptByInfoString: Bool {
        let attributes = codeBlock.info.dropFirst(location.language.utf8.count).split {
            $0 == 0x20 || $0 == 0x09 || $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}")
        }
        return attributes.contains { $0.elementsEqual("no-check".utf8) || $0.elementsEqual("ignore".utf8) }
    }
}
