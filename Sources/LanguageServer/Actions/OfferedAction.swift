import JSON
import RuleEngine

/// Something the person can let the server do to the code.
struct OfferedAction: Sendable {
    enum Kind: String, Sendable, CaseIterable {
        case quickFix = "quickfix"
        case fixAll = "source.fixAll.widgetlint"
    }

    /// The same for the same action on the same text, and for an action elsewhere in a text that changed.
    let id: String
    let title: String
    let kind: Kind
    /// The finding it mends; `nil` for one that mends many.
    let finding: Finding?
    /// Whether it is the thing to do about the finding.
    let isPreferred: Bool
    let edits: [TextEdit]
}

/// How an action is named between server and client.
struct ActionReference {
    let uri: String
    let id: String

    init(uri: String, id: String) {
        self.uri = uri
        self.id = id
    }

    init(_ json: JSONValue?) throws(ResponseError) {
        let params = try Params(json)
        uri = try params.string("uri")
        id = try params.string("id")
    }

    /// Writes the members. The version is for the reader of a log: the action is always found anew in the newest text.
    func write(version: Int64?, to writer: inout JSONWriter) {
        writer.object {
            $0.member("uri", uri)
            if let version { $0.member("version", version) }
            $0.member("id", id)
        }
    }
}
