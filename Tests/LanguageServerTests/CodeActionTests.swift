import JSON
import Testing

@testable import LanguageServer

@Suite("Code actions", .timeLimit(.minutes(2)))
struct CodeActionTests {
    private static let uri = "file:///w/A.swift"
    private static let literals: JSONValue = ["codeActionKind": ["valueSet": ["quickfix"]]]

    private static let plain: JSONValue = [
        "textDocument": ["codeAction": ["codeActionLiteralSupport": literals, "isPreferredSupport": true]],
        "workspace": ["applyEdit": true],
    ]
    private static let versioned: JSONValue = [
        "textDocument": ["codeAction": ["codeActionLiteralSupport": literals]],
        "workspace": ["workspaceEdit": ["documentChanges": true]],
    ]
    private static let resolving: JSONValue = [
        "textDocument": [
            "codeAction": [
                "codeActionLiteralSupport": literals, "dataSupport": true, "resolveSupport": ["properties": ["edit"]],
            ]
        ]
    ]

    private func client(_ capabilities: JSONValue, _ text: String) throws -> TestClient {
        let client = try TestClient()
        try client.initialize(capabilities: capabilities)
        client.open(Self.uri, text)
        _ = try client.receive("textDocument/publishDiagnostics")
        return client
    }

    private func params(_ line: Int64, _ from: Int64, _ to: Int64, only: [String]? = nil) -> JSONValue {
        func position(_ character: Int64) -> JSONValue {
            ["line": JSONValue(.integer(line)), "character": JSONValue(.integer(character))]
        }
        var context: JSONValue = ["diagnostics": [["message": "of somebody else"]]]
        if let only {
            context = ["diagnostics": [], "only": JSONValue(.array(only.map { JSONValue(.string($0)) }))]
        }
        return [
            "textDocument": ["uri": JSONValue(.string(Self.uri))],
            "range": ["start": position(from), "end": position(to)], "context": context,
        ]
    }

    private static func titles(_ actions: JSONValue) -> [String] {
        (actions.array ?? []).map { $0["title"]?.string ?? "?" }
    }

    private static let fix = "Write GOOD"
    private static let ignore = "Ignore bad-word here, with a reason"
    private static let fixAll = "Apply all safe fixes of widgetlint"

    @Test(
        "The range and the kinds decide what is offered",
        arguments: [
            (1, 2, nil, [fix, ignore, fixAll]),
            (0, 0, nil, [fix, ignore, fixAll]),
            (3, 3, nil, [fix, ignore, fixAll]),
            (4, 4, nil, [fixAll]),
            (4, 0, nil, [fix, ignore, fixAll]),
            (0, 3, ["quickfix"], [fix, ignore]),
            (0, 3, ["source"], [fixAll]),
            (0, 3, ["source.fixAll"], [fixAll]),
            (0, 3, ["source.fixAll.widgetlint"], [fixAll]),
            (0, 3, ["source.fixAll.other", "refactor"], []),
            (0, 3, ["source.fix"], []),
            (0, 3, ["quickfix.sub"], []),
            (0, 3, [""], [fix, ignore, fixAll]),
            (0, 3, [], []),
        ] as [(Int64, Int64, [String]?, [String])])
    func offers(from: Int64, to: Int64, only: [String]?, expected: [String]) throws {
        let client = try client(Self.plain, "BAD  x\n")
        let actions = try client.request("textDocument/codeAction", params(0, from, to, only: only))
        #expect(Self.titles(actions) == expected)
        try client.finish()
    }

    @Test("An action carries its finding, its preference and its edit")
    func content() throws {
        let client = try client(Self.plain, "\r\n  UGLY BAD\r\n")
        let actions = try client.request("textDocument/codeAction", params(1, 0, 99)).array ?? []
        try #require(actions.count == 5)
        #expect(
            actions.map { $0["kind"]?.string } == [
                "quickfix", "quickfix", "quickfix", "quickfix", "source.fixAll.widgetlint",
            ])
        #expect(actions.map { $0["isPreferred"]?.bool } == [nil, true, nil, nil, nil])
        #expect(TestClient.short(actions[1]["diagnostics"]) == ["1:7-1:10 bad-word"])
        let edits = actions.map { $0["edit"]?["changes"]?[Self.uri]?.array ?? [] }
        #expect(
            edits.map { $0.map { TestClient.short(range: $0["range"]) } } == [
                ["1:2-1:6"], ["1:7-1:10"], ["1:0-1:0"], ["1:0-1:0"], ["1:7-1:10"],
            ])
        // Line breaks are those of the document.
        #expect(edits[0].first?["newText"]?.string == "one\r\ntwo")
        #expect(edits[2].first?["newText"]?.string == "  // widgetlint:ignore ugly-word -- <#reason#>\r\n")
        try client.finish()
    }

    @Test("The edit names the version where the client takes it")
    func versions() throws {
        let client = try client(Self.versioned, "BAD")
        client.change(Self.uri, "xBAD", version: 8)
        _ = try client.receive("textDocument/publishDiagnostics")
        let actions = try client.request("textDocument/codeAction", params(0, 2, 2))
        let change = actions.array?.first?["edit"]?["documentChanges"]?.array?.first
        #expect(change?["textDocument"]?["uri"]?.string == Self.uri)
        #expect(change?["textDocument"]?["version"]?.integer == 8)
        #expect(TestClient.short(range: change?["edits"]?.array?.first?["range"]) == "0:1-0:4")
        try client.finish()
    }

    @Test("A document that is not open has no actions")
    func unopened() throws {
        let client = try TestClient(FakeWorkspace(files: ["/w/A.swift": "BAD"]))
        try client.initialize(capabilities: Self.plain)
        #expect(try client.request("textDocument/codeAction", params(0, 0, 3)).array?.isEmpty == true)
        try client.finish()
    }

    @Test("An action is resolved in the newest text")
    func resolving() throws {
        let client = try client(Self.resolving, "BAD")
        let actions = try client.request("textDocument/codeAction", params(0, 0, 3)).array ?? []
        let action = try #require(actions.first)
        #expect(action["edit"] == nil)
        client.change(Self.uri, "\n BAD", version: 2)
        _ = try client.receive("textDocument/publishDiagnostics")
        let resolved = try client.request("codeAction/resolve", action)
        #expect(resolved["title"]?.string == Self.fix)
        #expect(resolved["data"] != nil)
        let edit = resolved["edit"]?["changes"]?[Self.uri]?.array?.first
        #expect(TestClient.short(range: edit?["range"]) == "1:1-1:4")
        client.change(Self.uri, "nothing", version: 3)
        _ = try client.receive("textDocument/publishDiagnostics")
        #expect(try client.error("codeAction/resolve", action) == -32803)
        #expect(try client.error("codeAction/resolve", ["title": "x"]) == -32602)
        #expect(try client.error("codeAction/resolve", ["data": ["uri": 3]]) == -32602)
        #expect(try client.error("codeAction/resolve", ["data": ["uri": "file:///none", "id": "x"]]) == -32803)
        try client.finish()
    }

    @Test(
        "A client without code action literals gets commands, and the server asks it to apply the edit",
        arguments: [
            true, false,
        ])
    func commands(isApplied: Bool) throws {
        let client = try client(["workspace": ["applyEdit": true]], "BAD BAD")
        let commands = try client.request("textDocument/codeAction", params(0, 0, 0))
        #expect(Self.titles(commands) == [Self.fix, Self.ignore, Self.fixAll])
        let command = try #require(commands.array?.last)
        let id = client.begin(
            "workspace/executeCommand",
            ["command": command["command"] ?? .null, "arguments": command["arguments"] ?? .null])
        let request = try client.receive()
        #expect(request["method"]?.string == "workspace/applyEdit")
        let edits = request["params"]?["edit"]?["changes"]?[Self.uri]?.array ?? []
        #expect(edits.map { TestClient.short(range: $0["range"]) } == ["0:0-0:3", "0:4-0:7"])
        #expect(try client.response(to: id)["result"]?.isNull == true)
        client.send([
            "id": request["id"] ?? .null, "result": ["applied": JSONValue(.bool(isApplied)), "failureReason": "no"],
        ])
        if !isApplied { _ = try client.receive("window/logMessage") }
        try client.finish()
    }

    @Test(
        "A command that cannot be done is refused",
        arguments: [
            (["command": "x"], -32602), ([:], -32602), (["command": "widgetlint.applyAction"], -32602),
            (
                ["command": "widgetlint.applyAction", "arguments": [["uri": "file:///w/A.swift", "id": "gone"]]], -32803
            ),
        ] as [(JSONValue, Int64)])
    func badCommands(params: JSONValue, code: Int64) throws {
        let client = try client(["workspace": ["applyEdit": true]], "BAD")
        #expect(try client.error("workspace/executeCommand", params) == code)
        try client.finish()
    }
}
