/// What a project file says about one of its targets, whatever form the file has.
///
/// All paths are joined with the folder they are relative to and resolved by name: no `.` and `..` components.
public struct DeclaredTarget: Sendable, Hashable {
    public var name: String
    public var kind: Target.Kind
    /// Where the project file names it.
    public var place: FilePlace?
    public var sources = DeclaredSources()
    /// In the order of the project file; never empty. A form without configurations has one called `default`.
    public var configurations: [BuildConfiguration]
    /// Names of targets of the same project file that are built into it: an app's extensions and its watch app.
    public var embeddedTargets: [String] = []
    /// Names of targets, frameworks and package products that it is linked with.
    public var dependencies: [String] = []
    /// Names of the products of its package that hold it.
    public var products: [String] = []
    /// Keys of an `Info.plist` that the project file itself gives, other than by `INFOPLIST_KEY_…` settings.
    public var information: [String: DeclaredValue] = [:]
    /// Entitlements that the project file itself gives.
    public var entitlements: [String: DeclaredValue] = [:]

    public init(name: String, kind: Target.Kind, place: FilePlace?, configurations: [BuildConfiguration]) {
        self.name = name
        self.kind = kind
        self.place = place
        self.configurations = configurations
    }
}

/// A property list's value, written in a project file.
public struct DeclaredValue: Sendable, Hashable {
    public var value: PropertyListValue
    public var place: FilePlace

    public init(_ value: PropertyListValue, at place: FilePlace) {
        self.value = value
        self.place = place
    }
}

/// Which files a target compiles.
public struct DeclaredSources: Sendable, Hashable {
    /// Named one by one.
    public var files: [String] = []
    public var folders: [SourceFolder] = []

    public init() {}
}

/// A folder whose files belong to a target, but for some.
public struct SourceFolder: Sendable, Hashable {
    public var path: String
    /// Files and folders below it that do not belong to the target.
    public var excluded: Set<String> = []
    /// Patterns relative to `path`; where there are any, only what one of them matches belongs to the target.
    public var includedPatterns: [String] = []
    /// Patterns relative to `path` of what does not belong to the target.
    public var excludedPatterns: [String] = []

    public init(path: String) { self.path = path }
}
