#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// New contents for a file, which lie beside it until they take its place in one step: at any moment, also after a
/// crash, the file holds the old text or the new one.
///
/// A symbolic link is followed; what it leads to is written. Mode, and owner where the system allows it, stay the same.
public final class StagedFile {
    public let path: String
    /// The path without symbolic links.
    private let target: String
    private let expected: [UInt8]?
    private var temporaryPath: String?

    /// Writes `contents` to a temporary file in the folder of the file at `path`.
    ///
    /// - Parameter expected: What the file must hold now, and still when it is replaced; `nil` for a file that must not
    ///   be there.
    public init(_ contents: [UInt8], path: String, expected: [UInt8]?) throws(FileWriteError) {
        self.path = path
        self.expected = expected
        let place = expected == nil ? PathText.resolved(PathText.folder(ofPath: path)) : PathText.resolved(path)
        guard let place else { throw FileWriteError(path: path, reason: .system(.missing)) }
        target = expected == nil ? PathText.join(place, PathText.name(ofPath: path)) : place
        if expected != nil, let reason = Self.obstacle(at: target) { throw FileWriteError(path: path, reason: reason) }
        try checkExpected()
        do throws(SystemError) {
            try stage(contents)
        } catch {
            discard()
            throw FileWriteError(path: path, reason: .system(error))
        }
    }

    deinit { discard() }

    /// Puts the new contents in place.
    public func commit() throws(FileWriteError) {
        guard let temporary = temporaryPath else { return }
        try checkExpected()
        guard rename(temporary, target) == 0 else {
            throw FileWriteError(path: path, reason: .system(SystemError(code: errno)))
        }
        temporaryPath = nil
    }

    /// What keeps the file at `path` from being written; `nil` when nothing is known to.
    public static func obstacle(at path: String) -> FileWriteError.Reason? {
        var status = stat()
        guard stat(path, &status) == 0 else { return .system(SystemError(code: errno)) }
        guard status.st_mode & S_IFMT == S_IFREG else { return .system(.isSpecial) }
        // The administrator may write everything. Whoever took the permission away meant it all the same.
        guard status.st_mode & (S_IWUSR | S_IWGRP | S_IWOTH) != 0, access(path, W_OK) == 0 else { return .readOnly }
        return nil
    }

    private func checkExpected() throws(FileWriteError) {
        if let expected {
            guard (try? FileReader.read(target)) == expected else { throw FileWriteError(path: path, reason: .changed) }
        } else {
            var status = stat()
            guard lstat(target, &status) != 0 else { throw FileWriteError(path: path, reason: .exists) }
        }
    }

    private func stage(_ contents: [UInt8]) throws(SystemError) {
        var template = Array(PathText.join(PathText.folder(ofPath: target), ".widgetlint-XXXXXX").utf8CString)
        let descriptor = mkstemp(&template)
        guard descriptor >= 0 else { throw SystemError(code: errno) }
        temporaryPath = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        defer { close(descriptor) }
        try Self.write(contents, to: descriptor)
        try setOwnerAndMode(of: descriptor)
    }

    private func setOwnerAndMode(of descriptor: Int32) throws(SystemError) {
        var status = stat()
        guard expected != nil else {
            let mask = umask(0)
            umask(mask)
            guard fchmod(descriptor, 0o666 & ~mask) == 0 else { throw SystemError(code: errno) }
            return
        }
        guard stat(target, &status) == 0 else { throw SystemError(code: errno) }
        // Only the administrator may give files away. A change of owner takes bits of the mode away, so it comes first.
        if status.st_uid != geteuid() || status.st_gid != getegid() {
            _ = fchown(descriptor, status.st_uid, status.st_gid)
        }
        guard fchmod(descriptor, status.st_mode & 0o7777) == 0 else { throw SystemError(code: errno) }
    }

    private static func write(_ contents: [UInt8], to descriptor: Int32) throws(SystemError) {
        var failure: Int32 = 0
        contents.withUnsafeBytes { buffer in
            var rest = buffer[...]
            while !rest.isEmpty, failure == 0 {
                let piece = UnsafeRawBufferPointer(rebasing: rest)
                let count = systemWrite(descriptor, piece.baseAddress, piece.count)
                if count >= 0 {
                    rest = rest.dropFirst(count)
                } else if errno != EINTR {
                    failure = errno
                }
            }
        }
        if failure != 0 { throw SystemError(code: failure) }
    }

    private func discard() {
        if let temporaryPath { unlink(temporaryPath) }
        temporaryPath = nil
    }
}

/// `write(2)`, out of the shadow of `StagedFile.write`.
private func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
    write(descriptor, buffer, count)
}
