/// Nodes in the order in which the parser finishes them, children before their parent.
///
/// In this order a node can be wrapped in another without moving anything (`a`, then `a.b`, then `a.b(c)`), and what a
/// failed attempt made is taken back by cutting the array. ``makeTree`` turns it into preorder in linear time.
struct NodeBuilder {
    struct BuiltNode {
        var kind: NodeKind
        var firstToken: UInt32
        var endToken: UInt32
        var detail: UInt32
        /// Nodes in the subtree, the node itself included.
        var size: UInt32
    }

    /// Belongs to whoever made the builder, who has to take back what stands here in the end: it may be other memory.
    private(set) var memory: UnsafeMutableBufferPointer<BuiltNode>
    private(set) var count = 0

    init(in memory: UnsafeMutableBufferPointer<BuiltNode>) { self.memory = memory }

    /// Kind of the node added last.
    var lastKind: NodeKind { count > 0 ? memory[count - 1].kind : .missingExpression }

    /// Adds a node over everything that was added since there were `start` nodes.
    @inline(__always)
    mutating func add(_ kind: NodeKind, since start: Int, first: Int, end: Int, detail: UInt32) {
        if count == memory.count { grow() }
        memory[count] = BuiltNode(
            kind: kind, firstToken: UInt32(truncatingIfNeeded: first), endToken: UInt32(truncatingIfNeeded: end),
            detail: detail, size: UInt32(truncatingIfNeeded: count - start + 1))
        count += 1
    }

    @inline(never)
    private mutating func grow() {
        let larger = UnsafeMutableBufferPointer<BuiltNode>.allocate(capacity: 2 * memory.count + 64)
        _ = larger.moveInitialize(fromContentsOf: UnsafeMutableBufferPointer(rebasing: memory[..<count]))
        memory.deallocate()
        memory = larger
    }

    mutating func cut(to count: Int) { self.count = count }

    /// The nodes in preorder. The node added last is the root.
    func makeTree(bytes: [UInt8], tokens: Tokens) -> SyntaxTree {
        let nodes = UnsafeBufferPointer(rebasing: memory[..<count])
        let columns = NodeColumns(count: count) { Self.fill($0, with: nodes) }
        return SyntaxTree(
            bytes: bytes, tokens: tokens, kinds: columns.kinds, firstTokens: columns.firstTokens,
            endTokens: columns.endTokens, subtreeEnds: columns.subtreeEnds, parents: columns.parents,
            details: columns.details)
    }

    /// A node whose subtree is being filled.
    private struct Ancestor {
        /// The first node of the subtree in the order of finishing.
        let first: Int
        /// Its number in preorder.
        let number: UInt32
    }

    /// Before a node, preorder has what was finished before its subtree, and its ancestors.
    private static func fill(_ columns: NodeColumns.Pointers, with nodes: UnsafeBufferPointer<BuiltNode>) {
        withUnsafeTemporaryAllocation(of: Ancestor.self, capacity: nodes.count + 1) { ancestors in
            // Backwards, a parent comes before its children.
            var index = nodes.count - 1
            ancestors[0] = Ancestor(first: 0, number: 0)
            var depth = 0
            while index >= 0 {
                let node = nodes[index]
                while ancestors[depth].first > index { depth -= 1 }
                let first = index - Int(node.size) + 1
                let number = UInt32(truncatingIfNeeded: first + depth)
                columns.set(
                    Int(number), node.kind, node.firstToken, node.endToken, number &+ node.size, node.detail,
                    parent: ancestors[depth].number)
                if node.size > 1 || depth == 0 {
                    depth += 1
                    ancestors[depth] = Ancestor(first: first, number: number)
                }
                index -= 1
            }
        }
    }
}
