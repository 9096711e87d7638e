/// What a configuration file says, and where in it. What the file does not mention is `nil` or empty.
public struct LintConfiguration: Sendable, Hashable {
    /// Paths of the files that this one begins with, relative to its folder; each outweighs those before it.
    public var extends: [Located<String>] = []
    public var set: Located<RuleSet>?
    /// By rule id.
    public var rules: [String: Located<RuleSetting>] = [:]
    /// Patterns with the meaning gitignore(5) gives them, relative to the file's folder, for the Swift and Markdown
    /// files that are read; `nil` for all.
    public var include: [Located<String>]?
    /// Such patterns for what is not read.
    public var exclude: [Located<String>] = []
    /// Each outweighs those before it.
    public var overrides: [ConfigurationOverride] = []
    /// The least severity that fails a run.
    public var failOn: Located<Severity>?
    public var readme = ReadmeConfiguration()

    public init() {}
}

/// What a configuration says about some files.
public struct ConfigurationOverride: Sendable, Hashable {
    /// Patterns, as those of `exclude`, for the files that are meant.
    public var files: [Located<String>] = []
    /// Patterns for those of them that are not.
    public var excludeFiles: [Located<String>] = []
    public var set: Located<RuleSet>?
    /// By rule id.
    public var rules: [String: Located<RuleSetting>] = [:]
    /// UTF-8 byte offsets in the file.
    public let range: Range<Int>

    public init(range: Range<Int>) { self.range = range }
}

/// How READMEs are compared with the sources of their code blocks.
public struct ReadmeConfiguration: Sendable, Hashable {
    /// Whether a plain run compares READMEs, too.
    public var check: Located<Bool>?
    /// Patterns, as those of `exclude`, for the Swift files that code blocks are looked for in.
    public var sources: [Located<String>]?
    /// Patterns, as those of `exclude`, for the Markdown files that are compared.
    public var readmes: [Located<String>]?
    /// Whether a line of a block that is only `...` stands for lines that are left out.
    public var elision: Located<Bool>?
    /// Whether the articles of DocC catalogues are compared, too.
    public var docc: Located<Bool>?
    /// Patterns, as those of `exclude`, for the Swift files whose documentation comments are compared, too.
    public var docComments: [Located<String>]?

    public init() {}
}

/// A value of a configuration and the place it stands at.
public struct Located<Value: Sendable & Hashable>: Sendable, Hashable {
    public let value: Value
    /// UTF-8 byte offsets in the file.
    public let range: Range<Int>

    public init(_ value: Value, _ range: Range<Int>) {
        self.value = value
        self.range = range
    }
}
