import Project
import RuleEngine
import SwiftSource
import WidgetModel

/// See `rules/timer-range-traps.md`.
struct TimerRangeTraps: NodeRule {
    let id = "timer-range-traps"

    /// The argument, and the type of a property or function that makes the range for it.
    let kinds: [NodeKind] = [.argument, .identifierType]
    let names: Set<String>? = ["timerInterval", "ClosedRange"]

    func check(_ place: CodePlace, _ report: inout Report) {
        guard isShipped(place, report.program) else { return }
        for value in TimerRanges(report.program).values(of: place) {
            for node in Self.ranges(in: value.node) {
                if let range = DateRange(value.at(node)) { check(range, &report) }
            }
        }
    }

    private func isShipped(_ place: CodePlace, _ program: Program) -> Bool {
        if program.units[place.unit].targets.contains(where: { $0.kind == .test }) { return false }
        if place.node.isInPreview { return false }
        return program.scope(at: place).map { !program.conforms($0, to: "PreviewProvider") } ?? true
    }

    /// Ranges in an expression or a body; none of those that are passed to another function.
    private static func ranges(in value: Node) -> [Node] {
        value.subtree.filter { node in
            guard node.kind == .sequenceExpression else { return false }
            var inner = node
            while inner.id != value.id, let around = inner.parent {
                if around.kind == .argumentList || around.kind == .conditionList || around.kind == .closure {
                    return false
                }
                inner = around
            }
            return true
        }
    }

    private func check(_ range: DateRange, _ report: inout Report) {
        let lower = DateBound(range.lower, unit: range.place.unit, in: report.program)
        let upper = DateBound(range.upper, unit: range.place.unit, in: report.program)
        guard mayTrap(lower, upper),
            !TestedConditions(at: range.place, in: report.program).mention(tested(lower, upper)),
            !isOfInterval(upper, range.place, report.program), !isTestedByCallers(upper, range.place, report.program)
        else { return }
        let (first, last) = (DateRange.text(of: range.lower), DateRange.text(of: range.upper))
        report.add(
            range.range, inUnit: range.place.unit, "the range crashes when \(last) is before \(first)", why: .why,
            write: "\(first)...max(\(first), \(last)), or a test before it: if \(last) > \(first) { … } else { … }",
            severity: areMadeTogether(lower, upper) ? .info : nil)
    }

    private func mayTrap(_ lower: DateBound, _ upper: DateBound) -> Bool {
        guard !lower.isTested, !upper.isTested, !upper.isUnknown, !lower.isUnknown, !upper.isConstant else {
            return false
        }
        if lower.isConstant { return false }
        // Something is added to the same date, which is seldom less than nothing.
        return !(lower.isNow && upper.isNow) && lower.base != upper.base
    }

    private func tested(_ lower: DateBound, _ upper: DateBound) -> Set<String> {
        upper.names.union(lower.isNow ? [] : lower.names)
    }

    /// Whether the end is a parameter, and a caller in the same type tests what it passes.
    private func isTestedByCallers(_ bound: DateBound, _ place: CodePlace, _ program: Program) -> Bool {
        guard let function = place.node.ancestors.first(where: { $0.kind == .functionDeclaration }),
            let parameter = FunctionDeclaration(function)?.parameters.first(where: { $0.internalName == bound.base }),
            let name = function.name, let type = function.ancestors.first(where: { $0.kind.isTypeDeclaration })
        else { return false }
        return type.subtree.contains { node in
            guard let call = CallExpression(node), call.calleeName == name,
                let value = call.arguments.first(where: { $0.label == parameter.label })?.value
            else { return false }
            let passed = DateBound([value], unit: place.unit, in: program)
            return passed.isTested || TestedConditions(at: place.at(node), in: program).mention(passed.names)
        }
    }

    /// A `DateInterval` sees to the order itself.
    private func isOfInterval(_ bound: DateBound, _ place: CodePlace, _ program: Program) -> Bool {
        guard let owner = bound.owner else { return false }
        return ExpressionTypes(program).type(of: owner, inUnit: place.unit) == .foreign("DateInterval")
    }

    /// Two members of one value, which whoever made it may have put in order; the date of an entry is a present moment.
    private func areMadeTogether(_ lower: DateBound, _ upper: DateBound) -> Bool {
        guard let first = lower.owner, let last = upper.owner, first.text == last.text else { return false }
        return !lower.isNow && !lower.names.contains("date") && !lower.names.contains("now")
    }
}

extension String {
    fileprivate static let why =
        "The extension ends at once, so the widget or Live Activity is blank from the moment when the time is up"
}
