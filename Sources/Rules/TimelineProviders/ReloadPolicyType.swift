import RuleEngine
import SwiftSource
import WidgetModel

/// See `rules/reload-policy-type.md`.
struct ReloadPolicyType: NodeRule {
    let id = "reload-policy-type"

    let kinds: [NodeKind] = [.call]
    let names: Set<String>? = ["TimelineReloadPolicy", "atEnd", "never", "after"]

    func check(_ place: CodePlace, _ report: inout Report) {
        guard let call = CallExpression(place.node), let name = call.calleeName else { return }
        switch name {
        case "TimelineReloadPolicy":
            guard call.base == nil, !call.hasImplicitBase, !report.program.declaresType(name, visibleFrom: place.unit) else { return }
            report.add(
                call.calleeNameRange, inUnit: place.unit, "TimelineReloadPolicy has no initializer", why: .why,
                write: "Write .atEnd, .never or .after(date)")
        case "atEnd", "never":
            guard let policy = PolicyContext(place, report.program).policy, policy == .timeline, let argument = call.allArguments.first else { return }
            report.add(
                argument.node.range, inUnit: place.unit, ".\(name) takes no argument", why: .why,
                write: "Write .\(name), or .after(date) to ask for the next timeline at a time of your own")
        case "after":
            checkAfter(call, place, &report)
        default:
            break
        }
    }

    private func checkAfter(_ call: CallExpression, _ place: CodePlace, _ report: inout Report) {
        guard call.allArguments.count == 1, let argument = call.firstUnlabeledArgument?.value,
            let policy = PolicyContext(place, report.program).policy,
            let type = NonDate(report.project).type(of: argument, at: place)
        else { return }
        let subject = policy == .timeline ? "the reload policy" : "the dismissal policy"
        report.add(
            argument.range, inUnit: place.unit, "\(subject) .after takes a Date, and this is \(type.article) \(type.name)",
            why: .why, write: help(argument, type, policy), fixes: fixes(argument, type, place, report.program))
    }

    private func help(_ argument: Node, _ type: NonDate.Name, _ policy: PolicyContext.Policy) -> String {
        type.isSeconds ? ".after(.now.addingTimeInterval(\(argument.text)))" : ".after(date) with the date itself, such as .now.addingTimeInterval(3600)"
    }

    private func fixes(_ argument: Node, _ type: NonDate.Name, _ place: CodePlace, _ program: Program) -> [Fix] {
        guard type.isSeconds else { return [] }
        let edit = TextEdit(
            path: program.units[place.unit].path, range: argument.range, replacement: ".now.addingTimeInterval(\(argument.text))")
        return [Fix(title: "Count the seconds from now", safety: .unsafe, edits: [edit])]
    }
}

extension String {
    fileprivate static let why = "The code does not compile, so whoever copies it gets no widget"
}
