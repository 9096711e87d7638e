/// The value of a build setting of one configuration.
public struct BuildSetting: Sendable, Hashable {
    /// With variables expanded; one whose value is not known still stands there as `$(NAME)`.
    public var value: String
    /// Where the value is written; nil when no file says it.
    public var place: FilePlace?

    public init(_ value: String, at place: FilePlace? = nil) {
        self.value = value
        self.place = place
    }

    /// Whether no variable is left in the value.
    public var isResolved: Bool { !value.utf8.contains(UInt8(ascii: "$")) }
}

/// One way to build a target, such as `Debug`, by Xcode's names for settings. Project files of other forms are put into
/// the same terms.
public struct BuildConfiguration: Sendable, Hashable {
    public var name: String
    /// By name, without conditions such as `[sdk=…]`.
    public var settings: [String: BuildSetting]

    public init(name: String, settings: [String: BuildSetting]) {
        self.name = name
        self.settings = settings
    }
}
