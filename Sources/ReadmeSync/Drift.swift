import RuleEngine

/// How a block differs from the source it comes from.
public struct Drift: Sendable, Hashable {
    /// What happened to the first line that differs, or to the block as a whole.
    public let kind: DriftKind
    /// The lines of the source that the block stands for.
    public let source: SourcePlace
    /// The line of the source that the first differing line of the block belongs to.
    public let sourceLine: SourcePlace
    /// The first differing line in the README, as UTF-8 byte offsets.
    public let readmeLine: Range<Int>
    /// How many lines differ.
    public let differingLines: Int
    /// The part of the lines (0 to 1) that both have in common.
    public let similarity: Double
    /// A unified diff from the README to the source; empty when the texts are the same.
    public let diff: String
    /// What makes the block read as the source, where it is certain that these lines are meant.
    public internal(set) var fix: Result<[TextEdit], DriftFixObstacle>
    /// What makes the source read as the block; empty where the block cannot be meant. For editors alone: of what a
    /// README and a source say, the source is right unless a person says otherwise.
    public internal(set) var sourceEdits: [TextEdit] = []

    /// What `fix` edits; empty where it does not.
    public var edits: [TextEdit] { (try? fix.get()) ?? [] }
}

/// Why a block is not rewritten from its source.
public enum DriftFixObstacle: Error, Sendable, Hashable {
    /// Less than ``DriftFix/minimumSimilarity`` of it is the same.
    case tooDifferent
    /// The first or the last line is another one, so nobody knows where the block begins and ends.
    case otherEnds
    /// Several sources are as near, and differ.
    case severalSources
    /// The code would not be in sync: the source is not compiled, or the block's imports are not those of the source.
    case wouldNotMatch
    /// The lines of the block begin with a part of a tab.
    case splitTab
    /// A line of dots stands for code that the README leaves out.
    case leavesOutCode
    /// No one place holds the code.
    case noOnePlace
}

/// The kinds of damage that READMEs suffer.
public enum DriftKind: Sendable, Hashable {
    case indentation
    /// A generic argument such as `<Entry>` is not in the README; HTML takes it for a tag.
    case genericArgumentMissing(String)
    /// Both have a comment, and not the same one.
    case comment
    /// The README lacks a comment of the source.
    case commentMissing
    /// The README has a comment that the source lacks.
    case commentAdded
    /// A name is another one in the source.
    case renamed(readme: String, source: String)
    /// The README lacks a line of the source.
    case lineMissing
    /// The README has a line that the source lacks.
    case lineAdded
    /// The README shows a piece of a line.
    case partOfLine
    case text
    /// The beginning and the end stand in two places.
    case split(SourcePlace, SourcePlace)
    /// What stands before and behind a line of dots does not stand in that order at one depth of a source.
    case elision(SourcePlace, SourcePlace)
    /// The block stands there, but in text that is not compiled, such as `a comment`.
    case inactive(String)
}
