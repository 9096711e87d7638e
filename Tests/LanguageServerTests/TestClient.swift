import JSON
import Testing

@testable import LanguageServer
@testable import Linter
@testable import RuleEngine

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Talks to a server in this process over pipes. Every message of the server must be received, or the test fails.
final class TestClient {
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    let workspace: FakeWorkspace
    private var toServer: Int32 = -1
    private var fromServer: Int32 = -1
    private var serverOutput: Int32 = -1
    private let exitCode = Monitor<Int32?>(nil)
    private var buffer: [UInt8] = []
    private var lastID: Int64 = 0

    init(_ workspace: FakeWorkspace = FakeWorkspace(), options change: (inout LanguageServerOptions) -> Void = { _ in })
        throws
    {
        Descriptors.ignoreBrokenPipes()
        self.workspace = workspace
        var options = LanguageServerOptions(
            version: "1.2.3", pages: [Self.page], pageURL: { "https://example.org/\($0.id)" }
        ) {
            (options) throws(LintError) in try workspace.start(options)
        }
        change(&options)
        let (input, inputEnd) = try Self.makePipe()
        let (outputEnd, output) = try Self.makePipe()
        toServer = inputEnd
        fromServer = outputEnd
        serverOutput = output
        let server = LanguageServer(options)
        let hasThread = ThreadStarter.start { [exitCode] in
            let code = server.run(input: input, output: output)
            close(input)
            exitCode.update { $0 = code }
        }
        guard hasThread else { throw Failure(description: "no thread") }
    }

    static let page = RulePage(
        id: "bad-word", title: "A bad word", group: "words", severity: .error, set: "recommended", fix: "safe",
        since: "1.0", markdown: "# A bad word\n\nSay something nice.\n")

    private static func makePipe() throws -> (read: Int32, write: Int32) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw Failure(description: "no pipe") }
        return (ends[0], ends[1])
    }

    // MARK: Sending

    func send(raw text: String) { send(Array(text.utf8)) }

    func send(_ bytes: [UInt8]) { _ = Descriptors.write(bytes, to: toServer) }

    func send(_ message: JSONValue) { send(MessageFramer.frame(message.serialized())) }

    func notify(_ method: String, _ params: JSONValue = [:]) {
        send(["jsonrpc": "2.0", "method": JSONValue(.string(method)), "params": params])
    }

    /// Sends a request and gives its id.
    @discardableResult
    func begin(_ method: String, _ params: JSONValue = [:]) -> Int64 {
        lastID += 1
        send([
            "jsonrpc": "2.0", "id": JSONValue(.integer(lastID)), "method": JSONValue(.string(method)), "params": params,
        ])
        return lastID
    }

    func closeInput() {
        close(toServer)
        toServer = -1
    }

    // MARK: Receiving

    /// The next message, whatever it is.
    func receive() throws -> JSONValue {
        while true {
            if let message = try takeMessage() { return try JSONValue.parse(message) }
            guard try fill() else { throw Failure(description: "the output ended instead of a message") }
        }
    }

    /// The next message, which must be a notification or request of that method; gives its parameters.
    func receive(_ method: String) throws -> JSONValue {
        let message = try receive()
        guard message["method"]?.string == method else {
            throw Failure(description: "\(method) was expected, but there came \(Self.text(message))")
        }
        return message["params"] ?? .null
    }

    /// The next message, which must be the answer to `id`.
    func response(to id: Int64) throws -> JSONValue {
        let message = try receive()
        guard message["id"]?.integer == id, message["method"] == nil else {
            throw Failure(description: "an answer to \(id) was expected, but there came \(Self.text(message))")
        }
        return message
    }

    /// Sends a request whose answer must be the next message, and gives its result.
    func request(_ method: String, _ params: JSONValue = [:]) throws -> JSONValue {
        let response = try response(to: begin(method, params))
        guard let result = response["result"] else {
            throw Failure(description: "a result was expected, but there came \(Self.text(response))")
        }
        return result
    }

    /// Sends a request whose answer must be the next message, and gives the code of its error.
    func error(_ method: String, _ params: JSONValue = [:]) throws -> Int64? {
        try response(to: begin(method, params))["error"]?["code"]?.integer
    }

    static func text(_ value: JSONValue?) -> String { String(decoding: value?.serialized() ?? [], as: UTF8.self) }

    /// Takes a message whose header is exactly as it must be.
    private func takeMessage() throws -> [UInt8]? {
        guard let end = buffer.firstIndex(of: 0x0A) else { return nil }
        let line = String(decoding: buffer[...end], as: UTF8.self)
        let digits = line.utf8.filter { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
        guard let length = Int(String(decoding: digits, as: UTF8.self)), line == "Content-Length: \(length)\r\n" else {
            throw Failure(description: "a bad header: \(line)")
        }
        guard buffer.count >= end + 3 + length else { return nil }
        guard buffer[end + 1] == 0x0D, buffer[end + 2] == 0x0A else { throw Failure(description: "a header goes on") }
        let body = Array(buffer[(end + 3)..<(end + 3 + length)])
        buffer.removeFirst(end + 3 + length)
        return body
    }

    /// Waits for bytes; false at the end of the output. The bound is there to end a test that has failed.
    private func fill() throws -> Bool {
        var request = pollfd(fd: fromServer, events: Int16(POLLIN), revents: 0)
        guard poll(&request, 1, 30_000) > 0 else { throw Failure(description: "no message came") }
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        let count = read(fromServer, &chunk, chunk.count)
        guard count > 0 else { return false }
        buffer.append(contentsOf: chunk.prefix(count))
        return true
    }

    // MARK: The usual course

    /// Initializes the server; everything else of the parameters may be given in `params`.
    @discardableResult
    func initialize(
        capabilities: JSONValue = [:], folders: [String] = ["file:///w"], processID: JSONValue = .null
    ) throws -> JSONValue {
        let folders = folders.map { ["uri": JSONValue(.string($0)), "name": "w"] as JSONValue }
        let result = try request(
            "initialize",
            [
                "processId": processID, "rootUri": .null, "capabilities": capabilities,
                "workspaceFolders": JSONValue(.array(folders)),
            ])
        notify("initialized")
        return result
    }

    func open(_ uri: String, _ text: String, version: Int64 = 1, languageID: String = "swift") {
        notify(
            "textDocument/didOpen",
            [
                "textDocument": [
                    "uri": JSONValue(.string(uri)), "languageId": JSONValue(.string(languageID)),
                    "version": JSONValue(.integer(version)), "text": JSONValue(.string(text)),
                ]
            ])
    }

    /// Replaces the whole text.
    func change(_ uri: String, _ text: String, version: Int64) {
        change(uri, [["text": JSONValue(.string(text))]], version: version)
    }

    func change(_ uri: String, _ changes: [JSONValue], version: Int64) {
        notify(
            "textDocument/didChange",
            [
                "textDocument": ["uri": JSONValue(.string(uri)), "version": JSONValue(.integer(version))],
                "contentChanges": JSONValue(.array(changes)),
            ])
    }

    func document(_ uri: String) -> JSONValue { ["textDocument": ["uri": JSONValue(.string(uri))]] }

    /// Receives diagnostics, and gives the ranges and codes in short: `0:4-0:7 bad-word`.
    func published(_ uri: String, version: Int64?) throws -> [String] {
        let params = try receive("textDocument/publishDiagnostics")
        guard params["uri"]?.string == uri, params["version"]?.integer == version else {
            throw Failure(description: "diagnostics of \(uri) were expected, but there came \(Self.text(params))")
        }
        return Self.short(params["diagnostics"])
    }

    static func short(_ diagnostics: JSONValue?) -> [String] {
        (diagnostics?.array ?? []).map { "\(short(range: $0["range"])) \($0["code"]?.string ?? "?")" }
    }

    static func short(range: JSONValue?) -> String {
        func position(_ name: String) -> String {
            "\(range?[name]?["line"]?.integer ?? -1):\(range?[name]?["character"]?.integer ?? -1)"
        }
        return "\(position("start"))-\(position("end"))"
    }

    /// Shuts the server down, whatever else it has to say.
    func shutDown() throws {
        let id = begin("shutdown")
        while try receive()["id"]?.integer != id {}
        notify("exit")
        try end(exitCode: 0)
    }

    /// Shuts the server down, and fails when it has something left to say.
    func finish() throws {
        guard try request("shutdown").isNull else { throw Failure(description: "shutdown was not answered with null") }
        notify("exit")
        try end(exitCode: 0)
    }

    /// Waits for the end of the server, and fails when it has something left to say or the code is another.
    func end(exitCode expected: Int32) throws {
        let code = exitCode.wait { $0 }
        if toServer >= 0 { closeInput() }
        close(serverOutput)
        if buffer.isEmpty, fromServer >= 0 { _ = try fill() }
        if !buffer.isEmpty {
            throw Failure(description: "a stray message: \(String(decoding: buffer, as: UTF8.self))")
        }
        if fromServer >= 0 { close(fromServer) }
        guard code == expected else { throw Failure(description: "the exit code is \(code), not \(expected)") }
    }

    /// Closes the end that the server writes to.
    func stopListening() {
        close(fromServer)
        fromServer = -1
    }
}
