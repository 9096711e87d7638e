import JSON

/// `textDocument/didOpen`
struct DidOpenParams {
    let uri: String
    /// Empty when the client does not say.
    let languageID: String
    let version: Int64?
    let text: String

    init(_ json: JSONValue?) throws(ResponseError) {
        let document = try Params(json).object("textDocument")
        uri = try document.string("uri")
        languageID = document.optional("languageId")?.string ?? ""
        version = document.optional("version")?.integer
        text = try document.string("text")
    }
}

/// `textDocument/didChange`
struct DidChangeParams {
    struct Change {
        /// `nil` replaces the whole text.
        let range: PositionRange?
        let text: String
    }

    let uri: String
    let version: Int64?
    /// Each describes a change of the text that the one before it left.
    let changes: [Change]

    init(_ json: JSONValue?) throws(ResponseError) {
        let params = try Params(json)
        let document = try params.object("textDocument")
        uri = try document.string("uri")
        version = document.optional("version")?.integer
        var changes: [Change] = []
        for change in try params.objects("contentChanges") {
            let range = change.optional("range") == nil ? nil : try PositionRange(change.object("range"))
            changes.append(Change(range: range, text: try change.string("text")))
        }
        self.changes = changes
    }
}

/// `textDocument/didClose`, `textDocument/didSave` and other messages about one document.
struct TextDocumentParams {
    let uri: String

    init(_ json: JSONValue?) throws(ResponseError) {
        uri = try Params(json).object("textDocument").string("uri")
    }
}

/// `textDocument/hover`
struct TextDocumentPositionParams {
    let uri: String
    let position: Position

    init(_ json: JSONValue?) throws(ResponseError) {
        let params = try Params(json)
        uri = try params.object("textDocument").string("uri")
        position = try Position(params.object("position"))
    }
}
