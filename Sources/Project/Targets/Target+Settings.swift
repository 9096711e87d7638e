extension Platform {
    /// The platform of an SDK: `iphoneos`, `iphonesimulator`, `macosx` and so on.
    init?(sdk: some StringProtocol) {
        switch sdk.prefix(while: \.isLetter) {
        case "iphoneos", "iphonesimulator": self = .iOS
        case "macosx": self = .macOS
        case "watchos", "watchsimulator": self = .watchOS
        case "appletvos", "appletvsimulator": self = .tvOS
        case "xros", "xrsimulator": self = .visionOS
        default: return nil
        }
    }
}

/// The lowest version of a system that a target runs on.
public struct DeploymentFloor: Sendable, Hashable {
    public let version: SystemVersion
    /// Where it is written.
    public let place: FilePlace?
    /// The build configuration that has it.
    public let configuration: String
}

extension Target {
    /// The lowest version of a system that any build of the target runs on. Nil when it is not built for the system, or
    /// nothing tells.
    public func floor(of platform: Platform) -> SystemVersion? {
        floors(of: platform).map(\.version).min()
    }

    /// One for each configuration; none when the target is not built for the platform, or one of them cannot be told.
    public func floors(of platform: Platform) -> [DeploymentFloor] { floors[platform] ?? [] }

    /// Flags that `#if` may test, for each configuration; nil when they cannot be told.
    public var compilationFlags: [Set<String>]? {
        guard isDeclared, origin.form != .swiftPackage, !configurations.isEmpty else { return nil }
        var all: [Set<String>] = []
        for configuration in configurations {
            var flags: Set<String> = []
            for name in ["SWIFT_ACTIVE_COMPILATION_CONDITIONS", "OTHER_SWIFT_FLAGS"] {
                guard let setting = configuration.settings[name] else { continue }
                guard setting.isResolved else { return nil }
                let words = setting.value.split(separator: " ")
                for (index, word) in words.enumerated() {
                    if name == "SWIFT_ACTIVE_COMPILATION_CONDITIONS" || index > 0 && words[index - 1] == "-D" {
                        flags.insert(String(word))
                    } else if word.hasPrefix("-D") {
                        flags.insert(String(word.dropFirst(2)))
                    }
                }
            }
            all.append(flags)
        }
        return all
    }
}

extension [BuildConfiguration] {
    /// What the configurations build for; nil when they do not say.
    var platforms: Set<Platform>? {
        var platforms: Set<Platform> = []
        for configuration in self {
            let supported = configuration.settings["SUPPORTED_PLATFORMS"].flatMap { $0.isResolved ? $0.value : nil }
            guard let names = supported ?? configuration.settings["SDKROOT"]?.value else { return nil }
            let known = names.split(separator: " ").compactMap { Platform(sdk: $0) }
            guard !known.isEmpty else { return nil }
            platforms.formUnion(known)
        }
        return isEmpty ? nil : platforms
    }

    /// The platform of `SDKROOT`; else iOS, or the only one.
    ///
    /// - Parameter platforms: All that they build for.
    func mainPlatform(of platforms: Set<Platform>?) -> Platform? {
        if let roots = values(of: "SDKROOT"), let root = roots.first, roots.allSatisfy({ $0 == root }),
            let platform = Platform(sdk: root)
        {
            return platform
        }
        guard let platforms else { return nil }
        return platforms.contains(.iOS) ? .iOS : platforms.count == 1 ? platforms.first : nil
    }

    func floors(on platforms: [Platform]) -> [Platform: [DeploymentFloor]] {
        var all: [Platform: [DeploymentFloor]] = [:]
        for platform in platforms {
            var floors: [DeploymentFloor] = []
            for configuration in self {
                guard let setting = configuration.settings[platform.deploymentSetting],
                    let version = SystemVersion(setting.value)
                else { break }
                floors.append(DeploymentFloor(version: version, place: setting.place, configuration: configuration.name))
            }
            if floors.count == count, !isEmpty { all[platform] = floors }
        }
        return all
    }

    /// The values of a setting; nil when one configuration lacks it or holds an unknown variable.
    func values(of setting: String) -> [String]? {
        var values: [String] = []
        for configuration in self {
            guard let setting = configuration.settings[setting], setting.isResolved else { return nil }
            values.append(setting.value)
        }
        return values
    }
}
