import SwiftSource
import WidgetModel

/// Places where the present date does no harm in a view: the system keeps what is made of it up to date, or another
/// rule has the say.
struct HarmlessDate {
    /// The body that is drawn.
    let body: Node
    /// Whether it belongs to a Live Activity. Its views have no entry whose date they could take for a condition.
    let isOfActivity: Bool

    func holds(_ node: Node) -> Bool { holds(node, steps: 0) }

    private func holds(_ node: Node, steps: Int) -> Bool {
        var inner = node
        for around in node.ancestors {
            if inner.id == body.id { return false }
            switch around.kind {
            case .argument where Self.isLive(Argument(around)): return true
            case .sequenceExpression where Self.isHarmlessOperand(inner, of: around): return true
            case .conditionList where isOfActivity && Self.guardsTimer(around): return true
            case .patternBinding where steps < 3:
                if let uses = Self.uses(of: around), !uses.isEmpty {
                    return uses.allSatisfy { holds($0, steps: steps + 1) }
                }
            default: break
            }
            inner = around
        }
        return false
    }

    /// `timerInterval:`, the date of a `Text` with a style or a live format, the schedule of a `TimelineView`.
    private static func isLive(_ argument: Argument) -> Bool {
        // `"\(date, style: .timer)"`
        if let text = argument.node.parent, text.kind == .stringInterpolation {
            return argument.label == nil && text.children(.argument).contains { $0.named("style") }
        }
        guard let call = argument.node.parent?.parent.flatMap(CallExpression.init) else { return false }
        switch argument.label {
        case "timerInterval"?, "pauseTime"?: return true
        // What an intent is made with is its own matter.
        case "intent"?: return true
        case "format"?: return call.calleeName == "Text"
        case "interval"? where call.calleeName == "ProgressView": return true
        case nil where call.calleeName == "TimelineView": return true
        case nil where call.calleeName == "Text":
            return call.hasArgument(labeled: "style")
                || call.argument(labeled: "format")?.value.map(countsFromNow) ?? false
        default: return false
        }
    }

    /// Whether a condition sees to it that the range of a timer does not end before it begins.
    private static func guardsTimer(_ conditions: Node) -> Bool {
        guard
            let statement = conditions.ancestors.first(where: { $0.kind == .ifExpression || $0.kind == .guardStatement }
            )
        else { return false }
        let scope = statement.kind == .guardStatement ? statement.parent ?? statement : statement
        let compared = Set(conditions.subtree.compactMap { $0.kind == .identifierExpression ? $0.name : nil })
        return scope.subtree.contains {
            $0.kind == .argument && $0.named("timerInterval") || $0.isRange(between: compared)
        }
    }

    /// Formats that look as if they ran: those are the matter of `static-timer-format`.
    private static func countsFromNow(_ format: Node) -> Bool {
        var first = format
        while let base = first.firstChild, first.kind == .call || first.kind == .memberAccess { first = base }
        return ["timer", "stopwatch", "offset", "reference"].contains(first.name)
    }

    /// A bound of a range, as timers take them, and what stands in for a missing date: `date ?? .now`.
    private static func isHarmlessOperand(_ operand: Node, of sequence: Node) -> Bool {
        let parts = Array(sequence.children)
        if parts.contains(where: { $0.kind == .infixOperator && ($0.text == "..." || $0.text == "..<") }) {
            return true
        }
        guard let index = parts.firstIndex(where: { $0.id == operand.id }), index > 0 else { return false }
        return parts[index - 1].text == "??"
    }

    /// Where a local variable is used, if its value is all that the binding holds; nil for anything else.
    private static func uses(of binding: Node) -> [Node]? {
        guard let name = PropertyBinding(binding)?.name, let scope = binding.parent?.parent,
            scope.kind == .codeBlock || scope.kind == .closure || scope.kind == .switchCase
        else { return nil }
        return scope.subtree.filter {
            $0.id > binding.id && $0.kind == .identifierExpression && $0.named(name) && !binding.contains($0)
        }
    }
}

extension Node {
    /// Whether it is `start...end` with bounds of these names.
    fileprivate func isRange(between names: Set<String>) -> Bool {
        guard kind == .sequenceExpression else { return false }
        let parts = Array(children)
        guard let index = parts.firstIndex(where: { $0.text == "..." || $0.text == "..<" }), index > 0,
            index + 1 < parts.count
        else { return false }
        return [parts[index - 1], parts[index + 1]].allSatisfy {
            $0.kind == .identifierExpression && $0.name.map(names.contains) == true
        }
    }
}
