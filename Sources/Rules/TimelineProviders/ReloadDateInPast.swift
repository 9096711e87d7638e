import RuleEngine
import SwiftSource
import WidgetModel

/// See `rules/reload-date-in-past.md`.
struct ReloadDateInPast: NodeRule {
    let id = "reload-date-in-past"

    let kinds: [NodeKind] = [.call]
    let names: Set<String>? = ["after"]

    func check(_ place: CodePlace, _ report: inout Report) {
        guard let date = ReloadDate(place, report.project) else { return }
        for origin in date.origins where origin.values.allSatisfy(\.isPastOrNow) {
            report.add(
                origin.range, inUnit: origin.place.unit, message(origin.values), why: .why, write: .write,
                related: date.related(to: origin, report.program))
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
