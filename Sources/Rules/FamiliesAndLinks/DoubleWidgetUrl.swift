import RuleEngine
import SwiftSource
import WidgetModel

/// See `rules/double-widget-url.md`.
struct DoubleWidgetUrl: ProjectRule {
    let id = "double-widget-url"

    func check(_ report: inout Report) {
        var seen: Set<CodePlace> = []
        for drawing in report.project.drawings {
            let links = WidgetLinks(in: drawing.content)
            guard links.places.count > 1 else { continue }
            let second = links.places[1]
            guard seen.insert(second.place).inserted, let call = CallExpression(second.place.node) else { continue }
            add(second, call, besides: links.places[0], isRepeated: links.isRepeated, &report)
        }
    }

    private func add(
        _ link: DrawnPlace, _ call: CallExpression, besides first: DrawnPlace, isRepeated: Bool, _ report: inout Report
    ) {
        var related = link.chain.map { RelatedLocation($0, in: report.program) }
        if first.place != link.place, let other = CallExpression(first.place.node) {
            related.append(
                RelatedLocation(
                    path: report.path(ofUnit: first.place.unit), range: other.calleeNameRange,
                    message: "the other widgetURL"))
        }
        let message =
            isRepeated
            ? "widgetURL stands in a ForEach, and a widget can have one only"
            : first.place == link.place
                ? "what is drawn twice holds widgetURL, and a widget can have one only"
                : "a second widgetURL stands in the same content, and a widget can have one only"
        report.add(
            call.calleeNameRange, inUnit: link.place.unit, message, why: .why,
            write: isRepeated
                ? "Link(destination:) around each element, and one widgetURL for the widget as a whole"
                : "One widgetURL for the widget as a whole, and Link(destination:) for parts of it",
            related: related)
    }
}

/// The links of a whole widget that are drawn at once: two at most, from the outside in.
private struct WidgetLinks {
    private(set) var places: [DrawnPlace] = []
    /// Whether the second is the first one, for another element of a collection.
    private(set) var isRepeated = false

    init(in content: DrawnContent) {
        switch content {
        case .nothing, .unknown: break
        case .view(_, _, let parts, _), .together(let parts): parts.forEach { add(WidgetLinks(in: $0)) }
        case .branch(let part, _): self = WidgetLinks(in: part)
        case .oneOf(let parts):
            // The one with most of them.
            for links in parts.map(WidgetLinks.init) where links.places.count > places.count { self = links }
        case .repeated(let part):
            let links = WidgetLinks(in: part)
            add(links)
            add(links)
            isRepeated = isRepeated || links.places.count == 1
        case .modified(let part, let place, let name, let added):
            if name == "widgetURL" { places.append(place) }
            add(WidgetLinks(in: part))
            added.forEach { add(WidgetLinks(in: $0)) }
        }
    }

    private mutating func add(_ others: WidgetLinks) {
        guard places.count < 2 else { return }
        if places.isEmpty { isRepeated = others.isRepeated }
        places = Array((places + others.places).prefix(2))
    }
}

extension String {
    fileprivate static let why = "Which of them a tap opens is left to chance, and may change with the system"
}
