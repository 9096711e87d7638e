import JSON
import Testing

@testable import LanguageServer

@Suite("Text synchronization", .timeLimit(.minutes(2)))
struct TextSynchronizationTests {
    static let uri = "file:///w/A.swift"

    struct Case: Sendable, CustomTestStringConvertible {
        let encoding: String
        let text: String
        let changes: [JSONValue]
        let expected: String

        init(_ encoding: String, _ text: String, _ changes: [JSONValue], _ expected: String) {
            self.encoding = encoding
            self.text = text
            self.changes = changes
            self.expected = expected
        }

        var testDescription: String { "\(encoding) \(text.debugDescription) to \(expected.debugDescription)" }
    }

    /// Waits until the worker has seen everything that was sent, and the analysis has the texts.
    private func settle(_ client: TestClient) throws {
        _ = try client.request("textDocument/diagnostic", client.document(Self.uri))
    }

    private static func change(_ start: (Int64, Int64), _ end: (Int64, Int64), _ text: String) -> JSONValue {
        func position(_ place: (Int64, Int64)) -> JSONValue {
            ["line": JSONValue(.integer(place.0)), "character": JSONValue(.integer(place.1))]
        }
        return [
            "range": ["start": position(start), "end": position(end)], "rangeLength": 12345,
            "text": JSONValue(.string(text)),
        ]
    }

    @Test(
        "Changes lead to the text the editor has",
        arguments: [
            Case("utf-16", "abc", [change((0, 1), (0, 2), "X")], "aXc"),
            Case("utf-16", "abc", [["text": "new"]], "new"),
            Case("utf-16", "abc", [["range": .null, "text": "new"]], "new"),
            Case("utf-16", "abc", [change((0, 3), (0, 3), "d"), change((0, 4), (0, 4), "e")], "abcde"),
            Case("utf-16", "abc", [["text": "x\ny"], change((1, 0), (1, 1), "z")], "x\nz"),
            // Where the range is not what it should be
            Case("utf-16", "abc", [change((0, 2), (0, 1), "X")], "aXc"),
            Case("utf-16", "ab\ncd", [change((1, 1), (0, 1), "X")], "aXd"),
            Case("utf-16", "ab\ncd", [change((9, 0), (9, 9), "X")], "ab\ncdX"),
            Case("utf-16", "ab\ncd", [change((0, 9), (1, 0), "")], "abcd"),
            Case("utf-16", "ab\ncd", [change((0, 2147483647), (0, 2147483647), "X")], "abX\ncd"),
            Case("utf-16", "ab\ncd", [change((0, -5), (-3, 1), "X")], "Xb\ncd"),
            Case("utf-16", "ab\ncd", [change((0, 0), (4294967295, 9223372036854775807), "")], ""),
            // Characters that are more than one unit
            Case("utf-16", "a😀b", [change((0, 3), (0, 4), "X")], "a😀X"),
            Case("utf-16", "a😀b", [change((0, 2), (0, 3), "X")], "aXb"),
            Case("utf-8", "a😀b", [change((0, 5), (0, 6), "X")], "a😀X"),
            Case("utf-8", "a😀b", [change((0, 3), (0, 5), "X")], "aXb"),
            Case("utf-32", "a😀b", [change((0, 2), (0, 3), "X")], "a😀X"),
            Case("utf-16", "中文中", [change((0, 1), (0, 2), "X")], "中X中"),
            Case("utf-8", "中文中", [change((0, 3), (0, 6), "X")], "中X中"),
            Case("utf-16", "e\u{301}x", [change((0, 1), (0, 2), "")], "ex"),
            // Line breaks
            Case("utf-16", "a\r\nb\r\nc", [change((1, 0), (1, 1), "X")], "a\r\nX\r\nc"),
            Case("utf-16", "a\r\nb", [change((0, 1), (1, 0), "")], "ab"),
            Case("utf-16", "a\r\nb", [change((0, 99), (0, 99), "X")], "aX\r\nb"),
            Case("utf-16", "a\rb\nc", [change((1, 0), (1, 1), "X"), change((2, 0), (2, 1), "Y")], "a\rX\nY"),
            Case("utf-16", "a\u{2028}b\u{85}c", [change((0, 2), (0, 3), "X")], "a\u{2028}X\u{85}c"),
            Case("utf-16", "a\rb", [change((1, 0), (1, 0), "\n"), change((1, 0), (1, 1), "X")], "a\r\nX"),
            Case("utf-16", "", [change((0, 0), (0, 0), "\r\n"), change((1, 0), (1, 0), "X")], "\r\nX"),
        ])
    func changes(edit: Case) throws {
        let client = try TestClient()
        try client.initialize(capabilities: [
            "general": ["positionEncodings": [JSONValue(.string(edit.encoding))]], "textDocument": ["diagnostic": [:]],
        ])
        client.open(Self.uri, edit.text)
        client.change(Self.uri, edit.changes, version: 2)
        try settle(client)
        #expect(client.workspace.overlay(at: "/w/A.swift") == edit.expected)
        try client.finish()
    }

    @Test("An older version is applied and logged")
    func olderVersion() throws {
        let client = try TestClient()
        try client.initialize(capabilities: ["textDocument": ["diagnostic": [:]]])
        client.open(Self.uri, "a", version: 5)
        client.change(Self.uri, "b", version: 3)
        _ = try client.receive("window/logMessage")
        try settle(client)
        #expect(client.workspace.overlay(at: "/w/A.swift") == "b")
        try client.finish()
    }

    @Test("The document is found under another spelling of its URI, and answers carry the first spelling")
    func spelling() throws {
        let client = try TestClient()
        try client.initialize()
        client.open("file:///w/%41%2Bx.swift", "BAD")
        #expect(try client.published("file:///w/%41%2Bx.swift", version: 1) == ["0:0-0:3 bad-word"])
        client.change("file:///w/A+x.swift", "", version: 2)
        #expect(try client.published("file:///w/%41%2Bx.swift", version: 2) == [])
        try client.finish()
    }

    @Test("A second open replaces the document, and clears the other spelling")
    func secondOpen() throws {
        let client = try TestClient()
        try client.initialize()
        client.open("file:///w/%41.swift", "BAD", version: 7)
        #expect(try client.published("file:///w/%41.swift", version: 7) == ["0:0-0:3 bad-word"])
        client.open("file:///w/A.swift", " BAD", version: 1)
        #expect(try client.published("file:///w/%41.swift", version: nil) == [])
        #expect(try client.published("file:///w/A.swift", version: 1) == ["0:1-0:4 bad-word"])
        try client.finish()
    }

    @Test(
        "Documents that are no files are reviewed by their text",
        arguments: [
            ("untitled:Untitled-1", "swift", ".swift"), ("untitled:notes.md", "", ".md"),
            ("file:///w/%FF.swift", "", ".swift"),
            ("git:/w/A.swift", "swift", ".swift"), ("untitled:x", "markdown", ".md"), ("odd", "", ""),
        ])
    func buffers(uri: String, languageID: String, fileExtension: String) throws {
        let client = try TestClient()
        try client.initialize()
        client.open(uri, "BAD", languageID: languageID)
        #expect(try client.published(uri, version: 1) == ["0:0-0:3 bad-word"])
        #expect(client.workspace.overlayPaths == ["/dev/null/1/buffer\(fileExtension)"])
        try client.finish()
    }

    @Test("A lone surrogate in a text becomes one replacement character")
    func loneSurrogate() throws {
        let client = try TestClient()
        try client.initialize()
        let body =
            #"{"method":"textDocument/didOpen","params":{"textDocument":{"uri":"file:///w/A.swift","#
            + #""languageId":"swift","version":1,"text":"\ud83d BAD"}}}"#
        client.send(MessageFramer.frame(Array(body.utf8)))
        #expect(try client.published(Self.uri, version: 1) == ["0:2-0:5 bad-word"])
        try client.finish()
    }

    @Test("Closing takes the text and the diagnostics away")
    func closing() throws {
        let client = try TestClient()
        try client.initialize()
        client.open(Self.uri, "BAD")
        _ = try client.published(Self.uri, version: 1)
        client.notify("textDocument/didClose", client.document(Self.uri))
        #expect(try client.published(Self.uri, version: nil) == [])
        try settle(client)
        #expect(client.workspace.overlayPaths == [])
        try client.finish()
    }
}
