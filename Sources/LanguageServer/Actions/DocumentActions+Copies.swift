import ReadmeSync
import RuleEngine

/// What READMEs and sources take from each other. That the README takes from the source is also a fix; this is the
/// other direction, and both as they are seen from the source.
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
            let title = "Copy the block into \(drift.source.text)" + deletion(drift)
            return action(title, drift.sourceEdits, finding: finding, &names)
        }
    }

    private func copies(_ drift: SourceDrift, _ names: inout ActionNames) -> [OfferedAction] {
        var actions: [OfferedAction?] = []
        let fixed = drift.blocks.filter { !$0.drift.edits.isEmpty }
        if fixed.count > 1 {
            let title = "Copy these lines into all \(fixed.count) blocks that show them"
            actions.append(action(title, fixed.flatMap(\.drift.edits), drift: drift, &names))
        }
        for block in fixed {
            actions.append(action("Copy these lines into \(block.place)", block.drift.edits, drift: drift, &names))
        }
        var offered: Set<[TextEdit]> = []
        for block in drift.blocks where offered.insert(block.drift.sourceEdits).inserted {
            let title = "Copy the block of \(block.place) into these lines" + deletion(block.drift)
            actions.append(action(title, block.drift.sourceEdits, drift: drift, &names))
        }
        return actions.compactMap { $0 }
    }

    /// What the source loses is easily overlooked: a comment, an attribute that the README leaves out.
    private func deletion(_ drift: Drift) -> String {
        let count = drift.sourceEdits.count { $0.replacement.isEmpty }
        return count == 0 ? "" : count == 1 ? ", which deletes a line" : ", which deletes \(count) lines"
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
