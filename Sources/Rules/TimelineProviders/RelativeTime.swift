import SwiftSource
import WidgetModel

/// A call that makes a `String` of how long ago something was, seen from now.
struct RelativeTime {
    static let names: Set<String> = ["formatted", "localizedString", "string"]

    let range: Range<Int>

    init?(_ place: CodePlace, in program: Program) {
        guard let call = CallExpression(place.node), let name = call.calleeName, let base = call.base else {
            return nil
        }
        range = call.calleeNameRange
        switch name {
        case "formatted":
            guard Self.isRelative(call.firstUnlabeledArgument?.value),
                program.foreignMembers(name, of: "Date", inUnit: place.unit).isEmpty
            else { return nil }
        default:
            guard Self.isFormatter(base, place, program) else { return nil }
            if let reference = call.argument(labeled: "relativeTo")?.value, !Self.isNow(reference, place, program) {
                return nil
            }
        }
    }

    /// `.relative(…)`, or `Date.RelativeFormatStyle(…)`, with modifiers behind it or without.
    private static func isRelative(_ style: Node?) -> Bool {
        var current = style
        while let node = current {
            guard node.kind == .call || node.kind == .memberAccess else { return node.named("RelativeFormatStyle") }
            if node.kind == .memberAccess, node.named("relative") || node.named("RelativeFormatStyle") { return true }
            current = node.firstChild
        }
        return false
    }

    private static func isFormatter(_ base: Node, _ place: CodePlace, _ program: Program) -> Bool {
        ExpressionTypes(program).type(of: base, inUnit: place.unit) == .foreign("RelativeDateTimeFormatter")
    }

    /// Strings that are relative to the date of an entry are as right as the entries are close.
    private static func isNow(_ node: Node, _ place: CodePlace, _ program: Program) -> Bool {
        if node.kind == .memberAccess, node.firstChild == nil { return node.named("now") }
        if case .variable(let binding)? = node.name.flatMap({ LocalScope.binding(of: $0, at: node) }),
            node.kind == .identifierExpression, let value = PropertyBinding(binding)?.initialValue
        {
            return isNow(value, place, program)
        }
        return CurrentDate(place.at(node), in: program) != nil
    }
}
