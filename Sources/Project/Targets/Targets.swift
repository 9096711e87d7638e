/// Which targets each file belongs to.
///
/// Project files say it: an Xcode project, a package manifest, XcodeGen's or Tuist's. Of a file that none of them names
/// the innermost folder decides that an `Info.plist` belongs to. A file below none of them belongs to the folder that
/// stands, around the file, right below the nearest package, Xcode project or given folder.
public struct Targets: Sendable {
    /// All targets that are known from project files and property lists.
    public let all: [Target]
    /// Files that should have told about targets and could not be read.
    public let problems: [ProjectProblem]
    let membership: TargetMembership
    private let uncompiled: UncompiledFiles
    private let loose: LooseEntitlements
    /// By index of an embedded target the indices of the targets that embed it.
    let hosts: [Int: [Int]]
    let indices: [String: Int]

    /// No target is known.
    public init() { self.init(of: Discovery()) }

    /// - Parameters:
    ///   - discovery: All files of the project.
    ///   - read: Gives the text of a file.
    public init(
        of discovery: Discovery,
        read: @escaping (_ path: String) throws(FileError) -> [UInt8] = { path throws(FileError) in
            try FileReader.read(path)
        }
    ) {
        var builder = TargetsBuilder(discovery, read: read)
        builder.build()
        loose = LooseEntitlements(discovery, builder.membership, builder.targets, read: read)
        let targets = loose.completing(builder.targets)
        all = targets
        problems = builder.problems
        membership = builder.membership
        uncompiled = builder.uncompiled
        hosts = builder.hosts
        indices = Dictionary(targets.indices.map { (targets[$0].id, $0) }) { first, _ in first }
    }

    /// The targets that compile the file at `path`, which need not be a discovered one; never none.
    public func targets(ofFile path: String) -> [Target] {
        // Project files are read with such paths.
        let path = PathText.collapsed(path)
        let declared = membership.declared(ofFile: path)
        if !declared.isEmpty { return declared.map { all[$0] } }
        switch membership.found(ofFile: path) {
        case .target(let index): return [all[index]]
        case .folder(let folder):
            let target = Target.folder(folder)
            return [loose.ofFolders[folder].map(target.with) ?? target]
        }
    }

    /// The first of the targets that compile a file.
    public func target(ofFile path: String) -> Target { targets(ofFile: path)[0] }

    /// Whether a file certainly belongs to no target.
    public func leaveOut(_ path: String) -> Bool {
        let path = PathText.collapsed(path)
        // Code in a documentation catalogue is shown and not built.
        guard !PathText.components(ofPath: path).contains(where: { $0.hasSuffix(".docc") }) else { return true }
        guard membership.declared(ofFile: path).isEmpty, case .folder = membership.found(ofFile: path) else {
            return false
        }
        return uncompiled.mayBeTold(of: path)
    }

    /// The apps and extensions that an extension is built into; none when nothing tells.
    public func hosts(of target: Target) -> [Target] {
        indices[target.id].flatMap { hosts[$0] }.map { $0.map { all[$0] } } ?? []
    }

    /// The extensions that a target is built with.
    public func embedded(in target: Target) -> [Target] {
        guard let index = indices[target.id] else { return [] }
        return hosts.keys.sorted().filter { hosts[$0]?.contains(index) == true }.map { all[$0] }
    }
}

extension Target {
    static func folder(_ root: String) -> Target {
        let text = root.isEmpty ? "." : root
        let name = PathText.name(ofPath: text)
        return Target(id: text, name: name, kind: name.hasSuffix("Tests") ? .test : .folder, root: root)
    }
}
