import Markdown

/// A comment that takes the next block out of the check:
/// `<!-- widgetlint:ignore-next readme-drift: pseudocode -->`.
struct Exemption {
    /// The comment in the README, as UTF-8 byte offsets.
    let range: Range<Int>
    /// Why the block need not stand in a source; empty when the comment does not say.
    let reason: String
    /// Names in the comment that look like a rule of this check and are none.
    let unknownRules: [String]
    /// Where the block begins that the comment stands before; `nil` when there is none.
    let blockStart: Int?

    /// The exemptions among the comments of a README.
    static func all(in document: MarkdownDocument, bytes: [UInt8], blocks: [SwiftBlock]) -> [Exemption] {
        var nextBlock = 0
        return document.comments.compactMap { comment in
            guard let directive = Directive(comment.text), directive.concernsReadme else { return nil }
            while nextBlock < blocks.count, blocks[nextBlock].codeBlock.range.lowerBound < comment.range.upperBound {
                nextBlock += 1
            }
            var start: Int?
            if nextBlock < blocks.count {
                let candidate = blocks[nextBlock].codeBlock.range.lowerBound
                let between = comment.range.upperBound..<candidate
                if isEmpty(between, in: bytes, but: document.comments) { start = candidate }
            }
            return Exemption(
                range: comment.range, reason: directive.reason, unknownRules: directive.unknownRules, blockStart: start)
        }
    }

    /// Whether nothing stands in `range` but white space, quote marks and comments.
    private static func isEmpty(_ range: Range<Int>, in bytes: [UInt8], but comments: [HTMLComment]) -> Bool {
        var position = range.lowerBound
        while position < range.upperBound {
            let byte = bytes[position]
            if byte == 0x20 || (0x09...0x0D).contains(byte) || byte == UInt8(ascii: ">") {
                position += 1
            } else if byte == UInt8(ascii: "<"), let comment = Exemption.comment(at: position, in: comments) {
                position = comment.range.upperBound
            } else {
                return false
            }
        }
        return true
    }

    private static func comment(at offset: Int, in comments: [HTMLComment]) -> HTMLComment? {
        var low = 0
        var high = comments.count
        while low < high {
            let middle = (low + high) / 2
            if comments[middle].range.lowerBound < offset { low = middle + 1 } else { high = middle }
        }
        return low < comments.count && comments[low].range.lowerBound == offset ? comments[low] : nil
    }

    /// The text of such a comment: rules, then `:` or `--`, then the reason.
    private struct Directive {
        let rules: [String]
        let reason: String

        init?(_ text: [UInt8]) {
            let prefix = Array("widgetlint:ignore-next".utf8)
            guard text.starts(with: prefix) else { return nil }
            let rest = String(decoding: text[prefix.count...], as: UTF8.self)
            guard let first = rest.first, first.isWhitespace else { return nil }
            var names: [String] = []
            var words = rest.split(whereSeparator: \.isWhitespace)[...]
            while let word = words.first, word != "--", word != ":" {
                words.removeFirst()
                let endsList = word.hasSuffix(":")
                let parts = word.split(separator: ",").map { String($0.prefix { $0 != ":" }) }
                names += parts.filter { !$0.isEmpty }
                if endsList { break }
            }
            if words.first == "--" || words.first == ":" { words.removeFirst() }
            rules = names
            reason = words.joined(separator: " ")
        }

        var concernsReadme: Bool { rules.contains { $0.hasPrefix("readme") } }

        var unknownRules: [String] {
            rules.filter { $0.hasPrefix("readme") && !ReadmeRule.allCases.map(\.rawValue).contains($0) }
        }
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
