import WidgetModel

/// A tree of views as nested lists. Large branches are closed at first.
struct ViewTreeMarkup {
    let paths: PagePaths
    /// Branches with more views than this are closed.
    private static let maximumOpen = 12
    /// How deep lists are nested; no widget draws deeper than code is followed.
    private static let maximumDepth = 64

    func write(_ view: MappedView, depth: Int, to page: inout Markup) {
        page.element("li", ["class": view.isModifier ? "modifier" : view.kind.rawValue]) { page in
            guard !view.children.isEmpty, depth < Self.maximumDepth else { return writeLabel(of: view, &page) }
            if depth > 0, view.count > Self.maximumOpen {
                page.element("details") { page in
                    page.element("summary") { page in
                        writeLabel(of: view, &page)
                        page.element("span", ["class": "note"], "\(view.count - 1) below")
                    }
                    writeChildren(of: view, depth, &page)
                }
            } else {
                writeLabel(of: view, &page)
                writeChildren(of: view, depth, &page)
            }
        }
        page.newline()
    }

    private func writeChildren(of view: MappedView, _ depth: Int, _ page: inout Markup) {
        page.element("ul") { page in
            for child in view.children { write(child, depth: depth + 1, to: &page) }
        }
    }

    private func writeLabel(of view: MappedView, _ page: inout Markup) {
        page.element("code", view.label)
        page.write(" ")
        page.element("span", ["class": "place", "title": paths.full(view.place)], paths.short(view.place))
    }
}
