import Foundation
import RuleEngine
import SwiftSource
import Testing

@Suite("What is said about suppressions")
struct SuppressionReviewTests {
    static let known: Set<String> = ["one-rule", "two-rule", "off-rule"]

    /// Reviews a Swift text in which `one-rule` reports each `bad`; a rule called `off-rule` did not run.
    private func review(_ text: String, off: Set<SuppressionRule> = []) -> [Finding] {
        let bytes = Array(text.utf8)
        let tree = SyntaxTree.parse(bytes)
        let findings = (0..<tree.tokens.count).filter { tree.text(ofToken: $0) == "bad" }.map {
            Finding(rule: "one-rule", severity: .error, path: "A.swift", range: tree.range(ofToken: $0), message: "bad")
        }
        let scope = SuppressionReview.Scope(
            known: Self.known.union(SuppressionRule.allCases.map(\.rawValue)), isJudged: { $0 != "off-rule" },
            reports: { !off.contains($0) })
        return SuppressionReview.reported(
            findings, SwiftSuppressions.all(in: tree), in: SuppressedText(path: "A.swift", bytes: bytes), scope)
    }

    private func mended(_ text: String, by findings: [Finding]) -> String {
        var bytes = Array(text.utf8)
        for edit in findings.flatMap(\.fixes).flatMap(\.edits).sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
            bytes.replaceSubrange(edit.range, with: Array(edit.replacement.utf8))
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// A text, the rule that reports, and what its fix makes of the text.
    static let fixes: [(String, SuppressionRule, String)] = [
        ("// widgetlint:ignore one-rule -- x\nlet a = 1\n", .unused, "let a = 1\n"),
        ("f()\n    // widgetlint:ignore one-rule -- x\n    g()\n", .unused, "f()\n    g()\n"),
        ("f()\r\n// widgetlint:ignore one-rule -- x\r\ng()\r\n", .unused, "f()\r\ng()\r\n"),
        ("f()  // widgetlint:ignore one-rule -- x\ng()\n", .unused, "f()\ng()\n"),
        ("/* widgetlint:ignore one-rule -- x */ f()\n", .unused, "f()\n"),
        ("f(/* widgetlint:ignore one-rule -- x */ 1)\n", .unused, "f(1)\n"),
        ("f()\n// widgetlint:ignore one-rule -- x", .unused, "f()\n"),
        ("/*\n widgetlint:ignore one-rule -- x\n*/\nf()\n", .unused, "f()\n"),
        ("// widgetlint:ignore-file one-rule -- x\nf()\n", .unused, "f()\n"),
        ("// widgetlint:ignore one-rule -- x\n// widgetlint:ignore two-rule -- y\nbad()\n", .unused,
            "// widgetlint:ignore one-rule -- x\nbad()\n"),
        ("// widgetlint:ignore one-rule, two-rule -- x\nbad()\n", .unused, "// widgetlint:ignore one-rule -- x\nbad()\n"),
        ("// widgetlint:ignore two-rule , one-rule: x\nbad()\n", .unused, "// widgetlint:ignore one-rule: x\nbad()\n"),
        ("// widgetlint:ignore one-rule, one-rule -- x\nbad()\n", .unused, "// widgetlint:ignore one-rule -- x\nbad()\n"),
        ("// widgetlint:ignore two-rule, off-rule -- x\nf()\n", .unused, "// widgetlint:ignore off-rule -- x\nf()\n"),
        ("// widgetlint:ignore one-rul -- x\nf()\n", .unknownRule, "// widgetlint:ignore one-rule -- x\nf()\n"),
        ("// widgetlint:ignore one-rule\nf()\n", .noReason, "// widgetlint:ignore one-rule -- <#reason#>\nf()\n"),
        ("// widgetlint:ignore one-rule:\nf()\n", .noReason, "// widgetlint:ignore one-rule -- <#reason#>\nf()\n"),
        ("/* widgetlint:ignore one-rule */ f()\n", .noReason, "/* widgetlint:ignore one-rule -- <#reason#> */ f()\n"),
        ("// widgetlint:ignore one-rule – why\nf()\n", .noReason, "// widgetlint:ignore one-rule -- why\nf()\n"),
        ("// widgetlint:ignore one-rule why not\nf()\n", .noReason, "// widgetlint:ignore one-rule -- why not\nf()\n"),
        ("// widgetlint:disable one-rule -- x\nf()\n", .malformed, "// widgetlint:ignore one-rule -- x\nf()\n"),
        ("// widgetlint:disable-file one-rule -- x\nf()\n", .malformed, "// widgetlint:ignore-file one-rule -- x\nf()\n"),
        ("// widgetlint:disable:this one-rule -- x\nf()\n", .malformed, "// widgetlint:ignore one-rule -- x\nf()\n"),
        ("// widgetlint: ignore one-rule -- x\nf()\n", .malformed, "// widgetlint:ignore one-rule -- x\nf()\n"),
        ("// widgetlint ignore one-rule -- x\nf()\n", .malformed, "// widgetlint:ignore one-rule -- x\nf()\n"),
        ("// widgetlint:ignore one-rule two-rule -- x\nf()\n", .malformed,
            "// widgetlint:ignore one-rule, two-rule -- x\nf()\n"),
        ("f()\n// widgetlint:ignore-file one-rule -- x\nbad()\n", .malformed,
            "f()\n// widgetlint:ignore one-rule -- x\nbad()\n"),
    ]

    @Test("A comment is reported by one rule, and its fix gives the right text", arguments: fixes)
    func fix(text: String, rule: SuppressionRule, result: String) throws {
        let found = review(text).filter { $0.rule != "one-rule" }
        #expect(found.map(\.rule) == [rule.rawValue])
        #expect(mended(text, by: found) == result)
    }

    @Test(
        "Nothing is said about a comment that is right",
        arguments: [
            "// widgetlint:ignore one-rule -- x\nbad()\n",
            "bad() // widgetlint:ignore one-rule -- x\n",
            "// widgetlint:ignore-file one-rule -- x\nf()\nbad()\n",
            "// widgetlint:ignore off-rule -- x\nf()\n",
            "#if os(macOS)\n// widgetlint:ignore one-rule -- x\nf()\n#endif\n",
            "#if canImport(A)\nf()\n#else\n// widgetlint:ignore one-rule -- x\nf()\n#endif\n",
            "// widgetlint:ignore one-rule, unused-suppression -- x\nf()\n",
            "// widgetlint:ignore unused-suppression -- x\n// widgetlint:ignore one-rule -- x\nf()\n",
            "// widgetlint:ignore malformed-suppression -- x\n// widgetlint:disable one-rule -- x\nf()\n",
            "// widgetlint ignore this\nf()\n",
        ])
    func silent(text: String) { #expect(review(text) == []) }

    @Test("Comments that nobody can follow silence nothing", arguments: [
        "// widgetlint:ignore one-rule\nbad()\n", "// widgetlint:disable one-rule -- x\nbad()\n",
        "f()\n// widgetlint:ignore-file one-rule -- x\nbad()\n", "// widgetlint:ignore one-rule two-rule -- x\nbad()\n",
    ])
    func ineffective(text: String) { #expect(review(text).contains { $0.rule == "one-rule" }) }

    @Test("A rule about suppressions that is off reports nothing", arguments: fixes.map { ($0.0, $0.1) })
    func off(text: String, rule: SuppressionRule) {
        #expect(review(text, off: [rule]).filter { $0.rule != "one-rule" } == [])
    }

    @Test("A comment that names a rule about suppressions, and silences nothing, is reported")
    func unusedOfUnused() {
        let text = "// widgetlint:ignore unused-suppression -- x\nf()\n"
        #expect(review(text).map(\.rule) == ["unused-suppression"])
    }

    @Test("Two comments that silence the same are both needed, for all that can be told")
    func both() {
        let text = "// widgetlint:ignore-file one-rule -- x\n// widgetlint:ignore one-rule -- x\nbad()\n"
        #expect(review(text) == [])
    }
}
