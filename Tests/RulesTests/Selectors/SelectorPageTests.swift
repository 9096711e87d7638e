import Markdown
import Testing

@testable import RuleEngine

@Suite("The page about selectors")
struct SelectorPageTests {
    static let path = "rules/SELECTORS.md"

    @Test("names every kind, attribute, test, context, key and edit")
    func words() throws {
        let text = try Repository.text(at: Self.path)
        let kinds = SelectorKind.allCases.map(\.rawValue)
        let attributes = SelectorAttribute.allCases.map(\.rawValue)
        let contexts = SelectorContext.allCases.map(\.rawValue)
        let keys = SelectorDefinitionKey.allCases.map(\.rawValue)
        for word in kinds + attributes + contexts + keys { #expect(text.contains("`\(word)`"), "\(word)") }
        for test in SelectorTestName.allCases.map(\.rawValue) { #expect(text.contains("`:\(test)"), "\(test)") }
        for comparison in SelectorComparison.Operator.allCases { #expect(text.contains("`\(comparison.rawValue)`")) }
    }

    @Test("has examples that can be read")
    func examples() throws {
        let bytes = try Repository.bytes(at: Self.path)
        let blocks = MarkdownDocument(bytes).codeBlocks.filter { $0.language == "selector" }
        #expect(blocks.count >= 3)
        for block in blocks {
            let text = String(decoding: block.content(in: bytes).bytes, as: UTF8.self)
            #expect(throws: Never.self) { try SelectorDefinition(text) }
        }
    }
}
