#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Why the operating system refused to open or read something.
public enum SystemError: Error, Sendable, Hashable, CustomStringConvertible {
    case missing
    case noPermission
    /// A folder stands where a file was expected.
    case isFolder
    /// Neither a regular file nor a folder: a pipe, a socket, a device.
    case isSpecial
    case nameTooLong
    case tooManyOpenFiles
    case tooManyLinks
    /// More bytes than offsets can count.
    case tooLarge
    /// Any other `errno`.
    case other(code: Int32)

    init(code: Int32) {
        switch code {
        case ENOENT, ENOTDIR: self = .missing
        case EACCES, EPERM: self = .noPermission
        case EISDIR: self = .isFolder
        case ENAMETOOLONG: self = .nameTooLong
        case EMFILE, ENFILE: self = .tooManyOpenFiles
        case ELOOP: self = .tooManyLinks
        default: self = .other(code: code)
        }
    }

    public var description: String {
        switch self {
        case .missing: "there is no such file"
        case .noPermission: "no permission to read it"
        case .isFolder: "it is a folder"
        case .isSpecial: "it is no regular file"
        case .nameTooLong: "its path is too long"
        case .tooManyOpenFiles: "too many files are open"
        case .tooManyLinks: "its symbolic links go round in circles"
        case .tooLarge: "it is larger than 2 GB"
        case .other(let code): "the system reports error \(code)"
        }
    }
}
