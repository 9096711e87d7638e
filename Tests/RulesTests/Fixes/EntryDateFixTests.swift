import Foundation
import Linter
import RuleEngine
import RuleExamples
import Testing

@Suite("The fix that takes the date of the entry")
struct EntryDateFixTests {
    /// The code with the fixes of all findings applied.
    private func mended(_ code: String) throws -> String {
        let file = ExampleFile(path: "Tea.swift", bytes: Array(code.utf8), origin: .init(path: "", firstLine: 1))
        let example = Example(rule: "date-in-view", verdict: .bad, title: "fix", files: [file])
        let edits = try example.findings().filter { $0.rule == example.rule }.flatMap(\.fixes).flatMap(\.edits)
        var bytes = file.bytes
        for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
            bytes.replaceSubrange(edit.range, with: Array(edit.replacement.utf8))
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private func view(_ property: String, _ expression: String) -> String {
        """
        import SwiftUI
        import WidgetKit
        struct TeaEntry: TimelineEntry { let date: Date; let end: Date }
        struct TeaView: View {
            \(property)
            var body: some View {
                Text(\(expression)).containerBackground(.fill.tertiary, for: .widget)
            }
        }
        """
    }

    @Test(
        "The present moment becomes the entry's",
        arguments: [
            ("Date() > entry.end ? \"a\" : \"b\"", "entry.date > entry.end ? \"a\" : \"b\""),
            ("Date.now.formatted()", "entry.date.formatted()"),
            ("entry.end < .now ? \"a\" : \"b\"", "entry.end < entry.date ? \"a\" : \"b\""),
            ("\"\\(entry.end.timeIntervalSinceNow)\"", "\"\\(entry.end.timeIntervalSince(entry.date))\""),
        ])
    func mends(bad: String, good: String) throws {
        let property = "let entry: TeaEntry"
        #expect(try mended(view(property, bad)) == view(property, good))
    }

    @Test("The property has the name that the view gives it")
    func ownName() throws {
        #expect(
            try mended(view("var model: TeaEntry", "Date().formatted()"))
                == view("var model: TeaEntry", "model.date.formatted()"))
    }

    @Test(
        "Without an entry, with two, and where now is only counted from, there is no fix",
        arguments: [
            ("let end: Date", "Date().formatted()"),
            ("let a: TeaEntry; let b: TeaEntry", "Date().formatted()"),
            ("let entry: TeaEntry", "Date(timeIntervalSinceNow: 60).formatted()"),
            ("static let entry: TeaEntry = .sample", "Date().formatted()"),
        ])
    func leavesAlone(property: String, expression: String) throws {
        #expect(try mended(view(property, expression)) == view(property, expression))
    }

    @Test("What is mended is reported no more")
    func isDone() throws {
        let once = try mended(view("let entry: TeaEntry", "Date().formatted()"))
        #expect(try mended(once) == once)
    }
}
