/// A stretch of the text between two tokens.
public struct TriviaPiece: Equatable, Sendable {
    public enum Kind: UInt8, Sendable, CaseIterable {
        /// Spaces, tabs, form feeds, vertical tabs.
        case whitespace
        /// One line break: `\n`, `\r\n` or `\r`.
        case newline
        /// `// …`, without the line break.
        case lineComment
        /// `/* … */`, with the comments inside it.
        case blockComment
        /// `/// …`, without the line break.
        case docLineComment
        /// `/** … */`
        case docBlockComment
        /// Anything else: a byte-order mark, the backslash of an escaped line break, a version-control conflict, bytes
        /// that no token begins with.
        case unexpected
    }

    public let kind: Kind
    /// UTF-8 byte offsets in the text.
    public let range: Range<Int>

    public init(kind: Kind, range: Range<Int>) {
        self.kind = kind
        self.range = range
    }

    public var isComment: Bool {
        switch kind {
        case .lineComment, .blockComment, .docLineComment, .docBlockComment: true
        case .whitespace, .newline, .unexpected: false
        }
    }

    /// Whether the piece is a comment that documents the declaration behind it.
    public var isDocumentation: Bool { kind == .docLineComment || kind == .docBlockComment }
}
