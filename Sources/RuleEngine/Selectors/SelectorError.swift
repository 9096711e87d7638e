/// What is wrong with a selector, or with a rule that is made of one.
public struct SelectorError: Error, Sendable, Hashable {
    /// One sentence without a full stop.
    public let message: String
    /// UTF-8 byte offsets in the text that was parsed.
    public let range: Range<Int>
    /// The known word that most likely was meant.
    public let suggestion: String?

    init(_ message: String, _ range: Range<Int>, suggestion: String? = nil) {
        self.message = message
        self.range = range
        self.suggestion = suggestion
    }

    /// The same in a text in which this one begins at `offset`.
    func moved(by offset: Int) -> SelectorError {
        SelectorError(message, range.lowerBound + offset..<range.upperBound + offset, suggestion: suggestion)
    }

    /// An unknown word where only some are known.
    static func unknown(_ word: String, _ noun: String, among known: [String], _ range: Range<Int>) -> SelectorError {
        SelectorError("there is no \(noun) \"\(word)\"", range, suggestion: Spelling.nearest(to: word, among: known))
    }
}
