import Project
import ReadmeSync
import RuleEngine

/// Compares the code blocks of READMEs with the sources they were taken from, each README under its configuration.
struct ReadmeReview {
    let resolver: ConfigurationResolver
    let store: FileStore
    let discovery: Discovery
    let targets: Targets
    let paths: ReviewedPaths
    private let checks = KnownReadmeChecks()

    struct Outcome {
        let findings: [Finding]
        let blocks: ReadmeBlocks
        let counts: ReadmeCounts
        let readmes: Int
        /// Why there was nothing to compare. What needs no comparison with sources was found all the same.
        let failure: LintError?
    }

    /// READMEs with the same configuration, and the sources it names for them.
    private struct Group {
        let selection: ReadmeSelection
        let sourcePatterns: [String]
        let options: ReadmeOptions
        let snippets: ArticleSnippets?
        /// Paths of originals by those of their translations, which are among the READMEs.
        let originals: [String: String]
        let comments: TranslatedComments
    }

    /// - Parameters:
    ///   - mustCheckSomething: Whether a project without README, Swift blocks or sources is an error.
    ///   - changes: Paths whose text may have changed since the last run.
    func run(mustCheckSomething: Bool, after changes: Set<String>) -> Outcome {
        let groups = groups
        let readmePaths = groups.flatMap(\.selection.readmes)
        var findings: [Finding] = []
        var counts = ReadmeCounts()
        var blocks = ReadmeBlocks()
        var snippets = 0
        let tree = ReadmeTree(store: store, folders: discovery.folders)
        let links = LinkCheck(tree: tree)
        for group in groups {
            let readmes = group.selection.readmes.compactMap { path in
                store.bytes(at: path).map { ReadmeFile(path: path, bytes: $0) }
            }
            let reports = checks.reports(
                of: readmes, against: group.selection.sources, group.options, after: changes, read: source)
            let translations = TranslationReview(group.originals, group.comments, tree: tree, readmes: readmes, reports)
            for (readme, report) in zip(readmes, reports) where !group.uncheckedOriginals.contains(readme.path) {
                let rules = rules(at: readme.path)
                findings += translations.findings(in: readme, report, rules: rules) ?? report.findings
                if rules.contains(.brokenLink), !readme.path.hasSuffix(".swift") {
                    findings += links.findings(in: readme, at: tree.place(of: readme.path))
                }
                counts.add(report.counts)
                blocks.append(report.blocks, targetName: targetName)
                if let shown = group.snippets?.check(readme) {
                    findings += shown.findings
                    snippets += shown.snippets
                }
            }
        }
        var failure: LintError?
        if mustCheckSomething {
            let sources = groups.flatMap(\.selection.sources)
            let error: ReadmeCheckError? =
                readmePaths.isEmpty
                ? .noReadme
                : counts.checked == 0 && snippets > 0
                    ? nil
                : counts.checked == 0
                    ? .noSwiftBlock(readmes: readmePaths)
                    : sources.isEmpty ? .noSource(patterns: groups.first?.sourcePatterns ?? []) : nil
            failure = error.map { LintError($0.description) }
        }
        return Outcome(
            findings: findings, blocks: blocks, counts: counts, readmes: readmePaths.count { !$0.hasSuffix(".swift") },
            failure: failure)
    }

    /// Those of the README check that report in a file.
    private func rules(at path: String) -> Set<ReadmeRule> {
        guard let settings = resolver.settings(at: path) else { return [] }
        return Set(ReadmeRule.allCases.filter { settings.runs($0.rawValue) })
    }

    private func source(at path: String) -> ReadmeSource? {
        store.bytes(at: path).map { ReadmeSource(path: path, bytes: $0, isCompiled: !targets.leaveOut(path)) }
    }
}

extension ReadmeReview {
    /// The files that take part: those the configurations name, else those of the usual names.
    private var groups: [Group] {
        let usual = ReadmeSelection(paths: (paths.swift + paths.markdown).sorted())
        let usualReadmes = usual.readmes + usual.translations
        let allMarkdown = Set(paths.markdown)
        let usualOriginals = LanguageVersions(readmes: usualReadmes, markdown: allMarkdown, text: store.bytes).originals
        let scopes = Dictionary(grouping: paths.markdown + swiftWithDocComments) { resolver.scope(of: $0) }
        return scopes.values.sorted { $0[0] < $1[0] }.compactMap { files in
            let stack = resolver.configuration(of: resolver.scope(of: files[0]))?.stack
            let absolute = AbsolutePath()
            let own = Set(files)
            let markdown = files.filter { !$0.hasSuffix(".swift") }
            var readmes =
                stack?.readmeLayer == nil
                ? usualReadmes.filter(own.contains) : markdown.filter { stack?.isReadme(absolute.of($0)) ?? false }
            if stack?.comparesArticles == true {
                let others = Set(readmes)
                readmes += markdown.filter { MarkdownForm(path: $0) == .article && !others.contains($0) }
            }
            let translations = stack?.translationLayer.map { _ in
                markdown.filter { stack?.isTranslation(absolute.of($0)) ?? false }
            }
            readmes += (translations ?? []).filter { !readmes.contains($0) }
            readmes += files.filter { $0.hasSuffix(".swift") }
            let wanted = readmes.filter { resolver.settings(at: $0).map { $0.readme.value != .off } ?? false }
            guard !wanted.isEmpty else { return nil }
            let patterns = stack?.sourceLayer?.file.content.readme.sources
            return Group(
                selection: ReadmeSelection(
                    readmes: wanted,
                    sources: patterns == nil
                        ? usual.sources : paths.swift.filter { stack?.isSource(absolute.of($0)) ?? false }),
                sourcePatterns: patterns?.map(\.value) ?? ReadmeSelection.defaultSourcePatterns,
                options: ReadmeOptions(allowsElision: stack?.allowsElision ?? false),
                snippets: wanted.contains { MarkdownForm(path: $0) == .article }
                    ? ArticleSnippets(discovery: discovery, swift: paths.swift, store: store) : nil,
                originals: translations.map { originals(of: $0, among: allMarkdown) } ?? usualOriginals,
                comments: stack?.comments == .translated ? .translated : .same)
        }
    }

    private func originals(of translations: [String], among markdown: Set<String>) -> [String: String] {
        let pairs = translations.compactMap { path in
            LanguageVersions.original(of: path, among: markdown).map { (path, $0) }
        }
        return Dictionary(pairs) { first, _ in first }
    }

    /// Paths whose texts decide about the outcome: links lead to any Markdown file.
    var readPaths: Set<String> {
        let groups = groups
        guard !groups.isEmpty else { return [] }
        return Set(
            groups.flatMap { $0.selection.readmes + $0.selection.sources + ($0.snippets?.paths ?? []) } + paths.markdown)
    }

    /// Swift files whose documentation comments are compared.
    private var swiftWithDocComments: [String] {
        guard resolver.comparesDocComments else { return [] }
        let absolute = AbsolutePath()
        return paths.swift.filter { path in
            resolver.configuration(of: resolver.scope(of: path))?.stack?.comparesDocComments(absolute.of(path)) == true
        }
    }

    private func targetName(ofFile path: String) -> String? {
        let target = targets.target(ofFile: path)
        return target.kind == .folder ? nil : target.name
    }
}

extension ReadmeCounts {
    mutating func add(_ counts: ReadmeBlockCounts) {
        checked += counts.checked
        matched += counts.matched
        weak += counts.weak
        exempt += counts.exempt
        drifted += counts.drifted
        unknown += counts.unknown
        uncompiled += counts.uncompiled
    }
}
