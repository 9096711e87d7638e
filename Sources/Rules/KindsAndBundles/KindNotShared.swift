import Project
import RuleEngine
import SwiftSource
import WidgetModel

/// See `rules/kind-not-shared.md`.
struct KindNotShared: ProjectRule {
    let id = "kind-not-shared"

    func check(_ report: inout Report) {
        let constants = StringConstants(report.program)
        for use in KindUse.all(in: report.project) {
            guard let kind = constants.value(of: use.value.node, inUnit: use.value.unit),
                let literal = constants.literal(for: use.value.node, inUnit: use.value.unit)
            else { continue }
            let app = AppWidgets(of: use.value.unit, in: report.project)
            let same = app.configurations.filter { use.concerns($0) && $0.kinds(in: report.program) == [kind] }
            let literals = same.map { configuration in
                configuration.kindExpression.flatMap { constants.literal(for: $0, inUnit: configuration.place.unit) }
            }
            // A configuration that has its kind from elsewhere may share it in a way that cannot be followed.
            guard let first = same.first, let firstLiteral = literals.first?.map({ $0 }),
                literals.allSatisfy({ $0 != nil && $0?.unit != literal.unit }), isInProject(first, app, report.program)
            else { continue }
            add(kind, literal, first.name, firstLiteral, &report)
        }
    }

    /// Whether a project tells that both are built together. Templates in one folder are not.
    private func isInProject(_ configuration: Configuration, _ app: AppWidgets, _ program: Program) -> Bool {
        let unit = configuration.place.unit
        return app.isOfSameProject(unit) && program.units[unit].targets.contains { $0.kind != .folder }
    }

    private func add(
        _ kind: String, _ literal: CodePlace, _ widget: String, _ other: CodePlace, _ report: inout Report
    ) {
        let otherPath = report.path(ofUnit: other.unit)
        report.add(
            literal.node.range, inUnit: literal.unit,
            "the kind \"\(kind)\" is spelled out here and in \(PathText.name(ofPath: otherPath))", why: .why,
            write: "Keep it in a constant that the app and the extension compile, and name that in both places",
            related: [RelatedLocation(path: otherPath, range: other.node.range, message: "the kind of \(widget)")])
    }
}

extension String {
    fileprivate static let why =
        "Once only one of the two is changed, the widget is no longer reloaded, and nothing tells"
}
