import WidgetModel

/// The name of the project, what it has, and where to find it in the page.
struct PageHeader {
    let title: String
    let map: WidgetMap
    let groups: [MapGroup]
    let paths: PagePaths
    let anchors: PageAnchors

    func write(to page: inout Markup) {
        page.element("header", ["class": "top"]) { page in
            page.element("p", ["class": "kicker"], "Widget map")
            page.element("h1", title)
            page.element("p", ["class": "lede"], summary)
            page.newline()
            writeFacts(&page)
        }
        page.newline()
        writeContents(&page)
    }

    private var summary: String {
        let extensions = groups.flatMap(\.targets).filter { $0.kind == .widgetExtension }
        var text = MapWords.counts(map.widgets)
        if !extensions.isEmpty {
            let names = Set(extensions.map(\.id)).count
            text += " in \(Counted.text(names, "widget extension"))"
            var apps: [String] = []
            for host in groups.flatMap(\.hosts) where !apps.contains(host.name) { apps.append(host.name) }
            if !apps.isEmpty { text += " of " + MapWords.list(apps) }
        }
        return text + "."
    }

    private func writeFacts(_ page: inout Markup) {
        page.element("dl", ["class": "facts"]) { page in
            fact("Swift files", &page) { $0.element("dd", "\(map.swiftFiles)") }
            fact("Targets known of", &page) { page in
                page.element("dd", "\(map.filesWithKnownTargets) of them (\(share)), by project files")
            }
            let declared = OriginWords.declared(in: map)
            let folders = OriginWords.folders(in: map)
            if !declared.isEmpty || folders > 0 {
                fact("Targets told by", &page) { page in
                    for origin in declared.prefix(Self.maximumOrigins) {
                        page.element("dd") { page in
                            page.write("\(MapWords.origin(origin.origin.form)) ")
                            page.element("code", paths.shown(origin.origin.path ?? ""))
                            page.write(" (\(Counted.text(origin.targets, "target")))")
                        }
                    }
                    if declared.count > Self.maximumOrigins {
                        page.element(
                            "dd", "and \(Counted.text(declared.count - Self.maximumOrigins, "further project file"))")
                    }
                    if folders > 0 { page.element("dd", "\(Counted.text(folders, "target")) \(OriginWords.guessed)") }
                }
            }
            if !paths.folder.isEmpty, paths.folder != "/" {
                fact("Paths start at", &page) { page in page.element("dd") { $0.element("code", paths.folder) } }
            }
        }
        page.newline()
    }

    private static let maximumOrigins = 6

    private var share: String {
        map.swiftFiles == 0 ? "0 %" : "\(map.filesWithKnownTargets * 100 / map.swiftFiles) %"
    }

    private func fact(_ title: String, _ page: inout Markup, _ body: (inout Markup) -> Void) {
        page.element("div") { page in
            page.element("dt", title)
            body(&page)
        }
    }

    private func writeContents(_ page: inout Markup) {
        page.element("nav", ["aria-label": "Contents"]) { page in
            page.element("ul") { page in
                page.element("li") { page in
                    page.element("a", ["href": "#graph"], "Graph")
                    guard groups.flatMap(\.widgets).contains(where: \.hasTimeline) else { return }
                    page.element("a", ["href": "#reloads"], "Reloads a day")
                }
                for (index, group) in groups.enumerated() {
                    page.newline()
                    page.element("li") { page in
                        page.element("a", ["href": "#" + anchors.id(ofGroup: index)], group.name)
                        page.element("ul") { page in
                            for widget in group.widgets { link(widget.name, anchors.id(of: widget), &page) }
                        }
                    }
                }
            }
        }
        page.newline()
    }

    private func link(_ name: String, _ anchor: String, _ page: inout Markup) {
        page.element("li") { $0.element("a", ["href": "#" + anchor], name) }
    }
}
