import Project
import RuleEngine
import WidgetModel

/// See `rules/deployment-above-app.md`.
struct DeploymentAboveApp: ProjectRule {
    static let id = "deployment-above-app"

    func check(_ report: inout Report) {
        var seen: Set<FilePlace> = []
        for target in report.project.targets.all where target.kind == .widgetExtension {
            for host in report.project.targets.hosts(of: target) {
                guard let platform = target.mainPlatform else { continue }
                // The other configurations say the same, as a rule.
                let gaps = FloorGap.all(of: target, above: host, on: platform)
                guard let gap = gaps.first, seen.insert(gap.place).inserted else { continue }
                add(gap, Array(gaps.dropFirst()), target, host, platform, &report)
            }
        }
    }

    private func add(
        _ gap: FloorGap, _ others: [FloorGap], _ target: Target, _ host: Target, _ platform: Platform, _ report: inout Report
    ) {
        let lower = gap.host.version
        let related = others.map { RelatedLocation($0.place, "the same in \($0.own.configuration)") }
        report.add(
            gap.place, "\(target.name) needs \(platform) \(gap.own.version), and \(host.name) runs on \(platform) \(lower)",
            why: "on \(platform) \(lower) and up to \(gap.own.version) the app installs and its widgets are missing",
            write: "\(platform.deploymentSetting) \(lower) for \(target.name), and #available around what is newer",
            related: (gap.host.place.map { [RelatedLocation($0, "the floor of \(host.name)")] } ?? []) + related)
    }
}

/// A configuration in which an extension needs a newer system than what it is built into.
private struct FloorGap {
    let own: DeploymentFloor
    let host: DeploymentFloor
    let place: FilePlace

    static func all(of target: Target, above host: Target, on platform: Platform) -> [FloorGap] {
        let hostFloors = host.floors(of: platform)
        return target.floors(of: platform).compactMap { own in
            guard let other = hostFloors.first(where: { $0.configuration == own.configuration }),
                own.version > max(other.version, platform.firstVersionWithWidgets), let place = own.place ?? target.place
            else { return nil }
            return FloorGap(own: own, host: other, place: place)
        }
    }
}

extension Platform {
    /// An extension can run on nothing older. Source: Apple's documentation of WidgetKit.
    fileprivate var firstVersionWithWidgets: SystemVersion {
        switch self {
        case .iOS: SystemVersion(14)
        case .macOS: SystemVersion(11)
        case .watchOS: SystemVersion(9)
        case .tvOS, .visionOS: SystemVersion(26)
        }
    }
}
