import Project
import SwiftSource

/// A Swift text of the project: a file, or a code block of a Markdown file.
public struct SourceUnit: Sendable {
    /// Path of the file, as discovered.
    public let path: String
    /// The targets that compile it; never none.
    public let targets: [Target]
    public internal(set) var outline: FileOutline
    /// What the text declares; empty as long as nobody asked for any of it.
    public internal(set) var facts: FileFacts

    /// Whether rules begin with it: its words say so, or a widget extension compiles it.
    public var isRoot: Bool { outline.isRoot || targets.contains { $0.kind == .widgetExtension } }

    /// Whether a Swift package compiles it, and nothing else.
    public var isInPackage: Bool { targets.allSatisfy { $0.kind == .package } }

    /// A unit whose facts are read when they are needed.
    public init(path: String, outline: FileOutline, targets: [Target]) {
        self.path = path
        self.outline = outline
        self.targets = targets
        facts = .none
    }

    /// A unit of a known tree.
    public init(path: String, tree: SyntaxTree, target: Target) {
        self.init(path: path, outline: FileOutline(tree), targets: [target])
    }
}

/// A declaration somewhere in the program.
public struct DeclarationID: Hashable, Sendable, Comparable {
    /// Index of the file in ``Program/units``.
    public let unit: Int
    /// Index in that file's facts.
    public let index: Int

    public init(unit: Int, index: Int) {
        self.unit = unit
        self.index = index
    }

    public static func < (left: DeclarationID, right: DeclarationID) -> Bool {
        (left.unit, left.index) < (right.unit, right.index)
    }
}

/// Index of a type in ``Program/types``.
public struct TypeID: Hashable, Sendable {
    let index: Int
}
