/// A given path that cannot be linted.
public enum DiscoveryError: Error, Sendable, Hashable {
    /// Nothing stands at `path`. `folder` is the deepest part of it that exists, `name` the component missing there, and
    /// `siblings` what there is instead, sorted.
    case missing(path: String, folder: String, name: String, siblings: [String])
    /// The path is empty.
    case emptyPath
    case unreadable(FileError)
    /// A given file of no kind the linter reads.
    case unknownKind(path: String)

    /// The error for a path at which nothing stands.
    public static func missing(at path: String) -> DiscoveryError { MissingPath.error(path: path) }

    /// What happened and what to do about it. `nearest` picks the candidate a misspelt name was meant to be, if any.
    public func message(nearest: (_ name: String, _ candidates: [String]) -> String?) -> String {
        switch self {
        case .missing(let path, let folder, let name, let siblings):
            guard let candidate = nearest(name, siblings) else { return "\(path): there is no such file or folder" }
            let suggestion = folder.isEmpty ? candidate : folder == "/" ? "/" + candidate : "\(folder)/\(candidate)"
            return "\(path): there is no such file or folder; did you mean \(suggestion)?"
        case .emptyPath:
            return "an empty path was given; leave it out to lint the working directory"
        case .unreadable(let error):
            return error.description
        case .unknownKind(let path):
            return "\(path): this is no file the linter reads; give Swift or Markdown files, or folders"
        }
    }
}

extension DiscoveryError: CustomStringConvertible {
    public var description: String { message { _, _ in nil } }
}
