import RuleEngine

/// Members of a configuration's object, as they are written there.
enum ConfigurationMembers {
    static let readmeName = "readme"
    static let rulesName = "rules"

    static func exclude(_ patterns: [String]) -> String { "\"exclude\": \(list(patterns))" }

    /// - Parameter sources: Patterns; empty for the usual places.
    static func readme(sources: [String]) -> String {
        sources.isEmpty
            ? #""readme": { "check": true }"# : #""readme": { "check": true, "sources": \#(list(sources)) }"#
    }

    /// Rules whose findings are reported, and let no run fail.
    static func rules(_ rules: [String]) -> String {
        "\"\(rulesName)\": { \(rules.map(toleration).joined(separator: ", ")) }"
    }

    /// A member of `rules`.
    static func toleration(of rule: String) -> String { "\(ConfigurationProblem.quoted(rule)): \(advice)" }

    /// The setting of a rule whose findings are no reason to fail.
    static let advice = ConfigurationProblem.quoted(Severity.info.name)

    /// An array, with each of several patterns on its line.
    private static func list(_ patterns: [String]) -> String {
        let elements = patterns.map(ConfigurationProblem.quoted)
        guard elements.count > 1 else { return "[\(elements.joined())]" }
        return "[\n" + elements.map { "        \($0)" }.joined(separator: ",\n") + "\n    ]"
    }
}
