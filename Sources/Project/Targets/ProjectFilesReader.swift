/// Reads every project file, of whatever form.
struct ProjectFilesReader {
    private let discovery: Discovery
    private let read: (String) throws(FileError) -> [UInt8]
    private(set) var problems: [ProjectProblem] = []
    /// Folders whose Xcode project could be read, so that what it was generated from is not asked.
    private var foldersOfXcodeProjects: Set<String> = []

    init(_ discovery: Discovery, read: @escaping (String) throws(FileError) -> [UInt8]) {
        self.discovery = discovery
        self.read = read
    }

    /// The projects in the order in which they are believed: a generated Xcode project knows more than what it was
    /// generated from.
    mutating func projects() -> [DeclaredProject] {
        discovery.paths(of: .xcodeProject).compactMap { xcodeProject($0) }
            + discovery.paths(of: .packageManifest).filter { PathText.name(ofPath: $0) == "Package.swift" }.compactMap { package($0) }
            + discovery.paths(of: .xcodeGenProject).compactMap { xcodeGenProject($0) }
            + discovery.paths(of: .swift).filter { PathText.name(ofPath: $0) == "Project.swift" }.compactMap { tuistProject($0) }
    }

    private mutating func xcodeProject(_ path: String) -> DeclaredProject? {
        guard let project = keepingProblem({ [read] () throws(ProjectProblem) in try XcodeProject(reading: path, read: read) }) else { return nil }
        foldersOfXcodeProjects.insert(PathText.folder(ofPath: PathText.folder(ofPath: path)))
        problems += project.problems
        return DeclaredProject(
            origin: TargetOrigin(.xcodeProject, path: path), folder: project.folder, targets: project.targets,
            lacksSettings: lacksSettings(project.missingConfigurationFiles))
    }

    private mutating func xcodeGenProject(_ path: String) -> DeclaredProject? {
        guard !foldersOfXcodeProjects.contains(PathText.folder(ofPath: path)),
            let project = keepingProblem({ [read] () throws(ProjectProblem) in try XcodeGenProject(reading: path, read: read) })
        else { return nil }
        problems += project.problems
        return DeclaredProject(
            origin: TargetOrigin(.xcodeGen, path: path), folder: project.folder, targets: project.targets,
            lacksSettings: lacksSettings(project.missingConfigurationFiles))
    }

    private mutating func tuistProject(_ path: String) -> DeclaredProject? {
        guard !foldersOfXcodeProjects.contains(PathText.folder(ofPath: path)), let bytes = bytes(of: path),
            TuistProject.isTuistProject(bytes),
            let project = keepingProblem({ [read] () throws(ProjectProblem) in try TuistProject(reading: path, read: read) })
        else { return nil }
        problems += project.problems
        return DeclaredProject(
            origin: TargetOrigin(.tuist, path: path), folder: project.folder, targets: project.targets,
            lacksSettings: lacksSettings(project.missingConfigurationFiles))
    }

    private mutating func package(_ path: String) -> DeclaredProject? {
        guard let bytes = bytes(of: path) else { return nil }
        let manifest = PackageManifest(parsing: bytes)
        let folder = PathText.folder(ofPath: path)
        var targets = manifest.declaredTargets(at: path)
        if !manifest.isComplete { targets += conventionalTargets(of: folder, besides: targets) }
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
                var target = DeclaredTarget(
                    name: name, kind: kind, place: nil, configurations: [BuildConfiguration(name: "default", settings: [:])])
                target.sources.folders = [SourceFolder(path: root)]
                targets.append(target)
            }
        }
        return targets
    }

    /// What CocoaPods generates says nothing about the target itself.
    private func lacksSettings(_ missingFiles: [String]) -> Bool {
        missingFiles.contains { !PathText.name(ofPath: $0).hasPrefix("Pods-") }
    }

    private mutating func keepingProblem<Project>(_ read: () throws(ProjectProblem) -> Project) -> Project? {
        do throws(ProjectProblem) {
            return try read()
        } catch {
            problems.append(error)
            return nil
        }
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
