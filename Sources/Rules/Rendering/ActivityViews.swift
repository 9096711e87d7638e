import SwiftSource
import WidgetModel

/// Views of Live Activities. They are drawn when the activity is updated, and have no entry.
struct ActivityViews {
    private let project: WidgetProject

    init(_ project: WidgetProject) { self.project = project }

    /// Whether the way to a body begins with an activity, or leads to a view that takes the context of one.
    func hold(_ region: ExtensionRegion) -> Bool {
        if let type = project.program.scope(at: region.place), TimedState(project.program).takesContext(type) {
            return true
        }
        guard let first = region.chain.first else { return false }
        let roots = project.configurations.filter { $0.step(in: project.program) == first }
        return !roots.isEmpty && roots.allSatisfy { $0.kind == .activity }
    }
}
