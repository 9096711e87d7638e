import Project
import ReadmeSync
import Synchronization

/// The files around READMEs, each folder listed once.
final class ReadmeTree: FileTree {
    private let texts: FileTexts
    private let absolute = AbsolutePath()
    private let known = Mutex<[String: Set<String>?]>([:])
    /// Names of open documents by their folders; they may not be on disk yet.
    private let overlaid: [String: Set<String>]
    private let folders: [String]

    /// - Parameter folders: What is reviewed, as given.
    init(texts: FileTexts, folders: [String]) {
        self.texts = texts
        self.folders = folders.map(absolute.of)
        overlaid = texts.overlays.keys.map(absolute.of).reduce(into: [:]) { names, path in
            names[PathText.folder(ofPath: path), default: []].insert(PathText.name(ofPath: path))
        }
    }

    func names(in folder: String) -> Set<String>? {
        if let names = known.withLock({ $0[folder] }) { return names }
        var names = FolderNames.of(folder)
        if let open = overlaid[folder] { names = (names ?? []).union(open) }
        known.withLock { [names] in $0[folder] = .some(names) }
        return names
    }

    func text(at path: String) -> [UInt8]? { texts.bytes(at: path) }

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
