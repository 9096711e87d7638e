/// The `Info.plist` of a target: its file, and what the project file adds to it.
public struct InformationPropertyList: Sendable, Hashable {
    static let widgetExtensionPoint = "com.apple.widgetkit-extension"

    /// The files of its configurations, each once.
    public internal(set) var files: [PropertyListFile] = []
    /// Keys that the project file gives, with the value of the last configuration.
    public internal(set) var generated: [String: DeclaredValue] = [:]
    /// The values of these keys in all configurations.
    private(set) var generatedValues: [String: Set<PropertyListValue>] = [:]
    /// False when a file cannot be read: there may be more keys than are known here.
    public internal(set) var isComplete = true

    public init() {}

    /// Schemes of `CFBundleURLTypes`, in lower case, with variables expanded.
    public internal(set) var urlSchemes: Set<String> = []
    private var hasUnknownScheme = false

    /// Whether the target registers no schemes but ``urlSchemes``: no variable in one is unknown.
    public var knowsAllSchemes: Bool { isComplete && !hasUnknownScheme }

    /// - Parameter settings: What the variables in the file stand for.
    mutating func add(_ file: PropertyListFile, _ settings: [String: BuildSetting]) {
        if !files.contains(file) { files.append(file) }
        addSchemes(of: file.value["CFBundleURLTypes"], settings)
    }

    mutating func add(_ value: DeclaredValue, for key: String, _ settings: [String: BuildSetting]) {
        generated[key] = value
        generatedValues[key, default: []].insert(value.value)
        if key == "CFBundleURLTypes" { addSchemes(of: value.value, settings) }
    }

    private mutating func addSchemes(of types: PropertyListValue?, _ settings: [String: BuildSetting]) {
        for type in types?.array ?? [] {
            for scheme in type["CFBundleURLSchemes"]?.array ?? [] {
                guard let scheme = scheme.string else { continue }
                let expanded = SettingVariables.expand(scheme, settings)
                if expanded.utf8.contains(UInt8(ascii: "$")) { hasUnknownScheme = true }
                urlSchemes.insert(expanded.lowercased())
            }
        }
    }

    /// The value of a key, in any of the configurations.
    public subscript(key: String) -> PropertyListValue? {
        files.lazy.compactMap { $0.value[key] }.first ?? generated[key]?.value
    }

    /// Where a key is given.
    public func place(ofKey key: String) -> FilePlace? {
        if let file = files.first(where: { $0.value[key] != nil }) { return file.place(ofKey: key) }
        return generated[key]?.place
    }

    var extensionPoint: String? {
        // `NSExtension` is the older form; ExtensionKit writes `EXAppExtensionAttributes`. Each is seen with either key.
        let attributes = [self["NSExtension"], self["EXAppExtensionAttributes"]].compactMap { $0 }
        let keys = ["NSExtensionPointIdentifier", "EXExtensionPointIdentifier"]
        return attributes.lazy.flatMap { attributes in keys.compactMap { attributes[$0]?.string } }.first
    }

    var isApp: Bool {
        let keys = [
            "LSRequiresIPhoneOS", "UILaunchScreen", "UILaunchStoryboardName", "UIApplicationSceneManifest", "WKApplication",
            "WKWatchKitApp", "NSMainStoryboardFile", "NSMainNibFile",
        ]
        return self["CFBundlePackageType"]?.string == "APPL" || keys.contains { self[$0] != nil }
    }

    var extensionKind: Target.Kind? {
        guard let extensionPoint else { return nil }
        return extensionPoint == Self.widgetExtensionPoint ? .widgetExtension : .otherExtension
    }

    /// The folder of the target that a property list at `path` describes, by the names in use: `Widget/Info.plist`,
    /// `Widget/Supporting Files/Info.plist`, and `Widget-Info.plist` beside or inside `Widget`. `nil` for any other name.
    static func root(ofFile path: String) -> String? {
        let folder = PathText.folder(ofPath: path)
        let name = PathText.name(ofPath: path)
        let ending = "Info.plist"
        guard name.hasSuffix(ending) else { return nil }
        if name == ending {
            let isSupporting = ["Supporting Files", "Supporting", "SupportingFiles", "Resources", "Support"]
                .contains(PathText.name(ofPath: folder))
            return isSupporting ? PathText.folder(ofPath: folder) : folder
        }
        guard name.hasSuffix("-Info.plist") || name.hasSuffix("_Info.plist") else { return nil }
        let target = String(name.dropLast(ending.count + 1))
        return PathText.name(ofPath: folder) == target ? folder : PathText.join(folder, target)
    }
}
