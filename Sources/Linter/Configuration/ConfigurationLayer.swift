import Project
import RuleEngine

/// A configuration file, its patterns ready for use. They are relative to the folder of the file; what stands elsewhere
/// is never chosen.
struct ConfigurationLayer: Sendable {
    let file: ConfigurationFile
    /// Where other files extend this one, the nearest first.
    let extenders: [ConfigurationExtender]
    /// Absolute path of the file's folder.
    let folder: String
    let exclude: PathGlobs
    let include: PathGlobs?
    let overrides: [OverridePatterns]
    let sources: PathGlobs?
    let readmes: PathGlobs?
    let docComments: PathGlobs?

    /// The patterns of one element of `overrides`.
    struct OverridePatterns: Sendable {
        let files: PathGlobs
        let excludeFiles: PathGlobs

        /// Whether a path below the folder of the configuration is meant.
        func include(_ path: String, isFolder: Bool = false) -> Bool {
            files.decision(path, isFolder: isFolder) == true && excludeFiles.decision(path, isFolder: isFolder) != true
        }
    }

    init(_ file: ConfigurationFile, folder: String, extenders: [ConfigurationExtender]) {
        self.file = file
        self.folder = folder
        self.extenders = extenders
        let content = file.content
        exclude = PathGlobs(content.exclude)
        include = content.include.map { PathGlobs($0) }
        overrides = content.overrides.map { override in
            OverridePatterns(files: PathGlobs(override.files), excludeFiles: PathGlobs(override.excludeFiles))
        }
        sources = content.readme.sources.map { PathGlobs($0) }
        readmes = content.readme.readmes.map { PathGlobs($0) }
        docComments = content.readme.docComments.map { PathGlobs($0) }
    }

    /// The path below the configuration's folder of what stands at an absolute path.
    func relative(_ path: String) -> String? { AbsolutePath.relative(path, to: folder) }
}

extension PathGlobs {
    init(_ globs: [Located<String>]) { self.init(globs.map(\.value)) }
}
