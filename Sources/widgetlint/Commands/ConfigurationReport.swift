import Linter
import Reporting
import RuleEngine

/// What is wrong with configurations, as the commands print it.
struct ConfigurationReport {
    private let isColored: Bool

    init(_ color: ColorChoice) { isColored = Terminal.usesColorForErrors(color) }

    /// Makes sure that nothing is wrong. `outcome` says what it led to.
    func check(_ errors: [ConfigurationError], _ outcome: String) throws(UsageError) {
        if !errors.isEmpty { throw error("\(outcome), because \(Self.cause(errors))", errors) }
    }

    /// The error that has all that is wrong below its message.
    func error(_ message: String, _ errors: [ConfigurationError]) -> UsageError {
        UsageError(message + "\n\n" + text(of: errors))
    }

    private static func cause(_ errors: [ConfigurationError]) -> String {
        let isPageAlone = errors.allSatisfy { ProjectRules.mayHold($0.path) }
        return isPageAlone ? "a rule's page is wrong" : "the configuration is wrong"
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
