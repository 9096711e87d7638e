import RuleEngine
import SwiftSource
import WidgetModel

/// See `rules/timer-text-width.md`.
struct TimerTextWidth: RenderedNodeRule, NodeRule {
    let id = "timer-text-width"

    let kinds: [NodeKind] = [.call]
    let names: Set<String>? = ["Text"]

    var events: [RuleEvent] { [.renderedNode(self), .node(self)] }

    func check(_ place: CodePlace, in region: RenderedRegion, _ report: inout Report) {
        check(place, region.chain, &report)
    }

    func check(_ place: CodePlace, _ report: inout Report) {
        guard LooseView.holds(place, in: report.project) else { return }
        check(place, [], &report)
    }

    private func check(_ place: CodePlace, _ chain: [ChainStep], _ report: inout Report) {
        guard let timer = TimerText(place, in: report.program), let row = row(around: place.node),
            !isFitted(place.node, in: row)
        else { return }
        report.add(
            timer.call.calleeNameRange, inUnit: place.unit,
            "a timer's text takes all the width it may ever need, and begins at the left of it", why: .why,
            write: .write, related: chain.map { RelatedLocation($0, in: report.program) })
    }

    /// The `HStack` whose content holds the text, or the closure of a compact Dynamic Island.
    private func row(around text: Node) -> Node? {
        for around in text.ancestors {
            if around.kind.isTypeDeclaration || around.kind.isFunctionDeclaration { return nil }
            guard around.kind == .closure, let argument = around.parent else { continue }
            if argument.named("compactLeading") || argument.named("compactTrailing") || argument.named("minimal") {
                return argument
            }
            guard let call = around.ancestors.first(where: { $0.kind == .call }).flatMap(CallExpression.init) else {
                return nil
            }
            switch call.calleeName {
            case "HStack"?: return call.node
            case "Group"?, "ForEach"?: continue
            default: return nil
            }
        }
        return nil
    }

    private func isFitted(_ text: Node, in row: Node) -> Bool {
        if text.modifiers.contains(where: { $0.calleeName == "frame" || $0.calleeName == "multilineTextAlignment" }) {
            return true
        }
        // A text inside a text, or a modifier of the project's own that may do it.
        return text.ancestors.contains { around in
            guard around.id >= row.id else { return false }
            return around.modifiers.contains { $0.calleeName == "multilineTextAlignment" }
        } || text.parent?.kind == .argument
    }
}

extension String {
    fileprivate static let why =
        "Between the short time and what stands behind it a gap stays open, or the neighbours are pressed together"
    fileprivate static let write =
        ".multilineTextAlignment(.trailing), or .frame(maxWidth: 64, alignment: .trailing) with a width that fits"
}
