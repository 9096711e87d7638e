#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A file that could not be read.
public struct FileError: Error, Sendable, Hashable, CustomStringConvertible {
    public let path: String
    public let reason: SystemError

    public init(path: String, reason: SystemError) {
        self.path = path
        self.reason = reason
    }

    public var description: String { "cannot read \(path): \(reason)" }
}

/// Reads whole files. `read(2)` beats mapping for files of source size.
public enum FileReader {
    /// Offsets are `UInt32`, and some arithmetic on them is signed.
    static let largestSize = Int(Int32.max)

    /// The bytes of the regular file at `path`.
    public static func read(_ path: String) throws(FileError) -> [UInt8] {
        var bytes: [UInt8] = []
        try read(path, into: &bytes)
        return bytes
    }

    /// Replaces `bytes` with the content of the regular file at `path`, in the storage it has where that is enough.
    public static func read(_ path: String, into bytes: inout [UInt8]) throws(FileError) {
        // Without O_NONBLOCK, opening a pipe nobody writes to would wait for ever.
        let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { throw FileError(path: path, reason: SystemError(code: errno)) }
        defer { close(descriptor) }
        do {
            try readRegular(descriptor, into: &bytes)
        } catch {
            throw FileError(path: path, reason: error)
        }
    }

    /// Everything that an open descriptor gives until its end, such as that of standard input.
    public static func readToEnd(of descriptor: Int32) throws(SystemError) -> [UInt8] {
        var bytes: [UInt8] = []
        while try append(upTo: 64 * 1024, from: descriptor, to: &bytes) > 0 {
            guard bytes.count <= largestSize else { throw .tooLarge }
        }
        return bytes
    }

    /// Reads as many bytes as the file had when it was opened; what is added meanwhile belongs to the next run.
    static func readRegular(_ descriptor: Int32, into bytes: inout [UInt8]) throws(SystemError) {
        let size = try regularSize(of: descriptor)
        bytes.removeAll(keepingCapacity: true)
        while bytes.count < size {
            if try append(upTo: size - bytes.count, from: descriptor, to: &bytes) == 0 { return }
        }
    }

    private static func regularSize(of descriptor: Int32) throws(SystemError) -> Int {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw SystemError(code: errno) }
        switch status.st_mode & S_IFMT {
        case S_IFREG: break
        case S_IFDIR: throw .isFolder
        default: throw .isSpecial
        }
        guard status.st_size <= largestSize else { throw .tooLarge }
        return Int(status.st_size)
    }

    /// Appends what one read gives, at most `room` bytes, and returns how many those were; 0 at the end.
    private static func append(
        upTo room: Int, from descriptor: Int32, to bytes: inout [UInt8]
    ) throws(SystemError) -> Int {
        let count = bytes.count
        var step = 0
        if count == 0, bytes.capacity < room {
            // Only a fresh array can be filled without writing zeros first.
            bytes = [UInt8](unsafeUninitializedCapacity: room) { buffer, filled in
                step = fill(UnsafeMutableRawBufferPointer(buffer), from: descriptor)
                filled = max(step, 0)
            }
        } else {
            bytes.append(contentsOf: repeatElement(0, count: room))
            bytes.withUnsafeMutableBytes { buffer in
                step = fill(UnsafeMutableRawBufferPointer(rebasing: buffer[count...]), from: descriptor)
            }
            bytes.removeLast(room - max(step, 0))
        }
        guard step >= 0 else { throw SystemError(code: errno) }
        return step
    }

    private static func fill(_ buffer: UnsafeMutableRawBufferPointer, from descriptor: Int32) -> Int {
        while true {
            let step = systemRead(descriptor, buffer.baseAddress, buffer.count)
            if step >= 0 || errno != EINTR { return step }
        }
    }
}

/// `read(2)`, out of the shadow of `FileReader.read`.
private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    read(descriptor, buffer, count)
}
