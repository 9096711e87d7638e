import Project

/// Paths made comparable, by their text alone.
struct AbsolutePath: Sendable {
    /// Of the working directory.
    private let workingDirectory = PathText.resolved("") ?? "/"

    /// The path from the root of the file system on, without `..`.
    func of(_ path: String) -> String {
        let isAbsolute = path.utf8.first == UInt8(ascii: "/")
        if !hasDotAtStartOfName(path) { return isAbsolute ? path : PathText.join(workingDirectory, path) }
        var parts = isAbsolute ? [] : PathText.components(ofPath: workingDirectory)
        for component in PathText.components(ofPath: path) where component != "." {
            if component == ".." { _ = parts.popLast() } else { parts.append(component) }
        }
        return "/" + parts.joined(separator: "/")
    }

    /// Whether `.` or `..` may be a part of the path. This is asked for every file, and hardly ever true.
    private func hasDotAtStartOfName(_ path: String) -> Bool {
        var isStart = true
        for byte in path.utf8 {
            if isStart, byte == UInt8(ascii: ".") { return true }
            isStart = byte == UInt8(ascii: "/")
        }
        return path.isEmpty
    }

    /// What leads from `folder` to `path`; `nil` when it does not stand below. Both are absolute.
    static func relative(_ path: String, to folder: String) -> String? {
        guard PathText.isPath(path, below: folder) else { return nil }
        return String(path.utf8.dropFirst(folder == "/" ? 1 : folder.utf8.count + 1))
    }
}
