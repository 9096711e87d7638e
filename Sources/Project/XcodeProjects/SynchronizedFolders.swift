/// Folders whose files belong to targets without being named, as Xcode 16 introduced them, and the exceptions to that.
struct SynchronizedFolders {
    private struct Exceptions {
        let folder: ProjectObject
        /// Paths below the folder.
        let paths: [String]
    }

    /// By target.
    private var exceptions: [Int: [Exceptions]] = [:]
    /// By build phase: files that are compiled there instead of where the others are.
    private var phaseExceptions: [Int: [Exceptions]] = [:]

    init(_ objects: ProjectObjects, _ all: [ProjectObject]) {
        for folder in all where folder.isa("PBXFileSystemSynchronizedRootGroup") {
            for set in objects.objects(folder["exceptions"]) {
                let exceptions = Exceptions(folder: folder, paths: set["membershipExceptions"]?.strings ?? [])
                if let target = objects.object(set["target"]) {
                    self.exceptions[target.index, default: []].append(exceptions)
                } else if let phase = objects.object(set["buildPhase"]), phase.isa("PBXSourcesBuildPhase") {
                    phaseExceptions[phase.index, default: []].append(exceptions)
                }
            }
        }
    }

    /// For a target that owns the folder, an exception is what does not belong to it; for any other, what does.
    func sources(of target: ProjectObject, _ objects: ProjectObjects, _ paths: inout ProjectPaths) -> DeclaredSources {
        var sources = DeclaredSources()
        let owned = objects.objects(target["fileSystemSynchronizedGroups"])
        let exceptions = exceptions[target.index] ?? []
        for folder in owned {
            guard let path = paths.path(of: folder) else { continue }
            var source = SourceFolder(path: path)
            for exception in exceptions where exception.folder.index == folder.index {
                source.excluded.formUnion(exception.paths.compactMap { Self.join(path, $0) })
            }
            sources.folders.append(source)
        }
        let ownedIndices = Set(owned.map(\.index))
        let foreign = exceptions.filter { !ownedIndices.contains($0.folder.index) }
        let phases = objects.objects(target["buildPhases"]).flatMap { phaseExceptions[$0.index] ?? [] }
        for exception in foreign + phases {
            guard let path = paths.path(of: exception.folder) else { continue }
            for member in exception.paths.compactMap({ Self.join(path, $0) }) {
                // The project does not say which of them are folders.
                if PathText.name(ofPath: member).utf8.contains(UInt8(ascii: ".")) {
                    sources.files.append(member)
                } else {
                    sources.folders.append(SourceFolder(path: member))
                }
            }
        }
        return sources
    }

    /// `nil` for translations, which Xcode writes as `/Localized/…`.
    private static func join(_ folder: String, _ member: String) -> String? {
        guard !member.isEmpty, member.utf8.first != UInt8(ascii: "/") else { return nil }
        return PathText.collapsed(PathText.join(folder, member))
    }
}
