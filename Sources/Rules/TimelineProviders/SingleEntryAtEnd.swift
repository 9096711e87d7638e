import RuleEngine
import SwiftSource
import WidgetModel

/// See `rules/single-entry-at-end.md`.
struct SingleEntryAtEnd: NodeRule {
    let id = "single-entry-at-end"

    let kinds: [NodeKind] = [.call]
    let names: Set<String>? = ["Timeline", "init"]

    func check(_ place: CodePlace, _ report: inout Report) {
        guard let timeline = TimelineCall(place, report.program), ReleasedCode.holds(place, report.program) else {
            return
        }
        let times = TimeFolder(report.project)
        let ends = ReloadPolicies(times).policies(of: timeline).filter { $0.policy.form == .atEnd }
        guard let end = ends.first, let list = EntryLists(EntryDates(times)).list(of: timeline.entries),
            list.maximumCount == 1, list.entries.allSatisfy({ $0.dates?.allSatisfy(\.isPastOrNow) ?? false })
        else { return }
        let isOwn = end.place.unit == place.unit && place.node.contains(end.place.node)
        let shown = isOwn ? end.place : timeline.policy
        report.add(
            shown.node.range, inUnit: place.unit, "the timeline ends as soon as it begins: its only entry is dated now",
            why: .why, write: ".after(.now.addingTimeInterval(60 * 60)), or more entries with later dates",
            related: related(list, timeline, report.program), fixes: isOwn ? fixes(end.place, report.program) : [])
    }

    private func related(_ list: EntryList, _ timeline: TimelineCall, _ program: Program) -> [RelatedLocation] {
        list.entries.map(\.place).filter { entry in
            entry.unit != timeline.place.unit || !timeline.place.node.contains(entry.node)
        }.map { RelatedLocation(path: program.units[$0.unit].path, range: $0.node.range, message: "the entry") }
    }

    private func fixes(_ place: CodePlace, _ program: Program) -> [Fix] {
        guard let name = place.node.nameRange else { return [] }
        let edit = TextEdit(
            path: program.units[place.unit].path, range: name, replacement: "after(.now.addingTimeInterval(60 * 60))")
        return [Fix(title: "Ask for the next timeline in an hour", safety: .unsafe, edits: [edit])]
    }
}

extension String {
    fileprivate static let why =
        "The next timeline is asked for at once: the day's reloads are soon used up, and the widget shows old content"
}
