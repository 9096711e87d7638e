/// What an `Info.plist` says about the target it belongs to.
struct InformationPropertyList {
    static let widgetExtensionPoint = "com.apple.widgetkit-extension"

    let extensionPoint: String?
    let isApp: Bool

    init(_ value: PropertyListValue) {
        // `NSExtension` is the older form; ExtensionKit writes `EXAppExtensionAttributes`. Each is seen with either key.
        let attributes = [value["NSExtension"], value["EXAppExtensionAttributes"]].compactMap { $0 }
        let keys = ["NSExtensionPointIdentifier", "EXExtensionPointIdentifier"]
        extensionPoint = attributes.lazy.flatMap { attributes in keys.compactMap { attributes[$0]?.string } }.first
        let appKeys = [
            "LSRequiresIPhoneOS", "UILaunchScreen", "UILaunchStoryboardName", "UIApplicationSceneManifest", "WKApplication",
            "WKWatchKitApp", "NSMainStoryboardFile", "NSMainNibFile",
        ]
        isApp = value["CFBundlePackageType"]?.string == "APPL" || appKeys.contains { value[$0] != nil }
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
