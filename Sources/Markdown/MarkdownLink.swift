/// Something in a Markdown text that leads to another place.
public struct MarkdownLink: Sendable, Hashable {
    public enum Kind: Sendable, Hashable {
        /// `[text](destination)`
        case link
        /// `![text](destination)`
        case image
        /// `[label]: destination`
        case definition
        /// `<a href="destination">`
        case anchorTag
        /// `<img src="destination">`, or another tag that shows what it names
        case mediaTag

        /// Whether what it leads to is shown in its place.
        public var isShown: Bool { self == .image || self == .mediaTag }
    }

    public var kind: Kind
    /// With backslash escapes and character references resolved. Percent encoding is left.
    public var destination: [UInt8]
    /// Where the destination is written, without angle brackets or quotes, as UTF-8 byte offsets in the file.
    public var range: Range<Int>
}

/// A heading of either kind, Markdown or HTML, as it is read.
public struct OutlineHeading: Sendable, Hashable {
    /// 1 for the largest, up to 6.
    public var level: Int
    /// The text without links' destinations, images and tags. Marks of emphasis and code are still in it.
    public var text: String
    /// The heading in the file, as UTF-8 byte offsets.
    public var range: Range<Int>
}
