#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

import Project

/// A file in which Linux tells about a process. It has no size, so it is read to its end.
enum KernelFile {
    /// Nil where there is no such file.
    static func text(_ path: String) -> String? {
        let descriptor = open(path, O_RDONLY)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        return (try? FileReader.readToEnd(of: descriptor)).map { String(decoding: $0, as: UTF8.self) }
    }
}
