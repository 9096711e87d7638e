import Project
import RuleEngine
import Rules

/// What applies to a review: the configuration file, and the caller's options, which outweigh it.
public struct LintSettings: Sendable {
    /// `nil` when no file counts.
    public let file: ConfigurationFile?
    public let set: Setting<RuleSet>
    /// One for each rule there is, sorted by id.
    public let rules: [RuleDecision]
    /// The least severity that fails a run.
    public let failLevel: Setting<Severity>
    public let readme: Setting<ReadmeMode>
    let paths: ConfiguredPaths

    init(_ options: LintOptions, _ file: ConfigurationFile?) {
        self.file = file
        let content = file?.content ?? LintConfiguration()
        let set = Self.setting(options.set, "--set", content.set, in: file) ?? Self.standard(.recommended)
        self.set = set
        rules = RulePages.all.map { RuleDecision($0, only: options.only, set: set.value, file: file) }
        failLevel =
            Self.setting(options.failLevel, "--fail-on", content.failOn, in: file) ?? Self.standard(.warning)
        readme = Self.readme(options, content, in: file)
        paths = ConfiguredPaths(file)
    }

    private static func standard<Value>(_ value: Value) -> Setting<Value> { Setting(value: value, origin: .standard) }

    private static func setting<Value: Sendable & Hashable>(
        _ given: Value?, _ option: String, _ configured: Located<Value>?, in file: ConfigurationFile?
    ) -> Setting<Value>? {
        if let given { return Setting(value: given, origin: .caller(option: option)) }
        guard let file, let configured else { return nil }
        return Setting(value: configured.value, origin: .file(line: file.line(at: configured.range.lowerBound)))
    }

    /// Who names README rules wants the comparison, unless it is said that there shall be none.
    private static func readme(
        _ options: LintOptions, _ content: LintConfiguration, in file: ConfigurationFile?
    ) -> Setting<ReadmeMode> {
        let readmeRules = Set(RulePages.all.filter { $0.group == "readme" }.map(\.id))
        if let mode = options.readme { return Setting(value: mode, origin: .caller(option: "readme")) }
        if let only = options.only {
            let mode: ReadmeMode = only.isDisjoint(with: readmeRules) ? .off : .alsoCheck
            return Setting(value: mode, origin: .caller(option: "--only"))
        }
        guard let file else { return standard(.off) }
        if let check = content.readme.check {
            let line = file.line(at: check.range.lowerBound)
            return Setting(value: check.value ? .alsoCheck : .off, origin: .file(line: line))
        }
        let named = content.rules.filter { readmeRules.contains($0.key) && $0.value.value != .off }
        guard let first = named.values.map(\.range.lowerBound).min() else { return standard(.off) }
        return Setting(value: .alsoCheck, origin: .file(line: file.line(at: first)))
    }
}
