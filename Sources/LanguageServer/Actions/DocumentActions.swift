import ReadmeSync
import RuleEngine

/// Everything that can be done about the findings of one document.
struct DocumentActions {
    let text: IndexedText
    let path: String
    let findings: [Finding]
    /// Where READMEs show lines of the document otherwise.
    var drifts: [SourceDrift] = []
    /// The blocks of the document that are compared with sources.
    var blocks: [CheckedBlock] = []
    /// A text as a person reads it in the editor.
    var shortened: (String) -> String = { $0 }

    /// All actions: fixes in the order of the findings, then what READMEs and sources can take from each other, then
    /// suppressions, then the one that applies all safe fixes.
    var all: [OfferedAction] {
        var names = ActionNames()
        return quickFixes(&names) + copies(&names) + suppressions(&names) + fixAll(&names)
    }

    private func quickFixes(_ names: inout ActionNames) -> [OfferedAction] {
        var actions: [OfferedAction] = []
        for finding in findings {
            let preferred = finding.fixes.firstIndex { $0.safety == .safe }
            for (index, fix) in finding.fixes.enumerated() {
                actions.append(
                    OfferedAction(
                        id: names.id(rule: finding.rule, title: fix.title, edits: fix.edits, path: path, text: text),
                        title: shortened(fix.title), kind: .quickFix, finding: finding, isPreferred: index == preferred,
                        edits: fix.edits))
            }
        }
        return actions
    }

    private func suppressions(_ names: inout ActionNames) -> [OfferedAction] {
        var comment = SuppressionEdit(text, path: path)
        return findings.compactMap { finding in
            guard let edit = comment.edit(for: finding) else { return nil }
            let title = "Ignore \(finding.rule) here, with a reason"
            return OfferedAction(
                id: names.id(rule: finding.rule, title: title, edits: [edit], path: path, text: text),
                title: title, kind: .quickFix, finding: finding, isPreferred: false, edits: [edit])
        }
    }

    private func fixAll(_ names: inout ActionNames) -> [OfferedAction] {
        let edits = safeEdits
        guard !edits.isEmpty else { return [] }
        let title = "Apply all safe fixes of widgetlint"
        let id = names.id(rule: "", title: title, edits: [], path: path, text: text)
        return [OfferedAction(id: id, title: title, kind: .fixAll, finding: nil, isPreferred: false, edits: edits)]
    }

    /// What one round of fixing would do to the document, as `widgetlint fix` does it: whole fixes that stay in the
    /// document, out of each other's way, and leave it readable.
    private var safeEdits: [TextEdit] {
        let candidates = findings.compactMap { finding in
            finding.fixes(at: .safe).first { fix in fix.edits.allSatisfy { $0.path == path } }
                .map { FixCandidate(finding, $0) }
        }
        return candidates.isEmpty ? [] : FixRound(candidates, in: [path: text.bytes]).edits.edits(of: path)
    }
}

/// Gives actions names that survive edits elsewhere in the text: they are made of what the action does and to which
/// words, and counted where that is the same.
struct ActionNames {
    private var used: [String: Int] = [:]

    mutating func id(rule: String, title: String, edits: [TextEdit], path: String, text: IndexedText) -> String {
        var hash = StableHash()
        hash.combine(rule.utf8)
        hash.combine(title.utf8)
        for edit in edits {
            hash.combine(edit.path.utf8)
            hash.combine(edit.replacement.utf8)
            if edit.path == path { hash.combine(text.bytes[edit.range.clamped(to: 0..<text.bytes.count)]) }
        }
        let count = used[hash.text, default: 0]
        used[hash.text] = count + 1
        return "\(hash.text)-\(count)"
    }
}
