import Project
import RuleEngine

/// The configuration of a session over time. While the file is wrong, what it said last when it was right applies.
struct SessionConfiguration {
    /// Whether the file has to be found and read again.
    var isOutdated = true
    /// `nil` when there never was a right one.
    private(set) var lastGood: LintSettings?
    /// What is wrong with the file now.
    private(set) var error: ConfigurationError?
    private let options: LintOptions
    private let givenPaths: Set<String>
    private var path: String?
    /// Configurations below the reviewed folders that somebody may think count.
    private var ignored: [String] = []

    init(_ options: LintOptions) {
        self.options = options
        givenPaths = Set(options.paths.map(PathText.normalized))
    }

    /// Whether a change of the file at `path` can change the configuration.
    func isConcerned(by path: String) -> Bool {
        if PathText.name(ofPath: path) == ConfigurationLookup.name { return true }
        if case .file(let named) = options.configuration { return named == path }
        return false
    }

    func settings() throws(ConfigurationError) -> LintSettings {
        if let error { throw error }
        return lastGood ?? LintSettings(options, nil)
    }

    mutating func locate(_ discovery: Discovery, _ store: FileStore) throws(LintError) {
        path = try ConfigurationLoader(options: options, store: store).locate(discovery)
    }

    /// Finds and reads the file again where that may matter, and says whether it did.
    mutating func refresh(_ discovery: Discovery, _ store: FileStore) -> Bool {
        guard isOutdated else { return false }
        isOutdated = false
        // A file that was named and is gone is found out when it is read.
        try? locate(discovery, store)
        let loader = ConfigurationLoader(options: options, store: store)
        do throws(ConfigurationError) {
            var file: ConfigurationFile?
            if let path { file = try loader.read(path) }
            let settings = LintSettings(options, file)
            try loader.checkGlobs(settings, discovery)
            lastGood = settings
            error = nil
        } catch {
            self.error = error
        }
        ignored = ignoredConfigurations(discovery)
        return true
    }

    /// Whether the path itself was given. Such a file is reviewed even where it would be excluded.
    func isGiven(_ path: String) -> Bool { givenPaths.contains(path) }

    /// What is left of a discovery without the excluded files.
    func reviewed(_ discovery: Discovery) -> Discovery {
        guard let lastGood else { return discovery }
        var reviewed = discovery
        reviewed.files.removeAll { !isGiven($0.path) && lastGood.paths.excludes($0.path) }
        return reviewed
    }

    private func ignoredConfigurations(_ discovery: Discovery) -> [String] {
        guard options.configuration == .nearest else { return [] }
        let absolute = AbsolutePath()
        return reviewed(discovery).paths(of: .configuration).filter { absolute.of($0) != path.map(absolute.of) }
    }

    /// Adds to a review what there is to say about configurations.
    func describe(in result: inout LintResult) {
        result.configurationPath = path
        result.failLevel = lastGood?.failLevel.value ?? .warning
        for other in ignored {
            result.problems.append(
                ProjectProblem(
                    path: other,
                    message: "this configuration does not count here: \(path ?? "none") does for everything that is "
                        + "reviewed at once; review its folder by itself"))
        }
        guard let error else { return }
        result.configurationError = error
        let findings = error.findings
        result.findings = (result.findings + findings).sorted(by: Finding.comesBefore)
        result.summary.count(findings)
        if let bytes = error.bytes { result.sources[error.path] = LintedSource(bytes: bytes) }
    }
}
