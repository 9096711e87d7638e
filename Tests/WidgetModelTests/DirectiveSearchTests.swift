import Testing
import WidgetModel

@Suite("The search for comments that speak to widgetlint")
struct DirectiveSearchTests {
    @Test("finds the word wherever it stands", arguments: 0..<40)
    func found(offset: Int) {
        let before = String(repeating: "d", count: offset)
        for rest in 0..<20 {
            let text = before + "widgetlint" + String(repeating: "g", count: rest)
            #expect(DirectiveSearch.mayFind(in: Array(text.utf8)))
        }
    }

    @Test("finds it in no other text", arguments: ["", "d", "dg", "widget", "widgetlin", "widgetLint", "edge", "widget lint"])
    func notFound(text: String) {
        for count in 0..<40 {
            let padding = String(repeating: " ", count: count)
            #expect(!DirectiveSearch.mayFind(in: Array((padding + text).utf8)))
            #expect(!DirectiveSearch.mayFind(in: Array((text + padding + text).utf8)))
        }
    }
}
