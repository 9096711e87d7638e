import RuleEngine
import SwiftSource
import WidgetModel

/// See `rules/day-seconds-arithmetic.md`.
struct DaySecondsArithmetic: NodeRule, ExtensionNodeRule {
    let id = "day-seconds-arithmetic"

    let kinds: [NodeKind] = [.call, .sequenceExpression]

    var events: [RuleEvent] { [.node(self), .extensionNode(self)] }

    /// Anywhere: what the start of a day is asked for.
    func check(_ place: CodePlace, _ report: inout Report) {
        check(place, &report) { $0 == .calendarDay }
    }

    /// In what a provider runs: all uses.
    func check(_ place: CodePlace, in region: ExtensionRegion, _ report: inout Report) {
        guard region.reason == .provider else { return }
        check(place, &report) { [.calendarDay, .reload, .other].contains($0) }
    }

    private func check(_ place: CodePlace, _ report: inout Report, _ concerns: (DateUse) -> Bool) {
        // Most of what is added is no time, and most of that is told by its type.
        guard let addition = SecondsAddition(place.node), mayBeDate(addition, place, report.program) else { return }
        // The length of a day is a constant; what callers pass says how many there are.
        let times = TimeFolder(report.project, followsCallers: false)
        guard let days = DayCount(addition.seconds, place, times),
            addition.date.map({ isDate($0, place, times) }) ?? true, !addition.namesPeriod
        else { return }
        let use = DateUse(of: addition.whole)
        guard concerns(use), ReleasedCode.holds(place, report.program) else { return }
        let isWait = use == .reload && startsNow(addition, place, times)
        report.add(
            addition.secondsRange, inUnit: place.unit, "\(DayCount.spelling) seconds are not always a day",
            why: isWait ? .whyReload : .why,
            write: replacement(addition, days, place) ?? "Calendar.current.date(byAdding: .day, value: 1, to: date)",
            severity: isWait ? .info : nil, fixes: fixes(addition, days, place, report.program))
    }

    private func mayBeDate(_ addition: SecondsAddition, _ place: CodePlace, _ program: Program) -> Bool {
        guard let date = addition.date, let type = ExpressionTypes(program).type(of: date, inUnit: place.unit) else {
            return true
        }
        return type == .foreign("Date")
    }

    private func isDate(_ node: Node, _ place: CodePlace, _ times: TimeFolder) -> Bool {
        if times.values(of: place.at(node))?.allSatisfy({ $0.isDate }) == true { return true }
        return times.type(of: place.at(node)) == .foreign("Date")
    }

    /// A reload so many seconds from now: nobody sees whether it comes an hour sooner.
    private func startsNow(_ addition: SecondsAddition, _ place: CodePlace, _ times: TimeFolder) -> Bool {
        addition.date.map { times.values(of: place.at($0)) == [.date(0)] } ?? true
    }

    // MARK: The fix

    private func replacement(_ addition: SecondsAddition, _ days: DayCount, _ place: CodePlace) -> String? {
        guard addition.canBeReplaced, let count = days.text(isNegative: addition.isNegative) else { return nil }
        let calendar = DateUse.calendar(around: addition.whole)?.text ?? "Calendar.current"
        return "\(calendar).date(byAdding: .day, value: \(count), to: \(addition.date?.text ?? ".now"))!"
    }

    private func fixes(
        _ addition: SecondsAddition, _ days: DayCount, _ place: CodePlace, _ program: Program
    ) -> [Fix] {
        guard let text = replacement(addition, days, place) else { return [] }
        let edit = TextEdit(path: program.units[place.unit].path, range: addition.range, replacement: text)
        return [Fix(title: "Let the calendar count the days", safety: .unsafe, edits: [edit])]
    }
}

extension String {
    fileprivate static let why =
        "A day has 23 or 25 hours when the clocks change, so the widget skips a day then, or shows the same one twice"
    fileprivate static let whyReload =
        "A day has 23 or 25 hours when the clocks change, and the reload then comes an hour sooner or later in the day"
}
