import ReadmeSync
import RuleEngine
import Testing

@Suite("Links that lead nowhere") struct LinkCheckTests {
    private static let files = [
        "/r/.git/HEAD": "", "/r/README.md": "# Rain\n",
        "/r/docs/Guide.md": "# The guide\n\n## Über uns\n<a id=\"X\"></a>\n",
        "/r/docs/a b.png": "", "/r/docs/50%25.md": "", "/r/Sources/Rain.swift": "", "/r/docs/zh/README.md": "",
        "/r/site/index.html": "", "/r/site/README.md": "", "/r/LICENSE": "",
    ]

    private static func findings(_ text: String, at path: String = "/r/README.md", isInRepository: Bool = true)
        -> [Finding]
    {
        LinkCheck(tree: MemoryTree(files)).findings(
            in: ReadmeFile(path: "README.md", bytes: Array(text.utf8)),
            at: ReadmePlace(path: path, boundary: "/r", isInRepository: isInRepository))
    }

    @Test(
        "What exists is right",
        arguments: [
            "docs/Guide.md", "./docs/Guide.md", "docs/../docs/Guide.md", "docs", "docs/", ".",
            "docs/a%20b.png?raw=true",
            "<docs/a b.png>", "docs/50%25.md", "docs/Guide.md#the-guide", "docs/Guide.md#%C3%BCber-uns",
            "docs/Guide.md#Über-uns",
            "docs/Guide.md#x", "docs/Guide.md#", "Sources/Rain.swift#L10-L12", "Sources/Rain.swift#anything",
            "/docs/Guide.md",
            "/LICENSE", "docs/Guide.md#L3", "missing/../LICENSE",
        ])
    func right(destination: String) {
        #expect(Self.findings("[a](\(destination))\n").map(\.message) == [])
    }

    @Test(
        "What nobody can follow here is left alone",
        arguments: [
            "https://example.com/no.md", "//example.com/no", "mailto:a@example.com", "tel:1", "../../issues",
            "../other/no.md",
            "../../wiki/Home", "", "#", "#top", "#readme", "{{url}}", "${url}", "docs\\\\no.md", "#/page", "#:~:text=a",
            "doc:Rain",
        ])
    func alone(destination: String) {
        #expect(Self.findings("[a](\(destination))\n").map(\.message) == [])
    }

    @Test(
        "What does not exist is named, with what may be meant",
        arguments: [
            ("[a](docs/Guid.md)", "there is no file docs/Guid.md", "write docs/Guide.md"),
            ("[a](doc/Guide.md)", "there is no file doc/Guide.md", "write docs/Guide.md"),
            ("[a](/docs/No.txt)", "there is no file /docs/No.txt", "name a file that exists, or take the link out"),
            (
                "[a](www.example.com/a)", "there is no file www.example.com/a",
                "write https:// before it, or it is taken for a file beside this one"
            ),
            (
                "[a](github.com/a/b)", "there is no file github.com/a/b",
                "write https:// before it, or it is taken for a file beside this one"
            ),
            (
                "[a](docs/Guide.md#the-gide)", "there is no heading or anchor #the-gide in docs/Guide.md",
                "write #the-guide"
            ),
            ("# One\n[a](#onne)", "there is no heading or anchor #onne in this file", "write #one"),
            ("[a]: gone.md", "there is no file gone.md", "name a file that exists, or take the link out"),
            ("<img src=\"gone.png\">", "there is no file gone.png", "name a file that exists, or take the link out"),
            ("[a](LICENSE/x)", "there is no file LICENSE/x", "name a file that exists, or take the link out"),
        ])
    func wrong(text: String, message: String, help: String) {
        let findings = Self.findings(text + "\n")
        #expect(findings.map(\.message) == [message])
        #expect(findings.map(\.help) == [help])
    }

    @Test("A name that differs in case is one that GitHub does not find, and the fix writes the right one")
    func letterCase() throws {
        let finding = try #require(Self.findings("[a](./Docs/guide.md?raw=true#the-guide)\n").first)
        #expect(finding.message == "there is no file ./Docs/guide.md, but one whose letters differ in case")
        #expect(finding.help == "write ./docs/Guide.md")
        #expect(
            finding.fixes.flatMap(\.edits) == [
                TextEdit(path: "README.md", range: 4..<19, replacement: "./docs/Guide.md")
            ])
        #expect(finding.fixes.map(\.safety) == [.safe])
        #expect(Self.findings("[a](docs/%47UIDE.md)\n").flatMap(\.fixes) == [])
    }

    @Test("Links begin where the README stands")
    func folder() {
        #expect(
            Self.findings("[a](../../LICENSE) [b](../Guide.md#the-guide) [c](../../docs)\n", at: "/r/docs/zh/README.md")
                == [])
        #expect(Self.findings("[a](LICENSE)\n", at: "/r/docs/zh/README.md").count == 1)
        #expect(Self.findings("[a](../../../x)\n", at: "/r/docs/zh/README.md") == [])
    }

    @Test("A slash at the beginning is the root of a repository, and means nothing without one")
    func root() {
        #expect(Self.findings("[a](/gone)\n").count == 1)
        #expect(Self.findings("[a](/gone)\n", isInRepository: false) == [])
        #expect(Self.findings("[a](/gone)\n", at: "/r/docs/README.md") == [])
    }

    @Test("In the folder of a website, links mean its pages")
    func website() {
        #expect(Self.findings("[a](guide/start)\n", at: "/r/site/README.md") == [])
    }

    @Test("A link to an unfetched submodule is left alone")
    func submodule() {
        struct Tree: FileTree {
            func names(in folder: String) -> Set<String>? {
                folder == "/r" ? ["lib", "README.md", ".gitmodules"] : folder == "/r/lib" ? [] : nil
            }
            func text(at path: String) -> [UInt8]? { nil }
        }
        let findings = LinkCheck(tree: Tree()).findings(
            in: ReadmeFile(path: "README.md", bytes: Array("[a](lib/x.md)\n".utf8)),
            at: ReadmePlace(path: "/r/README.md", boundary: "/r", isInRepository: true))
        #expect(findings == [])
    }

    @Test(
        "Anchors are those that GitHub makes",
        arguments: [
            ("# Hello, World!", "hello-world"), ("## `Code` & more", "code--more"), ("# A_b c", "a_b-c"),
            ("# _It_ is", "it-is"),
            ("# 🚀 Start", "-start"), ("# Start 🚀", "start-"), ("# :rocket: Go", "rocket-go"), ("# :rocket: Go", "-go"),
            ("# 安装 与 使用", "安装-与-使用"), ("# Één", "één"), ("# C++ / C#", "c--c"), ("# 1.2.3 - Now", "123---now"),
            ("# [Link](https://a.example) here", "link-here"), ("# ![x](y:z) Image", "-image"),
            ("Two\nlines\n===", "two-lines"),
            ("<h2 align=center>In <b>HTML</b></h2>", "in-html"), ("# A\n# A\n# A", "a-2"), ("# A ##", "a"),
            ("# ⚙️ Set", "️-set"),
            ("<div name='here'>x</div>", "here"), ("# Don't \\*stop\\*", "dont-stop"), ("# A&amp;B", "ab"),
            ("# テスト（一）", "テスト一"),
            ("# One", "user-content-one"), ("<h1>\n\nOne\n\n</h1>", "anything"),
        ])
    func anchors(heading: String, anchor: String) {
        #expect(Self.findings("\(heading)\n\n[a](#\(anchor))\n").map(\.message) == [])
    }

    @Test(
        "What GitHub makes otherwise is no anchor",
        arguments: [
            ("# 🚀 Start", "start"), ("# A", "a-1"), ("# Hello, World!", "hello,-world"), ("# `a b`", "a_b"),
            ("```\n# A\n```", "a"),
        ])
    func noAnchor(heading: String, anchor: String) {
        #expect(Self.findings("\(heading)\n\n[a](#\(anchor))\n").count == 1)
    }

    @Test("Links that a tool writes for contributors are left alone")
    func generated() {
        let text =
            "<!-- ALL-CONTRIBUTORS-LIST:START - Do not remove -->\n\n"
            + "[a](#infra-x)\n\n<!-- ALL-CONTRIBUTORS-LIST:END -->\n\n[b](#y)\n"
        #expect(Self.findings(text).map(\.message) == ["there is no heading or anchor #y in this file"])
    }
}

@Suite("Links of translations") struct TranslationLinkTests {
    private static let tree = MemoryTree([
        "/r/README.md": "", "/r/README.xx.md": "", "/r/docs/a.md": "", "/r/docs/b.md": "", "/r/zh/a.md": "",
        "/r/p.png": "", "/r/p_zh.png": "",
        "/r/LICENSE": "",
    ])

    private static func messages(_ original: String, _ translation: String) -> [String] {
        TranslationFixture(original, translation, tree: tree).messages
    }

    @Test("A link that is missing is named")
    func missing() {
        #expect(
            Self.messages("# A\n[a](docs/a.md) [b](docs/b.md#x) ![p](p.png)\n", "# 甲\n[b](docs/b.md#y)\n")
                == ["1 2 links of the original are missing in this translation: docs/a.md, p.png"])
    }

    @Test(
        "What may stand for a link is right",
        arguments: [
            ("[a](docs/a.md)", "[a](zh/a.md)"), ("![p](p.png)", "![p](p_zh.png)"),
            ("[a](docs/a.md#x)", "[a](./docs/a.md#y)"),
            ("[a](docs/a.md)", "<a href=\"https://example.com/r/docs/a.md\">a</a>"), ("[a](README.xx.md)", "text"),
            ("[a](gone.md)", "text"), ("[a](LICENSE)", "[a](/LICENSE)"), ("[a](docs/a.md)", "[a](docs/typo.md)"),
        ])
    func right(original: String, translation: String) {
        #expect(Self.messages("# A\n\(original)\n", "# 甲\n\(translation)\n") == [])
    }

    @Test("Links of parts that are missing as a whole are not missed again")
    func missingPart() {
        #expect(Self.messages("# A\n## B\n[a](docs/a.md)\n", "# 甲\n") == [])
    }
}
