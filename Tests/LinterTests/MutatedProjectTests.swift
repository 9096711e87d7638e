import Foundation
import Testing

@testable import Linter

@Suite("Projects that are broken somewhere")
struct MutatedProjectTests {
    @Test("are reviewed to the end, whatever was typed", arguments: 0..<8)
    func mutated(seed: Int) throws {
        var random = RandomNumbers(seed: UInt64(seed) &+ 1000)
        let session = try LintSession(options: LintOptions(paths: [Fixtures.path("StepsApp")], configuration: .none))
        for _ in 0..<25 {
            var edited: [String] = []
            for _ in 0..<10 {
                let path = try #require(Fixtures.swiftFiles.randomElement(using: &random))
                session.setOverlay(TextMutation.mutate(try Fixtures.read(path), using: &random), at: path)
                edited.append(path)
            }
            expectSound(session.run())
            for path in edited { session.setOverlay(nil, at: path) }
        }
    }

    @Test("as are the examples of the rules", arguments: Fixtures.files(below: Fixtures.path("rules"), ending: ".swift"))
    func mutatedExample(path: String) throws {
        var random = RandomNumbers(seed: UInt64(path.utf8.count))
        let text = try Fixtures.read(path)
        let session = try LintSession(options: LintOptions(paths: [], configuration: .none))
        for _ in 0..<25 {
            session.setOverlay(TextMutation.mutate(text, using: &random), at: "/elsewhere/Example.swift")
            expectSound(session.run())
        }
    }

    @Test(
        "and code that is nested or chained without end",
        arguments: [
            "a.b", "a?.", "a!", ".a()", "a()", "a[0]", "a + ", "-", "!", "(", "{", "[", "f(", "VStack {", "let x: A.", "let x: A?",
            "A & ", "if a {} else ", "extension A {", "a ? b : ", "try ", "#if A\n", "struct S {", "func f() {", "\"\\(",
            "switch family { case .a: ", "typealias A = A.", "x as A.", "V().", "guard let a else { return }\n",
        ])
    func endless(piece: String) throws {
        let text = String(repeating: piece, count: 200)
        let session = try LintSession(options: LintOptions(paths: [], configuration: .none))
        for frame in ["%", Self.widget, Self.provider] {
            let source = frame.replacingOccurrences(of: "%", with: text)
            session.setOverlay(Array(source.utf8), at: "/elsewhere/Example.swift")
            expectSound(session.run())
        }
    }

    @Test(
        "and names and chains of any length",
        arguments: [
            ("let x: A", ".A", ""), ("let x: A", "?", ""), ("extension A", ".A", " {}"), ("typealias A = A", ".A", ""),
            ("struct S: A", ".A", " {}"), (widgetBeginning + "a", "!", "} } }"), (widgetBeginning + "a", "?.b", "} } }"),
            (widgetBeginning + "a", ".b()", "} } }"), (timelineBeginning + "a", ".b()", "} }"),
            (timelineBeginning + "a", " ?? b", "} }"),
            (widgetBeginning + "a", "\n#if A\n.b()\n#endif", "\n} } }"),
        ])
    func long(beginning: String, piece: String, end: String) throws {
        let text = beginning + String(repeating: piece, count: 20_000) + end
        let session = try LintSession(options: LintOptions(paths: [], configuration: .none))
        session.setOverlay(Array(text.utf8), at: "/elsewhere/Example.swift")
        expectSound(session.run())
    }

    private static let widgetBeginning =
        "struct W: Widget { var body: some WidgetConfiguration { StaticConfiguration(kind: k, provider: p) { entry in "
    private static let timelineBeginning =
        "struct P: TimelineProvider { func getTimeline(in c: Context, completion: @escaping (Timeline<E>) -> Void) { "
    private static let widget =
        widgetBeginning + "% } } }"
    private static let provider =
        "struct P: TimelineProvider { func placeholder(in context: Context) -> E { % } }\nlet policy = Timeline(entries: [], policy: .after(1))"

    private func expectSound(_ result: LintResult) {
        for finding in result.findings {
            guard let source = result.sources[finding.path] else {
                Issue.record("\(finding.rule) points into a file without text")
                continue
            }
            #expect(finding.range.upperBound <= source.bytes.count)
            for edit in finding.fixes.flatMap(\.edits) {
                #expect(edit.range.upperBound <= result.sources[edit.path]?.bytes.count ?? -1)
            }
        }
    }
}
