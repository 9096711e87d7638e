import RuleEngine
import SwiftSource
import WidgetModel

/// See `rules/reload-budget.md`.
struct ReloadBudget: NodeRule {
    let id = "reload-budget"

    let kinds: [NodeKind] = [.call]
    let names: Set<String>? = ["after", "Timeline", "init"]

    func check(_ place: CodePlace, _ report: inout Report) {
        if CallExpression(place.node)?.calleeName == "after" {
            checkAfter(place, &report)
        } else if let timeline = TimelineCall(place, report.program) {
            checkEnd(of: timeline, &report)
        }
    }

    /// `.after(date)`
    private func checkAfter(_ place: CodePlace, _ report: inout Report) {
        guard let date = ReloadDate(place, report.project) else { return }
        for origin in date.origins {
            let isRetry = FailurePath.holds(place.node) || FailurePath.holds(origin.place.node)
            add(
                origin.values, at: origin.range, origin.place.unit, isRetry: isRetry,
                date.related(to: origin, report.program), &report)
        }
    }

    /// `.atEnd`, which asks for more when the last entry's date has come.
    private func checkEnd(of timeline: TimelineCall, _ report: inout Report) {
        guard ReleasedCode.holds(timeline.place, report.program) else { return }
        let times = TimeFolder(report.project)
        for (policy, place) in ReloadPolicies(times).policies(of: timeline) where policy.form == .atEnd {
            guard let last = policy.intervals.last else { continue }
            let isOwn = timeline.place.unit == place.unit && timeline.place.node.contains(place.node)
            let range = (isOwn ? place : timeline.policy).node.range
            add(
                [.date(last)], at: range, timeline.place.unit, isRetry: FailurePath.holds(timeline.place.node), [],
                &report)
        }
    }

    private func add(
        _ values: Set<TimeValue>, at range: Range<Int>, _ unit: Int, isRetry: Bool,
        _ related: [RelatedLocation], _ report: inout Report
    ) {
        let intervals = values.map(\.reloadInterval)
        guard !intervals.contains(nil), let shortest = intervals.compactMap({ $0 }).min(), shortest >= 1,
            shortest < (isRetry ? .shortest : .comfortable)
        else { return }
        let pace = ReloadPace(seconds: shortest)
        let certain = intervals.count == 1 ? "this asks" : "at times this asks"
        report.add(
            range, inUnit: unit,
            """
            \(certain) for new content every \(pace.interval), \(pace.reloadsPerDay) times a day; about 40–70 are \
            granted
            """,
            why: isRetry ? .whyRetry : .why, write: .write,
            severity: shortest < .shortest && !isRetry ? nil : .info, related: related)
    }
}

extension Double {
    /// Seconds below which the budget is used up in a few hours at the most.
    fileprivate static let shortest = 300.0
    /// Seconds below which it does not last the day.
    fileprivate static let comfortable = 900.0
}

extension String {
    fileprivate static let why =
        "Once the day's reloads are used up, the widget shows old content until the system grants more"
    fileprivate static let whyRetry =
        "A failure that lasts uses up the day's reloads, and the widget shows old content after it is over"
    fileprivate static let write =
        "A reload 15 minutes ahead or more, with an entry for each change known before; Text(date, style:) counts alone"
}
