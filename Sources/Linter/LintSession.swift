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
        try configuration.checkNamedFile(store)
    }

    /// What applies to a file or folder, by default to the first given path.
    public func settings(at path: String? = nil) throws(ConfigurationErrors) -> LintSettings {
        refresh()
        let path = PathText.normalized(path ?? options.paths.first ?? "")
        let isFolder = path.isEmpty || discovery.folders.contains(path)
        let settings = configuration.resolver?.settings(at: path, isFolder: isFolder)
        let errors = configuration.errors
        guard errors.isEmpty, let settings else { throw ConfigurationErrors(errors) }
        return settings
    }

    /// Why a file is not read; `nil` for one that is.
    public func exclusion(of path: String) throws(ConfigurationErrors) -> ExclusionReason? {
        _ = try settings(at: path)
        return configuration.resolver?.exclusionReason(of: PathText.normalized(path))
    }

    /// The configuration files that count, with what they extend, sorted by path.
    public func configurationFiles() throws(ConfigurationErrors) -> [ConfigurationFile] {
        _ = try settings()
        return configuration.files
    }

    /// What is wrong with configurations, as the last review saw it.
    public var configurationErrors: [ConfigurationError] { configuration.errors }

    /// Whether a change of the file at `path` can change what applies.
    public func isConfiguration(_ path: String) -> Bool { configuration.isConcerned(by: path) }

    /// Lays `bytes` over the file at `path` (which need not exist, and need not be under the session's paths), or takes
    /// an earlier overlay away.
    public func setOverlay(_ bytes: [UInt8]?, at path: String) {
        let isListed = discoveredPaths.contains(path) || store.isOverlaid(path) && bytes != nil
        store.setOverlay(bytes, at: path)
        if !isListed && ReviewedPaths.mayBeReviewed(path) || Self.tellsTargets(path) { review = nil }
        if configuration.isConcerned(by: path) { configuration.isOutdated = true }
        result = nil
    }

    /// Whether the targets of the project come from files of this name.
    private static func tellsTargets(_ path: String) -> Bool {
        switch FileKind(name: PathText.name(ofPath: path)) {
        case .markdown?, .configuration?, nil: false
        case .swift?: PathText.name(ofPath: path) == "Project.swift"
        case .packageManifest?, .propertyList?, .entitlements?, .xcodeProject?, .xcodeGenProject?, .buildConfiguration?:
            true
        }
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
        result.configurationErrors = configuration.errors
        return result
    }

    /// The review of the present files; nil as long as no configuration was right.
    private func currentReview() -> Review? {
        guard let resolver = configuration.resolver, resolver.isUsable else { return nil }
        let review =
            self.review
            ?? Review(
                resolver: resolver, discovery: configuration.reviewed(discovery),
                isGiven: configuration.isGiven, isReadmeOnly: options.readme == .only, store: store, recorder: recorder)
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

    /// What became of the Swift blocks of the READMEs that are checked.
    public var readmeBlocks: ReadmeBlocks {
        _ = run()
        return review?.readmeBlocks ?? ReadmeBlocks()
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
