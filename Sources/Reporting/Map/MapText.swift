import Project
import WidgetModel

/// The map for people at a terminal. The text depends on the map alone.
public struct MapText: Sendable {
    public init() {}

    public func render(_ map: WidgetMap) -> String {
        var text = summary(of: map)
        for group in MapGroup.all(of: map) {
            text += "\n" + heading(of: group)
            for widget in group.widgets { text += "\n" + lines(of: widget).joined(separator: "\n") + "\n" }
        }
        return text
    }

    // MARK: What the project is

    private func summary(of map: WidgetMap) -> String {
        var text = MapWords.counts(map.widgets) + " in " + Counted.text(map.swiftFiles, "Swift file") + "\n"
        for line in OriginWords.lines(of: map) { text += line + "\n" }
        return text
    }

    private func heading(of group: MapGroup) -> String {
        var text = PrintableText.oneLine(group.name) + ", " + group.kind
        if !group.hosts.isEmpty { text += " of " + MapWords.list(group.hosts.map { PrintableText.oneLine($0.name) }) }
        text += "\n"
        for target in group.targets {
            guard let groups = target.appGroups else { continue }
            let owner = group.targets.count > 1 ? " of " + PrintableText.oneLine(target.name) : ""
            let names = groups.isEmpty ? "none" : groups.map(PrintableText.oneLine).joined(separator: ", ")
            text += "  app groups\(owner): \(names)\(target.knowsAllAppGroups ? "" : " (there may be more)")\n"
        }
        return text
    }

    // MARK: One widget

    private func lines(of widget: MappedWidget) -> [String] {
        var lines = ["  " + head(of: widget)]
        func add(_ title: String, _ values: [String]) {
            for (index, value) in values.enumerated() {
                let label = index == 0 ? title : ""
                lines.append("    " + label + String(repeating: " ", count: 14 - label.count) + value)
            }
        }
        let maker = widget.configuredBy.map { ", made by " + name($0) } ?? ""
        add("configuration", [(widget.configurations.isEmpty ? "made elsewhere" : list(widget.configurations)) + maker])
        if widget.role != .liveActivity { add("kind", [kinds(of: widget)]) }
        if widget.role == .widget { add("families", [PrintableText.oneLine(MapWords.families(widget.families))]) }
        add("attributes", widget.attributes.map(name))
        add("configured by", widget.configurationIntents.map(name))
        add("provider", widget.providers.map(provider))
        add(widget.role == .control ? "value" : "entry", widget.entries.map(name))
        if widget.hasTimeline { add("reloads", reloads(of: widget)) }
        add("intents", widget.intents.map(intent))
        add("stores", widget.stores.map(store))
        add("views", widget.views.flatMap { tree($0, "") })
        return lines
    }

    private func head(of widget: MappedWidget) -> String {
        "\(PrintableText.oneLine(widget.name)) (\(MapWords.role(widget.role)))  \(place(widget.place))"
    }

    private func kinds(of widget: MappedWidget) -> String {
        guard let kinds = widget.kinds, !kinds.isEmpty else { return "unknown" }
        return kinds.map(PrintableText.oneLine).joined(separator: " or ")
    }

    private func provider(_ provider: MappedProvider) -> String {
        name(provider.provider) + (provider.conformance.map { ", \($0)" } ?? "")
    }

    private func reloads(of widget: MappedWidget) -> [String] {
        guard !widget.policies.isEmpty else { return ["unknown"] }
        return widget.policies.map { policy in
            let perDay = ReloadWords.perDay(policy.policy.reloadsPerDay).map { ": asks for \($0)" } ?? ""
            return "\(ReloadWords.policy(policy.policy))\(perDay)  \(place(policy.place))"
        }
    }

    private func intent(_ intent: MappedIntent) -> String {
        name(intent.intent) + ", by " + list(intent.controls) + (intent.runsInApp == true ? ", runs in the app" : "")
    }

    private func store(_ store: MappedStore) -> String {
        let name = store.name.map { " " + PrintableText.oneLine($0) } ?? " of unknown name"
        return MapWords.store(store.kind) + (store.kind == .swiftData && store.name == nil ? "" : name) + "  "
            + place(store.place)
    }

    private func tree(_ view: MappedView, _ indent: String) -> [String] {
        [indent + PrintableText.oneLine(view.label) + "  " + place(view.place)]
            + view.children.flatMap { tree($0, indent + "  ") }
    }

    private func name(_ name: MappedName) -> String {
        PrintableText.oneLine(name.name) + (name.place.map { "  " + place($0) } ?? "")
    }

    private func list(_ names: [String]) -> String { names.map(PrintableText.oneLine).joined(separator: ", ") }

    private func place(_ place: MapPlace) -> String { "\(PrintableText.oneLine(place.path)):\(place.line)" }
}
