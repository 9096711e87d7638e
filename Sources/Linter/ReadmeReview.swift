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

    struct Outcome {
        let findings: [Finding]
        let counts: ReadmeCounts
        let readmes: Int
        /// Why there was nothing to compare. What needs no comparison with sources was found all the same.
        let failure: LintError?
    }

    /// READMEs with the same configuration, and the sources it names for them.
    private struct Group {
        let selection: ReadmeSelection
        let sourcePatterns: [String]
        /// Paths of originals by those of their translations, which are among the READMEs.
        let originals: [String: String]
        let comments: TranslatedComments
    }

    /// - Parameter mustCheckSomething: Whether a project without README, Swift blocks or sources is an error.
    func run(mustCheckSomething: Bool) -> Outcome {
        let groups = groups
        let readmePaths = groups.flatMap(\.selection.readmes)
        var findings: [Finding] = []
        var counts = ReadmeCounts()
        let tree = ReadmeTree(store: store, folders: discovery.folders)
        let links = LinkCheck(tree: tree)
        for group in groups {
            let check = ReadmeCheck(sources: group.selection.sources.compactMap(source))
            let translations = TranslationReview(
                originals: group.originals, comments: group.comments, check: check, store: store, tree: tree)
            for path in group.selection.readmes {
                guard let bytes = store.bytes(at: path) else { continue }
                let readme = ReadmeFile(path: path, bytes: bytes)
                let report = check.check(readme)
                let rules = rules(at: path)
                findings += translations.findings(in: readme, report, rules: rules) ?? report.findings
                if rules.contains(.brokenLink) { findings += links.findings(in: readme, at: tree.place(of: path)) }
                counts.add(report.counts)
            }
        }
        var failure: LintError?
        if mustCheckSomething {
            let sources = groups.flatMap(\.selection.sources)
            let error: ReadmeCheckError? =
                readmePaths.isEmpty
                ? .noReadme
                : counts.checked == 0
                    ? .noSwiftBlock(readmes: readmePaths)
                    : sources.isEmpty ? .noSource(patterns: groups.first?.sourcePatterns ?? []) : nil
            failure = error.map { LintError($0.description) }
        }
        return Outcome(findings: findings, counts: counts, readmes: readmePaths.count, failure: failure)
    }

    /// Those of the README check that report in a file.
    private func rules(at path: String) -> Set<ReadmeRule> {
        guard let settings = resolver.settings(at: path) else { return [] }
        return Set(ReadmeRule.allCases.filter { settings.runs($0.rawValue) })
    }

    private func source(at path: String) -> ReadmeSource? {
        store.bytes(at: path).map { ReadmeSource(path: path, bytes: $0, isCompiled: !isUncompiled(path)) }
    }
}

extension ReadmeReview {
    /// The files that take part: those the configurations name, else those of the usual names.
    private var groups: [Group] {
        let usual = ReadmeSelection(paths: (paths.swift + paths.markdown).sorted())
        let usualReadmes = usual.readmes + usual.translations
        let allMarkdown = Set(paths.markdown)
        let usualOriginals = LanguageVersions(readmes: usualReadmes, markdown: allMarkdown, text: store.bytes).originals
        let scopes = Dictionary(grouping: paths.markdown) { resolver.scope(of: $0) }
        return scopes.values.sorted { $0[0] < $1[0] }.compactMap { markdown in
            let stack = resolver.configuration(of: resolver.scope(of: markdown[0]))?.stack
            let absolute = AbsolutePath()
            let own = Set(markdown)
            let readmes =
                stack?.readmeLayer == nil
                ? usualReadmes.filter(own.contains) : markdown.filter { stack?.isReadme(absolute.of($0)) ?? false }
            let translations = stack?.translationLayer.map { _ in
                markdown.filter { stack?.isTranslation(absolute.of($0)) ?? false }
            }
            let named = (translations ?? []).filter { !readmes.contains($0) }
            let wanted = (readmes + named).filter { resolver.settings(at: $0).map { $0.readme.value != .off } ?? false }
            guard !wanted.isEmpty else { return nil }
            let patterns = stack?.sourceLayer?.file.content.readme.sources
            return Group(
                selection: ReadmeSelection(
                    readmes: wanted,
                    sources: patterns == nil
                        ? usual.sources : paths.swift.filter { stack?.isSource(absolute.of($0)) ?? false }),
                sourcePatterns: patterns?.map(\.value) ?? ReadmeSelection.defaultSourcePatterns,
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
    var readPaths: Set<String> { Set(groups.flatMap(\.selection.sources) + (groups.isEmpty ? [] : paths.markdown)) }

    /// Whether a file certainly belongs to no target: it stands in a package that does not name it, and no other
    /// project is there that might.
    private func isUncompiled(_ path: String) -> Bool {
        let hasOtherProjects = discovery.files.contains { $0.kind == .xcodeProject || $0.kind == .xcodeGenProject }
        guard !hasOtherProjects, targets.target(ofFile: path).kind == .folder else { return false }
        return discovery.paths(of: .packageManifest).contains {
            PathText.isPath(path, below: PathText.folder(ofPath: $0))
        }
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
