/// Answers which of many targets compile a file. What an answer takes depends on how deep the file lies, not on the
/// number of targets.
struct SourceOwners: Sendable {
    private struct Owner: Sendable {
        let target: Int
        let folder: SourceMembership.Folder
    }

    /// By the paths of the folders.
    private var owners: [String: [Owner]] = [:]
    private var ownersOfFiles: [String: [Int]] = [:]

    init() {}

    init(_ sources: [DeclaredSources]) {
        for (target, sources) in sources.enumerated() { add(sources, of: target) }
    }

    mutating func add(_ sources: DeclaredSources, of target: Int) {
        for file in sources.files { ownersOfFiles[file, default: []].append(target) }
        for folder in sources.folders {
            owners[folder.path, default: []].append(Owner(target: target, folder: SourceMembership.Folder(folder)))
        }
    }

    /// Indices of the targets that compile the file at `path`, in order. Paths are compared by name.
    func owners(ofFile path: String) -> [Int] {
        var result = ownersOfFiles[path] ?? []
        var candidate = path
        while true {
            for owner in owners[candidate] ?? [] where owner.folder.contains(path) { result.append(owner.target) }
            if candidate.isEmpty || candidate == "/" { break }
            candidate = PathText.folder(ofPath: candidate)
        }
        return result.count > 1 ? Array(Set(result)).sorted() : result
    }
}
