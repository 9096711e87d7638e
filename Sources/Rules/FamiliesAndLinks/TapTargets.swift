import SwiftSource
import WidgetModel

/// What a tap on a widget or a Live Activity does.
struct TapTargets {
    let configuration: Configuration
    /// Whether it is only offered in families with one place to tap.
    private(set) var isSmall: Bool
    /// Whether all that it draws is known.
    private(set) var isKnown = true
    /// Whether a link, a button or a toggle stands in it.
    private(set) var canBeTapped = false
    /// Whether a link of it leads into the app.
    private(set) var isLinked = false

    /// One for each configuration that draws anything.
    static func all(in project: WidgetProject) -> [TapTargets] {
        var all: [TapTargets] = []
        for drawing in project.drawings {
            guard let configuration = drawing.configuration else { continue }
            if all.last?.configuration.place != configuration.place {
                all.append(TapTargets(configuration: configuration, isSmall: configuration.kind.isWidget))
            }
            all[all.count - 1].add(drawing, project.program)
        }
        return all
    }

    private init(configuration: Configuration, isSmall: Bool) {
        self.configuration = configuration
        self.isSmall = isSmall
    }

    /// Whether the content depends on the entry. If not, the widget is there to open the app.
    var showsEntry: Bool {
        guard let content = configuration.contents.first, content.kind == .closure else { return true }
        let parameters = content.firstChild(.closureSignature).map { Array($0.children(.closureParameter)) } ?? []
        if let first = parameters.first { return !first.named("_") }
        return content.subtree.contains { $0.kind == .identifierExpression && $0.named("$0") }
    }

    private mutating func add(_ drawing: Drawing, _ program: Program) {
        if !(drawing.family.map { WidgetFamilies.small.contains($0) } ?? false) { isSmall = false }
        drawing.content.forEach { part in
            switch part {
            case .unknown: isKnown = false
            case .modified(_, let place, "widgetURL", _): addLink(place, isOfWidget: true, program)
            case .view(let place, "Link", _, isTransparent: false): addLink(place, isOfWidget: false, program)
            case .view(let place, _, _, _):
                if CallExpression(place.place.node).flatMap(IntentControl.init) != nil { canBeTapped = true }
            default: break
            }
        }
    }

    private mutating func addLink(_ place: DrawnPlace, isOfWidget: Bool, _ program: Program) {
        canBeTapped = true
        guard !isLinked, let call = CallExpression(place.place.node),
            let url = LinkDestination.url(of: call, place.place, program)
        else { return }
        let schemes = URLSchemes(program).schemes(of: url, inUnit: place.place.unit)
        // The system opens a link to the web in the browser; that of the whole widget goes to the app.
        isLinked = isOfWidget || schemes.contains { !SystemSchemes.contains($0.name) }
    }
}
