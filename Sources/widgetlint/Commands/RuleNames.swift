import Linter
import RuleEngine
import Rules

/// The names of rules in arguments.
enum RuleNames {
    /// Makes sure that there are rules of these names, the project's around the paths included.
    static func check(_ names: Set<String>?, around paths: [String]) throws(UsageError) {
        for name in (names ?? []).sorted() { _ = try page(named: name, around: paths) }
    }

    static func page(named name: String, around paths: [String] = []) throws(UsageError) -> RulePage {
        if let page = RuleCatalogue.builtIn.page(name) { return page }
        let rules = catalogue(around: paths)
        if let page = rules.page(name) { return page }
        let suggestion = Spelling.nearest(to: name, among: rules.ids).map { "did you mean \($0)?" }
        throw UsageError("there is no rule \(name); \(suggestion ?? "widgetlint rules lists them")")
    }

    /// The rules there are around the paths, or around the working directory where there are none.
    static func catalogue(around paths: [String] = []) -> RuleCatalogue {
        ProjectRules(around: paths.isEmpty ? ["."] : paths, known: .builtIn).added(to: .builtIn)
    }
}
