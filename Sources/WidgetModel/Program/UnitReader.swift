import SwiftSource

/// Gives a program the syntax of its units.
public protocol UnitReader {
    /// The tree of a unit; nil when its text is no longer the one that the unit's outline was taken from.
    func tree(of unit: SourceUnit) -> SyntaxTree?
    /// What many units declare, in their order, under the same condition.
    func read(_ units: [SourceUnit]) -> [ReadUnit?]
}

extension UnitReader {
    public func read(_ units: [SourceUnit]) -> [ReadUnit?] {
        units.map { unit in tree(of: unit).map { ReadUnit($0, of: unit) } }
    }
}

/// What a unit declares and, where it is likely to be asked for, its tree.
public struct ReadUnit: Sendable {
    let facts: FileFacts
    let tree: SyntaxTree?

    /// - Parameter unit: The unit of the tree. The bodies of a root are looked into; of the others hardly any.
    public init(_ tree: SyntaxTree, of unit: SourceUnit) {
        facts = FileFacts(tree)
        self.tree = unit.outline.isRoot ? tree : nil
    }
}

/// Reads units of known trees.
public struct KnownTrees: UnitReader {
    private let trees: [String: SyntaxTree]

    /// - Parameter trees: By the path of the unit.
    public init(_ trees: [String: SyntaxTree]) { self.trees = trees }

    public func tree(of unit: SourceUnit) -> SyntaxTree? { trees[unit.path] }
}
