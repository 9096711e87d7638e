import Foundation
import Linter
import RuleEngine
import Testing

/// Which file counts for what.
@Suite("Where a configuration comes from")
struct ScopeTests {
    private static let off = "{ \"rules\": { \"async-placeholder\": \"off\" } }"
    private static let finding = "App/Steps.swift:2 async-placeholder error"

    @Test("The nearest one above a file counts, whatever is reviewed", arguments: ["", "App", "App/Steps.swift"])
    func nearest(path: String) throws {
        let folder = try ProjectFolder([".widgetlint.json": Self.off, "App/Steps.swift": asynchronousProvider])
        #expect(try folder.findings(path) == [])
        let near = try ProjectFolder([
            ".widgetlint.json": Self.off, "App/.widgetlint.json": "{}", "App/Steps.swift": asynchronousProvider,
        ])
        #expect(try near.findings(path) == [Self.finding])
    }

    @Test("The way up leads out of a path that goes up and down")
    func upAndDown() throws {
        let folder = try ProjectFolder([
            ".widgetlint.json": Self.off, "App/Steps.swift": asynchronousProvider, "Other/a.swift": "",
        ])
        #expect(try folder.session("Other/../App").run().findings == [])
    }

    @Test("None above the root of the repository counts", arguments: [".git/", ".git"])
    func repository(git: String) throws {
        let folder = try ProjectFolder([
            ".widgetlint.json": Self.off, "App/\(git)": "gitdir: elsewhere", "App/Steps.swift": asynchronousProvider,
        ])
        #expect(try folder.findings("App") == [Self.finding])
    }

    @Test("A file that is named counts instead, and must be there")
    func named() throws {
        let folder = try ProjectFolder([
            ".widgetlint.json": "{", "ci.json": Self.off, "App/Steps.swift": asynchronousProvider,
        ])
        #expect(try folder.findings { $0.configuration = .file(folder.path("ci.json")) } == [])
        let error = try #require(throws: LintError.self) {
            try folder.session { $0.configuration = .file(folder.path("cj.json")) }
        }
        #expect(
            error.description.hasSuffix(
                "/cj.json: there is no such file or folder; did you mean \(folder.path)/ci.json?"))
    }

    @Test("One that cannot be read is an error")
    func unreadable() throws {
        let folder = try ProjectFolder([".widgetlint.json/": "", "App/Steps.swift": asynchronousProvider])
        let errors = try folder.session().run().configurationErrors
        #expect(errors.flatMap(\.problems).map(\.message) == ["the configuration cannot be read: it is a folder"])
        let link = try ProjectFolder(["App/Steps.swift": asynchronousProvider])
        try FileManager.default.createSymbolicLink(
            atPath: link.path(".widgetlint.json"), withDestinationPath: "nowhere.json")
        let dangling = try link.session().run().configurationErrors
        #expect(dangling.flatMap(\.problems).map(\.message) == ["the configuration cannot be read: there is no such file"])
    }

    @Test("A wrong one leaves nothing reviewed")
    func wrong() throws {
        let folder = try ProjectFolder([".widgetlint.json": "{", "App/Steps.swift": asynchronousProvider])
        let result = try folder.session().run()
        #expect(folder.short(result) == [".widgetlint.json:1 configuration error"])
        #expect(result.summary.swiftFiles == 0)
    }

    @Test("One that is made, mended and deleted is noticed")
    func changes() throws {
        let folder = try ProjectFolder(["App/Steps.swift": asynchronousProvider])
        let session = try folder.session()
        #expect(folder.short(session.run()) == [Self.finding])
        for (text, expected) in [
            (Self.off, []), ("{", [".widgetlint.json:1 configuration error"]), ("{}", [Self.finding]),
        ] {
            try folder.write(text, ".widgetlint.json")
            session.fileChanged(at: folder.path(".widgetlint.json"))
            #expect(folder.short(session.run()) == expected)
        }
        try FileManager.default.removeItem(atPath: folder.path(".widgetlint.json"))
        session.fileChanged(at: folder.path(".widgetlint.json"))
        #expect(folder.short(session.run()) == [Self.finding])
    }
}
