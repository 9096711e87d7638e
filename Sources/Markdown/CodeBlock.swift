/// A code block and where each of its bytes stands in the file.
public struct CodeBlock: Sendable, Hashable {
    /// The fence, or `nil` when the block is marked by indentation.
    public var fence: CodeFence?
    /// Where the info string stands, without white space around it; empty when there is none.
    public var infoRange: Range<Int>
    /// The info string as it is written. See ``decodedInfo`` for what it means.
    public var info: [UInt8]
    /// Where the lines of the content stand in the file.
    public var lines: [CodeLine]
    /// From the first byte of the fence, or of the code, to the end of the last line, line break excluded.
    public var range: Range<Int>
    /// Zero-based line of the opening fence, or of the first line of indented code.
    public var startLine: Int
    /// Zero-based line of the closing fence, or the last line of a block without one.
    public var endLine: Int
    /// How the block ends.
    public var ending: Ending
    /// The containers around the block.
    public var container: ContainerPrefix

    public enum Ending: Sendable, Hashable {
        /// Where the closing fence stands, white space excluded.
        case fence(Range<Int>)
        /// The list item or block quote that holds the block ends.
        case container
        /// The text ends before a closing fence comes.
        case document
        /// Code marked by indentation ends with the indentation.
        case indentation
    }

    /// Whether nothing is missing: a closing fence stands there, or none is needed.
    public var isClosed: Bool {
        switch ending {
        case .fence, .indentation: true
        case .container, .document: false
        }
    }

    /// Zero-based line of the first line of the content.
    public var firstContentLine: Int { fence == nil ? startLine : startLine + 1 }

    /// The language the info string names, in lower case; empty when it names none.
    public var language: String { InfoString.language(of: info) }

    /// The info string with its backslash escapes and character references resolved.
    public var decodedInfo: [UInt8] { InfoString.decoded(info) }

    /// The code, without indentation and container markers, each line ended by `\n`.
    public func content(in bytes: [UInt8]) -> CodeContent { CodeContent(of: lines, in: bytes) }
}

/// The opening fence of a code block.
public struct CodeFence: Sendable, Hashable {
    /// A back-quote or a tilde.
    public var character: UInt8
    /// How many of it there are, three or more.
    public var length: Int
    /// Columns before the fence within its container, up to 3; as many are taken from each line of the content.
    public var indent: Int
    /// The fence characters of the opening line.
    public var range: Range<Int>
}

/// One line of code in a Markdown file.
public struct CodeLine: Sendable, Hashable {
    /// Spaces that the code begins with although the file holds only a part of a tab there.
    public var padding: Int
    /// Bytes of the code in the file, behind container markers and indentation, line break excluded.
    public var range: Range<Int>

    public init(padding: Int, range: Range<Int>) {
        self.padding = padding
        self.range = range
    }
}

/// The block quotes and list items around a block.
public struct ContainerPrefix: Sendable, Hashable {
    /// Whether a list item is among them.
    public var isInListItem: Bool
    /// What each further line of the block begins with, such as `>   ` for a list item in a quote.
    public var continuation: [UInt8]
}
