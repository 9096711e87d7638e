import Project
import WidgetModel

/// Maps made by hand.
enum SampleMap {
    /// A widget, a Live Activity and a control of one extension.
    static let steps = map([steps(), walk(), control()])

    static func map(_ widgets: [MappedWidget]) -> WidgetMap {
        let origin = TargetOrigin(.xcodeGen, path: "App/project.yml")
        return WidgetMap(
            widgets: widgets,
            targets: [
                MappedTarget(id: "p#App", name: "App", kind: .app, origin: origin),
                MappedTarget(
                    id: "p#Ext", name: "StepsWidget", kind: .widgetExtension, origin: origin, hosts: ["p#App"],
                    appGroups: ["group.steps"], knowsAllAppGroups: true),
            ],
            origins: [TargetOriginCount(origin, targets: 2)], swiftFiles: 12, filesWithKnownTargets: 9)
    }

    static func place(_ line: Int, _ path: String = "App/Widget/Steps.swift") -> MapPlace {
        MapPlace(path: path, line: line, column: 8)
    }

    static func steps(_ name: String = "Steps", policies: [MappedPolicy]? = nil) -> MappedWidget {
        var widget = MappedWidget(name, .widget, at: place(4))
        widget.configurations = ["StaticConfiguration"]
        widget.kinds = ["steps.kind"]
        widget.families = .listed(["systemSmall", "systemMedium"])
        widget.targets = ["p#Ext"]
        let quarter = MappedPolicy(ReloadPolicy(.after, intervals: [900, 3600]), code: ".after(next)", at: place(30))
        let provider = MappedName("StepsProvider", at: place(20))
        widget.providers = [MappedProvider(provider, conformance: "TimelineProvider", policies: policies ?? [quarter])]
        widget.entries = [MappedName("StepsEntry")]
        let row = MappedView("Row", .view, at: place(50), children: [MappedView("cell", .function, at: place(55))])
        widget.views = [MappedView("StepsView", .view, at: place(40), children: [row])]
        widget.intents = [
            MappedIntent(
                MappedName("AddSteps", at: place(60)), isResolved: true, runsInApp: false, controls: ["Button"],
                uses: [place(52)])
        ]
        widget.stores = [MappedStore(.userDefaults, "group.steps", at: place(70), reachedBy: ["intent", "provider"])]
        return widget
    }

    static func walk() -> MappedWidget {
        var widget = MappedWidget("Walk", .liveActivity, at: place(80))
        widget.configurations = ["ActivityConfiguration"]
        widget.targets = ["p#Ext"]
        widget.attributes = [MappedName("WalkAttributes", at: place(90))]
        return widget
    }

    static func control() -> MappedWidget {
        var widget = MappedWidget("Stop", .control, at: place(95))
        widget.configurations = ["StaticControlConfiguration"]
        widget.kinds = nil
        widget.targets = ["p#Ext"]
        widget.intents = [
            MappedIntent(
                MappedName("intent"), isResolved: false, runsInApp: nil, controls: ["ControlWidgetButton"],
                uses: [place(96)])
        ]
        return widget
    }

    /// A name that would break whatever trusts it, in every text of a widget.
    static func hostile(_ name: String) -> WidgetMap {
        var widget = steps(name)
        widget.kinds = [name]
        widget.families = .listed([name])
        widget.configurations = [name]
        widget.entries = [MappedName(name)]
        widget.views = [
            MappedView(name, .view, at: place(1, name), children: [MappedView(name, .function, at: place(2, name))])
        ]
        widget.stores = [MappedStore(.coreData, name, at: place(3), reachedBy: ["provider"])]
        widget.intents = [MappedIntent(MappedName(name), isResolved: true, runsInApp: true, controls: [name], uses: [])]
        var map = map([widget])
        map.targets = [
            MappedTarget(
                id: "p#Ext", name: name, kind: .widgetExtension, origin: TargetOrigin(.tuist, path: name),
                appGroups: [name],
                knowsAllAppGroups: false)
        ]
        return map
    }

    /// So many widgets, each with a tree of views, intents of its own and a store that all share.
    static func large(_ count: Int) -> WidgetMap {
        map(
            (0..<count).map { number in
                var widget = steps("Widget\(number)")
                widget.place.line = number + 1
                widget.intents = (0..<number % 3).map { index in
                    MappedIntent(
                        MappedName("Intent\(number)\(index)", at: place(1000 + number * 3 + index)), isResolved: true,
                        runsInApp: nil,
                        controls: ["Button"], uses: [])
                }
                return widget
            })
    }
}
