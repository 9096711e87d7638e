import RuleEngine

extension RuleRegistry {
    /// All rules of the catalogue but those of the README check: the ones written in Swift, and the ones whose pages hold
    /// selectors. (`generate-rules` takes no page whose selectors cannot be read.)
    public static let all: [any Rule] = swiftRules + RulePages.all.compactMap { try? SelectorRule($0) }
}
