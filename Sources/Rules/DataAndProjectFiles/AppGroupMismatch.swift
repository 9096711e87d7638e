import Project
import RuleEngine
import SwiftSource
import WidgetModel

/// See `rules/app-group-mismatch.md`.
struct AppGroupMismatch: ProjectRule {
    let id = "app-group-mismatch"

    func check(_ report: inout Report) {
        let targets = GroupTargets(report.project)
        guard targets.listsGroups else { return }
        var concerned: Set<Target> = []
        for use in AppGroupUse.all(in: report.project) {
            guard let lack = targets.lack(of: use) else { continue }
            concerned.formUnion(lack.targets)
            add(use, lack, &report)
        }
        for pair in targets.pairsWithoutSharedGroup() where concerned.isDisjoint(with: [pair.widget, pair.app]) {
            add(pair, &report)
        }
    }

    private func add(_ use: AppGroupUse, _ lack: GroupTargets.Lack, _ report: inout Report) {
        let name = use.groups.sorted().joined(separator: ", ")
        let listed = lack.targets.flatMap { $0.entitlements?.groups ?? [] }
        let nearest = Spelling.nearest(to: name, among: listed.map(\.name).sorted())
        let known = Set(listed.map(\.name))
        let meant = nearest ?? (known.count == 1 ? known.first : nil)
        let addition = "add \(name) to the app groups of \(lack.names)"
        report.add(
            use.place.node.range, inUnit: use.place.unit, "\(name) is not among the app groups of \(lack.names)",
            why: .why, write: meant.map { "\"\($0)\", or \(addition)" } ?? addition.capitalizedFirst,
            severity: lack.isCertain ? nil : .warning, related: lack.targets.compactMap(related))
    }

    /// Where a target's groups are listed, or would be.
    private func related(_ target: Target) -> RelatedLocation? {
        if let group = target.entitlements?.groups.first {
            return RelatedLocation(group.place, "the app groups of \(target.entitledName)")
        }
        let place = target.entitlements?.files.first?.start ?? target.place
        return place.map { RelatedLocation($0, "\(target.entitledName) has no app group") }
    }

    private func add(_ pair: GroupTargets.Pair, _ report: inout Report) {
        report.add(
            pair.place, "\(pair.widget.name) and \(pair.app.name) share no app group", why: .why,
            write: "List the same group in the entitlements of both", related: [related(pair.app)].compactMap { $0 })
    }
}

extension String {
    fileprivate static let why =
        "The app and the widget then open different stores, or none: the widget shows no data, and nothing says why"

    fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
