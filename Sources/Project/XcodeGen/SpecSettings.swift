/// Gives the build settings of the targets, laid over each other as XcodeGen writes them into the Xcode project.
struct SpecSettings {
    typealias Layer = [String: BuildSetting]

    /// A build configuration of the project.
    private struct Configuration {
        let name: String
        let isDebug: Bool
        /// What the project says for it, once that is known.
        var project: ProjectLayers?
    }

    private struct ProjectLayers {
        let presets: Layer
        let file: Layer
        let settings: Layer

        /// Weakest first.
        var all: [Layer] { [presets, file, settings] }
    }

    private let spec: Spec
    private let projectName: String
    private var configurations: [Configuration]
    private var files = ConfigurationFiles()

    var problems: [ProjectProblem] { files.problems }
    var missingConfigurationFiles: [String] { files.missing.sorted(by: PathText.precedes) }

    init(_ spec: Spec) {
        self.spec = spec
        projectName = spec.root["name"]?.string ?? ""
        let named = (spec.root["configs"]?.entries ?? []).map { entry in
            Configuration(name: entry.key, isDebug: entry.value.string == "debug")
        }
        configurations = named
        if named.isEmpty {
            configurations = [
                Configuration(name: "Debug", isDebug: true),
                Configuration(name: "Release", isDebug: false),
            ]
        }
    }

    /// The configurations of a target, in the order of the spec.
    mutating func configurations(
        of target: SpecTarget, _ read: (String) throws(FileError) -> [UInt8]
    ) -> [BuildConfiguration] {
        let informationFile = target.informationFile(read)
        var result: [BuildConfiguration] = []
        for index in configurations.indices {
            let configuration = configurations[index]
            let project = configuration.project ?? projectLayers(configuration, read)
            configurations[index].project = project
            let builtIn = SettingLayers.builtIn(
                target: target.name, project: projectName, configuration: configuration.name)
            var own = layer(target.node["settings"], configuration)
            if own["INFOPLIST_FILE"] == nil { own["INFOPLIST_FILE"] = informationFile }
            if let path = target.node["entitlements"]?["path"] {
                own["CODE_SIGN_ENTITLEMENTS"] = BuildSetting(spec.settingPath(path), at: path.place)
            }
            let file = settings(ofFile: target.node["configFiles"]?[configuration.name], read)
            // XcodeGen leaves out of its presets what a file of settings says.
            var presets = target.presets
            for name in project.file.keys { presets[name] = nil }
            for name in file.keys { presets[name] = nil }
            var stack = [builtIn] + project.all + [file, presets.merging(own) { _, own in own }]
            addIdentifier(of: target, to: &stack)
            result.append(
                BuildConfiguration(
                    name: configuration.name, settings: SettingLayers(stack).resolved(configuration: configuration.name)
                ))
        }
        return result
    }

    /// Makes a bundle identifier of the prefix and the target's name where no layer has one.
    private func addIdentifier(of target: SpecTarget, to stack: inout [Layer]) {
        let name = "PRODUCT_BUNDLE_IDENTIFIER"
        guard !stack.contains(where: { $0[name] != nil }), let prefix = spec.root["options"]?["bundleIdPrefix"],
            let text = prefix.string
        else { return }
        stack.append([name: BuildSetting("\(text).\(target.identifierPart)", at: prefix.place)])
    }

    private mutating func projectLayers(
        _ configuration: Configuration, _ read: (String) throws(FileError) -> [UInt8]
    ) -> ProjectLayers {
        var presets = Layer()
        if let root = spec.commonSystemRoot { presets["SDKROOT"] = BuildSetting(root) }
        if spec.appliesPresets(to: "project"), configuration.isDebug {
            presets["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] = BuildSetting("DEBUG")
        }
        for entry in spec.root["options"]?["deploymentTarget"]?.entries ?? [] {
            guard let platform = Platform(rawValue: entry.key), let version = entry.value.version else { continue }
            presets[platform.deploymentSetting] = version
        }
        return ProjectLayers(
            presets: presets, file: settings(ofFile: spec.root["configFiles"]?[configuration.name], read),
            settings: layer(spec.root["settings"], configuration))
    }

    /// What the `.xcconfig` file says that `node` names, if it names one.
    private mutating func settings(
        ofFile node: YAMLNode?, _ read: (String) throws(FileError) -> [UInt8]
    ) -> Layer {
        // Where a variable of the environment leads is not known.
        guard let node, let text = node.string, !text.contains("${") else { return [:] }
        return files.settings(ofFile: spec.path(node), read: read)
    }

    /// The settings of a `settings:` mapping that hold in a configuration.
    private func layer(_ node: YAMLNode?, _ configuration: Configuration) -> Layer {
        var layer = Layer()
        add(node, configuration, to: &layer, depth: 0)
        return layer
    }

    /// Whether the settings stand right in the mapping, not below `base:` and the like.
    static func isFlat(_ settings: YAMLNode) -> Bool {
        settings["base"] == nil && settings["configs"] == nil && settings["groups"] == nil
    }

    private func add(_ node: YAMLNode?, _ configuration: Configuration, to layer: inout Layer, depth: Int) {
        // Groups that name each other would go on for ever.
        guard let node, depth < 16 else { return }
        if Self.isFlat(node) { return add(node, to: &layer) }
        for group in (node["groups"] ?? node["presets"])?.strings ?? [] {
            add(spec.root["settingGroups"]?[group.string ?? ""], configuration, to: &layer, depth: depth + 1)
        }
        add(node["base"], to: &layer)
        for entry in node["configs"]?.entries ?? [] where applies(entry.key, to: configuration) {
            add(entry.value, configuration, to: &layer, depth: depth + 1)
        }
    }

    private func add(_ node: YAMLNode?, to layer: inout Layer) {
        for entry in node?.entries ?? [] {
            if let setting = entry.value.buildSetting { layer[entry.key] = setting }
        }
    }

    /// A name counts for every configuration that has it in its own, unless it is that of another one.
    private func applies(_ name: String, to configuration: Configuration) -> Bool {
        guard configuration.name.lowercased().containsText(name.lowercased()) else { return false }
        let exact =
            configurations.first { $0.name == name }
            ?? configurations.first { $0.name.lowercased() == name.lowercased() }
        return exact == nil || exact?.name == configuration.name
    }
}

extension YAMLNode {
    /// As the value of a build setting: truth values are `YES` and `NO`, lists are words.
    var buildSetting: BuildSetting? {
        switch content {
        case .scalar(let scalar):
            if let boolean = scalar.boolean { return BuildSetting(boolean ? "YES" : "NO", at: place) }
            return BuildSetting(scalar.text, at: place)
        case .sequence(let elements):
            return BuildSetting(elements.compactMap { $0.buildSetting?.value }.joined(separator: " "), at: place)
        case .mapping:
            return nil
        }
    }

    /// As a deployment target: `17` is `17.0`.
    var version: BuildSetting? {
        guard let text = string, !text.isEmpty else { return nil }
        return BuildSetting(SystemVersion(text)?.description ?? text, at: place)
    }
}

extension String {
    fileprivate func containsText(_ text: String) -> Bool {
        if text.isEmpty { return false }
        return utf8.indices.contains { utf8[$0...].starts(with: text.utf8) }
    }
}
