import RuleEngine
import SwiftSource
import WidgetModel

/// See `rules/group-container-unwrap.md`.
struct GroupContainerUnwrap: ProjectRule {
    let id = "group-container-unwrap"

    func check(_ report: inout Report) {
        for place in report.project.calls(where: { $0 == .containerURL }) {
            guard let call = CallExpression(place.node), report.project.mayReachWidget(place.unit),
                call.hasArgument(labeled: "forSecurityApplicationGroupIdentifier")
            else { continue }
            if place.node.parent?.kind == .forceUnwrap {
                add(call.calleeNameRange, place.unit, &report)
            } else {
                for unwrap in UnwrappedVariable.unwraps(ofValue: place.node) { add(unwrap.range, place.unit, &report) }
            }
        }
    }

    private func add(_ range: Range<Int>, _ unit: Int, _ report: inout Report) {
        report.add(
            range, inUnit: unit, "the app group's folder is unwrapped without a look whether there is one",
            why: .why, write: .write)
    }
}

extension String {
    fileprivate static let why =
        "Where the entitlements of a target or build lack the group there is none: the widget ends here and stays blank"
    fileprivate static let write = "guard let, with an entry that needs no data where there is no folder"
}
