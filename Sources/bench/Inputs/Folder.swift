#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Why a measurement cannot be made.
struct BenchError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}

/// A folder to write generated files into.
struct Folder {
    let path: String

    /// A new folder among the temporary ones.
    static func temporary() throws(BenchError) -> Folder {
        let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
        var template = Array("\(parent)/widgetlint-bench-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { throw BenchError("cannot make a folder in \(parent)") }
        let bytes = template.dropLast().map { UInt8(bitPattern: $0) }
        return Folder(path: String(decoding: bytes, as: UTF8.self))
    }

    func subfolder(_ name: String) -> Folder { Folder(path: "\(path)/\(name)") }

    /// Makes the file, or another text of it.
    func write(_ bytes: [UInt8], to name: String) throws(BenchError) {
        makeFolders(above: "\(path)/\(name)")
        try put(bytes, into: name, mode: "wb")
    }

    /// Adds to a file that was written before.
    func append(_ bytes: [UInt8], to name: String) throws(BenchError) { try put(bytes, into: name, mode: "ab") }

    private func put(_ bytes: [UInt8], into name: String, mode: String) throws(BenchError) {
        let file = "\(path)/\(name)"
        guard let stream = fopen(file, mode) else { throw BenchError("cannot write \(file)") }
        defer { fclose(stream) }
        guard fwrite(bytes, 1, bytes.count, stream) == bytes.count else { throw BenchError("cannot write \(file)") }
    }

    private func makeFolders(above file: String) {
        var above = ""
        for component in file.split(separator: "/").dropLast() {
            above += "/" + component
            mkdir(above, 0o755)
        }
    }

    /// Deletes the folder with everything in it.
    func remove() {
        _ = try? ChildProcess(["rm", "-rf", path]).run()
    }
}
