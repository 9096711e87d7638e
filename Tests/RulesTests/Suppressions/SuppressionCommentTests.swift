import RuleEngine
import Testing

@Suite("The words of a comment that silences rules")
struct SuppressionCommentTests {
    private func parsed(_ text: String) -> SuppressionComment? {
        let bytes = Array(text.utf8)
        return SuppressionComment(bytes, content: 2..<bytes.count, comment: 0..<bytes.count)
    }

    @Test(
        "Rules and reason are found, and where they stand",
        arguments: [
            ("// widgetlint:ignore a -- b", ["a"], "b"),
            ("//widgetlint:ignore a -- b", ["a"], "b"),
            ("//\twidgetlint:ignore\ta\t--\tb\t", ["a"], "b"),
            ("// widgetlint:ignore a-b, c -- d: e -- f", ["a-b", "c"], "d: e -- f"),
            ("// widgetlint:ignore a ,c--b", ["a", "c--b"], ""),
            ("// widgetlint:ignore a: b", ["a"], "b"),
            ("// widgetlint:ignore a : b", ["a"], "b"),
            ("// widgetlint:ignore a--", ["a--"], ""),
            ("// widgetlint:ignore a --- b", ["a"], "b"),
            ("// widgetlint:ignore a, -- b", ["a"], "b"),
            ("// widgetlint:ignore a --", ["a"], ""),
            ("// widgetlint:ignore a", ["a"], ""),
            ("// widgetlint:ignore a -- <#reason#>", ["a"], ""),
            ("// widgetlint:ignore a\n  -- b", ["a"], "b"),
            ("// widgetlint:ignore-file a -- 理由", ["a"], "理由"),
            ("// widgetlint:ignore-next a -- b", ["a"], "b"),
        ])
    func words(text: String, rules: [String], reason: String) throws {
        let comment = try #require(parsed(text))
        #expect(comment.rules.map(\.text) == rules)
        #expect(comment.reason == reason)
        #expect(comment.fault == nil)
        #expect(comment.isForWholeFile == text.contains("-file"))
        let bytes = Array(text.utf8)
        for word in comment.rules { #expect(String(decoding: bytes[word.range], as: UTF8.self) == word.text) }
        #expect(String(decoding: bytes[comment.keyword], as: UTF8.self).hasPrefix("widgetlint:ignore"))
    }

    @Test(
        "A reason without its sign is no reason, and its place is known",
        arguments: [
            ("// widgetlint:ignore a because", " "), ("// widgetlint:ignore a - because", " - "),
            ("// widgetlint:ignore a — because", " — "), ("// widgetlint:ignore a, b  because", "  "),
        ])
    func looseReason(text: String, place: String) throws {
        let comment = try #require(parsed(text))
        #expect(comment.hasLooseReason)
        #expect(comment.reason.isEmpty)
        #expect(String(decoding: Array(text.utf8)[comment.reasonPlace], as: UTF8.self) == place)
    }

    @Test(
        "What cannot be followed is told apart",
        arguments: [
            ("// widgetlint:ignore", .noRule),
            ("// widgetlint:ignore -- b", .noRule),
            ("// widgetlint:ignore: b", .noRule),
            ("// widgetlint:disable a -- b", .unknownKeyword("widgetlint:disable")),
            ("// widgetlint:disable:next a", .unknownKeyword("widgetlint:disable:next")),
            ("// widgetlint:ingore a -- b", .unknownKeyword("widgetlint:ingore")),
            ("// widgetlint: ignore a -- b", .unknownKeyword("widgetlint: ignore")),
            ("// widgetlint ignore a -- b", .missingColon("widgetlint ignore")),
            ("// widgetlint:ignore a b -- c", .missingComma),
        ] as [(String, SuppressionComment.Fault)])
    func faults(text: String, fault: SuppressionComment.Fault) throws {
        let comment = try #require(parsed(text))
        #expect(comment.fault == fault)
    }

    @Test(
        "Prose is none of them",
        arguments: [
            "//", "// widgetlint", "// widgetlint:", "// widgetlint: see below", "// widgetlint ignores this",
            "// widgetlint is silent", "// see widgetlint:ignore a -- b", "// Widgetlint: ignore it", "// widgetlinted",
            "// swiftlint:disable closure-control", "// `widgetlint:ignore a -- b`",
        ])
    func prose(text: String) { #expect(parsed(text) == nil) }

    @Test("No bytes make it trap", arguments: 0..<300)
    func anyBytes(seed: Int) {
        var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
        let pieces = ["widgetlint", ":", "ignore", "-file", " ", "a", ",", "--", "-", "<#", "#>", "\n", "é", "—", "disable"]
        var text = "//"
        for _ in 0..<(seed % 9 + 1) {
            state = state &* 6_364_136_223_846_793_005 &+ 1
            text += pieces[Int(state >> 33) % pieces.count]
        }
        guard let comment = parsed(text) else { return }
        let whole = 0..<text.utf8.count
        for range in [comment.range, comment.keyword, comment.reasonPlace] + comment.rules.map(\.range) {
            #expect(range.clamped(to: whole) == range)
        }
    }
}
