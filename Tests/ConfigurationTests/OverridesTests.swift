import Foundation
import Linter
import RuleEngine
import Testing

/// What is otherwise for some files.
@Suite("overrides, include and exclude")
struct OverridesTests {
    private static let files = [
        "App/Steps.swift": asynchronousProvider, "App/Old/Steps.swift": asynchronousProvider,
        "Widget/Steps.swift": asynchronousProvider, "Widget/New/Steps.swift": asynchronousProvider, "README.md": "",
    ]

    private func findings(_ configuration: String, _ more: [String: String] = [:]) throws -> [String] {
        let files = Self.files.merging([".widgetlint.json": configuration]) { $1 }.merging(more) { $1 }
        let findings = try ProjectFolder(files).findings()
        return findings.map { $0.replacingOccurrences(of: "/Steps.swift:2 async-placeholder", with: "") }
    }

    @Test("They apply to the files they name, and later ones outweigh earlier ones")
    func order() throws {
        let text = """
            { "rules": { "async-placeholder": "off" }, "overrides": [
                { "files": ["Widget/**"], "rules": { "async-placeholder": "warning" } },
                { "files": ["New/"], "rules": { "async-placeholder": "info" } }
            ] }
            """
        #expect(try findings(text) == ["Widget/New info", "Widget warning"])
    }

    @Test("What they leave out is not meant")
    func excludeFiles() throws {
        let text = """
            { "overrides": [{
                "files": ["*.swift"], "excludeFiles": ["App/", "New/"], "rules": { "async-placeholder": "info" }
            }] }
            """
        #expect(try findings(text) == ["App/Old error", "App error", "Widget/New error", "Widget info"])
    }

    @Test("A set for some files brings its rules and takes away others, and rules that are named stay")
    func set() throws {
        let folder = try ProjectFolder(Self.files.merging([
            ".widgetlint.json": """
            { "set": "all", "rules": { "closure-control": "info" }, "overrides": [
                { "files": ["App/"], "set": "recommended" }
            ] }
            """
        ]) { $1 })
        let session = try folder.session()
        let strict = try session.settings(at: folder.path("Widget/Steps.swift"))
        let recommended = try session.settings(at: folder.path("App/Steps.swift"))
        #expect(strict.set.value == .all)
        #expect(recommended.set.value == .recommended)
        #expect(recommended.set.origin == folder.line(2))
        let on = { (settings: LintSettings) in settings.rules.count { $0.severity != nil } }
        #expect(on(strict) > on(recommended))
        #expect(recommended.rules.first { $0.id == "closure-control" }?.severity == .info)
    }

    @Test("Those of an extended file are outweighed by the file")
    func extended() throws {
        let base = "{ \"overrides\": [{ \"files\": [\"App/\"], \"rules\": { \"async-placeholder\": \"info\" } }] }"
        #expect(
            try findings("{ \"extends\": \"base.json\" }", ["base.json": base])
                == ["App/Old info", "App info", "Widget/New error", "Widget error"])
        let text = "{ \"extends\": \"base.json\", \"rules\": { \"async-placeholder\": \"warning\" } }"
        #expect(try findings(text, ["base.json": base]).allSatisfy { $0.hasSuffix("warning") })
    }

    @Test("The command line outweighs them")
    func commandLine() throws {
        let text = """
            { "overrides": [{ "files": ["App/"], "set": "all", "rules": { "async-placeholder": "off" } }] }
            """
        let folder = try ProjectFolder(Self.files.merging([".widgetlint.json": text]) { $1 })
        #expect(try folder.findings().count == 2)
        #expect(try folder.findings { $0.only = ["async-placeholder"] }.count == 4)
        let session = try folder.session { $0.set = .strict }
        #expect(try session.settings(at: folder.path("App/Steps.swift")).set.value == .strict)
    }

    @Test("A README rule that is on for some READMEs has those compared")
    func readmes() throws {
        let block = "# A\n\n```swift\nfunc today() -> Int {\n    store.today\n}\n```\n"
        let text = "{ \"overrides\": [{ \"files\": [\"docs/\"], \"rules\": { \"readme-unknown-block\": \"info\" } }] }"
        let folder = try ProjectFolder([".widgetlint.json": text, "README.md": block, "docs/README.md": block])
        #expect(try folder.findings() == ["docs/README.md:3 readme-unknown-block info"])
    }

    @Test("What is not included is not read, but for files that tell about the project")
    func include() throws {
        #expect(try findings("{ \"include\": [\"App/\"] }") == ["App/Old error", "App error"])
        #expect(try findings("{ \"include\": [\"App/**/*.swift\", \"!App/Old/**\"] }") == ["App error"])
        let widget = ["Widget/New error", "Widget error"]
        #expect(try findings("{ \"include\": [\"*.swift\"], \"exclude\": [\"App/\"] }") == widget)
        let folder = try ProjectFolder(Self.files.merging([".widgetlint.json": "{ \"include\": [\"App/\"] }"]) { $1 })
        #expect(try folder.session().run().summary.markdownFiles == 0)
        #expect(try folder.findings("Widget/Steps.swift").count == 1)
    }

    @Test("Of the lists of extended files the last one counts")
    func includeTwice() throws {
        let base = ["base.json": "{ \"include\": [\"Widget/\"] }"]
        #expect(try findings("{ \"extends\": \"base.json\" }", base) == ["Widget/New error", "Widget error"])
        #expect(try findings("{ \"extends\": \"base.json\", \"include\": [\"Old/\"] }", base) == ["App/Old error"])
    }
}
