import Linter
import RuleEngine
import Testing

@testable import LanguageServer

@Suite("The comment that an editor offers for a finding")
struct SuppressionEditTests {
    /// The text with the comment for a finding at the first `BAD`.
    private func edited(_ text: String, path: String = "A.swift", blockLine: Int? = nil) throws -> String? {
        var indexed = IndexedText(Array(text.utf8))
        let start = try #require(text.firstRange(of: "BAD")).lowerBound
        let offset = text.utf8.distance(from: text.startIndex, to: start)
        let block = blockLine.map { CodeBlockLocation(language: "swift", startLine: $0) }
        let finding = Finding(
            rule: "a-rule", severity: .error, path: path, range: offset..<offset + 3, message: "", block: block)
        var comment = SuppressionEdit(indexed, path: path)
        guard let edit = comment.edit(for: finding) else { return nil }
        indexed.replace(edit.range, with: Array(edit.replacement.utf8))
        return String(decoding: indexed.bytes, as: UTF8.self)
    }

    private static let comment = "// widgetlint:ignore a-rule -- <#reason#>\n"

    @Test("It stands above the statement, indented like it", arguments: [
        ("BAD()\n", "%BAD()\n"),
        ("func f() {\n    BAD()\n}\n", "func f() {\n    %    BAD()\n}\n"),
        ("func f() {\n\tg(\n\t\tBAD)\n}\n", "func f() {\n\t%\tg(\n\t\tBAD)\n}\n"),
        ("var v: V {\n    A()\n        .BAD()\n}\n", "var v: V {\n    %    A()\n        .BAD()\n}\n"),
        ("f { BAD() }\n", "%f { BAD() }\n"),
        ("struct S {\n    @A\n    var x = BAD\n}\n", "struct S {\n    %    @A\n    var x = BAD\n}\n"),
        ("switch x {\ncase .a: BAD()\n}\n", "switch x {\n%case .a: BAD()\n}\n"),
        ("let s = \"\"\"\n    \\(BAD)\n    \"\"\"\n", "%let s = \"\"\"\n    \\(BAD)\n    \"\"\"\n"),
    ])
    func place(text: String, expected: String) throws {
        #expect(try edited(text) == expected.replacing("%", with: Self.comment))
    }

    @Test("In Markdown it stands before the fence", arguments: [
        ("# A\n\n```swift\nBAD()\n```\n", 3, "# A\n\n%```swift\nBAD()\n```\n"),
        ("> ```swift\n> BAD()\n> ```\n", 1, "> %> ```swift\n> BAD()\n> ```\n"),
        ("- a\n\n  ~~~swift\n  BAD()\n  ~~~\n", 3, "- a\n\n  %  ~~~swift\n  BAD()\n  ~~~\n"),
    ])
    func markdown(text: String, line: Int, expected: String) throws {
        let comment = "<!-- widgetlint:ignore a-rule -- <#reason#> -->\n"
        #expect(try edited(text, path: "README.md", blockLine: line) == expected.replacing("%", with: comment))
    }

    @Test("It is not offered where it would silence nothing")
    func nowhere() throws {
        #expect(try edited("<key>BAD</key>\n", path: "Info.plist") == nil)
        #expect(try edited("# BAD\n", path: "README.md") == nil)
        #expect(try edited("- ```swift\n  BAD()\n  ```\n", path: "README.md", blockLine: 1) == nil)
    }

    @Test("With a reason in its place it silences the finding, and without one it says so")
    func effect() throws {
        let text = "import WidgetKit\n\nfunc f() -> Timeline<E> {\n    Timeline(entries: entries, policy: .after(900))\n}\n"
        let session = try LintSession(options: LintOptions(paths: []))
        func rules(_ text: String) -> [String] {
            session.setOverlay(Array(text.utf8), at: "A.swift")
            return session.run().findings.map(\.rule)
        }
        #expect(rules(text) == ["reload-policy-type"])
        var comment = SuppressionEdit(IndexedText(Array(text.utf8)), path: "A.swift")
        let finding = try #require(session.run().findings.first)
        let offered = comment.edit(for: finding)
        let edit = try #require(offered)
        var commented = IndexedText(Array(text.utf8))
        commented.replace(edit.range, with: Array(edit.replacement.utf8))
        let result = String(decoding: commented.bytes, as: UTF8.self)
        #expect(rules(result) == ["suppression-without-reason", "reload-policy-type"])
        #expect(rules(result.replacing("<#reason#>", with: "a helper takes seconds")) == [])
    }
}
