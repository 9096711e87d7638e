/// Finds the files of a project.
///
/// Given folders are walked; `.gitignore` files are honoured from the repository's root down, whether or not git is there.
/// Personal ignore files (`.git/info/exclude`, `core.excludesFile`) are not, because results must not depend on whose
/// machine it is. The linter's own configurations are taken also where they are ignored. Not walked are `.git`, `.build`, `.swiftpm`, `DerivedData`, `Pods`, `Carthage`, `node_modules`, asset
/// catalogues, and symbolic links to folders. A symbolic link to a file counts unless it leads to a discovered one.
/// A given path is taken even where it would be ignored.
public struct FileDiscovery: Sendable {
    /// Files and folders, absolute or relative to the working directory.
    public let paths: [String]

    public init(paths: [String]) { self.paths = paths }

    public func run() throws(DiscoveryError) -> Discovery {
        var result = Discovery()
        var isSorted = true
        var seen = SeenFiles(isNeeded: paths.count > 1)
        for given in paths {
            guard !given.isEmpty else { throw .emptyPath }
            let path = PathText.normalized(given)
            switch try kind(of: path, given: given) {
            case .folder: walk(path, into: &result, seen: &seen)
            default: try take(path, into: &result, seen: &seen)
            }
            isSorted = paths.count == 1
        }
        if !isSorted { result.files.sort { PathText.precedes($0.path, $1.path) } }
        return result
    }

    private func kind(of path: String, given: String) throws(DiscoveryError) -> FileStatus.Kind {
        do throws(SystemError) {
            return try FileStatus(at: path.isEmpty ? "." : path).kind
        } catch {
            throw error == .missing ? MissingPath.error(path: given) : .unreadable(FileError(path: given, reason: error))
        }
    }

    private func walk(_ folder: String, into result: inout Discovery, seen: inout SeenFiles) {
        result.folders.append(folder)
        let resolved = PathText.resolved(folder) ?? folder
        let location = RepositoryLocation(ofFolder: resolved)
        var walker = FolderWalker(folder: folder, location: location)
        walker.walk()
        let files = walker.links.isEmpty ? walker.files : LinkedFiles.merge(walker.links, into: walker.files)
        result.files.append(contentsOf: seen.filter(files, below: folder, resolved: resolved))
        result.repositories.append(contentsOf: walker.repositories)
        result.problems.append(contentsOf: location.problems)
        result.problems.append(contentsOf: walker.problems)
        result.ignoredCount += walker.ignoredCount
    }

    private func take(_ path: String, into result: inout Discovery, seen: inout SeenFiles) throws(DiscoveryError) {
        guard let kind = FileKind(name: PathText.name(ofPath: path)) else { throw .unknownKind(path: path) }
        let file = DiscoveredFile(path: path, kind: kind)
        let folder = PathText.folder(ofPath: path)
        let resolved = PathText.resolved(folder) ?? folder
        result.files.append(contentsOf: seen.filter([file], below: folder, resolved: resolved))
    }
}
