/// Makes targets of what project files and property lists say.
struct TargetsBuilder {
    private(set) var targets: [Target] = []
    private(set) var membership = TargetMembership()
    private(set) var hosts: [Int: [Int]] = [:]
    private(set) var problems: [ProjectProblem] = []
    private(set) var uncompiled = UncompiledFiles()

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
        var reader = ProjectFilesReader(discovery, read: read)
        let projects = reader.projects()
        problems = reader.problems
        uncompiled = UncompiledFiles(projects, isComplete: problems.isEmpty && !reader.hasComputedTargets)
        let linked = LinkedModules(projects)
        for project in projects { add(project, linked) }
        for path in discovery.paths(of: .propertyList) { addFolder(ofInformation: path) }
    }

    private mutating func setBases() {
        var folders = discovery.folders
        for kind in [FileKind.packageManifest, .xcodeGenProject] {
            folders += discovery.paths(of: kind).map(PathText.folder(ofPath:))
        }
        folders += discovery.paths(of: .xcodeProject).map { PathText.folder(ofPath: PathText.folder(ofPath: $0)) }
        membership.bases = Set(folders.map(PathText.collapsed))
    }
}

// MARK: - What project files say

extension TargetsBuilder {
    private mutating func add(_ project: DeclaredProject, _ linked: LinkedModules) {
        let first = targets.count
        for declared in project.targets { add(declared, of: project, linked) }
        let names = project.targets.indices.map { (project.targets[$0].name, first + $0) }
        let indices = Dictionary(names) { first, _ in first }
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
                platforms: declared.configurations.platforms, xcodeVersion: project.xcodeVersion, information: information,
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
            // XcodeGen writes the file itself, of these properties.
            case .unknown where project.origin.form == .xcodeGen && !declared.information.isEmpty: break
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
                guard let name = group.string, let list = declared.entitlements[Entitlements.groupsKey] else { continue }
                entitlements.addGroup(name, settings, at: list.place)
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
        guard let setting = settings[setting], !setting.value.isEmpty else {
            return project.lacksSettings ? .unknown : .none
        }
        guard setting.isResolved else { return .unknown }
        return propertyList(at: PathText.collapsed(setting.value, in: project.folder)).map { .file($0) } ?? .unknown
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
    /// Whether nothing else tells of any target, so that the property list is about the files beside it.
    private func isOnlyInformation(_ path: String) -> Bool {
        targets.isEmpty && discovery.paths(of: .packageManifest).isEmpty
            && discovery.paths(of: .propertyList).filter { InformationPropertyList.root(ofFile: $0) != nil } == [path]
    }

    private mutating func addFolder(ofInformation path: String) {
        guard let root = InformationPropertyList.root(ofFile: PathText.collapsed(path)) else { return }
        guard let file = propertyList(at: path) else { return }
        var information = InformationPropertyList()
        information.add(file, [:])
        let known = membership.rootTarget(root)
        let isAlone = membership.isBase(root) && isOnlyInformation(path)
        // Beside a project or package, a property list of anything but an extension is about one target of many.
        if information.extensionKind == nil, membership.isBase(root) && !isAlone || known != nil { return }
        let folder = Target.folder(root)
        let kind = information.extensionKind ?? (information.isApp ? .app : folder.kind)
        var sources = SourceFolder(path: root)
        if isAlone { sources.includedPatterns = ["/*.swift"] }
        membership.addRoot(root, of: targets.count, folder: sources)
        targets.append(
            Target(
                id: folder.id, name: folder.name, kind: kind, root: root,
                origin: TargetOrigin(.informationPropertyList, path: path), information: information))
    }
}
