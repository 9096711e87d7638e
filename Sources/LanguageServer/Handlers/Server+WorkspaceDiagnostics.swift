import JSON
import Linter
import RuleEngine

extension Server {
    /// Files in one part of a streamed answer.
    private static let partSize = 64

    private struct FileReport {
        let uri: String
        let version: Int64?
        let report: DiagnosticReport
    }

    /// `workspace/diagnostic`: reports of all files whose findings the client does not know yet.
    func workspaceDiagnostic(
        _ params: WorkspaceDiagnosticParams, isCancelled: () -> Bool
    ) throws(ResponseError) -> [UInt8] {
        var known: [DocumentKey: WorkspaceDiagnosticParams.Previous] = [:]
        for previous in params.previous { known[DocumentURI(previous.uri).key] = previous }
        var part: [FileReport] = []
        for (path, report) in workspaceReports(clientToken: params.workDoneToken) {
            if isCancelled() { throw .cancelled }
            let previous = known.removeValue(forKey: .file(path))
            guard previous?.resultID != report.resultID else { continue }
            part.append(fileReport(report, at: path, uri: previous?.uri))
            if let token = params.partialResultToken, part.count == Self.partSize {
                client.notify("$/progress") {
                    $0.member("token", token)
                    $0.object("value") { write(part, to: &$0) }
                }
                part.removeAll(keepingCapacity: true)
            }
        }
        let nothing = DiagnosticReport(findings: [], items: Array("[]".utf8))
        for previous in params.previous {
            // What is left had findings and has none, or is no file any more.
            guard known.removeValue(forKey: DocumentURI(previous.uri).key) != nil,
                previous.resultID != nothing.resultID
            else { continue }
            let version = documents[DocumentURI(previous.uri)]?.version
            part.append(FileReport(uri: previous.uri, version: version, report: nothing))
        }
        var writer = JSONWriter()
        writer.object { write(part, to: &$0) }
        return writer.bytes
    }

    /// Reports of all files with findings, by folder and path.
    private func workspaceReports(clientToken: JSONValue?) -> [(path: String, report: DiagnosticReport)] {
        var reports: [(path: String, report: DiagnosticReport)] = []
        for folder in workspace.folders {
            guard let analysis = workspace.analysis(of: folder) else { continue }
            let result = progress.during(
                "Reviewing widgets", clientToken: clientToken, canCreate: capabilities.showsProgress
            ) { analysis.run() }
            logNew(result.problems.map(\.description))
            var findings = Dictionary(grouping: result.findings, by: \.path)
            for document in documents.all where !sourceDrifts(at: document.path).isEmpty {
                if workspace.owner(of: document.path) === folder { findings[document.path, default: []] += [] }
            }
            for (path, findings) in findings.sorted(by: { $0.key < $1.key }) {
                reports.append((path, makeReport(findings, at: path)))
            }
        }
        return reports
    }

    /// Logs what could not be read, once.
    private func logNew(_ problems: [String]) {
        for problem in problems where loggedProblems.insert(problem).inserted { client.log(.warning, problem) }
    }

    private func fileReport(_ report: DiagnosticReport, at path: String, uri: String?) -> FileReport {
        let document = documents.document(at: path)
        return FileReport(
            uri: document?.uri.text ?? uri ?? DocumentURI(path: path).text, version: document?.version, report: report)
    }

    private func write(_ reports: [FileReport], to writer: inout JSONWriter) {
        writer.array("items") {
            for file in reports {
                $0.object {
                    $0.member("uri", file.uri)
                    $0.name("version")
                    if let version = file.version { $0.integer(version) } else { $0.null() }
                    write(file.report, to: &$0)
                }
            }
        }
    }
}
