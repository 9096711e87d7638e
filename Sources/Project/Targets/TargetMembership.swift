/// Which target a file belongs to, by its path. Targets are meant by their index.
struct TargetMembership: Sendable {
    /// What the folder around a file says about it.
    enum Found {
        case target(Int)
        /// No target is known; the file belongs to this folder.
        case folder(String)
    }

    /// What project files say.
    private var owners = SourceOwners()
    /// Folders that belong to a target as far as nothing else is said about a file.
    private var roots: [String: (target: Int, folder: SourceMembership.Folder?)] = [:]
    /// Folders whose subfolders count as targets where nothing else is known.
    var bases: Set<String> = []

    mutating func add(_ sources: DeclaredSources, of target: Int) { owners.add(sources, of: target) }

    /// - Parameter folder: Says which files below the root are left out.
    mutating func addRoot(_ root: String, of target: Int, folder: SourceFolder? = nil) { 
        roots[root] = (target, folder.map(SourceMembership.Folder.init))
    }

    func rootTarget(_ root: String) -> Int? { roots[root]?.target }

    func isBase(_ folder: String) -> Bool { bases.contains(folder) }

    /// The targets that project files put a file into.
    func declared(ofFile path: String) -> [Int] { owners.owners(ofFile: path) }

    func found(ofFile path: String) -> Found {
        // A package may name files one by one.
        if let root = roots[path] { return .target(root.target) }
        let folder = PathText.folder(ofPath: path)
        var candidate = folder
        var below = folder
        while true {
            if let root = roots[candidate], root.folder?.contains(path) ?? true { return .target(root.target) }
            if bases.contains(candidate) { return .folder(below) }
            guard !candidate.isEmpty, candidate != "/" else { return .folder(folder) }
            below = candidate
            candidate = PathText.folder(ofPath: candidate)
        }
    }
}
