import Project
import WidgetModel

extension WidgetProject {
    /// Whether code of a unit may be a widget's, as far as its targets tell: none of them is a test, and it is not for
    /// apps and other extensions alone.
    func mayReachWidget(_ unit: Int) -> Bool {
        let compiling = program.units[unit].targets
        if compiling.contains(where: { $0.kind == .test }) { return false }
        let isElsewhere = compiling.allSatisfy { target in
            target.isDeclared && (target.kind == .app || target.kind == .otherExtension || target.kind == .other)
        }
        return !isElsewhere && hasWidgetExtension
    }

    /// Whether one of its targets is a widget extension, or no target is known.
    var hasWidgetExtension: Bool { targets.all.isEmpty || targets.all.contains { $0.kind == .widgetExtension } }
}
