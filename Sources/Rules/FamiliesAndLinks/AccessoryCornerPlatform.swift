import Project
import RuleEngine
import SwiftSource
import WidgetModel

/// See `rules/accessory-corner-platform.md`.
struct AccessoryCornerPlatform: NodeRule {
    let id = "accessory-corner-platform"

    let kinds: [NodeKind] = [.memberAccess]
    let names: Set<String>? = ["accessoryCorner"]

    func check(_ place: CodePlace, _ report: inout Report) {
        guard let family = WrittenFamily(place, report.program), isOfPhone(family, report.program) else { return }
        report.add(
            place.node.range, inUnit: place.unit, "accessoryCorner exists on Apple Watch alone", why: .why,
            write: "#if os(watchOS) around a list of families of its own")
    }

    /// Whether the code is compiled for iOS. A list that holds a family of the Home Screen too is made for no watch.
    private func isOfPhone(_ family: WrittenFamily, _ program: Program) -> Bool {
        let platforms = family.platforms(program)
        if !platforms.isEmpty { return platforms.contains(.iOS) }
        let isUnguarded = AvailabilityGuards(around: family.place.node).compilation(for: .iOS) == .certain
        return isUnguarded && family.neighbours.contains { $0.hasPrefix("system") && WidgetFamilies.all.contains($0) }
    }
}

extension String {
    fileprivate static let why =
        "The extension does not build for iPhone and iPad, so that people there get no widget at all"
}
