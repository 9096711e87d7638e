import JSON

extension Server {
    /// `textDocument/diagnostic`
    func documentDiagnostic(_ params: DocumentDiagnosticParams) throws(ResponseError) -> [UInt8] {
        takeWaitingChanges()
        let uri = DocumentURI(params.uri)
        let report: DiagnosticReport
        if let document = documents[uri] {
            report = self.report(at: document.path)
            pulledResultIDs[uri.key] = report.resultID
        } else if let path = uri.path {
            report = self.report(at: path)
        } else {
            report = DiagnosticReport(findings: [], items: Array("[]".utf8))
        }
        var writer = JSONWriter()
        writer.object {
            if report.resultID == params.previousResultID {
                $0.member("kind", "unchanged")
                $0.member("resultId", report.resultID)
            } else {
                write(report, to: &$0)
            }
            if capabilities.acceptsRelatedDocuments { writeRelatedDocuments(of: uri.key, to: &$0) }
        }
        return writer.bytes
    }

    /// Applies edits that wait behind the request, so that it is answered for the newest text.
    private func takeWaitingChanges() {
        let changes = inbox.takeChanges { message in
            if case .request(_, "textDocument/diagnostic", _) = message { true } else { false }
        }
        for case .notification(let method, let params) in changes {
            do throws(ResponseError) {
                didChange(try DidChangeParams(params))
            } catch {
                client.log(.error, "'\(method)' was not understood: \(error.message)")
            }
        }
    }

    func write(_ report: DiagnosticReport, to writer: inout JSONWriter) {
        writer.member("kind", "full")
        writer.member("resultId", report.resultID)
        writer.name("items")
        writer.text(report.items)
    }

    /// Reports of other open documents, where the client knows an older one.
    private func writeRelatedDocuments(of key: DocumentKey, to writer: inout JSONWriter) {
        var changed: [(uri: String, report: DiagnosticReport)] = []
        for document in documents.all where document.uri.key != key {
            guard let known = pulledResultIDs[document.uri.key] else { continue }
            let report = report(at: document.path)
            guard report.resultID != known else { continue }
            pulledResultIDs[document.uri.key] = report.resultID
            changed.append((document.uri.text, report))
        }
        guard !changed.isEmpty else { return }
        writer.object("relatedDocuments") {
            for (uri, report) in changed { $0.object(uri) { write(report, to: &$0) } }
        }
    }
}
