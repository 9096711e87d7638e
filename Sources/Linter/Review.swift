import Project
import RuleEngine
import SwiftSource
import WidgetModel

/// One pass of the pipeline over everything.
struct Review {
    let options: LintOptions
    let rules: RuleSelection
    let discovery: Discovery
    let store: FileStore

    func run() -> LintResult {
        var findings: [Finding] = []
        var summary = LintSummary()
        var problems = discovery.problems
        var failure: LintError?
        let paths = ReviewedPaths(discovery: discovery, overlaid: store.overlaidPaths)
        let targets = Targets(of: discovery)
        problems += targets.problems
        if options.readme != .only {
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
        if options.readme != .off {
            let readme = ReadmeReview(rules: rules, store: store, discovery: discovery, targets: targets, paths: paths)
            do throws(LintError) {
                let report = try readme.run(mustCheckSomething: options.readme == .only)
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
        let sorted = findings.sorted(by: Finding.comesBefore)
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
            case .packageManifest?: break
            // An unsaved document may have no name that tells.
            default:
                let isInside = discovery.folders.contains { PathText.isPath(path, below: $0) }
                if isInside { swift.append(path) } else { alone.append(path) }
            }
        }
        self.swift = swift.sorted()
        self.markdown = markdown.sorted()
        self.alone = alone
    }
}
