@testable import Project

/// The text of a `project.pbxproj`, object by object.
struct ProjectText {
    private var objects: [String] = []
    private let root: String

    /// - Parameters:
    ///   - targets: Ids of the targets.
    ///   - groups: Ids of what stands in the main group.
    ///   - root: More entries of the project object.
    init(targets: [String] = ["APP"], groups: [String] = [], root: String = "") {
        self.root = """
            isa = PBXProject; mainGroup = MAIN; buildConfigurationList = PROJECT_LIST; \
            targets = (\(targets.joined(separator: ", "))); \(root)
            """
        add("MAIN", "isa = PBXGroup; children = (\(groups.joined(separator: ", "))); sourceTree = \"<group>\";")
    }

    mutating func add(_ id: String, _ entries: String) { objects.append("\t\t\(id) /* comment */ = { \(entries) };") }

    mutating func addTarget(_ id: String, type: String = "application", _ entries: String = "") {
        add(
            id,
            """
            isa = PBXNativeTarget; name = \(id.capitalized); productType = "com.apple.product-type.\(type)"; \
            productReference = \(id)_PRODUCT; \(entries)
            """)
        add("\(id)_PRODUCT", "isa = PBXFileReference; path = \(id).product; sourceTree = BUILT_PRODUCTS_DIR;")
    }

    /// A group with the files, or groups, of these ids in it.
    mutating func addGroup(_ id: String, _ entries: String, children: [String]) {
        add(id, "isa = PBXGroup; children = (\(children.joined(separator: ", "))); \(entries)")
    }

    mutating func addFile(_ id: String, _ path: String, tree: String = "<group>") {
        add(id, "isa = PBXFileReference; path = \"\(path)\"; sourceTree = \"\(tree)\";")
    }

    /// A build phase with a build file for each of the references.
    mutating func addPhase(
        _ id: String, isa: String = "PBXSourcesBuildPhase", _ references: [String], _ entries: String = ""
    ) {
        let files = references.map { "\(id)_\($0)" }
        add(id, "isa = \(isa); files = (\(files.joined(separator: ", "))); \(entries)")
        for reference in references { add("\(id)_\(reference)", "isa = PBXBuildFile; fileRef = \(reference);") }
    }

    /// Configurations, each a name and the rest of the object.
    mutating func addConfigurations(_ list: String, _ configurations: [(name: String, entries: String)]) {
        let ids = configurations.map { "\(list)_\($0.name)" }
        add(list, "isa = XCConfigurationList; buildConfigurations = (\(ids.joined(separator: ", ")));")
        for (name, entries) in configurations {
            add("\(list)_\(name)", "isa = XCBuildConfiguration; name = \(name); \(entries)")
        }
    }

    var text: String {
        """
        // !$*UTF8*$!
        {
        \tarchiveVersion = 1;
        \tobjects = {
        \(objects.joined(separator: "\n"))
        \t\tROOT = { \(root) };
        \t};
        \trootObject = ROOT;
        }

        """
    }

    /// Reads the project, with other files beside it, as the one at `path`.
    func read(at path: String = "ios/Habit.xcodeproj/project.pbxproj", _ files: [String: String] = [:]) throws
        -> DeclaredProject
    {
        try DeclaredProject(text: text, at: path, files)
    }
}

extension DeclaredProject {
    /// An Xcode project.
    init(text: String, at path: String = "Habit.xcodeproj/project.pbxproj", _ files: [String: String] = [:]) throws {
        try self.init(xcodeProject: path) { asked throws(FileError) in
            guard let found = asked == path ? text : files[asked] else {
                throw FileError(path: asked, reason: .missing)
            }
            return Array(found.utf8)
        }
    }
}
