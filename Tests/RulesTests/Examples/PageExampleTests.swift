import RuleEngine
import RuleExamples
import Testing

@Suite("The examples of the rules' pages")
struct PageExampleTests {
    @Test("A Bad example gives exactly the findings marked in it", arguments: PageExamples.all(.bad))
    func badExample(_ example: Example) throws {
        try example.expect(try example.findings())
    }

    @Test("A Good example gives no finding of any rule", arguments: PageExamples.all(.good))
    func goodExample(_ example: Example) throws {
        let markers = try example.expectedFindings()
        #expect(markers == [])
        try example.expect(try example.findings())
    }

    @Test("A Bad example has a marker of the rule whose page it is on", arguments: PageExamples.all(.bad))
    func marker(_ example: Example) throws {
        let rules = try example.expectedFindings().map(\.rule)
        #expect(rules.contains(example.rule), "the markers name \(rules)")
    }
}
