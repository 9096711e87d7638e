import RuleEngine
import Testing

@Suite("Findings and the way code is written")
struct RobustnessTests {
    /// The examples with something to find in Swift code.
    static let examples = allExamples.filter { example in
        example.verdict == .bad && (try? example.expectedFindings())?.contains { $0.path.hasSuffix(".swift") } == true
    }

    /// READMEs are left out: what they quote has the layout of the source.
    static let allExamples = [Example.Verdict.bad, .good]
        .flatMap { PageExamples.all($0) + FixtureExamples.all($0) }
        .filter { !RegistryTests.implementedElsewhere.contains($0.rule) }

    @Test("Code that is no code gives no finding", arguments: examples, Hiding.allCases)
    func hidden(_ example: Example, _ hiding: Hiding) throws {
        var hidden = example
        hidden.files = example.files.map(hiding.hide)
        // What stands in property lists and project files is still there.
        let found = try hidden.findings().filter { $0.path.hasSuffix(".swift") }
        #expect(found == [], "in \(hiding.rawValue)")
    }

    @Test("Layout changes no finding", arguments: allExamples, Layout.allCases)
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

    @Test("Declarations may stand in any file", arguments: allExamples.filter { Splitting.split($0) != nil })
    func split(_ example: Example) throws {
        let split = try #require(Splitting.split(example))
        let expected = try example.comparableFindings().map(\.withoutPlace).sorted()
        let found = try split.comparableFindings().map(\.withoutPlace).sorted()
        #expect(found == expected)
    }

    @Test("Findings in code that breaks off lie in what is left", arguments: examples, [3, 5, 7])
    func broken(_ example: Example, _ parts: Int) throws {
        for missing in 1..<parts {
            var broken = example
            for index in broken.files.indices where broken.files[index].isSwift {
                broken.files[index].bytes.removeLast(broken.files[index].bytes.count * missing / parts)
            }
            for finding in try broken.findings() {
                let length = broken.files.first { $0.path == finding.path }?.bytes.count ?? 0
                #expect(finding.range.upperBound <= length)
            }
        }
    }
}
