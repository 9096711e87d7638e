/// What a `project.pbxproj` says, in any of the forms Xcode reads.
public struct XcodeProject: Sendable {
    /// Of the `project.pbxproj`, as it was given.
    public let path: String
    /// What relative paths in the values of build settings are relative to; empty for the working directory.
    public let folder: String
    /// The newest Xcode that the project says it was opened with, as Xcode writes it: 1430 for 14.3. Nil when it does not
    /// say.
    public let xcodeVersion: Int?
    /// In the order of the project.
    public let targets: [DeclaredTarget]
    /// What could not be read besides. The targets are right but for that.
    public let problems: [ProjectProblem]
    /// Files with build settings that the project names and that are not there, sorted. Their settings are missing.
    public let missingConfigurationFiles: [String]

    /// - Parameters:
    ///   - path: Of the `project.pbxproj`, absolute or relative to the working directory.
    ///   - read: Gives the bytes of a file: of this one, and of the `.xcconfig` files it names.
    /// - Throws: The reason why nothing can be known of the project, with its line where the file is damaged.
    public init(
        reading path: String,
        read: (_ path: String) throws(FileError) -> [UInt8] = { path throws(FileError) in try FileReader.read(path) }
    ) throws(ProjectProblem) {
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
        let roots = XcodeProject.roots(of: objects, all)
        guard let root = roots.first else {
            throw ProjectProblem(path: path, message: "this is no Xcode project: none of its objects is a PBXProject")
        }
        // `project.pbxproj` stands in a folder `Habit.xcodeproj`, which stands in the project's.
        let outside = PathText.collapsed(PathText.join(PathText.folder(ofPath: path), ".."))
        var reader = ProjectReader(path: path, objects: objects, all: all, roots: roots, outside: outside)
        self.path = path
        let versions = [root["attributes"]?["LastUpgradeCheck"], root["attributes"]?["LastSwiftUpdateCheck"]]
        xcodeVersion = versions.compactMap { $0?.string.flatMap { Int($0) } }.max()
        folder = ProjectReader.folder(of: root, outside: outside)
        targets = reader.targets(read: read)
        problems = reader.problems
        missingConfigurationFiles = reader.missingConfigurationFiles
    }

    /// The project that the file is for. Where the file does not say, each one that is there.
    private static func roots(of objects: ProjectObjects, _ all: [ProjectObject]) -> [ProjectObject] {
        if let root = objects.object(objects.list.root["rootObject"]), root.isa("PBXProject") { return [root] }
        return all.filter { $0.isa("PBXProject") }
    }
}
