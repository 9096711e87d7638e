import Project

/// Paths made comparable, by their text alone.
struct AbsolutePath: Sendable {
    /// Of the working directory.
    private let workingDirectory = PathText.resolved("") ?? "/"

    /// The path from the root of the file system on, without `..`.
    func of(_ path: String) -> String {
        let isAbsolute = path.utf8.first == UInt8(ascii: "/")
        if isAbsolute, !path.contains("..") { return path }
        var parts = isAbsolute ? [] : PathText.components(ofPath: workingDirectory)
        for component in PathText.components(ofPath: path) where component != "." {
            if component == ".." { _ = parts.popLast() } else { parts.append(component) }
        }
        return "/" + parts.joined(separator: "/")
    }

    /// What leads from `folder` to `path`; `nil` when it does not stand below. Both are absolute.
    static func relative(_ path: String, to folder: String) -> String? {
        guard PathText.isPath(path, below: folder) else { return nil }
        return String(path.utf8.dropFirst(folder == "/" ? 1 : folder.utf8.count + 1))
    }
}
