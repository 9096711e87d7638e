import Project

/// Finds the configuration file that counts for what stands in a folder.
///
/// It is the nearest one from the folder up to the root of the repository, or of the file system where there is no
/// repository. A configuration above a folder that excludes the folder counts there all the same: what is not read has
/// no say.
struct NearestConfigurations {
    /// The given folders, below which all configurations and repositories are known.
    private let walked: [String]
    private let configured: Set<String>
    private let repositories: Set<String>
    /// By folder, the file that counts.
    private var known: [String: String?] = [:]
    private let store: FileStore

    init(_ discovery: Discovery, _ store: FileStore) {
        self.store = store
        walked = discovery.folders
        let open = store.overlaidPaths.filter { PathText.name(ofPath: $0) == ConfigurationSource.fileName }
        configured = Set((discovery.paths(of: .configuration) + open).map(PathText.folder))
        repositories = Set(discovery.repositories)
    }

    /// Folders below the given ones at which another configuration may begin to count.
    var beginnings: [String] { configured.union(repositories).filter(isWalked) }

    /// - Parameter excludes: Whether the configuration at the first path excludes the file at the second.
    /// - Returns: `nil` when no configuration counts.
    mutating func file(for folder: String, excludes: (String, String) -> Bool) -> String? {
        if let known = known[folder] { return known }
        let isWalked = isWalked(folder)
        let file = PathText.join(folder, ConfigurationSource.fileName)
        let isRepository = isWalked ? repositories.contains(folder) : store.exists(PathText.join(folder, ".git"))
        let isConfigured = isWalked ? configured.contains(folder) : store.exists(file)
        var found: String?
        // Nobody asked for what lies around a repository, unless it lies in something that was given.
        if isWalked || !isRepository, let parent = ParentFolder.of(folder) {
            found = self.file(for: parent, excludes: excludes)
        }
        if isConfigured || isRepository, found.map({ !excludes($0, file) }) ?? true {
            found = isConfigured ? file : nil
        }
        known[folder] = .some(found)
        return found
    }

    private func isWalked(_ folder: String) -> Bool {
        !folder.isEmpty
            && walked.contains { given in
                guard PathText.isPath(folder, below: given) else { return false }
                let rest = folder.utf8.dropFirst(given.utf8.count).drop { $0 == UInt8(ascii: "/") }
                // By its text, `../..` is below `..`.
                return !rest.elementsEqual("..".utf8) && !rest.starts(with: "../".utf8)
            }
    }
}
