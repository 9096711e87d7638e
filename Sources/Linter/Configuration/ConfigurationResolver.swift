import Project
import RuleEngine

/// Tells what applies to each file of a review: the one place that the command line, the server and `config print` ask.
///
/// The nearest configuration file alone counts for a file, with what it extends. Answers are kept by folder, so a file
/// costs one look-up.
final class ConfigurationResolver {
    private let options: LintOptions
    private let store: FileStore
    /// The rules that can be named.
    let catalogue: RuleCatalogue
    let absolute = AbsolutePath()
    private var nearest: NearestConfigurations
    private(set) var loaded: [LoadedConfiguration] = []
    private var numbers: [String: Int] = [:]
    private var scopes: [String: ConfigurationScope] = [:]
    private var settings: [SettingsKey: LintSettings] = [:]
    /// The scope of all discovered files, where they have the same.
    private var commonScope: ConfigurationScope?
    /// Configurations that were right when they were read last, by path: they count while the present ones are wrong.
    private let previous: [String: ConfigurationStack]
    /// Scopes that somebody asked for.
    private var counting: Set<ConfigurationScope> = []

    private struct SettingsKey: Hashable {
        let scope: ConfigurationScope
        let overrides: [Bool]
    }

    /// - Parameter previous: Configurations to go by while the present ones are wrong, by path.
    init(
        _ options: LintOptions, _ discovery: Discovery, _ store: FileStore, previous: [String: ConfigurationStack] = [:]
    ) {
        self.options = options
        self.store = store
        catalogue = options.catalogue
        self.previous = previous
        nearest = NearestConfigurations(discovery, store)
        let folders = Set(discovery.folders)
        let paths = options.paths.map(PathText.normalized)
        let starts = paths.map { folders.contains($0) ? $0 : ParentFolder.of($0) ?? "/" }
        var common = Set(starts.map { scope(ofFolder: $0) })
        for folder in nearest.beginnings { common.insert(scope(ofFolder: folder)) }
        if common.count == 1 { commonScope = common.first }
        if hasPatterns { GlobCheck(discovery, self).run() }
    }

    // MARK: Scopes

    /// The scope of a file.
    func scope(of path: String) -> ConfigurationScope { scope(ofFolder: ParentFolder.of(path) ?? "/") }

    /// The scope of what stands in a folder.
    func scope(ofFolder folder: String) -> ConfigurationScope {
        if let known = scopes[folder] { return known }
        let scope = findScope(of: folder)
        scopes[folder] = scope
        counting.insert(scope)
        return scope
    }

    /// The scope of a file that was found below the given paths.
    func scope(ofDiscovered path: String) -> ConfigurationScope { commonScope ?? scope(of: path) }

    private func findScope(of folder: String) -> ConfigurationScope {
        switch options.configuration {
        case .none: return .unconfigured
        case .file(let path): return .configuration(number(of: path))
        case .nearest:
            let path = nearest.file(for: folder) { configuration, path in
                loaded[number(of: configuration)].stack?.leavesOut(absolute.of(path), kind: .configuration) ?? false
            }
            return path.map { .configuration(number(of: $0)) } ?? .unconfigured
        }
    }

    private func number(of path: String) -> Int {
        let key = absolute.of(path)
        if let known = numbers[key] { return known }
        numbers[key] = loaded.count
        loaded.append(LoadedConfiguration(path, store, catalogue, previous: previous[path]))
        return loaded.count - 1
    }

    func configuration(of scope: ConfigurationScope) -> LoadedConfiguration? {
        if case .configuration(let number) = scope { loaded[number] } else { nil }
    }

    /// Says that configurations are wrong, as other files tell.
    func fail(_ errors: [Int: [ConfigurationError]]) {
        for (number, errors) in errors { loaded[number].fail(errors, previous: previous[loaded[number].path]) }
        settings = [:]
    }

    /// The numbers of the configurations that count for something.
    var countingNumbers: [Int] {
        loaded.indices.filter { counting.contains(.configuration($0)) }
    }

    // MARK: What applies

    /// What applies to a file or, in the manner of a file in it, to a folder; `nil` as long as its configuration never
    /// was right.
    func settings(at path: String, isFolder: Bool = false) -> LintSettings? {
        settings(of: isFolder ? scope(ofFolder: path) : scope(of: path), at: path, isFolder: isFolder)
    }

    private func settings(of scope: ConfigurationScope, at path: String?, isFolder: Bool = false) -> LintSettings? {
        let stack = configuration(of: scope)?.stack
        if stack == nil, scope != .unconfigured { return nil }
        let overrides = path.flatMap { stack?.overrides(about: absolute.of($0), isFolder: isFolder) } ?? []
        let key = SettingsKey(scope: scope, overrides: overrides)
        if let known = settings[key] { return known }
        let new = LintSettings(options, stack, overrides: overrides)
        settings[key] = new
        return new
    }

    /// Whether a file is not read.
    func leavesOut(_ path: String, kind: FileKind?, scope: ConfigurationScope) -> Bool {
        guard let stack = configuration(of: scope)?.stack, stack.hasExclusions else { return false }
        return stack.leavesOut(absolute.of(path), kind: kind)
    }

    func leavesOut(_ path: String) -> Bool {
        leavesOut(path, kind: FileKind(name: PathText.name(ofPath: path)), scope: scope(of: path))
    }

    /// Whether any file is left out by a configuration.
    var hasExclusions: Bool { countingNumbers.contains { loaded[$0].stack?.hasExclusions == true } }

    /// Whether any configuration chooses files.
    private var hasPatterns: Bool {
        countingNumbers.contains { loaded[$0].stack?.layers.contains { $0.file.content.hasPatterns } ?? false }
    }

    /// Whether something can be reviewed: not all configurations are wrong from the start.
    var isUsable: Bool {
        counting.isEmpty || counting.contains { $0 == .unconfigured || configuration(of: $0)?.stack != nil }
    }

    // MARK: What applies anywhere

    /// Rules that may report something in some file.
    var rulesOnAnywhere: Set<String> {
        var rules: Set<String> = []
        for settings in baseSettings { rules.formUnion(settings.rules.lazy.filter { $0.severity != nil }.map(\.id)) }
        guard options.only == nil else { return rules }
        for override in overridesAnywhere {
            rules.formUnion(override.rules.lazy.filter { $0.value.value != .off }.map(\.key))
            guard options.set == nil, let set = override.set?.value else { continue }
            rules.formUnion(catalogue.pages.lazy.filter(set.includes).map(\.id))
        }
        return rules
    }

    /// Whether some READMEs may have to be compared.
    var comparesReadmes: Bool {
        if baseSettings.contains(where: { $0.readme.value != .off }) { return true }
        guard options.readme == nil, options.only == nil else { return false }
        let rules = catalogue.readmeRules
        return overridesAnywhere.contains { override in
            rules.contains { override.rules[$0].map { $0.value != .off } ?? false }
        }
    }

    /// Whether the documentation comments of some files may have to be compared.
    var comparesDocComments: Bool {
        countingNumbers.contains { loaded[$0].stack?.layers.contains { $0.docComments != nil } ?? false }
    }

    private var baseSettings: [LintSettings] {
        let all = counting.compactMap { settings(of: $0, at: nil) }
        return counting.isEmpty ? [LintSettings(options)] : all
    }

    private var overridesAnywhere: [ConfigurationOverride] {
        countingNumbers.flatMap { loaded[$0].stack?.layers.flatMap(\.file.content.overrides) ?? [] }
    }
}
