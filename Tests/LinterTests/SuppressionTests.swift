import RuleEngine
import Testing

@testable import Linter

@Suite("Suppressions in a review")
struct SuppressionTests {
    private static let ignore = "// widgetlint:ignore reload-policy-type -- seconds are meant\n"

    private func rules(_ files: KeyValuePairs<String, String>, only: Set<String>? = nil) throws -> [String] {
        let project = try TemporaryProject(files)
        return try withExtendedLifetime(project) {
            let options = LintOptions(paths: [project.path], configuration: .none, only: only, readme: .off)
            return try LintSession(options: options).run().rules
        }
    }

    @Test("A finding below a comment is silent, and the comment is needed")
    func needed() throws { #expect(try rules(["A.swift": Self.ignore + Sample.badPolicy]) == []) }

    @Test("A comment that silences nothing is reported, also in a file that nothing is looked for in", arguments: [
        Sample.goodPolicy, "let a = 1\n", "",
    ])
    func unused(code: String) throws { #expect(try rules(["A.swift": Self.ignore + code]) == ["unused-suppression"]) }

    @Test("A rule that does not run is not called unused")
    func notRun() throws {
        let text = Self.ignore + "let a = 1\n"
        #expect(try rules(["A.swift": text], only: ["unused-suppression"]) == [])
        let both: Set = ["unused-suppression", "reload-policy-type"]
        #expect(try rules(["A.swift": text], only: both) == ["unused-suppression"])
        #expect(try rules(["A.swift": text], only: ["reload-policy-type"]) == [])
    }

    @Test("Nothing is called unused where only a part of a project is reviewed")
    func part() throws {
        let project = try TemporaryProject([
            "App/A.swift": Self.ignore + "let a = 1\n", "Kit/A.swift": Self.ignore + "let a = 1\n", ".git/HEAD": "",
            "App/project.yml": "name: App\n",
        ])
        func found(_ paths: [String]) throws -> Int {
            let options = LintOptions(paths: paths.map(project.path), configuration: .none)
            return try LintSession(options: options).run().findings.count
        }
        #expect(try found(["Kit"]) == 0)
        #expect(try found(["Kit/A.swift", "App/A.swift"]) == 0)
        #expect(try found(["App"]) == 1)
        #expect(try found(["App", "Kit"]) == 1)
        #expect(try found(["."]) == 2)
        try project.write("{}", to: "Kit/.widgetlint.json")
        #expect(try found(["Kit"]) == 1)
    }

    @Test("Nothing is called unused in a file that is reviewed by itself")
    func alone() throws {
        let session = try LintSession(options: LintOptions(paths: [], configuration: .none))
        session.setOverlay(Array((Self.ignore + "let a = 1\n").utf8), at: "/none/A.swift")
        #expect(session.run().rules == [])
        session.setOverlay(Array("// widgetlint:ignore a-rule -- x\nlet a = 1\n".utf8), at: "/none/A.swift")
        #expect(session.run().rules == ["unknown-rule-in-suppression"])
    }

    @Test("Reading every file in full makes no difference", arguments: [
        Self.ignore + Sample.badPolicy, Self.ignore + "let a = 1\n", "struct S { func f() {\n\(Self.ignore)} }\n",
        "// widgetlint:ignore reload-policy-typ -- x\nlet a = 1\n", "let s = \"// widgetlint:ignore a -- b\"\n",
    ])
    func everything(text: String) throws {
        let project = try TemporaryProject(["A.swift": text, "W.swift": Sample.widget + Sample.badView])
        func found(_ readsEverything: Bool) throws -> [Finding] {
            try LintSession(
                options: LintOptions(paths: [project.path], configuration: .none, readsEverything: readsEverything)
            ).run().findings
        }
        #expect(try found(true) == found(false))
    }

    @Test("A comment follows the text as it is edited")
    func edits() throws {
        let project = try TemporaryProject(["A.swift": Self.ignore + Sample.badPolicy, "README.md": "# A\n"])
        let session = try project.session()
        #expect(session.run().rules == [])
        session.setOverlay(Array((Self.ignore + Sample.goodPolicy).utf8), at: project.path("A.swift"))
        #expect(session.run().rules == ["unused-suppression"])
        session.setOverlay(Array(Sample.badPolicy.utf8), at: project.path("A.swift"))
        #expect(session.run().rules == ["reload-policy-type"])
        session.setOverlay(nil, at: project.path("A.swift"))
        #expect(session.run().rules == [])
        let markdown = "<!-- widgetlint:ignore unknown-kind -- x -->\n"
        session.setOverlay(Array(markdown.utf8), at: project.path("README.md"))
        #expect(session.run().rules == ["unused-suppression"])
    }

    @Test("A package manifest is Swift, and so are its comments")
    func manifest() throws {
        let manifest = "// swift-tools-version: 6.0\nimport PackageDescription\n"
        let bad = "// widgetlint:ignore no-such-rule -- x\nlet package = Package(name: \"A\")\n"
        #expect(try rules(["Package.swift": manifest + bad]) == ["unknown-rule-in-suppression"])
    }

    @Test("A project's own severity holds for these rules, too")
    func severity() throws {
        let project = try TemporaryProject([
            "A.swift": Self.ignore + "let a = 1\n",
            ".widgetlint.json": "{ \"rules\": { \"unused-suppression\": \"error\" } }",
        ])
        let options = LintOptions(paths: [project.path], readme: .off)
        #expect(try LintSession(options: options).run().findings.map(\.severity) == [.error])
        try project.write("{ \"rules\": { \"unused-suppression\": \"off\" } }", to: ".widgetlint.json")
        #expect(try LintSession(options: options).run().findings == [])
    }
}

@Suite("Suppressions in Markdown files")
struct MarkdownSuppressionTests {
    private static let block = "```swift\n\(Sample.badPolicy)```\n"
    private static let ignore = "<!-- widgetlint:ignore reload-policy-type -- a mistake to show -->\n"

    @Test("A block below a comment is silent", arguments: [
        ignore + block, ignore + "\n" + block, "> \(ignore)>\n> ```swift\n> \(Sample.badPolicy)> ```\n",
        "# Title\n\n" + ignore + "<!-- another -->\n" + block,
        "<!-- widgetlint:ignore-next reload-policy-type: a mistake to show -->\n" + block,
        "<!-- widgetlint:ignore-file reload-policy-type -- all of them -->\n\n# Title\n\n" + block + "\n" + block,
        "---\ntitle: A\n---\n\n<!-- widgetlint:ignore-file reload-policy-type -- all of them -->\n" + block,
        "```swift\n// widgetlint:ignore reload-policy-type -- a mistake to show\n\(Sample.badPolicy)```\n",
        "> ```swift\n> // widgetlint:ignore-file reload-policy-type -- a mistake\n> \(Sample.badPolicy)> ```\n",
    ])
    func silent(text: String) throws { #expect(try lint(["README.md": text]).rules == []) }

    @Test("A comment covers the block below it alone", arguments: [
        (ignore + block + "\n" + block, ["reload-policy-type"]),
        (ignore + "Text.\n\n" + block, ["reload-policy-type", "unused-suppression"]),
        ("# Title\n\n<!-- widgetlint:ignore-file reload-policy-type -- x -->\n" + block,
            ["malformed-suppression", "reload-policy-type"]),
        (ignore + "```swift\n\(Sample.goodPolicy)```\n", ["unused-suppression"]),
        ("```swift\n// widgetlint:ignore reload-policy-type -- x\n\(Sample.goodPolicy)```\n", []),
        ("```swift\n// widgetlint:ignore reload-policy-typ -- x\n\(Sample.goodPolicy)```\n",
            ["unknown-rule-in-suppression"]),
        ("```\n<!-- widgetlint:ignore no-such-rule -- x -->\n```\n", []),
        ("<!-- widgetlint:ignore-next readme-drift: x -->\n```swift\n\(Sample.goodPolicy)```\n", []),
        ("<!-- widgetlint:ignore-next readme-drift -->\n```swift\n\(Sample.goodPolicy)```\n", []),
    ])
    func covers(text: String, rules: [String]) throws {
        #expect(try lint(["README.md": text]).rules.sorted() == rules)
    }

    @Test("The fix takes the comment away", arguments: [
        ("# A\n\n\(ignore)```swift\nlet a = 1\n```\n", "# A\n\n```swift\nlet a = 1\n```\n"),
        ("> \(ignore)> ```swift\n> let a = 1\n> ```\n", "> ```swift\n> let a = 1\n> ```\n"),
        ("- \(ignore)  ```swift\n  let a = 1\n  ```\n", "-\n  ```swift\n  let a = 1\n  ```\n"),
    ])
    func fix(text: String, result: String) throws {
        let found = try lint(["README.md": text])
        var bytes = Array(text.utf8)
        for edit in found.findings.flatMap(\.fixes).flatMap(\.edits) {
            bytes.replaceSubrange(edit.range, with: Array(edit.replacement.utf8))
        }
        #expect(String(decoding: bytes, as: UTF8.self) == result)
        #expect(try lint(["README.md": String(decoding: bytes, as: UTF8.self)]).findings == [])
    }

    @Test("README rules are silenced in the same words", arguments: [
        ("<!-- widgetlint:ignore readme-unknown-block -- pseudocode -->\n```swift\nlet a = b()\nc()\n```\n", []),
        ("<!-- widgetlint:ignore-file readme-unknown-block -- pseudocode -->\n# A\n\n```swift\na()\nc()\n```\n", []),
        ("<!-- widgetlint:ignore-file readme-unknown-block -- pseudocode -->\n# A\n", ["readme-exemption"]),
        ("<!-- widgetlint:ignore readme-structure -- to show it -->\n```swift\nlet a = 1\n", []),
        ("<!-- widgetlint:ignore readme-structure -- to show it -->\n", ["unused-suppression"]),
        ("<!-- widgetlint:ignore readme-drfit -- pseudocode -->\n", ["readme-exemption", "readme-exemption"]),
    ])
    func readmeRules(text: String, rules: [String]) throws {
        #expect(try lint(["README.md": text, "Examples/A.swift": "let a = 1\n"], readme: .alsoCheck).rules == rules)
    }

    @Test("The check of READMEs alone says nothing about other rules")
    func readmeAlone() throws {
        let text = "<!-- widgetlint:ignore no-such-rule -- x -->\n```swift\nlet a = 1\n```\n"
        let files: KeyValuePairs = ["README.md": text, "Examples/A.swift": "let a = 1\n"]
        #expect(try lint(files, readme: .only).rules == [])
        #expect(try lint(files, readme: .alsoCheck).rules == ["unknown-rule-in-suppression"])
    }
}
