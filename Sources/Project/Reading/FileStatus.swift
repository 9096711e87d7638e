#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// What stands at a path.
struct FileStatus {
    enum Kind {
        case file
        case folder
        case symbolicLink
        case special
    }

    let kind: Kind
    /// The same for all paths that lead to one file.
    let identity: FileIdentity

    init(at path: String, followsLinks: Bool = true) throws(SystemError) {
        var status = stat()
        guard (followsLinks ? stat(path, &status) : lstat(path, &status)) == 0 else { throw SystemError(code: errno) }
        switch status.st_mode & S_IFMT {
        case S_IFREG: kind = .file
        case S_IFDIR: kind = .folder
        case S_IFLNK: kind = .symbolicLink
        default: kind = .special
        }
        identity = FileIdentity(device: UInt64(truncatingIfNeeded: status.st_dev), node: UInt64(status.st_ino))
    }
}

/// Device and inode number.
struct FileIdentity: Hashable {
    let device: UInt64
    let node: UInt64
}

extension PathText {
    /// The absolute path without symbolic links, or `nil` when `path` leads nowhere. An empty path is the working
    /// directory.
    public static func resolved(_ path: String) -> String? {
        guard let resolved = realpath(path.isEmpty ? "." : path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    /// Whether anything stands at `path`, be it a link that leads nowhere.
    public static func exists(_ path: String) -> Bool { (try? FileStatus(at: path, followsLinks: false)) != nil }
}
