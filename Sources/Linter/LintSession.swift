import Project
import RuleEngine

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
    private let store: FileStore
    private let recorder: TimingsRecorder?
    /// What was found under the options' paths, excluded files included.
    private var discovery = Discovery()
    private var discoveredPaths: Set<String> = []
    /// The review of the present list of files under the present configuration.
    private var review: Review?
    private var configuration: SessionConfiguration
    /// Whether a file changed on disk since the files were listed. Many may have, so the list is renewed once, when it
    /// is needed.
    private var isListOutdated = false
    /// The last review, until something changes.
    private var result: LintResult?

    /// Discovers the files under the paths of `options`. Without paths, only overlaid files are reviewed, each by
    /// itself.
    public init(options: LintOptions) throws(LintError) {
        self.options = options
        store = FileStore(readsEverything: options.readsEverything)
        recorder = options.measuresTime ? TimingsRecorder() : nil
        configuration = SessionConfiguration(options)
        try discover()
        try configuration.locate(discovery, store)
    }

    /// What applies to the session.
    public func settings() throws(ConfigurationError) -> LintSettings {
        refresh()
        return try configuration.settings()
    }

    /// What is wrong with the configuration, as the last review saw it.
    public var configurationError: ConfigurationError? { configuration.error }

    /// Lays `bytes` over the file at `path` (which need not exist, and need not be under the session's paths), or takes
    /// an earlier overlay away.
    public func setOverlay(_ bytes: [UInt8]?, at path: String) {
        let isListed = discoveredPaths.contains(path) || store.isOverlaid(path) && bytes != nil
        store.setOverlay(bytes, at: path)
        if !isListed { review = nil }
        if configuration.isConcerned(by: path) { configuration.isOutdated = true }
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
        refresh()
        let changes = store.takeChanges()
        var result = LintResult(findings: [], sources: [:], summary: LintSummary())
        if let review = currentReview() { result = review.run(after: changes) }
        configuration.describe(in: &result)
        result.timings = recorder?.timings
        self.result = result
        return result
    }

    /// The widgets, controls and Live Activities of the session's files, and what belongs to each.
    public func map() -> MapResult {
        refresh()
        var result = MapResult()
        if let review = currentReview() { result = review.map(after: store.takeChanges()) }
        // The next review is made anew, as these changes are taken.
        review = nil
        self.result = nil
        result.configurationError = configuration.error
        result.configurationPath = configuration.lastGood?.file?.path
        return result
    }

    /// The review of the present files; nil as long as no configuration was right.
    private func currentReview() -> Review? {
        guard let settings = configuration.lastGood else { return nil }
        let review =
            self.review
            ?? Review(
                settings: settings, discovery: configuration.reviewed(discovery),
                isGiven: configuration.isGiven, store: store, recorder: recorder)
        self.review = review
        return review
    }

    /// Takes note of what changed on disk, and of a new configuration.
    private func refresh() {
        if isListOutdated {
            // A new file, a deleted one or an ignore file changes the list. Where the walk fails, the old list stands.
            try? discover()
            isListOutdated = false
            // A pattern may have come to match nothing, and a nearer configuration may have appeared.
            configuration.isOutdated = true
        }
        if recorder.measure(.configuration, { configuration.refresh(discovery, store) }) { review = nil }
    }

    /// Findings of the file at `path` alone, the same as `run()` reports for it. An overlaid file that is not under the
    /// session's paths is reviewed by itself.
    public func findings(at path: String) -> [Finding] {
        run().findings.filter { $0.path == path }
    }

    /// Text of the file at `path` as the last review saw it, overlaid or from disk; `nil` for a file it did not read.
    /// For turning offsets of findings, related places and edits into positions.
    public func source(at path: String) -> LintedSource? {
        result?.sources[path] ?? store.source(at: path)
    }

    private func discover() throws(LintError) {
        guard !options.paths.isEmpty else { return }
        do throws(DiscoveryError) {
            let files = FileDiscovery(paths: options.paths)
            discovery = try recorder.measure(.discovery) {
                Result { () throws(DiscoveryError) in try files.run() }
            }.get()
            discoveredPaths = Set(discovery.files.map(\.path))
            review = nil
        } catch {
            throw LintError(error.message { Spelling.nearest(to: $0, among: $1) })
        }
    }
}
