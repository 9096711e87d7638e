import Linter
import Reporting
import RuleEngine

/// What is wrong with a configuration, as the commands print it.
struct ConfigurationReport {
    let isColored: Bool

    /// Each problem with its line, without a line break at the end.
    func text(of error: ConfigurationError) -> String {
        var sources: [String: LintedSource] = [:]
        if let bytes = error.bytes { sources[error.path] = LintedSource(bytes: bytes) }
        let result = LintResult(findings: error.findings, sources: sources, summary: LintSummary())
        let text = TextReport(isColored: isColored, showsSummary: false).render(result)
        return String(text.dropLast(2))
    }
}
