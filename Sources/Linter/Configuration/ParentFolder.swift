import Project

/// The way up from a folder, by its path alone, so that what is found there is named in the manner of the given path.
enum ParentFolder {
    /// The folder that holds what stands at `path`, or `nil` at the root of the file system.
    static func of(_ path: String) -> String? {
        if path == "/" { return nil }
        guard path.isEmpty || PathText.name(ofPath: path) == ".." else { return PathText.folder(ofPath: path) }
        // Above the working directory, each step is another `..`.
        return AbsolutePath().of(path) == "/" ? nil : PathText.join(path, "..")
    }
}
