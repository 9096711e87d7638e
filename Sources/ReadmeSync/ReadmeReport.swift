import RuleEngine

/// What the check of one or more READMEs found.
public struct ReadmeReport: Sendable {
    /// In the order of the files and of the places in them.
    public internal(set) var findings: [Finding] = []
    /// Every Swift block that was looked at, in the same order.
    public internal(set) var blocks: [CheckedBlock] = []
    public internal(set) var counts = ReadmeBlockCounts()

    init() {}

    mutating func append(_ other: ReadmeReport) {
        findings += other.findings
        blocks += other.blocks
        counts.add(other.counts)
    }

    mutating func append(_ block: CheckedBlock) {
        blocks.append(block)
        counts.count(block.outcome)
    }
}

/// How many Swift blocks fared how. `checked` is the sum of all others.
public struct ReadmeBlockCounts: Sendable, Hashable {
    /// Swift blocks that hold code.
    public var checked = 0
    /// Blocks of two lines or more that stand in a compiled source.
    public var matched = 0
    /// Blocks of one line that do; it proves little.
    public var weak = 0
    public var exempt = 0
    public var drifted = 0
    public var unknown = 0
    /// Blocks that stand only in files no target compiles.
    public var uncompiled = 0

    public init() {}

    mutating func count(_ outcome: BlockOutcome) {
        checked += 1
        switch outcome {
        case .matched: matched += 1
        case .weak: weak += 1
        case .exempt: exempt += 1
        case .drifted, .unclosed: drifted += 1
        case .unknown: unknown += 1
        case .uncompiled: uncompiled += 1
        }
    }

    public mutating func add(_ other: ReadmeBlockCounts) {
        checked += other.checked
        matched += other.matched
        weak += other.weak
        exempt += other.exempt
        drifted += other.drifted
        unknown += other.unknown
        uncompiled += other.uncompiled
    }
}

/// One Swift block of a README and what became of it.
public struct CheckedBlock: Sendable, Hashable {
    /// Path of the README.
    public let path: String
    /// UTF-8 byte offsets of the block in the README, fences included.
    public let range: Range<Int>
    /// One-based line of the opening fence.
    public let startLine: Int
    public let outcome: BlockOutcome
}

/// What became of a block.
public enum BlockOutcome: Sendable, Hashable {
    /// It stands in a compiled source.
    case matched(SourcePlace)
    /// It stands there too, but is one line, which may do so by chance.
    case weak(SourcePlace)
    /// It need not.
    case exempt(ExemptionReason)
    /// It stands only in a file that no target compiles.
    case uncompiled(SourcePlace)
    /// It resembles a source and differs from it.
    case drifted(Drift)
    /// It resembles nothing.
    case unknown
    /// Its fence is not closed, so nobody knows what it should hold.
    case unclosed
}

/// Why a block need not stand in a source.
public enum ExemptionReason: Sendable, Hashable {
    /// It is a piece of a package manifest.
    case manifest
    /// Its info string says so: `swift no-check` or `swift,ignore`.
    case infoString
    /// A comment before it says so; the reason given, empty when none is.
    case comment(reason: String)

    /// Who says so.
    public var text: String {
        switch self {
        case .manifest: "it is a piece of a package manifest"
        case .infoString: "the words behind its fence say so"
        case .comment(let reason):
            reason.isEmpty ? "a comment before it says so, without a reason" : "a comment says “\(reason)”"
        }
    }
}

/// Whole lines of a source.
public struct SourcePlace: Sendable, Hashable {
    public let path: String
    /// UTF-8 byte offsets, from the first letter of the first line to the end of the last.
    public let range: Range<Int>
    /// Zero-based lines.
    public let lines: Range<Int>

    /// Path and one-based lines, as a person reads them.
    public var text: String {
        lines.count > 1 ? "\(path):\(lines.lowerBound + 1)-\(lines.upperBound)" : "\(path):\(lines.lowerBound + 1)"
    }
}
