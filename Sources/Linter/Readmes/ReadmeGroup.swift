import Project
import ReadmeSync
import RuleEngine

/// READMEs with the same configuration, and what it says about them.
struct ReadmeGroup: Sendable {
    /// What is compared: READMEs, and what has blocks like theirs.
    let readmes: [Member]
    /// Swift files that the blocks are looked for in.
    let sources: [String]
    let sourcePatterns: [String]
    let options: ReadmeOptions
    /// Nil where no article is compared.
    let snippets: ArticleSnippets?
    /// Paths of originals by those of their translations.
    let originals: [String: String]
    let comments: TranslatedComments

    struct Member: Sendable {
        let path: String
        /// Those of the README check that report in the file.
        let rules: Set<ReadmeRule>
    }
}

/// Finds out which files take part: those the configurations name, else those of the usual names.
struct ReadmeGroups {
    let resolver: ConfigurationResolver
    let store: FileStore
    let discovery: Discovery
    let paths: ReviewedPaths
    private let absolute = AbsolutePath()

    init(_ resolver: ConfigurationResolver, _ store: FileStore, _ discovery: Discovery, _ paths: ReviewedPaths) {
        self.resolver = resolver
        self.store = store
        self.discovery = discovery
        self.paths = paths
    }

    /// In the order of their first files.
    var all: [ReadmeGroup] {
        let usual = ReadmeSelection(paths: (paths.swift + paths.markdown).sorted())
        let usualReadmes = usual.readmes + usual.translations
        let allMarkdown = Set(paths.markdown)
        let usualOriginals = LanguageVersions(readmes: usualReadmes, markdown: allMarkdown, text: store.bytes).originals
        let scopes = Dictionary(grouping: paths.markdown + swiftWithDocComments) { resolver.scope(of: $0) }
        return scopes.values.sorted { $0[0] < $1[0] }.compactMap { files in
            let stack = resolver.configuration(of: resolver.scope(of: files[0]))?.stack
            let readmes = members(among: files, usualReadmes, stack)
            guard !readmes.isEmpty else { return nil }
            let patterns = stack?.sourceLayer?.file.content.readme.sources
            let hasArticles = readmes.contains { MarkdownForm(path: $0.path) == .article }
            return ReadmeGroup(
                readmes: readmes,
                sources: patterns == nil
                    ? usual.sources : paths.swift.filter { stack?.isSource(absolute.of($0)) ?? false },
                sourcePatterns: patterns?.map(\.value) ?? ReadmeSelection.defaultSourcePatterns,
                options: ReadmeOptions(allowsElision: stack?.allowsElision ?? false),
                snippets: hasArticles
                    ? ArticleSnippets(discovery: discovery, swift: paths.swift, texts: store.texts) : nil,
                originals: stack?.translationLayer == nil
                    ? usualOriginals : originals(of: translations(among: files, stack), among: allMarkdown),
                comments: stack?.comments == .translated ? .translated : .same)
        }
    }

    /// The files of one configuration that are compared.
    private func members(
        among files: [String], _ usualReadmes: [String], _ stack: ConfigurationStack?
    ) -> [ReadmeGroup.Member] {
        let markdown = files.filter { !$0.hasSuffix(".swift") }
        var chosen: Set<String>
        if stack?.readmeLayer == nil {
            chosen = Set(usualReadmes)
        } else {
            chosen = Set(markdown.filter { stack?.isReadme(absolute.of($0)) ?? false })
        }
        if stack?.comparesArticles == true { chosen.formUnion(markdown.filter { MarkdownForm(path: $0) == .article }) }
        chosen.formUnion(translations(among: files, stack))
        return files.compactMap { path in
            guard path.hasSuffix(".swift") || chosen.contains(path), let settings = resolver.settings(at: path),
                settings.readme.value != .off
            else { return nil }
            return ReadmeGroup.Member(
                path: path, rules: Set(ReadmeRule.allCases.filter { settings.runs($0.rawValue) }))
        }
    }

    /// The files that a configuration names as translations.
    private func translations(among files: [String], _ stack: ConfigurationStack?) -> [String] {
        guard let stack, stack.translationLayer != nil else { return [] }
        return files.filter { !$0.hasSuffix(".swift") && stack.isTranslation(absolute.of($0)) ?? false }
    }

    private func originals(of translations: [String], among markdown: Set<String>) -> [String: String] {
        let pairs = translations.compactMap { path in
            LanguageVersions.original(of: path, among: markdown).map { (path, $0) }
        }
        return Dictionary(pairs) { first, _ in first }
    }

    /// Swift files whose documentation comments are compared.
    private var swiftWithDocComments: [String] {
        guard resolver.comparesDocComments else { return [] }
        return paths.swift.filter { path in
            resolver.configuration(of: resolver.scope(of: path))?.stack?.comparesDocComments(absolute.of(path)) == true
        }
    }
}
