import RuleEngine
import SwiftSource
import WidgetModel

/// See `rules/missing-tap-target.md`.
struct MissingTapTarget: ProjectRule {
    let id = "missing-tap-target"

    func check(_ report: inout Report) {
        let widgets = TapTargets.all(in: report.project)
        guard widgets.contains(where: { $0.isLinked }) else { return }
        for widget in widgets where widget.isSmall && widget.isKnown && !widget.canBeTapped && widget.showsEntry {
            let provider = widget.configuration.provider(in: report.program)
            if let provider, ClockProvider(report.program).holds(provider) { continue }
            let place = widget.configuration.place
            let app = AppWidgets(of: place.unit, in: report.project)
            guard let model = widgets.first(where: { $0.isLinked && app.isOfSameProject($0.configuration.place.unit) })
            else { continue }
            report.add(
                widget.configuration.nameRange, inUnit: place.unit,
                "a tap on \(widget.configuration.name) leads nowhere in particular", why: .why,
                write: ".widgetURL(…) with a link to what the widget is about",
                related: [
                    RelatedLocation(
                        path: report.path(ofUnit: model.configuration.place.unit), range: model.configuration.nameRange,
                        message: "\(model.configuration.name), which leads somewhere")
                ])
        }
    }
}

extension String {
    fileprivate static let why =
        "A tap opens the app's first screen, where people have to look for what the widget just showed them"
}
