import RuleEngine
import SwiftSource
import WidgetModel

/// See `rules/unread-state.md`.
struct UnreadState: ProjectRule {
    let id = "unread-state"

    func check(_ report: inout Report) {
        let candidates = ShownState.all(in: report.project)
        guard !candidates.isEmpty else { return }
        // Without a view that shows anything of a type, the views are somewhere else.
        let shown = StateReads(of: candidates.flatMap(\.allProperties), in: report.project, isRenderedOnly: true)
        let states = candidates.filter { $0.allProperties.contains { shown.mayRead($0) } }
        guard !states.isEmpty else { return }
        let reads = StateReads(of: states.flatMap(\.properties), in: report.project)
        for property in states.flatMap(\.properties) where !reads.mayRead(property) && !reads.mayReadElsewhere(property)
        {
            guard let node = report.program.node(property.declaration) else { continue }
            report.add(
                node.declaredNameRange, inUnit: property.declaration.unit,
                "nothing reads \(property.name) of \(property.typeName)", why: .why,
                write: "A view that shows \(property.name), or \(property.typeName) without it")
        }
    }
}

extension String {
    fileprivate static let why = "People see the same, whatever it holds; what it was meant to show is missing"
}
