extension Server {
    /// Lets diagnostics of an edited document go out, and of others where the edit changes them.
    func documentChanged(_ key: DocumentKey) {
        guard !capabilities.pullsDiagnostics else { return }
        publishing.addEdited(key)
        othersChanged()
    }

    /// Lets diagnostics of open documents go out where they changed.
    func othersChanged() {
        guard !capabilities.pullsDiagnostics else { return }
        for document in documents.all { publishing.addAffected(document.uri.key) }
        publishing.addConfigurations()
    }

    /// Publishes for one document, so that messages that came meanwhile are seen before the next one.
    func publishNext() {
        switch publishing.next() {
        case nil: return
        case .edited(let key): publish(key, evenIfSame: true)
        case .affected(let key): publish(key, evenIfSame: false)
        case .configurations: publishConfigurations()
        }
    }

    private func publish(_ key: DocumentKey, evenIfSame: Bool) {
        guard let document = documents[key] else { return }
        let report = report(at: document.path)
        guard publishing.note(key, resultID: report.resultID) || evenIfSame else { return }
        send(report.items, for: document.uri, version: document.version)
    }

    /// Takes the diagnostics of a document away.
    func clearPublished(_ uri: DocumentURI) {
        guard !capabilities.pullsDiagnostics else { return }
        send(Array("[]".utf8), for: uri, version: nil)
    }

    func send(_ items: [UInt8], for uri: DocumentURI, version: Int64?) {
        client.notify("textDocument/publishDiagnostics", subject: uri.text) {
            $0.member("uri", uri.text)
            if let version { $0.member("version", version) }
            $0.name("diagnostics")
            $0.text(items)
        }
    }
}
