import RuleEngine

/// Whether and how a rule runs.
public struct RuleDecision: Sendable {
    public let id: String
    /// `nil` for a rule that does not run.
    public let severity: Severity?
    /// Whether all findings have this severity. Otherwise a rule may report some with another one than its page names.
    public let isSeverityFixed: Bool
    public let origin: SettingOrigin
}

extension RuleDecision {
    /// Decides about the rule of `page`. Naming a rule on the command line outweighs the files; what a file says about
    /// the rule outweighs the set.
    init(_ page: RulePage, only: Set<String>?, set: RuleSet, _ statements: ConfigurationStatements) {
        id = page.id
        let configured = statements.setting(of: page.id)
        var configuredSeverity: Severity?
        if case .on(let severity)? = configured?.value { configuredSeverity = severity }
        if let only {
            severity = only.contains(page.id) ? configuredSeverity ?? page.severity : nil
            origin = .caller(option: "--only")
        } else if let configured {
            severity = configuredSeverity
            origin = configured.origin
        } else {
            severity = set.includes(page) ? page.severity : nil
            origin = .set(set)
        }
        isSeverityFixed = configuredSeverity != nil
    }
}
