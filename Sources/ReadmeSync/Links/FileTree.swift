/// What stands beside a README: asked for where a link leads. Paths are absolute.
public protocol FileTree: Sendable {
    /// The names of what stands in a folder, sub-folders included; nil for what is no folder.
    func names(in folder: String) -> Set<String>?
    /// The text of a file; nil for one that cannot be read.
    func text(at path: String) -> [UInt8]?
}

/// Where a README stands.
public struct ReadmePlace: Sendable {
    /// Absolute path of the README.
    public let path: String
    /// The folder beyond which nothing is known: the root of the repository, or else the folder that is reviewed.
    public let boundary: String
    /// Whether the boundary is the root of a repository, where links that begin with a slash lead.
    public let isInRepository: Bool

    public init(path: String, boundary: String, isInRepository: Bool) {
        self.path = path
        self.boundary = boundary
        self.isInRepository = isInRepository
    }

    /// The folder the README stands in.
    var folder: String { path.parentPath }
}

extension String {
    /// The path of the folder of what stands at this absolute path.
    var parentPath: String {
        guard let slash = utf8.lastIndex(of: UInt8(ascii: "/")), slash > startIndex else { return "/" }
        return String(self[..<slash])
    }

    /// The path of what has that name in the folder at this absolute path.
    func appendingPathComponent(_ name: String) -> String { self == "/" ? "/" + name : self + "/" + name }

    /// Whether this absolute path is `folder` or stands below it.
    func stands(in folder: String) -> Bool { self == folder || folder == "/" || hasPrefix(folder + "/") }
}
