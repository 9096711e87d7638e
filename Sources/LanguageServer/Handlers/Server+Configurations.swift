import Linter
import RuleEngine
import SwiftSource

/// What is wrong with configurations that are not open. Those that are open are documents like others.
extension Server {
    /// Publishes the diagnostics of configurations, and takes those away of which nothing is left.
    func publishConfigurations() {
        let errors = workspace.configurationErrors.filter { documents.document(at: $0.path) == nil }
        for error in errors {
            let items = diagnosticWriter.items(error.findings, in: IndexedText(error.bytes ?? []))
            publishConfiguration(DiagnosticReport(findings: error.findings, items: items), at: error.path)
        }
        let wrong = Set(errors.map(\.path))
        for path in publishedConfigurations.subtracting(wrong).sorted() where documents.document(at: path) == nil {
            publishConfiguration(DiagnosticReport(findings: [], items: Array("[]".utf8)), at: path)
        }
        publishedConfigurations = wrong
    }

    private func publishConfiguration(_ report: DiagnosticReport, at path: String) {
        let uri = DocumentURI(path: path)
        guard publishing.note(uri.key, resultID: report.resultID) else { return }
        send(report.items, for: uri, version: nil)
    }

    /// Says once why there may be no diagnostics: not every editor shows those of a file that is not open.
    func tellConfigurationErrors() {
        let errors = workspace.configurationErrors.filter { documents.document(at: $0.path) == nil }
        for error in errors where !toldConfigurationErrors.contains(error) {
            let what = ProjectRules.mayHold(error.path) ? "a rule's page" : "the configuration"
            client.show(.error, "widgetlint: \(what) is wrong: \(error)")
        }
        toldConfigurationErrors = Set(errors)
    }
}
