import RuleEngine
import SwiftSource

/// Puts a comment that silences a finding above the statement that it is in, with a place for the reason.
///
/// The place is text as it stands: not every client can be given one to jump to, and as long as it is not replaced, the
/// comment has no effect and says so.
struct SuppressionEdit {
    private let text: IndexedText
    private let path: String
    /// Made when it is first needed.
    private var items: ItemSearch?

    init(_ text: IndexedText, path: String) {
        self.text = text
        self.path = path
    }

    /// Nil where a comment silences nothing, as in a property list, and for what is said about such comments.
    mutating func edit(for finding: Finding) -> TextEdit? {
        guard SuppressionRule(rawValue: finding.rule) == nil, finding.range.lowerBound <= text.bytes.count
        else { return nil }
        if let block = finding.block { return edit(for: finding, in: block) }
        guard path.utf8.suffix(6).elementsEqual(".swift".utf8) else { return nil }
        let items = items ?? ItemSearch(SyntaxTree.parse(text.bytes))
        self.items = items
        let start = items.lineStartingItem(at: finding.range.lowerBound) ?? finding.range.lowerBound
        let line = text.content(ofLine: text.line(at: start))
        return insertion(at: line.lowerBound, prefix(of: line) { $0 == 0x20 || $0 == 0x09 }, "//", finding.rule, "")
    }

    /// Before the fence of a block in Markdown, where readers do not see it.
    private func edit(for finding: Finding, in block: CodeBlockLocation) -> TextEdit? {
        let line = text.content(ofLine: block.startLine - 1)
        let prefix = prefix(of: line) { $0 == 0x20 || $0 == 0x09 || $0 == UInt8(ascii: ">") }
        // Behind the mark of a list item, a line before would be outside of it.
        let rest = text.bytes[line].dropFirst(prefix.utf8.count)
        guard rest.first == UInt8(ascii: "`") || rest.first == UInt8(ascii: "~") else { return nil }
        return insertion(at: line.lowerBound, prefix, "<!--", finding.rule, " -->")
    }

    private func insertion(
        at offset: Int, _ prefix: String, _ opener: String, _ rule: String, _ closer: String
    ) -> TextEdit {
        let words = "widgetlint:ignore \(rule) -- \(SuppressionComment.placeholder)"
        return TextEdit(path: path, range: offset..<offset, replacement: "\(prefix)\(opener) \(words)\(closer)\n")
    }

    private func prefix(of line: Range<Int>, while belongs: (UInt8) -> Bool) -> String {
        String(decoding: text.bytes[line].prefix(while: belongs), as: UTF8.self)
    }
}
