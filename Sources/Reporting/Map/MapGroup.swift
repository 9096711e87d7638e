import WidgetModel

/// Widgets that are in the same extensions.
struct MapGroup {
    /// The extensions, or the targets that stand for them; never none.
    let targets: [MappedTarget]
    let widgets: [MappedWidget]
    /// The apps and extensions that those are built into.
    let hosts: [MappedTarget]

    /// In the order of the targets' names.
    static func all(of map: WidgetMap) -> [MapGroup] {
        let byID = Dictionary(map.targets.map { ($0.id, $0) }) { first, _ in first }
        var order: [[String]] = []
        var widgets: [[String]: [MappedWidget]] = [:]
        for widget in map.widgets {
            if widgets[widget.targets] == nil { order.append(widget.targets) }
            widgets[widget.targets, default: []].append(widget)
        }
        let groups = order.map { ids in
            let targets = ids.compactMap { byID[$0] }
            var hosts: [MappedTarget] = []
            for host in targets.flatMap(\.hosts).compactMap({ byID[$0] }) where !hosts.contains(host) {
                hosts.append(host)
            }
            return MapGroup(targets: targets, widgets: widgets[ids] ?? [], hosts: hosts)
        }
        return groups.sorted { $0.sortKey.lexicographicallyPrecedes($1.sortKey) }
    }

    /// Widget extensions first.
    private var sortKey: [String] {
        let isExtension = targets.contains { $0.kind == .widgetExtension }
        return [isExtension ? "0" : "1"] + targets.flatMap { [$0.name, $0.id] }
    }

    var name: String { targets.map(\.name).joined(separator: ", ") }

    var kind: String {
        let kinds = Set(targets.map(\.kind))
        guard kinds.count == 1, let kind = kinds.first else { return "targets" }
        return MapWords.kind(kind) + (targets.count > 1 ? "s" : "")
    }
}
