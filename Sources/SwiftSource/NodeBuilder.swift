/// Nodes in the order in which the parser finishes them, children before their parent.
///
/// In this order a node can be wrapped in another without moving anything (`a`, then `a.b`, then `a.b(c)`), and what a
/// failed attempt made is taken back by cutting the arrays. ``makeTree`` turns it into preorder in linear time.
struct NodeBuilder {
    private(set) var kinds: [NodeKind] = []
    private var firstTokens: [UInt32] = []
    private var endTokens: [UInt32] = []
    private var details: [UInt32] = []
    /// Nodes in the subtree, the node itself included.
    private var sizes: [UInt32] = []

    init(capacity: Int) {
        kinds.reserveCapacity(capacity)
        firstTokens.reserveCapacity(capacity)
        endTokens.reserveCapacity(capacity)
        details.reserveCapacity(capacity)
        sizes.reserveCapacity(capacity)
    }

    var count: Int { kinds.count }

    /// Adds a node over everything that was added since there were `start` nodes.
    mutating func add(_ kind: NodeKind, since start: Int, first: Int, end: Int, detail: UInt32) {
        kinds.append(kind)
        firstTokens.append(UInt32(truncatingIfNeeded: first))
        endTokens.append(UInt32(truncatingIfNeeded: end))
        details.append(detail)
        sizes.append(UInt32(truncatingIfNeeded: kinds.count - start))
    }

    /// Gives the node added last another kind.
    mutating func changeLast(to kind: NodeKind) {
        guard !kinds.isEmpty else { return }
        kinds[kinds.count - 1] = kind
    }

    mutating func cut(to count: Int) {
        let excess = kinds.count - count
        kinds.removeLast(excess)
        firstTokens.removeLast(excess)
        endTokens.removeLast(excess)
        details.removeLast(excess)
        sizes.removeLast(excess)
    }

    /// The nodes in preorder. The node added last is the root.
    func makeTree(bytes: [UInt8], tokens: Tokens) -> SyntaxTree {
        let count = kinds.count
        var newIndex = [UInt32](repeating: 0, count: count)
        var newKinds = [NodeKind](repeating: .sourceFile, count: count)
        var newFirst = [UInt32](repeating: 0, count: count)
        var newEnd = [UInt32](repeating: 0, count: count)
        var newDetails = [UInt32](repeating: SyntaxTree.noToken, count: count)
        var subtreeEnds = [UInt32](repeating: 0, count: count)
        var parents = [UInt32](repeating: 0, count: count)
        // Backwards, a parent comes before its children, and its children from last to first.
        for old in stride(from: count - 1, through: 0, by: -1) {
            let new = newIndex[old]
            let size = sizes[old]
            let index = Int(new)
            newKinds[index] = kinds[old]
            newFirst[index] = firstTokens[old]
            newEnd[index] = endTokens[old]
            newDetails[index] = details[old]
            subtreeEnds[index] = new &+ size
            var child = old - 1
            var childEnd = new &+ size
            let stop = old - Int(size)
            while child > stop {
                childEnd &-= sizes[child]
                newIndex[child] = childEnd
                parents[Int(childEnd)] = new
                child -= Int(sizes[child])
            }
        }
        return SyntaxTree(
            bytes: bytes, tokens: tokens, kinds: newKinds, firstTokens: newFirst, endTokens: newEnd,
            subtreeEnds: subtreeEnds, parents: parents, details: newDetails)
    }
}
