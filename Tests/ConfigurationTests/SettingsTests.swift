import Linter
import RuleEngine
import Testing

/// What a configuration does to a review.
@Suite("What a configuration says")
struct SettingsTests {
    private static let finding = "App/Steps.swift:2 async-placeholder error"

    private func folder(_ configuration: String, _ more: [String: String] = [:]) throws -> ProjectFolder {
        let files = [".widgetlint.json": configuration, "App/Steps.swift": asynchronousProvider]
        return try ProjectFolder(files.merging(more) { $1 })
    }

    @Test("A rule that is off does not run, and another severity replaces that of its page")
    func severities() throws {
        #expect(try folder("{ \"rules\": { \"async-placeholder\": \"off\" } }").findings() == [])
        #expect(
            try folder("{ \"rules\": { \"async-placeholder\": \"info\" } }").findings()
                == ["App/Steps.swift:2 async-placeholder info"])
        #expect(try folder("{ \"rules\": { \"closure-control\": \"off\" } }").findings() == [Self.finding])
    }

    @Test("The command line outweighs the file")
    func flags() throws {
        let off = try folder(
            "{ \"set\": \"strict\", \"rules\": { \"async-placeholder\": \"off\" }, \"failOn\": \"error\" }")
        #expect(try off.findings { $0.only = ["async-placeholder"] } == [Self.finding])
        let settings = try off.session {
            $0.set = .all
            $0.failLevel = .info
        }.settings()
        #expect(settings.set.value == .all)
        #expect(settings.set.origin == .caller(option: "--set"))
        #expect(settings.failLevel.value == .info)
        #expect(settings.rules.first { $0.id == "async-placeholder" }?.severity == nil)
        let warning = try folder("{ \"rules\": { \"async-placeholder\": \"warning\" } }")
        #expect(
            try warning.findings { $0.only = ["async-placeholder"] }
                == ["App/Steps.swift:2 async-placeholder warning"])
    }

    @Test("Everything that applies has an origin")
    func origins() throws {
        let folder = try folder(
            "{\n\"set\": \"all\",\n\"rules\": { \"closure-control\": \"off\" },\n\"failOn\": \"error\" }")
        let settings = try folder.session().settings()
        #expect(settings.set.origin == folder.line(2))
        #expect(settings.failLevel.origin == folder.line(4))
        #expect(settings.readme.origin == .standard)
        let rules = Dictionary(uniqueKeysWithValues: settings.rules.map { ($0.id, $0.origin) })
        #expect(rules["closure-control"] == folder.line(3))
        #expect(rules["async-placeholder"] == .set(.all))
    }

    @Test("A set holds its own rules, and those of the sets before it")
    func sets() {
        func page(_ set: String) -> RulePage {
            RulePage(
                id: "x", title: "", group: "g", severity: .info, set: set, fix: "none", since: "1.0.0", markdown: "")
        }
        #expect(RuleSet.allCases.map { $0.includes(page("recommended")) } == [true, true, true])
        #expect(RuleSet.allCases.map { $0.includes(page("strict")) } == [false, true, true])
        #expect(RuleSet.allCases.map { $0.includes(page("optional")) } == [false, false, true])
    }

    @Test("The level that fails a run is the file's, unless the caller has one")
    func failLevel() throws {
        let folder = try folder("{ \"failOn\": \"error\" }")
        #expect(try folder.session().settings().failLevel.value == .error)
        #expect(try folder.session { $0.failLevel = .info }.settings().failLevel.value == .info)
    }

    @Test("Excluded files are not read, and given ones are")
    func exclude() throws {
        let folder = try folder(
            "{ \"exclude\": [\"*.swift\", \"!App/Main.swift\"] }", ["App/Main.swift": asynchronousProvider])
        #expect(try folder.findings() == ["App/Main.swift:2 async-placeholder error"])
        #expect(try folder.findings("App/Steps.swift") == [Self.finding])
        let session = try folder.session()
        #expect(session.run().summary.swiftFiles == 1)
        session.setOverlay(Array(asynchronousProvider.utf8), at: folder.path("App/Steps.swift"))
        #expect(session.findings(at: folder.path("App/Steps.swift")) == [])
    }

    @Test("Patterns are relative to the folder of the file")
    func relative() throws {
        let folder = try ProjectFolder([
            ".widgetlint.json": "{ \"exclude\": [\"Steps/App/Generated/\"] }",
            "Steps/App/Generated/A.swift": asynchronousProvider, "Steps/App/B.swift": asynchronousProvider,
        ])
        #expect(try folder.findings("Steps") == ["Steps/App/B.swift:2 async-placeholder error"])
    }
}

/// What a configuration does to the comparison of READMEs.
@Suite("READMEs in a configuration")
struct ReadmeSettingsTests {
    private static let block = "func today() -> Int {\n    store.today\n}\n"

    private func folder(_ configuration: String) throws -> ProjectFolder {
        try ProjectFolder([
            ".widgetlint.json": configuration, "README.md": "# A\n\n```swift\n\(Self.block)```\n",
            "docs/guide.md": "# B\n\n```swift\nfunc other() {\n    other.call()\n}\n```\n",
            "Samples/Today.swift": Self.block, "Examples/Day.swift": "struct Day {\n    let number: Int\n}\n",
        ])
    }

    private static let unknown = "README.md:3 readme-unknown-block warning"

    @Test("A plain run compares READMEs when it is told to")
    func check() throws {
        #expect(try folder("{}").findings() == [])
        #expect(try folder("{ \"readme\": { \"check\": true } }").findings() == [Self.unknown])
        #expect(try folder("{ \"readme\": { \"check\": false } }").findings { $0.readme = .only } == [Self.unknown])
    }

    @Test("Naming a README rule asks for the comparison, unless it is switched off")
    func namedRule() throws {
        let rule = "\"rules\": { \"readme-unknown-block\": \"error\" }"
        #expect(try folder("{ \(rule) }").findings() == ["README.md:3 readme-unknown-block error"])
        #expect(try folder("{ \(rule), \"readme\": { \"check\": false } }").findings() == [])
        #expect(try folder("{ \(rule) }").findings { $0.only = ["async-placeholder"] } == [])
        #expect(
            try folder("{ \"rules\": { \"readme-unknown-block\": \"off\" } }").findings { $0.readme = .only } == [])
    }

    @Test("Sources and READMEs are where the configuration says")
    func places() throws {
        #expect(
            try folder("{ \"readme\": { \"check\": true, \"sources\": [\"Samples/\"] } }").findings() == [])
        #expect(
            try folder("{ \"readme\": { \"check\": true, \"readmes\": [\"docs/*.md\"] } }").findings()
                == ["docs/guide.md:3 readme-unknown-block warning"])
    }
}
