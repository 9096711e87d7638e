import RuleEngine
import SwiftSource
import WidgetModel

/// See `rules/family-switch-default.md`.
struct FamilySwitchDefault: NodeRule {
    let id = "family-switch-default"

    let kinds: [NodeKind] = [.switchExpression]

    func check(_ place: CodePlace, _ report: inout Report) {
        let node = place.node
        guard FamilyConditions(family: nil).isSwitch(node), !node.switchCases.contains(where: { $0.named("default") })
        else { return }
        report.add(
            node.firstTokenRange, inUnit: place.unit, "the switch over the family has no default", why: .why,
            write: "@unknown default: with a view that fits any size",
            fixes: DefaultCase(addedTo: place, report.program).map { [$0.fix] } ?? [])
    }
}

extension String {
    fileprivate static let why =
        "The system gets new sizes from time to time, and what the widget shows in one is then left to chance"
}
