import WidgetModel

/// The map as one HTML page that needs nothing else: no script, no other file, no network.
///
/// It follows the reader's light or dark colour scheme, narrows down to a phone, prints, and is well-formed XML. The page
/// depends on the map alone, so the same map gives the same bytes.
public struct MapPage: Sendable {
    /// Name of the project.
    public let title: String
    /// Version of the program that writes the page.
    public let toolVersion: String

    public init(title: String, toolVersion: String) {
        self.title = title
        self.toolVersion = toolVersion
    }

    public func render(_ map: WidgetMap) -> String {
        let groups = MapGroup.all(of: map)
        let anchors = PageAnchors(groups)
        let paths = PagePaths(map)
        var page = Markup()
        page.raw("<!DOCTYPE html>\n")
        page.element("html", ["lang": "en"]) { page in
            writeHead(&page)
            page.element("body") { page in
                page.newline()
                PageHeader(title: title, map: map, groups: groups, paths: paths, anchors: anchors).write(to: &page)
                page.element("main") { page in
                    page.newline()
                    GraphSection(groups: groups).write(to: &page)
                    ReloadSection(groups: groups, anchors: anchors).write(to: &page)
                    for (index, group) in groups.enumerated() {
                        GroupSection(group: group, index: index, paths: paths, anchors: anchors).write(to: &page)
                    }
                }
                page.newline()
                page.element("footer") { page in
                    page.element(
                        "p",
                        "Read from the source code by widgetlint \(toolVersion). What the code does not fix is given as unknown."
                    )
                }
                page.newline()
            }
        }
        page.newline()
        return page.text
    }

    private func writeHead(_ page: inout Markup) {
        page.element("head") { page in
            page.newline()
            page.empty("meta", ["charset": "utf-8"])
            page.newline()
            page.empty("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"])
            page.newline()
            page.empty("meta", ["name": "color-scheme", "content": "light dark"])
            page.newline()
            // A page without one is asked for `/favicon.ico`.
            page.empty("link", ["rel": "icon", "href": "data:,"])
            page.newline()
            page.element("title", "\(title): widget map")
            page.newline()
            page.element("style") { $0.raw(PageStyle.text) }
            page.newline()
        }
        page.newline()
    }
}

/// Where in the page a widget or an extension is.
struct PageAnchors {
    private var widgets: [MapPlace: String] = [:]

    init(_ groups: [MapGroup]) {
        var number = 0
        for widget in groups.flatMap(\.widgets) {
            number += 1
            widgets[widget.place] = "widget-\(number)"
        }
    }

    func id(of widget: MappedWidget) -> String { widgets[widget.place] ?? "" }

    func id(ofGroup index: Int) -> String { "extension-\(index + 1)" }
}
