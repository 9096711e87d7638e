extension DeclaredProject {
    /// What a `project.pbxproj` says, in any of the forms Xcode reads.
    ///
    /// - Parameters:
    ///   - path: Of the `project.pbxproj`, absolute or relative to the working directory.
    ///   - read: Gives the bytes of a file: of this one, and of the `.xcconfig` files it names.
    /// - Throws: The reason why nothing can be known of the project, with its line where the file is damaged.
    init(xcodeProject path: String, read: (_ path: String) throws(FileError) -> [UInt8]) throws(ProjectProblem) {
        let bytes: [UInt8]
        do throws(FileError) {
            bytes = try read(path)
        } catch {
            throw ProjectProblem(path: path, message: "cannot read this Xcode project: \(error.reason)")
        }
        let list = try PlacedPropertyList.parse(bytes, path: path)
        guard let objects = ProjectObjects(list) else {
            throw ProjectProblem(path: path, message: "this is no Xcode project: it holds no objects")
        }
        let all = objects.all
        let roots = Self.roots(of: objects, all)
        guard let root = roots.first else {
            throw ProjectProblem(path: path, message: "this is no Xcode project: none of its objects is a PBXProject")
        }
        // `project.pbxproj` stands in a folder `Habit.xcodeproj`, which stands in the project's.
        let outside = PathText.collapsed(PathText.join(PathText.folder(ofPath: path), ".."))
        var reader = ProjectReader(path: path, objects: objects, all: all, roots: roots, outside: outside)
        let targets = reader.targets(read: read)
        let versions = [root["attributes"]?["LastUpgradeCheck"], root["attributes"]?["LastSwiftUpdateCheck"]]
        self.init(
            origin: TargetOrigin(.xcodeProject, path: path), folder: ProjectReader.folder(of: root, outside: outside),
            targets: targets, problems: reader.problems, missingConfigurationFiles: reader.missingConfigurationFiles,
            xcodeVersion: versions.compactMap { $0?.string.flatMap { Int($0) } }.max())
    }

    /// The project that the file is for. Where the file does not say, each one that is there.
    private static func roots(of objects: ProjectObjects, _ all: [ProjectObject]) -> [ProjectObject] {
        if let root = objects.object(objects.list.root["rootObject"]), root.isa("PBXProject") { return [root] }
        return all.filter { $0.isa("PBXProject") }
    }
}
