import ReadmeSync
import Testing

@Suite("Which README is a translation") struct LanguageVersionsTests {
    private static func originals(_ texts: [String: String]) -> [String: String] {
        LanguageVersions(readmes: texts.keys.sorted(), markdown: Set(texts.keys)) { texts[$0].map { Array($0.utf8) } }
            .originals
    }

    @Test(
        "A language in the name tells",
        arguments: [
            "README.de.md", "README_CN.md", "README-pt-br.md", "README.zh-Hans.md", "Readme_ja.md", "README.zh_CN.md",
        ])
    func byName(name: String) {
        #expect(Self.originals(["README.md": "", name: ""]) == [name: "README.md"])
        #expect(Self.originals(["README.md": "", "a/README.md": "", "a/" + name: ""]) == ["a/" + name: "a/README.md"])
    }

    @Test("Other words in the name tell nothing", arguments: ["README-iOS.md", "README.old.md", "README_MIGRATION.md"])
    func otherNames(name: String) {
        #expect(Self.originals(["README.md": "", name: ""]) == [:])
    }

    @Test("The links at the top tell about other folders")
    func switcher() {
        let original = "# A\n[中文](docs/README.zh.md) <a href=\"i18n/ja/README.md\">日本語</a> [docs](docs/README.md)\n"
        let texts = ["README.md": original, "docs/README.zh.md": "", "i18n/ja/README.md": ""]
        #expect(Self.originals(texts) == ["docs/README.zh.md": "README.md", "i18n/ja/README.md": "README.md"])
    }

    @Test("The links at the top of a translation tell, too")
    func backwards() {
        let texts = ["README.md": "# A\n", "docs/README_fr.md": "[English](../README.md)\n"]
        #expect(Self.originals(texts) == ["docs/README_fr.md": "README.md"])
    }

    @Test("Links further down are no switcher")
    func below() {
        let text = String(repeating: "text\n\n", count: 60) + "[x](docs/README.zh.md)\n"
        #expect(Self.originals(["README.md": text, "docs/README.zh.md": ""]) == [:])
    }

    @Test(
        "A configured translation is of the file with the same path but for the language",
        arguments: [
            ("docs/zh/guide.md", "docs/guide.md"), ("docs/de/setup.md", "docs/en/setup.md"),
            ("guide_DE.md", "guide.md"),
            ("Translations/README_de.md", "README.md"), ("docs/zh/other.md", "docs/README.md"),
        ])
    func configured(path: String, original: String) {
        let markdown: Set = ["README.md", "docs/README.md", "docs/guide.md", "docs/en/setup.md", "guide.md"]
        #expect(LanguageVersions.original(of: path, among: markdown) == original)
    }
}
