import Project

/// What widgets, controls and Live Activities a project has, and what belongs to each.
public struct WidgetMap: Sendable, Hashable {
    /// By path and line.
    public var widgets: [MappedWidget]
    /// The targets that compile widgets, and the apps those are built into; sorted by name.
    public var targets: [MappedTarget]
    /// What told of the targets that compile the project's Swift files, sorted by path.
    public var origins: [TargetOriginCount]
    /// Swift files of the project.
    public var swiftFiles: Int
    /// Those of them of which a project file says which targets compile them.
    public var filesWithKnownTargets: Int

    public init(
        widgets: [MappedWidget] = [], targets: [MappedTarget] = [], origins: [TargetOriginCount] = [],
        swiftFiles: Int = 0,
        filesWithKnownTargets: Int = 0
    ) {
        self.widgets = widgets
        self.targets = targets
        self.origins = origins
        self.swiftFiles = swiftFiles
        self.filesWithKnownTargets = filesWithKnownTargets
    }
}

/// A file that told of targets, or folders that stand for them.
public struct TargetOriginCount: Sendable, Hashable {
    public var origin: TargetOrigin
    /// How many targets it told of.
    public var targets: Int

    public init(_ origin: TargetOrigin, targets: Int) {
        self.origin = origin
        self.targets = targets
    }
}

/// A place in a Swift file: path, one-based line, one-based column in UTF-8 bytes.
public struct MapPlace: Sendable, Hashable, Comparable {
    public var path: String
    public var line: Int
    public var column: Int

    public init(path: String, line: Int, column: Int) {
        self.path = path
        self.line = line
        self.column = column
    }

    public static func < (left: MapPlace, right: MapPlace) -> Bool {
        if left.path != right.path { return PathText.precedes(left.path, right.path) }
        return (left.line, left.column) < (right.line, right.column)
    }
}

/// Something that has a name, and the place where the project declares it; no place for what other modules declare.
public struct MappedName: Sendable, Hashable {
    public var name: String
    public var place: MapPlace?

    public init(_ name: String, at place: MapPlace? = nil) {
        self.name = name
        self.place = place
    }
}

/// A target that has to do with widgets.
public struct MappedTarget: Sendable, Hashable {
    /// What widgets name it by.
    public var id: String
    public var name: String
    public var kind: Target.Kind
    public var origin: TargetOrigin
    /// Ids of the targets that it is built into.
    public var hosts: [String]
    /// App groups that it is entitled to; nil when nobody can tell.
    public var appGroups: [String]?
    /// False when there may be more groups than those.
    public var knowsAllAppGroups: Bool

    public init(
        id: String, name: String, kind: Target.Kind, origin: TargetOrigin, hosts: [String] = [],
        appGroups: [String]? = nil,
        knowsAllAppGroups: Bool = false
    ) {
        self.id = id
        self.name = name
        self.kind = kind
        self.origin = origin
        self.hosts = hosts
        self.appGroups = appGroups
        self.knowsAllAppGroups = knowsAllAppGroups
    }
}
