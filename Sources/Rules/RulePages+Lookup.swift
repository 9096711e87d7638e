import RuleEngine

extension RulePages {
    /// The page of the rule `id`; `nil` when there is no such rule.
    public static func page(_ id: String) -> RulePage? {
        all.first { $0.id == id }
    }
}
