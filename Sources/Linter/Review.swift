import Project
import RuleEngine
import SwiftSource
import WidgetModel

/// One pass of the pipeline over everything.
struct Review {
    let settings: LintSettings
    /// Without excluded files.
    let discovery: Discovery
    /// Whether a path was given, and is reviewed even where it would be excluded.
    let isGiven: (String) -> Bool
    let store: FileStore
    private let rules: RuleSelection

    init(settings: LintSettings, discovery: Discovery, isGiven: @escaping (String) -> Bool, store: FileStore) {
        self.settings = settings
        self.discovery = discovery
        self.isGiven = isGiven
        self.store = store
        rules = RuleSelection(settings.rules)
    }

    func run() -> LintResult {
        var findings: [Finding] = []
        var summary = LintSummary()
        var problems = discovery.problems
        var failure: LintError?
        let paths = ReviewedPaths(
            discovery: discovery,
            overlaid: store.overlaidPaths.filter { isGiven($0) || !settings.paths.excludes($0) })
        let targets = Targets(of: discovery)
        problems += targets.problems
        if settings.readme.value != .only {
            findings += reviewProject(paths.swift, targets, &problems)
            for path in paths.alone { findings += reviewAlone(path, &problems) }
            let markdown = MarkdownReview(runner: rules.runner, store: store)
            for path in paths.markdown {
                let blocks = markdown.review(path)
                findings += blocks.findings
                summary.codeBlocks += blocks.count
            }
            summary.swiftFiles = paths.swift.count + paths.alone.count
            summary.markdownFiles = paths.markdown.count
        }
        if settings.readme.value != .off {
            let readme = ReadmeReview(
                settings: settings, rules: rules, store: store, discovery: discovery, targets: targets, paths: paths)
            do throws(LintError) {
                let report = try readme.run(mustCheckSomething: settings.readme.value == .only)
                findings += report.findings
                summary.readme = report.counts
                summary.markdownFiles = max(summary.markdownFiles, report.readmes)
            } catch {
                failure = error
            }
        }
        return finish(findings, summary, problems, failure)
    }

    private func reviewProject(_ paths: [String], _ targets: Targets, _ problems: inout [ProjectProblem]) -> [Finding] {
        let facts = store.facts(of: paths, problems: &problems)
        let fileTargets = targets.targets(ofFiles: paths)
        let units = zip(zip(paths, facts), fileTargets).compactMap { file, target in
            file.1.map { SourceUnit(path: file.0, facts: $0, target: target) }
        }
        return review(units)
    }

    /// A file outside the session's paths.
    private func reviewAlone(_ path: String, _ problems: inout [ProjectProblem]) -> [Finding] {
        guard let facts = store.facts(of: [path], problems: &problems).first.flatMap({ $0 }) else { return [] }
        let target = Target(id: path, name: path, kind: .folder, root: path)
        return review([SourceUnit(path: path, facts: facts, target: target)])
    }

    private func review(_ units: [SourceUnit]) -> [Finding] {
        let store = store
        let program = Program(units: units) { store.tree(at: units[$0].path, matching: units[$0].facts) }
        return rules.runner.run(WidgetProject(program))
    }

    private func finish(
        _ findings: [Finding], _ summary: LintSummary, _ problems: [ProjectProblem], _ failure: LintError?
    ) -> LintResult {
        let sorted = rules.applySeverities(to: findings).sorted(by: Finding.comesBefore)
        var summary = summary
        summary.count(sorted)
        var result = LintResult(findings: sorted, sources: [:], summary: summary, problems: problems)
        result.failure = failure
        for path in sorted.flatMap(\.mentionedPaths) where result.sources[path] == nil {
            result.sources[path] = store.bytes(at: path).map(LintedSource.init)
        }
        return result
    }
}

/// The files of a review, by what is done with them.
struct ReviewedPaths {
    let swift: [String]
    let markdown: [String]
    /// Open Swift files outside the session's folders.
    let alone: [String]

    init(discovery: Discovery, overlaid: [String]) {
        let known = Set(discovery.files.map(\.path))
        var swift = discovery.paths(of: .swift)
        var markdown = discovery.paths(of: .markdown)
        var alone: [String] = []
        for path in overlaid where !known.contains(path) {
            switch FileKind(name: PathText.name(ofPath: path)) {
            case .markdown?: markdown.append(path)
            // An unsaved document may have no name that tells.
            case .swift?, nil:
                let isInside = discovery.folders.contains { PathText.isPath(path, below: $0) }
                if isInside { swift.append(path) } else { alone.append(path) }
            case .packageManifest?, .propertyList?, .entitlements?, .xcodeProject?, .xcodeGenProject?,
                .buildConfiguration?, .configuration?:
                break
            }
        }
        self.swift = swift.sorted()
        self.markdown = markdown.sorted()
        self.alone = alone
    }
}
