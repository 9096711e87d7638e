// MARK: - Walking

extension SyntaxTree {
    @inlinable public func kind(_ node: NodeID) -> NodeKind { kinds[node.index] }

    /// The node that holds `node`; the root holds itself.
    @inlinable public func parent(_ node: NodeID) -> NodeID { NodeID(Int(parents[node.index])) }

    /// Number behind the last node of the subtree of `node`.
    @inlinable public func subtreeEnd(_ node: NodeID) -> Int { Int(subtreeEnds[node.index]) }

    /// `node` and everything below it, in source order.
    @inlinable public func subtree(_ node: NodeID) -> Range<Int> { node.index..<subtreeEnd(node) }

    @inlinable public func contains(_ ancestor: NodeID, _ node: NodeID) -> Bool { subtree(ancestor).contains(node.index) }

    public func children(_ node: NodeID) -> Children {
        Children(tree: self, position: node.index + 1, end: subtreeEnd(node))
    }

    /// Child nodes in source order.
    public struct Children: Sequence, IteratorProtocol {
        let tree: SyntaxTree
        var position: Int
        let end: Int

        public mutating func next() -> NodeID? {
            guard position < end else { return nil }
            let child = NodeID(position)
            position = tree.subtreeEnd(child)
            return child
        }
    }

    public func firstChild(_ node: NodeID) -> NodeID? {
        node.index + 1 < subtreeEnd(node) ? NodeID(node.index + 1) : nil
    }

    public func firstChild(_ node: NodeID, _ kind: NodeKind) -> NodeID? {
        children(node).first { self.kind($0) == kind }
    }

    /// The nearest node around `node`, itself excluded, for which `condition` holds.
    public func ancestor(of node: NodeID, where condition: (NodeKind) -> Bool) -> NodeID? {
        var current = node
        while current != .root {
            current = parent(current)
            if condition(kind(current)) { return current }
        }
        return nil
    }

    /// The smallest node whose tokens cover the byte at `offset`.
    public func innermostNode(at offset: Int) -> NodeID {
        var current = NodeID.root
        descend: while true {
            for child in children(current) {
                let range = range(child)
                if range.contains(offset) {
                    current = child
                    continue descend
                }
            }
            return current
        }
    }
}

// MARK: - Text

extension SyntaxTree {
    /// UTF-8 byte range of a token.
    @inlinable public func range(ofToken token: Int) -> Range<Int> { Int(tokens.starts[token])..<Int(tokens.ends[token]) }

    /// UTF-8 byte range from a node's first token to its last. An empty node has an empty range before the next token.
    public func range(_ node: NodeID) -> Range<Int> {
        let first = Int(firstTokens[node.index])
        let end = Int(endTokens[node.index])
        let start = Int(tokens.starts[first])
        return first < end ? start..<Int(tokens.ends[end - 1]) : start..<start
    }

    public func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// The source text of a node.
    public func text(_ node: NodeID) -> String { text(range(node)) }

    /// The text of a token, without back-quotes.
    public func text(ofToken token: Int) -> String { tokens.text(token, in: bytes) }

    /// Whether a token reads exactly `text`; allocates nothing.
    public func token(_ token: Int, reads text: StaticString) -> Bool {
        let range = range(ofToken: token)
        guard range.count == text.utf8CodeUnitCount else { return false }
        for offset in 0..<range.count where bytes[range.lowerBound + offset] != text.utf8Start[offset] { return false }
        return true
    }

    /// Whether a token reads exactly `text`, its back-quotes left aside; allocates nothing.
    public func token(_ token: Int, reads text: String) -> Bool {
        var range = range(ofToken: token)
        if range.count >= 2, bytes[range.lowerBound] == UInt8(ascii: "`") {
            range = range.lowerBound + 1..<range.upperBound - 1
        }
        guard range.count == text.utf8.count else { return false }
        return text.utf8.withContiguousStorageIfAvailable { $0.elementsEqual(bytes[range]) }
            ?? text.utf8.elementsEqual(bytes[range])
    }

    /// The token in `details`, if the node has one.
    @inlinable public func detail(_ node: NodeID) -> Int? {
        let token = details[node.index]
        return token == SyntaxTree.noToken ? nil : Int(token)
    }

    /// Text of the node's detail token: the name of a declaration, member, type or label.
    public func name(_ node: NodeID) -> String? { detail(node).map { text(ofToken: $0) } }

    public func name(_ node: NodeID, is text: StaticString) -> Bool {
        guard let token = detail(node) else { return false }
        return self.token(token, reads: text)
    }

    /// Whether the node's detail token reads `text`, as ``name(_:)`` gives it.
    public func name(_ node: NodeID, is text: String) -> Bool {
        guard let token = detail(node) else { return false }
        return self.token(token, reads: text)
    }
}
