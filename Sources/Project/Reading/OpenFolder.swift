#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Opens files by their names in a folder that is kept open from one to the next, which spares the system most of the
/// path.
struct OpenFolder: ~Copyable {
    private var path = ""
    private var descriptor: Int32 = -1

    deinit { if descriptor >= 0 { close(descriptor) } }

    mutating func openFile(_ file: String) throws(SystemError) -> OpenFile {
        guard let slash = file.utf8.lastIndex(of: UInt8(ascii: "/")), slash > file.startIndex else {
            return try OpenFile(file)
        }
        let folder = file[..<slash]
        if folder != path {
            if descriptor >= 0 { close(descriptor) }
            path = String(folder)
            descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        }
        // Why a folder cannot be opened is for the file to say.
        guard descriptor >= 0 else { return try OpenFile(file) }
        return try OpenFile(String(file[file.utf8.index(after: slash)...]), in: descriptor)
    }
}
