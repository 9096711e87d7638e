import SwiftSource
import WidgetModel

/// A place that names the kind of a widget or control, such as the argument of `reloadTimelines(ofKind:)`.
struct KindUse {
    /// The expression that is passed.
    let value: CodePlace
    /// Whether the kind of a control is meant.
    let isOfControl: Bool
    let call: Call

    enum Call {
        /// It asks the system for something that concerns what has the kind.
        case center(String)
        /// `RelevantIntent(_:widgetKind:relevance:)`
        case relevantIntent
    }

    /// All of them, but for those in tests and in code for special builds, in the order of the files.
    static func all(in project: WidgetProject) -> [KindUse] {
        project.calls(where: isNoted).filter { place in
            let isTest = project.program.units[place.unit].targets.allSatisfy { $0.kind == .test }
            return !isTest && !RequiredConditions(around: place, in: project.program).isDoubtful
        }.compactMap { KindUse($0, project.program) }
    }

    private static func isNoted(_ call: NotedCall) -> Bool {
        switch call {
        case .reload(.timelines), .reload(.controls), .invalidateRelevance, .relevantIntent: true
        default: false
        }
    }

    private init?(_ place: CodePlace, _ program: Program) {
        guard let call = CallExpression(place.node), let name = call.calleeName else { return nil }
        let label: StaticString
        if name == "RelevantIntent" {
            guard !program.declaresType(name, visibleFrom: place.unit) else { return nil }
            self.call = .relevantIntent
            label = "widgetKind"
            isOfControl = false
        } else {
            isOfControl = name == "reloadControls"
            guard call.isOfCenter(isOfControl ? "ControlCenter" : "WidgetCenter", at: place, program) else {
                return nil
            }
            self.call = .center(name)
            label = "ofKind"
        }
        guard let value = call.argument(labeled: label)?.value else { return nil }
        self.value = place.at(value)
    }
}

extension KindUse {
    /// Whether a configuration is of the sort that is meant.
    func concerns(_ configuration: Configuration) -> Bool {
        isOfControl ? configuration.kind.isControl : configuration.kind.isWidget
    }
}
