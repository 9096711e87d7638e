import ReadmeSync
import RuleEngine

/// What READMEs and sources take from each other. That the README takes from the source is also a fix; this is the other
/// direction, and both as they are seen from the source.
extension DocumentActions {
    func copies(_ names: inout ActionNames) -> [OfferedAction] {
        sourcesFromBlocks(&names) + drifts.flatMap { copies($0, &names) }
    }

    private func sourcesFromBlocks(_ names: inout ActionNames) -> [OfferedAction] {
        guard !blocks.isEmpty else { return [] }
        let outcomes = Dictionary(blocks.map { ($0.startLine, $0.outcome) }) { first, _ in first }
        return findings.compactMap { finding in
            guard finding.rule == ReadmeRule.drift.rawValue, let line = finding.block?.startLine,
                case .drifted(let drift)? = outcomes[line]
            else { return nil }
            let title = "Copy the block into \(drift.source.text)"
            return action(title, drift.sourceEdits, finding: finding, &names)
        }
    }

    private func copies(_ seen: SourceDrift, _ names: inout ActionNames) -> [OfferedAction] {
        [
            action("Copy these lines into \(seen.place)", seen.drift.edits, drift: seen, &names),
            action("Copy the block of \(seen.place) into these lines", seen.drift.sourceEdits, drift: seen, &names),
        ].compactMap { $0 }
    }

    private func action(
        _ title: String, _ edits: [TextEdit], finding: Finding? = nil, drift: SourceDrift? = nil,
        _ names: inout ActionNames
    ) -> OfferedAction? {
        guard !edits.isEmpty else { return nil }
        return OfferedAction(
            // Not with the title: its lines change with edits elsewhere.
            id: names.id(rule: ReadmeRule.drift.rawValue, title: "copy", edits: edits, path: path, text: text),
            title: shortened(title), kind: .quickFix, finding: finding, drift: drift, isPreferred: false, edits: edits,
            mustKeepStructure: true)
    }
}
