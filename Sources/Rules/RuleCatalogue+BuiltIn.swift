import RuleEngine

extension RuleCatalogue {
    /// The rules that the program brings.
    public static let builtIn = RuleCatalogue(RulePages.all, rules: RuleRegistry.all)
}
