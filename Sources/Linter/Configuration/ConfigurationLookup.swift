import Project
import RuleEngine

/// Finds the configuration file that counts for what is linted.
///
/// It is the nearest one from the given path up to the root of the repository, or of the file system where there is no
/// repository. The way up goes by the path as text, so that the file found is named in the manner of the given path.
struct ConfigurationLookup {
    static let name = ".widgetlint.json"

    /// Whether there is a file: on disk, or as an open document.
    let exists: (String) -> Bool

    /// - Parameters:
    ///   - path: A given path, normalised; empty for the working directory.
    ///   - isFolder: Whether a folder stands there.
    /// - Returns: `nil` when no configuration counts.
    func nearest(to path: String, isFolder: Bool) -> String? {
        var folder: String? = isFolder ? path : ParentFolder.of(path)
        while let current = folder {
            let candidate = PathText.join(current, Self.name)
            if exists(candidate) { return candidate }
            if exists(PathText.join(current, ".git")) { return nil }
            folder = ParentFolder.of(current)
        }
        return nil
    }
}

/// The way up from a folder, by its path alone.
enum ParentFolder {
    /// The folder that holds what stands at `path`, or `nil` at the root of the file system.
    static func of(_ path: String) -> String? {
        if path == "/" { return nil }
        guard path.isEmpty || PathText.name(ofPath: path) == ".." else { return PathText.folder(ofPath: path) }
        // Above the working directory, each step is another `..`.
        return AbsolutePath().of(path) == "/" ? nil : PathText.join(path, "..")
    }
}
