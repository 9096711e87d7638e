import JSON
import Testing

@testable import LanguageServer

@Suite("Workspace diagnostics", .timeLimit(.minutes(2)))
struct WorkspaceDiagnosticsTests {
    private static let pull: JSONValue = ["textDocument": ["diagnostic": [:]]]

    private func short(_ report: JSONValue?) -> [String] {
        (report?["items"]?.array ?? []).map { item in
            let version = item["version"].map { $0.integer.map(String.init) ?? "null" } ?? "missing"
            return "\(item["uri"]?.string ?? "?") \(version) \(TestClient.short(item["items"]).joined(separator: ","))"
        }
    }

    private func previous(_ report: JSONValue?) -> JSONValue {
        let items = (report?["items"]?.array ?? []).map { item in
            ["uri": item["uri"] ?? .null, "value": item["resultId"] ?? .null] as JSONValue
        }
        return JSONValue(.array(items))
    }

    @Test("All files with findings are reported, and again only what changed")
    func reports() throws {
        let workspace = FakeWorkspace(files: [
            "/w/A.swift": "BAD", "/w/B C.swift": "UGLY", "/w/D.swift": "", "/x/E.swift": "BAD",
        ])
        let client = try TestClient(workspace)
        try client.initialize(capabilities: Self.pull)
        client.open("file:///w/%41.swift", "BAD BAD", version: 4)
        let first = try client.request("workspace/diagnostic", ["previousResultIds": []])
        #expect(
            short(first) == [
                "file:///w/%41.swift 4 0:0-0:3 bad-word,0:4-0:7 bad-word",
                "file:///w/B%20C.swift null 0:0-0:4 ugly-word",
            ])
        let second = try client.request("workspace/diagnostic", ["previousResultIds": previous(first)])
        #expect(short(second) == [])
        workspace.write(nil, at: "/w/B C.swift")
        client.notify("workspace/didChangeWatchedFiles", ["changes": [["uri": "file:///w/B%20C.swift", "type": 3]]])
        client.change("file:///w/A.swift", "", version: 5)
        let third = try client.request("workspace/diagnostic", ["previousResultIds": previous(first)])
        #expect(short(third) == ["file:///w/%41.swift 5 ", "file:///w/B%20C.swift null "])
        let fourth = try client.request("workspace/diagnostic", ["previousResultIds": previous(third)])
        #expect(short(fourth) == [])
        try client.finish()
    }

    @Test("Many reports come in parts where the client takes them")
    func parts() throws {
        let files = Dictionary(uniqueKeysWithValues: (100..<250).map { ("/w/\($0).swift", "BAD") })
        let client = try TestClient(FakeWorkspace(files: files))
        try client.initialize(capabilities: Self.pull)
        let id = client.begin("workspace/diagnostic", ["previousResultIds": [], "partialResultToken": "t"])
        var uris: [String] = []
        for _ in 0..<2 {
            let progress = try client.receive("$/progress")
            #expect(progress["token"]?.string == "t")
            uris += short(progress["value"])
        }
        let last = try client.response(to: id)["result"]
        uris += short(last)
        #expect(uris.count == 150)
        #expect(Set(uris).count == 150)
        try client.finish()
    }

    @Test("Long work is shown to a client that agrees")
    func progress() throws {
        let client = try TestClient { $0.progressDelay = 0 }
        try client.initialize(capabilities: ["window": ["workDoneProgress": true], "textDocument": ["diagnostic": [:]]])
        client.workspace.closeGate()
        let id = client.begin("workspace/diagnostic", ["previousResultIds": []])
        let create = try client.receive()
        #expect(create["method"]?.string == "window/workDoneProgress/create")
        client.send(["id": create["id"] ?? .null, "result": .null])
        let begin = try client.receive("$/progress")
        #expect(
            begin["token"]
                == create["params"]?["token"].map { JSONValue($0.content, range: begin["token"]?.range ?? 0..<0) })
        #expect(begin["value"]?["kind"]?.string == "begin")
        #expect(begin["value"]?["title"]?.string?.isEmpty == false)
        client.workspace.openGate()
        #expect(try client.receive("$/progress")["value"]?["kind"]?.string == "end")
        _ = try client.response(to: id)
        try client.finish()
    }

    @Test("Long work is shown under the token of the request")
    func progressOfRequest() throws {
        let client = try TestClient { $0.progressDelay = 0 }
        try client.initialize(capabilities: Self.pull)
        client.workspace.closeGate()
        let id = client.begin("workspace/diagnostic", ["previousResultIds": [], "workDoneToken": 7])
        let begin = try client.receive("$/progress")
        #expect(begin["token"]?.integer == 7)
        client.workspace.openGate()
        #expect(try client.receive("$/progress")["value"]?["kind"]?.string == "end")
        _ = try client.response(to: id)
        try client.finish()
    }

    @Test("A client that refuses progress, or does not answer, gets its diagnostics", arguments: [true, false])
    func refusedProgress(answers: Bool) throws {
        let client = try TestClient { $0.progressDelay = 0 }
        try client.initialize(capabilities: ["window": ["workDoneProgress": true], "textDocument": ["diagnostic": [:]]])
        client.workspace.closeGate()
        let id = client.begin("workspace/diagnostic", ["previousResultIds": []])
        let create = try client.receive()
        if answers { client.send(["id": create["id"] ?? .null, "error": ["code": 1, "message": "no"]]) }
        client.workspace.openGate()
        _ = try client.response(to: id)
        try client.finish()
    }

    @Test("A cancelled review is answered with that")
    func cancelled() throws {
        let client = try TestClient()
        try client.initialize(capabilities: Self.pull)
        client.workspace.closeGate()
        let id = client.begin("workspace/diagnostic", ["previousResultIds": []])
        client.workspace.waitForWorkerAtGate()
        client.notify("$/cancelRequest", ["id": JSONValue(.integer(id))])
        client.send(raw: "Content-Length: 0\r\n\r\n")
        _ = try client.receive()
        client.workspace.openGate()
        #expect(try client.response(to: id)["error"]?["code"]?.integer == -32800)
        try client.finish()
    }
}
