import JSON
import ReadmeSync
import RuleEngine

/// A finding about a block of a README, seen from the source that the block comes from.
///
/// Whoever changes an example has the source in front of them, not the README. So the source gets a hint, which counts
/// nowhere: the finding is the one in the README.
struct SourceDrift: Sendable {
    let block: CheckedBlock
    let drift: Drift
    let finding: Finding

    /// The block by the name of its file and its line, `README.md:12`.
    var place: String { "\(block.path):\(block.startLine)" }
}

extension DiagnosticWriter {
    func write(_ drift: SourceDrift, in text: IndexedText, to writer: inout JSONWriter) {
        writer.object {
            $0.name("range")
            text.positions(of: drift.drift.sourceLine.range, capabilities.positionEncoding).write(to: &$0)
            // A hint.
            $0.member("severity", 4)
            $0.member("code", drift.finding.rule)
            if capabilities.showsCodeDescription, let url = pageURL(drift.finding.rule) {
                $0.object("codeDescription") { $0.member("href", url) }
            }
            $0.member("source", "widgetlint")
            $0.member("message", shortened("\(drift.place) shows this otherwise", drift.block.path))
            if capabilities.showsRelatedInformation {
                let message = shortened(drift.finding.message, drift.block.path)
                $0.array("relatedInformation") {
                    write(RelatedLocation(path: drift.block.path, range: drift.finding.range, message: message), to: &$0)
                }
            }
        }
    }
}
