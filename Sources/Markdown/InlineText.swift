/// Text that holds inline Markdown or HTML: a paragraph, a heading or an HTML block.
public struct InlineText: Sendable, Hashable {
    public enum Kind: Sendable, Hashable {
        case paragraph, heading, html
    }

    public var kind: Kind
    /// Each line without container markers, indentation and line break, as UTF-8 byte offsets.
    public var lines: [Range<Int>]
}

/// A link reference definition, `[label]: destination`.
public struct LinkDefinition: Sendable, Hashable {
    /// The label in the form in which labels are compared.
    public var label: String
    /// Where the destination stands, without angle brackets.
    public var destination: Range<Int>

    /// Labels are the same whatever their letters' case and the white space in them.
    static func normalized(_ label: some Collection<UInt8>) -> String {
        let words = label.split { $0.isWhitespace }.map { String(decoding: $0, as: UTF8.self) }
        return words.joined(separator: " ").lowercased()
    }
}
