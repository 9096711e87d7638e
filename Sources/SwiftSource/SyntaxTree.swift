/// Index of a node in its tree. Nodes are numbered in preorder, so a parent's number is below its children's.
public struct NodeID: Hashable, Comparable, Sendable {
    public let rawValue: UInt32

    @inlinable public init(_ index: Int) { rawValue = UInt32(truncatingIfNeeded: index) }
    @inlinable public var index: Int { Int(rawValue) }
    @inlinable public static func < (left: NodeID, right: NodeID) -> Bool { left.rawValue < right.rawValue }

    public static let root = NodeID(0)
}

/// The syntax of one file: its bytes, tokens and nodes, as flat arrays.
///
/// Node 0 is the source file. Nodes stand in preorder, so that the subtree of node `n` is the range
/// `n ..< subtreeEnds[n]`. Every token lies inside the source file's node, and child nodes' token ranges nest in their
/// parent's. The tree never fails to build: what is no Swift becomes `.unexpected` nodes.
public final class SyntaxTree: Sendable {
    public let bytes: [UInt8]
    public let tokens: Tokens
    public let kinds: [NodeKind]
    /// First token of each node. An empty node (say, a missing expression) has `firstTokens == endTokens`.
    public let firstTokens: [UInt32]
    /// Token behind the last of each node.
    public let endTokens: [UInt32]
    public let subtreeEnds: [UInt32]
    /// Parent of each node; the root is its own parent.
    public let parents: [UInt32]
    /// A token that matters for the kind (see ``NodeKind``), or `noToken`.
    public let details: [UInt32]

    public static let noToken = UInt32.max

    init(
        bytes: [UInt8], tokens: Tokens, kinds: [NodeKind], firstTokens: [UInt32], endTokens: [UInt32],
        subtreeEnds: [UInt32], parents: [UInt32], details: [UInt32]
    ) {
        self.bytes = bytes
        self.tokens = tokens
        self.kinds = kinds
        self.firstTokens = firstTokens
        self.endTokens = endTokens
        self.subtreeEnds = subtreeEnds
        self.parents = parents
        self.details = details
    }

    public var nodeCount: Int { kinds.count }

    /// Where the text's lines begin. Made anew each time: only reports need it.
    public func lineTable() -> LineTable { LineTable(bytes) }
}
