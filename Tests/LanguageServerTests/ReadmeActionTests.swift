import JSON
import Testing

@testable import LanguageServer

@Suite("Code actions between READMEs and sources", .timeLimit(.minutes(2)))
struct ReadmeActionTests {
    private static let drifted = ReadmeProject.readme.replacing(".never", by: ".after(later)")
    private static let literals: JSONValue = ["codeActionKind": ["valueSet": ["quickfix"]]]
    private static let capabilities: JSONValue = [
        "textDocument": ["codeAction": ["codeActionLiteralSupport": literals, "isPreferredSupport": true]],
        "workspace": ["workspaceEdit": ["documentChanges": true]],
    ]
    private let project: ReadmeProject

    init() throws { project = try ReadmeProject() }

    private func actions(
        _ client: TestClient, _ uri: String, line: Int64, only: [String] = ["quickfix"]
    ) throws -> [JSONValue] {
        let place: JSONValue = ["line": JSONValue(.integer(line)), "character": 10]
        return try client.request(
            "textDocument/codeAction",
            [
                "textDocument": ["uri": JSONValue(.string(uri))], "range": ["start": place, "end": place],
                "context": ["diagnostics": [], "only": JSONValue(.array(only.map { JSONValue(.string($0)) }))],
            ]
        ).array ?? []
    }

    private func titles(_ actions: [JSONValue]) -> [String] { actions.map { $0["title"]?.string ?? "?" } }

    private func change(_ action: JSONValue?) -> JSONValue? { action?["edit"]?["documentChanges"]?.array?.first }

    private static let fix = "Copy \(ReadmeProject.sourceName):4-7 into the block"
    private static let back = "Copy the block into \(ReadmeProject.sourceName):4-7"
    private static let ignore = "Ignore readme-drift here, with a reason"

    @Test("A block can take the source's lines, give its own, or be exempt")
    func block() throws {
        let (client, _) = try project.clientWithReadme(Self.capabilities, Self.drifted)
        let actions = try actions(client, project.readmeURI, line: 5)
        #expect(titles(actions) == [Self.fix, Self.back, Self.ignore])
        #expect(actions.map { $0["kind"]?.string } == ["quickfix", "quickfix", "quickfix"])
        #expect(actions.map { $0["isPreferred"]?.bool } == [true, nil, nil])
        #expect(actions.map { TestClient.short($0["diagnostics"]) }.allSatisfy { $0 == ["5:4-5:67 readme-drift"] })

        let toReadme = change(actions.first)
        #expect(toReadme?["textDocument"]?["uri"]?.string == project.readmeURI)
        #expect(toReadme?["textDocument"]?["version"]?.integer == 1)
        // The source is not open.
        let toSource = change(actions[1])
        #expect(toSource?["textDocument"]?["uri"]?.string == project.sourceURI)
        #expect(toSource?["textDocument"]?["version"]?.isNull == true)
        let edits = toSource?["edits"]?.array ?? []
        #expect(edits.map { TestClient.short(range: $0["range"]) } == ["5:0-5:64"])
        #expect(
            edits.first?["newText"]?.string
                == "        return Timeline<Entry>(entries: [entry], policy: .after(later))")
        let comment = change(actions[2])?["edits"]?.array?.first
        #expect(TestClient.short(range: comment?["range"]) == "2:0-2:0")
        #expect(comment?["newText"]?.string == "<!-- widgetlint:ignore readme-drift -- <#reason#> -->\n")
        #expect(try titles(self.actions(client, project.readmeURI, line: 0)) == [])
        #expect(try titles(self.actions(client, project.readmeURI, line: 5, only: ["refactor"])) == [])
        #expect(
            try titles(self.actions(client, project.readmeURI, line: 5, only: ["source.fixAll"]))
                == ["Apply all safe fixes of widgetlint"])
        try client.finish()
    }

    @Test("The comment exempts the block as soon as it has a reason")
    func exemption() throws {
        func text(_ reason: String) -> String {
            Self.drifted.replacing("```swift", by: "<!-- widgetlint:ignore readme-drift -- \(reason) -->\n```swift")
        }
        let (client, first) = try project.clientWithReadme(Self.capabilities, text("<#reason#>"))
        #expect(TestClient.short(first).contains { $0.hasPrefix("2:0-") })
        client.change(project.readmeURI, text("of an older release"), version: 2)
        #expect(try client.published(project.readmeURI, version: 2) == [])
        try client.finish()
    }

    @Test("What is not saved counts on both sides, and an open source is named with its version")
    func unsaved() throws {
        let (client, _) = try project.clientWithReadme(Self.capabilities, Self.drifted)
        let source = "// A new line\r\n" + ReadmeProject.source.replacing("\n", by: "\r\n")
        client.open(project.sourceURI, source, version: 7)
        _ = try client.receive("textDocument/publishDiagnostics")
        _ = try client.receive("textDocument/publishDiagnostics")
        let text = Self.drifted.replacing("    return", by: "    print(entry)\n    return")
        client.change(project.readmeURI, text, version: 2)
        _ = try client.receive("textDocument/publishDiagnostics")
        let actions = try actions(client, project.readmeURI, line: 5)
        let copy = change(actions.first { $0["title"]?.string == Self.back.replacing("4-7", by: "5-8") })
        #expect(copy?["textDocument"]?["version"]?.integer == 7)
        let edits = copy?["edits"]?.array ?? []
        #expect(edits.map { TestClient.short(range: $0["range"]) } == ["5:37-5:37", "6:0-6:64"])
        #expect(edits.first?["newText"]?.string == "\r\n        print(entry)")
        try client.finish()
    }

    @Test("The source offers both directions, too, anywhere in the lines")
    func fromTheSource() throws {
        let (client, _) = try project.clientWithReadme(Self.capabilities, Self.drifted)
        client.open(project.sourceURI, ReadmeProject.source)
        _ = try client.receive("textDocument/publishDiagnostics")
        let actions = try actions(client, project.sourceURI, line: 3)
        #expect(
            titles(actions) == [
                "Copy these lines into README.md:3", "Copy the block of README.md:3 into these lines",
            ])
        #expect(actions.map { TestClient.short($0["diagnostics"]) }.allSatisfy { $0 == ["5:8-5:64 readme-drift"] })
        #expect(
            actions.map { change($0)?["textDocument"]?["uri"]?.string } == [project.readmeURI, project.sourceURI])
        #expect(try titles(self.actions(client, project.sourceURI, line: 0)) == [])
        try client.finish()
    }

    @Test("Translations that show the same lines are told about once, and mended at once")
    func translations() throws {
        try project.write(ReadmeProject.readme.replacing("# App", by: "# Programm\n"), "README.de.md")
        try project.write(ReadmeProject.readme, "README.md")
        let client = try project.client(Self.capabilities)
        client.open(project.sourceURI, ReadmeProject.source.replacing(".never", by: ".after(later)"))
        let hints = try client.receive("textDocument/publishDiagnostics")["diagnostics"]
        #expect(TestClient.short(hints) == ["5:8-5:71 readme-drift"])
        let message = try #require(hints?.array?.first?["message"]?.string)
        #expect(message.contains("README.md:3") && message.contains("README.de.md:4"))
        #expect(message.hasSuffix(" show this otherwise"))
        let actions = try actions(client, project.sourceURI, line: 5)
        // Both hold the same text, which can go into the source once.
        #expect(actions.count == 4)
        #expect(actions.first?["title"]?.string == "Copy these lines into all 2 blocks that show them")
        let changes = actions.first?["edit"]?["documentChanges"]?.array ?? []
        #expect(changes.map { $0["textDocument"]?["uri"]?.string } == [project.uri("README.de.md"), project.readmeURI])
        try client.finish()
    }

    @Test("What the source would lose is said")
    func deletion() throws {
        let readme = ReadmeProject.readme.replacing("    let entry = Entry(date: .now)\n", by: "")
        let (client, first) = try project.clientWithReadme(Self.capabilities, readme)
        #expect(TestClient.short(first) == ["4:4-4:60 readme-drift"])
        let titles = try titles(actions(client, project.readmeURI, line: 4))
        #expect(titles.contains(Self.back + ", which deletes a line"))
        try client.finish()
    }

    @Test("An action is found again when it is carried out, also after edits elsewhere")
    func resolving() throws {
        let resolving: JSONValue = [
            "textDocument": [
                "codeAction": [
                    "codeActionLiteralSupport": Self.literals, "dataSupport": true,
                    "resolveSupport": ["properties": ["edit"]],
                ]
            ]
        ]
        let (client, _) = try project.clientWithReadme(resolving, Self.drifted)
        let offered = try actions(client, project.readmeURI, line: 5)
        let action = try #require(offered.first { $0["title"]?.string == Self.back })
        client.change(project.readmeURI, "New\n\n" + Self.drifted, version: 2)
        _ = try client.receive("textDocument/publishDiagnostics")
        let resolved = try client.request("codeAction/resolve", action)
        #expect(resolved["edit"]?["changes"]?[project.sourceURI]?.array?.count == 1)
        client.change(project.readmeURI, ReadmeProject.readme, version: 3)
        _ = try client.receive("textDocument/publishDiagnostics")
        #expect(try client.error("codeAction/resolve", action) == -32803)
        try client.finish()
    }

    @Test(
        "What would break the source is not offered",
        arguments: [
            ("    let entry = Entry(date: .now)", "    let entry = Entry(date: .now"),
            ("    let entry = Entry(date: .now)", "    let entry = Entry(date: .now) /*"),
            ("    let entry = Entry(date: .now)", "    let entry = Entry(date: .now) }"),
        ])
    func structure(from: String, to: String) throws {
        let (client, first) = try project.clientWithReadme(
            Self.capabilities, ReadmeProject.readme.replacing(from, by: to))
        #expect(TestClient.short(first).contains { $0.hasSuffix("readme-drift") })
        let titles = try titles(actions(client, project.readmeURI, line: 4))
        #expect(titles.contains(Self.fix))
        #expect(!titles.contains(Self.back))
        try client.finish()
    }
}
