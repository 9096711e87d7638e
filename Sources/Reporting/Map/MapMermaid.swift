import WidgetModel

/// The map as a Mermaid flowchart, which GitHub draws in Markdown: apps, extensions, widgets, and the views, intents and
/// stores of each.
public struct MapMermaid: Sendable {
    /// Mermaid's default limits are 500 edges and 50,000 characters; the versions before 10.7 stop at 280 edges. Beyond
    /// that, views are left out.
    private static let maximumEdges = 280
    private static let maximumCharacters = 50_000

    public init() {}

    /// The text of the flowchart, with a line break at the end.
    public func render(_ map: WidgetMap) -> String {
        let whole = MermaidChart(map, showsViews: true)
        if whole.edges <= Self.maximumEdges, whole.text.count < Self.maximumCharacters { return whole.text }
        return MermaidChart(map, showsViews: false).text
    }
}

/// One flowchart.
private struct MermaidChart {
    private(set) var edges = 0
    private var lines: [String] = []
    private var ids: [String: String] = [:]
    private let showsViews: Bool

    var text: String { lines.joined(separator: "\n") + "\n" }

    init(_ map: WidgetMap, showsViews: Bool) {
        self.showsViews = showsViews
        lines = ["flowchart LR"]
        if !showsViews { lines.append("    %% views are left out, as there are too many for one chart") }
        let groups = MapGroup.all(of: map)
        for group in groups { add(group) }
        lines.append("    classDef intent stroke-dasharray:4 3")
    }

    private mutating func add(_ group: MapGroup) {
        let targets = group.targets.map { node("target " + $0.id, "[\"\(Self.escaped($0.name))\"]") }
        for (target, id) in zip(group.targets, targets) {
            for host in group.hosts where target.hosts.contains(host.id) {
                connect(node("target " + host.id, "([\"\(Self.escaped(host.name))\"])"), id)
            }
        }
        for widget in group.widgets {
            let label = Self.escaped(widget.name) + "<br/>" + Self.escaped(MapWords.role(widget.role))
            let id = node("widget \(widget.place.path):\(widget.place.line):\(widget.place.column)", "[\"\(label)\"]")
            for target in targets { connect(target, id) }
            addContents(of: widget, id)
        }
    }

    private mutating func addContents(of widget: MappedWidget, _ id: String) {
        if showsViews {
            for view in widget.views {
                let key = "view \(id) \(view.place.path):\(view.place.line):\(view.place.column)"
                let more = view.count > 1 ? "<br/>and \(Counted.text(view.count - 1, "view")) below" : ""
                connect(id, node(key, "(\"\(Self.escaped(view.name))\(more)\")"))
            }
        }
        for intent in widget.intents {
            let key = "intent " + (intent.intent.place.map { "\($0.path):\($0.line)" } ?? intent.intent.name)
            connect(id, node(key, "{{\"\(Self.escaped(intent.intent.name))\"}}:::intent"))
        }
        for store in widget.stores {
            let name = store.name.map(Self.escaped) ?? "unknown"
            let key = "store \(store.kind.rawValue) \(store.name ?? "?")"
            connect(id, node(key, "[(\"\(MapWords.store(store.kind))<br/>\(name)\")]"))
        }
    }

    /// The id of a node; the first call for a key also writes it.
    private mutating func node(_ key: String, _ shape: String) -> String {
        if let known = ids[key] { return known }
        let id = "n\(ids.count)"
        ids[key] = id
        lines.append("    \(id)\(shape)")
        return id
    }

    private mutating func connect(_ from: String, _ to: String) {
        edges += 1
        lines.append("    \(from) --> \(to)")
    }

    /// Everything but letters, digits and harmless marks becomes a character code, which Mermaid shows as the character.
    private static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in PrintableText.oneLine(text).unicodeScalars {
            switch scalar {
            case "a"..."z", "A"..."Z", "0"..."9", " ", "_", ".", "-", ",": result.unicodeScalars.append(scalar)
            default:
                if scalar.value >= 0x80, scalar.properties.isAlphabetic {
                    result.unicodeScalars.append(scalar)
                } else {
                    result += "#\(scalar.value);"
                }
            }
        }
        return result.isEmpty ? "#8203;" : result
    }
}
