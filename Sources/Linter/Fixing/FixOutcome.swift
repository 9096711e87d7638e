import RuleEngine

/// What fixing came to. Nothing is written yet.
public struct FixOutcome: Sendable {
    /// The review of the fixed texts: what is left.
    public var rest: LintResult
    /// The files that changed, sorted by path.
    public var files: [FixedFile] = []
    /// What was mended, in the order in which it was.
    public var mended: [FixRecord] = []
    /// What could have been mended, had the fix been right.
    public var refused: [FixRecord] = []
    /// What was still being mended when the last round was over.
    public var unsettled: [FixRecord] = []

    public init(rest: LintResult) { self.rest = rest }
}

/// A file before and after.
public struct FixedFile: Sendable, Hashable {
    public let path: String
    /// `nil` where there was none.
    public let before: [UInt8]?
    public let after: [UInt8]

    public init(path: String, before: [UInt8]?, after: [UInt8]) {
        self.path = path
        self.before = before
        self.after = after
    }
}

/// A fix and what became of it.
public struct FixRecord: Sendable, Hashable {
    /// Id of the rule.
    public let rule: String
    /// The file of the finding.
    public let path: String
    /// One-based line of the finding, in the text as it was when the fix was tried.
    public let line: Int
    public let title: String
    /// The files that the fix edits.
    public let editedPaths: Set<String>
    /// Why it was not applied; `nil` for one that was.
    public let refusal: FixRefusal?

    init(_ candidate: FixCandidate, in texts: (String) -> LintedSource?, refusal: FixRefusal? = nil) {
        rule = candidate.finding.rule
        path = candidate.finding.path
        line = texts(candidate.finding.path)?.lines.position(at: candidate.finding.range.lowerBound).line ?? 1
        title = candidate.fix.title
        editedPaths = Set(candidate.fix.edits.map(\.path))
        self.refusal = refusal
    }
}
