import Markdown
import RuleEngine

/// Compares a translated README with its original: code blocks, links and headings.
public struct TranslationCheck {
    private let comments: TranslatedComments
    private let rules: Set<ReadmeRule>

    /// - Parameter rules: Those that report in the translation.
    public init(comments: TranslatedComments = .same, rules: Set<ReadmeRule> = Set(ReadmeRule.allCases)) {
        self.comments = comments
        self.rules = rules
    }

    /// A README, and what the comparison with the sources said about it.
    public struct Side: Sendable {
        public let file: ReadmeFile
        public let report: ReadmeReport
        /// Where it stands, if links are to be compared.
        public let place: ReadmePlace?

        public init(file: ReadmeFile, report: ReadmeReport, place: ReadmePlace? = nil) {
            self.file = file
            self.report = report
            self.place = place
        }
    }

    /// All that is to be reported in the translation, in the order of the text: the findings of its own report, without
    /// those that say the same as the comparison with the original.
    ///
    /// - Parameter tree: For links.
    public func findings(in translation: Side, of original: Side, tree: (any FileTree)? = nil) -> [Finding] {
        let own = ReadmeText(translation.file, comments: comments)
        let source = ReadmeText(original.file, comments: comments)
        var findings = translation.report.findings
        let outline = OutlineComparison(original: source, translation: own)
        if rules.contains(.translationDrift) {
            var blocks = BlockReview(
                own, translation.report, source, original.report, reportsDrift: rules.contains(.drift))
            blocks.run()
            findings.removeAll { blocks.replaced.contains(ReplacedFinding($0)) }
            findings += blocks.findings
            if let tree, let place = translation.place, let originalPlace = original.place, !outline.lacksHeadings,
                !blocks.isOtherText
            {
                let links = LinkComparison(own, at: place, source, at: originalPlace, tree: tree)
                if let finding = links.finding { findings.append(finding) }
            }
        }
        if rules.contains(.translationOutline) { findings += outline.findings }
        return findings.sorted { ($0.range.lowerBound, $0.rule) < ($1.range.lowerBound, $1.rule) }
    }
}

/// A finding of the comparison with the sources that the one with the original stands for.
struct ReplacedFinding: Hashable {
    let rule: String
    /// Of the block's fence.
    let start: Int

    init(_ rule: ReadmeRule, fenceAt start: Int) {
        self.rule = rule.rawValue
        self.start = start
    }

    /// Findings in a block are known by its line, those about its fence by their place.
    init(_ finding: Finding) {
        rule = finding.rule
        start = finding.block.map { -$0.startLine } ?? finding.range.lowerBound
    }

    init(_ rule: ReadmeRule, inBlock block: FencedBlock) {
        self.rule = rule.rawValue
        start = -block.location.startLine
    }
}
