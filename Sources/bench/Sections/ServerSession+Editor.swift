import JSON

/// What an editor does when somebody opens a folder and a file in it.
extension ServerSession {
    func open(folder: String) throws(BenchError) {
        let root = ServerSession.uri(folder)
        _ = try request(
            "initialize",
            [
                "processId": .null, "rootUri": root, "workspaceFolders": [["uri": root, "name": "bench"]],
                "capabilities": ["textDocument": ["diagnostic": ["relatedDocumentSupport": false]]],
            ])
        try send(notification("initialized", [:]))
    }

    /// Opens a document and waits for its diagnostics.
    ///
    /// - Returns: How many there are.
    @discardableResult
    func show(_ text: [UInt8], at path: String) throws(BenchError) -> Int {
        let uri = ServerSession.uri(path)
        let opened = notification(
            "textDocument/didOpen",
            [
                "textDocument": [
                    "uri": uri, "languageId": "swift", "version": 1,
                    "text": JSONValue(.string(String(decoding: text, as: UTF8.self))),
                ]
            ])
        let answer = try request("textDocument/diagnostic", ["textDocument": ["uri": uri]], after: opened)
        guard let items = answer.result["items"]?.array else { throw BenchError("the server gave no diagnostics") }
        return items.count
    }

    static func uri(_ path: String) -> JSONValue { JSONValue(.string("file://\(path)")) }
}
