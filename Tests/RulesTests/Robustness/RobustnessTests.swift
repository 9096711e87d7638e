import ReadmeSync
import RuleEngine
import RuleExamples
import Testing

/// Each test goes through the ways of writing one example, so that what is found in the example as it stands is found once.
@Suite("Findings and the way code is written")
struct RobustnessTests {
    /// The examples with something to find in Swift code.
    static let examples = allExamples.filter { example in
        example.verdict == .bad && (try? example.expectedFindings())?.contains { $0.path.hasSuffix(".swift") } == true
    }

    /// READMEs are left out: what they quote has the layout of the source.
    static let allExamples = [Example.Verdict.bad, .good]
        .flatMap { PageExamples.all($0) + FixtureExamples.all($0) }
        .filter { ReadmeRule(rawValue: $0.rule) == nil }

    @Test("Code that is no code gives no finding", arguments: examples)
    func hidden(_ example: Example) throws {
        let review = try QuickReview(of: example)
        for hiding in Hiding.allCases {
            var hidden = example
            hidden.files = example.files.map(hiding.hide)
            // What stands in property lists and project files is still there.
            let found = try review.findings(in: hidden).filter { $0.path.hasSuffix(".swift") }
            #expect(found == [], "in \(hiding.rawValue)")
        }
    }

    @Test("Layout changes no finding", arguments: allExamples)
    func layout(_ example: Example) throws {
        let review = try QuickReview(of: example)
        let expected = try review.comparableFindings(in: example)
        for layout in Layout.allCases {
            let found = try review.comparableFindings(in: layout.rewrite(example), addedLines: layout.addedLines)
            #expect(found == expected, "with \(layout.rawValue)")
        }
    }

    @Test("What comments silence gives no finding", arguments: examples)
    func silenced(_ example: Example) throws {
        let review = try QuickReview(of: example)
        let findings = try review.findings(in: example)
        for silencing in Silencing.allCases {
            let silenced = silencing.silence(findings, in: example)
            let found = try review.findings(in: silenced).filter { $0.path.hasSuffix(".swift") }
            #expect(found.map { "\($0.rule) in \($0.path): \($0.message)" } == [], "with \(silencing.rawValue)")
        }
    }

    @Test("Declarations may stand in another type", arguments: allExamples.filter { Nesting.nest($0) != nil })
    func nested(_ example: Example) throws {
        let nested = try #require(Nesting.nest(example))
        let review = try QuickReview(of: example)
        let expected = try review.comparableFindings(in: example)
        let found = try review.comparableFindings(in: nested, addedLines: 1)
        #expect(found == expected)
    }

    @Test("Many examples can be nested")
    func nestedCount() {
        let (all, nested) = (Self.allExamples.count, Self.allExamples.count { Nesting.nest($0) != nil })
        #expect(nested * 3 > all, "\(nested) of \(all)")
    }

    @Test("The order of the files changes no finding", arguments: examples.filter { $0.files.count > 1 })
    func order(_ example: Example) throws {
        var reversed = example
        reversed.files.reverse()
        let expected = try example.comparableFindings()
        let found = try reversed.comparableFindings()
        #expect(found == expected)
    }

    @Test("A second review finds the same, and so does one of unsaved files", arguments: examples)
    func again(_ example: Example) throws {
        let first = try example.findings()
        #expect(try example.findings() == first)
        #expect(try example.quickFindings() == first)
    }

    @Test("Declarations may stand in any file", arguments: allExamples.filter { Splitting.split($0) != nil })
    func split(_ example: Example) throws {
        let split = try #require(Splitting.split(example))
        let expected = try example.comparableFindings().map(\.withoutPlace).sorted()
        let found = try split.comparableFindings().map(\.withoutPlace).sorted()
        #expect(found == expected)
    }

    @Test("Findings in code that breaks off lie in what is left", arguments: examples)
    func broken(_ example: Example) throws {
        let review = try QuickReview(of: example)
        for (missing, parts) in [(1, 3), (2, 3), (1, 5), (2, 5), (3, 5), (4, 5), (1, 7), (3, 7), (4, 7), (6, 7)] {
            var broken = example
            for index in broken.files.indices where broken.files[index].isSwift {
                broken.files[index].bytes.removeLast(broken.files[index].bytes.count * missing / parts)
            }
            for finding in try review.findings(in: broken) {
                let length = broken.files.first { $0.path == finding.path }?.bytes.count ?? 0
                #expect(finding.range.upperBound <= length)
            }
        }
    }
}
