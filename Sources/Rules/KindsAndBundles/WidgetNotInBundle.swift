import RuleEngine
import SwiftSource
import WidgetModel

/// See `rules/widget-not-in-bundle.md`.
struct WidgetNotInBundle: ProjectRule {
    let id = "widget-not-in-bundle"

    func check(_ report: inout Report) {
        for unlisted in UnlistedWidget.all(in: report.project) {
            let widget = unlisted.widget
            guard let node = report.program.node(widget.declaration) else { continue }
            report.add(
                node.declaredNameRange, inUnit: widget.unit, message(unlisted), why: why(widget, report.project),
                write: help(unlisted), related: related(unlisted, report.program),
                fixes: fixes(unlisted, report.program))
        }
    }

    private func message(_ unlisted: UnlistedWidget) -> String {
        let name = unlisted.widget.name
        return switch unlisted.entry {
        case .bundles(let bundles) where bundles.count == 1: "\(bundles[0].bundle.name) does not list \(name)"
        case .bundles: "no bundle lists \(name)"
        case .widget(let main): "\(main.name) is all that the extension shows, and \(name) stands beside it"
        }
    }

    private func why(_ widget: WidgetType, _ project: WidgetProject) -> String {
        let isActivity = project.configurations.contains { configuration in
            configuration.kind == .activity
                && configuration.owner.flatMap { project.program.type(of: $0) } == widget.type
        }
        if isActivity { return "The Live Activity starts, and nothing of it is ever seen" }
        let place = widget.role == .control ? "where controls are added" : "in the widget gallery"
        return "It does not appear \(place), so nobody can add it"
    }

    private func help(_ unlisted: UnlistedWidget) -> String {
        let name = unlisted.widget.name
        return switch unlisted.entry {
        case .bundles(let bundles): "\(name)() in the body of \(bundles[0].bundle.name)"
        case .widget(let main): "A WidgetBundle with @main that lists \(main.name)() and \(name)()"
        }
    }

    private func related(_ unlisted: UnlistedWidget, _ program: Program) -> [RelatedLocation] {
        let places: [(type: WidgetType, message: String)] =
            switch unlisted.entry {
            case .bundles(let bundles): bundles.map { ($0.bundle, "the bundle \($0.bundle.name)") }
            case .widget(let main): [(main, "\(main.name), which is marked @main")]
            }
        return places.compactMap { type, message in
            guard let node = program.node(type.declaration) else { return nil }
            return RelatedLocation(path: program.units[type.unit].path, range: node.declaredNameRange, message: message)
        }
    }

    private func fixes(_ unlisted: UnlistedWidget, _ program: Program) -> [Fix] {
        guard case .bundles(let bundles) = unlisted.entry, bundles.count == 1,
            !unlisted.isLimited(in: program),
            let edit = BundleAddition(to: bundles[0], program)?.edit(adding: unlisted.qualifiedName(in: program))
        else { return [] }
        return [Fix(title: "List \(unlisted.widget.name) in \(bundles[0].bundle.name)", safety: .unsafe, edits: [edit])]
    }
}
