import Markdown
import ReadmeSync
import RuleEngine

/// Comments that exempt blocks of READMEs, each before its block.
struct ExemptionMarkers {
    /// What the comments silence.
    private(set) var findings: [Finding] = []
    /// The READMEs with the comments, in the order of their paths.
    private(set) var files: [FixedFile] = []

    /// Exempts the blocks of all findings of a check for which that is possible.
    init(_ check: LintResult) {
        let exemptible = check.findings.filter { Exemption.isJudgedByCheck($0.rule) && $0.block != nil }
        for (path, findings) in Dictionary(grouping: exemptible, by: \.path).sorted(by: { $0.key < $1.key }) {
            guard let bytes = check.sources[path]?.bytes else { continue }
            let blocks = ReadmeFile(path: path, bytes: bytes).blocks
            var edits: [TextEdit] = []
            for finding in findings {
                guard let block = blocks.first(where: { $0.location == finding.block }),
                    let edit = Self.comment(before: block.codeBlock, silencing: finding)
                else { continue }
                self.findings.append(finding)
                edits.append(edit)
            }
            files.append(FixedFile(path: path, before: bytes, after: EditedText(bytes, applying: edits).bytes))
        }
    }

    private static func comment(before block: CodeBlock, silencing finding: Finding) -> TextEdit? {
        guard let fence = block.fence else { return nil }
        let place = fence.range.lowerBound
        return TextEdit(
            path: finding.path, range: place..<place,
            replacement: block.continuing("<!-- widgetlint:ignore-next \(finding.rule): not in sync yet -->\n"))
    }
}
