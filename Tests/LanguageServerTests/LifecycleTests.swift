import JSON
import Testing

@testable import LanguageServer

@Suite("Lifecycle", .timeLimit(.minutes(2)))
struct LifecycleTests {
    @Test("A session begins, ends and leaves with 0")
    func wholeSession() throws {
        let client = try TestClient()
        let result = try client.initialize()
        #expect(result["serverInfo"]?["name"]?.string == "widgetlint")
        #expect(result["serverInfo"]?["version"]?.string == "1.2.3")
        #expect(result["capabilities"]?["positionEncoding"]?.string == "utf-16")
        #expect(result["capabilities"]?["diagnosticProvider"] == nil)
        try client.finish()
    }

    @Test(
        "The best position encoding of those offered is chosen",
        arguments: [
            (["utf-16", "utf-8"], "utf-8"), (["utf-32", "utf-8"], "utf-8"), (["utf-32"], "utf-32"),
            (["utf-32", "utf-16"], "utf-16"), (["utf-7"], "utf-16"), ([], "utf-16"),
        ] as [([String], String)])
    func positionEncoding(offered: [String], expected: String) throws {
        let client = try TestClient()
        let offered = JSONValue(.array(offered.map { JSONValue(.string($0)) }))
        let result = try client.initialize(capabilities: ["general": ["positionEncodings": offered]])
        #expect(result["capabilities"]?["positionEncoding"]?.string == expected)
        try client.finish()
    }

    @Test(
        "What initialize does not say is nothing",
        arguments: [
            nil, .null, [:], ["capabilities": .null, "processId": .null, "rootUri": .null, "workspaceFolders": .null],
            ["capabilities": ["textDocument": .null, "workspace": 3, "general": ["positionEncodings": .null]]],
            [
                "processId": "x", "trace": 3, "workspaceFolders": [3, ["uri": .null]], "rootPath": .null,
                "capabilities": [],
            ],
            ["processId": -1], ["processId": 0], ["processId": 99999999999],
        ] as [JSONValue?])
    func initializeWithLittle(params: JSONValue?) throws {
        let client = try TestClient()
        var message: JSONValue = ["jsonrpc": "2.0", "id": "first", "method": "initialize"]
        if let params { message = ["jsonrpc": "2.0", "id": "first", "method": "initialize", "params": params] }
        client.send(message)
        let response = try client.receive()
        #expect(response["id"]?.string == "first")
        #expect(response["result"]?["capabilities"] != nil)
        try client.finish()
    }

    @Test("Only the first initialize counts")
    func secondInitialize() throws {
        let client = try TestClient()
        try client.initialize()
        #expect(try client.error("initialize", ["capabilities": [:]]) == -32600)
        try client.finish()
    }

    @Test("A failed initialize may be tried again", arguments: [[], 3, "x"] as [JSONValue])
    func failedInitialize(params: JSONValue) throws {
        let client = try TestClient()
        #expect(try client.error("initialize", params) == -32602)
        try client.initialize()
        try client.finish()
    }

    @Test("Before initialize there is nothing but refusal")
    func beforeInitialize() throws {
        let client = try TestClient()
        client.open("file:///w/A.swift", "BAD")
        #expect(try client.error("textDocument/hover") == -32002)
        #expect(try client.error("shutdown") == -32002)
        client.notify("exit")
        try client.end(exitCode: 1)
        #expect(client.workspace.questions.isEmpty)
    }

    @Test("Whatever the parameters of shutdown, the answer is null", arguments: [nil, .null, [:], []] as [JSONValue?])
    func shutdown(params: JSONValue?) throws {
        let client = try TestClient()
        try client.initialize()
        if let params {
            client.send(["jsonrpc": "2.0", "id": 9, "method": "shutdown", "params": params])
        } else {
            client.send(["jsonrpc": "2.0", "id": 9, "method": "shutdown"])
        }
        let response = try client.receive()
        #expect(response["id"]?.integer == 9)
        #expect(response["result"]?.isNull == true)
        #expect(try client.error("textDocument/hover") == -32600)
        client.open("file:///w/A.swift", "BAD")
        client.notify("exit")
        try client.end(exitCode: 0)
    }

    @Test("Exit and the end of the input without shutdown leave with 1", arguments: [true, false])
    func endWithoutShutdown(saysExit: Bool) throws {
        let client = try TestClient()
        try client.initialize()
        if saysExit { client.notify("exit") } else { client.closeInput() }
        try client.end(exitCode: 1)
    }

    @Test("The end of the input after shutdown leaves with 0")
    func endOfInputAfterShutdown() throws {
        let client = try TestClient()
        try client.initialize()
        _ = try client.request("shutdown")
        client.closeInput()
        try client.end(exitCode: 0)
    }

    @Test("Everything that was asked is answered at the end of the input")
    func answersAtTheEnd() throws {
        let client = try TestClient()
        try client.initialize()
        client.open("file:///w/A.swift", "BAD")
        let id = client.begin(
            "textDocument/hover",
            [
                "textDocument": ["uri": "file:///w/A.swift"],
                "position": [
                    "line": 0, "character": 0,
                ],
            ])
        client.closeInput()
        var methods: [String] = []
        for _ in 0..<2 {
            let message = try client.receive()
            methods.append(message["method"]?.string ?? "\(message["id"]?.integer ?? -1)")
        }
        #expect(methods.sorted() == ["\(id)", "textDocument/publishDiagnostics"])
        try client.end(exitCode: 1)
    }

    @Test("Exit does not wait for work, and drops it")
    func exitDuringWork() throws {
        let client = try TestClient()
        try client.initialize()
        client.workspace.closeGate()
        client.open("file:///w/A.swift", "BAD")
        client.workspace.waitForWorkerAtGate()
        client.notify("exit")
        try client.end(exitCode: 1)
        client.workspace.openGate()
    }

    @Test("A client that no longer reads ends the server with 1")
    func brokenPipe() throws {
        let client = try TestClient()
        try client.initialize()
        client.stopListening()
        client.begin("textDocument/hover")
        try client.end(exitCode: 1)
    }

    @Test("The end of the editor is the end of the server")
    func processGone() throws {
        let client = try TestClient { $0.processCheckInterval = 1 }
        // No system gives out a process id of this size.
        try client.initialize(processID: JSONValue(.integer(Int64(Int32.max))))
        try client.end(exitCode: 1)
    }
}
