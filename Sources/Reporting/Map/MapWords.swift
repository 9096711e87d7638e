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

    /// `2 widgets, 1 control and 1 Live Activity`
    static func counts(_ widgets: [MappedWidget]) -> String {
        let numbers = [
            (widgets.count { $0.role == .widget }, "widget", "widgets"),
            (widgets.count { $0.role == .control }, "control", "controls"),
            (widgets.count { $0.role == .liveActivity }, "Live Activity", "Live Activities"),
        ]
        return list(numbers.filter { $0.0 > 0 }.map { Counted.text($0.0, $0.1, $0.2) })
    }

    /// `a, b and c`
    static func list(_ parts: [String]) -> String {
        guard parts.count > 1, let last = parts.last else { return parts.first ?? "" }
        return parts.dropLast().joined(separator: ", ") + " and " + last
    }
}
