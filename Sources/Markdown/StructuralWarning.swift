/// Valid Markdown that hardly means what its author wanted.
public struct StructuralWarning: Sendable, Hashable {
    public enum Kind: Sendable, Hashable {
        /// A fence that is never closed: the rest of the text is code.
        case unclosedFence
        /// A fence in an HTML block, which is text and not code, because no blank line ends the HTML before it.
        case fenceInHTML
        /// A comment, `<pre>` or the like that is never closed and takes the fences behind it along.
        case unclosedHTML
        /// The closing fence of a code block in a list item stands left of the item: the item ends, and the fence opens
        /// a new block.
        case closingFenceOutsideListItem
    }

    public var kind: Kind
    /// The fence, or the first line of the HTML.
    public var range: Range<Int>
    /// Zero-based line of `range`.
    public var line: Int
    /// The place that explains it: the HTML tag before the fence, or the opening fence in the list item.
    public var related: Range<Int>?
}
