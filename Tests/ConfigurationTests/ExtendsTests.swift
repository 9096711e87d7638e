import Foundation
import Linter
import RuleEngine
import Testing

/// Configurations that begin with others.
@Suite("extends")
struct ExtendsTests {
    private func settings(_ files: [String: String], at path: String = "App/Steps.swift") throws -> LintSettings {
        let folder = try ProjectFolder(files.merging(["App/Steps.swift": asynchronousProvider]) { $1 })
        return try folder.session().settings(at: folder.path(path))
    }

    private func severity(_ settings: LintSettings, _ rule: String = "async-placeholder") -> String? {
        settings.rules.first { $0.id == rule }?.severity?.name
    }

    @Test("The file outweighs what it extends, and later ones outweigh earlier ones")
    func order() throws {
        let settings = try settings([
            ".widgetlint.json":
                "{ \"extends\": [\"a.json\", \"b/c.json\"], \"rules\": { \"closure-control\": \"info\" } }",
            "a.json": "{ \"set\": \"all\", \"failOn\": \"error\", \"rules\": { \"async-placeholder\": \"off\" } }",
            "b/c.json": """
            {
                "set": "strict",
                "rules": { "async-placeholder": "warning", "closure-control": "off", "locked-data": "off" }
            }
            """,
        ])
        #expect(settings.set.value == .strict)
        #expect(settings.failLevel.value == .error)
        #expect(severity(settings) == "warning")
        #expect(severity(settings, "closure-control") == "info")
        #expect(severity(settings, "locked-data") == nil)
        let names = settings.files.map { ($0.path as NSString).lastPathComponent }
        #expect(names == ["a.json", "c.json", ".widgetlint.json"])
    }

    @Test("What is extended may extend, and be extended twice")
    func nested() throws {
        let settings = try settings([
            ".widgetlint.json": "{ \"extends\": [\"b/b.json\", \"c.json\"] }",
            "b/b.json": "{ \"extends\": \"../base.json\", \"rules\": { \"async-placeholder\": \"off\" } }",
            "c.json": "{ \"extends\": \"base.json\" }",
            "base.json": "{ \"rules\": { \"async-placeholder\": \"info\" } }",
        ])
        #expect(severity(settings) == "info")
        #expect(settings.files.count == 4)
    }

    @Test("Patterns are relative to the file that holds them")
    func patterns() throws {
        let folder = try ProjectFolder([
            ".widgetlint.json": "{ \"exclude\": [\"Generated/\"] }", "Generated/A.swift": asynchronousProvider,
            "App/.widgetlint.json": "{ \"extends\": \"../.widgetlint.json\" }", "App/Old/B.swift": asynchronousProvider,
            "App/Generated/C.swift": asynchronousProvider,
        ])
        #expect(try folder.findings() == ["App/Old/B.swift:2 async-placeholder error"])
        try folder.write("{ \"exclude\": [\"/Generated/\", \"App/Old/\"] }", ".widgetlint.json")
        #expect(try folder.findings() == ["App/Generated/C.swift:2 async-placeholder error"])
    }

    @Test("What an extended file excludes can be taken back")
    func takenBack() throws {
        let folder = try ProjectFolder([
            ".widgetlint.json": "{ \"extends\": \"base.json\", \"exclude\": [\"!Old/B.swift\"] }",
            "base.json": "{ \"exclude\": [\"Old/*.swift\"] }", "Old/A.swift": asynchronousProvider,
            "Old/B.swift": asynchronousProvider,
        ])
        #expect(try folder.findings() == ["Old/B.swift:2 async-placeholder error"])
    }

    @Test("A mistake stands in the extended file, with the places that lead to it")
    func mistake() throws {
        let folder = try ProjectFolder([
            ".widgetlint.json": "{ \"extends\": \"a.json\" }", "a.json": "{ \"extends\": \"b.json\" }",
            "b.json": "{ \"set\": 1 }", "App/Steps.swift": "",
        ])
        let result = try folder.session().run()
        #expect(folder.short(result) == ["b.json:1 configuration error"])
        let related = result.findings[0].related.map {
            "\($0.path.dropFirst(folder.path.count + 1)) \($0.range) \($0.message)"
        }
        #expect(related == ["a.json 13..<21 extended here", ".widgetlint.json 13..<21 extended here"])
        #expect(Set(result.sources.keys) == Set([".widgetlint.json", "a.json", "b.json"].map(folder.path)))
    }

    @Test("Two that extend the same wrong file give its mistake once")
    func once() throws {
        let folder = try ProjectFolder([
            "A/.widgetlint.json": "{ \"extends\": \"../b.json\" }",
            "C/.widgetlint.json": "{ \"extends\": \"../b.json\" }",
            "b.json": "{ \"set\": 1 }", "A/Steps.swift": "",
        ])
        #expect(try folder.findings() == ["b.json:1 configuration error"])
    }

    @Test("While an extended file is wrong, what it said before applies")
    func lastGood() throws {
        let folder = try ProjectFolder([
            ".widgetlint.json": "{ \"extends\": \"base.json\" }", "App/Steps.swift": asynchronousProvider,
            "base.json": "{ \"rules\": { \"async-placeholder\": \"info\" } }",
        ])
        let session = try folder.session()
        let info = "App/Steps.swift:2 async-placeholder info"
        #expect(folder.short(session.run()) == [info])
        try folder.write("{", "base.json")
        session.fileChanged(at: folder.path("base.json"))
        #expect(folder.short(session.run()) == [info, "base.json:1 configuration error"])
        let off = "{ \"rules\": { \"async-placeholder\": \"off\" } }"
        session.setOverlay(Array(off.utf8), at: folder.path("base.json"))
        #expect(folder.short(session.run()) == [])
        session.setOverlay(nil, at: folder.path("base.json"))
        try FileManager.default.removeItem(atPath: folder.path("base.json"))
        session.fileChanged(at: folder.path("base.json"))
        #expect(folder.short(session.run()) == [".widgetlint.json:1 configuration error"])
        try folder.write("{}", "base.json")
        session.fileChanged(at: folder.path("base.json"))
        #expect(folder.short(session.run()) == ["App/Steps.swift:2 async-placeholder error"])
    }

    @Test("Files that extend the same ones again and again are read once each")
    func many() throws {
        var files = ["App/Steps.swift": "", "base30.json": "{ \"set\": \"all\" }"]
        for number in 0..<30 {
            let next = "base\(number + 1).json"
            files["base\(number).json"] = "{ \"extends\": [\"\(next)\", \"./\(next)\"] }"
        }
        files[".widgetlint.json"] = "{ \"extends\": [\"base0.json\", \"base0.json\"] }"
        let settings = try settings(files)
        #expect(settings.set.value == .all)
        #expect(settings.files.count == 32)
    }
}
