/// A node together with its tree: the convenient form, for rules and reports. Code that walks whole trees uses the
/// arrays of ``SyntaxTree`` instead.
public struct Node: Hashable, Sendable {
    public let tree: SyntaxTree
    public let id: NodeID

    public init(_ tree: SyntaxTree, _ id: NodeID) {
        self.tree = tree
        self.id = id
    }

    public static func == (left: Node, right: Node) -> Bool { left.tree === right.tree && left.id == right.id }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(tree))
        hasher.combine(id)
    }

    public var kind: NodeKind { tree.kind(id) }
    /// UTF-8 byte range in the file.
    public var range: Range<Int> { tree.range(id) }
    public var text: String { tree.text(id) }
    /// Text of the detail token; see ``NodeKind`` for which one that is.
    public var name: String? { tree.name(id) }
    /// UTF-8 byte range of the detail token.
    public var nameRange: Range<Int>? { tree.detail(id).map { tree.range(ofToken: $0) } }

    public func named(_ text: StaticString) -> Bool { tree.name(id, is: text) }

    /// Whether ``name`` is `text`.
    public func named(_ text: String) -> Bool { tree.name(id, is: text) }

    public var parent: Node? { id == .root ? nil : Node(tree, tree.parent(id)) }

    public var children: some Sequence<Node> { tree.children(id).lazy.map { Node(tree, $0) } }

    public var firstChild: Node? { tree.firstChild(id).map { Node(tree, $0) } }

    public func firstChild(_ kind: NodeKind) -> Node? { tree.firstChild(id, kind).map { Node(tree, $0) } }

    public func children(_ kind: NodeKind) -> some Sequence<Node> { children.filter { $0.kind == kind } }

    /// The node and everything below it, in source order.
    public var subtree: some Sequence<Node> { tree.subtree(id).lazy.map { Node(tree, NodeID($0)) } }

    public func contains(_ other: Node) -> Bool { tree === other.tree && tree.contains(id, other.id) }

    /// Nodes around this one, from the inside out.
    public var ancestors: some Sequence<Node> {
        sequence(first: self) { $0.parent }.dropFirst()
    }
}

extension SyntaxTree {
    public var root: Node { Node(self, .root) }
}

extension SyntaxTree {
    public func node(_ id: NodeID) -> Node { Node(self, id) }
}
