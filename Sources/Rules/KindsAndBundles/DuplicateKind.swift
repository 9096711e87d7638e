import RuleEngine
import SwiftSource
import WidgetModel

/// See `rules/duplicate-kind.md`.
struct DuplicateKind: ProjectRule {
    let id = "duplicate-kind"

    func check(_ report: inout Report) {
        let project = report.project
        let kinds = project.configurations.compactMap { ConfiguredKind($0, project.program) }
        for (kind, group) in Dictionary(grouping: kinds, by: \.kind).sorted(by: { $0.key < $1.key }) {
            for (index, later) in group.enumerated() {
                let earlier = group[..<index].filter { later.meets($0, in: project) }
                // Two widgets are worse than a widget and a control.
                guard let first = earlier.first(where: { $0.isOfControl == later.isOfControl }) ?? earlier.first else {
                    continue
                }
                add(kind, later, first, &report)
            }
        }
    }

    private func add(_ kind: String, _ later: ConfiguredKind, _ first: ConfiguredKind, _ report: inout Report) {
        let (name, other) = (later.configuration.name, first.configuration.name)
        let isSameSort = later.isOfControl == first.isOfControl
        let related = RelatedLocation(
            path: report.path(ofUnit: first.configuration.place.unit), range: first.expression.range,
            message: "the kind of \(other)")
        report.add(
            later.expression.range, inUnit: later.configuration.place.unit,
            "\(name) has the kind \"\(kind)\", and so has \(other)", why: isSameSort ? .why : .whyOfTwoSorts,
            write: "A kind of its own for whichever of the two is not in use yet, such as \"\(kind).\(name)\"",
            severity: isSameSort ? nil : .info, related: [related])
    }
}

extension String {
    fileprivate static let why =
        "The system tells widgets apart by their kind: one of the two is missing, or shows what the other should"
    fileprivate static let whyOfTwoSorts =
        "Nothing says that the system keeps the kinds of widgets and of controls apart"
}
