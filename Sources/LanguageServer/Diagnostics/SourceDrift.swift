import JSON
import ReadmeSync
import RuleEngine

/// A line of a source that READMEs show otherwise.
///
/// Whoever changes an example has the source in front of them, not the README. So the source gets a hint, which counts
/// nowhere: the findings are those in the READMEs.
struct SourceDrift: Sendable {
    /// A block that shows the line, and what was found about it.
    struct Block: Sendable {
        let block: CheckedBlock
        let drift: Drift
        let finding: Finding

        /// `README.md:12`.
        var place: String { "\(block.path):\(block.startLine)" }
    }

    /// The line, as UTF-8 byte offsets.
    let range: Range<Int>
    /// One or more: translations show the same line.
    private(set) var blocks: [Block]

    /// All lines that the blocks stand for.
    var lines: Range<Int> {
        let ranges = blocks.map(\.drift.source.range)
        return ranges.dropFirst().reduce(ranges.first ?? range) {
            min($0.lowerBound, $1.lowerBound)..<max($0.upperBound, $1.upperBound)
        }
    }

    /// The blocks, those about the same line together, in the order of the lines.
    static func all(_ blocks: [Block]) -> [SourceDrift] {
        let byLine = Dictionary(grouping: blocks, by: \.drift.sourceLine.range)
        return byLine.map { SourceDrift(range: $0.key, blocks: $0.value) }
            .sorted { ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound) }
    }
}

extension DiagnosticWriter {
    func write(_ drift: SourceDrift, in text: IndexedText, to writer: inout JSONWriter) {
        let rule = ReadmeRule.drift.rawValue
        writer.object {
            $0.name("range")
            text.positions(of: drift.range, capabilities.positionEncoding).write(to: &$0)
            // A hint.
            $0.member("severity", 4)
            $0.member("code", rule)
            if capabilities.showsCodeDescription, let url = pageURL(rule) {
                $0.object("codeDescription") { $0.member("href", url) }
            }
            $0.member("source", "widgetlint")
            $0.member("message", message(drift))
            if capabilities.showsRelatedInformation {
                $0.array("relatedInformation") { for block in drift.blocks { write(block, to: &$0) } }
            }
        }
    }

    private func write(_ block: SourceDrift.Block, to writer: inout JSONWriter) {
        let path = block.block.path
        let message = shortened(block.finding.message, path)
        write(RelatedLocation(path: path, range: block.finding.range, message: message), to: &writer)
    }

    private func message(_ drift: SourceDrift) -> String {
        let places = drift.blocks.map { shortened($0.place, $0.block.path) }
        guard let first = places.first, places.count > 1 else { return "\(places.joined()) shows this otherwise" }
        let others = places.count == 2 ? places[1] : "\(places.count - 1) more blocks"
        return "\(first) and \(others) show this otherwise"
    }
}
