import RuleEngine
import SwiftSource
import WidgetModel

/// See `rules/entry-dates-repeat.md`.
struct EntryDatesRepeat: NodeRule, ExtensionNodeRule {
    let id = "entry-dates-repeat"

    let kinds: [NodeKind] = [.forStatement, .whileStatement, .repeatStatement, .closure]

    var events: [RuleEvent] { [.node(self), .extensionNode(self)] }

    /// Files that rules begin with were looked at whole.
    func check(_ place: CodePlace, in region: ExtensionRegion, _ report: inout Report) {
        if !report.program.units[place.unit].isRoot { check(place, &report) }
    }

    func check(_ place: CodePlace, _ report: inout Report) {
        guard let loop = EntryLoop(place, report.program), ReleasedCode.holds(place, report.program) else { return }
        let turns = LoopTurns(loop, TimeFolder(report.project))
        // One of them with another date is enough to tell the turns apart.
        for entry in loop.entries {
            guard let date = turns.repeatedDate(of: entry) else { continue }
            let name = entry.creation.calleeName.map { $0 == "init" ? "entry" : $0 } ?? "entry"
            report.add(
                date.range, inUnit: place.unit, "every \(name) of this loop is dated the same", why: .why,
                write: .write)
        }
    }
}

extension String {
    fileprivate static let why =
        "Only one of the entries is ever shown, and the others are passed over: the widget does not change in time"
    fileprivate static let write =
        "A date for each entry: from the element, or from the index by Calendar.current.date(byAdding:value:to:)"
}
