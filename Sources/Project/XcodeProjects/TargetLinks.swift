/// What a target of a project file is built with.
struct TargetLinks {
    /// Names of the targets that are built into it: extensions and apps.
    private(set) var embedded: [String] = []
    /// Names of the targets, frameworks and package products that it is linked with.
    private(set) var dependencies: [String] = []

    private let objects: ProjectObjects
    private let names: TargetNames
    private let host: Target.Kind

    init(of target: ProjectObject, _ objects: ProjectObjects, _ names: TargetNames) {
        self.objects = objects
        self.names = names
        host = names.kind(of: target)
        for phase in objects.objects(target["buildPhases"]) {
            if phase.isa("PBXCopyFilesBuildPhase") {
                objects.objects(phase["files"]).forEach { embed($0) }
            } else if phase.isa("PBXFrameworksBuildPhase") {
                objects.objects(phase["files"]).forEach { link($0) }
            }
        }
        for product in objects.objects(target["packageProductDependencies"]) { addDependency(product) }
        for dependency in objects.objects(target["dependencies"]) { add(dependency) }
        let embedded = Set(embedded)
        dependencies.removeAll { embedded.contains($0) }
        dependencies = dependencies.withoutRepetitions
        self.embedded = self.embedded.withoutRepetitions
    }

    /// The phases that embed name their folder in many ways: PlugIns, Watch, Extensions, and paths with variables.
    /// Which product it is says the same without them; frameworks and bundles are copied as well, but are no part of
    /// the app that the system starts.
    private mutating func embed(_ buildFile: ProjectObject) {
        guard let product = objects.object(buildFile["fileRef"]), let maker = names.maker(of: product) else { return }
        let kind = names.kind(of: maker)
        if kind.isExtension || kind == .app, let name = names.name(of: maker) { embedded.append(name) }
    }

    private mutating func link(_ buildFile: ProjectObject) {
        if let product = objects.object(buildFile["productRef"]) { return addDependency(product) }
        guard let file = objects.object(buildFile["fileRef"]) else { return }
        if let maker = names.maker(of: file), let name = names.name(of: maker) {
            dependencies.append(name)
        } else if let text = (file["path"] ?? file["name"])?.string {
            let name = PathText.name(ofPath: text)
            dependencies.append(name.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(name[..<$0]) } ?? name)
        }
    }

    private mutating func addDependency(_ product: ProjectObject) {
        guard let name = product["productName"]?.string, !name.hasPrefix("plugin:") else { return }
        dependencies.append(name)
    }

    private mutating func add(_ dependency: ProjectObject) {
        if let product = objects.object(dependency["productRef"]) { return addDependency(product) }
        let proxy = objects.object(dependency["targetProxy"])
        let target = objects.object(dependency["target"]) ?? objects.object(proxy?["remoteGlobalIDString"])
        guard let target, let name = names.name(of: target) else {
            // A target of another project.
            if let name = (proxy?["remoteInfo"] ?? dependency["name"])?.string { dependencies.append(name) }
            return
        }
        // Projects whose phases are written by scripts say no more than this.
        let kind = names.kind(of: target)
        if host == .app, kind.isExtension || kind == .app { embedded.append(name) } else { dependencies.append(name) }
    }
}

extension [String] {
    fileprivate var withoutRepetitions: [String] {
        var seen: Set<String> = []
        return filter { seen.insert($0).inserted }
    }
}
