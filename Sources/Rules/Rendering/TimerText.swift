import SwiftSource
import WidgetModel

/// A `Text` or progress view that the system counts up or down by itself.
struct TimerText {
    let call: CallExpression
    /// The dates that it counts from or to: a date with `style: .timer`, or the range of `timerInterval:`.
    let dates: Node

    static let names: Set<String> = ["Text", "ProgressView"]

    init?(_ place: CodePlace, in program: Program) {
        guard let call = CallExpression(place.node) else { return nil }
        // Most texts have neither.
        if let range = call.argument(labeled: "timerInterval")?.value {
            dates = range
        } else if call.argument(labeled: "style")?.value?.named("timer") == true,
            let date = call.firstUnlabeledArgument?.value
        {
            dates = date
        } else {
            return nil
        }
        guard let name = call.calleeName, Self.names.contains(name), !call.hasImplicitBase,
            call.base.map({ $0.named("SwiftUI") }) ?? true, !program.declaresType(name, visibleFrom: place.unit)
        else { return nil }
        self.call = call
    }
}

extension Node {
    /// The calls of modifiers behind a view, the nearest first.
    var modifiers: some Sequence<CallExpression> {
        sequence(state: self) { current -> CallExpression? in
            guard let member = current.parent, member.kind == .memberAccess, member.firstChild?.id == current.id,
                let node = member.parent, node.firstChild?.id == member.id, let call = CallExpression(node)
            else { return nil }
            current = node
            return call
        }
    }
}
