import RuleEngine
import RuleExamples
import Rules
import Testing

@Suite("Fixes that pages declare")
struct DeclaredFixTests {
    /// The examples below which the page shows what fixing makes of them.
    static let shown = PageExamples.all(.bad).filter { !$0.fixed.isEmpty }

    @Test("A page offers the fix that it declares, and shows what it makes of an example", arguments: RulePages.all)
    func declaration(_ page: RulePage) throws {
        let examples = PageExamples.all(.bad).filter { $0.rule == page.id }
        let offering = try examples.filter { try $0.findingsOfRule().contains { !$0.fixes.isEmpty } }
        let fixes = try offering.flatMap { try $0.findingsOfRule() }.flatMap(\.fixes)
        let path = "rules/\(page.id).md"
        switch page.fix {
        case "none":
            let titles = Set(fixes.map(\.title)).sorted()
            #expect(fixes.isEmpty, "\(path) says fix: none, and there are: \(titles)")
        case "safe":
            #expect(
                fixes.contains { $0.safety == .safe }, "\(path) says fix: safe, and no Bad example offers a safe fix")
        default:
            #expect(!fixes.isEmpty, "\(path) says fix: unsafe, and no Bad example offers a fix")
            #expect(!fixes.contains { $0.safety == .safe }, "\(path) says fix: unsafe, and offers a safe one")
        }
        guard page.fix != "none", !offering.isEmpty else { return }
        #expect(
            offering.contains { !$0.fixed.isEmpty },
            """
            \(path): write a fence ```swift fixed (with file=… where the example has it) below a Bad example to show \
            what the fix makes of it; these offer one: \(offering.map(\.title))
            """)
    }

    @Test("A Bad example becomes what is shown below it", arguments: shown)
    func result(_ example: Example) throws {
        let fixed = try example.withoutMarkers.fixed()
        fixed.expectSound()
        let shown = example.withoutMarkers.fixed
        for file in fixed.example.files {
            let before = example.withoutMarkers.files.first { $0.path == file.path }
            let expected = (shown.first { $0.path == file.path } ?? before)?.bytes ?? []
            let filled = FilledReview.filled(String(decoding: expected, as: UTF8.self))
            #expect(String(decoding: file.bytes, as: UTF8.self) == filled, "\(file.origin.path), \(file.path)")
        }
        let paths = Set(example.files.map(\.path))
        #expect(shown.filter { !paths.contains($0.path) }.map(\.path) == [], "no file of the example is called so")
    }

    @Test("What the shown result still has to report is marked in it", arguments: shown)
    func rest(_ example: Example) throws {
        var result = example
        result.files = example.files.map { file in
            example.fixed.first { $0.path == file.path } ?? FindingMarkers.removed(from: file)
        }
        let isOfRule = { (rule: String) in rule == example.rule }
        let expected = try result.expectedFindings().filter { isOfRule($0.rule) }
        let comparison = Comparison(expected: expected, found: try result.findingsOfRule(), in: result)
        #expect(comparison.differences.map(\.description) == [])
    }

    @Test("A Good example has no fixed form", arguments: PageExamples.all(.good))
    func good(_ example: Example) { #expect(example.fixed.map(\.origin.firstLine) == []) }
}
