import Foundation
import JSON
import Testing

@testable import LanguageServer
@testable import Linter

/// The server with the real linter over small projects on disk.
@Suite("Configuration", .timeLimit(.minutes(2)))
struct ConfigurationTests {
    private static let widget = """
        import WidgetKit

        struct StepsProvider: TimelineProvider {
            func placeholder(in context: Context) async -> StepsEntry { StepsEntry() }
        }

        """
    private static let finding = "3:42-3:47 async-placeholder"
    private static let wrong = "{\n  \"rules\": { \"async-placehodler\": \"off\" }\n}\n"
    private static let off = "{\n  \"rules\": { \"async-placeholder\": \"off\" }\n}\n"

    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
            .appendingPathComponent("widgetlint-\(UUID().uuidString)")
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent("App"), withIntermediateDirectories: true)
        try write(Self.widget, "App/Steps.swift")
    }

    private func write(_ text: String?, _ name: String) throws {
        let file = folder.appendingPathComponent(name)
        if let text { try Data(text.utf8).write(to: file) } else { try FileManager.default.removeItem(at: file) }
    }

    private func uri(_ name: String) -> String { DocumentURI(path: folder.path + "/" + name).text }

    private func client(_ capabilities: JSONValue = [:], folders: [String] = [""]) throws -> TestClient {
        let client = try TestClient {
            $0.makeAnalysis = { (options) throws(LintError) in try LintSession(options: options) }
        }
        try client.initialize(capabilities: capabilities, folders: folders.map(uri))
        return client
    }

    private func tellChange(of name: String, to client: TestClient) {
        client.notify(
            "workspace/didChangeWatchedFiles", ["changes": [["uri": JSONValue(.string(uri(name))), "type": 2]]])
    }

    private func finish(_ client: TestClient) throws {
        try client.finish()
        try FileManager.default.removeItem(at: folder)
    }

    @Test("A wrong configuration has a diagnostic, other files have none, and mending it on disk brings them back")
    func wrongFromTheStart() throws {
        try write(Self.wrong, ".widgetlint.json")
        let client = try client()
        client.open(uri("App/Steps.swift"), Self.widget)
        let told = try client.receive("window/showMessage")["message"]?.string ?? ""
        #expect(told.hasSuffix("/.widgetlint.json:2:14: there is no rule \"async-placehodler\""))
        #expect(try client.published(uri("App/Steps.swift"), version: 1) == [])
        #expect(try client.published(uri(".widgetlint.json"), version: nil) == ["1:13-1:32 configuration"])
        try write("{}", ".widgetlint.json")
        tellChange(of: ".widgetlint.json", to: client)
        #expect(try client.published(uri("App/Steps.swift"), version: 1) == [Self.finding])
        #expect(try client.published(uri(".widgetlint.json"), version: nil) == [])
        try finish(client)
    }

    @Test("While a configuration is wrong, what it said before applies")
    func lastGood() throws {
        try write(Self.off, ".widgetlint.json")
        let client = try client()
        client.open(uri("App/Steps.swift"), Self.widget)
        #expect(try client.published(uri("App/Steps.swift"), version: 1) == [])
        try write(Self.wrong, ".widgetlint.json")
        tellChange(of: ".widgetlint.json", to: client)
        _ = try client.receive("window/showMessage")
        #expect(try client.published(uri(".widgetlint.json"), version: nil) == ["1:13-1:32 configuration"])
        client.change(uri("App/Steps.swift"), Self.widget + "\n", version: 2)
        #expect(try client.published(uri("App/Steps.swift"), version: 2) == [])
        try write(nil, ".widgetlint.json")
        tellChange(of: ".widgetlint.json", to: client)
        #expect(try client.published(uri("App/Steps.swift"), version: 2) == [Self.finding])
        #expect(try client.published(uri(".widgetlint.json"), version: nil) == [])
        try finish(client)
    }

    @Test("A rule's page is read again when it changes, and named where it is wrong")
    func rulePage() throws {
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent(".widgetlint/rules"), withIntermediateDirectories: true)
        try write("no page", ".widgetlint/rules/no-print.md")
        let client = try client()
        client.open(uri("App/Steps.swift"), Self.widget)
        let told = try client.receive("window/showMessage")["message"]?.string ?? ""
        #expect(told.hasPrefix("widgetlint: a rule's page is wrong: \(folder.path)/.widgetlint/rules/no-print.md:1:"))
        #expect(try client.published(uri("App/Steps.swift"), version: 1) == [Self.finding])
        #expect(try client.published(uri(".widgetlint/rules/no-print.md"), version: nil).count == 1)
        try write(nil, ".widgetlint/rules/no-print.md")
        tellChange(of: ".widgetlint/rules/no-print.md", to: client)
        #expect(try client.published(uri(".widgetlint/rules/no-print.md"), version: nil) == [])
        try finish(client)
    }

    @Test("A configuration counts as it is edited, saved or not")
    func openConfiguration() throws {
        let client = try client()
        client.open(uri("App/Steps.swift"), Self.widget)
        #expect(try client.published(uri("App/Steps.swift"), version: 1) == [Self.finding])
        client.open(uri(".widgetlint.json"), Self.off, languageID: "jsonc")
        #expect(try client.published(uri(".widgetlint.json"), version: 1) == [])
        #expect(try client.published(uri("App/Steps.swift"), version: 1) == [])
        client.change(uri(".widgetlint.json"), Self.wrong, version: 2)
        #expect(try client.published(uri(".widgetlint.json"), version: 2) == ["1:13-1:32 configuration"])
        client.change(uri(".widgetlint.json"), "{ \"rules\": ", version: 3)
        #expect(try client.published(uri(".widgetlint.json"), version: 3) == ["0:10-0:10 configuration"])
        client.change(uri(".widgetlint.json"), "{}", version: 4)
        #expect(try client.published(uri(".widgetlint.json"), version: 4) == [])
        #expect(try client.published(uri("App/Steps.swift"), version: 1) == [Self.finding])
        client.notify("textDocument/didClose", client.document(uri(".widgetlint.json")))
        #expect(try client.published(uri(".widgetlint.json"), version: nil) == [])
        try finish(client)
    }

    @Test("A misspelt name has a quick fix, and no suppression")
    func quickFix() throws {
        let client = try client([
            "textDocument": ["codeAction": ["codeActionLiteralSupport": ["codeActionKind": ["valueSet": []]]]]
        ])
        client.open(uri(".widgetlint.json"), Self.wrong, languageID: "json")
        _ = try client.published(uri(".widgetlint.json"), version: 1)
        let place: JSONValue = ["line": 1, "character": 15]
        let actions = try client.request(
            "textDocument/codeAction",
            [
                "textDocument": ["uri": JSONValue(.string(uri(".widgetlint.json")))],
                "range": ["start": place, "end": place], "context": ["diagnostics": []],
            ])
        #expect(actions.array?.map { $0["title"]?.string } == ["Write \"async-placeholder\""])
        try finish(client)
    }

    @Test("Each folder has the configuration that is nearest to it, also above it")
    func folders() throws {
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent("Other/.git"), withIntermediateDirectories: true)
        try write(Self.widget, "Other/Steps.swift")
        try write(Self.off, ".widgetlint.json")
        let client = try client(folders: ["App", "Other"])
        client.open(uri("App/Steps.swift"), Self.widget)
        #expect(try client.published(uri("App/Steps.swift"), version: 1) == [])
        client.open(uri("Other/Steps.swift"), Self.widget)
        #expect(try client.published(uri("Other/Steps.swift"), version: 1) == [Self.finding])
        try write(Self.wrong, ".widgetlint.json")
        tellChange(of: ".widgetlint.json", to: client)
        _ = try client.receive("window/showMessage")
        #expect(try client.published(uri(".widgetlint.json"), version: nil) == ["1:13-1:32 configuration"])
        try finish(client)
    }

    @Test("A file outside all folders has the configuration that is nearest to it")
    func outside() throws {
        try write(Self.off, "App/.widgetlint.json")
        try write(Self.widget, "Steps.swift")
        let client = try client(folders: [])
        client.open(uri("App/Steps.swift"), Self.widget)
        #expect(try client.published(uri("App/Steps.swift"), version: 1) == [])
        client.open(uri("Steps.swift"), Self.widget)
        #expect(try client.published(uri("Steps.swift"), version: 1) == [Self.finding])
        try finish(client)
    }

    @Test("A client that pulls finds the diagnostic in the workspace, at its place")
    func pull() throws {
        try write(Self.wrong, ".widgetlint.json")
        let client = try client(["textDocument": ["diagnostic": [:]]], folders: ["App"])
        let items = try client.request("workspace/diagnostic", ["previousResultIds": []])["items"]?.array ?? []
        #expect(items.map { $0["uri"]?.string } == [uri(".widgetlint.json")])
        #expect(items.map { TestClient.short($0["items"]) } == [["1:13-1:32 configuration"]])
        try finish(client)
    }

    @Test("Other files of the editor's kind are left alone")
    func otherFile() throws {
        let client = try client()
        client.open(uri("App/data.json"), Self.widget, languageID: "json")
        #expect(try client.published(uri("App/data.json"), version: 1) == [])
        try finish(client)
    }

    @Test("An excluded file has no findings while it is open")
    func excluded() throws {
        try write("{ \"exclude\": [\"App/\"] }", ".widgetlint.json")
        let client = try client()
        client.open(uri("App/Steps.swift"), Self.widget)
        #expect(try client.published(uri("App/Steps.swift"), version: 1) == [])
        try finish(client)
    }

    @Test("A configuration in a folder counts there, and a mistake in it leaves other files alone")
    func nested() throws {
        try write(Self.widget, "Steps.swift")
        try write(Self.off, "App/.widgetlint.json")
        let client = try client()
        client.open(uri("App/Steps.swift"), Self.widget)
        #expect(try client.published(uri("App/Steps.swift"), version: 1) == [])
        client.open(uri("Steps.swift"), Self.widget)
        #expect(try client.published(uri("Steps.swift"), version: 1) == [Self.finding])
        try write(Self.wrong, "App/.widgetlint.json")
        tellChange(of: "App/.widgetlint.json", to: client)
        _ = try client.receive("window/showMessage")
        #expect(try client.published(uri("App/.widgetlint.json"), version: nil) == ["1:13-1:32 configuration"])
        try write("{}", "App/.widgetlint.json")
        tellChange(of: "App/.widgetlint.json", to: client)
        #expect(try client.published(uri("App/Steps.swift"), version: 1) == [Self.finding])
        #expect(try client.published(uri("App/.widgetlint.json"), version: nil) == [])
        try finish(client)
    }

    @Test("A file that is extended counts as it changes, on disk and open, and has its mistakes")
    func extended() throws {
        try write("{ \"extends\": \"base.json\" }", ".widgetlint.json")
        try write(Self.off, "base.json")
        let client = try client(["textDocument": ["publishDiagnostics": ["relatedInformation": true]]])
        client.open(uri("App/Steps.swift"), Self.widget)
        #expect(try client.published(uri("App/Steps.swift"), version: 1) == [])
        try write(Self.wrong, "base.json")
        tellChange(of: "base.json", to: client)
        _ = try client.receive("window/showMessage")
        let diagnostics = try client.receive("textDocument/publishDiagnostics")["diagnostics"]
        #expect(TestClient.short(diagnostics) == ["1:13-1:32 configuration"])
        let related = diagnostics?.array?.first?["relatedInformation"]?.array?.first
        #expect(related?["location"]?["uri"]?.string == uri(".widgetlint.json"))
        #expect(related?["message"]?.string == "extended here")
        client.open(uri("base.json"), "{}", languageID: "json")
        #expect(try client.published(uri("base.json"), version: 1) == [])
        #expect(try client.published(uri("App/Steps.swift"), version: 1) == [Self.finding])
        try finish(client)
    }

    @Test("A change of a file that nothing extends has no effect")
    func unrelated() throws {
        try write("{}", ".widgetlint.json")
        try write("{}", "package.json")
        let client = try client()
        client.open(uri("App/Steps.swift"), Self.widget)
        #expect(try client.published(uri("App/Steps.swift"), version: 1) == [Self.finding])
        try write("{", "package.json")
        tellChange(of: "package.json", to: client)
        client.change(uri("App/Steps.swift"), Self.widget + "\n", version: 2)
        #expect(try client.published(uri("App/Steps.swift"), version: 2) == [Self.finding])
        try finish(client)
    }

    @Test("A file that is extended from outside the folders has its mistakes, too, while it is open")
    func extendedOutside() throws {
        try write("{ \"extends\": \"../base.json\" }", "App/.widgetlint.json")
        try write("{}", "base.json")
        let client = try client(folders: ["App"])
        client.open(uri("App/Steps.swift"), Self.widget)
        #expect(try client.published(uri("App/Steps.swift"), version: 1) == [Self.finding])
        client.open(uri("base.json"), Self.wrong, languageID: "json")
        #expect(try client.published(uri("base.json"), version: 1) == ["1:13-1:32 configuration"])
        client.change(uri("base.json"), Self.off, version: 2)
        #expect(try client.published(uri("base.json"), version: 2) == [])
        #expect(try client.published(uri("App/Steps.swift"), version: 1) == [])
        try finish(client)
    }
}
