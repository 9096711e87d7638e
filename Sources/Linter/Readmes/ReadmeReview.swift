import Project
import ReadmeSync
import RuleEngine

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
        var outcome = Outcome()
        var snippets = 0
        for group in groups {
            let check = checks.check(of: group, after: changes, read: sources)
            let review = ReadmeFileReview(
                group: group, check: check, links: links, rules: rules, tree: tree, texts: store.texts)
            for file in ParallelMap.map(group.readmes, review.run).compactMap({ $0 }) {
                outcome.findings += file.findings
                outcome.counts.add(file.report.counts)
                outcome.blocks.append(file.report.blocks, targetName: targetName)
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

    private func targetName(ofFile path: String) -> String? {
        let target = targets.target(ofFile: path)
        return target.kind == .folder ? nil : target.name
    }
}

/// Looks into one README after another, on any thread.
private struct ReadmeFileReview: Sendable {
    let group: ReadmeGroup
    let check: ReadmeCheck
    let links: LinkCheck
    let rules: BlockRules?
    let tree: ReadmeTree
    let texts: FileTexts
    private let translations: TranslationReview

    init(
        group: ReadmeGroup, check: ReadmeCheck, links: LinkCheck, rules: BlockRules?, tree: ReadmeTree,
        texts: FileTexts
    ) {
        self.group = group
        self.check = check
        self.links = links
        self.rules = rules
        self.tree = tree
        self.texts = texts
        translations = TranslationReview(group: group, check: check, tree: tree, texts: texts)
    }

    struct Result: Sendable {
        let report: ReadmeReport
        let findings: [Finding]
        let snippets: Int
    }

    /// Nil for a file that cannot be read.
    func run(_ member: ReadmeGroup.Member) -> Result? {
        guard let bytes = texts.bytes(at: member.path) else { return nil }
        let readme = ReadmeFile(path: member.path, bytes: bytes)
        let report = check.check(readme)
        var findings = translations.findings(in: readme, report, rules: member.rules) ?? report.findings
        if MarkdownForm(path: member.path) != .docComments {
            if member.rules.contains(.brokenLink) {
                findings += links.findings(in: readme, at: tree.place(of: member.path))
            }
            if let rules { findings += readme.blocks.flatMap { rules.findings(in: $0, of: member.path) } }
        }
        let shown = group.snippets?.check(readme)
        return Result(report: report, findings: findings + (shown?.findings ?? []), snippets: shown?.snippets ?? 0)
    }
}
