/// Makes targets of what project files and property lists say.
struct TargetsBuilder {
    private(set) var targets: [Target] = []
    private(set) var membership = TargetMembership()
    private(set) var hosts: [Int: [Int]] = [:]
    private(set) var problems: [ProjectProblem] = []

    private let discovery: Discovery
    private let read: (String) throws(FileError) -> [UInt8]
    private var lists: [String: PropertyListFile?] = [:]

    init(_ discovery: Discovery, read: @escaping (String) throws(FileError) -> [UInt8]) {
        self.discovery = discovery
        self.read = read
    }

    /// The order is the one in which files are believed: a generated Xcode project knows more than what it was generated
    /// from, and property lists are asked only about folders of which no project file tells.
    mutating func build() {
        setBases()
        let projects = xcodeProjects() + packages() + xcodeGenProjects() + tuistProjects()
        let linked = LinkedModules(projects)
        for project in projects { add(project, linked) }
        for path in discovery.paths(of: .propertyList) { addFolder(ofInformation: path) }
    }

    private mutating func setBases() {
        membership.bases = Set(discovery.folders)
        for path in discovery.paths(of: .packageManifest) { membership.bases.insert(PathText.folder(ofPath: path)) }
        for path in discovery.paths(of: .xcodeProject) {
            membership.bases.insert(PathText.folder(ofPath: PathText.folder(ofPath: path)))
        }
        for path in discovery.paths(of: .xcodeGenProject) { membership.bases.insert(PathText.folder(ofPath: path)) }
    }
}

// MARK: - What project files say

extension TargetsBuilder {
    private mutating func add(_ project: DeclaredProject, _ linked: LinkedModules) {
        let first = targets.count
        for declared in project.targets { add(declared, of: project, linked) }
        let indices = Dictionary(project.targets.indices.map { (project.targets[$0].name, first + $0) }) { first, _ in first }
        for (offset, declared) in project.targets.enumerated() {
            for name in declared.embeddedTargets {
                if let embedded = indices[name] { hosts[embedded, default: []].append(first + offset) }
            }
        }
    }

    private mutating func add(_ declared: DeclaredTarget, of project: DeclaredProject, _ linked: LinkedModules) {
        let isBundle = declared.kind != .package && declared.kind != .framework && declared.kind != .other
        let information = isBundle ? information(of: declared, in: project) : nil
        var kind = declared.kind
        if kind == .otherExtension {
            let linksWidgetKit = declared.dependencies.contains { $0 == "WidgetKit" || $0 == "WidgetKit.framework" }
            kind = information?.extensionKind ?? (linksWidgetKit ? .widgetExtension : .otherExtension)
        }
        let index = targets.count
        let module = declared.configurations.values(of: "PRODUCT_MODULE_NAME")?.first
        targets.append(
            Target(
                id: "\(project.origin.path ?? "")#\(declared.name)", name: declared.name, kind: kind, root: project.folder,
                origin: project.origin, place: declared.place, moduleName: module,
                linkedModules: linked.modules(linkedWith: declared.dependencies), configurations: declared.configurations,
                platforms: declared.configurations.platforms, information: information,
                entitlements: isBundle && kind != .test ? entitlements(of: declared, in: project) : nil))
        if project.origin.form == .swiftPackage {
            for folder in declared.sources.folders {
                membership.addRoot(folder.path, of: index, folder: folder)
            }
        } else {
            membership.add(declared.sources, of: index)
        }
    }

    private mutating func information(of declared: DeclaredTarget, in project: DeclaredProject) -> InformationPropertyList {
        var information = InformationPropertyList()
        for configuration in declared.configurations {
            let settings = configuration.settings
            for (name, setting) in settings {
                let prefix = "INFOPLIST_KEY_"
                guard name.hasPrefix(prefix), let place = setting.place else { continue }
                let value: PropertyListValue =
                    switch setting.value {
                    case "YES": .boolean(true)
                    case "NO": .boolean(false)
                    default: .string(setting.value)
                    }
                information.add(DeclaredValue(value, at: place), for: String(name.dropFirst(prefix.count)), settings)
            }
            for (key, value) in declared.information { information.add(value, for: key, settings) }
            switch file(of: "INFOPLIST_FILE", settings, in: project) {
            case .file(let file): information.add(file, settings)
            case .unknown: information.isComplete = false
            case .none: break
            }
        }
        return information
    }

    private mutating func entitlements(of declared: DeclaredTarget, in project: DeclaredProject) -> Entitlements {
        var entitlements = Entitlements()
        for configuration in declared.configurations {
            let settings = configuration.settings
            for group in declared.entitlements[Entitlements.groupsKey]?.value.array ?? [] {
                guard let name = group.string, let place = declared.entitlements[Entitlements.groupsKey]?.place else { continue }
                entitlements.addGroup(name, settings, at: place)
            }
            switch file(of: "CODE_SIGN_ENTITLEMENTS", settings, in: project) {
            case .file(let file): entitlements.add(file, settings)
            case .unknown: entitlements.isComplete = false
            case .none: break
            }
        }
        return entitlements
    }

    private enum SettingFile {
        case file(PropertyListFile)
        /// There is one, and it cannot be read.
        case unknown
        case none
    }

    private mutating func file(
        of setting: String, _ settings: [String: BuildSetting], in project: DeclaredProject
    ) -> SettingFile {
        guard let setting = settings[setting], !setting.value.isEmpty else { return project.lacksSettings ? .unknown : .none }
        guard setting.isResolved else { return .unknown }
        let isAbsolute = setting.value.utf8.first == UInt8(ascii: "/")
        let path = PathText.collapsed(isAbsolute ? setting.value : PathText.join(project.folder, setting.value))
        return propertyList(at: path).map { .file($0) } ?? .unknown
    }

    /// A file that does not exist is no problem: it may be one that is generated.
    private mutating func propertyList(at path: String) -> PropertyListFile? {
        if let known = lists[path] { return known }
        var list: PropertyListFile?
        if let bytes = try? read(path) {
            do throws(ProjectProblem) {
                list = try PropertyListFile(path: path, bytes: bytes)
            } catch {
                problems.append(error)
            }
        }
        lists[path] = .some(list)
        return list
    }
}

// MARK: - What folders say

extension TargetsBuilder {
    private mutating func addFolder(ofInformation path: String) {
        guard let root = InformationPropertyList.root(ofFile: path) else { return }
        guard let file = propertyList(at: path) else { return }
        var information = InformationPropertyList()
        information.add(file, [:])
        let known = membership.rootTarget(root)
        // Beside a project or package, a property list of anything but an extension is about one target of many.
        if information.extensionKind == nil, membership.isBase(root) || known != nil { return }
        let folder = Target.folder(root)
        let kind = information.extensionKind ?? (information.isApp ? .app : folder.kind)
        membership.addRoot(root, of: targets.count)
        targets.append(
            Target(
                id: folder.id, name: folder.name, kind: kind, root: root,
                origin: TargetOrigin(.informationPropertyList, path: path), information: information))
    }
}

// MARK: - Reading project files

extension TargetsBuilder {
    private mutating func xcodeProjects() -> [DeclaredProject] {
        discovery.paths(of: .xcodeProject).compactMap { path in
            do throws(ProjectProblem) {
                let project = try XcodeProject(reading: path, read: read)
                problems += project.problems
                // What CocoaPods generates says nothing about the target itself.
                let missing = project.missingConfigurationFiles.contains { !PathText.name(ofPath: $0).hasPrefix("Pods-") }
                return DeclaredProject(
                    origin: TargetOrigin(.xcodeProject, path: path), folder: project.folder, targets: project.targets,
                    lacksSettings: missing)
            } catch {
                problems.append(error)
                return nil
            }
        }
    }

    private mutating func packages() -> [DeclaredProject] {
        discovery.paths(of: .packageManifest).filter { PathText.name(ofPath: $0) == "Package.swift" }.compactMap { path in
            guard let bytes = bytes(of: path) else { return nil }
            return package(path, PackageManifest(parsing: bytes))
        }
    }

    private mutating func xcodeGenProjects() -> [DeclaredProject] { [] }

    private mutating func tuistProjects() -> [DeclaredProject] { [] }

    private mutating func bytes(of path: String) -> [UInt8]? {
        do throws(FileError) {
            return try read(path)
        } catch {
            problems.append(ProjectProblem(path: path, message: "cannot read this file: \(error.reason)"))
            return nil
        }
    }

    private func package(_ path: String, _ manifest: PackageManifest) -> DeclaredProject {
        let folder = PathText.folder(ofPath: path)
        var targets: [DeclaredTarget] = []
        for declared in manifest.targets {
            var target = DeclaredTarget(
                name: declared.name, kind: declared.isTest ? .test : .package, place: nil,
                configurations: [BuildConfiguration(name: "default", settings: [:])])
            target.sources.folders = declared.possibleRoots(isOnlySource: manifest.hasOneSource).map {
                SourceFolder(path: PathText.normalized(PathText.join(folder, $0)))
            }
            targets.append(target)
        }
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
}
