/// Puts the targets of a project file together from its objects.
struct ProjectReader {
    private let path: String
    private let objects: ProjectObjects
    private let roots: [ProjectObject]
    private var paths: ProjectPaths
    private let names: TargetNames
    private let synchronizedFolders: SynchronizedFolders
    private var configurations: ConfigurationReader

    /// - Parameters:
    ///   - path: Of the file.
    ///   - all: All objects of the file.
    ///   - roots: The projects to read; not empty.
    ///   - outside: The folder that holds the `.xcodeproj`.
    init(path: String, objects: ProjectObjects, all: [ProjectObject], roots: [ProjectObject], outside: String) {
        self.path = path
        self.objects = objects
        self.roots = roots
        let folder = roots.first.map { Self.folder(of: $0, outside: outside) } ?? outside
        paths = ProjectPaths(objects, all, roots: roots, folder: folder)
        names = TargetNames(objects, roots)
        synchronizedFolders = SynchronizedFolders(objects, all)
        configurations = ConfigurationReader(path: path, objects: objects)
    }

    var problems: [ProjectProblem] { configurations.files.problems }

    var missingConfigurationFiles: [String] { configurations.files.missing.sorted(by: PathText.precedes) }

    /// What the paths of a project are relative to.
    static func folder(of root: ProjectObject, outside: String) -> String {
        let below = root["projectDirPath"]?.string ?? ""
        if below.utf8.first == UInt8(ascii: "/") { return PathText.collapsed(below) }
        return below.isEmpty ? outside : PathText.collapsed(PathText.join(outside, below))
    }

    mutating func targets(read: (_ path: String) throws(FileError) -> [UInt8]) -> [DeclaredTarget] {
        var targets: [DeclaredTarget] = []
        // A careless merge lists a target twice.
        var seen: Set<Int> = []
        for root in roots {
            for object in objects.objects(root["targets"]) where names.name(of: object) != nil {
                guard seen.insert(object.index).inserted else { continue }
                targets.append(target(object, of: root, read: read))
            }
        }
        return targets
    }

    private mutating func target(
        _ object: ProjectObject, of root: ProjectObject, read: (_ path: String) throws(FileError) -> [UInt8]
    ) -> DeclaredTarget {
        let name = names.name(of: object) ?? ""
        let place = object["name"]?.range.map { FilePlace(path: path, range: $0) }
        let settings = configurations.configurations(of: object, named: name, in: root, paths: &paths, read: read)
        let links = TargetLinks(of: object, objects, names)
        var target = DeclaredTarget(name: name, kind: names.kind(of: object), place: place, configurations: settings)
        target.sources = synchronizedFolders.sources(of: object, objects, &paths)
        target.sources.files = compiledFiles(of: object) + target.sources.files
        target.embeddedTargets = links.embedded
        target.dependencies = links.dependencies
        return target
    }

    /// What the target's build phase for sources names one by one.
    private mutating func compiledFiles(of target: ProjectObject) -> [String] {
        var files: [String] = []
        for phase in objects.objects(target["buildPhases"]) where phase.isa("PBXSourcesBuildPhase") {
            for buildFile in objects.objects(phase["files"]) {
                guard let reference = objects.object(buildFile["fileRef"]) else { continue }
                // One name for the translations of a file.
                let members = reference.isa("PBXVariantGroup") ? objects.objects(reference["children"]) : [reference]
                files += members.compactMap { paths.path(of: $0) }
            }
        }
        return files
    }
}
