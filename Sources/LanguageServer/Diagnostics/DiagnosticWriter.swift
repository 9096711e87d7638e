import JSON
import ReadmeSync
import RuleEngine
import SwiftSource

/// Writes findings as the client's diagnostics.
struct DiagnosticWriter {
    let capabilities: ClientCapabilities
    /// Where a rule's page can be read, when it can.
    let pageURL: (String) -> String?
    /// A file by its path: how the client calls it and what stands in it.
    let file: (String) -> (uri: String, text: IndexedText)?
    /// A text about a file as a person reads it in the editor, where the folder is known.
    let shortened: (_ text: String, _ path: String) -> String

    /// JSON text of the array of diagnostics of a file.
    func items(_ findings: [Finding], _ drifts: [SourceDrift] = [], in text: IndexedText) -> [UInt8] {
        var writer = JSONWriter()
        writer.array {
            for finding in findings { write(finding, in: text, to: &$0) }
            for drift in drifts { write(drift, in: text, to: &$0) }
        }
        return writer.bytes
    }

    func write(_ finding: Finding, in text: IndexedText, to writer: inout JSONWriter) {
        writer.object {
            $0.name("range")
            text.positions(of: finding.range, capabilities.positionEncoding).write(to: &$0)
            $0.member("severity", Self.severity(finding.severity))
            $0.member("code", finding.rule)
            if capabilities.showsCodeDescription, let url = pageURL(finding.rule) {
                $0.object("codeDescription") { $0.member("href", url) }
            }
            $0.member("source", "widgetlint")
            $0.member("message", message(finding))
            writeTags(of: finding, to: &$0)
            if capabilities.showsRelatedInformation, !finding.related.isEmpty {
                $0.array("relatedInformation") { for place in finding.related { write(place, to: &$0) } }
            }
            if capabilities.keepsDiagnosticData, !finding.fixes.isEmpty {
                $0.object("data") {
                    $0.array("fixes") { for fix in finding.fixes { $0.string(fix.title) } }
                }
            }
        }
    }

    func write(_ place: RelatedLocation, to writer: inout JSONWriter) {
        guard let file = file(place.path) else { return }
        writer.object {
            $0.object("location") {
                $0.member("uri", file.uri)
                $0.name("range")
                file.text.positions(of: place.range, capabilities.positionEncoding).write(to: &$0)
            }
            $0.member("message", place.message)
        }
    }

    private func writeTags(of finding: Finding, to writer: inout JSONWriter) {
        guard let tag = Self.tag(of: finding.rule), capabilities.diagnosticTags.contains(tag) else { return }
        writer.array("tags") { $0.integer(tag) }
    }

    /// 1 is error, 2 warning, 3 information.
    private static func severity(_ severity: Severity) -> Int {
        switch severity {
        case .error: 1
        case .warning: 2
        case .info: 3
        }
    }

    /// What is wrong, what it does and what to write instead, each on its line and named as in the text report.
    func message(_ finding: Finding) -> String {
        var lines = [finding.message]
        if !finding.why.isEmpty { lines.append("why: \(finding.why)") }
        if !finding.help.isEmpty { lines.append("write: \(finding.help)") }
        let message = lines.joined(separator: "\n")
        // Those of the README check name files.
        return ReadmeRule(rawValue: finding.rule) == nil ? message : shortened(message, finding.path)
    }

    /// 1 is unnecessary, 2 deprecated.
    private static func tag(of rule: String) -> Int64? {
        switch rule {
        case "unread-state", "unused-suppression": 1
        case "clockkit-complication": 2
        default: rule.utf8.starts(with: "legacy-".utf8) ? 2 : nil
        }
    }
}
