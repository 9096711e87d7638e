import RuleEngine
import Testing

@Suite("One round of fixes")
struct FixRoundTests {
    private func candidate(_ title: String, _ edits: [TextEdit]) -> FixCandidate {
        let place = edits.first?.range ?? 0..<0
        let finding = Finding(
            rule: title, severity: .warning, path: edits.first?.path ?? "A.swift", range: place, message: title)
        return FixCandidate(finding, Fix(title: title, safety: .safe, edits: edits))
    }

    private func replace(_ old: String, _ new: String, in text: String, path: String = "A.swift") -> FixCandidate {
        candidate("\(old) → \(new)", [edit(old, new, in: text, path: path)])
    }

    private func edit(_ old: String, _ new: String, in text: String, path: String = "A.swift") -> TextEdit {
        let bytes = Array(text.utf8)
        let range = bytes.firstRange(of: Array(old.utf8)) ?? 0..<0
        return TextEdit(path: path, range: range, replacement: new)
    }

    private func text(_ round: FixRound, _ path: String = "A.swift") -> String? {
        round.results[path].map { String(decoding: $0.bytes, as: UTF8.self) }
    }

    @Test(
        "A fix that breaks the structure is left out, and the others are kept",
        arguments: [
            ("b()", "b(", FixRefusal.breaksSyntax), ("b()", "}", .breaksSyntax), ("b()", "\"b", .breaksSyntax),
            ("b()", "/* b()", .breaksSyntax), ("b()", "b() + ", .breaksSyntax), ("b()", "b() // ", .changesWhatIsCode),
            ("// e", "e", .changesWhatIsCode), ("b()", "\"\"\"\nb\n", .breaksSyntax), ("b()", "#if X", .breaksSyntax),
        ])
    func structure(old: String, new: String, reason: FixRefusal) {
        let code = "func f() {\n    a(); b(); c()\n    d() /* note */ // ever\n}\nlet s = \"e()\"\n"
        let bad = replace(old, new, in: code)
        let good = [("a()", "A()"), ("c()", "C()"), ("d()", "D()")].map { replace($0.0, $0.1, in: code) }
        let round = FixRound([good[0], bad, good[1], good[2]], in: ["A.swift": Array(code.utf8)])
        #expect(round.refused == [RefusedFix(bad, reason)])
        #expect(text(round) == "func f() {\n    A(); b(); C()\n    D() /* note */ // ever\n}\nlet s = \"e()\"\n")
    }

    @Test("Code that is broken anyway can be mended elsewhere")
    func broken() {
        let code = "func f() {\n    a(\n}\nlet b = 1\n"
        let round = FixRound([replace("b = 1", "b = 2", in: code)], in: ["A.swift": Array(code.utf8)])
        #expect(round.refused == [])
        #expect(text(round) == "func f() {\n    a(\n}\nlet b = 2\n")
    }

    @Test("A fix of two files is left out of both when it breaks one")
    func files() {
        let (a, b) = ("let a = 1\n", "let b = 1\n")
        let bad = candidate("both", [edit("1", "2", in: a), edit("1", "(", in: b, path: "B.swift")])
        let good = replace("b", "c", in: b, path: "B.swift")
        let round = FixRound([bad, good], in: ["A.swift": Array(a.utf8), "B.swift": Array(b.utf8)])
        #expect(round.refused.map(\.candidate) == [bad])
        #expect(text(round) == nil)
        #expect(text(round, "B.swift") == "let c = 1\n")
    }

    @Test("Of two fixes of the same text the second waits")
    func conflict() {
        let code = "let a = 1\n"
        let fixes = [replace("a = 1", "a = 2", in: code), replace("1", "3", in: code)]
        let round = FixRound(fixes, in: ["A.swift": Array(code.utf8)])
        #expect(round.taken == [fixes[0]])
        #expect(round.waiting == [fixes[1]])
    }

    @Test("Fixes that are right by themselves and wrong together wait for each other")
    func together() {
        let code = "let a = 1 + 2\n"
        let bracket = TextEdit(path: "A.swift", range: 13..<13, replacement: ")")
        let outer = candidate("outer", [TextEdit(path: "A.swift", range: 8..<8, replacement: "f("), bracket])
        let inner = candidate("inner", [TextEdit(path: "A.swift", range: 12..<12, replacement: "g("), bracket])
        let round = FixRound([outer, inner], in: ["A.swift": Array(code.utf8)])
        #expect(text(round) == "let a = f(1 + 2)\n")
        #expect(round.waiting == [inner])
        #expect(round.refused == [])
    }

    @Test("Edits that are none of the text are refused")
    func form() {
        let code = Array("let a = 1\n".utf8)
        let far = candidate("far", [TextEdit(path: "A.swift", range: 5..<50, replacement: "")])
        let unknown = candidate("unknown", [TextEdit(path: "B.swift", range: 0..<0, replacement: "")])
        let twice = candidate(
            "twice", [0..<4, 2..<6].map { TextEdit(path: "A.swift", range: $0, replacement: "") })
        let empty = candidate("empty", [])
        let round = FixRound([far, unknown, twice, empty], in: ["A.swift": code])
        #expect(round.refused.map(\.reason) == [.outsideText, .outsideText, .overlapsItself, .outsideText])
    }

    @Test(
        "Other files must stay readable for their readers",
        arguments: [
            ("Info.plist", "<plist version=\"1.0\"><dict><key>a</key><true/></dict></plist>\n", "<true/>", "<true>"),
            ("A.entitlements", "<plist version=\"1.0\"><dict><key>a</key><true/></dict></plist>\n", "</key>", ""),
            ("project.yml", "name: A\ntargets:\n  A: {type: app}\n", "app}", "app"),
            (".widgetlint.json", "{\"set\": \"all\"} // all\n", "}", ""),
            ("project.json", "{\"name\": \"A\"}\n", "\"A\"", "// A"),
            ("README.md", "# A\n\n```swift\nlet a = 1\n```\n\nb\n", "let", "```\nlet"),
            ("README.md", "# A\n\n```swift\nlet a = 1\n```\n\nb\n", "# A", "A"),
            ("README.md", "# A\n\n```swift\nlet a = 1\n```\n\nb\n", "1", "("),
            ("Package.swift", "let package = Package(name: \"a\")\n", "\"a\"", "\"a"),
        ])
    func otherFiles(path: String, text: String, old: String, new: String) {
        let texts = [path: Array(text.utf8)]
        let round = FixRound([replace(old, new, in: text, path: path)], in: texts)
        #expect(round.refused.count == 1)
        #expect(round.results.isEmpty)
    }
}
