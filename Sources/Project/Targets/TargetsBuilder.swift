/// Gathers target roots from the files that tell of them.
struct TargetsBuilder {
    private(set) var targets: [String: Target] = [:]
    private(set) var bases: Set<String>
    var problems: [ProjectProblem] = []

    private let discovery: Discovery

    init(_ discovery: Discovery) {
        self.discovery = discovery
        bases = Set(discovery.folders)
        for path in discovery.paths(of: .packageManifest) { bases.insert(PathText.folder(ofPath: path)) }
        for path in discovery.paths(of: .xcodeProject) {
            bases.insert(PathText.folder(ofPath: PathText.folder(ofPath: path)))
        }
        for path in discovery.paths(of: .xcodeGenProject) { bases.insert(PathText.folder(ofPath: path)) }
    }

    mutating func addPackage(manifest path: String, _ manifest: PackageManifest) {
        let package = PathText.folder(ofPath: path)
        for declared in manifest.targets {
            for root in declared.possibleRoots(isOnlySource: manifest.hasOneSource) {
                let root = PathText.normalized(PathText.join(package, root))
                add(declared.name, declared.isTest, root: root, manifest: path)
            }
        }
        if !manifest.isComplete { addConventionalTargets(of: package, manifest: path) }
    }

    /// Makes targets of the subfolders of `Sources` and `Tests`, for manifests that compute their targets.
    private mutating func addConventionalTargets(of package: String, manifest: String) {
        for (folder, isTest) in [("Sources", false), ("Tests", true)] {
            let parent = PathText.join(package, folder)
            for path in discovery.paths(of: .swift) where PathText.isPath(path, below: parent) {
                let below = path.utf8.dropFirst(parent.utf8.count + 1)
                guard let slash = below.firstIndex(of: UInt8(ascii: "/")) else { continue }
                let name = String(Substring(below[..<slash]))
                let root = PathText.join(parent, name)
                if targets[root] == nil { add(name, isTest, root: root, manifest: manifest) }
            }
        }
    }

    private mutating func add(_ name: String, _ isTest: Bool, root: String, manifest: String) {
        // An extension's property list in the same folder knows better.
        if let known = targets[root], known.kind == .widgetExtension || known.kind == .otherExtension { return }
        targets[root] = Target(id: "\(manifest)#\(name)", name: name, kind: isTest ? .test : .package, root: root)
    }

    mutating func addInformation(_ path: String, _ bytes: [UInt8]) {
        guard let root = InformationPropertyList.root(ofFile: path) else { return }
        let information: InformationPropertyList
        do throws(ProjectProblem) {
            information = InformationPropertyList(try PropertyLists.parse(bytes, path: path))
        } catch {
            problems.append(error)
            return
        }
        let folder = Target.folder(root)
        guard let kind = information.extensionKind else {
            // Beside a project or package, a property list is about one target of many.
            if bases.contains(root) || targets[root] != nil { return }
            let kind = information.isApp ? Target.Kind.app : folder.kind
            targets[root] = Target(id: folder.id, name: folder.name, kind: kind, root: root)
            return
        }
        targets[root] = Target(id: folder.id, name: folder.name, kind: kind, root: root)
    }
}
