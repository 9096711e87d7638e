import JSON
import Testing

@testable import LanguageServer

/// Each case goes on with an ordinary request, which must be answered as if nothing had been.
@Suite("Hostile input", .timeLimit(.minutes(2)))
struct HostileInputTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let name: String
        let input: String
        /// Codes of the error answers that must come, with their ids.
        let errors: [Answer]
        /// Whether a line of the log must come first.
        var logs = false

        var testDescription: String { name }
    }

    struct Answer: Sendable, Equatable {
        let id: JSONValue
        let code: Int64
    }

    private static func framed(_ body: String) -> String { "Content-Length: \(body.utf8.count)\r\n\r\n\(body)" }

    private static func error(_ code: Int64, id: JSONValue = .null) -> [Answer] { [Answer(id: id, code: code)] }

    private static let cases: [Case] = [
        // Headers
        Case(name: "lower-case header", input: "content-length: 2\r\n\r\n{}", errors: error(-32600)),
        Case(name: "bare line feeds", input: "Content-Length: 2\n\n{}", errors: error(-32600)),
        Case(name: "no length", input: "Content-Type: x\r\n\r\n{}", errors: [], logs: true),
        Case(name: "negative length", input: "Content-Length: -1\r\n\r\n{}", errors: [], logs: true),
        Case(name: "length that is no number", input: "Content-Length: abc\r\n\r\n{}", errors: [], logs: true),
        Case(
            name: "length beyond Int", input: "Content-Length: 99999999999999999999\r\n\r\n{}", errors: [], logs: true),
        Case(name: "empty body", input: framed(""), errors: error(-32700)),
        Case(name: "length too short", input: "Content-Length: 1\r\n\r\n{}", errors: error(-32700)),
        // Bodies
        Case(name: "bad JSON", input: framed("{\"id\":1,"), errors: error(-32700)),
        Case(name: "deep JSON", input: framed(String(repeating: "[", count: 100_000)), errors: error(-32700)),
        Case(name: "array", input: framed("[]"), errors: error(-32600)),
        Case(
            name: "batch", input: framed("[{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"shutdown\"}]"),
            errors: error(-32600)),
        Case(name: "string", input: framed("\"x\""), errors: error(-32600)),
        Case(name: "null", input: framed("null"), errors: error(-32600)),
        Case(name: "empty object", input: framed("{}"), errors: error(-32600)),
        Case(
            name: "method that is a number", input: framed("{\"id\":\"a\",\"method\":1}"),
            errors: error(-32600, id: "a")),
        Case(name: "id that is null", input: framed("{\"id\":null,\"method\":\"x\"}"), errors: error(-32600)),
        Case(name: "id that is an object", input: framed("{\"id\":{},\"method\":\"x\"}"), errors: error(-32600)),
        Case(name: "id that is a fraction", input: framed("{\"id\":1.5,\"method\":\"x\"}"), errors: error(-32600)),
        Case(name: "id and nothing else", input: framed("{\"id\":7}"), errors: error(-32600, id: 7)),
        Case(name: "no jsonrpc member", input: framed("{\"id\":7,\"method\":\"x\"}"), errors: error(-32601, id: 7)),
        Case(name: "string id", input: framed("{\"id\":\"é\",\"method\":\"x\"}"), errors: error(-32601, id: "é")),
        Case(name: "negative id", input: framed("{\"id\":-7,\"method\":\"x\"}"), errors: error(-32601, id: -7)),
        Case(
            name: "lone surrogate", input: framed(#"{"id":7,"method":"\ud800"}"#), errors: error(-32601, id: 7)),
        // Methods and parameters
        Case(name: "unknown request", input: framed("{\"id\":7,\"method\":\"$/x\"}"), errors: error(-32601, id: 7)),
        Case(name: "unknown notification", input: framed("{\"method\":\"x/y\"}"), errors: []),
        Case(name: "unknown $ notification", input: framed("{\"method\":\"$/x\",\"params\":[1]}"), errors: []),
        Case(name: "answer to nothing", input: framed("{\"id\":99,\"result\":null}"), errors: []),
        Case(name: "error answer to nothing", input: framed("{\"id\":null,\"error\":{\"code\":1}}"), errors: []),
        Case(name: "cancel of nothing", input: framed(#"{"method":"$/cancelRequest","params":{"id":99}}"#), errors: []),
        Case(name: "cancel without id", input: framed(#"{"method":"$/cancelRequest","params":{}}"#), errors: []),
        Case(
            name: "setTrace with nonsense", input: framed(#"{"method":"$/setTrace","params":{"value":3}}"#),
            errors: []),
        Case(name: "request with params of a number", input: framed(hover("3")), errors: error(-32602, id: 7)),
        Case(name: "request with params of null", input: framed(hover("null")), errors: error(-32602, id: 7)),
        Case(name: "request with params of an array", input: framed(hover("[]")), errors: error(-32602, id: 7)),
        Case(name: "request without document", input: framed(hover("{}")), errors: error(-32602, id: 7)),
        Case(
            name: "request with a line of text",
            input: framed(
                hover(#"{"textDocument":{"uri":"file:///w/A.swift"},"position":{"line":"0","character":0}}"#)),
            errors: error(-32602, id: 7)),
        Case(
            name: "notification with bad params", input: framed(#"{"method":"textDocument/didOpen","params":[]}"#),
            errors: [],
            logs: true),
        Case(
            name: "change of what is not open",
            input: framed(
                #"{"method":"textDocument/didChange","params":{"textDocument":{"uri":"file:///w/B.swift"},"#
                    + #""contentChanges":[]}}"#),
            errors: [], logs: true),
        Case(
            name: "close of what is not open",
            input: framed(
                #"{"method":"textDocument/didClose","params":{"textDocument":{"uri":"file:///w/B.swift"}}}"#),
            errors: [], logs: true),
    ]

    private static func hover(_ params: String) -> String {
        #"{"id":7,"method":"textDocument/hover","params":\#(params)}"#
    }

    @Test("The server answers as it must and goes on", arguments: cases)
    func recovery(hostile: Case) throws {
        let client = try TestClient()
        try client.initialize()
        client.send(raw: hostile.input)
        if hostile.logs { _ = try client.receive("window/logMessage") }
        for expected in hostile.errors {
            let answer = try client.receive()
            let id = answer["id"].map { JSONValue($0.content) }
            #expect(id == expected.id)
            #expect(answer["error"]?["code"]?.integer == expected.code)
            #expect(answer["error"]?["message"]?.string?.isEmpty == false)
        }
        let result = try client.request(
            "textDocument/hover",
            ["textDocument": ["uri": "file:///w/A.swift"], "position": ["line": 0, "character": 0]])
        #expect(result.isNull)
        try client.finish()
    }

    @Test("Bytes that are no UTF-8 are a parse error")
    func invalidUTF8() throws {
        let client = try TestClient()
        try client.initialize()
        client.send(MessageFramer.frame(Array("{\"id\":\"".utf8) + [0xFF, 0xC0] + Array("\"}".utf8)))
        #expect(try client.receive()["error"]?["code"]?.integer == -32700)
        try client.finish()
    }

    @Test("A message over the limit is refused before it has come, and passed over")
    func hugeMessage() throws {
        let client = try TestClient()
        try client.initialize()
        let length = MessageFramer.bodyLimit + 1
        client.send(raw: "Content-Length: \(length)\r\n\r\n")
        #expect(try client.receive()["error"]?["code"]?.integer == -32600)
        let piece = [UInt8](repeating: 0x20, count: 1 << 20)
        for _ in 0..<(length / piece.count) { client.send(piece) }
        client.send([UInt8](repeating: 0x20, count: length % piece.count))
        try client.finish()
    }

    @Test("A length that nobody would send takes no memory")
    func absurdLength() throws {
        let client = try TestClient()
        try client.initialize()
        client.send(raw: "Content-Length: 999999999999999\r\n\r\n{}")
        #expect(try client.receive()["error"]?["code"]?.integer == -32600)
        client.closeInput()
        try client.end(exitCode: 1)
    }

    @Test("Messages may come byte by byte")
    func byteByByte() throws {
        let client = try TestClient()
        try client.initialize()
        for byte in Self.framed("{\"id\":7,\"method\":\"x\"}").utf8 { client.send([byte]) }
        #expect(try client.receive()["error"]?["code"]?.integer == -32601)
        try client.finish()
    }

    @Test("Thousands of messages at once are all answered, in order")
    func flood() throws {
        let client = try TestClient()
        try client.initialize()
        let ids = (0..<5000).map { _ in client.begin("x/y") }
        for id in ids { #expect(try client.response(to: id)["error"]?["code"]?.integer == -32601) }
        try client.finish()
    }
}
