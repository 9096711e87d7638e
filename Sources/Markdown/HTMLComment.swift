/// A comment `<!-- … -->` in an HTML block.
public struct HTMLComment: Sendable, Hashable {
    /// What stands between the delimiters, without white space around it and without container markers.
    public var text: [UInt8]
    /// The whole comment with its delimiters.
    public var range: Range<Int>
    /// Zero-based line on which the comment begins.
    public var startLine: Int
    /// Zero-based line on which it ends.
    public var endLine: Int
}
