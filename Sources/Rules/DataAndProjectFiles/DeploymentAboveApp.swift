import Project
import RuleEngine
import WidgetModel

/// See `rules/deployment-above-app.md`.
struct DeploymentAboveApp: ProjectRule {
    let id = "deployment-above-app"

    func check(_ report: inout Report) {
        var seen: Set<FilePlace> = []
        for target in report.project.targets.all where target.kind == .widgetExtension {
            for host in report.project.targets.hosts(of: target) {
                guard let platform = target.mainPlatform else { continue }
                let gaps = FloorGap.all(of: target, above: host, on: platform).filter { !seen.contains($0.place) }
                for alike in FloorGap.alike(gaps) { add(alike, target, host, platform, &report) }
                seen.formUnion(gaps.map(\.place))
            }
        }
    }

    /// - Parameter gaps: Of configurations with the same versions; not empty.
    private func add(
        _ gaps: [FloorGap], _ target: Target, _ host: Target, _ platform: Platform, _ report: inout Report
    ) {
        guard let gap = gaps.first else { return }
        let system = "\(platform) \(gap.own.version)"
        report.add(
            gap.place,
            "\(target.name) needs \(system), and \(host.name) runs from \(platform) \(gap.host.version) on",
            why: "On systems before \(system) the app installs, and no widget of it is there",
            write: "\(platform) \(gap.host.version) as the deployment target of \(target.name), "
                + "and #available around what is newer",
            related: related(gaps, host))
    }

    private func related(_ gaps: [FloorGap], _ host: Target) -> [RelatedLocation] {
        let others = Set(gaps.map(\.place)).subtracting(gaps.prefix(1).map(\.place))
        let same = gaps.filter { others.contains($0.place) }
            .map { RelatedLocation($0.place, "the same in \($0.own.configuration)") }
        let floor = gaps.first?.host.place.map { [RelatedLocation($0, "the version of \(host.name)")] } ?? []
        return floor + same
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

    /// Grouped by their versions, in the order of the configurations.
    static func alike(_ gaps: [FloorGap]) -> [[FloorGap]] {
        var groups: [[FloorGap]] = []
        for gap in gaps {
            let index = groups.firstIndex { $0.first?.hasSameVersions(as: gap) == true }
            if let index { groups[index].append(gap) } else { groups.append([gap]) }
        }
        return groups
    }

    private func hasSameVersions(as other: FloorGap) -> Bool {
        own.version == other.own.version && host.version == other.host.version
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
