import RuleEngine

/// A comment that silences a finding.
enum Suppression {
    /// Puts the comment on a line of its own above the finding, as deep as the line is indented. `nil` where a Swift
    /// comment would not be one.
    static func edit(for finding: Finding, path: String, in text: IndexedText) -> TextEdit? {
        guard path.utf8.suffix(6).elementsEqual(".swift".utf8) || finding.block?.language.lowercased() == "swift",
            finding.range.lowerBound <= text.bytes.count
        else { return nil }
        let line = text.content(ofLine: text.line(at: finding.range.lowerBound))
        let indent = text.bytes[line].prefix { $0 == 0x20 || $0 == 0x09 }
        let comment = "// widgetlint:ignore \(finding.rule) -- TODO: say why"
        return TextEdit(
            path: path, range: line.lowerBound..<line.lowerBound,
            replacement: String(decoding: indent, as: UTF8.self) + comment + "\n")
    }
}
