import Linter
import Project
import RuleEngine
import Rules

/// The names of rules in arguments: those that the program brings, and those of the projects around some paths.
struct RuleNames {
    private let paths: [String]
    private let color: ColorChoice

    /// - Parameter paths: None for the working directory.
    init(around paths: [String] = [], _ color: ColorChoice = .auto) {
        self.paths = paths.isEmpty ? ["."] : paths
        self.color = color
    }

    var catalogue: RuleCatalogue { projectRules.added(to: .builtIn) }

    /// Makes sure that there are rules of these names.
    func check(_ names: Set<String>) throws(UsageError) {
        for name in names.sorted() { _ = try page(named: name) }
    }

    func page(named name: String) throws(UsageError) -> RulePage {
        if let page = RuleCatalogue.builtIn.page(name) { return page }
        let projectRules = projectRules
        let rules = projectRules.added(to: .builtIn)
        if let page = rules.page(name) { return page }
        let errors = projectRules.errors.filter { PathText.name(ofPath: $0.path) == "\(name).md" }
        guard errors.isEmpty else {
            throw ConfigurationReport(color).error("the page of the rule \(name) is wrong", errors)
        }
        let suggestion = Spelling.nearest(to: name, among: rules.ids).map { "did you mean \($0)?" }
        throw UsageError("there is no rule \(name); \(suggestion ?? "widgetlint rules lists them")")
    }

    private var projectRules: ProjectRules { ProjectRules(around: paths, known: .builtIn) }
}
