import Project
import ReadmeSync

/// The files around READMEs, each folder listed once.
final class ReadmeTree: FileTree {
    private let store: FileStore
    private let absolute = AbsolutePath()
    private var known: [String: Set<String>?] = [:]
    /// Names of open documents by their folders; they may not be on disk yet.
    private let overlaid: [String: Set<String>]
    private let folders: [String]

    /// - Parameter folders: What is reviewed, as given.
    init(store: FileStore, folders: [String]) {
        self.store = store
        self.folders = folders.map(absolute.of)
        overlaid = store.overlaidPaths.map(absolute.of).reduce(into: [:]) { names, path in
            names[PathText.folder(ofPath: path), default: []].insert(PathText.name(ofPath: path))
        }
    }

    func names(in folder: String) -> Set<String>? {
        if let names = known[folder] { return names }
        var names = FolderNames.of(folder)
        if let open = overlaid[folder] { names = (names ?? []).union(open) }
        known[folder] = .some(names)
        return names
    }

    func text(at path: String) -> [UInt8]? { store.bytes(at: path) }

    /// Where a README stands; the nearest folder with `.git` is the root of its repository.
    func place(of path: String) -> ReadmePlace {
        let path = absolute.of(path)
        var folder = PathText.folder(ofPath: path)
        while true {
            if names(in: folder)?.contains(".git") == true {
                return ReadmePlace(path: path, boundary: folder, isInRepository: true)
            }
            if folder == "/" || folder.isEmpty { break }
            folder = PathText.folder(ofPath: folder)
        }
        let given = folders.filter { PathText.isPath(path, below: $0) }.min { $0.utf8.count < $1.utf8.count }
        return ReadmePlace(path: path, boundary: given ?? PathText.folder(ofPath: path), isInRepository: false)
    }
}
