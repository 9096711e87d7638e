import Linter
import ReadmeSync
import Reporting
import RuleEngine

/// `lint` and `readme`, and the report of `fix`.
struct LintCommand {
    let request: LintRequest

    func run() throws(UsageError) -> ExitCode {
        if let fixing = request.fixing { return try FixCommand(request: request, fixing: fixing).run() }
        try checkNames()
        let clock = ContinuousClock()
        let start = clock.now
        let result = try review()
        // Where no example can be compared with sources, translations and links were looked at all the same.
        if result.failure != nil, !result.findings.isEmpty { _ = printReport(of: result) }
        try expectReviewed(result)

        guard printReport(of: result) == .clean else { return .failure }
        // Not part of the report, which is the same on every run.
        if Terminal.showsErrors, !request.isQuiet { report(clock.now - start) }
        return result.isFailure ? .findings : .clean
    }

    /// Finds misspelt names of commands and rules.
    func checkNames() throws(UsageError) {
        try CommandNames.check(request)
        try RuleNames(around: request.paths, request.color).check(request.only ?? [])
    }

    /// Makes sure that a review took place, and tells what it could not look into.
    func expectReviewed(_ result: LintResult) throws(UsageError) {
        try ConfigurationReport(request.color).check(result.configurationErrors, "nothing was reviewed")
        for problem in result.problems { StandardStreams.report("warning: \(problem.description)") }
        if let failure = result.failure { throw UsageError(failure.description) }
        try expectSomethingReviewed(result)
    }

    private func report(_ elapsed: Duration) {
        let (seconds, attoseconds) = elapsed.components
        let tenths = seconds * 10_000 + attoseconds / 100_000_000_000_000
        StandardStreams.report("done in \(tenths / 10).\(tenths % 10) ms")
    }

    /// Prints the report and, where they are asked for, the timings behind it.
    func printReport(of result: LintResult) -> ExitCode {
        guard var timings = result.timings else { return print(result) }
        let start = ContinuousClock.now
        let code = print(result)
        timings[.report] = ContinuousClock.now - start
        StandardStreams.report("timings\n" + TimingsTable.text(of: timings).dropLast())
        return code
    }

    private func review() throws(UsageError) -> LintResult {
        do throws(LintError) {
            if request.readsStandardInput { return try StandardInputReview(request: request).run() }
            let paths = request.paths.isEmpty ? ["."] : request.paths
            return try LintSession.untilExit(request.lintOptions(paths: paths)).run()
        } catch {
            throw UsageError(error.description)
        }
    }

    /// A run that looks at nothing must not pass for one that finds nothing.
    private func expectSomethingReviewed(_ result: LintResult) throws(UsageError) {
        let summary = result.summary
        let place = request.paths.isEmpty ? "the working directory" : request.paths.joined(separator: ", ")
        if request.isReadmeOnly {
            let counts = summary.readme ?? ReadmeBlockCounts()
            guard counts.checked + counts.exempt == 0 else { return }
            throw UsageError("nothing to check: no README with Swift code blocks in \(place)")
        }
        guard summary.swiftFiles + summary.markdownFiles == 0 else { return }
        let paths = result.configurationPaths.joined(separator: ", ")
        let ignores = paths.isEmpty ? ".gitignore does" : ".gitignore and \(paths) do"
        throw UsageError("nothing to lint: no Swift or Markdown files in \(place) that \(ignores) not leave out")
    }

    private func print(_ result: LintResult) -> ExitCode { StandardStreams.print(rendered(result)) }

    /// - Parameter isForErrors: Whether the report goes to standard error.
    func rendered(_ result: LintResult, isForErrors: Bool = false) -> [UInt8] {
        switch request.format {
        case .text:
            let isColored =
                isForErrors ? Terminal.usesColorForErrors(request.color) : Terminal.usesColor(request.color)
            let report = TextReport(
                isColored: isColored, showsSummary: !request.isQuiet, showsBlocks: request.isVerbose)
            return Array(report.render(result).utf8)
        case .json:
            return JSONReport(toolVersion: ToolVersion.current, showsBlocks: request.isVerbose).render(result)
        }
    }
}

extension LintRequest {
    func lintOptions(paths: [String]) -> LintOptions {
        LintOptions(
            paths: paths, configuration: configuration.map { .file($0) } ?? .nearest, set: set, only: only,
            failLevel: failLevel, readme: isReadmeOnly ? .only : nil, measuresTime: printsTimings,
            readsEverything: readsEverything)
    }
}
