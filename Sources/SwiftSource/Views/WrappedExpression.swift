extension Node {
    /// The expression without `?` and `!`.
    public var withoutUnwrapping: Node {
        var node = self
        while node.kind == .optionalChaining || node.kind == .forceUnwrap, let inner = node.firstChild { node = inner }
        return node
    }

    /// What stands in `(…)` alone.
    public var onlyElement: Node? {
        let elements = Array(children(.argument))
        return elements.count == 1 ? elements[0].firstChild : nil
    }
}
