/// What was mended, for reports.
public struct FixSummary: Sendable, Hashable {
    public var mended: [FixRecord]
    /// With the reason why.
    public var refused: [FixRecord]
    /// What was still being mended when the last round was over.
    public var unsettled: [FixRecord]
    /// Files that were changed, or would be; sorted.
    public var paths: [String]

    public init(_ outcome: FixOutcome) {
        mended = outcome.mended
        refused = outcome.refused
        unsettled = outcome.unsettled
        paths = outcome.files.map(\.path)
    }
}
