import Project
import RuleEngine

/// What to lint, and how.
public struct LintOptions: Sendable {
    /// Folders and files to review, absolute or relative to the working directory.
    public var paths: [String]
    /// Rules to run; `nil` runs the recommended set.
    public var only: Set<String>?
    public var readme: ReadmeMode

    public init(paths: [String], only: Set<String>? = nil, readme: ReadmeMode = .off) {
        self.paths = paths
        self.only = only
        self.readme = readme
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

/// The whole pipeline over one set of files: discovery, facts, model, rules.
///
/// The command line makes a session and asks it once. The language server keeps one per workspace folder, lays the text
/// of open documents over the files, and asks again after each change; facts of unchanged files are kept. Not
/// thread-safe: a session belongs to one thread at a time.
///
/// The paths in results are those of `LintOptions.paths` joined with the path below them, so absolute paths in give
/// absolute paths out.
public final class LintSession {
    private let options: LintOptions
    private let rules: RuleSelection
    private let store = FileStore()
    private var discovery = Discovery()
    /// Whether a file changed on disk since the files were listed. Many may have, so the list is renewed once, when it
    /// is needed.
    private var isListOutdated = false
    /// The last review, until something changes.
    private var result: LintResult?

    /// Discovers the files under the paths of `options`. Without paths, only overlaid files are reviewed, each by itself.
    public init(options: LintOptions) throws(LintError) {
        self.options = options
        rules = RuleSelection(only: options.only)
        try discover()
    }

    /// Lays `bytes` over the file at `path` (which need not exist, and need not be under the session's paths), or takes
    /// an earlier overlay away.
    public func setOverlay(_ bytes: [UInt8]?, at path: String) {
        store.setOverlay(bytes, at: path)
        result = nil
    }

    /// Says that the file at `path` was changed, made or deleted on disk.
    public func fileChanged(at path: String) {
        store.forget(path)
        isListOutdated = true
        result = nil
    }

    /// Reviews everything and returns all findings.
    public func run() -> LintResult {
        if let result { return result }
        if isListOutdated {
            // A new file, a deleted one or an ignore file changes the list. Where the walk fails, the old list stands.
            try? discover()
            isListOutdated = false
        }
        let review = Review(options: options, rules: rules, discovery: discovery, store: store).run()
        result = review
        return review
    }

    /// Findings of the file at `path` alone, the same as `run()` reports for it. An overlaid file that is not under the
    /// session's paths is reviewed by itself.
    public func findings(at path: String) -> [Finding] {
        run().findings.filter { $0.path == path }
    }

    /// Text of the file at `path` as the last review saw it, overlaid or from disk; `nil` for a file it did not read.
    /// For turning offsets of findings, related places and edits into positions.
    public func source(at path: String) -> LintedSource? {
        result?.sources[path] ?? store.bytes(at: path).map(LintedSource.init)
    }

    private func discover() throws(LintError) {
        guard !options.paths.isEmpty else { return }
        do throws(DiscoveryError) {
            discovery = try FileDiscovery(paths: options.paths).run()
        } catch {
            throw LintError(error.message { Spelling.nearest(to: $0, among: $1) })
        }
    }
}
