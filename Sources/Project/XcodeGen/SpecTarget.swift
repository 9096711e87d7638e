/// One target of a spec, templates resolved.
struct SpecTarget {
    let name: String
    let node: YAMLNode
    private let place: FilePlace
    private let line: Int
    let spec: Spec

    init(_ entry: YAMLEntry, _ spec: Spec) {
        // A target may have another name than its key.
        name = entry.value["name"]?.string ?? entry.key
        node = entry.value
        place = entry.place
        line = entry.line
        self.spec = spec
    }

    /// Without Xcode's prefix.
    var type: String {
        let type = node["type"]?.string ?? ""
        let prefix = "com.apple.product-type."
        return type.hasPrefix(prefix) ? String(type.dropFirst(prefix.count)) : type
    }

    var kind: Target.Kind {
        switch type {
        case "app-extension", "extensionkit-extension", "watchkit2-extension", "watchkit-extension", "tv-app-extension":
            .otherExtension
        case "bundle.unit-test", "bundle.ui-testing", "bundle.ocunit-test": .test
        case let type where type.hasPrefix("app-extension."): .otherExtension
        case let type where type == "application" || type.hasPrefix("application."): .app
        case let type where type.hasPrefix("framework") || type.hasPrefix("library") || type == "xcframework":
            .framework
        default: .other
        }
    }

    /// None for a target that several systems share.
    var platform: Platform? { node["platform"]?.string.flatMap { Platform(rawValue: $0) } }

    /// Systems of a target that several share, in XcodeGen's order.
    var destinations: [Platform] {
        var names = (node["supportedDestinations"]?.strings ?? []).compactMap(\.string)
        // Catalyst is an iOS app on another system.
        if names.contains("macCatalyst") { names.append("iOS") }
        return [.iOS, .tvOS, .watchOS, .visionOS, .macOS].filter { names.contains($0.rawValue) }
    }

    var problems: [ProjectProblem] {
        guard node.entries != nil else {
            return [problem("\(name) says nothing about itself: write type:, platform: and sources: below it", line)]
        }
        if node["type"]?.string != nil || node["legacy"] != nil { return [] }
        return [problem("\(name) has no type: write, for instance, type: app-extension", line)]
    }

    private func problem(_ message: String, _ line: Int) -> ProjectProblem {
        ProjectProblem(path: place.path, line: line, message: message)
    }

    /// - Parameter read: Gives the bytes of settings files and `Info.plist` files.
    func declared(
        _ settings: inout SpecSettings, _ read: (String) throws(FileError) -> [UInt8]
    ) -> DeclaredTarget {
        var target = DeclaredTarget(
            name: name, kind: kind, place: place, configurations: settings.configurations(of: self, read))
        target.sources = sources
        (target.embeddedTargets, target.dependencies) = references
        target.information = declaredValues(node["info"])
        target.entitlements = declaredValues(node["entitlements"])
        return target
    }

    private func declaredValues(_ node: YAMLNode?) -> [String: DeclaredValue] {
        var values: [String: DeclaredValue] = [:]
        for entry in node?["properties"]?.entries ?? [] {
            values[entry.key] = DeclaredValue(PropertyListValue(entry.value), at: entry.value.place)
        }
        return values
    }
}

// MARK: Settings

extension SpecTarget {
    /// Settings that come from the type and the platform.
    var presets: [String: BuildSetting] {
        var presets: [String: BuildSetting] = [:]
        let destinations = destinations
        if spec.appliesPresets(to: "targets") {
            if !destinations.isEmpty {
                let platforms = destinations.map(\.supportedPlatforms).joined(separator: " ")
                presets["SUPPORTED_PLATFORMS"] = BuildSetting(platforms, at: node["supportedDestinations"]?.place)
            }
            if let platform {
                presets["SDKROOT"] = BuildSetting(platform.systemRoot, at: node["platform"]?.place)
            } else if !destinations.isEmpty {
                presets["SDKROOT"] = BuildSetting("auto", at: node["supportedDestinations"]?.place)
            }
        }
        let versions = node["deploymentTarget"]
        for platform in destinations.isEmpty ? platform.map({ [$0] }) ?? [] : destinations {
            let version = versions?.entries == nil ? versions : versions?[platform.rawValue]
            if let version = version?.version { presets[platform.deploymentSetting] = version }
        }
        return presets
    }

    /// The target's name as the last part of a bundle identifier.
    var identifierPart: String {
        let characters = name.unicodeScalars.compactMap { scalar -> Unicode.Scalar? in
            if scalar == "_" { return "-" }
            return scalar.properties.isAlphabetic || scalar.properties.numericType != nil || scalar == "-"
                || scalar == "."
                ? scalar : nil
        }
        return String(String.UnicodeScalarView(characters))
    }

    /// Value of `INFOPLIST_FILE` where no setting gives it: what `info:` names, else an `Info.plist` that stands in one
    /// of the source folders.
    func informationFile(_ read: (String) throws(FileError) -> [UInt8]) -> BuildSetting? {
        if let path = node["info"]?["path"] { return BuildSetting(spec.settingPath(path), at: path.place) }
        for source in sourceNodes {
            guard let path = source.path.string, !path.contains("${") else { continue }
            let isFile = PathText.name(ofPath: path) == "Info.plist"
            let file = isFile ? spec.path(source.path) : PathText.join(spec.path(source.path), "Info.plist")
            guard (try? read(file)) != nil else { continue }
            return BuildSetting(PathText.relative(file, to: PathText.collapsed(spec.folder)))
        }
        return nil
    }
}
