import RuleEngine
import SwiftSource
import WidgetModel

/// See `rules/entries-never-reload.md`.
struct EntriesNeverReload: NodeRule {
    let id = "entries-never-reload"

    let kinds: [NodeKind] = [.call]
    let names: Set<String>? = ["Timeline", "init"]

    func check(_ place: CodePlace, _ report: inout Report) {
        guard let timeline = TimelineCall(place, report.program), ReleasedCode.holds(place, report.program) else {
            return
        }
        let times = TimeFolder(report.project)
        if EntryLists(EntryDates(times)).list(of: timeline.entries)?.maximumCount == 0 {
            report.add(
                timeline.entries.node.range, inUnit: place.unit, "this timeline has no entry", why: .whyEmpty,
                write: "At least one entry dated now, such as one that says that there is nothing to show")
            return
        }
        checkNever(timeline, times, &report)
    }

    private func checkNever(_ timeline: TimelineCall, _ times: TimeFolder, _ report: inout Report) {
        // Who reloads it is seldom shown beside it.
        guard !report.program.isFragment else { return }
        let policies = ReloadPolicies(times).policies(of: timeline)
        guard !policies.isEmpty, policies.allSatisfy({ $0.policy.form == .never }),
            let content = TimelineContent(timeline, report.project), content.mayChange,
            !ReloadRequests(report.project).exist
        else { return }
        report.add(
            timeline.policy.node.range, inUnit: timeline.place.unit,
            "this timeline is never replaced: the project has no WidgetCenter reload and no push handler",
            why: .whyNever,
            write: "WidgetCenter.shared.reloadTimelines(ofKind:) in the app where the data changes, or .after(date)",
            severity: content.isConfigured ? .info : nil)
    }
}

extension String {
    fileprivate static let whyEmpty =
        "There is nothing for the widget to show: it keeps its placeholder, or what it showed before"
    fileprivate static let whyNever =
        "The widget keeps showing what it showed first, until people remove it or restart the device"
}
