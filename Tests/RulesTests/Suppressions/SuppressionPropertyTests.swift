import RuleEngine
import SwiftSource
import Testing

@Suite("Suppressions in any text")
struct SuppressionPropertyTests {
    private static let pieces = [
        "f()", "bad()", "struct S {", "}", "func g() {", "if x {", "} else {", "V {", ".tap()", "#if os(iOS)", "#else", "#endif",
        "#if false", "case .a:", "switch x {", "import A", "@A", "let s = \"\\(a)\"", "g(", ")", "\"\"\"", "/*", "*/",
        "// widgetlint:ignore one-rule -- x", "// widgetlint:ignore one-rule, two-rule -- x", "// widgetlint:ignore two-rule: y",
        "f() // widgetlint:ignore one-rule -- x", "/* widgetlint:ignore two-rule -- x */ bad()",
        "// widgetlint:ignore-file one-rule, one-rule -- x", "// widgetlint:ignore", "// widgetlint:disable one-rule",
        "// widgetlint:ignore one-rul", "/// widgetlint:ignore one-rule -- x", "  ", "\t", "é 🎉",
    ]

    private static func text(seed: Int) -> [UInt8] {
        var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
        func next(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1
            return Int(state >> 33) % count
        }
        let lineBreak = ["\n", "\r\n", "\r"][next(3)]
        let lines = (0..<next(24) + 1).map { _ in
            String(repeating: " ", count: next(3) * 2) + pieces[next(pieces.count)]
        }
        return Array(lines.joined(separator: lineBreak).utf8)
    }

    private static func review(_ bytes: [UInt8]) -> [Finding] {
        let tree = SyntaxTree.parse(bytes)
        let findings = (0..<tree.tokens.count).filter { tree.text(ofToken: $0) == "bad" }.map {
            Finding(rule: "one-rule", severity: .error, path: "A.swift", range: tree.range(ofToken: $0), message: "bad")
        }
        let scope = SuppressionReview.Scope(known: ["one-rule", "two-rule"], isJudged: { _ in true }, reports: { _ in true })
        return SuppressionReview.reported(
            findings, SwiftSuppressions.all(in: tree), in: SuppressedText(path: "A.swift", bytes: bytes), scope)
    }

    private static func tokens(_ bytes: [UInt8]) -> [String] {
        let tree = SyntaxTree.parse(bytes)
        return (0..<tree.tokens.count).map { tree.text(ofToken: $0) }
    }

    @Test("Safe fixes come to an end, take away no code and bring no finding back", arguments: 0..<400)
    func safeFixes(seed: Int) {
        var bytes = Self.text(seed: seed)
        let code = Self.tokens(bytes)
        let first = Self.review(bytes)
        for _ in 0..<30 {
            let fixes = Self.review(bytes).flatMap(\.fixes).filter { $0.safety == .safe }
            guard let edit = fixes.first?.edits.first else { break }
            #expect(edit.range.clamped(to: 0..<bytes.count) == edit.range && !edit.range.isEmpty)
            bytes.replaceSubrange(edit.range, with: Array(edit.replacement.utf8))
        }
        let last = Self.review(bytes)
        #expect(!last.contains { $0.rule == SuppressionRule.unused.rawValue })
        #expect(last.count { $0.rule == "one-rule" } == first.count { $0.rule == "one-rule" })
        #expect(Self.tokens(bytes) == code)
    }

    @Test("The texts say something about each rule")
    func texts() {
        let rules = Set((0..<400).flatMap { Self.review(Self.text(seed: $0)).map(\.rule) })
        #expect(rules == Set(SuppressionRule.allCases.map(\.rawValue) + ["one-rule"]))
    }

    @Test("Other fixes stay in the text and in its comments", arguments: 400..<600)
    func otherFixes(seed: Int) {
        let bytes = Self.text(seed: seed)
        for edit in Self.review(bytes).flatMap(\.fixes).flatMap(\.edits) {
            var edited = bytes
            edited.replaceSubrange(edit.range, with: Array(edit.replacement.utf8))
            #expect(Self.tokens(edited) == Self.tokens(bytes))
        }
    }
}
