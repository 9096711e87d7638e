import Linter
import RuleEngine
import Testing

/// Patterns without effect, and what is said about them.
@Suite("Patterns of a configuration")
struct GlobMistakeTests {
    private static let files = [
        ".gitignore": "build/\n", "build/Old.swift": "", "Pods/Pod.swift": "", "Assets/icon.png": "",
        "App/Steps.swift": asynchronousProvider, "App/Generated/Strings.swift": "", "Examples/Day.swift": "",
        "README.md": "# Steps\n", "docs/guide.md": "# Guide\n",
    ]

    private func problems(_ configuration: String, _ paths: [String] = [""]) throws -> [String] {
        let folder = try ProjectFolder(Self.files.merging([".widgetlint.json": configuration]) { $1 })
        let session = try LintSession(options: LintOptions(paths: paths.map(folder.path)))
        do throws(ConfigurationErrors) {
            _ = try session.settings()
            return []
        } catch {
            return error.errors.flatMap(\.problems).map { "\($0.message) | \($0.replacement ?? "")" }
        }
    }

    @Test(
        "One that matches nothing is an error, with the nearest that would",
        arguments: [
            ("Apps/", "\"App/\""), ("Ap/Generated/**", "\"App/Generated/**\""),
            ("App/Genrated/", "\"App/Generated/\""), ("/Exmaples", "\"/Examples\""),
            ("Strngs.swift", "\"Strings.swift\""), ("./App/", "\"App/\""),
            ("App/Nothing/", ""), ("build/", ""), ("Pods/**", ""), ("Assets/", ""),
            ("App/*.swif", ""), ("*/Genrated/", ""), ("!Old.swift", ""), ("../App/", ""),
        ])
    func deadExclude(pattern: String, suggestion: String) throws {
        let expected = "\"\(pattern)\" matches no file that would be read | \(suggestion)"
        #expect(try problems("{ \"exclude\": [\"\(pattern)\"] }") == [expected])
    }

    @Test(
        "One that cannot match is an error, whatever is reviewed",
        arguments: ["", "/", "[", "#a", "!", "a\\\\", "[[:x:]]"])
    func invalid(pattern: String) throws {
        let text = pattern == "a\\\\" ? "a\\" : pattern
        let expected = "the pattern \"\(text)\" of \"exclude\" cannot match anything | "
        #expect(try problems("{ \"exclude\": [\"\(pattern)\"] }", ["App"]) == [expected])
    }

    @Test(
        "One that matches a file or a folder that holds one is right",
        arguments: [
            "App/", "/App", "Generated", "App/Generated/**", "**/Day.swift", "*.swift", "docs/*.md", "README.md",
            "[A-E]*/", "App/Gen?rated/",
        ])
    func right(pattern: String) throws {
        #expect(try problems("{ \"exclude\": [\"\(pattern)\"] }") == [])
    }

    @Test("Sources must be Swift files, and READMEs Markdown files, that are not excluded")
    func readme() throws {
        let text = """
            { "exclude": ["docs/"], "readme": {
                "sources": ["Examples/", "docs/", "Exmaples/*.swift"], \
            "readmes": ["README.md", "docs/*.md", "REDME.md"],
                "translations": ["READM.md"]
            } }
            """
        #expect(
            try problems(text) == [
                "\"docs/\" matches no Swift file | ",
                "\"Exmaples/*.swift\" matches no Swift file | \"Examples/*.swift\"",
                "\"docs/*.md\" matches no Markdown file | ", "\"REDME.md\" matches no Markdown file | \"README.md\"",
                "\"READM.md\" matches no Markdown file | \"README.md\"",
            ])
    }

    @Test("What is reviewed in part does not show that a pattern is dead")
    func part() throws {
        let text = "{ \"exclude\": [\"Nothing/\"] }"
        #expect(try problems(text, ["App"]) == [])
        #expect(try problems(text, ["App/Steps.swift"]) == [])
        #expect(try problems(text, ["App", ""]).count == 1)
    }

    @Test("A pattern that comes to match nothing is found, and what was said before applies")
    func later() throws {
        let folder = try ProjectFolder([
            ".widgetlint.json": "{ \"exclude\": [\"Old.swift\"] }", "Old.swift": asynchronousProvider,
            "New.swift": asynchronousProvider,
        ])
        let session = try folder.session()
        #expect(folder.short(session.run()) == ["New.swift:2 async-placeholder error"])
        session.setOverlay(Array("{ \"exclude\": [\"Odl.swift\"] }".utf8), at: folder.path(".widgetlint.json"))
        #expect(
            folder.short(session.run()) == [
                ".widgetlint.json:1 configuration error", "New.swift:2 async-placeholder error",
            ])
        session.setOverlay(nil, at: folder.path(".widgetlint.json"))
        #expect(folder.short(session.run()) == ["New.swift:2 async-placeholder error"])
    }
}
