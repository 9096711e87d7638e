import Project
import RuleEngine
import SwiftSource
import WidgetModel

/// See `rules/attributes-drift.md`.
struct AttributesDrift: ProjectRule {
    let id = "attributes-drift"

    func check(_ report: inout Report) {
        let copies = AttributesCopies(report.project)
        for group in copies.groups {
            for (copy, original) in copies.pairs(in: group) { check(copy, against: original, &report) }
        }
    }

    private func check(_ copy: DeclarationID, against original: DeclarationID, _ report: inout Report) {
        let program = report.program
        guard let node = program.node(copy), let other = program.node(original) else { return }
        let name = program.fact(copy).name
        let place = RelatedLocation(
            path: report.path(ofUnit: original.unit), range: other.declaredNameRange, message: "the other \(name)")
        let help = "one file with \(name) that is a member of the app and of the extension"
        switch AttributesShape(original, program).difference(from: AttributesShape(copy, program)) {
        case .unknown: return
        case .equal:
            report.add(
                node.declaredNameRange, inUnit: copy.unit, "\(name) is declared twice, and the copies are equal",
                why: "The activity works as long as nobody changes one of them; then it stays empty without a word",
                write: help, severity: .info, related: [place])
        case .some(let what):
            report.add(
                node.declaredNameRange, inUnit: copy.unit, "\(name) is declared twice, and the copies differ: \(what)",
                why: "The extension cannot read what the app sends: the Live Activity stays empty or does not appear",
                write: help, related: [place])
        }
    }
}
