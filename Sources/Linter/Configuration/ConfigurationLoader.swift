import Project
import RuleEngine

/// Reads a configuration file and all that it extends.
struct ConfigurationLoader {
    private let store: FileStore
    private let knownRules: [String]
    private let absolute = AbsolutePath()
    private var errors: [ConfigurationError] = []
    /// What was read so far, by absolute path: the layers of a file behind those of the files it extends.
    private var known: [String: [ConfigurationLayer]] = [:]
    /// Absolute paths of the files whose texts decide.
    private(set) var paths: Set<String> = []

    init(store: FileStore, catalogue: RuleCatalogue) {
        self.store = store
        knownRules = catalogue.ids
    }

    /// Reads the file at `path` with what it extends.
    mutating func load(_ path: String) throws(ConfigurationErrors) -> ConfigurationStack {
        var layers: [ConfigurationLayer] = []
        do throws(FileError) {
            layers = try read(path, extenders: [])
        } catch {
            let problem = ConfigurationProblem(.unreadable("\(error.reason)"), 0..<0)
            errors.append(ConfigurationError(path: path, bytes: nil, problems: [problem]))
        }
        guard errors.isEmpty else { throw ConfigurationErrors(errors) }
        return ConfigurationStack(layers)
    }

    /// The layers of a file behind those of the files it extends.
    private mutating func read(
        _ path: String, extenders: [ConfigurationExtender]
    ) throws(FileError) -> [ConfigurationLayer] {
        let key = absolute.of(path)
        if let known = known[key] { return known }
        paths.insert(key)
        let bytes = try store.read(path)
        var layers: [ConfigurationLayer] = []
        do throws(ConfigurationError) {
            let content = try ConfigurationReader.read(bytes, path: path, knownRules: knownRules)
            let file = ConfigurationFile(path: path, bytes: bytes, content: content)
            let problems = content.extends.compactMap { add($0, extendedBy: file, extenders, to: &layers) }
            if !problems.isEmpty { throw ConfigurationError(path: path, bytes: bytes, problems: problems) }
            layers.append(ConfigurationLayer(file, folder: PathText.folder(ofPath: key), extenders: extenders))
        } catch {
            var error = error
            error.extenders = extenders
            errors.append(error)
        }
        known[key] = layers
        return layers
    }

    /// Adds the layers of an extended file.
    ///
    /// - Returns: What is wrong with its name.
    private mutating func add(
        _ name: Located<String>, extendedBy file: ConfigurationFile, _ extenders: [ConfigurationExtender],
        to layers: inout [ConfigurationLayer]
    ) -> ConfigurationProblem? {
        let isAbsolute = name.value.utf8.first == UInt8(ascii: "/")
        let joined = isAbsolute ? name.value : PathText.join(PathText.folder(ofPath: file.path), name.value)
        let path = PathText.collapsed(joined)
        let chain = [ConfigurationExtender(path: file.path, bytes: file.bytes, range: name.range)] + extenders
        if let start = chain.firstIndex(where: { absolute.of($0.path) == absolute.of(path) }) {
            let way = chain[...start].reversed().map(\.path) + [path]
            return ConfigurationProblem(.extendsItself(path: way), name.range)
        }
        do throws(FileError) {
            let extended = try read(path, extenders: chain)
            // What stood before is said again here, and outweighed.
            let again = Set(extended.map(\.file.path))
            layers.removeAll { again.contains($0.file.path) }
            layers += extended
            return nil
        } catch {
            let kind: ConfigurationProblem.Kind =
                error.reason == .missing
                ? .missingExtended(name.value, suggestion: suggestion(for: name.value, missingAt: path, in: file))
                : .unreadableExtended(name.value, reason: "\(error.reason)")
            return ConfigurationProblem(kind, name.range)
        }
    }

    /// The name with its part that leads nowhere replaced by the nearest one that is there.
    private func suggestion(for name: String, missingAt path: String, in file: ConfigurationFile) -> String? {
        guard case .missing(_, let folder, let missing, let siblings) = DiscoveryError.missing(at: path) else {
            return nil
        }
        let others = siblings.filter { absolute.of(PathText.join(folder, $0)) != absolute.of(file.path) }
        guard let nearest = Spelling.nearest(to: missing, among: others) else { return nil }
        var parts = name.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        guard let index = parts.lastIndex(of: missing) else { return nil }
        parts[index] = nearest
        return parts.joined(separator: "/")
    }
}
