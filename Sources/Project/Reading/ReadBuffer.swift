#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Memory that one file after the other is read into.
public struct ReadBuffer: ~Copyable {
    private var memory = UnsafeMutableRawBufferPointer.allocate(byteCount: 0, alignment: 1)
    private var count = 0
    /// Of the file that was read last. Files of a folder mostly follow each other.
    private var folder = OpenFolder()

    public init() {}

    deinit { memory.deallocate() }

    /// What was read last; valid until the next file is read.
    public var bytes: UnsafeBufferPointer<UInt8> {
        UnsafeRawBufferPointer(rebasing: memory[..<count]).assumingMemoryBound(to: UInt8.self)
    }

    /// Reads the regular file at `path` as it was when it was opened; what is added meanwhile belongs to the next run.
    public mutating func read(_ path: String) throws(FileError) {
        count = 0
        do {
            let file = try folder.openFile(path)
            reserve(file.size)
            while count < file.size {
                let step = try file.read(into: UnsafeMutableRawBufferPointer(rebasing: memory[count..<file.size]))
                if step == 0 { return }
                count += step
            }
        } catch {
            throw FileError(path: path, reason: error)
        }
    }

    private mutating func reserve(_ size: Int) {
        guard size > memory.count else { return }
        memory.deallocate()
        memory = .allocate(byteCount: size + size / 2, alignment: 16)
    }
}
