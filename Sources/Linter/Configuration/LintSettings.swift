import Project
import RuleEngine

/// What applies to a file: its configuration, and the caller's options, which outweigh it.
public struct LintSettings: Sendable {
    /// The configuration file that counts, behind those it extends; empty when none counts.
    public let files: [ConfigurationFile]
    public let set: Setting<RuleSet>
    /// One for each rule there is, in the order of the catalogue.
    public let rules: [RuleDecision]
    /// The least severity that fails a run.
    public let failLevel: Setting<Severity>
    public let readme: Setting<ReadmeMode>
    /// For each element of `overrides`, in the order of the files, whether it applies.
    public let overrides: [Bool]
    private let catalogue: RuleCatalogue

    /// The configuration file that counts; `nil` when none does.
    public var file: ConfigurationFile? { files.last }

    init(_ options: LintOptions, _ stack: ConfigurationStack? = nil, overrides: [Bool] = []) {
        let files = stack?.layers.map(\.file) ?? []
        let statements = ConfigurationStatements(stack, overrides: overrides)
        self.files = files
        self.overrides = overrides
        let set = Self.given(options.set, "--set") ?? statements.set ?? Self.standard(.recommended)
        self.set = set
        rules = options.catalogue.pages.map { RuleDecision($0, only: options.only, set: set.value, statements) }
        catalogue = options.catalogue
        failLevel =
            Self.given(options.failLevel, "--fail-on") ?? Self.last(of: files, \.failOn) ?? Self.standard(.warning)
        readme = Self.readme(options, files, statements)
    }

    /// What applies to a rule; `nil` for what is none of the catalogue's.
    func decision(about rule: String) -> RuleDecision? { catalogue.index(of: rule).map { rules[$0] } }

    /// Whether a rule may report something.
    func runs(_ rule: String) -> Bool { decision(about: rule)?.severity != nil }

    private static func standard<Value>(_ value: Value) -> Setting<Value> { Setting(value: value, origin: .standard) }

    private static func given<Value: Sendable>(_ value: Value?, _ option: String) -> Setting<Value>? {
        value.map { Setting(value: $0, origin: .caller(option: option)) }
    }

    private static func last<Value: Sendable & Hashable>(
        of files: [ConfigurationFile], _ value: (LintConfiguration) -> Located<Value>?
    ) -> Setting<Value>? {
        for file in files.reversed() {
            guard let located = value(file.content) else { continue }
            return Setting(value: located.value, origin: file.origin(of: located))
        }
        return nil
    }

    /// Who names README rules wants the comparison, unless it is said that there shall be none.
    private static func readme(
        _ options: LintOptions, _ files: [ConfigurationFile], _ statements: ConfigurationStatements
    ) -> Setting<ReadmeMode> {
        let readmeRules = options.catalogue.readmeRules
        if let mode = options.readme { return Setting(value: mode, origin: .caller(option: "readme")) }
        if let only = options.only {
            let mode: ReadmeMode = only.isDisjoint(with: readmeRules) ? .off : .alsoCheck
            return Setting(value: mode, origin: .caller(option: "--only"))
        }
        if let check = last(of: files, \.readme.check) {
            return Setting(value: check.value ? .alsoCheck : .off, origin: check.origin)
        }
        let named = readmeRules.lazy.compactMap(statements.setting).first { $0.value != .off }
        return named.map { Setting(value: .alsoCheck, origin: $0.origin) } ?? standard(.off)
    }
}

extension RuleCatalogue {
    /// Rules of the comparison of READMEs.
    var readmeRules: [String] { pages.lazy.filter { $0.group == "readme" }.map(\.id) }
}
