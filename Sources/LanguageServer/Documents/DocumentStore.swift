/// The documents the client has open.
struct DocumentStore {
    private var documents: [DocumentKey: Document] = [:]
    private var keys: [String: DocumentKey] = [:]
    private var buffers = 0

    /// Open documents in the order of their paths.
    var all: [Document] { documents.values.sorted { $0.path < $1.path } }

    subscript(_ uri: DocumentURI) -> Document? {
        get { documents[uri.key] }
        set { documents[uri.key] = newValue }
    }

    subscript(_ key: DocumentKey) -> Document? { documents[key] }

    /// The open document that is reviewed under `path`.
    func document(at path: String) -> Document? { keys[path].flatMap { documents[$0] } }

    /// Takes a document in, and gives the one that it replaces.
    mutating func open(_ params: DidOpenParams) -> (opened: Document, replaced: Document?) {
        let uri = DocumentURI(params.uri)
        let replaced = documents[uri.key]
        let path = uri.path ?? replaced?.path ?? bufferPath(uri.text, languageID: params.languageID)
        let document = Document(uri: uri, path: path, version: params.version, text: Array(params.text.utf8))
        documents[uri.key] = document
        keys[path] = uri.key
        return (document, replaced)
    }

    mutating func close(_ uri: DocumentURI) -> Document? {
        guard let document = documents.removeValue(forKey: uri.key) else { return nil }
        keys[document.path] = nil
        return document
    }

    /// A path for a text that is no file: nothing on disk can be there.
    private mutating func bufferPath(_ uri: String, languageID: String) -> String {
        buffers += 1
        return "/dev/null/\(buffers)/buffer\(Self.fileExtension(uri, languageID: languageID))"
    }

    private static func fileExtension(_ uri: String, languageID: String) -> String {
        switch languageID {
        case "swift": return ".swift"
        case "markdown": return ".md"
        case "xml", "plist", "property-list": return ".plist"
        default:
            let name = uri.split(separator: "/").last ?? ""
            guard let dot = name.lastIndex(of: ".") else { return "" }
            return String(name[dot...])
        }
    }
}
