import Project
import RuleEngine
import SwiftSource
import WidgetModel

/// See `rules/location-plist.md`.
struct LocationPlist: ExtensionNodeRule {
    let id = "location-plist"
    private static let key = "NSWidgetUsesLocation"

    let kinds: [NodeKind] = [.call, .memberAccess]

    func check(_ place: CodePlace, in region: ExtensionRegion, _ report: inout Report) {
        guard let range = LocationUse.range(at: place, report.program),
            let lacking = widgetExtension(running: region, report)
        else { return }
        let fault = lacking.information?.flag(Self.key) == .off ? "turns off" : "lacks"
        let told =
            lacking.information?.place(ofKey: Self.key) ?? lacking.information?.files.first?.start ?? lacking.place
        let own = told.map { [RelatedLocation($0, "what the extension \(lacking.name) says of itself")] } ?? []
        report.add(
            range, inUnit: place.unit,
            "the widget asks for the location, and the Info.plist of \(lacking.name) \(fault) \(Self.key)",
            why: "The system gives the widget no location, whatever the person allowed the app",
            write: "\(Self.key) with the value YES in the Info.plist of the widget extension \(lacking.name)",
            related: region.chain.map { RelatedLocation($0, in: report.program) } + own)
    }

    /// An extension that certainly runs the code and lacks the key.
    private func widgetExtension(running region: ExtensionRegion, _ report: Report) -> Target? {
        let unit = region.chain.first?.unit ?? region.place.unit
        return report.program.units[unit].targets.first { target in
            guard target.kind == .widgetExtension, let information = target.information else { return false }
            switch information.flag(Self.key) {
            case .off, .absent: return true
            case .on, .unknown: return false
            }
        }
    }
}
