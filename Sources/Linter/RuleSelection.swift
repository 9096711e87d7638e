import ReadmeSync
import RuleEngine
import Rules

/// Which rules run.
struct RuleSelection: Sendable {
    let runner: RuleRunner
    private let severities: [String: Severity]
    /// Severities that all findings of a rule have.
    private let fixedSeverities: [String: Severity]

    init(_ decisions: [RuleDecision]) {
        var severities: [String: Severity] = [:]
        var fixedSeverities: [String: Severity] = [:]
        for decision in decisions {
            severities[decision.id] = decision.severity
            if decision.isSeverityFixed { fixedSeverities[decision.id] = decision.severity }
        }
        self.severities = severities
        self.fixedSeverities = fixedSeverities
        runner = RuleRunner(RuleRegistry.all.compactMap { rule in severities[rule.id].map { (rule, $0) } })
    }

    /// Whether findings under a README rule are wanted.
    func includes(_ rule: ReadmeRule) -> Bool { severities[rule.rawValue] != nil }

    /// The findings with the severities that the configuration wants them to have.
    func applySeverities(to findings: [Finding]) -> [Finding] {
        guard !fixedSeverities.isEmpty else { return findings }
        return findings.map { finding in
            guard let severity = fixedSeverities[finding.rule] else { return finding }
            var finding = finding
            finding.severity = severity
            return finding
        }
    }
}
