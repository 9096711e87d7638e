/// A heading.
public struct Heading: Sendable, Hashable {
    /// 1 for the largest, up to 6.
    public var level: Int
    /// The inline Markdown of the heading as written, one line for each line of the heading.
    public var text: [UInt8]
    /// From the first mark or letter to the end of the last line, line break excluded.
    public var range: Range<Int>
    /// Zero-based line on which the heading begins.
    public var line: Int
    /// Where the text begins, behind the mark of an ATX heading.
    var textStart: Int
}
