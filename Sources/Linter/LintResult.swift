import Project
import ReadmeSync
import RuleEngine
import SwiftSource

/// Everything one run found.
public struct LintResult: Sendable {
    /// Sorted by path, place and rule.
    public var findings: [Finding]
    /// Texts of the files that findings, their related places and their edits point into, by path.
    public var sources: [String: LintedSource]
    public var summary: LintSummary
    /// What could not be looked into: an unreadable folder, a broken property list.
    public var problems: [ProjectProblem]
    /// Why the review could not do what it was asked for: a README check without a README, say.
    public var failure: LintError?
    /// What is wrong with configurations, sorted by path; also among the findings. Those of other files are the ones of
    /// the last configurations that were right, so a command must not take them for the result of a run.
    public var configurationErrors: [ConfigurationError] = []
    /// The least severity that fails a run, for each file with findings.
    public var failLevels: [String: Severity] = [:]
    /// The configuration files that count, in order.
    public var configurationPaths: [String] = []
    /// What became of the blocks of READMEs, where those were checked.
    public var readmeBlocks = ReadmeBlocks()
    /// What the session's stages cost so far, if its options ask for it.
    public var timings: Timings?

    public init(
        findings: [Finding], sources: [String: LintedSource], summary: LintSummary, problems: [ProjectProblem] = []
    ) {
        self.findings = findings
        self.sources = sources
        self.summary = summary
        self.problems = problems
    }

    /// Whether one of the findings is as severe as its file's configuration wants it to be for a run to fail.
    public var isFailure: Bool { findings.contains { $0.severity >= failLevels[$0.path] ?? .warning } }
}

/// A linted text and where its lines begin.
public struct LintedSource: Sendable {
    public let bytes: [UInt8]
    public let lines: LineTable

    public init(bytes: [UInt8]) {
        self.bytes = bytes
        lines = LineTable(bytes)
    }
}

/// What was read and found, for the last line of a report.
public struct LintSummary: Sendable, Hashable {
    public var swiftFiles = 0
    public var markdownFiles = 0
    /// Swift code blocks of the Markdown files.
    public var codeBlocks = 0
    public var errors = 0
    public var warnings = 0
    public var infos = 0
    /// Findings that `--fix` can mend.
    public var fixable = 0
    /// Findings that `--unsafe-fixes` can mend besides.
    public var unsafelyFixable = 0
    /// Findings whose fix has a gap to fill in, so that only an editor can offer it.
    public var fixableInEditor = 0
    /// What was mended, where that was asked for.
    public var fixes: FixSummary?
    /// Counts of the README check, where it ran.
    public var readme: ReadmeBlockCounts?

    public init() {}
}
