import Project
import ReadmeSync
import RuleEngine

/// The pipeline over one list of files with their configurations, run again and again as texts change.
final class Review {
    private let resolver: ConfigurationResolver
    private let isReadmeOnly: Bool
    /// Without excluded files.
    private let discovery: Discovery
    private let store: FileStore
    private let paths: ReviewedPaths
    private let targets: Targets
    private let project: ProjectReview
    /// Open files outside the session's paths, each reviewed by itself.
    private let alone: [ProjectReview]
    private let markdown: MarkdownReview
    private let suppressed: SuppressedFiles
    /// Nil when READMEs are not to be checked.
    private let readme: ReadmeReview?
    private let readmePaths: Set<String>
    private let recorder: TimingsRecorder?
    private var readmeOutcome: ReadmeReview.Outcome?

    /// - Parameters:
    ///   - discovery: Without the files that configurations leave out.
    ///   - isGiven: Whether a path was given, and is reviewed even where it would be left out.
    ///   - isReadmeOnly: Whether READMEs are compared instead of running the rules.
    init(
        resolver: ConfigurationResolver, discovery: Discovery, isGiven: (String) -> Bool, isReadmeOnly: Bool,
        store: FileStore, recorder: TimingsRecorder? = nil
    ) {
        self.resolver = resolver
        self.isReadmeOnly = isReadmeOnly
        self.discovery = discovery
        self.store = store
        self.recorder = recorder
        let overlaid = store.overlaidPaths.filter { isGiven($0) || !resolver.leavesOut($0) }
        let rules = RuleSelection(resolver.rulesOnAnywhere, catalogue: resolver.catalogue)
        paths = ReviewedPaths(discovery: discovery, overlaid: overlaid)
        targets = Targets(of: discovery) { path throws(FileError) in try store.read(path) }
        project = ProjectReview(
            paths: paths.swift, targets: targets, runner: rules.runner, store: store,
            recorder: recorder)
        alone = paths.alone.map { path in
            ProjectReview(paths: [path], targets: Targets(), runner: rules.runner, store: store, recorder: recorder)
        }
        let blockRules = BlockRules(runner: rules.runner, readsEverything: store.readsEverything)
        markdown = MarkdownReview(rules: blockRules, store: store, ruleTimes: recorder?.ruleTimes)
        suppressed = SuppressedFiles(
            paths, manifests: discovery.paths(of: .packageManifest), store: store,
            extent: ProjectExtent(discovery, exists: store.exists))
        let comparesReadmes = resolver.comparesReadmes
        readme =
            comparesReadmes
            ? ReadmeReview(
                resolver: resolver, store: store, discovery: discovery, targets: targets, paths: paths,
                rules: isReadmeOnly ? blockRules : nil) : nil
        readmePaths = readme?.readPaths ?? []
    }

    /// - Parameter changes: Paths whose text may have changed since the last run.
    func run(after changes: Set<String>) -> LintResult {
        var findings: [Finding] = []
        var summary = LintSummary()
        if !isReadmeOnly {
            for review in [project] + alone { findings += review.findings(after: changes) }
            for path in paths.markdown {
                let blocks = recorder.measure(.markdown) {
                    markdown.review(path, isChanged: changes.contains(path))
                }
                findings += blocks.findings
                summary.codeBlocks += blocks.count
            }
            summary.swiftFiles = paths.swift.count + paths.alone.count
            summary.markdownFiles = paths.markdown.count
        }
        var failure: LintError?
        if let outcome = reviewReadme(after: changes) {
            findings += outcome.findings
            summary.readme = outcome.counts
            summary.markdownFiles = max(summary.markdownFiles, outcome.readmes)
            failure = outcome.failure
        }
        let reported = recorder.measure(.rules) {
            suppressed.reported(findings, after: changes, known: Set(resolver.catalogue.ids), by: suppressingRules)
        }
        return finish(reported, summary, failure)
    }

    /// What the last run made of the blocks of READMEs.
    var readmeBlocks: ReadmeBlocks { readmeOutcome?.blocks ?? ReadmeBlocks() }

    private var suppressingRules: SuppressingRules {
        SuppressingRules(
            ran: { [resolver, isReadmeOnly] rule, path, isMarkdown in
                guard let settings = resolver.settings(at: path), settings.runs(rule) else { return false }
                let isOfReadmes = ReadmeRule(rawValue: rule) != nil
                return isOfReadmes ? settings.readme.value != .off && isMarkdown : !isReadmeOnly || isMarkdown
            },
            reports: { [resolver, isReadmeOnly] rule, path in
                !isReadmeOnly && resolver.settings(at: path)?.runs(rule.rawValue) == true
            })
    }

    /// - Parameter changes: Paths whose text may have changed since the last run.
    func map(after changes: Set<String>) -> MapResult {
        var result = MapResult(map: project.map(after: changes))
        result.problems = discovery.problems + targets.problems + project.problems
        return result
    }

    /// Nil when READMEs are not to be checked.
    private func reviewReadme(after changes: Set<String>) -> ReadmeReview.Outcome? {
        guard let readme else { return nil }
        if let readmeOutcome, changes.isDisjoint(with: readmePaths) { return readmeOutcome }
        let outcome = recorder.measure(.readme) { readme.run(mustCheckSomething: isReadmeOnly, after: changes) }
        readmeOutcome = outcome
        return outcome
    }

    private func finish(_ findings: [Finding], _ summary: LintSummary, _ failure: LintError?) -> LintResult {
        let sorted = resolver.judged(findings.sorted(by: Finding.comesBefore))
        var summary = summary
        summary.count(sorted)
        let problems = discovery.problems + targets.problems + project.problems + alone.flatMap(\.problems)
        var result = LintResult(findings: sorted, sources: [:], summary: summary, problems: problems)
        result.failure = failure
        result.readmeBlocks = readmeBlocks
        result.sources = store.sources(at: Set(sorted.lazy.flatMap(\.mentionedPaths)))
        return result
    }
}
