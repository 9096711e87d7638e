import SwiftSource
import WidgetModel

/// What makes the system ask a widget for new content, besides its own timelines.
struct ReloadRequests {
    private let project: WidgetProject

    init(_ project: WidgetProject) { self.project = project }

    /// Whether there is any in the project, or may be out of sight.
    var exist: Bool { !seesApp || hasReload || hasPushHandler || hasIntentControl }

    /// Where project files name targets: whether any code is linted that no widget extension holds alone.
    private var seesApp: Bool {
        let units = project.program.units
        guard units.contains(where: { $0.targets.contains(where: \.isDeclared) }) else { return true }
        return units.contains { unit in unit.targets.contains { $0.kind != .widgetExtension && $0.kind != .test } }
    }

    private var hasReload: Bool {
        // The answer depends on all files that may hold one.
        for unit in project.program.rootUnits { _ = project.program.tree(ofUnit: unit) }
        return !project.calls { call in
            switch call {
            case .reload(.timelines), .reload(.allTimelines): true
            default: false
            }
        }.isEmpty
    }

    private var hasPushHandler: Bool {
        project.program.rootUnits.contains { unit in
            project.program.facts(ofUnit: unit).declarations.contains { $0.inherited.contains("WidgetPushHandler") }
        }
    }

    /// The system reloads a widget whose button or toggle ran an intent.
    private var hasIntentControl: Bool {
        project.renderedRegions.contains { region in
            guard let tree = project.program.tree(ofUnit: region.place.unit) else { return false }
            return region.liveNodes.joined().contains { index in
                guard tree.kinds[index] == .call else { return false }
                return CallExpression(tree.node(NodeID(index))).flatMap(IntentControl.init) != nil
            }
        }
    }
}
