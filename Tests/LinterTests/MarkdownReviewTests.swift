import Testing

@testable import Linter

@Suite("Swift blocks of Markdown files")
struct MarkdownReviewTests {
    private static let code = "let t = Timeline(entries: [e], policy: .after(60))"

    @Test(
        "A finding stands at its place in the file",
        arguments: [
            "```swift\n\(code)\n```\n",
            "# Title\n\nText é 🎉\n\n```swift\nlet a = \"é🎉\"\n\(code)\n```\n",
            "~~~swift\n\(code)\n~~~\n",
            "````swift\n```\n\(code)\n````\n",
            "> ```swift\n> \(code)\n> ```\n",
            "> > ```swift\n> > let a = 1\n> > \(code)\n> > ```\n",
            "- item\n\n  ```swift\n  \(code)\n  ```\n",
            "1. item\n   ```swift\n   let a = 1\n   \(code)\n   ```\n",
            "- > ```swift\n  > let a = 1\n  > \(code)\n  > ```\n",
            "-\titem\n\n\t```swift\n\tlet a = 1\n\t\(code)\n\t```\n",
            "  ```swift\n  \(code)\n  ```\n",
            "```swift\nfunc f() {\n\t\(code)\n}\n```\n",
            "```swift\r\nlet a = 1\r\n\(code)\r\n```\r\n",
            "> ```swift\r\n> let a = 1\r\n> \(code)\r\n> ```\r\n",
            "```swift\n\(code)",
            "\u{FEFF}```swift\n\(code)\n```\n",
            "```swift\nlet a = 1\n```\n\n```swift\n\(code)\n```\n",
        ])
    func place(text: String) throws {
        let result = try lint(["README.md": text])
        #expect(result.texts == ["60"])
    }

    @Test("An edit replaces the text that the finding points at")
    func edits() throws {
        let project = try TemporaryProject(["README.md": "> ```swift\n> let a = 1\n> \(Self.code)\n> ```\n"])
        let result = try project.session().run()
        let finding = try #require(result.findings.first)
        #expect(finding.fixes.flatMap(\.edits).map(\.range) == [finding.range])
    }

    @Test(
        "Code in another language is left alone",
        arguments: ["```\n\(code)\n```\n", "```kotlin\n\(code)\n```\n", "    \(code)\n", "\(code)\n", "`\(code)`\n"])
    func otherLanguages(text: String) throws {
        #expect(try lint(["README.md": text]).findings == [])
    }

    @Test("Each block is a program of its own")
    func separateBlocks() throws {
        let text = "```swift\nlet seconds = 60\n```\n\n```swift\nlet t = Timeline(entries: [e], policy: .after(seconds))\n```\n"
        #expect(try lint(["README.md": text]).findings == [])
    }

    @Test("A finding names the line of its block")
    func blockLine() throws {
        let result = try lint(["README.md": "a\n\n```swift\n\(Self.code)\n```\n"])
        #expect(result.findings.first?.block?.startLine == 3)
    }

    @Test("Directives of DocC hide no block", arguments: [
        "@Row {\n    @Column {\n        ```swift\n        \(code)\n        ```\n    }\n}\n",
        "@Image(source: \"a\",\n       alt: \"b\")\n```swift\n\(code)\n```\n",
    ])
    func article(text: String) throws {
        #expect(try lint(["Kit.docc/Steps.md": text]).texts == ["60"])
    }

    @Test("What DocC leaves out is left alone")
    func hiddenInArticle() throws {
        #expect(try lint(["Kit.docc/Steps.md": "@Comment {\n```swift\n\(Self.code)\n```\n}\n"]).findings == [])
    }

    @Test("Blocks are counted")
    func count() throws {
        let result = try lint(["README.md": "```swift\n```\n\n```swift\na\n```\n\n```\n```\n"])
        #expect(result.summary.codeBlocks == 2)
    }
}

@Suite("The check of READMEs")
struct ReadmeModeTests {
    private func drifted(_ readme: ReadmeMode) throws -> LintResult {
        try lint(
            [
                "Examples/a.swift": Sample.badPolicy + "func load() {\n    first()\n    second()\n}\n",
                "README.md": "```swift\nfunc load() {\n    first()\n    changed()\n}\n```\n",
            ], readme: readme)
    }

    @Test("is left out unless it is asked for")
    func off() throws {
        #expect(try drifted(.off).rules == ["reload-policy-type"])
    }

    @Test("runs beside the rules")
    func alsoCheck() throws {
        let rules = try drifted(.alsoCheck).rules
        #expect(rules.contains("reload-policy-type"))
        #expect(rules.contains { $0.hasPrefix("readme-") })
    }

    @Test("runs instead of the rules")
    func only() throws {
        let rules = try drifted(.only).rules
        #expect(!rules.isEmpty)
        #expect(rules.allSatisfy { $0.hasPrefix("readme-") })
    }

    @Test("runs the rules inside the blocks that are compared")
    func blocks() throws {
        let block = "```swift\n\(Sample.badPolicy)```\n"
        let result = try lint(
            ["Examples/a.swift": Sample.badPolicy, "README.md": block, "Other.md": block], readme: .only)
        #expect(result.rules == ["reload-policy-type"])
        #expect(result.findings.first?.path.hasSuffix("README.md") == true)
        #expect(result.summary.readme?.checked == 1)
    }

    @Test("fails where there is nothing to check", arguments: [["a.swift": "let a = 1\n"], ["README.md": "# A\n"], [:]])
    func nothing(files: [String: String]) throws {
        let project = try TemporaryProject()
        for (name, text) in files { try project.write(text, to: name) }
        let result = try withExtendedLifetime(project) { try project.session(readme: .only).run() }
        #expect(result.failure != nil)
    }

    @Test("is silent where there is nothing to check beside the rules")
    func nothingBeside() throws {
        #expect(try lint(["a.swift": "let a = 1\n"], readme: .alsoCheck).failure == nil)
    }

    @Test("agrees where a block is a part of a source")
    func same() throws {
        let project = try TemporaryProject([
            "Examples/a.swift": "func load() {\n    first()\n    second()\n}\n",
            "README.md": "```swift\nfunc load() {\n    first()\n    second()\n}\n```\n",
        ])
        let result = try withExtendedLifetime(project) { try project.session(readme: .only).run() }
        #expect(result.failure?.description == nil)
        #expect(result.findings == [])
        #expect(result.summary.readme?.matched == 1)
    }
}

@Suite("Work spread over the cores")
struct ParallelMapTests {
    @Test("comes back in order", arguments: [0, 1, 15, 16, 17, 32, 33, 1000])
    func order(count: Int) {
        let numbers = Array(0..<count)
        #expect(ParallelMap.map(numbers, makeWorker: { 2 }) { $0 * $1 } == numbers.map { $0 * 2 })
    }
}
