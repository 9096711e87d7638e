import Project
import WidgetModel

/// The widgets of one extension.
struct GroupSection {
    let group: MapGroup
    let index: Int
    let paths: PagePaths
    let anchors: PageAnchors

    func write(to page: inout Markup) {
        let id = anchors.id(ofGroup: index)
        page.element("section", ["id": id, "aria-labelledby": id + "-title"]) { page in
            page.element("h2", ["id": id + "-title"]) { page in
                page.write(group.name)
                page.write(" ")
                page.element("small", group.kind)
            }
            page.newline()
            page.element("dl", ["class": "facts"]) { page in
                fact(
                    "Built into",
                    group.hosts.isEmpty ? ["not known"] : group.hosts.map { "\($0.name) (\(MapWords.kind($0.kind)))" },
                    &page)
                for target in group.targets { writeGroups(of: target, &page) }
                writeOrigins(&page)
            }
            page.newline()
            for widget in group.widgets {
                WidgetCard(widget: widget, id: anchors.id(of: widget), paths: paths).write(to: &page)
            }
        }
        page.newline()
    }

    private func writeOrigins(_ page: inout Markup) {
        var origins: [TargetOrigin] = []
        for target in group.targets where !origins.contains(target.origin) { origins.append(target.origin) }
        page.element("div") { page in
            page.element("dt", "Told by")
            for origin in origins {
                page.element("dd") { page in
                    page.write(MapWords.origin(origin.form) + " ")
                    if let path = origin.path { page.element("code", paths.shown(path)) }
                }
            }
        }
    }

    private func writeGroups(of target: MappedTarget, _ page: inout Markup) {
        let owner = group.targets.count > 1 ? " of \(target.name)" : ""
        guard let groups = target.appGroups else { return fact("App groups" + owner, ["not known"], &page) }
        let more = target.knowsAllAppGroups ? [] : ["there may be more"]
        fact("App groups" + owner, (groups.isEmpty ? ["none"] : groups) + more, &page)
    }

    private func fact(_ title: String, _ values: [String], _ page: inout Markup) {
        page.element("div") { page in
            page.element("dt", title)
            for value in values { page.element("dd", value) }
        }
    }
}
