import WidgetModel

/// The graph, drawn as SVG.
struct GraphSection {
    let groups: [MapGroup]

    func write(to page: inout Markup) {
        let layout = GraphLayout(groups)
        page.element("section", ["id": "graph", "aria-labelledby": "graph-title"]) { page in
            page.element("h2", ["id": "graph-title"], "Graph")
            page.newline()
            // A scroll container must be reachable with the keyboard.
            page.element(
                "div", ["class": "scroll", "role": "region", "tabindex": "0", "aria-labelledby": "graph-title"]
            ) { page in
                write(layout, &page)
            }
            page.newline()
            writeLegend(&page)
        }
        page.newline()
    }

    private func write(_ layout: GraphLayout, _ page: inout Markup) {
        let (width, height) = (number(layout.width), number(layout.height))
        page.element(
            "svg",
            [
                "class": "graph", "role": "img", "aria-labelledby": "graph-name graph-description",
                "viewBox": "0 0 \(width) \(height)", "width": width, "height": height,
            ]
        ) { page in
            page.element("title", ["id": "graph-name"], "Apps, extensions, widgets, and what these use")
            page.element("desc", ["id": "graph-description"], "All of it is also written below, widget by widget.")
            page.newline()
            for column in layout.columns {
                page.element(
                    "text", ["class": "column", "x": number(layout.x(ofColumn: column)), "y": "14"],
                    GraphLayout.titles[column])
            }
            page.newline()
            for edge in layout.edges { writeEdge(edge, layout, &page) }
            page.newline()
            for node in layout.nodes { writeNode(node, layout, &page) }
        }
    }

    private func writeEdge(_ edge: GraphLayout.Edge, _ layout: GraphLayout, _ page: inout Markup) {
        let (from, to) = (layout.nodes[edge.from], layout.nodes[edge.to])
        let x1 = layout.x(ofColumn: from.column) + layout.width(ofColumn: from.column)
        let x2 = layout.x(ofColumn: to.column)
        let y1 = number(from.y + GraphLayout.nodeHeight / 2)
        let y2 = number(to.y + GraphLayout.nodeHeight / 2)
        let middle = number((x1 + x2) / 2)
        page.empty(
            "path",
            [
                "class": "edge \(to.style)",
                "d": "M\(number(x1)) \(y1)C\(middle) \(y1) \(middle) \(y2) \(number(x2)) \(y2)",
            ])
    }

    private func writeNode(_ node: GraphLayout.Node, _ layout: GraphLayout, _ page: inout Markup) {
        let width = layout.width(ofColumn: node.column)
        let x = layout.x(ofColumn: node.column)
        page.element("g", ["class": "node \(node.style)", "transform": "translate(\(number(x)) \(number(node.y)))"]) {
            page in
            page.element("title", node.label)
            page.empty("rect", ["width": number(width), "height": number(GraphLayout.nodeHeight), "rx": "5"])
            page.empty(
                "rect", ["class": "edge-mark", "width": "4", "height": number(GraphLayout.nodeHeight), "rx": "2"])
            page.element("text", ["x": "13", "y": "17"], layout.cut(node.label))
            if !node.more.isEmpty {
                page.element(
                    "text", ["class": "more", "x": number(width - 9), "y": "17", "text-anchor": "end"], node.more)
            }
        }
        page.newline()
    }

    private func writeLegend(_ page: inout Markup) {
        let styles = Set(GraphLayout(groups).nodes.map(\.style))
        let names = [
            ("widget", "widget"), ("liveActivity", "Live Activity"), ("control", "control"), ("provider", "provider"),
            ("views", "views; +n stands for those below"), ("intent", "intent"), ("store", "store"),
        ]
        page.element("ul", ["class": "legend"]) { page in
            for (style, name) in names where styles.contains(style) { page.element("li", ["class": style], name) }
        }
        page.newline()
    }

    /// At most one digit behind the point.
    private func number(_ value: Double) -> String { ReloadWords.number(value) }
}
