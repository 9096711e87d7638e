import RuleEngine
import Testing

@Suite("Findings and the way code is written")
struct RobustnessTests {
    /// All examples with something to find in Swift code.
    static let examples = (PageExamples.all(.bad) + FixtureExamples.all(.bad))
        .filter { !RegistryTests.implementedElsewhere.contains($0.rule) }

    @Test("Code that is no code gives no finding", arguments: examples, Hiding.allCases)
    func hidden(_ example: Example, _ hiding: Hiding) throws {
        var hidden = example
        hidden.files = example.files.map(hiding.hide)
        let found = try hidden.comparableFindings()
        #expect(found.isEmpty, "in \(hiding.rawValue)")
    }

    @Test("Layout changes no finding", arguments: examples, Layout.allCases)
    func layout(_ example: Example, _ layout: Layout) throws {
        let expected = try example.comparableFindings()
        let found = try layout.rewrite(example).comparableFindings(addedLines: layout.addedLines)
        #expect(found == expected, "with \(layout.rawValue)")
    }

    @Test("The order of the files changes no finding", arguments: examples.filter { $0.files.count > 1 })
    func order(_ example: Example) throws {
        var reversed = example
        reversed.files.reverse()
        let expected = try example.comparableFindings()
        let found = try reversed.comparableFindings()
        #expect(found == expected)
    }

    @Test("A second review finds the same", arguments: examples)
    func again(_ example: Example) throws {
        let first = try example.comparableFindings()
        let second = try example.comparableFindings()
        #expect(first == second)
    }
}
