import RuleEngine
import SwiftSource
import WidgetModel

/// See `rules/first-entry-in-future.md`.
struct FirstEntryInFuture: NodeRule, ExtensionNodeRule {
    let id = "first-entry-in-future"

    let kinds: [NodeKind] = [.forStatement, .closure]

    var events: [RuleEvent] { [.node(self), .extensionNode(self)] }

    /// Files that rules begin with were looked at whole.
    func check(_ place: CodePlace, in region: ExtensionRegion, _ report: inout Report) {
        if !report.program.units[place.unit].isRoot { check(place, &report) }
    }

    func check(_ place: CodePlace, _ report: inout Report) {
        guard let loop = EntryLoop(place, report.program), let sequence = loop.sequence, loop.entries.count == 1,
            let entry = loop.entries.first, ReleasedCode.holds(place, report.program)
        else { return }
        let times = TimeFolder(report.project)
        guard times.startsAboveZero(sequence),
            let dates = EntryDates(times).firstDate(ofEntry: place.at(entry.creation.node), madeIn: place),
            !dates.isEmpty, dates.allSatisfy(\.isInFuture), !isSkipped(entry, in: loop),
            EntryDestination(report.project).isWholeTimeline(loop, entry)
        else { return }
        report.add(
            sequence.node.range, inUnit: place.unit, "the first entry is later than now, and none is for now",
            why: .why, write: "Begin at 0, or put an entry dated now before these")
    }

    /// Whether a condition decides which turn makes the first entry.
    private func isSkipped(_ entry: EntryLoop.Entry, in loop: EntryLoop) -> Bool {
        entry.creation.node.ancestors.prefix { $0.id != loop.loop.node.id }.contains {
            $0.kind == .ifExpression || $0.kind == .switchExpression
        }
    }
}

extension String {
    fileprivate static let why =
        "Until its date comes there is nothing for the widget to show but its placeholder, or what it showed before"
}
