import RuleEngine

/// A configuration file that was looked into, with what it extends.
struct LoadedConfiguration {
    let path: String
    /// What counts: what it says now or, while that is wrong, what it said before; `nil` when it never was right.
    private(set) var stack: ConfigurationStack?
    private(set) var errors: [ConfigurationError] = []
    /// Absolute paths of the files whose texts decide.
    let paths: Set<String>

    init(_ path: String, _ store: FileStore, _ catalogue: RuleCatalogue, previous: ConfigurationStack?) {
        self.path = path
        var loader = ConfigurationLoader(store: store, catalogue: catalogue)
        do throws(ConfigurationErrors) {
            stack = try loader.load(path)
        } catch {
            stack = previous
            errors = error.errors
        }
        paths = loader.paths
    }

    /// Takes note of what is wrong although the files alone are right.
    mutating func fail(_ errors: [ConfigurationError], previous: ConfigurationStack?) {
        self.errors += errors
        stack = previous
    }
}
