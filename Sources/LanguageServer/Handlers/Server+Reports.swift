import ReadmeSync
import RuleEngine
import SwiftSource

extension Server {
    /// The report of a file: the same until something changes.
    func report(at path: String) -> DiagnosticReport {
        if reportsRevision != workspace.revision {
            reports.removeAll(keepingCapacity: true)
            reportsRevision = workspace.revision
        }
        if let report = reports[path] { return report }
        let findings = findings(at: path)
        tellConfigurationErrors()
        let report = makeReport(findings, at: path)
        reports[path] = report
        return report
    }

    private func findings(at path: String) -> [Finding] {
        guard !workspace.hasReviewed(path) else { return workspace.findings(at: path) }
        return progress.during("Reading widgets", clientToken: nil, canCreate: capabilities.showsProgress) {
            workspace.findings(at: path)
        }
    }

    func makeReport(_ findings: [Finding], at path: String) -> DiagnosticReport {
        let drifts = sourceDrifts(at: path)
        let text = findings.isEmpty && drifts.isEmpty ? nil : file(at: path)?.text
        let items = diagnosticWriter.items(findings, drifts, in: text ?? IndexedText([]))
        return DiagnosticReport(findings: findings, drifts: drifts, items: items)
    }

    /// Where READMEs show the lines of an open document otherwise, as far as findings say so: a comment or the
    /// configuration may have silenced them.
    func sourceDrifts(at path: String) -> [SourceDrift] {
        guard documents.document(at: path) != nil else { return [] }
        let blocks = workspace.readmeBlocks(around: path).drifted(from: path)
        return SourceDrift.all(
            blocks.compactMap { block in
                guard case .drifted(let drift) = block.outcome else { return nil }
                return workspace.findings(at: block.path)
                    .first { $0.rule == ReadmeRule.drift.rawValue && $0.block?.startLine == block.startLine }
                    .map { SourceDrift.Block(block: block, drift: drift, finding: $0) }
            })
    }

    var diagnosticWriter: DiagnosticWriter {
        DiagnosticWriter(
            capabilities: capabilities,
            pageURL: { [pages, options] rule in pages[rule].flatMap { options.pageURL($0) } },
            file: { [self] path in file(at: path).map { ($0.uri, $0.text) } },
            shortened: { [workspace] in workspace.shortened($0, at: $1) })
    }

    /// A file by its path: as it is open, or else as the analysis read it.
    func file(at path: String) -> (uri: String, version: Int64?, text: IndexedText)? {
        if let document = documents.document(at: path) {
            return (document.uri.text, document.version, document.text)
        }
        guard let source = workspace.source(at: path) else { return nil }
        return (DocumentURI(path: path).text, nil, IndexedText(source.bytes, lines: source.lines))
    }
}
