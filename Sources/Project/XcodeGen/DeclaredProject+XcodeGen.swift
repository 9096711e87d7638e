extension DeclaredProject {
    /// What the spec says that XcodeGen makes an Xcode project of: `project.yml`, `project.yaml` or `project.json`.
    ///
    /// Paths and settings mean what XcodeGen makes of them. Environment variables (`${NAME}`) are not known; they stay in
    /// the text. Targets of included specs stand in front.
    ///
    /// - Parameters:
    ///   - path: Of the spec, absolute or relative to the working directory.
    ///   - read: Gives the bytes of a file: of this one, of those it includes, of `.xcconfig` files, and of an
    ///     `Info.plist` that may stand in a folder of sources.
    /// - Throws: The reason why nothing can be known of the project, with its line where the file is damaged.
    init(xcodeGen path: String, read: (_ path: String) throws(FileError) -> [UInt8]) throws(ProjectProblem) {
        var loader = SpecLoader(path: path)
        let root = SpecTargets.resolved(in: try loader.loadProject(read))
        let spec = Spec(root: root, folder: PathText.folder(ofPath: path), bases: loader.bases)
        var settings = SpecSettings(spec)
        var targets: [DeclaredTarget] = []
        var problems = loader.problems
        for entry in root["targets"]?.entries ?? [] {
            let target = SpecTarget(entry, spec)
            problems += target.problems
            targets.append(target.declared(&settings, read))
        }
        self.init(
            origin: TargetOrigin(.xcodeGen, path: path), folder: PathText.collapsed(spec.folder), targets: targets,
            problems: problems + settings.problems, missingConfigurationFiles: settings.missingConfigurationFiles)
    }
}

/// A spec with everything it includes merged into it.
struct Spec {
    let root: YAMLNode
    /// The project file's folder.
    let folder: String
    /// The folder that paths in each of the files are relative to.
    let bases: [String: String]

    /// The path that a scalar stands for, resolved by name.
    func path(_ node: YAMLNode) -> String {
        PathText.collapsed(node.string ?? "", in: bases[node.place.path] ?? folder)
    }

    /// The same, relative to the project's folder, as build settings have it.
    func settingPath(_ node: YAMLNode) -> String {
        // What starts with a build setting is not relative to the file.
        if node.string?.utf8.first == UInt8(ascii: "$") { return node.string ?? "" }
        return PathText.relative(path(node), to: PathText.collapsed(folder))
    }

    /// What the target with a name is declared as.
    func target(named name: String) -> YAMLNode? { root["targets"]?[name] }
}
