extension Server {
    /// `textDocument/didOpen`
    func didOpen(_ params: DidOpenParams) {
        let (document, replaced) = documents.open(params)
        if let replaced, replaced.uri != document.uri { clearPublished(replaced.uri) }
        workspace.setOverlay(document.text.bytes, at: document.path)
        documentChanged(document.uri.key)
    }

    /// `textDocument/didChange`
    func didChange(_ params: DidChangeParams) {
        let uri = DocumentURI(params.uri)
        guard var document = documents[uri] else {
            return client.log(.warning, "a change of a document that is not open: \(params.uri)")
        }
        if let old = document.version, let new = params.version, new < old {
            client.log(.warning, "version \(new) of \(params.uri) came after version \(old)")
        }
        // The store must not hold the text while it is edited, or it would be copied.
        documents[uri] = nil
        document.apply(params.changes, capabilities.positionEncoding)
        document.version = params.version ?? document.version
        workspace.setOverlay(document.text.bytes, at: document.path)
        documents[uri] = document
        documentChanged(uri.key)
    }

    /// `textDocument/didSave`
    func didSave(_ params: TextDocumentParams) {
        guard let path = DocumentURI(params.uri).path else { return }
        // A client that watches files tells about the configuration itself, but not all do.
        if !capabilities.watchesFiles { filesChanged(paths: [path]) }
    }

    /// `textDocument/didClose`
    func didClose(_ params: TextDocumentParams) {
        let uri = DocumentURI(params.uri)
        guard let document = documents.close(uri) else {
            return client.log(.warning, "the end of a document that is not open: \(params.uri)")
        }
        workspace.setOverlay(nil, at: document.path)
        pulledResultIDs[uri.key] = nil
        publishing.remove(uri.key)
        clearPublished(document.uri)
        othersChanged()
    }
}
