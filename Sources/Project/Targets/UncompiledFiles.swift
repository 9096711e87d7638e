/// Says where a file that no target names is certainly not compiled: a project file could name it, and every project
/// file could be read to its end.
struct UncompiledFiles {
    private var packages: [String] = []
    /// Xcode's projects, and those that become one, can name files anywhere.
    private var hasAppProject = false
    private let isComplete: Bool

    /// Nothing is certain.
    init() { isComplete = false }

    /// - Parameter isComplete: Whether all targets of all projects are known.
    init(_ projects: [DeclaredProject], isComplete: Bool) {
        self.isComplete = isComplete
        for project in projects {
            if project.origin.form == .swiftPackage { packages.append(project.folder) } else { hasAppProject = true }
        }
    }

    func mayBeTold(of path: String) -> Bool {
        let around = packages.filter { PathText.isPath(path, below: $0) }
        guard isComplete, hasAppProject || !around.isEmpty else { return false }
        // The package manager builds snippets without being told of them.
        return !around.contains { PathText.isPath(path, below: PathText.join($0, "Snippets")) }
    }
}
