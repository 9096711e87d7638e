import SwiftSource
import WidgetModel

/// Seconds of a clock that a view shows as text: they stand still.
struct ShownSeconds {
    static let names: Set<String> = ["second", "component", "formatted", "seconds"]

    let range: Range<Int>

    init?(_ place: CodePlace, in program: Program) {
        let node = place.node
        switch node.kind {
        case .call:
            guard let call = CallExpression(node), let found = Self.range(of: call, place, program), Self.isShown(node)
            else { return nil }
            range = found
        case .memberAccess:
            guard !node.isCallee, node.named("second"), let base = node.firstChild,
                ExpressionTypes(program).type(of: base, inUnit: place.unit) == .foreign("DateComponents"),
                Self.isShown(node)
            else { return nil }
            range = node.nameRange ?? node.range
        default:
            return nil
        }
    }

    private static func range(of call: CallExpression, _ place: CodePlace, _ program: Program) -> Range<Int>? {
        switch call.calleeName {
        case "component":
            // `calendar.component(.second, from: now)`
            guard call.firstUnlabeledArgument?.value?.named("second") == true, call.hasArgument(labeled: "from") else {
                return nil
            }
            return call.calleeNameRange
        case "second":
            // `.dateTime.hour().minute().second()`
            var base = call.base
            while let node = base, node.kind == .call || node.kind == .memberAccess {
                if node.kind == .memberAccess, node.named("dateTime") {
                    return subject(ofFormat: call.node).map { isClock($0, place, program) } == true
                        ? call.calleeNameRange : nil
                }
                base = node.firstChild
            }
            return nil
        case "formatted":
            guard call.argument(labeled: "time")?.value?.named("standard") == true, let date = call.base,
                isClock(date, place, program)
            else { return nil }
            return call.calleeNameRange
        default:
            return nil
        }
    }

    /// The date that a format is applied to: `date.formatted(…)`, or `Text(date, format: …)`.
    private static func subject(ofFormat format: Node) -> Node? {
        guard
            let call = format.ancestors.first(where: { $0.kind == .argument })?.parent?.parent.flatMap(
                CallExpression.init)
        else { return nil }
        switch call.calleeName {
        case "formatted"?: return call.base
        case "Text"?: return call.firstUnlabeledArgument?.value
        default: return nil
        }
    }

    /// The present moment, or the date of an entry, which stands for it; the seconds of any other date may be meant.
    private static func isClock(_ date: Node, _ place: CodePlace, _ program: Program) -> Bool {
        if CurrentDate(place.at(date), in: program) != nil { return true }
        if date.kind == .memberAccess, date.firstChild == nil { return date.named("now") }
        return date.kind == .memberAccess && date.named("date") && date.firstChild?.named("entry") == true
    }

    /// Whether it stands in a `Text`, which is not one for accessibility.
    private static func isShown(_ node: Node) -> Bool {
        for around in node.ancestors {
            switch around.kind {
            case .closure, .codeBlock: return false
            case .call where CallExpression(around)?.calleeName == "Text": return true
            default: break
            }
        }
        return false
    }
}
