import RuleEngine
import SwiftSource
import WidgetModel

/// See `rules/date-in-view.md`.
struct DateInView: ExtensionNodeRule {
    let id = "date-in-view"

    let kinds: [NodeKind] = [.call, .memberAccess]
    let names: Set<String>? = CurrentDate.names

    func check(_ place: CodePlace, in region: ExtensionRegion, _ report: inout Report) {
        let body = region.place
        guard region.reason == .rendered, DrawnClosures.run(place.node, in: body.node),
            let date = CurrentDate(place, in: report.program), DrawnHelper(body, report.program).isOfView,
            case let isOfActivity = ActivityViews(report.project).hold(region),
            !HarmlessDate(body: body.node, isOfActivity: isOfActivity).holds(place.node),
            !isHarmlessWhereUsed(region, isOfActivity, report.program),
            !isCancelledOut(place, report.project)
        else { return }
        report.add(
            place.node.kind == .call || date.form == .now ? place.node.range : place.node.nameRange ?? place.node.range,
            inUnit: place.unit, "\(date.title) is the moment when the view is drawn, not when it is shown",
            why: isOfActivity ? .whyActivity : .why, write: isOfActivity ? .writeActivity : .write,
            severity: isOfActivity ? .info : nil, related: region.chain.map { RelatedLocation($0, in: report.program) },
            fixes: ViewEntry(at: place, in: report.program).map { fixes(date, $0, place, report.program) } ?? [])
    }

    /// Whether a helper of the view is used for nothing but timers where it led here.
    private func isHarmlessWhereUsed(_ region: ExtensionRegion, _ isOfActivity: Bool, _ program: Program) -> Bool {
        guard let caller = region.callers.last, let name = region.chain.last?.title,
            // The answer must count as read from it.
            program.tree(ofUnit: caller.unit) != nil
        else { return false }
        let uses = caller.node.subtree.filter {
            ($0.kind == .identifierExpression || $0.kind == .memberAccess) && $0.named(name)
        }
        let harmless = HarmlessDate(body: caller.node, isOfActivity: isOfActivity)
        return !uses.isEmpty && uses.allSatisfy(harmless.holds)
    }

    /// Whether the moment of the drawing has no part in the result.
    private func isCancelledOut(_ place: CodePlace, _ project: WidgetProject) -> Bool {
        let dates = CancellingDates(project.program)
        return dates.holdArgument(place) || dates.holdMinuend(place, in: project)
    }

    private func fixes(_ date: CurrentDate, _ entry: ViewEntry, _ place: CodePlace, _ program: Program) -> [Fix] {
        let path = program.units[place.unit].path
        switch date.form {
        case .now:
            let edit = TextEdit(path: path, range: place.node.range, replacement: entry.date)
            return [Fix(title: "Use the date of the entry", safety: .unsafe, edits: [edit])]
        case .interval:
            guard let name = place.node.nameRange else { return [] }
            let edit = TextEdit(path: path, range: name, replacement: "timeIntervalSince(\(entry.date))")
            return [Fix(title: "Count from the date of the entry", safety: .unsafe, edits: [edit])]
        case .offset:
            return []
        }
    }
}

extension String {
    fileprivate static let why =
        "WidgetKit draws the views of all entries ahead of time, so until the next reload people see that moment"
    fileprivate static let write = "entry.date, handed on to the view that needs it"
    fileprivate static let whyActivity =
        "A Live Activity is drawn when it is updated, so people see the moment of the last update until the next"
    fileprivate static let writeActivity =
        "Text(_:style:) or timerInterval: where time is shown, or a value in the content state where it decides something"
}
