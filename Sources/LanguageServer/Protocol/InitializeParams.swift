import JSON
import SwiftSource

/// `initialize`; whatever is missing, null or of another type counts as not said.
struct InitializeParams {
    /// Process whose end is the end of the server.
    let processID: Int32?
    /// URIs of the folders to review.
    let folders: [String]
    let trace: TraceLevel
    let capabilities: ClientCapabilities

    init(_ json: JSONValue?) {
        processID = json?["processId"]?.integer.flatMap { Int32(exactly: $0) }.flatMap { $0 > 0 ? $0 : nil }
        trace = json?["trace"]?.string.flatMap { TraceLevel(rawValue: $0) } ?? .off
        capabilities = ClientCapabilities(json?["capabilities"])
        if let folders = json?["workspaceFolders"]?.array {
            self.folders = folders.compactMap { $0["uri"]?.string }
        } else if let root = json?["rootUri"]?.string {
            folders = [root]
        } else if let root = json?["rootPath"]?.string {
            folders = [DocumentURI(path: root).text]
        } else {
            folders = []
        }
    }
}
