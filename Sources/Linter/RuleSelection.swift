import RuleEngine

/// Which rules run: those that some file's configuration has on. What they find is then judged by the configuration of
/// the file it is found in.
struct RuleSelection: Sendable {
    let runner: RuleRunner

    /// - Parameter ids: Ids of the rules to run.
    init(_ ids: Set<String>, catalogue: RuleCatalogue) {
        runner = RuleRunner(
            catalogue.rules.compactMap { rule in
                guard ids.contains(rule.id), let page = catalogue.page(rule.id) else { return nil }
                return (rule, page.severity)
            })
    }
}

extension ConfigurationResolver {
    /// The findings that are wanted where they are, with the severities that they are to have there.
    func judged(_ findings: [Finding]) -> [Finding] {
        var last: (path: String, settings: LintSettings?)?
        return findings.compactMap { finding in
            if last?.path != finding.path { last = (finding.path, settings(at: finding.path)) }
            guard let settings = last?.settings else { return nil }
            guard let decision = settings.decision(about: finding.rule) else { return finding }
            guard let severity = decision.severity else { return nil }
            var finding = finding
            if decision.isSeverityFixed { finding.severity = severity }
            return finding
        }
    }
}
