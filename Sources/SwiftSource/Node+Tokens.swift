extension Node {
    /// UTF-8 byte range of the token that the node begins with.
    public var firstTokenRange: Range<Int> { tree.range(ofToken: Int(tree.firstTokens[id.index])) }
}
