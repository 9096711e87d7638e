import Project

/// Which widgets the code of an app can mean. Several apps may stand in one tree, each with widgets of its own.
public struct AppWidgets {
    private let project: WidgetProject
    private let caller: Int

    /// - Parameter caller: The unit that holds the code.
    public init(of caller: Int, in project: WidgetProject) {
        self.project = project
        self.caller = caller
    }

    /// Configurations that may belong to the same app, in the order of the files.
    public var configurations: [Configuration] { project.configurations.filter { mayHold($0.place.unit) } }

    /// Widgets, controls and bundles that may belong to the same app, in the order of the files.
    public var widgetTypes: [WidgetType] { project.widgetTypes.filter { mayHold($0.unit) } }

    /// Whether widgets that a unit declares are known to be of the same project as the calling code. A tree may hold
    /// one example beside the other, so of files that no project tells of only those of one folder are.
    public func isOfSameProject(_ unit: Int) -> Bool {
        let units = project.program.units
        return units[unit].targets.contains { target in
            units[caller].targets.contains { other in
                if target.id == other.id { return true }
                let isTold = target.kind == .widgetExtension || target.kind != .folder && other.kind != .folder
                return isTold && mayShareApp(target, other)
            }
        }
    }

    /// Whether what a unit declares may be built into an app that the calling code is built into. Nobody knows where
    /// packages, frameworks and plain folders go.
    public func mayHold(_ unit: Int) -> Bool {
        let units = project.program.units
        return units[unit].targets.contains { target in
            units[caller].targets.contains { mayShareApp(target, $0) }
        }
    }

    private func mayShareApp(_ target: Target, _ other: Target) -> Bool {
        guard target.id != other.id, let apps = hosts(of: target), let others = hosts(of: other) else { return true }
        return !apps.isDisjoint(with: others)
    }

    /// The target itself and what it is built into, all the way up; nil when that cannot be told.
    private func hosts(of target: Target) -> Set<String>? {
        switch target.kind {
        case .app: break
        case .widgetExtension, .otherExtension:
            if project.targets.hosts(of: target).isEmpty { return nil }
        default: return nil
        }
        var found: Set<String> = []
        var queue = [target]
        while let next = queue.popLast() {
            guard found.insert(next.id).inserted else { continue }
            queue += project.targets.hosts(of: next)
        }
        return found
    }
}
