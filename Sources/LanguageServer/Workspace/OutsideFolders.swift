import Linter

/// Places for the files outside all folders of the workspace: one for each configuration that counts for some of them.
struct OutsideFolders {
    private var places: [ConfigurationSource: WorkspaceFolder] = [:]
    /// Configurations by the folders of the files. Looking for one takes a dozen questions to the system.
    private var sources: [String: ConfigurationSource] = [:]

    var all: [WorkspaceFolder] { Array(places.values) }

    mutating func owner(of file: String, isOpen: @escaping (String) -> Bool) -> WorkspaceFolder {
        let folder = Self.folder(of: file)
        let source = sources[folder] ?? ConfigurationSource.nearest(toFolder: folder, isOpen: isOpen)
        sources[folder] = source
        if let place = places[source] { return place }
        let place = WorkspaceFolder(path: nil, configuration: source)
        places[source] = place
        return place
    }

    /// Begins anew if some files now have another configuration than before.
    mutating func configurationsChanged(isOpen: @escaping (String) -> Bool) {
        let isSame = sources.allSatisfy { ConfigurationSource.nearest(toFolder: $0.key, isOpen: isOpen) == $0.value }
        if !isSame { self = OutsideFolders() }
    }

    private static func folder(of file: String) -> String {
        let slash = file.utf8.lastIndex(of: UInt8(ascii: "/")) ?? file.startIndex
        return slash == file.startIndex ? "/" : String(file[..<slash])
    }
}
