import SwiftSource

/// Gives a program the syntax of its units.
public protocol UnitReader {
    /// The tree of a unit; nil when its text is no longer the one that the unit's outline was taken from.
    func tree(of unit: SourceUnit) -> SyntaxTree?
    /// The text of a unit, where it can be had without its tree.
    func text(of unit: SourceUnit) -> [UInt8]?
    /// What many units declare, in their order, under the same condition.
    func read(_ units: [SourceUnit]) -> [ReadUnit?]
}

extension UnitReader {
    public func text(of unit: SourceUnit) -> [UInt8]? { nil }

    public func read(_ units: [SourceUnit]) -> [ReadUnit?] {
        units.map { unit in tree(of: unit).map { ReadUnit($0, of: unit) } }
    }
}

/// What a unit declares and, where it is likely to be asked for, its tree.
public struct ReadUnit: Sendable {
    let facts: FileFacts
    /// Whether the numbers of nodes in the facts are those of the whole tree.
    let isWhole: Bool
    let tree: SyntaxTree?

    /// Whether the code of a unit is likely to be looked at. That of roots is; of the others hardly any.
    public static func needsCode(_ unit: SourceUnit) -> Bool { unit.isRoot }

    /// - Parameters:
    ///   - tree: The tree of the unit.
    ///   - isWhole: False for one of its declarations alone.
    public init(_ tree: SyntaxTree, of unit: SourceUnit, isWhole: Bool = true) {
        facts = FileFacts(tree)
        self.isWhole = isWhole
        self.tree = isWhole && ReadUnit.needsCode(unit) ? tree : nil
    }
}

/// Reads units of known trees.
public struct KnownTrees: UnitReader {
    private let trees: [String: SyntaxTree]

    /// - Parameter trees: By the path of the unit.
    public init(_ trees: [String: SyntaxTree]) { self.trees = trees }

    public func tree(of unit: SourceUnit) -> SyntaxTree? { trees[unit.path] }
}
