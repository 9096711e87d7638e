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
        let (order, parents) = preorder()
        return SyntaxTree(
            bytes: bytes, tokens: tokens, kinds: column(order) { node, _ in node.kind }, firstTokens: column(order) { node, _ in node.firstToken },
            endTokens: column(order) { node, _ in node.endToken }, subtreeEnds: column(order) { node, number in number &+ node.size }, parents: parents,
            details: column(order) { node, _ in node.detail })
    }

    /// For each node its number in preorder, and for each number in preorder that of the parent.
    private func preorder() -> (order: [UInt32], parents: [UInt32]) {
        let count = nodes.count
        var parents: [UInt32] = []
        let order = [UInt32](unsafeUninitializedCapacity: count) { order, initialized in
            parents = [UInt32](unsafeUninitializedCapacity: count) { parents, initialized in
                nodes.withUnsafeBufferPointer { Self.number($0, order, parents) }
                initialized = count
            }
            initialized = count
        }
        return (order, parents)
    }

    private static func number(
        _ nodes: UnsafeBufferPointer<BuiltNode>, _ order: UnsafeMutableBufferPointer<UInt32>,
        _ parents: UnsafeMutableBufferPointer<UInt32>
    ) {
        guard !nodes.isEmpty else { return }
        order[nodes.count - 1] = 0
        parents[0] = 0
        // Backwards, a parent comes before its children, and its children from last to first.
        var node = nodes.count - 1
        while node >= 0 {
            let number = order[node]
            let size = Int(nodes[node].size)
            var child = node - 1
            var end = number &+ UInt32(truncatingIfNeeded: size)
            while child > node - size {
                let childSize = nodes[child].size
                end &-= childSize
                order[child] = end
                parents[Int(end)] = number
                child -= Int(childSize)
            }
            node -= 1
        }
    }

    /// One property of all nodes, in preorder. `value` gets the node and its number.
    private func column<Value>(_ order: [UInt32], _ value: (BuiltNode, UInt32) -> Value) -> [Value] {
        [Value](unsafeUninitializedCapacity: nodes.count) { column, initialized in
            for index in nodes.indices {
                column.initializeElement(at: Int(order[index]), to: value(nodes[index], order[index]))
            }
            initialized = nodes.count
        }
    }
}
