import Project
import RuleEngine

/// Finds patterns without effect.
struct GlobCheck {
    let file: ConfigurationFile
    let paths: ConfiguredPaths
    /// What was found on disk, excluded files included.
    let discovery: Discovery

    func problems() -> [ConfigurationProblem] {
        let exclude = GlobList(key: "exclude", globs: file.content.exclude)
        let sources = GlobList(key: "readme.sources", globs: file.content.readme.sources ?? [])
        let readmes = GlobList(key: "readme.readmes", globs: file.content.readme.readmes ?? [])
        let invalid = invalid(exclude) + invalid(sources) + invalid(readmes)
        guard invalid.isEmpty, isWholeFolderRead else { return invalid }
        return dead(exclude, among: discovery.files) + dead(sources, among: read(.swift))
            + dead(readmes, among: read(.markdown))
    }

    private struct GlobList {
        let key: String
        let globs: [Located<String>]
    }

    private func invalid(_ list: GlobList) -> [ConfigurationProblem] {
        list.globs.filter { !PathGlobs.isValid($0.value) }.map {
            ConfigurationProblem(.invalidGlob($0.value, key: list.key), $0.range)
        }
    }

    /// Whether everything below the configuration's folder was looked at. Otherwise a pattern may be for the rest.
    private var isWholeFolderRead: Bool {
        guard let folder = paths.folder else { return false }
        let absolute = AbsolutePath()
        return discovery.folders.contains { given in
            let given = absolute.of(given)
            return given == folder || PathText.isPath(folder, below: given)
        }
    }

    private func read(_ kind: FileKind) -> [DiscoveredFile] {
        discovery.files.filter { $0.kind == kind && !paths.excludes($0.path) }
    }

    private func dead(
        _ list: GlobList, among files: @autoclosure () -> [DiscoveredFile]
    ) -> [ConfigurationProblem] {
        guard !list.globs.isEmpty else { return [] }
        let candidates = files().compactMap { paths.relative($0.path) }
        return PathGlobs(list.globs.map(\.value)).unmatched(in: candidates).map { index in
            let glob = list.globs[index]
            let suggestion = NearestGlob.suggestion(for: glob.value, among: candidates)
            return ConfigurationProblem(.deadGlob(glob.value, key: list.key, suggestion: suggestion), glob.range)
        }
    }
}
