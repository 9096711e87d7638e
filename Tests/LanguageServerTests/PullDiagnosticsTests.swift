import JSON
import Testing

@testable import LanguageServer

@Suite("Pulled diagnostics", .timeLimit(.minutes(2)))
struct PullDiagnosticsTests {
    private static let a = "file:///w/A.swift"
    private static let b = "file:///w/B.swift"
    private static let pull: JSONValue = ["textDocument": ["diagnostic": ["relatedDocumentSupport": true]]]

    private func params(_ uri: String, previous: String? = nil) -> JSONValue {
        var members: JSONValue = ["textDocument": ["uri": JSONValue(.string(uri))], "identifier": "widgetlint"]
        if let previous {
            members = [
                "textDocument": ["uri": JSONValue(.string(uri))], "previousResultId": JSONValue(.string(previous)),
            ]
        }
        return members
    }

    @Test("A client that pulls is told how, and nothing is published")
    func capability() throws {
        let client = try TestClient()
        let provider = try client.initialize(capabilities: Self.pull)["capabilities"]?["diagnosticProvider"]
        #expect(provider?["identifier"]?.string == "widgetlint")
        #expect(provider?["interFileDependencies"]?.bool == true)
        #expect(provider?["workspaceDiagnostics"]?.bool == true)
        client.open(Self.a, "BAD")
        client.change(Self.a, "BAD BAD", version: 2)
        client.notify("textDocument/didClose", client.document(Self.a))
        try client.finish()
    }

    @Test("The same diagnostics are not sent twice")
    func unchanged() throws {
        let client = try TestClient()
        try client.initialize(capabilities: Self.pull)
        client.open(Self.a, "BAD")
        let first = try client.request("textDocument/diagnostic", params(Self.a))
        #expect(first["kind"]?.string == "full")
        #expect(TestClient.short(first["items"]) == ["0:0-0:3 bad-word"])
        let id = try #require(first["resultId"]?.string)
        let second = try client.request("textDocument/diagnostic", params(Self.a, previous: id))
        #expect(second["kind"]?.string == "unchanged")
        #expect(second["resultId"]?.string == id)
        #expect(second["items"] == nil)
        client.change(Self.a, " BAD", version: 2)
        let third = try client.request("textDocument/diagnostic", params(Self.a, previous: id))
        #expect(TestClient.short(third["items"]) == ["0:1-0:4 bad-word"])
        #expect(third["resultId"]?.string != id)
        try client.finish()
    }

    @Test("A document that is not open is read from disk, and is empty where there is none")
    func unopened() throws {
        let client = try TestClient(FakeWorkspace(files: ["/w/B.swift": "BAD", "/outside/C.swift": "UGLY"]))
        try client.initialize(capabilities: Self.pull)
        let report = try client.request("textDocument/diagnostic", params(Self.b))
        #expect(TestClient.short(report["items"]) == ["0:0-0:3 bad-word"])
        let outside = try client.request("textDocument/diagnostic", params("file:///outside/C.swift"))
        #expect(TestClient.short(outside["items"]) == ["0:0-0:4 ugly-word"])
        #expect(client.workspace.overlayPaths.isEmpty)
        for uri in ["file:///w/none.swift", "untitled:x", "file:///%FF"] {
            let nothing = try client.request("textDocument/diagnostic", params(uri))
            #expect(nothing["kind"]?.string == "full")
            #expect(nothing["items"]?.array?.isEmpty == true)
        }
        try client.finish()
    }

    @Test("Other documents that changed with it come along")
    func relatedDocuments() throws {
        let client = try TestClient()
        try client.initialize(capabilities: Self.pull)
        client.open(Self.a, "NEEDS")
        client.open(Self.b, "")
        _ = try client.request("textDocument/diagnostic", params(Self.a))
        let before = try client.request("textDocument/diagnostic", params(Self.b))
        #expect(before["relatedDocuments"] == nil)
        client.change(Self.b, "PROVIDES", version: 2)
        let after = try client.request("textDocument/diagnostic", params(Self.b))
        #expect(after["relatedDocuments"]?[Self.a]?["kind"]?.string == "full")
        #expect(after["relatedDocuments"]?[Self.a]?["items"]?.array?.isEmpty == true)
        let again = try client.request("textDocument/diagnostic", params(Self.b))
        #expect(again["relatedDocuments"] == nil)
        try client.finish()
    }

    @Test("A request is answered for the text that was edited after it")
    func editedMeanwhile() throws {
        let client = try TestClient()
        try client.initialize(capabilities: Self.pull)
        client.workspace.closeGate()
        client.open(Self.a, "BAD")
        client.open(Self.b, "")
        let blocking = client.begin("textDocument/diagnostic", params(Self.a))
        client.workspace.waitForWorkerAtGate()
        let waiting = client.begin("textDocument/diagnostic", params(Self.b))
        client.change(Self.b, "UGLY", version: 2)
        let last = client.begin("textDocument/diagnostic", params(Self.b))
        client.send(raw: "Content-Length: 0\r\n\r\n")
        _ = try client.receive()
        client.workspace.openGate()
        _ = try client.response(to: blocking)
        for id in [waiting, last] {
            let report = try client.response(to: id)["result"]
            #expect(TestClient.short(report?["items"]) == ["0:0-0:4 ugly-word"])
        }
        try client.finish()
    }

    @Test("A request that is cancelled is answered once, with that", arguments: [false, true])
    func cancelled(isComputing: Bool) throws {
        let client = try TestClient()
        try client.initialize(capabilities: Self.pull)
        client.workspace.closeGate()
        client.open(Self.a, "BAD")
        let first = client.begin("textDocument/diagnostic", params(Self.a))
        client.workspace.waitForWorkerAtGate()
        let second = client.begin("textDocument/diagnostic", params(Self.a))
        client.notify("$/cancelRequest", ["id": JSONValue(.integer(isComputing ? first : second))])
        client.send(raw: "Content-Length: 0\r\n\r\n")
        _ = try client.receive()
        client.workspace.openGate()
        let answers = [try client.response(to: first), try client.response(to: second)]
        #expect(answers.map { $0["error"]?["code"]?.integer } == (isComputing ? [-32800, nil] : [nil, -32800]))
        try client.finish()
    }

    @Test("A change on disk asks the client to pull again, if it can", arguments: [true, false])
    func refresh(canRefresh: Bool) throws {
        let client = try TestClient()
        try client.initialize(capabilities: [
            "textDocument": ["diagnostic": [:]],
            "workspace": ["diagnostics": ["refreshSupport": JSONValue(.bool(canRefresh))]],
        ])
        client.notify("workspace/didChangeWatchedFiles", ["changes": [["uri": "file:///w/B.swift", "type": 3]]])
        if canRefresh {
            let request = try client.receive()
            #expect(request["method"]?.string == "workspace/diagnostic/refresh")
            client.send(["jsonrpc": "2.0", "id": request["id"] ?? .null, "error": ["code": -32601, "message": "no"]])
            _ = try client.receive("window/logMessage")
        }
        try client.finish()
    }
}
