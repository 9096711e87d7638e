/// Reads every project file, of whatever form.
struct ProjectFilesReader {
    private let discovery: Discovery
    private let read: (String) throws(FileError) -> [UInt8]
    private(set) var problems: [ProjectProblem] = []
    /// Whether a package manifest computes targets, so that not all of them are known.
    private(set) var hasComputedTargets = false
    /// Folders whose Xcode project could be read, so that what it was generated from is not asked.
    private var foldersOfXcodeProjects: Set<String> = []

    init(_ discovery: Discovery, read: @escaping (String) throws(FileError) -> [UInt8]) {
        self.discovery = discovery
        self.read = read
    }

    /// The projects in the order in which they are believed: a generated Xcode project knows more than what it was
    /// generated from.
    mutating func projects() -> [DeclaredProject] {
        var projects: [DeclaredProject] = []
        for path in discovery.paths(of: .xcodeProject) {
            guard let project = project({ [read] () throws(ProjectProblem) in
                try DeclaredProject(xcodeProject: path, read: read)
            }) else { continue }
            foldersOfXcodeProjects.insert(PathText.folder(ofPath: PathText.folder(ofPath: path)))
            projects.append(project)
        }
        for path in discovery.paths(of: .packageManifest) where PathText.name(ofPath: path) == "Package.swift" {
            if let package = package(path) { projects.append(package) }
        }
        for path in discovery.paths(of: .xcodeGenProject) where !isGenerated(path) {
            let project = project { [read] () throws(ProjectProblem) in try DeclaredProject(xcodeGen: path, read: read) }
            if let project { projects.append(project) }
        }
        for path in discovery.paths(of: .swift) where PathText.name(ofPath: path) == "Project.swift" && !isGenerated(path) {
            guard let bytes = bytes(of: path), TuistManifest.isOne(bytes) else { continue }
            let project = project { [read] in DeclaredProject(tuist: path, bytes, read: read) }
            if let project { projects.append(project) }
        }
        return projects
    }

    /// Whether an Xcode project was made of the project file.
    private func isGenerated(_ path: String) -> Bool { foldersOfXcodeProjects.contains(PathText.folder(ofPath: path)) }

    /// What is read, with its problems noted; nil when nothing can be known.
    private mutating func project(_ read: () throws(ProjectProblem) -> DeclaredProject) -> DeclaredProject? {
        do throws(ProjectProblem) {
            let project = try read()
            problems += project.problems
            return project
        } catch {
            problems.append(error)
            return nil
        }
    }

    private mutating func package(_ path: String) -> DeclaredProject? {
        guard let bytes = bytes(of: path) else { return nil }
        let manifest = PackageManifest(parsing: bytes)
        let folder = PathText.folder(ofPath: path)
        var targets = manifest.declaredTargets(at: path)
        if !manifest.isComplete {
            hasComputedTargets = true
            targets += conventionalTargets(of: folder, besides: targets)
        }
        return DeclaredProject(origin: TargetOrigin(.swiftPackage, path: path), folder: folder, targets: targets)
    }

    /// Makes targets of the subfolders of `Sources` and `Tests`, for manifests that compute their targets.
    private func conventionalTargets(of package: String, besides declared: [DeclaredTarget]) -> [DeclaredTarget] {
        var known = Set(declared.flatMap { $0.sources.folders.map(\.path) })
        var targets: [DeclaredTarget] = []
        for (folder, kind) in [("Sources", Target.Kind.package), ("Tests", .test)] {
            let parent = PathText.join(package, folder)
            for path in discovery.paths(of: .swift) where PathText.isPath(path, below: parent) {
                let below = path.utf8.dropFirst(parent.utf8.count + 1)
                guard let slash = below.firstIndex(of: UInt8(ascii: "/")) else { continue }
                let name = String(Substring(below[..<slash]))
                let root = PathText.join(parent, name)
                guard known.insert(root).inserted else { continue }
                let configuration = BuildConfiguration(name: "default", settings: [:])
                var target = DeclaredTarget(name: name, kind: kind, place: nil, configurations: [configuration])
                target.sources.folders = [SourceFolder(path: root)]
                targets.append(target)
            }
        }
        return targets
    }

    private mutating func bytes(of path: String) -> [UInt8]? {
        do throws(FileError) {
            return try read(path)
        } catch {
            problems.append(ProjectProblem(path: path, message: "cannot read this file: \(error.reason)"))
            return nil
        }
    }
}
