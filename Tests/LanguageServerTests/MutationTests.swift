import JSON
import Testing

@testable import LanguageServer

/// Ordinary messages with something changed in them. The answers do not matter, only that there is one for each request
/// and that the server lives.
@Suite("Changed messages", .timeLimit(.minutes(5)))
struct MutationTests {
    private static let position: JSONValue = ["line": 0, "character": 1]
    private static let range: JSONValue = ["start": position, "end": ["line": 1, "character": 0]]
    private static let document: JSONValue = ["uri": "file:///w/A.swift", "version": 2]
    private static let folder: JSONValue = ["uri": "file:///w/inner", "name": "inner"]

    private static let messages: [(method: String, params: JSONValue, isRequest: Bool)] = [
        (
            "textDocument/didOpen",
            [
                "textDocument": [
                    "uri": "file:///w/A.swift", "languageId": "swift", "version": 1, "text": "BAD é😀\r\nUGLY",
                ]
            ], false
        ),
        (
            "textDocument/didChange",
            [
                "textDocument": document,
                "contentChanges": [["range": range, "text": "x\n"], ["text": "BAD 中\nNEEDS\n"]],
            ], false
        ),
        ("textDocument/didSave", ["textDocument": document], false),
        ("textDocument/diagnostic", ["textDocument": document, "previousResultId": "x"], true),
        ("workspace/diagnostic", ["previousResultIds": [["uri": "file:///w/A.swift", "value": "x"]]], true),
        ("textDocument/hover", ["textDocument": document, "position": position], true),
        ("textDocument/definition", ["textDocument": document, "position": position], true),
        (
            "textDocument/codeAction", ["textDocument": document, "range": range, "context": ["only": ["quickfix"]]],
            true
        ),
        ("codeAction/resolve", ["title": "x", "data": ["uri": "file:///w/A.swift", "id": "x"]], true),
        (
            "workspace/executeCommand",
            ["command": "widgetlint.applyAction", "arguments": [["uri": "file:///w/A.swift", "id": "x"]]], true
        ),
        ("workspace/didChangeWatchedFiles", ["changes": [["uri": "file:///w/B.swift", "type": 2]]], false),
        (
            "workspace/didRenameFiles", ["files": [["oldUri": "file:///w/A.swift", "newUri": "file:///w/B.swift"]]],
            false
        ),
        ("workspace/didChangeWorkspaceFolders", ["event": ["added": [folder], "removed": [folder]]], false),
        ("$/cancelRequest", ["id": 3], false),
        ("$/setTrace", ["value": "verbose"], false),
        ("textDocument/didClose", ["textDocument": document], false),
    ]

    @Test("Every request gets exactly one answer", arguments: 1...12 as ClosedRange<UInt64>)
    func mutations(seed: UInt64) throws {
        var random = SplitMix64(state: seed)
        let client = try TestClient(FakeWorkspace(files: ["/w/why.swift": "é\nbecause"]))
        try client.initialize(capabilities: [
            "general": [
                "positionEncodings": [["utf-8", "utf-16", "utf-32"].randomElement(using: &random) ?? "utf-16"]
            ],
            "textDocument": ["publishDiagnostics": ["relatedInformation": true, "dataSupport": true]],
            "workspace": ["applyEdit": true],
        ])
        var expected: Set<Int64> = []
        for _ in 0..<300 {
            guard let message = Self.messages.randomElement(using: &random) else { continue }
            let params = mutate(message.params, &random)
            if message.isRequest {
                expected.insert(client.begin(message.method, params))
            } else {
                client.notify(message.method, params)
            }
        }
        let last = client.begin("shutdown")
        expected.insert(last)
        while !expected.isEmpty {
            let message = try client.receive()
            guard message["method"] == nil, let id = message["id"]?.integer else { continue }
            #expect(expected.remove(id) != nil, "a second answer to \(id)")
            #expect(message["error"]?["code"]?.integer != -32603)
        }
        client.notify("exit")
        try client.end(exitCode: 0)
    }

    /// The value with about one of its parts replaced, left out or doubled.
    private func mutate(_ value: JSONValue, _ random: inout SplitMix64) -> JSONValue {
        if Int.random(in: 0..<12, using: &random) == 0 { return Self.odd.randomElement(using: &random) ?? .null }
        switch value.content {
        case .array(let values):
            var values = values.map { mutate($0, &random) }
            if Int.random(in: 0..<8, using: &random) == 0 { values += values }
            return JSONValue(.array(values))
        case .object(var members):
            if Int.random(in: 0..<12, using: &random) == 0, !members.isEmpty {
                members.remove(at: Int.random(in: 0..<members.count, using: &random))
            }
            return JSONValue(.object(members.map { JSONMember(name: $0.name, value: mutate($0.value, &random)) }))
        default: return value
        }
    }

    private static let odd: [JSONValue] = [
        .null, true, 0, -1, 1, 7, 2147483647, 4294967295, 9223372036854775807, -9223372036854775807, 1.5, 1e300, -1e300,
        "",
        "x", "file:///w/A.swift", "file:///w/%zz", "file:///", "untitled:x", "é😀\u{2028}", "\0", [], [:], [[]],
        [["x": []]],
        ["start": ["line": 9, "character": 9], "end": ["line": 0, "character": 0]], ["line": -1, "character": 1e300],
    ]
}

/// The same numbers on every run.
struct SplitMix64: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}
