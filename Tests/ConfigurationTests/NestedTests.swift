import Foundation
import Linter
import RuleEngine
import Testing

/// Several configurations in one review.
@Suite("Configurations in folders")
struct NestedTests {
    private static let off = "{ \"rules\": { \"async-placeholder\": \"off\" } }"
    private static let warning = "{ \"rules\": { \"async-placeholder\": \"warning\" } }"

    @Test("Each file is judged by the nearest one alone")
    func each() throws {
        let folder = try ProjectFolder([
            ".widgetlint.json": Self.off, "A/.widgetlint.json": Self.warning, "A/B/.widgetlint.json": "{}",
            "Top.swift": asynchronousProvider, "A/A.swift": asynchronousProvider, "A/B/B.swift": asynchronousProvider,
            "A/B/C/C.swift": asynchronousProvider, "D/D.swift": asynchronousProvider,
        ])
        let all = [
            "A/A.swift:2 async-placeholder warning", "A/B/B.swift:2 async-placeholder error",
            "A/B/C/C.swift:2 async-placeholder error",
        ]
        #expect(try folder.findings() == all)
        #expect(try folder.findings("A") == all)
        #expect(try folder.findings("D", "A/B") == Array(all.dropFirst()))
        #expect(try folder.findings("D/D.swift", "A/A.swift") == [all[0]])
        #expect(try folder.findings { $0.configuration = .file(folder.path("A/.widgetlint.json")) }.count == 5)
        #expect(try folder.findings { $0.configuration = .none }.count == 5)
    }

    @Test("A run fails when a finding reaches the level of its own file")
    func levels() throws {
        let folder = try ProjectFolder([
            "A/.widgetlint.json": "{ \"rules\": { \"async-placeholder\": \"warning\" }, \"failOn\": \"error\" }",
            "A/A.swift": asynchronousProvider, "B/B.swift": "",
        ])
        #expect(try folder.session().run().isFailure == false)
        #expect(try folder.session { $0.failLevel = .warning }.run().isFailure)
        try folder.write(asynchronousProvider, "B/B.swift")
        #expect(try folder.session().run().isFailure)
    }

    @Test("A rule that is on in one folder reports nothing in others")
    func union() throws {
        let folder = try ProjectFolder([
            ".widgetlint.json": Self.off, "A/.widgetlint.json": "{ \"set\": \"all\" }", "A/A.swift": "",
            "B.swift": asynchronousProvider,
        ])
        #expect(try folder.findings() == [])
        #expect(try folder.findings { $0.only = ["async-placeholder"] } == ["B.swift:2 async-placeholder error"])
    }

    @Test("Files are left out by the configuration that counts for them")
    func exclude() throws {
        let folder = try ProjectFolder([
            ".widgetlint.json": "{ \"exclude\": [\"Old.swift\"] }", "A/.widgetlint.json": "{}",
            "Old.swift": asynchronousProvider, "A/Old.swift": asynchronousProvider,
        ])
        #expect(try folder.findings() == ["A/Old.swift:2 async-placeholder error"])
    }

    @Test("One in a folder that is excluded above does not count", arguments: ["", "Vendor"])
    func excludedFolder(path: String) throws {
        let folder = try ProjectFolder([
            ".widgetlint.json": "{ \"exclude\": [\"Vendor/\"] }",
            "Vendor/Kit/.widgetlint.json": "{ \"set\": \"everything\" }",
            "Vendor/Kit/Steps.swift": asynchronousProvider, "App.swift": "",
        ])
        #expect(try folder.findings(path) == [])
        #expect(try folder.findings("Vendor/Kit/Steps.swift") == ["Vendor/Kit/Steps.swift:2 async-placeholder error"])
    }

    @Test("A repository in the folder has configurations of its own", arguments: ["", "Kit"])
    func repository(path: String) throws {
        let folder = try ProjectFolder([
            ".widgetlint.json": Self.off, "Kit/.git": "gitdir: elsewhere",
            "Kit/Sources/Steps.swift": asynchronousProvider, "App.swift": asynchronousProvider,
        ])
        #expect(try folder.findings(path) == ["Kit/Sources/Steps.swift:2 async-placeholder error"])
        try folder.write("{ \"exclude\": [\"Kit/\"] }", ".widgetlint.json")
        #expect(try folder.findings() == ["App.swift:2 async-placeholder error"])
    }

    @Test("One that git ignores counts all the same")
    func ignored() throws {
        let folder = try ProjectFolder([
            ".git/HEAD": "", ".gitignore": ".widgetlint.json\n", "A/.widgetlint.json": Self.off,
            "A/A.swift": asynchronousProvider,
        ])
        #expect(try folder.findings() == [])
        #expect(try folder.findings("A") == [])
    }

    @Test("One that is a symbolic link counts where the link stands")
    func link() throws {
        let folder = try ProjectFolder([
            "A/.widgetlint.json": Self.off, "A/A.swift": asynchronousProvider, "B/B.swift": asynchronousProvider,
        ])
        try FileManager.default.createSymbolicLink(
            atPath: folder.path("B/.widgetlint.json"), withDestinationPath: "../A/.widgetlint.json")
        #expect(try folder.findings() == [])
    }

    @Test("A mistake in any of them leaves nothing for a command, and the rest for an editor")
    func wrong() throws {
        let folder = try ProjectFolder([
            ".widgetlint.json": "{}", "A/.widgetlint.json": "{ \"set\": 1 }", "B/.widgetlint.json": "{ \"failOn\": 1 }",
            "A/A.swift": asynchronousProvider, "C.swift": asynchronousProvider,
        ])
        let session = try folder.session()
        let result = session.run()
        #expect(result.configurationErrors.map(\.path) == ["A", "B"].map { folder.path("\($0)/.widgetlint.json") })
        let errors = ["A/.widgetlint.json:1 configuration error", "B/.widgetlint.json:1 configuration error"]
        #expect(folder.short(result) == errors + ["C.swift:2 async-placeholder error"])
        session.setOverlay(Array(Self.warning.utf8), at: folder.path("A/.widgetlint.json"))
        let warning = "A/A.swift:2 async-placeholder warning"
        #expect(folder.short(session.run()) == [warning, errors[1], "C.swift:2 async-placeholder error"])
        session.setOverlay(Array("{".utf8), at: folder.path("A/.widgetlint.json"))
        #expect(folder.short(session.run()) == [errors[0], warning, errors[1], "C.swift:2 async-placeholder error"])
    }

    @Test("One that is made and deleted between others is noticed")
    func changes() throws {
        let folder = try ProjectFolder([".widgetlint.json": "{}", "A/A.swift": asynchronousProvider])
        let session = try folder.session()
        #expect(session.run().findings.count == 1)
        try folder.write(Self.off, "A/.widgetlint.json")
        session.fileChanged(at: folder.path("A/.widgetlint.json"))
        #expect(session.run().findings == [])
        try FileManager.default.removeItem(atPath: folder.path("A/.widgetlint.json"))
        session.fileChanged(at: folder.path("A/.widgetlint.json"))
        #expect(session.run().findings.count == 1)
    }

    @Test("A document outside the folders is judged by the one nearest to it")
    func outside() throws {
        let folder = try ProjectFolder([
            "A/.widgetlint.json": Self.off, "A/A.swift": asynchronousProvider, "B/B.swift": asynchronousProvider,
        ])
        let session = try LintSession(options: LintOptions(paths: []))
        for name in ["A/A.swift", "B/B.swift"] {
            session.setOverlay(Array(asynchronousProvider.utf8), at: folder.path(name))
        }
        #expect(folder.short(session.run()) == ["B/B.swift:2 async-placeholder error"])
    }

    @Test("READMEs are compared where their configuration says so, with its sources")
    func readmes() throws {
        let block = "func today() -> Int {\n    store.today\n}\n"
        let readme = "# A\n\n```swift\n\(block)```\n"
        let folder = try ProjectFolder([
            "README.md": readme, "A/README.md": readme, "A/.widgetlint.json": "{ \"readme\": { \"check\": true } }",
            "B/README.md": readme, "B/Samples/B.swift": block,
            "B/.widgetlint.json": "{ \"readme\": { \"check\": true, \"sources\": [\"Samples/\"] } }",
        ])
        #expect(try folder.findings() == ["A/README.md:3 readme-unknown-block warning"])
        #expect(
            try folder.findings { $0.readme = .only } == [
                "A/README.md:3 readme-unknown-block warning", "README.md:3 readme-unknown-block warning",
            ])
    }
}
