/// A part of the project that is compiled together.
///
/// A class, as each of its files refers to it.
public final class Target: Sendable {
    public enum Kind: String, Sendable {
        /// A WidgetKit extension.
        case widgetExtension
        /// An app extension of another kind.
        case otherExtension
        case app
        /// A framework or library of a project.
        case framework
        /// A target of a Swift package that holds no tests.
        case package
        case test
        /// A target of another kind: a command line tool, a bundle.
        case other
        /// Files that stand together, and nothing says what they are.
        case folder
    }

    /// The same for all files of the target, and for no others.
    public let id: String
    public let name: String
    public let kind: Kind
    /// The folder that the paths in its project file are relative to, or the one that it was found in; empty for the
    /// working directory.
    public let root: String
    public let origin: TargetOrigin
    /// Where the project file names it.
    public let place: FilePlace?
    /// Name under which other targets import it; nil when nothing tells.
    public let moduleName: String?
    /// Modules whose declarations may be visible in its files: what it is linked with, and what that is linked with.
    public let linkedModules: Set<String>
    /// Empty when nothing tells.
    public let configurations: [BuildConfiguration]
    /// What it is built for; nil when nothing tells.
    public let platforms: Set<Platform>?
    /// The system that it is surely built for, where it may be built for several: a project often lists more of them than
    /// anybody builds.
    public let mainPlatform: Platform?
    /// For each system that it is built for, where all configurations tell the lowest version.
    let floors: [Platform: [DeploymentFloor]]
    /// The newest Xcode that its project says it was opened with, as Xcode writes it: 1430 for 14.3. Nil when nothing
    /// tells.
    public let xcodeVersion: Int?
    /// Nil when nothing tells.
    public let information: InformationPropertyList?
    /// Nil when nothing tells; a target that certainly has none has an empty one.
    public let entitlements: Entitlements?

    public init(
        id: String, name: String, kind: Kind, root: String, origin: TargetOrigin = TargetOrigin(.folder, path: nil),
        place: FilePlace? = nil, moduleName: String? = nil, linkedModules: Set<String> = [],
        configurations: [BuildConfiguration] = [], platforms: Set<Platform>? = nil, xcodeVersion: Int? = nil,
        information: InformationPropertyList? = nil, entitlements: Entitlements? = nil
    ) {
        self.id = id
        self.name = name
        self.kind = kind
        self.root = root
        self.origin = origin
        self.place = place
        self.moduleName = moduleName
        self.linkedModules = linkedModules
        self.configurations = configurations
        self.platforms = platforms
        self.xcodeVersion = xcodeVersion
        self.information = information
        mainPlatform = configurations.mainPlatform(of: platforms) ?? (origin.form == .swiftPackage ? .iOS : nil)
        floors = configurations.floors(on: platforms.map(Array.init) ?? Platform.allCases)
        self.entitlements = entitlements
    }

    /// Whether it is linked with a library, directly or through others.
    public func isLinked(with library: Target) -> Bool { linkedModules.contains(library.importedName) }

    /// The name under which others import it.
    public var importedName: String { moduleName ?? name }

    /// Whether a project file says which files belong to it.
    public var isDeclared: Bool {
        switch origin.form {
        case .xcodeProject, .swiftPackage, .xcodeGen, .tuist: true
        case .informationPropertyList, .folder: false
        }
    }
}

extension Target: Hashable {
    public static func == (left: Target, right: Target) -> Bool {
        left === right
            || left.id == right.id && left.name == right.name && left.kind == right.kind && left.root == right.root
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// What told of a target.
public struct TargetOrigin: Sendable, Hashable {
    public enum Form: String, Sendable {
        case xcodeProject
        case swiftPackage
        case xcodeGen
        case tuist
        case informationPropertyList
        case folder
    }

    public let form: Form
    /// The file that told; nil for a folder.
    public let path: String?

    public init(_ form: Form, path: String?) {
        self.form = form
        self.path = path
    }
}
