import ReadmeSync
import RuleEngine
import Rules

/// Which rules run.
struct RuleSelection: Sendable {
    let runner: RuleRunner
    private let only: Set<String>?

    /// - Parameter only: Ids of the rules to run; nil for the recommended set.
    init(only: Set<String>?) {
        self.only = only
        let selected = RuleRegistry.all.compactMap { rule -> (rule: any Rule, severity: Severity)? in
            guard let page = RulePages.page(type(of: rule).id) else { return nil }
            let isSelected = only.map { $0.contains(page.id) } ?? (page.set == "recommended")
            return isSelected ? (rule, page.severity) : nil
        }
        runner = RuleRunner(selected)
    }

    /// Whether findings under a README rule are wanted.
    func includes(_ rule: ReadmeRule) -> Bool { only.map { $0.contains(rule.rawValue) } ?? true }
}
