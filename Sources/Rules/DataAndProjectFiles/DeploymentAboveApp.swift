import Project
import RuleEngine
import WidgetModel

/// See `rules/deployment-above-app.md`.
struct DeploymentAboveApp: ProjectRule {
    static let id = "deployment-above-app"

    func check(_ report: inout Report) {
        var seen: Set<FilePlace> = []
        for target in report.project.targets.all where target.kind == .widgetExtension || target.kind == .otherExtension {
            for host in report.project.targets.hosts(of: target) {
                for platform in Platform.allCases {
                    for gap in FloorGap.all(of: target, above: host, on: platform) where seen.insert(gap.place).inserted {
                        add(gap, target, host, platform, &report)
                    }
                }
            }
        }
    }

    private func add(_ gap: FloorGap, _ target: Target, _ host: Target, _ platform: Platform, _ report: inout Report) {
        let lower = gap.host.version
        let what = target.kind == .widgetExtension ? "its widgets are" : "it is"
        report.add(
            gap.place, "\(target.name) needs \(platform) \(gap.own.version), and \(host.name) runs on \(platform) \(lower)",
            why: "on \(platform) \(lower) and up to \(gap.own.version) the app installs and \(what) missing",
            write: "\(platform.deploymentSetting) \(lower) for \(target.name), and #available around what is newer",
            related: gap.host.place.map { [RelatedLocation($0, "the floor of \(host.name)")] } ?? [])
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
                own.version > other.version, let place = own.place ?? target.place
            else { return nil }
            return FloorGap(own: own, host: other, place: place)
        }
    }
}
