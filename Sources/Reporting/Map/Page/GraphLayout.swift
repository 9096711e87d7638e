import WidgetModel

/// The graph of apps, extensions, widgets, their code and what that uses, laid out in columns from left to right.
///
/// Edges lead from one column to the next, so none runs behind a node. Nodes of a column do not overlap: widgets and their
/// code stand in rows of their own; apps and extensions beside the middle of what they lead to; intents and stores as near
/// to their users as there is room.
struct GraphLayout {
    struct Node {
        /// The column's number.
        let column: Int
        let style: String
        let label: String
        /// A few letters at the right end: how many views are below.
        let more: String
        var y: Double = 0
    }

    struct Edge: Hashable {
        let from: Int
        let to: Int
    }

    static let titles = ["App", "Extension", "Widget", "Provider, views", "Intents, stores"]
    static let nodeHeight = 26.0
    static let rowHeight = 34.0
    /// Widths of letters of a monospaced font, as a share of its size, and of the gaps between columns.
    private static let letterWidth = 7.3
    private static let gap = 64.0
    static let top = 34.0
    /// Longer labels are cut.
    static let maximumLetters = 32

    private(set) var nodes: [Node] = []
    private(set) var edges: [Edge] = []
    private var ids: [String: Int] = [:]
    private var nextRow = 0.0

    init(_ groups: [MapGroup]) {
        for group in groups { add(group) }
        settle()
    }

    // MARK: Columns

    /// Columns that hold something, from the left.
    var columns: [Int] { Set(nodes.map(\.column)).sorted() }

    func width(ofColumn column: Int) -> Double {
        let letters =
            nodes.filter { $0.column == column }.map {
                DisplayColumns.count(cut($0.label)) + ($0.more.isEmpty ? 0 : DisplayColumns.count($0.more) + 1)
            }.max() ?? 0
        return max(Double(letters) * Self.letterWidth + 30, 100)
    }

    func x(ofColumn column: Int) -> Double {
        columns.prefix { $0 != column }.reduce(1) { $0 + width(ofColumn: $1) + Self.gap }
    }

    var width: Double {
        guard let last = columns.last else { return 0 }
        return x(ofColumn: last) + width(ofColumn: last) + 1
    }

    var height: Double { (nodes.map(\.y).max() ?? 0) + Self.nodeHeight + 2 }

    func cut(_ label: String) -> String {
        guard label.count > Self.maximumLetters else { return label }
        // The end of a kind or group says more than its middle.
        let half = (Self.maximumLetters - 1) / 2
        return label.prefix(half) + "…" + label.suffix(Self.maximumLetters - 1 - half)
    }

    // MARK: Nodes

    private mutating func add(_ group: MapGroup) {
        let targets = group.targets.map { target in
            let id = node("target " + target.id, 1, "extension", target.name)
            for host in group.hosts where target.hosts.contains(host.id) {
                connect(node("target " + host.id, 0, "app", host.name), id)
            }
            return id
        }
        for widget in group.widgets { add(widget, targets) }
        nextRow += Self.rowHeight / 2
    }

    private mutating func add(_ widget: MappedWidget, _ targets: [Int]) {
        let start = nextRow
        let key = "\(widget.place.path):\(widget.place.line):\(widget.place.column)"
        let id = node("widget " + key, 2, widget.role.rawValue, widget.name)
        for target in targets { connect(target, id) }
        var providers: [Int] = []
        for provider in widget.providers {
            providers.append(
                inRow(node("provider \(provider.provider.name) " + key, 3, "provider", provider.provider.name)))
        }
        for provider in providers { connect(id, provider) }
        let views = addViews(of: widget, key)
        if let views { connect(id, views) }
        addUses(of: widget, views, providers.first)
        if nextRow == start { nextRow += Self.rowHeight }
        nodes[id].y = (start + nextRow - Self.rowHeight) / 2
    }

    /// One node for all that a widget draws.
    private mutating func addViews(of widget: MappedWidget, _ key: String) -> Int? {
        let count = widget.views.reduce(0) { $0 + $1.count }
        if let first = widget.views.first {
            return inRow(node("views " + key, 3, "views", first.label, more: count > 1 ? "+\(count - 1)" : ""))
        }
        guard !widget.intents.isEmpty || !widget.stores.isEmpty else { return nil }
        return inRow(node("views " + key, 3, "views", "content"))
    }

    private mutating func addUses(of widget: MappedWidget, _ views: Int?, _ provider: Int?) {
        for intent in widget.intents {
            let key = "intent " + (intent.intent.place.map { "\($0.path):\($0.line)" } ?? intent.intent.name)
            let node = node(key, 4, "intent", intent.intent.name)
            if let views { connect(views, node) }
        }
        for store in widget.stores {
            let name = store.name ?? "name not known"
            let node = node("store \(store.kind.rawValue) \(name)", 4, "store", name, more: Self.storeNote(store.kind))
            if store.reachedBy.contains("provider"), let provider { connect(provider, node) }
            if store.reachedBy != ["provider"] || provider == nil, let views { connect(views, node) }
        }
    }

    /// Tells stores of one name apart.
    private static func storeNote(_ kind: MappedStore.Kind) -> String {
        switch kind {
        case .userDefaults: "defaults"
        case .groupContainer: "folder"
        case .swiftData: "SwiftData"
        case .coreData: "Core Data"
        }
    }

    private mutating func node(_ key: String, _ column: Int, _ style: String, _ label: String, more: String = "") -> Int
    {
        if let known = ids[key] { return known }
        ids[key] = nodes.count
        nodes.append(Node(column: column, style: style, label: label, more: more))
        return nodes.count - 1
    }

    private mutating func inRow(_ node: Int) -> Int {
        nodes[node].y = nextRow
        nextRow += Self.rowHeight
        return node
    }

    private mutating func connect(_ from: Int, _ to: Int) {
        let edge = Edge(from: from, to: to)
        if !edges.contains(edge) { edges.append(edge) }
    }

    // MARK: Heights

    private mutating func settle() {
        // From the widgets to the left, then to the right: each column is placed by the one that stands already.
        for column in [1, 0] { place(column) { layout, node in layout.edges.filter { $0.from == node }.map(\.to) } }
        place(4) { layout, node in layout.edges.filter { $0.to == node }.map(\.from) }
        let least = nodes.map(\.y).min() ?? 0
        for index in nodes.indices { nodes[index].y += Self.top - least }
    }

    /// Puts the nodes of a column beside the middle of their neighbours, moved as far as they need room.
    private mutating func place(_ column: Int, besides neighbours: (GraphLayout, Int) -> [Int]) {
        let members = nodes.indices.filter { nodes[$0].column == column }
        let wanted = members.map { node -> (node: Int, y: Double) in
            let heights = neighbours(self, node).map { nodes[$0].y }
            return (node, heights.isEmpty ? 0 : heights.reduce(0, +) / Double(heights.count))
        }.sorted { ($0.y, $0.node) < ($1.y, $1.node) }
        // Runs of nodes that push each other, each with the middle that its nodes want.
        var runs: [(nodes: [Int], start: Double, wanted: [Double])] = []
        for (node, y) in wanted {
            runs.append(([node], y, [y]))
            while runs.count > 1 {
                let last = runs[runs.count - 1]
                let before = runs[runs.count - 2]
                guard before.start + Double(before.nodes.count) * Self.rowHeight > last.start else { break }
                let wishes = before.wanted + last.wanted
                let middle =
                    zip(wishes.indices, wishes).reduce(0) { $0 + $1.1 - Double($1.0) * Self.rowHeight }
                    / Double(wishes.count)
                runs.removeLast(2)
                runs.append((before.nodes + last.nodes, middle, wishes))
            }
        }
        for run in runs {
            for (index, node) in run.nodes.enumerated() { nodes[node].y = run.start + Double(index) * Self.rowHeight }
        }
    }
}

/// How many columns of a monospaced font a text takes.
enum DisplayColumns {
    static func count(_ text: String) -> Int { text.reduce(0) { $0 + DisplayWidth.columns(of: $1) } }
}
