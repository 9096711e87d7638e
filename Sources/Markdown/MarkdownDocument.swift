/// The block structure of a Markdown text, as CommonMark 0.31.2 defines it: code blocks, headings, HTML comments.
///
/// Everything is found in one pass, in time proportional to the text. Offsets are UTF-8 byte offsets in the text that
/// was given, and lines are zero-based, so they fit a `LineTable` of the same bytes. Any bytes are accepted.
public struct MarkdownDocument: Sendable {
    /// Fenced and indented code blocks, in the order of the text.
    public internal(set) var codeBlocks: [CodeBlock] = []
    /// ATX and setext headings, in the order of the text.
    public internal(set) var headings: [Heading] = []
    /// Comments that stand in HTML blocks. Comments within a paragraph are not looked for: there they may be code.
    public internal(set) var comments: [HTMLComment] = []
    /// Paragraphs, headings and HTML blocks, in the order in which they end. See ``MarkdownInlines`` for what is in
    /// them.
    public internal(set) var texts: [InlineText] = []
    /// Link reference definitions, in the order of the text.
    public internal(set) var definitions: [LinkDefinition] = []
    /// Structures that are valid Markdown and hardly what the author meant.
    public internal(set) var warnings: [StructuralWarning] = []
    /// The metadata at the head of the text with both its delimiter lines, which is not part of the Markdown.
    public internal(set) var frontMatter: Range<Int>?

    /// Scans `bytes`. With `skippingFrontMatter` off, a text that begins with `---` begins with a thematic break.
    public init(_ bytes: [UInt8], skippingFrontMatter: Bool = true) {
        let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        let frontMatter = skippingFrontMatter ? FrontMatter.range(in: bytes, from: start) : nil
        var scanner = BlockScanner(bytes: bytes)
        scanner.scan(from: frontMatter?.upperBound ?? start)
        self = scanner.document
        self.frontMatter = frontMatter
    }

    init() {}
}
