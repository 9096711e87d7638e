import ReadmeSync
import Testing

@Suite("Headings of translations") struct OutlineTests {
    private static func messages(_ original: String, _ translation: String) -> [String] {
        TranslationFixture(original, translation, rules: [.translationOutline]).messages
    }

    private static let original = """
        # Rain

        ## Installing

        ```sh
        make
        ```

        ## Usage with SwiftUI

        ### Colours

        See [the list](colours.md).

        ### Fonts

        ## Licence

        MIT
        """

    @Test(
        "The same outline gives nothing",
        arguments: [
            "# 雨\n## インストール\n```sh\nmake\n```\n## SwiftUI\n### 色\n### 字\n## ライセンス\n",
            "Regen\n===\n\nInstallation\n---\n### x\n".replacing(
                "### x\n", with: "\n## SwiftUI\n### Farben\n### Schriften\n## Lizenz\n"),
            "<h1>Lluvia</h1>\n\n## A\n## B\n### C\n<h3 align=\"center\">D</h3>\n\n## E\n",
        ])
    func same(translation: String) {
        #expect(Self.messages(Self.original, translation) == [])
    }

    @Test("A part that is missing is one finding, behind the part before it")
    func missing() {
        let messages = Self.messages(
            Self.original,
            "# 雨\n\n## インストール\n\n```sh\nmake\n```\n\n## SwiftUI\n\n### [色](colours.md)\n\n## ライセンス\n\nMIT\n")
        #expect(messages == ["11 the original has a heading behind this section that is missing here: «Fonts»"])
    }

    @Test("Emoji tell headings of one level apart, and a link to another language is no part")
    func hints() {
        #expect(
            Self.messages("# A\n## [中文](README_CN.md)\n## 🚀 B\n## 🎨 C\n## 🎉 D\n", "# 甲\n## 🚀 乙\n## 🎉 丁\n")
                == ["2 the original has a heading behind this section that is missing here: «🎨 C»"])
    }

    @Test("Parts that only the translation has are one finding")
    func added() {
        let messages = Self.messages(
            "# A\n## B\n```sh\nx\n```\n## C\n```sh\ny\n```\n",
            "# A\n## B\n```sh\nx\n```\n## D\n### E\n## C\n```sh\ny\n```\n")
        #expect(messages == ["6 this heading and the next 1 are not in the original"])
    }

    @Test("Another level is one finding, and so are many in a row")
    func levels() {
        #expect(
            Self.messages("# A\n## B\n### C\n## D\n", "# A\n## B\n## C\n## D\n")
                == ["3 this heading is of level 2, and of level 3 in the original"])
        #expect(
            Self.messages("# A\n## B\n## C\n## D\n# E\n", "# A\n### B\n### C\n### D\n# E\n")
                == ["2 this heading and the next 2 are of other levels than in the original: 3 for 2"])
    }

    @Test("Another text is one finding")
    func otherText() {
        let original = "# A\n" + (1...9).map { "## B\($0)\n" }.joined()
        #expect(
            Self.messages(original, "# 甲\n\n### x\n")
                == ["1 the headings are not those of the original: 10 in README.md, 2 here, 2 alike"])
    }
}
