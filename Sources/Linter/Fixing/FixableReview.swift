import RuleEngine

/// A review of texts that can be replaced: what fixing needs of a ``LintSession``.
public protocol FixableReview: AnyObject {
    /// Lays `bytes` over the file at `path`, or takes an earlier overlay away.
    func setOverlay(_ bytes: [UInt8]?, at path: String)
    /// Reviews everything.
    func run() -> LintResult
    /// The text of a file as the last review saw it.
    func source(at path: String) -> LintedSource?
}

extension LintSession: FixableReview {}
