import RuleEngine
import SwiftSource
import WidgetModel

/// See `rules/progress-not-guarded.md`.
struct ProgressNotGuarded: RenderedNodeRule {
    let id = "progress-not-guarded"

    let kinds: [NodeKind] = [.call]
    let names: Set<String>? = ["ProgressView", "Gauge", "trim"]

    func check(_ place: CodePlace, in region: RenderedRegion, _ report: inout Report) {
        guard let call = CallExpression(place.node), let name = call.calleeName else { return }
        let isTrim = name == "trim"
        guard
            isTrim ? call.base != nil : call.base == nil && !report.program.declaresType(name, visibleFrom: place.unit),
            let value = call.argument(labeled: isTrim ? "to" : "value")?.value
        else { return }
        for division in Divisions(region, in: report.program).risky(in: place.at(value)) {
            add(division, name, place, region, &report)
        }
    }

    private func add(
        _ division: Division, _ name: String, _ place: CodePlace, _ region: RenderedRegion, _ report: inout Report
    ) {
        let divisor = division.divisor.text
        var related = region.chain.map { RelatedLocation($0, in: report.program) }
        if !place.node.contains(division.divisor) {
            related.append(
                RelatedLocation(
                    path: report.program.units[place.unit].path, range: place.node.calledNameRange,
                    message: "shown by \(name)"))
        }
        report.add(
            division.range, inUnit: division.place.unit, "this divides by \(divisor), which may be zero", why: .why,
            write: "\(divisor) > 0 ? … / \(divisor) : 0", related: related)
    }
}

extension String {
    fileprivate static let why =
        "The result is infinite or no number at all, and what shows it is full, empty or gone; whole numbers crash"
}
