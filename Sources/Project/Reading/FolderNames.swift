#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The names of all that stands in a folder, whatever it is.
public enum FolderNames {
    /// Nil for what is no folder, or cannot be read.
    public static func of(_ folder: String) -> Set<String>? {
        guard let stream = opendir(folder) else { return nil }
        defer { closedir(stream) }
        let nameOffset = MemoryLayout<dirent>.offset(of: \dirent.d_name) ?? 0
        var names: Set<String> = []
        while let entry = readdir(stream) {
            let start = UnsafeRawPointer(entry).advanced(by: nameOffset).assumingMemoryBound(to: CChar.self)
            let name = String(cString: start)
            if name != ".", name != ".." { names.insert(name) }
        }
        return names
    }
}
