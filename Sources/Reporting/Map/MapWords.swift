import Project
import WidgetModel

/// What all forms of the map call things.
enum MapWords {
    static func role(_ role: MappedWidget.Role) -> String {
        switch role {
        case .widget: "widget"
        case .control: "control"
        case .liveActivity: "Live Activity"
        }
    }

    static func kind(_ kind: Target.Kind) -> String {
        switch kind {
        case .widgetExtension: "widget extension"
        case .otherExtension: "extension"
        case .app: "app"
        case .framework: "framework"
        case .package: "package target"
        case .test: "test target"
        case .other: "target"
        case .folder: "folder"
        }
    }

    static func origin(_ form: TargetOrigin.Form) -> String {
        switch form {
        case .xcodeProject: "Xcode project"
        case .swiftPackage: "Swift package"
        case .xcodeGen: "XcodeGen"
        case .tuist: "Tuist"
        case .informationPropertyList: "Info.plist"
        case .folder: "folder"
        }
    }

    static func store(_ kind: MappedStore.Kind) -> String {
        switch kind {
        case .userDefaults: "user defaults"
        case .groupContainer: "group container"
        case .swiftData: "SwiftData"
        case .coreData: "Core Data"
        }
    }

    static func families(_ families: MappedWidget.Families) -> String {
        switch families {
        case .listed(let names): names.isEmpty ? "none" : names.joined(separator: ", ")
        case .notStated: "not stated: all that the system has"
        case .unknown: "unknown"
        }
    }

    /// `5 widgets`, `1 widget`
    static func count(_ number: Int, _ noun: String, _ plural: String? = nil) -> String {
        "\(number) \(number == 1 ? noun : plural ?? noun + "s")"
    }

    /// `2 widgets, 1 control and 1 Live Activity`
    static func counts(_ widgets: [MappedWidget]) -> String {
        let numbers = [
            (widgets.count { $0.role == .widget }, "widget", "widgets"),
            (widgets.count { $0.role == .control }, "control", "controls"),
            (widgets.count { $0.role == .liveActivity }, "Live Activity", "Live Activities"),
        ]
        return list(numbers.filter { $0.0 > 0 }.map { count($0.0, $0.1, $0.2) })
    }

    /// `a, b and c`
    static func list(_ parts: [String]) -> String {
        guard parts.count > 1, let last = parts.last else { return parts.first ?? "" }
        return parts.dropLast().joined(separator: ", ") + " and " + last
    }
}

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
            for host in targets.flatMap(\.hosts).compactMap({ byID[$0] }) where !hosts.contains(host) { hosts.append(host) }
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
