import Linter
import RuleEngine

/// What the server needs of the linter; `LintSession` in the product.
///
/// Lives on the server's worker thread alone.
public protocol Analysis: AnyObject {
    /// Lays the text of an open document over the file at `path`, or takes it away.
    func setOverlay(_ bytes: [UInt8]?, at path: String)
    /// Says that the file at `path` was changed, made or deleted on disk.
    func fileChanged(at path: String)
    /// Reviews everything.
    func run() -> LintResult
    /// Findings of one file.
    func findings(at path: String) -> [Finding]
    /// Text of a file as the last review saw it.
    func source(at path: String) -> LintedSource?
    /// What became of the Swift blocks of the READMEs that are checked.
    var readmeBlocks: ReadmeBlocks { get }
    /// What is wrong with configurations, as the last review saw it.
    var configurationErrors: [ConfigurationError] { get }
    /// Whether the file at `path` is a configuration, or may be one that a configuration extends.
    func isConfiguration(_ path: String) -> Bool
}

extension LintSession: Analysis {}
