/// Which target each file belongs to.
///
/// The innermost folder around the file that is a target's root decides. Roots come from package manifests and from
/// `Info.plist` files. A file below none of them belongs to the folder that stands, around the file, right below the
/// nearest package, Xcode project or given folder.
public struct Targets: Sendable {
    /// By root.
    private let targets: [String: Target]
    /// Folders whose subfolders count as targets where nothing else is known.
    private let bases: Set<String>
    /// Files that should have told about targets and could not be read.
    public let problems: [ProjectProblem]

    /// - Parameters:
    ///   - discovery: All files of the project.
    ///   - read: Gives the text of a file.
    public init(
        of discovery: Discovery,
        read: (_ path: String) throws(FileError) -> [UInt8] = { path throws(FileError) in try FileReader.read(path) }
    ) {
        var builder = TargetsBuilder(discovery)
        for file in discovery.files {
            let isManifest = file.kind == .packageManifest && PathText.name(ofPath: file.path) == "Package.swift"
            let isInformation = file.kind == .propertyList && InformationPropertyList.root(ofFile: file.path) != nil
            guard isManifest || isInformation else { continue }
            do throws(FileError) {
                let bytes = try read(file.path)
                if isManifest {
                    builder.addPackage(manifest: file.path, PackageManifest(parsing: bytes))
                } else {
                    builder.addInformation(file.path, bytes)
                }
            } catch {
                builder.problems.append(ProjectProblem(path: file.path, message: "cannot read this file: \(error.reason)"))
            }
        }
        targets = builder.targets
        bases = builder.bases
        problems = builder.problems
    }

    /// The target of the file at `path`, which need not be a discovered one.
    public func target(ofFile path: String) -> Target {
        target(ofFolder: PathText.folder(ofPath: path))
    }

    /// The targets of many files; quickest when files of one folder follow each other.
    public func targets(ofFiles paths: [String]) -> [Target] {
        var folder: String?
        var target = Target(id: "", name: "", kind: .folder, root: "")
        return paths.map { path in
            let next = PathText.folder(ofPath: path)
            if next != folder {
                folder = next
                target = self.target(ofFolder: next)
            }
            return target
        }
    }

    private func target(ofFolder folder: String) -> Target {
        var candidate = folder
        var below = folder
        while true {
            if let target = targets[candidate] { return target }
            if bases.contains(candidate) { return .folder(below) }
            guard !candidate.isEmpty, candidate != "/" else { return .folder(folder) }
            below = candidate
            candidate = PathText.folder(ofPath: candidate)
        }
    }
}

extension Target {
    static func folder(_ root: String) -> Target {
        let text = root.isEmpty ? "." : root
        let name = PathText.name(ofPath: text)
        return Target(id: text, name: name, kind: name.hasSuffix("Tests") ? .test : .folder, root: root)
    }
}
