import JSON
import Testing

@testable import LanguageServer

@Suite("Workspace", .timeLimit(.minutes(2)))
struct WorkspaceTests {
    private static let uri = "file:///w/A.swift"

    @Test("Files are watched if the client can, and its refusal changes nothing")
    func watching() throws {
        let client = try TestClient()
        try client.initialize(capabilities: ["workspace": ["didChangeWatchedFiles": ["dynamicRegistration": true]]])
        let request = try client.receive()
        #expect(request["method"]?.string == "client/registerCapability")
        let registration = request["params"]?["registrations"]?.array?.first
        #expect(registration?["method"]?.string == "workspace/didChangeWatchedFiles")
        let globs = registration?["registerOptions"]?["watchers"]?.array?.map { $0["globPattern"]?.string ?? "" }
        #expect(globs?.contains("**/*.swift") == true)
        client.open(Self.uri, "BAD")
        _ = try client.published(Self.uri, version: 1)
        client.send(["id": request["id"] ?? .null, "error": ["code": -32601, "message": "cannot"]])
        #expect(try client.receive("window/logMessage")["message"]?.string?.contains("cannot") == true)
        try client.finish()
    }

    @Test("A file belongs to the innermost folder that holds it, or is reviewed by itself")
    func folders() throws {
        let client = try TestClient()
        try client.initialize(folders: ["file:///w", "file:///w/inner/", "untitled:odd"])
        for uri in ["file:///w/A.swift", "file:///w/inner/B.swift", "file:///wider/C.swift"] {
            client.open(uri, "")
            _ = try client.published(uri, version: 1)
        }
        #expect(client.workspace.startedFolders == [["/w"], ["/w/inner"], []])
        try client.finish()
    }

    @Test(
        "The root counts where there are no folders",
        arguments: [
            (["rootUri": "file:///r%20oot", "rootPath": "/other"], ["/r oot"]),
            (["rootUri": .null, "rootPath": "/r oot"], ["/r oot"]),
            (["workspaceFolders": .null, "rootUri": "file:///r%20oot"], ["/r oot"]),
            (["workspaceFolders": [], "rootUri": "file:///r%20oot"], []),
            ([:], []),
        ] as [(JSONValue, [String])])
    func root(params: JSONValue, expected: [String]) throws {
        let client = try TestClient()
        _ = try client.request("initialize", params)
        client.open("file:///r%20oot/A.swift", "")
        _ = try client.published("file:///r%20oot/A.swift", version: 1)
        #expect(client.workspace.startedFolders == [expected])
        try client.finish()
    }

    @Test("Folders come and go")
    func changingFolders() throws {
        let client = try TestClient()
        try client.initialize(folders: [])
        client.open(Self.uri, "BAD")
        _ = try client.published(Self.uri, version: 1)
        client.notify("workspace/didChangeWorkspaceFolders", ["event": ["added": [["uri": "file:///w", "name": "w"]]]])
        client.change(Self.uri, "BAD ", version: 2)
        _ = try client.published(Self.uri, version: 2)
        client.notify(
            "workspace/didChangeWorkspaceFolders",
            ["event": ["added": [], "removed": [["uri": "file:///w/", "name": "w"]]]])
        client.change(Self.uri, "BAD BAD", version: 3)
        #expect(try client.published(Self.uri, version: 3).count == 2)
        #expect(client.workspace.startedFolders == [[], ["/w"], []])
        try client.finish()
    }

    @Test(
        "A configuration that cannot be read is shown once, and read again when it changes",
        arguments: [
            "file:///w/.widgetlint.json", "file:///w/.widgetlint/rules/mine.md", "file:///.widgetlint.json",
        ])
    func configuration(changed: String) throws {
        let client = try TestClient()
        try client.initialize()
        client.workspace.setFailure("line 3 of .widgetlint.json is wrong")
        client.open(Self.uri, "BAD")
        let shown = try client.receive("window/showMessage")
        #expect(shown["type"]?.integer == 1)
        #expect(shown["message"]?.string?.contains("line 3") == true)
        #expect(try client.published(Self.uri, version: 1) == [])
        client.change(Self.uri, "BAD ", version: 2)
        #expect(try client.published(Self.uri, version: 2) == [])
        client.workspace.setFailure(nil)
        client.notify(
            "workspace/didChangeWatchedFiles", ["changes": [["uri": JSONValue(.string(changed)), "type": 2]]])
        #expect(try client.published(Self.uri, version: 2) == ["0:0-0:3 bad-word"])
        try client.finish()
    }

    @Test("A change of a rule's page is told to the analysis that is there")
    func rulePage() throws {
        let client = try TestClient()
        try client.initialize()
        client.open(Self.uri, "BAD")
        _ = try client.published(Self.uri, version: 1)
        client.notify(
            "workspace/didChangeWatchedFiles", ["changes": [["uri": "file:///w/.widgetlint/rules/mine.md", "type": 2]]])
        client.change(Self.uri, "", version: 2)
        _ = try client.published(Self.uri, version: 2)
        #expect(client.workspace.startedFolders == [["/w"]])
        #expect(client.workspace.changedFiles == ["/w/.widgetlint/rules/mine.md"])
        try client.finish()
    }

    @Test("A saved configuration is read by the server of a client that does not watch files")
    func savedConfiguration() throws {
        let client = try TestClient()
        try client.initialize()
        client.open(Self.uri, "BAD")
        _ = try client.published(Self.uri, version: 1)
        client.notify("textDocument/didSave", client.document("file:///w/.widgetlint.json"))
        client.change(Self.uri, "", version: 2)
        _ = try client.published(Self.uri, version: 2)
        #expect(client.workspace.changedFiles == ["/w/.widgetlint.json"])
        try client.finish()
    }

    @Test("Trace lines come as long as they are wanted")
    func trace() throws {
        let client = try TestClient()
        try client.initialize()
        client.notify("$/setTrace", ["value": "messages"])
        let first = try client.receive("$/logTrace")
        #expect(first["message"]?.string == "took '$/setTrace'")
        #expect(first["verbose"] == nil)
        client.notify("$/setTrace", ["value": "verbose"])
        #expect(try client.receive("$/logTrace")["verbose"]?.string == #"{"value":"verbose"}"#)
        client.notify("$/setTrace", ["value": "off"])
        try client.finish()
    }
}
