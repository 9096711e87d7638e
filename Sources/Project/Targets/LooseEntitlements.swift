/// Entitlements files where no project file says what they are for: they are taken for those of the folder they lie in.
/// Beside a project file, one that no target names counts for nothing.
struct LooseEntitlements: Sendable {
    /// By index of a target that a property list tells of.
    private(set) var ofTargets: [Int: Entitlements] = [:]
    /// By folder of which nothing tells.
    private(set) var ofFolders: [String: Entitlements] = [:]

    init(
        _ discovery: Discovery, _ membership: TargetMembership, _ targets: [Target],
        read: (_ path: String) throws(FileError) -> [UInt8]
    ) {
        let paths = discovery.paths(of: .entitlements)
        guard !paths.isEmpty, discovery.paths(of: .xcodeProject).isEmpty, discovery.paths(of: .xcodeGenProject).isEmpty,
            !targets.contains(where: { $0.isDeclared && $0.origin.form != .swiftPackage })
        else { return }
        for path in paths {
            guard let bytes = try? read(path) else { continue }
            let file = try? PropertyListFile(path: path, bytes: bytes)
            switch membership.found(ofFile: path) {
            case .target(let index):
                guard !targets[index].isDeclared else { continue }
                add(file, to: &ofTargets[index, default: Entitlements()])
            case .folder(let folder):
                add(file, to: &ofFolders[folder, default: Entitlements()])
            }
        }
    }

    private func add(_ file: PropertyListFile?, to entitlements: inout Entitlements) {
        guard let file else {
            entitlements.isComplete = false
            return
        }
        entitlements.add(file, [:])
    }

    /// The targets with what their folders say.
    func completing(_ targets: [Target]) -> [Target] {
        targets.enumerated().map { index, target in ofTargets[index].map(target.with) ?? target }
    }
}

extension Target {
    func with(_ entitlements: Entitlements) -> Target {
        Target(
            id: id, name: name, kind: kind, root: root, origin: origin, place: place, moduleName: moduleName,
            linkedModules: linkedModules, configurations: configurations, platforms: platforms, xcodeVersion: xcodeVersion,
            information: information, entitlements: entitlements)
    }
}
