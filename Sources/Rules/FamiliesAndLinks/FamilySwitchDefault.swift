import RuleEngine
import SwiftSource
import WidgetModel

/// See `rules/family-switch-default.md`.
struct FamilySwitchDefault: NodeRule {
    let id = "family-switch-default"

    let kinds: [NodeKind] = [.switchExpression]

    func check(_ place: CodePlace, _ report: inout Report) {
        let node = place.node
        guard FamilyConditions(family: nil).isSwitch(node),
            !node.subtree.contains(where: { $0.kind == .switchCase && $0.named("default") && isCase($0, of: node) })
        else { return }
        report.add(
            node.keywordRange, inUnit: place.unit, "the switch over the family has no default", why: .why,
            write: "@unknown default: with a view that fits any size",
            fixes: DefaultCase(addedTo: place, report.program).map { [$0.fix] } ?? [])
    }

    private func isCase(_ switchCase: Node, of node: Node) -> Bool {
        switchCase.ancestors.first { $0.kind == .switchExpression }?.id == node.id
    }
}

extension Node {
    /// UTF-8 range of the word that a statement begins with.
    fileprivate var keywordRange: Range<Int> { tree.range(ofToken: Int(tree.firstTokens[id.index])) }
}

extension String {
    fileprivate static let why =
        "The system gets new sizes from time to time, and what the widget shows in one is then left to chance"
}
