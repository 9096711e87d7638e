/// A file the linter has a use for.
public struct DiscoveredFile: Sendable, Hashable {
    /// The given path joined with the path below it.
    public let path: String
    public let kind: FileKind

    public init(path: String, kind: FileKind) {
        self.path = path
        self.kind = kind
    }
}

/// What a discovery found.
public struct Discovery: Sendable, Hashable {
    /// Sorted bytewise by path; no path stands twice.
    public var files: [DiscoveredFile] = []
    /// The given folders, without `.` components and trailing slashes; the working directory is the empty string.
    public var folders: [String] = []
    /// Those of the given folders and of the folders below them that are the root of a repository, in the order of the
    /// walk.
    public var repositories: [String] = []
    /// What could not be looked into.
    public var problems: [ProjectProblem] = []
    /// Files of a known kind and folders that ignore files left out.
    public var ignoredCount = 0

    public init() {}

    /// The paths of all files of a kind, in order.
    public func paths(of kind: FileKind) -> [String] {
        files.lazy.filter { $0.kind == kind }.map(\.path)
    }
}

/// Something about the project's files that the user should know and that does not stop the run.
public struct ProjectProblem: Error, Sendable, Hashable, CustomStringConvertible {
    public let path: String
    /// One-based line, where one is known.
    public let line: Int?
    public let message: String

    public init(path: String, line: Int? = nil, message: String) {
        self.path = path
        self.line = line
        self.message = message
    }

    public var description: String {
        if let line { "\(path):\(line): \(message)" } else { "\(path): \(message)" }
    }
}
