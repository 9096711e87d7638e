import SwiftSource

/// The build settings of the targets of a Tuist manifest.
struct TuistSettings {
    typealias Layer = [String: BuildSetting]

    /// What `settings:` of the project or of a target says for one configuration.
    private struct Configuration {
        let name: String
        let isDebug: Bool
        var settings = Layer()
        /// Path of an `.xcconfig` file.
        var file: String?
    }

    /// What `settings:` says.
    private struct Declaration {
        var base = Layer()
        var configurations: [Configuration] = []
    }

    private let manifest: TuistManifest
    private var project = Declaration()
    private var files = ConfigurationFiles()

    var problems: [ProjectProblem] { files.problems }
    var missingConfigurationFiles: [String] { files.missing.sorted(by: PathText.precedes) }

    init(_ manifest: TuistManifest) {
        self.manifest = manifest
        project = declaration(manifest.project?.argument(labeled: "settings")?.value)
        if project.configurations.isEmpty {
            project.configurations = [
                Configuration(name: "Debug", isDebug: true), Configuration(name: "Release", isDebug: false),
            ]
        }
    }

    mutating func configurations(
        of target: TuistTarget, _ read: (String) throws(FileError) -> [UInt8]
    ) -> [BuildConfiguration] {
        let own = declaration(target.argument("settings"))
        let presets = target.presets
        var result: [BuildConfiguration] = []
        for configuration in project.configurations {
            let name = configuration.name
            let ownOne = own.configurations.first { $0.name == name }
            var layers = [SettingLayers.builtIn(target: target.name, project: manifest.name, configuration: name)]
            if configuration.isDebug { layers.append(["SWIFT_ACTIVE_COMPILATION_CONDITIONS": BuildSetting("DEBUG")]) }
            if let file = configuration.file { layers.append(files.settings(ofFile: file, read: read)) }
            layers += [project.base, configuration.settings]
            if let file = ownOne?.file { layers.append(files.settings(ofFile: file, read: read)) }
            layers += [presets, own.base, ownOne?.settings ?? [:]]
            let settings = SettingLayers(layers).resolved(configuration: name)
            result.append(BuildConfiguration(name: name, settings: settings))
        }
        return result
    }

    private func declaration(_ node: Node?) -> Declaration {
        var declaration = Declaration()
        guard let call = manifest.values.call(node) else { return declaration }
        declaration.base = layer(call.argument(labeled: "base")?.value)
        declaration.configurations = (manifest.values.elements(call.argument(labeled: "configurations")?.value) ?? [])
            .compactMap(configuration)
        return declaration
    }

    /// `.debug(name: "Debug", settings: […], xcconfig: "…")`
    private func configuration(_ node: Node) -> Configuration? {
        guard let call = manifest.values.call(node), let kind = call.calleeName, kind == "debug" || kind == "release"
        else {
            return nil
        }
        let name = call.argument(labeled: "name")?.value
        let text =
            manifest.values.text(name)?.text
            ?? manifest.values.caseName(name).map { $0.prefix(1).uppercased() + $0.dropFirst() }
        guard let text else { return nil }
        var configuration = Configuration(name: text, isDebug: kind == "debug")
        configuration.settings = layer(call.argument(labeled: "settings")?.value)
        configuration.file = TuistPath.text(call.argument(labeled: "xcconfig")?.value, manifest.values)
            .map { PathText.collapsed($0.text, in: manifest.folder) }
        return configuration
    }

    /// A dictionary of settings. One that is computed is left out.
    private func layer(_ node: Node?) -> Layer {
        var layer = Layer()
        for (key, value) in manifest.values.entries(node) ?? [] {
            if let text = settingText(value) {
                layer[key.text] = BuildSetting(text.text, at: FilePlace(path: manifest.path, range: text.range))
            }
        }
        return layer
    }

    /// `"…"`, `["…", "…"]`, `.string("…")`, `.array([…])`, or a truth value.
    private func settingText(_ node: Node) -> ManifestValues.Text? {
        let values = manifest.values
        let resolved = values.resolved(node)
        if let text = values.text(resolved) { return text }
        if let texts = values.texts(resolved) {
            return ManifestValues.Text(text: texts.map(\.text).joined(separator: " "), range: resolved.range)
        }
        if resolved.kind == .booleanLiteral {
            return ManifestValues.Text(text: resolved.text == "true" ? "YES" : "NO", range: resolved.range)
        }
        guard let call = values.call(resolved), ["string", "array"].contains(call.calleeName),
            let value = call.firstUnlabeledArgument?.value, CallExpression(value) == nil
        else { return nil }
        return settingText(value)
    }
}

/// A path of a manifest: `"…"`, `.path("…")`, `.relativeToManifest("…")`, `.file(path: "…")`.
enum TuistPath {
    static func text(_ node: Node?, _ values: ManifestValues) -> ManifestValues.Text? {
        if let text = values.text(node) { return text }
        guard let call = values.call(node) else { return nil }
        switch call.calleeName {
        case "file": return text(call.argument(labeled: "path")?.value, values)
        case "path", "relativeToManifest": return values.text(call.firstUnlabeledArgument?.value)
        // Where the root of all projects is, the manifest does not say.
        default: return nil
        }
    }
}

extension TuistTarget {
    /// Settings that come from other arguments than `settings:`.
    var presets: [String: BuildSetting] {
        var presets = leastVersions
        if let name = values.text(argument("productName")) { presets["PRODUCT_NAME"] = setting(name) }
        if let identifier = values.text(argument("bundleId")) {
            presets["PRODUCT_BUNDLE_IDENTIFIER"] = setting(identifier)
        }
        if let file = TuistPath.text(argument("infoPlist"), values) { presets["INFOPLIST_FILE"] = setting(file) }
        if let file = TuistPath.text(argument("entitlements"), values) {
            presets["CODE_SIGN_ENTITLEMENTS"] = setting(file)
        }
        let node = argument("destinations") ?? argument("platform")
        let platforms = platforms
        if let node, let first = platforms.first {
            presets["SDKROOT"] = BuildSetting(platforms.count == 1 ? first.systemRoot : "auto", at: place(node.range))
            if platforms.count > 1 {
                presets["SUPPORTED_PLATFORMS"] = BuildSetting(
                    platforms.map(\.supportedPlatforms).joined(separator: " "), at: place(node.range))
            }
        }
        return presets
    }

    /// What `destinations:` names, or `platform:`, as it was called before.
    private var platforms: [Platform] {
        let node = argument("destinations") ?? argument("platform")
        let names =
            values.elements(node)?.compactMap { values.caseName($0) } ?? values.caseName(node).map { [$0] } ?? []
        let found = Set(names.compactMap { Self.platforms[$0] })
        return Platform.allCases.filter(found.contains)
    }

    private static let platforms: [String: Platform] = [
        "iOS": .iOS, "iPhone": .iOS, "iPad": .iOS, "macCatalyst": .iOS, "macWithiPadDesign": .iOS,
        "appleVisionWithiPadDesign": .iOS, "macOS": .macOS, "mac": .macOS, "watchOS": .watchOS, "appleWatch": .watchOS,
        "tvOS": .tvOS, "appleTv": .tvOS, "visionOS": .visionOS, "appleVision": .visionOS,
    ]

    /// `.iOS("17.0")`, `.multiplatform(iOS: "17.0", …)`, and as it was, `.iOS(targetVersion: "17.0", devices: …)`.
    private var leastVersions: [String: BuildSetting] {
        var settings: [String: BuildSetting] = [:]
        guard let call = values.call(argument("deploymentTargets") ?? argument("deploymentTarget")) else { return [:] }
        for argument in call.arguments {
            let label = argument.label ?? call.calleeName ?? ""
            let name = label == "targetVersion" ? call.calleeName ?? "" : label
            guard let platform = Platform(rawValue: name), let text = values.text(argument.value) else { continue }
            let version = SystemVersion(text.text)?.description ?? text.text
            settings[platform.deploymentSetting] = BuildSetting(version, at: place(text.range))
        }
        return settings
    }
}
