import Linter
import Testing

/// What the keys of `readme` that ask for more than READMEs do.
@Suite("Keys of the README check") struct ReadmeKeyTests {
    private static let source = "func refresh() {\n    load()\n    check()\n    save()\n}\n"
    private static let shortened = "```swift\nfunc refresh() {\n    // ...\n}\n```\n"
    private static let drifted = "```swift\nfunc refresh() {\n    load()\n    store()\n    save()\n}\n```\n"

    @Test("Lines of dots are only dots, unless \"elision\" says otherwise", arguments: [
        ("{ \"readme\": { \"check\": true } }", ["README.md:3 readme-drift error"]),
        ("{ \"readme\": { \"check\": true, \"elision\": false } }", ["README.md:3 readme-drift error"]),
        ("{ \"readme\": { \"check\": true, \"elision\": true } }", []),
    ])
    func elision(_ configuration: String, _ findings: [String]) throws {
        let folder = try ProjectFolder([
            "README.md": "```swift\nfunc refresh() {\n    // ...\n}\n```\n", ".widgetlint.json": configuration,
            "Examples/A.swift": "func refresh() {\n    load()\n    check()\n    save()\n    close()\n    report()\n}\n",
        ])
        #expect(try folder.findings() == findings)
    }

    @Test("Articles take part when \"docc\" says so, or \"readmes\" names them", arguments: [
        ("{ \"readme\": { \"check\": true } }", []),
        ("{ \"readme\": { \"check\": true, \"docc\": true } }", ["Kit.docc/Steps.md:5 readme-drift error"]),
        (
            "{ \"readme\": { \"check\": true, \"docc\": true, \"readmes\": [] } }",
            ["Kit.docc/Steps.md:5 readme-drift error"]
        ),
        (
            "{ \"readme\": { \"check\": true, \"readmes\": [\"Kit.docc/\"] } }",
            ["Kit.docc/Steps.md:5 readme-drift error"]
        ),
    ])
    func articles(_ configuration: String, _ findings: [String]) throws {
        let folder = try ProjectFolder([
            "Kit.docc/Steps.md": "# A\n" + Self.drifted,
            "Other/Steps.md": Self.drifted, "Examples/A.swift": Self.source, ".widgetlint.json": configuration,
        ])
        #expect(try folder.findings() == findings)
    }

    @Test("Snippets are those of the package that the article is in")
    func snippets() throws {
        let folder = try ProjectFolder([
            ".widgetlint.json": "{ \"readme\": { \"check\": true, \"docc\": true } }",
            "A/Package.swift": "", "A/Snippets/Steps.swift": "// snippet.a\nlet a = 1\n",
            "A/Kit.docc/Good.md": "@Snippet(path: \"A/Snippets/Steps\", slice: \"a\")\n",
            "A/Kit.docc/Slice.md": "\n@Snippet(path: \"Steps\", slice: \"b\")\n",
            "B/Package.swift": "", "B/Snippets/Tides.swift": "let a = 1\n",
            "B/Kit.docc/Path.md": "@Snippet(path: \"Steps\")\n", "C/Kit.docc/App.md": "@Snippet(path: \"Steps\")\n",
        ])
        #expect(
            try folder.findings() == [
                "A/Kit.docc/Slice.md:2 readme-drift error", "B/Kit.docc/Path.md:1 readme-drift error",
            ])
    }

    @Test("Snippets of a package are compiled, though its manifest does not name them")
    func snippetsAreCompiled() throws {
        let folder = try ProjectFolder([
            "Package.swift": "let package = Package(name: \"Kit\", targets: [.target(name: \"Kit\")])\n",
            "Sources/Kit/Kit.swift": "let a = 1\n", "Snippets/Steps.swift": Self.source,
            "Examples/Steps.swift": "let b = 1\nlet c = 2\n",
            "README.md": "```swift\n\(Self.source)```\n\n```swift\nlet b = 1\nlet c = 2\n```\n",
        ])
        #expect(try folder.findings { $0.readme = .only } == ["README.md:9 readme-uncompiled warning"])
    }

    @Test("An article that only shows snippets is something to check")
    func onlySnippets() throws {
        let folder = try ProjectFolder([
            ".widgetlint.json": "{ \"readme\": { \"docc\": true } }", "Package.swift": "",
            "Snippets/Steps.swift": "let a = 1\n", "Kit.docc/Steps.md": "@Snippet(path: \"Steps\")\n",
        ])
        #expect(try folder.session { $0.readme = .only }.run().failure == nil)
    }

    @Test("Documentation comments take part in the files that \"docComments\" names", arguments: [
        ("{ \"readme\": { \"check\": true } }", []),
        ("{ \"readme\": { \"check\": true, \"docComments\": [\"Kit/\"] } }", ["Kit/A.swift:4 readme-drift error"]),
        (
            "{ \"readme\": { \"check\": true, \"docComments\": [\"*.swift\"] } }",
            ["Kit/A.swift:4 readme-drift error", "Other/A.swift:4 readme-drift error"]
        ),
        ("{ \"readme\": { \"check\": false, \"docComments\": [\"*.swift\"] } }", []),
    ])
    func docComments(_ configuration: String, _ findings: [String]) throws {
        let lines = Self.drifted.split(separator: "\n").map { "/// \($0)\n" }.joined()
        let folder = try ProjectFolder([
            "Kit/A.swift": lines + "func a() {}\n", "Other/A.swift": lines + "func a() {}\n",
            "Examples/A.swift": Self.source, ".widgetlint.json": configuration,
        ])
        #expect(try folder.findings() == findings)
    }

    @Test("A suppression in the Swift file silences a block of its comments")
    func suppressed() throws {
        let lines = Self.drifted.split(separator: "\n").map { "/// \($0)\n" }.joined()
        let folder = try ProjectFolder([
            "Kit/A.swift": "// widgetlint:ignore-file readme-drift -- shown as a bad example\n\n\(lines)func a() {}\n",
            "Examples/A.swift": Self.source,
            ".widgetlint.json": "{ \"readme\": { \"check\": true, \"docComments\": [\"*.swift\"] } }",
        ])
        #expect(try folder.findings() == [])
    }

    @Test("Settings name what a file says")
    func settings() throws {
        let folder = try ProjectFolder([
            ".widgetlint.json": "{ \"extends\": \"base.json\", \"readme\": { \"check\": true, \"elision\": false } }",
            "base.json": "{ \"readme\": { \"elision\": true, \"docc\": true } }", "README.md": Self.shortened,
            "Examples/A.swift": Self.source, "Kit.docc/Steps.md": Self.drifted,
        ])
        #expect(
            try folder.findings() == [
                "Kit.docc/Steps.md:4 readme-drift error", "README.md:1 readme-unknown-block warning",
            ])
    }
}
