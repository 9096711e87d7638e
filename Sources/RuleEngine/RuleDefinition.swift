/// A block ` ```selector ` of a rule's page, as it stands there: a selector, and the words to report with. A page with such
/// blocks is a complete rule.
public struct RuleDefinition: Sendable, Hashable {
    public let text: String
    /// Where the text begins in the page, in UTF-8 bytes.
    public let offset: Int

    public init(text: String, offset: Int) {
        self.text = text
        self.offset = offset
    }
}
