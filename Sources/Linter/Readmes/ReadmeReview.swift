import Project
import ReadmeSync
import RuleEngine
import WidgetModel

/// Compares the code blocks of READMEs with the sources they were taken from, follows their links and lays translations
/// beside their originals, each README under its configuration.
struct ReadmeReview {
    private let store: FileStore
    private let discovery: Discovery
    private let targets: Targets
    private let markdown: [String]
    private let groups: [ReadmeGroup]
    private let rules: BlockRules?
    private let checks = KnownReadmeChecks()

    struct Outcome {
        var findings: [Finding] = []
        var blocks = ReadmeBlocks()
        var counts = ReadmeBlockCounts()
        /// Markdown files that took part.
        var readmes = 0
        /// Why there was nothing to compare. What needs no comparison with sources was found all the same.
        var failure: LintError?
    }

    /// - Parameter rules: What is to be run inside the Swift blocks.
    init(
        resolver: ConfigurationResolver, store: FileStore, discovery: Discovery, targets: Targets,
        paths: ReviewedPaths, rules: BlockRules?
    ) {
        self.store = store
        self.discovery = discovery
        self.targets = targets
        self.rules = rules
        markdown = paths.markdown
        groups = ReadmeGroups(resolver, store, discovery, paths).all
    }

    /// Paths whose texts decide about the outcome: links lead to any Markdown file.
    var readPaths: Set<String> {
        guard !groups.isEmpty else { return [] }
        return Set(
            groups.flatMap { $0.readmes.map(\.path) + $0.sources + ($0.snippets?.paths ?? []) } + markdown)
    }

    /// - Parameters:
    ///   - mustCheckSomething: Whether a project without README, Swift blocks or sources is an error.
    ///   - changes: Paths whose text may have changed since the last run.
    func run(mustCheckSomething: Bool, after changes: Set<String>) -> Outcome {
        let tree = ReadmeTree(texts: store.texts, folders: discovery.folders)
        let links = LinkCheck(tree: tree)
        var outcome = Outcome(blocks: ReadmeBlocks(targets: targets))
        var snippets = 0
        for group in groups {
            let check = checks.check(of: group, after: changes, read: sources)
            let review = ReadmeFileReview(
                group: group, check: check, links: links, rules: rules, tree: tree, texts: store.texts)
            for file in ParallelMap.map(group.readmes, review.run).compactMap({ $0 }) {
                outcome.findings += file.findings
                outcome.counts.add(file.report.counts)
                outcome.blocks.append(file.report.blocks)
                store.noteDirectives(file.mayHoldDirective, of: file.path)
                snippets += file.snippets
            }
        }
        let paths = groups.flatMap { $0.readmes.map(\.path) }
        outcome.readmes = paths.count { !$0.hasSuffix(".swift") }
        if mustCheckSomething, snippets == 0 || outcome.counts.checked > 0 {
            outcome.failure = failure(paths, checked: outcome.counts.checked).map { LintError($0.description) }
        }
        return outcome
    }

    /// What a check of nothing lacks.
    private func failure(_ readmes: [String], checked: Int) -> ReadmeCheckError? {
        if readmes.isEmpty { return .noReadme }
        if checked == 0 { return .noSwiftBlock(readmes: readmes) }
        return groups.allSatisfy(\.sources.isEmpty) ? .noSource(patterns: groups[0].sourcePatterns) : nil
    }

    private func sources(at paths: [String]) -> [ReadmeSource] {
        let texts = store.texts
        return ParallelMap.map(paths) { [targets] path in
            texts.bytes(at: path).map { ReadmeSource(path: path, bytes: $0, isCompiled: !targets.leaveOut(path)) }
        }.compactMap { $0 }
    }
}

/// Looks into one README after another, on any thread.
private struct ReadmeFileReview: Sendable {
    let group: ReadmeGroup
    let links: LinkCheck
    let rules: BlockRules?
    private let translations: TranslationReview

    init(
        group: ReadmeGroup, check: ReadmeCheck, links: LinkCheck, rules: BlockRules?, tree: ReadmeTree,
        texts: FileTexts
    ) {
        self.group = group
        self.links = links
        self.rules = rules
        translations = TranslationReview(group: group, check: check, tree: tree, texts: texts)
    }

    struct Result: Sendable {
        let path: String
        let report: ReadmeReport
        let findings: [Finding]
        let snippets: Int
        /// Whether a comment may speak to widgetlint.
        let mayHoldDirective: Bool
    }

    /// Nil for a file that cannot be read.
    func run(_ member: ReadmeGroup.Member) -> Result? {
        guard let side = translations.side(at: member.path) else { return nil }
        let readme = side.file
        var findings = translations.findings(in: side, rules: member.rules) ?? side.report.findings
        if MarkdownForm(path: member.path) != .docComments {
            if member.rules.contains(.brokenLink), let place = side.place {
                findings += links.findings(in: readme, at: place)
            }
            if let rules { findings += readme.blocks.flatMap { rules.findings(in: $0, of: member.path) } }
        }
        let shown = group.snippets?.check(readme)
        return Result(
            path: readme.path, report: side.report, findings: findings + (shown?.findings ?? []),
            snippets: shown?.snippets ?? 0, mayHoldDirective: DirectiveSearch.mayFind(in: readme.bytes))
    }
}
