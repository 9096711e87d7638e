import Linter
import Project
import Reporting
import RuleEngine

/// `fix`, and `lint` and `readme` with `--fix` or `--diff`.
struct FixCommand {
    let request: LintRequest
    let fixing: FixRequest

    /// What was fixed, and where the answer comes from.
    private struct Run {
        var outcome: FixOutcome
        let session: LintSession
        /// The text of standard input and the path it belongs to, where that is what was fixed.
        var input: StandardInputReview.Input?
    }

    func run() throws(UsageError) -> ExitCode {
        let lint = LintCommand(request: request)
        try lint.checkNames()
        var run = try fix()
        try lint.expectReviewed(run.outcome.rest)
        for record in run.outcome.refused { report(record, "was left out: \(record.refusal?.description ?? "")") }
        for record in run.outcome.unsettled { report(record, "would be applied again and again") }
        if fixing.showsDiff { return showDiff(run.outcome) }

        let isWritten = run.input == nil ? write(&run) : true
        var result = run.outcome.rest
        result.summary.fixes = FixSummary(run.outcome)
        guard print(result, of: run) == .clean, isWritten, !run.outcome.refused.contains(where: \.isUnwritten) else {
            return .failure
        }
        return result.isFailure ? .findings : .clean
    }

    private func fix() throws(UsageError) -> Run {
        do throws(LintError) {
            if request.readsStandardInput {
                let review = StandardInputReview(request: request)
                let (session, input) = try review.start()
                var outcome = FixRounds.run(session, FixOptions(level: fixing.level, paths: [input.path]))
                outcome.rest = review.result(of: outcome.rest, input)
                return Run(outcome: outcome, session: session, input: input)
            }
            let paths = request.paths.isEmpty ? ["."] : request.paths
            let session = try LintSession.untilExit(request.lintOptions(paths: paths))
            let options = FixOptions(level: fixing.level, obstacle: FixWriter.obstacle)
            return Run(outcome: FixRounds.run(session, options), session: session)
        } catch {
            throw UsageError(error.description)
        }
    }

    /// - Returns: Whether all files were written. What was not is as before, and so are its findings.
    private func write(_ run: inout Run) -> Bool {
        let failures = FixWriter.write(run.outcome)
        guard !failures.isEmpty else { return true }
        for failure in failures { StandardStreams.report("error: \(failure)") }
        let failed = Set(failures.map(\.path))
        for file in run.outcome.files { run.session.setOverlay(nil, at: file.path) }
        run.outcome.files.removeAll { failed.contains($0.path) }
        run.outcome.mended.removeAll { !$0.editedPaths.isDisjoint(with: failed) }
        run.outcome.rest = run.session.run()
        return false
    }

    private func showDiff(_ outcome: FixOutcome) -> ExitCode {
        guard StandardStreams.print(PatchReport().render(outcome.files)) == .clean else { return .failure }
        return outcome.files.isEmpty ? .clean : .findings
    }

    /// A text from standard input goes to standard output, and the report out of its way.
    private func print(_ result: LintResult, of run: Run) -> ExitCode {
        let lint = LintCommand(request: request)
        guard let input = run.input else { return lint.printReport(of: result) }
        let text = run.outcome.files.first { $0.path == input.path }?.after ?? input.bytes
        StandardStreams.printError(lint.rendered(result, isForErrors: true))
        return StandardStreams.print(text)
    }

    private func report(_ record: FixRecord, _ what: String) {
        StandardStreams.report(
            "warning: \(record.path):\(record.line): the fix «\(record.title)» of \(record.rule) \(what)")
    }
}

extension FixRecord {
    /// Whether the fix was right and its file in the way.
    fileprivate var isUnwritten: Bool {
        if case .unwritable? = refusal { true } else { false }
    }
}
