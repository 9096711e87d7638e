/// Nodes in the order in which the parser finishes them, children before their parent.
///
/// In this order a node can be wrapped in another without moving anything (`a`, then `a.b`, then `a.b(c)`), and what a
/// failed attempt made is taken back by cutting the array. ``makeTree`` turns it into preorder in linear time.
struct NodeBuilder {
    private struct BuiltNode {
        var kind: NodeKind
        var firstToken: UInt32
        var endToken: UInt32
        var detail: UInt32
        /// Nodes in the subtree, the node itself included.
        var size: UInt32
    }

    private var nodes: [BuiltNode] = []

    init(capacity: Int) { nodes.reserveCapacity(capacity) }

    var count: Int { nodes.count }

    /// Kind of the node added last.
    var lastKind: NodeKind { nodes.last?.kind ?? .missingExpression }

    /// Adds a node over everything that was added since there were `start` nodes.
    mutating func add(_ kind: NodeKind, since start: Int, first: Int, end: Int, detail: UInt32) {
        let size = UInt32(truncatingIfNeeded: nodes.count - start + 1)
        nodes.append(
            BuiltNode(
                kind: kind, firstToken: UInt32(truncatingIfNeeded: first), endToken: UInt32(truncatingIfNeeded: end),
                detail: detail, size: size))
    }

    mutating func cut(to count: Int) { nodes.removeLast(nodes.count - count) }

    /// The nodes in preorder. The node added last is the root.
    func makeTree(bytes: [UInt8], tokens: Tokens) -> SyntaxTree {
        let columns = NodeColumns(count: nodes.count) { columns in
            nodes.withUnsafeBufferPointer { Self.fill(columns, with: $0) }
        }
        return SyntaxTree(
            bytes: bytes, tokens: tokens, kinds: columns.kinds, firstTokens: columns.firstTokens,
            endTokens: columns.endTokens, subtreeEnds: columns.subtreeEnds, parents: columns.parents,
            details: columns.details)
    }

    private static func fill(_ columns: NodeColumns.Pointers, with nodes: UnsafeBufferPointer<BuiltNode>) {
        guard !nodes.isEmpty else { return }
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: nodes.count) { numbers in
            numbers[nodes.count - 1] = 0
            columns.parents[0] = 0
            // Backwards, a parent comes before its children, and its children from last to first.
            var index = nodes.count - 1
            while index >= 0 {
                let node = nodes[index]
                let number = numbers[index]
                columns.set(Int(number), node.kind, node.firstToken, node.endToken, number &+ node.size, node.detail)
                var child = index - 1
                var end = number &+ node.size
                let first = index - Int(node.size)
                while child > first {
                    let childSize = nodes[child].size
                    end &-= childSize
                    numbers[child] = end
                    columns.parents[Int(end)] = number
                    child -= Int(childSize)
                }
                index -= 1
            }
        }
    }
}
