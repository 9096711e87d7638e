import RuleEngine
import SwiftSource
import WidgetModel

/// See `rules/reload-date-in-past.md`.
struct ReloadDateInPast: NodeRule {
    let id = "reload-date-in-past"

    let kinds: [NodeKind] = [.call]
    let names: Set<String>? = ["after"]

    func check(_ place: CodePlace, _ report: inout Report) {
        guard let call = CallExpression(place.node), call.allArguments.count == 1,
            let argument = call.firstUnlabeledArgument?.value,
            PolicyContext(place, report.program).policy == .timeline, ReleasedCode.holds(place, report.program)
        else { return }
        for origin in DateOrigins(TimeFolder(report.project)).origins(of: place.at(argument))
        where origin.values.allSatisfy(\.isPastOrNow) {
            let isElsewhere = !argument.range.contains(origin.range.lowerBound)
            let policy = RelatedLocation(
                path: report.path(ofUnit: place.unit), range: place.node.calledNameRange, message: "the reload policy")
            report.add(
                origin.range, inUnit: origin.place.unit, message(origin.values), why: .why, write: .write,
                related: isElsewhere ? [policy] : [])
        }
    }

    private func message(_ values: Set<TimeValue>) -> String {
        let isNow = values == [.date(0)]
        return "the date of this reload is \(isNow ? "the moment at which it is asked for" : "already past")"
    }
}

extension String {
    fileprivate static let why =
        "The next timeline is asked for at once: the day's reloads are soon used up, and the widget shows old content"
    fileprivate static let write = "A later date, such as .after(.now.addingTimeInterval(60 * 60))"
}
