import Project
import SwiftSource
import WidgetModel

/// The app group by which the project's app and widgets share data, where there is exactly one.
enum ProjectSuite {
    /// The group that the widget extensions' entitlements list; where nothing is known of those, the one that code
    /// names.
    static func name(in project: WidgetProject) -> String? {
        let extensions = project.targets.all.filter { $0.kind == .widgetExtension }
        let known = extensions.compactMap(\.entitlements)
        if known.contains(where: { !$0.groups.isEmpty || !$0.isComplete }) {
            let groups = Set(known.flatMap { $0.groups.map(\.name) })
            return known.allSatisfy(\.isComplete) && groups.count == 1 ? groups.first : nil
        }
        let named = Set(AppGroupUse.all(in: project).flatMap(\.groups))
        return named.count == 1 ? named.first : nil
    }
}
