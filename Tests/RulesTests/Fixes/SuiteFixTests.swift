import Foundation
import Linter
import RuleEngine
import RuleExamples
import Testing

@Suite("The fix that names the app group's defaults")
struct SuiteFixTests {
    private static let suite = "UserDefaults(suiteName: \"group.com.example.cups\")"

    /// The example's line with the fixes of all findings applied.
    private func mended(_ line: String) throws -> String {
        let code = """
            import SwiftUI
            import WidgetKit
            struct CupsProvider: TimelineProvider {
                @AppStorage("old", store: \(Self.suite)) var old = 0
                func getSnapshot(in context: Context, completion: @escaping (CupsEntry) -> Void) {
                    \(line)
                }
            }
            """
        let file = ExampleFile(path: "Cups.swift", bytes: Array(code.utf8), origin: .init(path: "", firstLine: 1))
        let example = Example(rule: "standard-user-defaults", verdict: .bad, title: line, files: [file])
        let edits = try example.findings().filter { $0.rule == example.rule }.flatMap(\.fixes).flatMap(\.edits)
        var bytes = file.bytes
        for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
            bytes.replaceSubrange(edit.range, with: Array(edit.replacement.utf8))
        }
        let text = String(decoding: bytes, as: UTF8.self)
        return text.split(separator: "\n")[5].trimmingCharacters(in: .whitespaces)
    }

    @Test("What the suite gives where it cannot be opened is written", arguments: [
        ("let n = UserDefaults.standard.integer(forKey: \"n\")", "let n = SUITE?.integer(forKey: \"n\") ?? 0"),
        ("var n = UserDefaults().integer(forKey: \"n\") + 1", "var n = (SUITE?.integer(forKey: \"n\") ?? 0) + 1"),
        ("if UserDefaults().bool(forKey: \"b\") { print(1) }", "if SUITE?.bool(forKey: \"b\") ?? false { print(1) }"),
        ("let s = UserDefaults.standard.string(forKey: \"s\") ?? \"\"", "let s = SUITE?.string(forKey: \"s\") ?? \"\""),
        ("UserDefaults.standard.set(1, forKey: \"w\")", "SUITE?.set(1, forKey: \"w\")"),
    ])
    func access(bad: String, good: String) throws {
        #expect(try mended(bad) == good.replacingOccurrences(of: "SUITE", with: Self.suite))
    }

    @Test("A property gets no fix: what it is then used for would have to change, too")
    func property() throws {
        let line = "let d = UserDefaults.standard; print(d.integer(forKey: \"n\"))"
        #expect(try mended(line) == line)
    }
}
