/// What a discovered file is to the linter, judged by its name alone.
public enum FileKind: UInt8, Sendable, Hashable, CaseIterable {
    /// `*.swift`, but for package manifests.
    case swift
    /// `*.md`, `*.markdown`.
    case markdown
    /// `*.plist`.
    case propertyList
    /// `*.entitlements`.
    case entitlements
    /// `Package.swift` and `Package@swift-….swift`.
    case packageManifest
    /// `project.pbxproj`.
    case xcodeProject
    /// XcodeGen's `project.yml`, `project.yaml` or `project.json`.
    case xcodeGenProject
    /// `*.xcconfig`.
    case buildConfiguration
    /// `.widgetlint.json`.
    case configuration

    /// The kind of a file called `name` (no slashes), or `nil` when the linter has no use for it.
    public init?(name: String) {
        var name = name
        guard let kind = name.withUTF8({ FileKind(name: $0) }) else { return nil }
        self = kind
    }

    /// The same for UTF-8 bytes. The last byte rules most files out.
    init?(name: UnsafeBufferPointer<UInt8>) {
        guard let last = name.last, !name.isSideFile else { return nil }
        switch last {
        case UInt8(ascii: "t"):
            if name.hasSuffix(".swift") {
                let isManifest = name.equals("Package.swift") || name.hasPrefix("Package@swift-")
                self = isManifest ? .packageManifest : .swift
            } else if name.hasSuffix(".plist") {
                self = .propertyList
            } else {
                return nil
            }
        case UInt8(ascii: "d"), UInt8(ascii: "D"):
            guard name.hasSuffix(".md") || name.hasSuffix(".MD") else { return nil }
            self = .markdown
        case UInt8(ascii: "n"):
            if name.hasSuffix(".markdown") {
                self = .markdown
            } else if name.equals("project.json") {
                self = .xcodeGenProject
            } else if name.equals(".widgetlint.json") {
                self = .configuration
            } else {
                return nil
            }
        case UInt8(ascii: "s"):
            guard name.hasSuffix(".entitlements") else { return nil }
            self = .entitlements
        case UInt8(ascii: "j"):
            guard name.equals("project.pbxproj") else { return nil }
            self = .xcodeProject
        case UInt8(ascii: "l"):
            guard name.equals("project.yml") || name.equals("project.yaml") else { return nil }
            self = .xcodeGenProject
        case UInt8(ascii: "g"):
            guard name.hasSuffix(".xcconfig") else { return nil }
            self = .buildConfiguration
        default:
            return nil
        }
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// What macOS (`._name`, a resource fork) and Emacs (`.#name`, a lock) lay beside a file under its extension.
    fileprivate var isSideFile: Bool {
        count > 1 && self[0] == UInt8(ascii: ".") && (self[1] == UInt8(ascii: "_") || self[1] == UInt8(ascii: "#"))
    }
}
