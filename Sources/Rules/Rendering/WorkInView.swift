import RuleEngine
import SwiftSource
import WidgetModel

/// See `rules/work-in-view.md`.
struct WorkInView: ExtensionNodeRule {
    let id = "work-in-view"

    let kinds: [NodeKind] = [.call]
    let names: Set<String>? = ViewWork.names

    func check(_ place: CodePlace, in region: ExtensionRegion, _ report: inout Report) {
        guard region.reason == .rendered, DrawnClosures.run(place.node, in: region.place.node) else { return }
        // What the callers pass is looked at too, so that the answer must count as read from them.
        for caller in region.callers where report.program.tree(ofUnit: caller.unit) == nil { return }
        guard let work = ViewWork(report.program).operation(at: place, path: region.callers + [region.place]),
            !ProcessCheck.isMade(on: region, report.program)
        else { return }
        report.add(
            place.node.calledNameRange, inUnit: place.unit, message(work, region), why: .why, write: .write,
            severity: RareWork(report.program).isDone(on: region.callers + [region.place]) ? .info : work.severity,
            related: region.chain.map { RelatedLocation($0, in: report.program) })
    }

    private func message(_ work: BlockingOperation, _ region: ExtensionRegion) -> String {
        let path = region.chain.suffix(region.callers.count).map(\.title) + [work.name]
        return "drawing the widget \(work.action): \(path.joined(separator: " → "))"
    }
}

extension String {
    fileprivate static let why =
        "A view has a moment to be drawn: what waits leaves the widget blank, and what comes later is never shown"
    fileprivate static let write = "Do the work in the provider, and hand the result to the view in the entry"
}
