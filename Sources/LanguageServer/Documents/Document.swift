import SwiftSource

/// An open document.
struct Document: Sendable {
    let uri: DocumentURI
    /// Path under which the text is reviewed.
    let path: String
    /// As the client counts; `nil` when it does not.
    var version: Int64?
    var text: IndexedText

    init(uri: DocumentURI, path: String, version: Int64?, text: [UInt8]) {
        self.uri = uri
        self.path = path
        self.version = version
        self.text = IndexedText(text)
    }

    /// Applies changes one after the other.
    mutating func apply(_ changes: [DidChangeParams.Change], _ encoding: PositionEncoding) {
        for change in changes {
            if let range = change.range {
                text.replace(text.offsets(of: range, encoding), with: Array(change.text.utf8))
            } else {
                text = IndexedText(Array(change.text.utf8))
            }
        }
    }
}
