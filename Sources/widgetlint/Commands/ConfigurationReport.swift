import Linter
import Reporting
import RuleEngine

/// What is wrong with configurations, as the commands print it.
struct ConfigurationReport {
    let isColored: Bool

    /// Makes sure that nothing is wrong. `message` says what it leads to.
    func check(_ errors: [ConfigurationError], _ message: String) throws(UsageError) {
        if !errors.isEmpty { throw UsageError(message + "\n\n" + text(of: errors)) }
    }

    /// Each problem with its line, without a line break at the end.
    private func text(of errors: [ConfigurationError]) -> String {
        var sources: [String: LintedSource] = [:]
        for error in errors {
            for (path, bytes) in error.texts { sources[path] = LintedSource(bytes: bytes) }
        }
        let result = LintResult(findings: errors.flatMap(\.findings), sources: sources, summary: LintSummary())
        let text = TextReport(isColored: isColored, showsSummary: false).render(result)
        return String(text.dropLast(2))
    }
}
