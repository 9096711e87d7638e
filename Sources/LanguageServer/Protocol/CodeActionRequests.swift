import JSON

/// `textDocument/codeAction`
struct CodeActionParams {
    let uri: String
    let range: PositionRange
    /// Kinds that are wanted; `nil` wants all.
    let only: [String]?

    init(_ json: JSONValue?) throws(ResponseError) {
        let params = try Params(json)
        uri = try params.object("textDocument").string("uri")
        range = try PositionRange(params.object("range"))
        only = params.optional("context")?["only"]?.array?.compactMap(\.string)
    }

    /// Whether an action of `kind` is wanted: kinds are words with dots between them, and a kind includes what it
    /// begins.
    func wants(_ kind: String) -> Bool {
        guard let only else { return true }
        return only.contains { $0.isEmpty || kind == $0 || kind.utf8.starts(with: "\($0).".utf8) }
    }
}

/// `workspace/executeCommand`
struct ExecuteCommandParams {
    let command: String
    let arguments: [JSONValue]

    init(_ json: JSONValue?) throws(ResponseError) {
        let params = try Params(json)
        command = try params.string("command")
        arguments = params.optional("arguments")?.array ?? []
    }
}
