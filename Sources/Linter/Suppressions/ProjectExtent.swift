import Project

/// Tells whether a review sees all of a project.
///
/// What a rule says about a file depends on others: a view that is reviewed without its widget gets no finding. So
/// nobody can tell that a comment is not needed where only a part was given: a file, or a folder below the root of a
/// repository that holds neither an app's project nor a configuration.
struct ProjectExtent {
    private let wholeFolders: [String]

    /// - Parameter exists: Whether anything stands at a path.
    init(_ discovery: Discovery, exists: (String) -> Bool) {
        let projectFolders = Set(discovery.files.compactMap(Self.folderOfProject))
        wholeFolders = discovery.folders.filter { folder in
            projectFolders.contains(folder)
                || [".git", ConfigurationSource.fileName, "Project.swift"].contains {
                    exists(PathText.join(folder, $0))
                }
                || !Self.isInRepository(folder, exists)
        }
    }

    func isWhole(around path: String) -> Bool { wholeFolders.contains { PathText.isPath(path, below: $0) } }

    /// Where the project that builds an app stands.
    private static func folderOfProject(_ file: DiscoveredFile) -> String? {
        switch file.kind {
        // In `App.xcodeproj`.
        case .xcodeProject: PathText.folder(ofPath: PathText.folder(ofPath: file.path))
        case .xcodeGenProject: PathText.folder(ofPath: file.path)
        case .swift, .markdown, .propertyList, .entitlements, .packageManifest, .buildConfiguration, .configuration: nil
        }
    }

    private static func isInRepository(_ folder: String, _ exists: (String) -> Bool) -> Bool {
        sequence(first: folder, next: ParentFolder.of).contains { exists(PathText.join($0, ".git")) }
    }
}
