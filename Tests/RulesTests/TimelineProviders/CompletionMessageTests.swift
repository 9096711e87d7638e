import Linter
import RuleEngine
import RuleExamples
import Testing

@Suite("What is said of a completion that nobody calls")
struct CompletionMessageTests {
    private static func findings(_ text: String) throws -> [Finding] {
        let file = ExampleFile(path: "Widget/P.swift", bytes: Array(text.utf8), origin: .init(path: "", firstLine: 1))
        let folder = try ExampleFolder([file])
        let only: Set = ["timeline-never-completes"]
        let findings = try LintSession(options: LintOptions(paths: [folder.path], only: only)).run().findings
        try folder.remove()
        return findings
    }

    @Test("Of two methods that wait for the same function, the one that gives the timeline is named")
    func sharedFunction() throws {
        let findings = try Self.findings(
            """
            import WidgetKit
            struct E: TimelineEntry { let date: Date }
            struct P: TimelineProvider {
                func getSnapshot(in context: Context, completion: @escaping (E) -> Void) { load { completion($0) } }
                func getTimeline(in context: Context, completion: @escaping (Timeline<E>) -> Void) {
                    load { completion(Timeline(entries: [$0], policy: .never)) }
                }
                private func load(_ done: @escaping (E) -> Void) {
                    guard let entry = stored else { return }
                    done(entry)
                }
            }
            """)
        let message = try #require(findings.first).message
        #expect(findings.count == 1)
        #expect(message.contains("which getTimeline(in:completion:) waits for"))
    }
}
