/// A file that could not be written.
public struct FileWriteError: Error, Sendable, Hashable, CustomStringConvertible {
    public enum Reason: Sendable, Hashable {
        /// Its permissions forbid it.
        case readOnly
        /// It was to be a new one, and there is one.
        case exists
        /// It no longer holds what it held when it was read.
        case changed
        /// A fix edits it together with a file that could not be written.
        case belongsToUnwritten
        case system(SystemError)
    }

    public let path: String
    public let reason: Reason

    public init(path: String, reason: Reason) {
        self.path = path
        self.reason = reason
    }

    public var description: String { "\(path) was not written: \(reason)" }
}

extension FileWriteError.Reason: CustomStringConvertible {
    public var description: String {
        switch self {
        case .readOnly: "it is read-only"
        case .exists: "it is there already"
        case .changed: "it was changed meanwhile"
        case .belongsToUnwritten: "it belongs together with a file that was not"
        case .system(.noPermission): "no permission to write in its folder"
        case .system(let error): error.description
        }
    }
}
