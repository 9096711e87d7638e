extension PathText {
    /// The path that `path`, relative to `folder` or absolute, stands for, resolved by name.
    static func collapsed(_ path: String, in folder: String) -> String {
        collapsed(path.utf8.first == UInt8(ascii: "/") ? path : join(folder, path))
    }

    /// How `path` is written relative to `folder`. Both are resolved by name, and both are relative or both absolute;
    /// else `path` itself.
    static func relative(_ path: String, to folder: String) -> String {
        let slash = UInt8(ascii: "/")
        guard (path.utf8.first == slash) == (folder.utf8.first == slash) else { return path }
        let names = components(ofPath: path)
        let folders = components(ofPath: folder)
        let common = zip(names, folders).prefix { $0 == $1 }.count
        // Out of a folder nobody knows the name of.
        guard !folders[common...].contains("..") else { return path }
        let ups = Array(repeating: "..", count: folders.count - common)
        return (ups + names[common...]).joined(separator: "/")
    }

    /// The last component without its extension: `Kit` of `Build/Kit.framework`.
    static func stem(ofPath path: String) -> String {
        let name = name(ofPath: path)
        guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex else { return name }
        return String(name[..<dot])
    }
}
