/// A line of a comparison of two texts.
public struct DiffLine: Sendable, Hashable {
    public enum Change: Sendable, Hashable {
        case kept, removed, added
    }

    public let change: Change
    /// The line without its break. A carriage return before a line feed belongs to the text, as in `diff`.
    public let text: ArraySlice<UInt8>
    /// Zero-based line in the old text; `nil` for an added line.
    public let oldLine: Int?
    /// Zero-based line in the new text; `nil` for a removed line.
    public let newLine: Int?
    /// Whether the text ends with the line, without a line break.
    public let isUnended: Bool

    /// - Parameters:
    ///   - oldLine: Zero-based; `nil` for an added line.
    ///   - newLine: Zero-based; `nil` for a removed line.
    public init(_ text: ArraySlice<UInt8>, oldLine: Int?, newLine: Int?, isUnended: Bool = false) {
        self.text = text
        self.oldLine = oldLine
        self.newLine = newLine
        self.isUnended = isUnended
        change = oldLine == nil ? .added : newLine == nil ? .removed : .kept
    }
}
