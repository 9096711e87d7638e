import Project
import RuleEngine

/// The rules that a project brings: the pages in `.widgetlint/rules/`, each of which holds selectors.
public struct ProjectRules: Sendable {
    /// Where the pages stand, from the folder of a project.
    public static let folder = ".widgetlint/rules"

    /// A page that makes a rule.
    public struct Page: Sendable {
        public let path: String
        public let bytes: [UInt8]
        public let page: RulePage
        let rule: SelectorRule
    }

    /// In the order of their paths.
    public private(set) var pages: [Page] = []
    /// What is wrong with other pages, in the order of their paths.
    public private(set) var errors: [ConfigurationError] = []

    /// Reads the pages in the folder of rules that is nearest to each of the paths: the path itself or, up to the root of
    /// the repository, a folder above it.
    public init(around paths: [String], known: RuleCatalogue) { self.init(around: paths, known: known, FileStore()) }

    /// Reads the pages that stand at the paths, or in folders there.
    ///
    /// - Throws: When there is nothing at a path.
    public init(at paths: [String], known: RuleCatalogue) throws(LintError) {
        do throws(DiscoveryError) {
            try read(paths, known, FileStore())
        } catch {
            throw LintError(error.message { Spelling.nearest(to: $0, among: $1) })
        }
    }

    init(around paths: [String], known: RuleCatalogue, _ store: FileStore) {
        let folders = Set(paths.compactMap { Self.nearestFolder(to: $0, store) }).sorted(by: PathText.precedes)
        // They were there a moment ago; a folder that is gone holds no rules.
        try? read(folders, known, store)
    }

    /// The catalogue with these rules.
    public func added(to catalogue: RuleCatalogue) -> RuleCatalogue {
        var catalogue = catalogue
        for page in pages { catalogue.add(page.rule, page.page) }
        return catalogue
    }

    /// Whether a path is that of a page, as far as the path tells.
    public static func mayHold(_ path: String) -> Bool { path.hasPrefix("\(folder)/") || path.contains("/\(folder)/") }

    private static func nearestFolder(to path: String, _ store: FileStore) -> String? {
        for folder in sequence(first: PathText.normalized(path), next: ParentFolder.of) {
            let rules = PathText.join(folder, Self.folder)
            if store.exists(rules) { return rules }
            if store.exists(PathText.join(folder, ".git")) { return nil }
        }
        return nil
    }

    private mutating func read(_ paths: [String], _ known: RuleCatalogue, _ store: FileStore) throws(DiscoveryError) {
        guard !paths.isEmpty else { return }
        let reader = ProjectRuleReader(store)
        var names = Set(known.ids)
        for path in try FileDiscovery(paths: paths).run().paths(of: .markdown) {
            do throws(ConfigurationError) {
                let page = try reader.read(path, taken: names)
                names.insert(page.page.id)
                pages.append(page)
            } catch {
                errors.append(error)
            }
        }
    }
}
