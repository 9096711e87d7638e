import RuleEngine
import SwiftSource
import WidgetModel

/// See `rules/unknown-kind.md`.
struct UnknownKind: ProjectRule {
    let id = "unknown-kind"

    func check(_ report: inout Report) {
        for use in KindUse.all(in: report.project) {
            guard let kind = StringConstants(report.program).value(of: use.value.node, inUnit: use.value.unit),
                let known = KnownKinds(for: use, in: report.project), !known.contains(kind)
            else { continue }
            let suggestion = known.suggestion(for: kind, report.program)
            report.add(
                use.value.node.range, inUnit: use.value.unit, message(use, kind, known), why: why(use),
                write: help(use, kind, suggestion, known), related: related(suggestion, report.program),
                fixes: fixes(use, suggestion, report.program))
        }
    }

    private func message(_ use: KindUse, _ kind: String, _ known: KnownKinds) -> String {
        if known.isOfOtherSort(kind) {
            return use.isOfControl
                ? "\"\(kind)\" is the kind of a widget, not of a control"
                : "\"\(kind)\" is the kind of a control, not of a widget"
        }
        return "no \(use.isOfControl ? "control" : "widget") has the kind \"\(kind)\""
    }

    private func why(_ use: KindUse) -> String {
        switch use.call {
        case .relevantIntent: "The system finds no widget for it, so the hint changes nothing that people see"
        case .center: "The call does nothing, and what people see stays as it was"
        }
    }

    private func help(_ use: KindUse, _ kind: String, _ suggestion: KnownKinds.Entry?, _ known: KnownKinds) -> String {
        if let suggestion { return "\"\(suggestion.kind)\", the kind of \(suggestion.configuration.name)" }
        if known.isOfOtherSort(kind), case .center("reloadTimelines") = use.call {
            return "ControlCenter.shared.reloadControls(ofKind: \(use.value.node.text))"
        }
        if known.isOfOtherSort(kind), use.isOfControl {
            return "WidgetCenter.shared.reloadTimelines(ofKind: \(use.value.node.text))"
        }
        let kinds = known.entries.map { "\"\($0.kind)\"" }
        let shown = Set(kinds).sorted().prefix(5)
        return "One of the kinds that there are: \(shown.joined(separator: ", "))\(Set(kinds).count > 5 ? ", …" : "")"
    }

    private func related(_ suggestion: KnownKinds.Entry?, _ program: Program) -> [RelatedLocation] {
        guard let suggestion, let expression = suggestion.configuration.kindExpression else { return [] }
        let path = program.units[suggestion.configuration.place.unit].path
        return [
            RelatedLocation(
                path: path, range: expression.range, message: "the kind of \(suggestion.configuration.name)")
        ]
    }

    private func fixes(_ use: KindUse, _ suggestion: KnownKinds.Entry?, _ program: Program) -> [Fix] {
        guard let suggestion, use.value.node.kind == .stringLiteral,
            !suggestion.kind.contains(where: { $0 == "\"" || $0 == "\\" || $0.isNewline })
        else { return [] }
        let edit = TextEdit(
            path: program.units[use.value.unit].path, range: use.value.node.range, replacement: "\"\(suggestion.kind)\""
        )
        return [Fix(title: "Use the kind of \(suggestion.configuration.name)", safety: .unsafe, edits: [edit])]
    }
}
