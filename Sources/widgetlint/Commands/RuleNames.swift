import RuleEngine
import Rules

/// The names of rules in arguments.
enum RuleNames {
    /// Makes sure that there are rules of these names.
    static func check(_ names: Set<String>?) throws(UsageError) {
        for name in (names ?? []).sorted() { _ = try page(named: name) }
    }

    static func page(named name: String) throws(UsageError) -> RulePage {
        let rules = RuleCatalogue.builtIn
        if let page = rules.page(name) { return page }
        let suggestion = Spelling.nearest(to: name, among: rules.ids).map { "did you mean \($0)?" }
        throw UsageError("there is no rule \(name); \(suggestion ?? "widgetlint rules lists them")")
    }
}
