import ReadmeSync
import Testing

@Suite("Articles of DocC") struct ArticleTests {
    private static let source = "func refresh() {\n    load()\n    save()\n}\n"
    private static let block = "```swift\nfunc refresh() {\n    load()\n    save()\n}\n```\n"

    private func fixture(_ text: String) -> ReadmeFixture {
        ReadmeFixture(text, path: "Sources/Kit/Kit.docc/Steps.md", sources: ["Examples/A.swift": Self.source])
    }

    private static func indented(_ text: String, by count: Int) -> String {
        text.split(separator: "\n").map { String(repeating: " ", count: count) + $0 + "\n" }.joined()
    }

    @Test("Directives and links hide no block", arguments: [
        "# Steps\n\n@Metadata {\n    @PageKind(article)\n}\n\n\(block)",
        "``StepsProvider`` gives entries, see <doc:Reloading>.\n\(block)",
        "<doc:Reloading>\n\(block)",
        "- ``StepsProvider/placeholder(in:)``\n- <doc:Reloading>\n\n\(block)",
        "@Row {\n    @Column {\n\(indented(block, by: 8))    }\n}\n",
        "@TabNavigator {\n   @Tab(\"iOS 17\") {\n\(indented(block, by: 6))   }\n}\n",
        "@TabNavigator {\n@Tab(\"iOS 17\") {\n\(block)}\n}\n",
        "@Image(source: \"steps\",\n       alt: \"A widget\")\n\(block)",
        "@Links(visualStyle: list) {\n   - <doc:Reloading>\n}\n\(block)",
        "@Row(numberOfColumns: 2) {\n    text\n\n\(indented(block, by: 4))}\n",
        "@DeprecationSummary {\n    Use ``B``.\n}\n\n\(block)\n@SmallOne\n",
    ])
    func inSync(_ text: String) {
        #expect(fixture(text).fates == "m")
        #expect(fixture(text).findings.isEmpty)
    }

    @Test("What no reader sees is left alone", arguments: [
        "@Comment {\n```swift\nother()\n```\n}\n", "@Comment {\n    ```swift\n    other()\n    ```\n}\n",
        "<!--\n```swift\nother()\n```\n-->\n",
    ])
    func hidden(_ text: String) {
        #expect(fixture(text).fates == "")
    }

    @Test("Attributes in code are no directives")
    func attributes() {
        let text = "```swift\n@Observable\nfinal class A {\n}\n@State\n```\n\n\(Self.block)"
        #expect(fixture(text).fates == "um")
    }

    @Test("A block in a directive is mended where it stands")
    func fix() throws {
        let text =
            "@Row {\n    @Column {\n\(Self.indented(Self.block.replacing("save", with: "store"), by: 8))    }\n}\n"
        let fixture = fixture(text)
        #expect(fixture.findings == ["readme-drift 6"])
        let edits = try #require(fixture.report.findings.first).fixes.flatMap(\.edits)
        #expect(fixture.applying(edits) == text.replacing("store", with: "save"))
    }

    @Test("Other Markdown files have no directives")
    func plain() {
        let text = "@Comment {\n\(Self.block)}\n"
        #expect(ReadmeFixture(text, sources: ["Examples/A.swift": Self.source]).fates == "m")
    }
}

@Suite("Snippets in articles") struct SnippetTests {
    private static let files = [
        "Steps.swift": "// snippet.entry\nstruct Entry {}\n// snippet.end\n\n"
            + "// snippet.hide\nimport A\n// snippet.hidden\n"
            + "let a = 1\n// snippet.show\n// snippet.provider\nstruct Provider {}\n"
            + "// snippet.view\nstruct V {}\n// snippet.empty\n",
        "Reloading/Tides.swift": "let a = 1\n",
    ]

    private func problems(_ text: String, of files: [String: String] = files) -> [String] {
        let check = SnippetCheck(folder: "Snippets", paths: files.keys.sorted()) { files[$0].map { Array($0.utf8) } }
        let article = ReadmeFile(path: "Kit.docc/Steps.md", bytes: Array(text.utf8))
        return check.check(article).findings.map { finding in
            "\(String(decoding: article.bytes[finding.range], as: UTF8.self)): \(finding.message) | \(finding.help)"
        }
    }

    @Test("A snippet is found however its path is written", arguments: [
        "Steps", "Snippets/Steps", "Kit/Snippets/Steps", "Snippets/Snippets/Steps", "Reloading/Tides",
        "Kit/Snippets/Reloading/Tides",
    ])
    func found(_ path: String) {
        #expect(problems("# A\n\n@Snippet(path: \"\(path)\")\n") == [])
        #expect(problems("@Row {\n    @Snippet(path: \(path))\n}\n") == [])
    }

    @Test("A slice is found by its name", arguments: ["entry", "provider", "view"])
    func slice(_ name: String) {
        #expect(problems("@Snippet(path: \"Steps\", slice: \"\(name)\")\n") == [])
        #expect(problems("@Snippet(\n    path: \"Steps\",\n    slice: \"\(name)\"\n)\n") == [])
    }

    @Test("What is not there is reported, with what is", arguments: [
        ("@Snippet(path: \"Step\")", "Step: there is no snippet Step in Snippets | Steps"),
        ("@Snippet(path: \"Kit/Snippets/Step\")", "Kit/Snippets/Step: there is no snippet Step in Snippets | Steps"),
        ("@Snippet(path: \"Tides\")", "Tides: there is no snippet Tides in Snippets | Reloading/Tides"),
        ("@Snippet(path: \"x\")", "x: there is no snippet x in Snippets | one of Reloading/Tides, Steps"),
        ("@Snippet(path: \"Steps\", slice: \"enrty\")", "enrty: the snippet Steps has no slice enrty | entry"),
        (
            "@Snippet(path: \"Steps\", slice: \"hidden\")",
            "hidden: the snippet Steps has no slice hidden | one of entry, provider, view"
        ),
        (
            "@Snippet(path: \"Steps\", slice: \"empty\")",
            "empty: the snippet Steps has no slice empty | one of entry, provider, view"
        ),
        (
            "@Snippet(path: \"Reloading/Tides\", slice: \"a\")",
            "a: the snippet Reloading/Tides has no slice a | "
                + "// snippet.a before its lines in Snippets/Reloading/Tides.swift"
        ),
        (
            "@Snippet()",
            "@Snippet(): this directive does not say which snippet it shows | @Snippet(path: \"Reloading/Tides\")"
        ),
    ])
    func missing(_ directive: String, _ problem: String) {
        #expect(problems("# A\n\n\(directive)\n") == [problem])
    }

    @Test("Directives that are only shown, or hidden, are left alone", arguments: [
        "```markdown\n@Snippet(path: \"x\")\n```\n", "<!--\n@Snippet(path: \"x\")\n-->\n",
        "Write `@Snippet(path: \"x\")`.\n",
        "@Snippets(path: \"x\")\n", "@Snippet(path: \"x\") is how it is written\n", "> @Snippet(path: \"x\")\n",
    ])
    func shown(_ text: String) {
        #expect(problems(text) == [])
    }

    @Test("A package without snippets has none to show")
    func none() {
        #expect(
            problems("@Snippet(path: \"x\")\n", of: [:]) == ["x: there is no snippet x in Snippets | Snippets/x.swift"])
    }
}
