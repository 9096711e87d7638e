import Project
import RuleEngine
import SwiftSource
import WidgetModel

/// See `rules/accessory-opaque-background.md`.
struct AccessoryOpaqueBackground: ConfigurationRule {
    let id = "accessory-opaque-background"

    func check(_ configuration: Configuration, _ report: inout Report) {
        guard let families = configuration.accessoryFamilies else { return }
        var seen: Set<CodePlace> = []
        for family in families {
            for region in report.project.renderedRegions(of: configuration, family: family) {
                for node in region.nodes where node.kind == .call && ContainerBackground.isForWidget(node) {
                    let place = region.place.at(node)
                    guard seen.insert(place).inserted, let call = CallExpression(node) else { continue }
                    check(call, place, region, families, &report)
                }
            }
        }
    }

    private func check(
        _ call: CallExpression, _ place: CodePlace, _ region: RenderedRegion, _ families: [String],
        _ report: inout Report
    ) {
        guard FillOpacity(report.program).ofArguments(call, inUnit: place.unit) == true,
            // The Smart Stack shows the background of the rectangular family.
            !families.contains("accessoryRectangular") || !mayRunOnWatch(place, report.program),
            !isSharedWithLargerWidget(place, report.project)
        else { return }
        report.add(
            call.calleeNameRange, inUnit: place.unit, "an opaque colour fills the background of an accessory widget",
            why: .why, write: .write, related: region.chain.map { RelatedLocation($0, in: report.program) },
            fixes: [fix(call, path: report.path(ofUnit: place.unit))])
    }

    private func mayRunOnWatch(_ place: CodePlace, _ program: Program) -> Bool {
        if program.units[place.unit].targets.contains(where: { $0.mainPlatform == .watchOS }) { return true }
        return place.node.ancestors.contains {
            $0.kind == .ifConfigClause && $0.firstChild?.mentions(anyOf: ["watchOS"]) == true
        }
    }

    /// Whether a widget of the Home Screen shows the same background.
    private func isSharedWithLargerWidget(_ place: CodePlace, _ project: WidgetProject) -> Bool {
        project.configurations.contains { other in
            guard other.kind.isWidget, other.accessoryFamilies == nil,
                // Asked for so that the answer counts as read from it.
                project.program.tree(ofUnit: other.place.unit) != nil
            else { return false }
            return project.renderedRegions(of: other).contains { region in
                region.place.unit == place.unit && region.liveNodes.contains { $0.contains(place.node.id.index) }
            }
        }
    }

    private func fix(_ call: CallExpression, path: String) -> Fix {
        let arguments = call.calleeNameRange.upperBound..<call.node.range.upperBound
        let edit = TextEdit(path: path, range: arguments, replacement: "(for: .widget) {}")
        return Fix(title: "Leave the background empty", safety: .unsafe, edits: [edit])
    }
}

extension String {
    fileprivate static let why =
        "The Lock Screen and watch faces draw accessory widgets on what lies behind them, and take the colour away or "
        + "show it as a grey block"
    fileprivate static let write =
        "containerBackground(for: .widget) {} with nothing in it, and AccessoryWidgetBackground() in the content where a "
        + "backdrop is wanted"
}

extension Configuration {
    /// The families of a widget that supports accessory families and no others.
    fileprivate var accessoryFamilies: [String]? {
        guard kind.isWidget, let families, !families.isEmpty, families.allSatisfy({ $0.hasPrefix("accessory") }) else {
            return nil
        }
        return families
    }
}
