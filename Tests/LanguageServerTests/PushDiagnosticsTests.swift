import JSON
import Testing

@testable import LanguageServer

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

@Suite("Published diagnostics", .timeLimit(.minutes(2)))
struct PushDiagnosticsTests {
    private static let a = "file:///w/A.swift"
    private static let b = "file:///w/B.swift"

    @Test("Each version gets its diagnostics, also when there are none")
    func versions() throws {
        let client = try TestClient()
        try client.initialize()
        client.open(Self.a, "x\n😀BAD", version: 0)
        #expect(try client.published(Self.a, version: 0) == ["1:2-1:5 bad-word"])
        client.change(Self.a, "x", version: 5)
        #expect(try client.published(Self.a, version: 5) == [])
        client.change(Self.a, "y", version: 6)
        #expect(try client.published(Self.a, version: 6) == [])
        try client.finish()
    }

    @Test("A diagnostic says everything the client supports")
    func everything() throws {
        let client = try TestClient(FakeWorkspace(files: ["/w/why.swift": "é\nbecause"]))
        try client.initialize(capabilities: [
            "textDocument": [
                "publishDiagnostics": [
                    "relatedInformation": true, "tagSupport": ["valueSet": [1, 2]], "codeDescriptionSupport": true,
                    "dataSupport": true, "versionSupport": true,
                ]
            ]
        ])
        client.open(Self.a, "BAD LEGACY NEEDS")
        let items = try client.receive("textDocument/publishDiagnostics")["diagnostics"]?.array ?? []
        try #require(items.count == 3)
        #expect(items.map { $0["severity"]?.integer } == [1, 3, 1])
        #expect(items.map { $0["source"]?.string } == ["widgetlint", "widgetlint", "widgetlint"])
        #expect(items[0]["message"]?.string == "a bad word\nwhy: People see it.\nwrite: GOOD")
        #expect(items[0]["codeDescription"]?["href"]?.string == "https://example.org/bad-word")
        #expect(items[0]["data"]?["fixes"]?.array?.map(\.string) == ["Write GOOD"])
        #expect(items[1]["tags"]?.array?.map(\.integer) == [2])
        #expect(items[1]["codeDescription"] == nil)
        let related = items[2]["relatedInformation"]?.array?.first
        #expect(related?["location"]?["uri"]?.string == "file:///w/why.swift")
        #expect(TestClient.short(range: related?["location"]?["range"]) == "1:1-1:4")
        #expect(related?["message"]?.string == "because of this")
        try client.finish()
    }

    @Test("A diagnostic says nothing the client does not support")
    func little() throws {
        let client = try TestClient(FakeWorkspace(files: ["/w/why.swift": "é\nbecause"]))
        try client.initialize()
        client.open(Self.a, "BAD LEGACY NEEDS")
        let items = try client.receive("textDocument/publishDiagnostics")["diagnostics"]?.array ?? []
        #expect(
            items.map { $0.members?.map(\.name) ?? [] }
                == Array(
                    repeating: ["range", "severity", "code", "source", "message"], count: 3))
        try client.finish()
    }

    @Test("An edit that changes findings elsewhere publishes there too, and nowhere else")
    func otherFiles() throws {
        let client = try TestClient()
        try client.initialize()
        client.open(Self.a, "NEEDS")
        #expect(try client.published(Self.a, version: 1) == ["0:0-0:5 needs-word"])
        client.open("file:///w/C.swift", "BAD")
        #expect(try client.published("file:///w/C.swift", version: 1) == ["0:0-0:3 bad-word"])
        client.open(Self.b, "PROVIDES")
        #expect(try client.published(Self.b, version: 1) == [])
        #expect(try client.published(Self.a, version: 1) == [])
        client.notify("textDocument/didClose", client.document(Self.b))
        #expect(try client.published(Self.b, version: nil) == [])
        #expect(try client.published(Self.a, version: 1) == ["0:0-0:5 needs-word"])
        try client.finish()
    }

    @Test("A burst of edits is reviewed once")
    func burst() throws {
        let client = try TestClient()
        try client.initialize()
        client.workspace.closeGate()
        client.open(Self.a, "BAD")
        client.workspace.waitForWorkerAtGate()
        for version in 2...50 as ClosedRange<Int64> { client.change(Self.a, "BAD \(version)", version: version) }
        client.send(raw: "Content-Length: 0\r\n\r\n")
        // The reader answers this itself, so it has seen the edits before.
        #expect(try client.receive()["error"]?["code"]?.integer == -32700)
        client.workspace.openGate()
        // The first version may be on its way already, or give way to the last.
        var versions: [Int64?] = []
        while versions.last != 50 {
            versions.append(try client.receive("textDocument/publishDiagnostics")["version"]?.integer)
        }
        #expect(versions == [1, 50] || versions == [50])
        try client.finish()
        #expect(client.workspace.questions == ["/w/A.swift", "/w/A.swift"])
    }

    @Test("A client that does not read gets the newest diagnostics only, and stops nobody")
    func slowClient() throws {
        let outbox = Outbox()
        for version in 1...1000 { outbox.send(Array("\(version)".utf8), subject: "a") }
        outbox.send(Array("answer".utf8))
        outbox.send(Array("b".utf8), subject: "b")
        outbox.send(Array("last".utf8), subject: "a")
        outbox.close()
        var ends: [Int32] = [-1, -1]
        try #require(pipe(&ends) == 0)
        #expect(outbox.drain(to: ends[1]))
        close(ends[1])
        var output = [UInt8](repeating: 0, count: 1000)
        let count = read(ends[0], &output, output.count)
        close(ends[0])
        let expected = ["last", "answer", "b"].flatMap { MessageFramer.frame(Array($0.utf8)) }
        #expect(Array(output.prefix(max(0, count))) == expected)
    }

    @Test("A change on disk publishes where it changes something")
    func changedOnDisk() throws {
        let workspace = FakeWorkspace(files: ["/w/B.swift": ""])
        let client = try TestClient(workspace)
        try client.initialize()
        client.open(Self.a, "NEEDS")
        #expect(try client.published(Self.a, version: 1) == ["0:0-0:5 needs-word"])
        workspace.write("PROVIDES", at: "/w/B.swift")
        client.notify("workspace/didChangeWatchedFiles", ["changes": [["uri": "file:///w/B.swift", "type": 2]]])
        #expect(try client.published(Self.a, version: 1) == [])
        workspace.write(nil, at: "/w/B.swift")
        client.notify("workspace/didDeleteFiles", ["files": [["uri": "file:///w/B.swift"]]])
        #expect(try client.published(Self.a, version: 1) == ["0:0-0:5 needs-word"])
        workspace.write("PROVIDES", at: "/w/D.swift")
        client.notify(
            "workspace/didRenameFiles",
            ["files": [["oldUri": "file:///w/C.swift", "newUri": "file:///w/D.swift"]]])
        #expect(try client.published(Self.a, version: 1) == [])
        try client.finish()
    }
}
