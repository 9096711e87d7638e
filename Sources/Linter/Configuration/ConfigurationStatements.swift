import RuleEngine

/// What the files of a configuration and those of their overrides that apply say about sets and rules, each statement
/// outweighing those before it.
struct ConfigurationStatements {
    private struct Statement {
        let file: ConfigurationFile
        let set: Located<RuleSet>?
        let rules: [String: Located<RuleSetting>]
    }

    private var statements: [Statement] = []

    /// - Parameter overrides: For each override whether it applies, in the order of the layers.
    init(_ stack: ConfigurationStack?, overrides: [Bool]) {
        var applying = overrides[...]
        for layer in stack?.layers ?? [] {
            let content = layer.file.content
            statements.append(Statement(file: layer.file, set: content.set, rules: content.rules))
            for override in content.overrides where applying.popFirst() == true {
                statements.append(Statement(file: layer.file, set: override.set, rules: override.rules))
            }
        }
    }

    var set: Setting<RuleSet>? {
        for statement in statements.reversed() {
            if let set = statement.set { return Setting(value: set.value, origin: statement.file.origin(of: set)) }
        }
        return nil
    }

    func setting(of rule: String) -> Setting<RuleSetting>? {
        for statement in statements.reversed() {
            guard let setting = statement.rules[rule] else { continue }
            return Setting(value: setting.value, origin: statement.file.origin(of: setting))
        }
        return nil
    }
}
