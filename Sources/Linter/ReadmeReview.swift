import Project
import ReadmeSync
import RuleEngine

/// Compares the code blocks of READMEs with the sources they were taken from, each README under its configuration.
struct ReadmeReview {
    let store: FileStore
    let targets: Targets
    private let checks = KnownReadmeChecks()
    private let groups: [Group]

    init(resolver: ConfigurationResolver, store: FileStore, targets: Targets, paths: ReviewedPaths) {
        self.store = store
        self.targets = targets
        groups = Self.groups(of: paths, resolver)
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
    }

    /// - Parameters:
    ///   - mustCheckSomething: Whether a project without README, Swift blocks or sources is an error.
    ///   - changes: Paths whose text may have changed since the last run.
    func run(mustCheckSomething: Bool, after changes: Set<String>) throws(LintError) -> Outcome {
        let readmePaths = groups.flatMap(\.selection.readmes)
        var findings: [Finding] = []
        var counts = ReadmeCounts()
        var blocks = ReadmeBlocks()
        for group in groups {
            let check = checks.check(of: group.selection.sources, after: changes) {
                ReadmeCheck(sources: sources(at: group.selection.sources))
            }
            for report in reports(of: group.selection.readmes, by: check) {
                findings += report.findings
                counts.add(report.counts)
                blocks.append(report.blocks, targetName: targetName)
            }
        }
        if mustCheckSomething {
            let sources = groups.flatMap(\.selection.sources)
            let error: ReadmeCheckError? =
                readmePaths.isEmpty
                ? .noReadme
                : counts.checked == 0
                    ? .noSwiftBlock(readmes: readmePaths)
                    : sources.isEmpty ? .noSource(patterns: groups.first?.sourcePatterns ?? []) : nil
            if let error { throw LintError(error.description) }
        }
        return Outcome(findings: findings, blocks: blocks, counts: counts, readmes: readmePaths.count)
    }

    private func sources(at paths: [String]) -> [ReadmeSource] {
        let texts = store.texts
        return ParallelMap.map(paths) { [targets] path in
            texts.bytes(at: path).map { ReadmeSource(path: path, bytes: $0, isCompiled: !targets.leaveOut(path)) }
        }.compactMap { $0 }
    }

    private func reports(of readmes: [String], by check: ReadmeCheck) -> [ReadmeReport] {
        let texts = store.texts
        return ParallelMap.map(readmes) { path in
            texts.bytes(at: path).map { check.check(ReadmeFile(path: path, bytes: $0)) }
        }.compactMap { $0 }
    }
}

extension ReadmeReview {
    /// The files that take part: those the configurations name, else those of the usual names.
    private static func groups(of paths: ReviewedPaths, _ resolver: ConfigurationResolver) -> [Group] {
        let usual = ReadmeSelection(paths: (paths.swift + paths.markdown).sorted())
        let usualReadmes = usual.readmes + usual.translations
        let scopes = Dictionary(grouping: paths.markdown) { resolver.scope(of: $0) }
        return scopes.values.sorted { $0[0] < $1[0] }.compactMap { markdown in
            let stack = resolver.configuration(of: resolver.scope(of: markdown[0]))?.stack
            let absolute = AbsolutePath()
            let own = Set(markdown)
            let readmes =
                stack?.readmeLayer == nil
                ? usualReadmes.filter(own.contains) : markdown.filter { stack?.isReadme(absolute.of($0)) ?? false }
            let wanted = readmes.filter { resolver.settings(at: $0).map { $0.readme.value != .off } ?? false }
            guard !wanted.isEmpty else { return nil }
            let patterns = stack?.sourceLayer?.file.content.readme.sources
            return Group(
                selection: ReadmeSelection(
                    readmes: wanted,
                    sources: patterns == nil
                        ? usual.sources : paths.swift.filter { stack?.isSource(absolute.of($0)) ?? false }),
                sourcePatterns: patterns?.map(\.value) ?? ReadmeSelection.defaultSourcePatterns)
        }
    }

    /// Paths whose texts decide about the outcome.
    var readPaths: Set<String> { Set(groups.flatMap { $0.selection.readmes + $0.selection.sources }) }

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
