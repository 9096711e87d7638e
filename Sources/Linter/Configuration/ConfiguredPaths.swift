import Project
import RuleEngine

/// What the patterns of a configuration choose. They are relative to the folder of its file; what stands elsewhere is
/// never chosen.
struct ConfiguredPaths: Sendable {
    /// Absolute path of the file's folder; `nil` without a file.
    let folder: String?
    private let exclude: PathGlobs
    private let sources: PathGlobs?
    private let readmes: PathGlobs?
    private let absolute: AbsolutePath

    init(_ file: ConfigurationFile?) {
        let absolute = AbsolutePath()
        self.absolute = absolute
        folder = file.map { PathText.folder(ofPath: absolute.of($0.path)) }
        let content = file?.content ?? LintConfiguration()
        exclude = PathGlobs(content.exclude.map(\.value))
        sources = content.readme.sources.map { PathGlobs($0.map(\.value)) }
        readmes = content.readme.readmes.map { PathGlobs($0.map(\.value)) }
    }

    /// Whether the file is not read at all.
    func excludes(_ path: String) -> Bool {
        guard !exclude.isEmpty else { return false }
        return includes(exclude, path)
    }

    /// Whether README blocks are looked for in the file; `nil` when the configuration leaves that open.
    func isSource(_ path: String) -> Bool? { sources.map { includes($0, path) } }

    /// Whether the file is a README to compare; `nil` when the configuration leaves that open.
    func isReadme(_ path: String) -> Bool? { readmes.map { includes($0, path) } }

    /// The path below the configuration's folder.
    func relative(_ path: String) -> String? {
        folder.flatMap { AbsolutePath.relative(absolute.of(path), to: $0) }
    }

    private func includes(_ globs: PathGlobs, _ path: String) -> Bool {
        relative(path).map(globs.includes) ?? false
    }
}
