import RuleEngine
import SwiftSource
import WidgetModel

/// See `rules/snapshot-does-work.md`.
struct SnapshotDoesWork: ProviderRule {
    let id = "snapshot-does-work"

    func check(_ provider: Provider, _ report: inout Report) {
        for id in provider.methods {
            guard let snapshot = SnapshotMethod(id, report.program), !snapshot.body.readsIsPreview else { continue }
            let requests = NetworkRequests(report.program)
            for body in snapshot.bodiesThatRun {
                let hits = CallPaths(report.program).search(from: CodePlace(unit: id.unit, node: body)) { place, path in
                    path.contains { $0.node.readsIsPreview } ? nil : requests.request(at: place)
                }
                for hit in hits { add(hit, snapshot, &report) }
            }
        }
    }

    private func add(_ hit: CallPaths.Hit<String>, _ snapshot: SnapshotMethod, _ report: inout Report) {
        report.add(
            hit.origin.node.calledNameRange, inUnit: snapshot.unit,
            "\(snapshot.name) uses the network also for the widget gallery: \(hit.path(to: hit.value))",
            why:
                "Whoever looks through the gallery sees an empty widget until the answer comes, or none when the "
                    + "device is offline",
            write:
                "if context.isPreview { … } with a sample entry that is at hand, and the request for all other "
                    + "snapshots",
            related: hit.related(to: hit.value, in: report.program))
    }
}

extension Node {
    /// Whether the code asks whether the widget is shown in the gallery.
    fileprivate var readsIsPreview: Bool { subtree.contains { $0.named("isPreview") } }
}
