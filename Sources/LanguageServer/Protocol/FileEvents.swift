import JSON

/// `workspace/didChangeWatchedFiles`
struct DidChangeWatchedFilesParams {
    struct Event {
        let uri: String
        let isDeletion: Bool
    }

    let changes: [Event]

    init(_ json: JSONValue?) throws(ResponseError) {
        var changes: [Event] = []
        for change in try Params(json).objects("changes") {
            // 1 is created, 2 changed, 3 deleted.
            changes.append(Event(uri: try change.string("uri"), isDeletion: change.optional("type")?.integer == 3))
        }
        self.changes = changes
    }
}

/// `workspace/didCreateFiles` and `workspace/didDeleteFiles`
struct FilesParams {
    let uris: [String]

    init(_ json: JSONValue?) throws(ResponseError) {
        var uris: [String] = []
        for file in try Params(json).objects("files") { uris.append(try file.string("uri")) }
        self.uris = uris
    }
}

/// `workspace/didRenameFiles`
struct RenameFilesParams {
    let files: [(old: String, new: String)]

    init(_ json: JSONValue?) throws(ResponseError) {
        var files: [(old: String, new: String)] = []
        for file in try Params(json).objects("files") {
            files.append((try file.string("oldUri"), try file.string("newUri")))
        }
        self.files = files
    }
}

/// `workspace/didChangeWorkspaceFolders`
struct DidChangeWorkspaceFoldersParams {
    let added: [String]
    let removed: [String]

    init(_ json: JSONValue?) throws(ResponseError) {
        let event = try Params(json).object("event")
        added = Self.uris(event.optional("added"))
        removed = Self.uris(event.optional("removed"))
    }

    private static func uris(_ folders: JSONValue?) -> [String] {
        (folders?.array ?? []).compactMap { $0["uri"]?.string }
    }
}
