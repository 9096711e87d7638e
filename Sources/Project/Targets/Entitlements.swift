/// What a target is entitled to, over all of its configurations.
public struct Entitlements: Sendable, Hashable {
    static let groupsKey = "com.apple.security.application-groups"

    /// The entitlement files of its configurations, each once.
    public internal(set) var files: [PropertyListFile] = []
    /// App groups, with variables expanded.
    public internal(set) var groups: [AppGroup] = []
    /// False when a file cannot be read or a variable in a group is not known: there may be more than is known here.
    public internal(set) var isComplete = true

    public init() {}

    /// The value of a key in any of the files.
    public subscript(key: String) -> PropertyListValue? { files.lazy.compactMap { $0.value[key] }.first }

    public func hasGroup(_ name: String) -> Bool { groups.contains { $0.name == name } }

    mutating func add(_ file: PropertyListFile, _ settings: [String: BuildSetting]) {
        if !files.contains(file) { files.append(file) }
        for group in file.value[Self.groupsKey]?.array ?? [] {
            guard let written = group.string else { continue }
            addGroup(written, settings, at: file.place(ofText: written, behindKey: Self.groupsKey))
        }
    }

    mutating func addGroup(_ written: String, _ settings: [String: BuildSetting], at place: FilePlace) {
        let name = SettingVariables.expand(written, settings)
        if name.utf8.contains(UInt8(ascii: "$")) { isComplete = false }
        if !groups.contains(where: { $0.name == name }) { groups.append(AppGroup(name: name, place: place)) }
    }
}

/// An app group that a target may use.
public struct AppGroup: Sendable, Hashable {
    public let name: String
    public let place: FilePlace
}
