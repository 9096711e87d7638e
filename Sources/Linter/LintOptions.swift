import RuleEngine
import Rules

/// What to lint, and how. What is `nil` here is for the configuration to say.
public struct LintOptions: Sendable {
    /// Folders and files to review, absolute or relative to the working directory.
    public var paths: [String]
    public var configuration: ConfigurationSource
    public var set: RuleSet?
    /// Rules to run, whatever the set and the configuration.
    public var only: Set<String>?
    /// The least severity that fails a run.
    public var failLevel: Severity?
    public var readme: ReadmeMode?
    /// The rules that configurations can name.
    public var catalogue: RuleCatalogue
    /// Whether the result says what each stage cost.
    public var measuresTime: Bool
    /// Whether every Swift file is lexed and parsed in full, also where nothing can come of it. The findings are the
    /// same; this is for making sure of it.
    public var readsEverything: Bool

    public init(
        paths: [String], configuration: ConfigurationSource = .nearest, set: RuleSet? = nil, only: Set<String>? = nil,
        failLevel: Severity? = nil, readme: ReadmeMode? = nil, catalogue: RuleCatalogue = .builtIn,
        measuresTime: Bool = false, readsEverything: Bool = false
    ) {
        self.paths = paths
        self.configuration = configuration
        self.set = set
        self.only = only
        self.failLevel = failLevel
        self.readme = readme
        self.catalogue = catalogue
        self.measuresTime = measuresTime
        self.readsEverything = readsEverything
    }
}

/// Whether the code blocks of READMEs are compared with the sources they were taken from.
public enum ReadmeMode: Sendable, Hashable {
    case off
    /// Beside the rules.
    case alsoCheck
    /// Instead of the rules.
    case only
}

/// Why a run could not take place.
public struct LintError: Error, Sendable, CustomStringConvertible {
    /// What happened and what to do about it.
    public let description: String

    public init(_ description: String) { self.description = description }
}
