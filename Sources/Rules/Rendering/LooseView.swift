import SwiftSource
import WidgetModel

/// A view in files that were given without the widget they belong to.
enum LooseView {
    /// Whether a place stands in a view, or in a helper of one, whose file imports WidgetKit, and no widget is in sight
    /// that could say whether it is one of its.
    static func holds(_ place: CodePlace, in project: WidgetProject) -> Bool {
        guard project.configurations.isEmpty, project.placeholders.isEmpty,
            LooseWidgetCode.holds(place, in: project),
            project.program.units[place.unit].targets.allSatisfy({ !$0.isDeclared }),
            let type = project.program.scope(at: place)
        else { return false }
        return project.program.conforms(type, to: "View") && !place.node.isInPreview
    }
}
