/// Where the files and groups of a project stand.
struct ProjectPaths {
    /// The folder that paths are relative to.
    let folder: String
    private let objects: ProjectObjects
    /// The group each object stands in, by indices.
    private let parents: [Int: Int]
    /// Of groups. Those whose place is not known, and those that stand inside themselves, have none.
    private var groupPaths: [Int: String?] = [:]

    /// Nobody nests groups deeper, but a broken file might.
    private static let greatestDepth = 100

    /// - Parameters:
    ///   - all: All objects of the file.
    ///   - roots: The projects, whose main groups stand in no other.
    init(_ objects: ProjectObjects, _ all: [ProjectObject], roots: [ProjectObject], folder: String) {
        self.objects = objects
        self.folder = folder
        let mainGroups = Set(roots.compactMap { objects.object($0["mainGroup"])?.index })
        var parents: [Int: Int] = [:]
        for group in all {
            guard let children = group["children"] else { continue }
            for child in objects.objects(children) where parents[child.index] == nil {
                if !mainGroups.contains(child.index) { parents[child.index] = group.index }
            }
        }
        self.parents = parents
    }

    /// Joined with the project's folder, and collapsed; `nil` for what stands in a folder of the build or of Xcode.
    mutating func path(of object: ProjectObject) -> String? { path(of: object, depth: 0) }

    private mutating func path(of object: ProjectObject, depth: Int) -> String? {
        let own = object["path"]?.string ?? ""
        guard !own.utf8.contains(UInt8(ascii: "$")) else { return nil }
        if own.utf8.first == UInt8(ascii: "/") { return PathText.collapsed(own) }
        let base: String?
        switch object["sourceTree"] {
        case .some(let tree) where tree.equals("SOURCE_ROOT"): base = folder
        case .some(let tree) where tree.equals("<absolute>"): base = nil
        case .some(let tree) where !tree.equals("<group>"): base = nil
        default: base = parentPath(of: object, depth: depth)
        }
        guard let base else { return nil }
        return own.isEmpty ? base : PathText.collapsed(PathText.join(base, own))
    }

    private mutating func parentPath(of object: ProjectObject, depth: Int) -> String? {
        guard let parent = parents[object.index] else { return folder }
        if let known = groupPaths[parent] { return known }
        guard depth < Self.greatestDepth else { return nil }
        // Stays so when the way up comes back here.
        groupPaths.updateValue(nil, forKey: parent)
        let group = ProjectObject(value: PlacedValue(list: objects.list, index: parent))
        let path = path(of: group, depth: depth + 1)
        groupPaths.updateValue(path, forKey: parent)
        return path
    }
}
