import JSON
import ReadmeSync
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
    /// The finding it mends; `nil` for one that mends many, or what stands in another file.
    let finding: Finding?
    /// Where a README shows the lines otherwise, if the action is about that.
    var drift: SourceDrift?
    /// Whether it is the thing to do about the finding.
    let isPreferred: Bool
    let edits: [TextEdit]
    /// Whether it is offered only where the files stay as readable as they were: it writes what a person has written
    /// elsewhere.
    var mustKeepStructure = false

    /// What it is about in the document; `nil` for an action about all of it.
    var range: Range<Int>? { finding?.range ?? drift?.lines }
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
