/// The build settings of targets, by configurations.
struct ConfigurationReader {
    private let path: String
    private let objects: ProjectObjects
    private(set) var files = ConfigurationFiles()
    /// What each configuration object says, and what the file it is based on says.
    private var layers: [Int: [[String: BuildSetting]]] = [:]

    /// - Parameter path: Of the project file.
    init(path: String, objects: ProjectObjects) {
        self.path = path
        self.objects = objects
    }

    /// Never empty: a target without configurations has those of its project.
    mutating func configurations(
        of target: ProjectObject, named name: String, in root: ProjectObject, paths: inout ProjectPaths,
        read: (_ path: String) throws(FileError) -> [UInt8]
    ) -> [BuildConfiguration] {
        let projectList = objects.object(root["buildConfigurationList"])
        let projectOnes = objects.objects(projectList?["buildConfigurations"])
        let ownList = objects.object(target["buildConfigurationList"])
        let ownOnes = objects.objects(ownList?["buildConfigurations"])
        let project = PathText.projectName(ofFile: path)
        var result: [BuildConfiguration] = []
        for configuration in ownOnes.isEmpty ? projectOnes : ownOnes {
            let configurationName = configuration["name"]?.string ?? ""
            let base = Self.base(of: configurationName, among: projectOnes, standard: projectList)
            var stack = SettingLayers([
                SettingLayers.builtIn(target: name, project: project, configuration: configurationName)
            ])
            if let base { stack.layers += layers(of: base, paths: &paths, read: read) }
            if !ownOnes.isEmpty { stack.layers += layers(of: configuration, paths: &paths, read: read) }
            let settings = stack.resolved(configuration: configurationName)
            result.append(BuildConfiguration(name: configurationName, settings: settings))
        }
        if result.isEmpty {
            let standard = "default"
            let builtIn = SettingLayers.builtIn(target: name, project: project, configuration: standard)
            let settings = SettingLayers([builtIn]).resolved(configuration: standard)
            result = [BuildConfiguration(name: standard, settings: settings)]
        }
        return result
    }

    /// The project's configuration of that name, or the one it takes when it has none of that name.
    private static func base(
        of name: String, among configurations: [ProjectObject], standard list: ProjectObject?
    ) -> ProjectObject? {
        configurations.first { $0["name"]?.string == name }
            ?? configurations.first { $0["name"]?.string == list?["defaultConfigurationName"]?.string }
    }

    /// The settings of the file that a configuration is based on, and its own.
    private mutating func layers(
        of configuration: ProjectObject, paths: inout ProjectPaths, read: (_ path: String) throws(FileError) -> [UInt8]
    ) -> [[String: BuildSetting]] {
        if let known = layers[configuration.index] { return known }
        var result: [[String: BuildSetting]] = []
        if let file = basePath(of: configuration, &paths) { result.append(files.settings(ofFile: file, read: read)) }
        result.append(settings(of: configuration))
        layers[configuration.index] = result
        return result
    }

    private func basePath(of configuration: ProjectObject, _ paths: inout ProjectPaths) -> String? {
        if let file = objects.object(configuration["baseConfigurationReference"]) { return paths.path(of: file) }
        guard let anchor = objects.object(configuration["baseConfigurationReferenceAnchor"]),
            let below = configuration["baseConfigurationReferenceRelativePath"]?.string,
            let folder = paths.path(of: anchor)
        else { return nil }
        return PathText.collapsed(PathText.join(folder, below))
    }

    private func settings(of configuration: ProjectObject) -> [String: BuildSetting] {
        var settings: [String: BuildSetting] = [:]
        guard let entries = configuration["buildSettings"]?.entries else { return settings }
        for (key, value) in entries {
            guard let name = key.string, let text = text(of: value) else { continue }
            settings[name] = BuildSetting(text, at: value.contentRange.map { FilePlace(path: path, range: $0) })
        }
        return settings
    }

    /// Xcode joins lists with spaces.
    private func text(of value: PlacedValue) -> String? {
        value.isArray ? value.strings.joined(separator: " ") : value.string
    }
}

extension PlacedValue {
    /// UTF-8 byte offsets: of a list, from its first value to its last one.
    fileprivate var contentRange: Range<Int>? {
        guard isArray else { return range }
        let ranges = elements.compactMap(\.range)
        guard let first = ranges.first, let last = ranges.last else { return range }
        return first.lowerBound..<last.upperBound
    }
}

extension PathText {
    /// `Habit` for `iOS/Habit.xcodeproj/project.pbxproj`.
    fileprivate static func projectName(ofFile path: String) -> String {
        let bundle = name(ofPath: folder(ofPath: path))
        return bundle.hasSuffix(".xcodeproj") ? String(bundle.dropLast(".xcodeproj".utf8.count)) : bundle
    }
}
