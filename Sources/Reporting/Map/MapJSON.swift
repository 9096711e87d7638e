import JSON
import Project
import WidgetModel

/// The map for programs. The form is an interface:
///
///     {
///       "version": 1, "toolVersion": "0.1.0",
///       "widgets": [{
///         "name", "role": "widget" | "control" | "liveActivity", "place": {"path", "line", "column"},
///         "configurations": ["StaticConfiguration", …],
///         "configuredBy": {"name", "place"} or null,
///         "kinds": [string] or null, "families": [string] or null, "familiesStated": bool,
///         "targets": [id],
///         "providers": [{"name", "place" or null, "conformance" or null, "policies": [{
///           "policy": "atEnd" | "after" | "never" | "unknown", "intervals": [seconds],
///           "reloadsPerDay": {"least", "most"} or null, "code", "place"
///         }]}],
///         "reloadsPerDay": {"least", "most"} or null,
///         "entries", "attributes", "configurationIntents": [{"name", "place" or null}],
///         "views": [{"name", "kind": "view" | "modifier" | "style" | "property" | "function" | "modifierFunction",
///           "place", "children": […]}],
///         "intents": [{"name", "place" or null, "isResolved", "runsInApp": bool or null, "controls": […], "uses": [place]}],
///         "stores": [{"kind": "userDefaults" | "groupContainer" | "swiftData" | "coreData", "name" or null, "place",
///           "reachedBy": ["intent", "provider", "rendered"]}]
///       }],
///       "targets": [{"id", "name", "kind", "origin": {"form", "path" or null}, "hosts": [id],
///         "appGroups": [string] or null, "knowsAllAppGroups"}],
///       "origins": [{"form", "path" or null, "targets"}],
///       "files": {"swift", "withKnownTargets"}
///     }
///
/// `version` is the version of this form: it grows when a member goes away or changes its meaning, not when one is added.
/// Null says that nobody can tell. Lines and columns are one-based, columns count UTF-8 bytes.
public struct MapJSON: Sendable {
    /// Version of the form.
    public static let version = 1

    /// Version of the program that writes the map.
    public let toolVersion: String

    public init(toolVersion: String) { self.toolVersion = toolVersion }

    /// The map, with a line break at the end.
    public func render(_ map: WidgetMap) -> [UInt8] {
        var writer = JSONWriter(.indented(2))
        writer.object {
            $0.member("version", MapJSON.version)
            $0.member("toolVersion", toolVersion)
            $0.array("widgets") { writer in
                for widget in map.widgets { writer.write(widget) }
            }
            $0.array("targets") { writer in
                for target in map.targets { writer.write(target) }
            }
            $0.array("origins") { writer in
                for origin in map.origins {
                    writer.object {
                        $0.writeMembers(of: origin.origin)
                        $0.member("targets", origin.targets)
                    }
                }
            }
            $0.object("files") {
                $0.member("swift", map.swiftFiles)
                $0.member("withKnownTargets", map.filesWithKnownTargets)
            }
        }
        writer.newline()
        return writer.bytes
    }
}

extension JSONWriter {
    fileprivate mutating func write(_ widget: MappedWidget) {
        object {
            $0.member("name", widget.name)
            $0.member("role", widget.role.rawValue)
            $0.write("place", widget.place)
            $0.write("configurations", widget.configurations)
            $0.name("configuredBy")
            if let maker = widget.configuredBy { $0.write(maker) } else { $0.null() }
            $0.write("kinds", widget.kinds)
            if case .listed(let names) = widget.families {
                $0.write("families", names)
            } else {
                $0.write("families", nil as [String]?)
            }
            $0.member("familiesStated", widget.families != .notStated)
            $0.write("targets", widget.targets)
            $0.array("providers") { writer in
                for provider in widget.providers { writer.write(provider) }
            }
            $0.write("reloadsPerDay", widget.reloadsPerDay)
            $0.write("entries", widget.entries)
            $0.write("attributes", widget.attributes)
            $0.write("configurationIntents", widget.configurationIntents)
            $0.array("views") { writer in
                for view in widget.views { writer.write(view) }
            }
            $0.array("intents") { writer in
                for intent in widget.intents { writer.write(intent) }
            }
            $0.array("stores") { writer in
                for store in widget.stores { writer.write(store) }
            }
        }
    }

    private mutating func write(_ provider: MappedProvider) {
        object {
            $0.writeMembers(of: provider.provider)
            $0.write("conformance", provider.conformance)
            $0.array("policies") { writer in
                for policy in provider.policies {
                    writer.object {
                        $0.member("policy", policy.policy.form.rawValue)
                        $0.array("intervals") { writer in
                            for interval in policy.policy.intervals { writer.number(rounded: interval) }
                        }
                        $0.write("reloadsPerDay", policy.policy.reloadsPerDay)
                        $0.member("code", policy.code)
                        $0.write("place", policy.place)
                    }
                }
            }
        }
    }

    private mutating func write(_ view: MappedView) {
        object {
            $0.member("name", view.name)
            $0.member("kind", view.kind.rawValue)
            $0.write("place", view.place)
            $0.array("children") { writer in
                for child in view.children { writer.write(child) }
            }
        }
    }

    private mutating func write(_ intent: MappedIntent) {
        object {
            $0.writeMembers(of: intent.intent)
            $0.member("isResolved", intent.isResolved)
            $0.name("runsInApp")
            if let runsInApp = intent.runsInApp { $0.bool(runsInApp) } else { $0.null() }
            $0.write("controls", intent.controls)
            $0.array("uses") { writer in
                for use in intent.uses { writer.write(use) }
            }
        }
    }

    private mutating func write(_ store: MappedStore) {
        object {
            $0.member("kind", store.kind.rawValue)
            $0.write("name", store.name)
            $0.write("place", store.place)
            $0.write("reachedBy", store.reachedBy)
        }
    }

    fileprivate mutating func write(_ target: MappedTarget) {
        object {
            $0.member("id", target.id)
            $0.member("name", target.name)
            $0.member("kind", target.kind.rawValue)
            $0.object("origin") { $0.writeMembers(of: target.origin) }
            $0.write("hosts", target.hosts)
            $0.write("appGroups", target.appGroups)
            $0.member("knowsAllAppGroups", target.knowsAllAppGroups)
        }
    }

    fileprivate mutating func writeMembers(of origin: TargetOrigin) {
        member("form", origin.form.rawValue)
        write("path", origin.path)
    }

    private mutating func writeMembers(of name: MappedName) {
        member("name", name.name)
        self.name("place")
        if let place = name.place { write(place) } else { null() }
    }

    private mutating func write(_ name: MappedName) {
        object { $0.writeMembers(of: name) }
    }

    private mutating func write(_ name: String, _ names: [MappedName]) {
        array(name) { writer in
            for name in names { writer.write(name) }
        }
    }

    private mutating func write(_ name: String, _ place: MapPlace) {
        self.name(name)
        write(place)
    }

    private mutating func write(_ place: MapPlace) {
        object {
            $0.member("path", place.path)
            $0.member("line", place.line)
            $0.member("column", place.column)
        }
    }

    private mutating func write(_ name: String, _ text: String?) {
        self.name(name)
        if let text { string(text) } else { null() }
    }

    private mutating func write(_ name: String, _ texts: [String]?) {
        self.name(name)
        guard let texts else { return null() }
        array { for text in texts { $0.string(text) } }
    }

    private mutating func write(_ name: String, _ range: ClosedRange<Double>?) {
        self.name(name)
        guard let range else { return null() }
        object {
            $0.name("least")
            $0.number(rounded: range.lowerBound)
            $0.name("most")
            $0.number(rounded: range.upperBound)
        }
    }

    /// A number with three digits behind the point, without a point where it is whole.
    private mutating func number(rounded value: Double) {
        let rounded = (value * 1000).rounded() / 1000
        if rounded.magnitude < 1e15, rounded == rounded.rounded() { integer(Int64(rounded)) } else { number(rounded) }
    }
}
