import RuleEngine
import Testing

@testable import Linter

@Suite("Translated READMEs and links in a project")
struct TranslationReviewTests {
    private static let code = """
        func timeline(completion: @escaping (Timeline<TideEntry>) -> Void) {
            let entry = TideEntry(date: .now, level: 1.2)
            completion(Timeline(entries: [entry], policy: .after(entry.date + 3_600)))
        }
        """

    private static func readme(_ title: String, _ part: String, _ prose: String, _ code: String = code) -> String {
        "# \(title)\n\n\(prose)\n\n## \(part)\n\n```sh\n# \(prose)\nswift build\n```\n\n```swift\n\(code)\n```\n"
    }

    private static let original = readme("Tides", "Using", "Shows the tides.")

    /// Rule and file of the findings of READMEs.
    private static func found(
        _ files: KeyValuePairs<String, String>, configuration: String? = nil, only: Set<String>? = nil
    ) throws -> [String] {
        let project = try TemporaryProject(files)
        try project.write("func f() {}\n" + code + "\n", to: "Examples/Tides.swift")
        if let configuration { try project.write(configuration, to: ".widgetlint.json") }
        let options = LintOptions(paths: [project.path], only: only, readme: .only)
        return try withExtendedLifetime(project) {
            try LintSession(options: options).run().findings.map {
                "\($0.rule) \($0.path.dropFirst(project.path.count + 1))"
            }
        }
    }

    @Test("Good translations give nothing")
    func good() throws {
        let found = try Self.found([
            "README.md": "[中文](docs/README.zh.md)\n\n" + Self.original,
            "README.de.md": Self.readme("Gezeiten", "Benutzen", "Zeigt die Gezeiten."),
            "README_JA.md": Self.readme("潮汐", "使い方", "潮汐を表示します。"),
            "README-es.md": Self.readme("Mareas", "Uso", "Muestra las mareas."),
            "docs/README.zh.md": "[English](../README.md)\n\n" + Self.readme("潮汐", "用法", "显示潮汐。"),
        ])
        #expect(found == [])
    }

    @Test("Each kind of damage is found in each language, once")
    func damage() throws {
        let flat = Self.code.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: "\n")
        let numbered = Self.code.split(separator: "\n").enumerated().map { "\($0.offset + 1) \($0.element)" }
        let found = try Self.found([
            "README.md": Self.original + "\n[中文](docs/README.zh.md)\n",
            "README.de.md": Self.readme(
                "Gezeiten", "Benutzen", "Zeigt sie.", Self.code.replacing("<TideEntry>", with: "")),
            "README_JA.md": Self.readme("潮汐", "使い方", "表示します。", flat),
            "README-es.md": Self.readme("Mareas", "Uso", "Muestra.", numbered.joined(separator: "\n")),
            "README.fr.md": Self.readme("Marées", "Usage", "Montre.", Self.code.replacing("1.2", with: "1.5")),
            "docs/README.zh.md": "# 潮汐\n\n[English](../README.md)\n\n## 用法\n\n```sh\nswift build\n```\n",
        ])
        let rule = "readme-translation-drift"
        #expect(
            found == [
                "\(rule) README-es.md", "\(rule) README.de.md", "\(rule) README.fr.md", "\(rule) README_JA.md",
                "\(rule) docs/README.zh.md",
            ])
    }

    @Test("Configured translations are compared with the file of the same path but for the language")
    func configured() throws {
        let files: KeyValuePairs = [
            "docs/guide.md": Self.original, "docs/ja/guide.md": "# 潮汐\n\n## 使い方\n\n```sh\nswift build\n```\n",
            "README.md": Self.original,
            "README.de.md": "# Gezeiten\n",
        ]
        #expect(
            try Self.found(files, configuration: #"{ "readme": { "translations": ["docs/ja/"] } }"#)
                == ["readme-translation-drift docs/ja/guide.md"])
        #expect(try Self.found(files, configuration: #"{ "readme": { "translations": [] } }"#) == [])
    }

    @Test("Comments may be translated where the configuration says so")
    func comments() throws {
        let files: KeyValuePairs = [
            "README.md": Self.original.replacing("    let entry", with: "    // One\n    let entry"),
            "README.de.md": Self.readme("Gezeiten", "Benutzen", "Zeigt sie.").replacing(
                "    let entry", with: "    // Eins\n    let entry"),
        ]
        let only: Set = ["readme-translation-drift"]
        #expect(try Self.found(files, only: only) == ["readme-translation-drift README.de.md"])
        #expect(try Self.found(files, configuration: #"{ "readme": { "comments": "translated" } }"#, only: only) == [])
    }

    @Test("What the sources say comes back where translations are not compared")
    func off() throws {
        let files: KeyValuePairs = [
            "README.md": Self.original,
            "README.de.md": Self.readme(
                "Gezeiten", "Benutzen", "Zeigt sie.", Self.code.replacing("<TideEntry>", with: "")),
        ]
        #expect(
            try Self.found(files, configuration: #"{ "rules": { "readme-translation-drift": "off" } }"#)
                == ["readme-drift README.de.md"])
    }

    @Test("Links lead to any file of the folder, and not out of what is reviewed")
    func links() throws {
        let found = try Self.found([
            "README.md": Self.original + "\n[a](b.png) [c](c.png) [d](../../issues) [e](Examples/) [f](/gone)\n",
            "b.png": "",
        ])
        #expect(found == ["readme-broken-link README.md"])
    }

    @Test("In a repository, a slash leads to its root")
    func repository() throws {
        let found = try Self.found(["README.md": Self.original + "\n[f](/gone) [g](/Examples)\n", ".git/HEAD": ""])
        #expect(found == ["readme-broken-link README.md"])
    }

    @Test("What is found follows the texts of open documents")
    func overlays() throws {
        let project = try TemporaryProject([
            "README.md": Self.original + "\n[a](docs/guide.md#start)\n", "docs/guide.md": "# Start\n",
            "README.de.md": Self.readme("Gezeiten", "Benutzen", "Zeigt sie."), "Examples/Tides.swift": Self.code,
        ])
        let session = try project.session(readme: .alsoCheck, only: ["readme-broken-link", "readme-translation-drift"])
        try withExtendedLifetime(project) {
            #expect(session.run().rules == ["readme-translation-drift"])
            session.setOverlay(Array("# Begin\n".utf8), at: project.path("docs/guide.md"))
            #expect(Set(session.run().rules) == ["readme-broken-link", "readme-translation-drift"])
            session.setOverlay(nil, at: project.path("docs/guide.md"))
            session.setOverlay(Array(Self.original.utf8), at: project.path("README.md"))
            #expect(session.run().rules == [])
            try project.delete("docs/guide.md")
            session.setOverlay(nil, at: project.path("README.md"))
            session.fileChanged(at: project.path("docs/guide.md"))
            #expect(session.run().rules.contains("readme-broken-link"))
        }
    }

    @Test("Without sources, links and translations are looked at all the same")
    func noSources() throws {
        let project = try TemporaryProject(["README.md": "[a](b.md)\n\n```swift\nlet a = 1\n```\n"])
        let result = try withExtendedLifetime(project) {
            try project.session(readme: .only, only: ["readme-broken-link"]).run()
        }
        #expect(result.rules == ["readme-broken-link"])
        #expect(result.failure != nil)
    }
}
