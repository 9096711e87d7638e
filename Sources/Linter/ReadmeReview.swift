import Project
import ReadmeSync
import RuleEngine

/// Compares the code blocks of READMEs with the sources they were taken from, each README under its configuration.
struct ReadmeReview {
    let store: FileStore
    let targets: Targets
    private let checks = KnownReadmeChecks()
    private let groups: [Group]

    init(
        resolver: ConfigurationResolver, store: FileStore, discovery: Discovery, targets: Targets, paths: ReviewedPaths
    ) {
        self.store = store
        self.targets = targets
        groups = Self.groups(of: paths, resolver, discovery, store)
    }

    struct Outcome {
        let findings: [Finding]
        let blocks: ReadmeBlocks
        let counts: ReadmeCounts
        let readmes: Int
    }

    /// READMEs with the same configuration, and the sources it names for them.
    private struct Group {
        let selection: ReadmeSelection
        let sourcePatterns: [String]
        let options: ReadmeOptions
        let snippets: ArticleSnippets?
    }

    /// - Parameters:
    ///   - mustCheckSomething: Whether a project without README, Swift blocks or sources is an error.
    ///   - changes: Paths whose text may have changed since the last run.
    func run(mustCheckSomething: Bool, after changes: Set<String>) throws(LintError) -> Outcome {
        let readmePaths = groups.flatMap(\.selection.readmes)
        var findings: [Finding] = []
        var counts = ReadmeCounts()
        var blocks = ReadmeBlocks()
        var snippets = 0
        for group in groups {
            let check = checks.check(of: group.selection.sources, group.options, after: changes) {
                ReadmeCheck(sources: sources(at: group.selection.sources), options: group.options)
            }
            for (file, report) in reports(of: group.selection.readmes, by: check, keepsFiles: group.snippets != nil) {
                findings += report.findings
                counts.add(report.counts)
                blocks.append(report.blocks, targetName: targetName)
                if let file, let shown = group.snippets?.check(file) {
                    findings += shown.findings
                    snippets += shown.snippets
                }
            }
        }
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
            if let error { throw LintError(error.description) }
        }
        return Outcome(
            findings: findings, blocks: blocks, counts: counts, readmes: readmePaths.count { !$0.hasSuffix(".swift") })
    }

    private func sources(at paths: [String]) -> [ReadmeSource] {
        let texts = store.texts
        return ParallelMap.map(paths) { [targets] path in
            texts.bytes(at: path).map { ReadmeSource(path: path, bytes: $0, isCompiled: !targets.leaveOut(path)) }
        }.compactMap { $0 }
    }

    private func reports(
        of readmes: [String], by check: ReadmeCheck, keepsFiles: Bool
    ) -> [(file: ReadmeFile?, report: ReadmeReport)] {
        let texts = store.texts
        return ParallelMap.map(readmes) { path in
            texts.bytes(at: path).map { bytes in
                let file = ReadmeFile(path: path, bytes: bytes)
                return (keepsFiles ? file : nil, check.check(file))
            }
        }.compactMap { $0 }
    }
}

extension ReadmeReview {
    /// The files that take part: those the configurations name, else those of the usual names.
    private static func groups(
        of paths: ReviewedPaths, _ resolver: ConfigurationResolver, _ discovery: Discovery, _ store: FileStore
    ) -> [Group] {
        let usual = ReadmeSelection(paths: (paths.swift + paths.markdown).sorted())
        let usualReadmes = usual.readmes + usual.translations
        let scopes = Dictionary(grouping: paths.markdown + swiftWithDocComments(paths, resolver)) { resolver.scope(of: $0) }
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
                    ? ArticleSnippets(discovery: discovery, swift: paths.swift, store: store) : nil)
        }
    }

    /// Paths whose texts decide about the outcome.
    var readPaths: Set<String> {
        Set(groups.flatMap { $0.selection.readmes + $0.selection.sources + ($0.snippets?.paths ?? []) })
    }

    /// Swift files whose documentation comments are compared.
    private static func swiftWithDocComments(_ paths: ReviewedPaths, _ resolver: ConfigurationResolver) -> [String] {
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
