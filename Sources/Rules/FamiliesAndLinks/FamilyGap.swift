import WidgetModel

/// A place where the content of a widget comes to nothing in families that the widget offers.
struct FamilyGap {
    /// What stands for the missing view.
    let place: DrawnPlace
    let widget: String
    private(set) var families: [String]

    static func all(in project: WidgetProject) -> [FamilyGap] {
        var gaps: [FamilyGap] = []
        for drawing in project.drawings {
            guard let configuration = drawing.configuration, let family = drawing.family,
                case .missing(let place) = Visibility(of: drawing.content)
            else { continue }
            // Widgets that share a view share the gap; the first one stands for them.
            if let index = gaps.firstIndex(where: { $0.place.place == place.place }) {
                if !gaps[index].families.contains(family) { gaps[index].families.append(family) }
            } else {
                gaps.append(FamilyGap(place: place, widget: configuration.name, families: [family]))
            }
        }
        return gaps
    }
}

/// Whether anything of a piece of content can be seen.
private enum Visibility {
    case visible
    case unknown
    case empty(DrawnPlace)
    /// It is empty because of the family.
    case missing(DrawnPlace)

    init(of content: DrawnContent) {
        switch content {
        case .nothing(let place): self = .empty(place)
        case .unknown: self = .unknown
        case .view(_, _, let parts, let isTransparent): self = isTransparent ? Self.together(parts) : .visible
        case .together(let parts): self = Self.together(parts)
        case .oneOf(let parts): self = Self.oneOf(parts)
        case .repeated(let part): self = Visibility(of: part)
        case .branch(let part, _):
            let visibility = Visibility(of: part)
            if case .empty(let place) = visibility { self = .missing(place) } else { self = visibility }
        case .modified(let part, _, let name, let added):
            let visibility = Visibility(of: part)
            let addsNothing = name == "containerBackground" || added.isEmpty
            if case .visible = visibility { self = visibility } else { self = addsNothing ? visibility : .unknown }
        }
    }

    /// One that is seen is enough.
    private static func together(_ parts: [DrawnContent]) -> Visibility {
        parts.reduce(nil as Visibility?) { known, part in
            switch (known, Visibility(of: part)) {
            case (.visible, _), (_, .visible): .visible
            case (.unknown, _), (_, .unknown): .unknown
            case (.missing?, _): known
            case (_, let next): next
            }
        } ?? .unknown
    }

    /// One that is missing is missed.
    private static func oneOf(_ parts: [DrawnContent]) -> Visibility {
        parts.reduce(nil as Visibility?) { known, part in
            switch (known, Visibility(of: part)) {
            case (.missing?, _): known
            case (_, let next): if case .missing = next { next } else { Self.fuller(known, next) }
            }
        } ?? .unknown
    }

    private static func fuller(_ first: Visibility?, _ second: Visibility) -> Visibility {
        switch (first, second) {
        case (.unknown, _), (_, .unknown): .unknown
        case (.visible, _), (_, .visible): .visible
        default: second
        }
    }
}
