import Project
import RuleEngine
import SwiftSource
import WidgetModel

/// See `rules/family-platform.md`.
struct FamilyPlatform: NodeRule {
    let id = "family-platform"

    let kinds: [NodeKind] = [.memberAccess]
    let names: Set<String>? = WidgetFamilies.all

    func check(_ place: CodePlace, _ report: inout Report) {
        guard let family = WrittenFamily(place, report.program) else { return }
        if let platform = family.platforms(report.program).first(where: { family.isMissing(on: $0) }) {
            report.add(
                place.node.range, inUnit: place.unit, "\(platform.rawValue) has no \(family.name)",
                why: .why(platform), write: .write(platform))
        } else if family.name == "systemExtraLarge", isOfPhonesAlone(family, report.program) {
            report.add(
                place.node.range, inUnit: place.unit,
                "iPhones have no systemExtraLarge, and the widget is made for them alone",
                why: "Nobody can ever add the widget in this size", write: "The list without it", severity: .info)
        }
    }

    /// Whether all targets that compile the code are built for iPhones, and for nothing else.
    private func isOfPhonesAlone(_ family: WrittenFamily, _ program: Program) -> Bool {
        let targets = program.units[family.place.unit].targets
        return family.platforms(program) == [.iOS]
            && targets.allSatisfy { target in
                target.isDeclared && target.platforms == [.iOS] && !target.configurations.isEmpty
                    && target.configurations.allSatisfy { configuration in
                        guard let devices = configuration.settings["TARGETED_DEVICE_FAMILY"] else { return false }
                        return devices.isResolved && devices.value == "1"
                    }
            }
    }
}

extension WrittenFamily {
    /// Source: Apple's documentation of each case, iOS 27.
    fileprivate func isMissing(on platform: Platform) -> Bool {
        switch platform {
        case .watchOS: name.hasPrefix("system")
        case .macOS: name.hasPrefix("accessory")
        // `accessory-corner-platform` says it of iOS.
        case .iOS, .visionOS, .tvOS: false
        }
    }
}

extension String {
    fileprivate static func why(_ platform: Platform) -> String {
        "The extension does not build for \(platform.rawValue), so that people there get no widget at all"
    }
    fileprivate static func write(_ platform: Platform) -> String {
        let others = platform == .watchOS ? "accessory families" : "system families"
        return "#if os(\(platform.rawValue)) around a list of the \(others), and the others in its #else"
    }
}
