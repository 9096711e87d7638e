import RuleEngine
import SwiftSource
import WidgetModel

/// See `rules/unguarded-element.md`.
struct UnguardedElement: ExtensionNodeRule {
    let id = "unguarded-element"

    let kinds: [NodeKind] = [.subscriptCall, .forceUnwrap]

    func check(_ place: CodePlace, in region: ExtensionRegion, _ report: inout Report) {
        guard region.reason == .provider || region.reason == .rendered, let element = UnguardedAccess(place.node) else {
            return
        }
        let guards = EmptinessChecks(of: element.collection, in: region, report.program)
        guard CollectionOrigin(report.program).mayBeEmpty(element.collection, inUnit: place.unit), !guards.areThere
        else { return }
        let name = element.collection.text
        let shown = name.count <= 40 && !name.contains("\n") ? name : "the collection"
        report.add(
            element.range, inUnit: place.unit, "\(shown) may be empty here, and then has no \(element.word) element",
            why: "The widget's process ends, and the widget stays blank until the next attempt",
            write:
                "if let \(element.safeName) = \(shown == name ? name : "…").\(element.safeName) { … }, with "
                    + "something to show when there is none",
            related: region.chain.map { RelatedLocation($0, in: report.program) })
    }
}
