import Project
import RuleEngine

/// The configurations of a session over time. While one is wrong, what it said last when it was right applies.
struct SessionConfiguration {
    /// Whether the files have to be found and read again.
    var isOutdated = true
    /// `nil` before the first reading.
    private(set) var resolver: ConfigurationResolver?
    /// Those that were right when they were read last, by path.
    private var right: [String: ConfigurationStack] = [:]
    /// What the session was told.
    private let options: LintOptions
    /// The same with the rules that the project brings, as they were when all of them were right.
    private var optionsWithRules: LintOptions
    private var ruleErrors: [ConfigurationError] = []
    private let givenPaths: Set<String>

    init(_ options: LintOptions) {
        self.options = options
        optionsWithRules = options
        givenPaths = Set(options.paths.map(PathText.normalized))
    }

    /// What is wrong, sorted by path.
    var errors: [ConfigurationError] {
        var errors = Dictionary(ruleErrors.map { ($0.path, $0) }) { first, _ in first }
        guard let resolver else { return [] }
        for number in resolver.countingNumbers {
            for error in resolver.loaded[number].errors where errors[error.path] == nil { errors[error.path] = error }
        }
        return errors.values.sorted { PathText.precedes($0.path, $1.path) }
    }

    /// Whether a change of the file at `path` can change what applies.
    func isConcerned(by path: String) -> Bool {
        if PathText.name(ofPath: path) == ConfigurationSource.fileName || ProjectRules.mayHold(path) { return true }
        guard let resolver else { return false }
        let path = resolver.absolute.of(path)
        return resolver.loaded.contains { $0.paths.contains(path) }
    }

    /// Makes sure that a configuration that was named is there.
    func checkNamedFile(_ store: FileStore) throws(LintError) {
        guard case .file(let path) = options.configuration, !store.exists(path) else { return }
        throw LintError(DiscoveryError.missing(at: path).message { Spelling.nearest(to: $0, among: $1) })
    }

    /// Finds and reads the files again where that may matter, and says whether it did.
    mutating func refresh(_ discovery: Discovery, _ store: FileStore) -> Bool {
        guard isOutdated else { return false }
        isOutdated = false
        for loaded in resolver?.loaded ?? [] where loaded.errors.isEmpty { right[loaded.path] = loaded.stack }
        let rules = ProjectRules(around: options.paths, known: options.catalogue, store)
        ruleErrors = rules.errors
        if ruleErrors.isEmpty { optionsWithRules.catalogue = rules.added(to: options.catalogue) }
        resolver = ConfigurationResolver(optionsWithRules, discovery, store, previous: right)
        return true
    }

    /// Whether the path itself was given. Such a file is reviewed even where it would be excluded.
    func isGiven(_ path: String) -> Bool { givenPaths.contains(path) }

    /// What is left of a discovery without the files that configurations leave out.
    func reviewed(_ discovery: Discovery) -> Discovery {
        guard let resolver, resolver.hasExclusions else { return discovery }
        var reviewed = discovery
        reviewed.files.removeAll { file in
            !isGiven(file.path)
                && resolver.leavesOut(file.path, kind: file.kind, scope: resolver.scope(ofDiscovered: file.path))
        }
        return reviewed
    }

    /// The configuration files that count, in the order of their paths.
    var paths: [String] {
        guard let resolver else { return [] }
        return resolver.countingNumbers.map { resolver.loaded[$0].path }.sorted(by: PathText.precedes)
    }

    /// The files behind ``paths``, and those they extend, each once.
    var files: [ConfigurationFile] {
        var files: [String: ConfigurationFile] = [:]
        for number in resolver?.countingNumbers ?? [] {
            for layer in resolver?.loaded[number].stack?.layers ?? [] { files[layer.file.path] = layer.file }
        }
        return files.values.sorted { PathText.precedes($0.path, $1.path) }
    }

    /// Adds to a review what there is to say about configurations.
    func describe(in result: inout LintResult) {
        result.configurationPaths = paths
        for path in Set(result.findings.map(\.path)) {
            result.failLevels[path] = resolver?.settings(at: path)?.failLevel.value
        }
        result.configurationErrors = errors
        guard !errors.isEmpty else { return }
        let findings = errors.flatMap(\.findings)
        result.findings = (result.findings + findings).sorted(by: Finding.comesBefore)
        result.summary.count(findings)
        for error in errors {
            for (path, bytes) in error.texts { result.sources[path] = LintedSource(bytes: bytes) }
        }
    }
}
