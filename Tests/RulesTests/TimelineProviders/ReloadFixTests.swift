import Linter
import RuleEngine
import RuleExamples
import Testing

@Suite("The fixes of the rules about timelines")
struct ReloadFixTests {
    /// The text with the fixes of a rule's findings applied.
    private static func mended(_ body: String, _ rule: String) throws -> String {
        let head = """
            import WidgetKit
            struct E: TimelineEntry { let date: Date }
            extension TimeInterval { static let day: TimeInterval = 86_400 }
            struct P: TimelineProvider {
            func getTimeline(in context: Context, completion: @escaping (Timeline<E>) -> Void) {

            """
        let tail = "\n}\n}\n"
        let text = head + body + tail
        let file = ExampleFile(path: "Widget/P.swift", bytes: Array(text.utf8), origin: .init(path: "", firstLine: 1))
        let folder = try ExampleFolder([file])
        let findings = try LintSession(options: LintOptions(paths: [folder.path], only: [rule])).run().findings
        try folder.remove()
        try #require(!findings.isEmpty)
        #expect(findings.flatMap(\.fixes).allSatisfy { $0.safety == .unsafe })
        var bytes = file.bytes
        let edits = findings.flatMap(\.fixes).flatMap(\.edits)
        for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
            bytes.replaceSubrange(edit.range, with: edit.replacement.utf8)
        }
        return String(String(decoding: bytes, as: UTF8.self).dropFirst(head.count).dropLast(tail.count))
    }

    @Test(
        "A timeline of one entry asks for the next in an hour",
        arguments: [
            (
                "completion(Timeline(entries: [E(date: .now)], policy: .atEnd))",
                "completion(Timeline(entries: [E(date: .now)], policy: .after(.now.addingTimeInterval(60 * 60))))"
            ),
            (
                "completion(.init(entries: [E(date: Date())], policy: TimelineReloadPolicy.atEnd))",
                "completion(.init(entries: [E(date: Date())], policy: TimelineReloadPolicy.after(.now.addingTimeInterval(60 * 60))))"
            ),
        ])
    func singleEntry(bad: String, good: String) throws {
        #expect(try Self.mended(bad, "single-entry-at-end") == good)
    }

    @Test(
        "A policy that other timelines share is left to people",
        arguments: [
            "completion(Timeline(entries: [E(date: .now)], policy: end))\nvar end: TimelineReloadPolicy { .atEnd }"
        ])
    func sharedPolicy(_ body: String) throws {
        let text = body.replacing("\nvar", with: "\n}\nvar") + "\nfunc other() {"
        #expect(try Self.mended(text, "single-entry-at-end") == text)
    }

    @Test(
        "The calendar counts the days",
        arguments: [
            ("use(Date().addingTimeInterval(86_400))", "use(Calendar.current.date(byAdding: .day, value: 1, to: Date())!)"),
            ("use(Date() + 24 * 60 * 60 * 7)", "use(Calendar.current.date(byAdding: .day, value: 7, to: Date())!)"),
            ("use(Date() - .day)", "use(Calendar.current.date(byAdding: .day, value: -1, to: Date())!)"),
            ("use(Date().addingTimeInterval(-86400))", "use(Calendar.current.date(byAdding: .day, value: -1, to: Date())!)"),
            ("use(Date(timeIntervalSinceNow: 2 * .day))", "use(Calendar.current.date(byAdding: .day, value: 2, to: .now)!)"),
            (
                "let c = Calendar(identifier: .iso8601); use(c.startOfDay(for: .now + 172_800))",
                "let c = Calendar(identifier: .iso8601); use(c.startOfDay(for: c.date(byAdding: .day, value: 2, to: .now)!))"
            ),
            (
                "let count: Int = load(); use(Date().addingTimeInterval(Double(count) * 86400))",
                "let count: Int = load(); use(Calendar.current.date(byAdding: .day, value: count, to: Date())!)"
            ),
            (
                "let count: Double = load(); use(Date() + count * .day)",
                "let count: Double = load(); use(Calendar.current.date(byAdding: .day, value: Int(count), to: Date())!)"
            ),
        ])
    func days(bad: String, good: String) throws {
        #expect(try Self.mended(bad, "day-seconds-arithmetic") == good)
    }

    @Test(
        "What the calendar cannot replace as it stands is left to people",
        arguments: [
            "let count = load(); use(Date().addingTimeInterval(count * 86400))", "use(Date() + 86_400 + 60)",
            "var date = Date(); date += 86_400; use(date)", "var date = Date(); date.addTimeInterval(86_400); use(date)",
        ])
    func noFix(_ body: String) throws {
        #expect(try Self.mended(body, "day-seconds-arithmetic") == body)
    }
}
