#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A regular file that is open for reading, until this goes out of scope.
struct OpenFile: ~Copyable {
    private let descriptor: Int32
    /// In bytes, when it was opened.
    let size: Int

    /// Offsets are `UInt32`, and some arithmetic on them is signed.
    static let largestSize = Int(Int32.max)

    /// - Parameter folder: Descriptor of the folder that a relative path starts from.
    init(_ path: String, in folder: Int32 = AT_FDCWD) throws(SystemError) {
        // Without O_NONBLOCK, opening a pipe nobody writes to would wait for ever.
        let descriptor = openat(folder, path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { throw SystemError(code: errno) }
        do {
            size = try OpenFile.regularSize(of: descriptor)
        } catch {
            close(descriptor)
            throw error
        }
        self.descriptor = descriptor
    }

    deinit { close(descriptor) }

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

    /// The number of bytes that one read gives; 0 at the end.
    func read(into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
        try OpenFile.read(descriptor, into: buffer)
    }

    static func read(_ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
        while true {
            let step = systemRead(descriptor, buffer.baseAddress, buffer.count)
            if step >= 0 { return step }
            guard errno == EINTR else { throw SystemError(code: errno) }
        }
    }
}

/// `read(2)`, out of the shadow of `OpenFile.read`.
private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    read(descriptor, buffer, count)
}
