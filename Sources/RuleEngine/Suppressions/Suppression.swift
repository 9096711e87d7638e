/// A comment that silences rules, with what it covers.
public struct Suppression: Sendable, Equatable {
    public let comment: SuppressionComment
    /// The bytes of the file whose findings it silences, or nil when that is nothing.
    public let covered: Range<Int>?
    /// Whether it speaks of the file and does not stand at its top.
    public let isMisplaced: Bool
    /// Whether everything is known that may be reported there. It is not where another build compiles the code.
    public let canBeUnused: Bool
    /// The code block of a Markdown file that it stands in.
    public let block: CodeBlockLocation?

    public init(
        _ comment: SuppressionComment, covering covered: Range<Int>?, isMisplaced: Bool = false,
        canBeUnused: Bool = true, block: CodeBlockLocation? = nil
    ) {
        self.comment = comment
        self.covered = covered
        self.isMisplaced = isMisplaced
        self.canBeUnused = canBeUnused
        self.block = block
    }

    /// Whether what is found there is not reported.
    public func silences(_ finding: Finding) -> Bool {
        guard comment.isEffective, !isMisplaced, let covered else { return false }
        return covered.contains(finding.range.lowerBound) && comment.rules.contains { $0.text == finding.rule }
    }
}
