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

/// Reads whole files into arrays. `read(2)` beats mapping for files of source size.
public enum FileReader {
    /// The bytes of the regular file at `path`, as it was when it was opened.
    public static func read(_ path: String) throws(FileError) -> [UInt8] {
        do {
            let file = try OpenFile(path)
            var bytes: [UInt8] = []
            // A read rarely gives less than there is.
            while bytes.count < file.size {
                let step = try array(of: file.size - bytes.count) { room throws(SystemError) in
                    try file.read(into: room)
                }
                if step.isEmpty { break }
                if bytes.isEmpty { bytes = step } else { bytes += step }
            }
            return bytes
        } catch {
            throw FileError(path: path, reason: error)
        }
    }

    /// Everything that an open descriptor gives until its end, such as that of standard input.
    public static func readToEnd(of descriptor: Int32) throws(SystemError) -> [UInt8] {
        var bytes: [UInt8] = []
        while true {
            let piece = try array(of: 64 * 1024) { room throws(SystemError) in
                try OpenFile.read(descriptor, into: room)
            }
            if piece.isEmpty { return bytes }
            bytes += piece
            guard bytes.count <= OpenFile.largestSize else { throw .tooLarge }
        }
    }

    /// What `fill` writes into memory that nobody has filled with zeros before.
    private static func array(
        of size: Int, _ fill: (UnsafeMutableRawBufferPointer) throws(SystemError) -> Int
    ) throws(SystemError) -> [UInt8] {
        var failure: SystemError?
        let bytes = [UInt8](unsafeUninitializedCapacity: size) { room, count in
            do throws(SystemError) {
                count = try fill(UnsafeMutableRawBufferPointer(room))
            } catch {
                failure = error
            }
        }
        if let failure { throw failure }
        return bytes
    }
}
