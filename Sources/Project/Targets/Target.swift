/// A part of the project that is compiled together.
public struct Target: Sendable, Hashable {
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
    /// The folder that holds the target; empty for the working directory.
    public let root: String

    public init(id: String, name: String, kind: Kind, root: String) {
        self.id = id
        self.name = name
        self.kind = kind
        self.root = root
    }
}
