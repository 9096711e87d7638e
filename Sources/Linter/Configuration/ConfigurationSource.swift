import Project
import RuleEngine
import Rules

/// Where a review takes its configuration from.
public enum ConfigurationSource: Sendable, Hashable {
    /// From the nearest `.widgetlint.json` from the reviewed path up to the root of the repository, if there is one.
    case nearest
    /// From this file.
    case file(String)
    /// From nowhere.
    case none

    /// The nearest configuration from a folder up, for what stands in no folder that is reviewed. An empty path is the
    /// working directory.
    ///
    /// - Parameter isOpen: Whether there is an open document at a path where no file need be.
    public static func nearest(
        toFolder path: String, isOpen: @escaping (String) -> Bool = { _ in false }
    ) -> ConfigurationSource {
        let lookup = ConfigurationLookup { isOpen($0) || PathText.exists($0) }
        return lookup.nearest(to: PathText.normalized(path), isFolder: true).map { .file($0) } ?? .none
    }
}

/// Finds and reads the configuration of one review.
struct ConfigurationLoader {
    let options: LintOptions
    let store: FileStore

    /// The path of the file that counts for all given paths.
    func locate(_ discovery: Discovery) throws(LintError) -> String? {
        switch options.configuration {
        case .none: return nil
        case .file(let path):
            guard store.exists(path) else {
                throw LintError(DiscoveryError.missing(at: path).message { Spelling.nearest(to: $0, among: $1) })
            }
            return path
        case .nearest: return try nearest(discovery)
        }
    }

    private func nearest(_ discovery: Discovery) throws(LintError) -> String? {
        let lookup = ConfigurationLookup(exists: store.exists)
        let folders = Set(discovery.folders)
        let absolute = AbsolutePath()
        var seen: Set<String?> = []
        var first: (given: String, path: String?)?
        for given in options.paths {
            let path = PathText.normalized(given)
            let isFolder = folders.contains(path)
            // Files that stand together have the same configuration.
            let start = isFolder ? path : ParentFolder.of(path)
            guard seen.insert(start).inserted else { continue }
            let configuration = lookup.nearest(to: path, isFolder: isFolder)
            guard let first else {
                first = (given, configuration)
                continue
            }
            guard configuration.map(absolute.of) == first.path.map(absolute.of) else {
                throw LintError(
                    "\(first.given) and \(given) have different configurations (\(first.path ?? "none") and "
                        + "\(configuration ?? "none")); review them one after the other, or name one with --config")
            }
        }
        return first?.path
    }

    /// Reads the file at `path`.
    func read(_ path: String) throws(ConfigurationError) -> ConfigurationFile {
        let bytes: [UInt8]
        do throws(FileError) {
            bytes = try store.read(path)
        } catch {
            let problem = ConfigurationProblem(.unreadable("\(error.reason)"), 0..<0)
            throw ConfigurationError(path: path, bytes: nil, problems: [problem])
        }
        let content = try ConfigurationReader.read(bytes, path: path, knownRules: RulePages.all.map(\.id))
        return ConfigurationFile(path: path, bytes: bytes, content: content)
    }

    /// Makes sure that every pattern of the file does something.
    func checkGlobs(_ settings: LintSettings, _ discovery: Discovery) throws(ConfigurationError) {
        guard let file = settings.file else { return }
        let problems = GlobCheck(file: file, paths: settings.paths, discovery: discovery).problems()
        guard problems.isEmpty else {
            throw ConfigurationError(path: file.path, bytes: file.bytes, problems: problems)
        }
    }
}
