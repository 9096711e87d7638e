import Project

/// A Swift text of the project: a file, or a code block of a Markdown file.
public struct SourceUnit: Sendable {
    /// Path of the file, as discovered.
    public let path: String
    public let facts: FileFacts
    public let target: Target

    public init(path: String, facts: FileFacts, target: Target) {
        self.path = path
        self.facts = facts
        self.target = target
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
