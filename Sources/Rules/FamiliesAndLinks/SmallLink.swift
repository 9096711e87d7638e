import SwiftSource
import WidgetModel

/// A `Link` that is drawn in families with one place to tap, and in no other.
struct SmallLink {
    let drawn: DrawnPlace
    private(set) var families: [String]
    /// Whether `widgetURL` could take its place: nothing else in these families can be tapped.
    private(set) var isOnlyTarget: Bool

    static func all(in project: WidgetProject) -> [SmallLink] {
        var links: [SmallLink] = []
        var larger: Set<CodePlace> = []
        for drawing in project.drawings where drawing.configuration?.kind.isWidget ?? true {
            let drawn = LinkUses(in: drawing.content)
            guard let family = drawing.family, WidgetFamilies.small.contains(family) else {
                larger.formUnion(drawn.links.map(\.place))
                continue
            }
            for link in drawn.links {
                if let index = links.firstIndex(where: { $0.drawn.place == link.place }) {
                    if !links[index].families.contains(family) { links[index].families.append(family) }
                    links[index].isOnlyTarget = links[index].isOnlyTarget && drawn.hasOneTarget
                } else {
                    links.append(SmallLink(drawn: link, families: [family], isOnlyTarget: drawn.hasOneTarget))
                }
            }
        }
        return links.filter { !larger.contains($0.drawn.place) }
    }
}

/// What can be tapped in a piece of content.
private struct LinkUses {
    private(set) var links: [DrawnPlace] = []
    private var isRepeated = false
    private var hasURL = false

    var hasOneTarget: Bool { links.count == 1 && !isRepeated && !hasURL }

    init(in content: DrawnContent) {
        content.forEach { part in
            switch part {
            case .view(let place, "Link", _, isTransparent: false): links.append(place)
            case .modified(_, _, "widgetURL", _): hasURL = true
            case .repeated(let element): if element.contains(where: Self.isLink) { isRepeated = true }
            default: break
            }
        }
    }

    private static func isLink(_ part: DrawnContent) -> Bool {
        if case .view(_, "Link", _, isTransparent: false) = part { return true }
        return false
    }
}
