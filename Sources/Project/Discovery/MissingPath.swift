#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Finds out which part of a given path is missing, and what stands beside it.
enum MissingPath {
    static func error(path: String) -> DiscoveryError {
        let isAbsolute = path.hasPrefix("/")
        var folder = isAbsolute ? "/" : ""
        for component in PathText.components(ofPath: path) where component != "." {
            let next = PathText.join(folder, component)
            if (try? FileStatus(at: next)) == nil {
                let isDanglingLink = (try? FileStatus(at: next, followsLinks: false)) != nil
                let isInFolder = (try? FileStatus(at: folder.isEmpty ? "." : folder))?.kind == .folder
                guard isInFolder, !isDanglingLink else { break }
                return .missing(path: path, folder: folder, name: component, siblings: names(in: folder))
            }
            folder = next
        }
        return .missing(path: path, folder: folder, name: "", siblings: [])
    }

    private static func names(in folder: String) -> [String] {
        guard let stream = opendir(folder.isEmpty ? "." : folder) else { return [] }
        defer { closedir(stream) }
        let nameOffset = MemoryLayout<dirent>.offset(of: \dirent.d_name) ?? 0
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = String(cString: UnsafeRawPointer(entry).advanced(by: nameOffset).assumingMemoryBound(to: CChar.self))
            if name != ".", name != ".." { names.append(name) }
        }
        return names.sorted { PathText.precedes($0, $1) }
    }
}
