import JSON
import Testing

@testable import LanguageServer

@Suite("Hover", .timeLimit(.minutes(2)))
struct HoverTests {
    private func hover(_ client: TestClient, _ line: Int64, _ character: Int64) throws -> JSONValue {
        try client.request(
            "textDocument/hover",
            [
                "textDocument": ["uri": "file:///w/A.swift"],
                "position": ["line": JSONValue(.integer(line)), "character": JSONValue(.integer(character))],
            ])
    }

    @Test(
        "A finding shows its rule's page in the form the client takes",
        arguments: [
            (["markdown", "plaintext"], "markdown"), (["plaintext", "markdown"], "plaintext"),
            (["x", "markdown"], "markdown"),
            ([], nil), (nil, nil),
        ] as [([String]?, String?)])
    func formats(formats: [String]?, kind: String?) throws {
        let client = try TestClient()
        let list = formats.map { JSONValue(.array($0.map { JSONValue(.string($0)) })) } ?? .null
        try client.initialize(capabilities: ["textDocument": ["hover": ["contentFormat": list]]])
        client.open("file:///w/A.swift", "x BAD y")
        _ = try client.receive("textDocument/publishDiagnostics")
        let hover = try hover(client, 0, 3)
        #expect(hover["contents"]?["kind"]?.string == kind)
        let text = hover["contents"]?["value"]?.string ?? hover["contents"]?.string
        #expect(text == "# A bad word\n\nSay something nice.\n")
        #expect(TestClient.short(range: hover["range"]) == "0:2-0:5")
        try client.finish()
    }

    @Test("Elsewhere there is nothing", arguments: [(0, 1), (0, 6), (1, 0), (99, 99)] as [(Int64, Int64)])
    func elsewhere(line: Int64, character: Int64) throws {
        let client = try TestClient()
        try client.initialize()
        client.open("file:///w/A.swift", "x BAD y\n")
        _ = try client.receive("textDocument/publishDiagnostics")
        #expect(try hover(client, line, character).isNull)
        try client.finish()
    }

    @Test("A finding of a rule without a page shows what it says")
    func withoutPage() throws {
        let client = try TestClient()
        try client.initialize()
        client.open("file:///w/A.swift", "UGLY")
        _ = try client.receive("textDocument/publishDiagnostics")
        #expect(try hover(client, 0, 0)["contents"]?.string == "an ugly word")
        try client.finish()
    }
}
