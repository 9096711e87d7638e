/// Paths as text. Nothing here looks at the file system.
public enum PathText {
    /// `path` without `.` components, doubled slashes and slashes at the end. `..` stays, because what it leads to depends
    /// on symbolic links. The working directory is the empty string.
    public static func normalized(_ path: String) -> String {
        let components = components(ofPath: path).filter { $0 != "." }.joined(separator: "/")
        return path.utf8.first == UInt8(ascii: "/") ? "/" + components : components
    }

    /// What stands between the slashes, without empty parts.
    public static func components(ofPath path: String) -> [String] {
        path.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
    }

    /// `folder` is empty for the working directory.
    public static func join(_ folder: String, _ name: String) -> String {
        if folder.isEmpty { return name }
        return folder.utf8.last == UInt8(ascii: "/") ? folder + name : folder + "/" + name
    }

    /// The path without its last component: empty for what stands in the working directory, `/` for what stands in it.
    public static func folder(ofPath path: String) -> String {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// The last component.
    public static func name(ofPath path: String) -> String {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
        return String(path[path.utf8.index(after: slash)...])
    }

    /// Whether `path` stands anywhere below `folder`.
    public static func isPath(_ path: String, below folder: String) -> Bool {
        if folder.isEmpty { return !path.utf8.starts(with: "/".utf8) }
        guard path.utf8.starts(with: folder.utf8) else { return false }
        if folder.utf8.last == UInt8(ascii: "/") { return path.utf8.count > folder.utf8.count }
        return path.utf8.dropFirst(folder.utf8.count).first == UInt8(ascii: "/")
    }

    /// Bytewise order, the one all results have.
    public static func precedes(_ left: String, _ right: String) -> Bool {
        left.utf8.lexicographicallyPrecedes(right.utf8)
    }
}
