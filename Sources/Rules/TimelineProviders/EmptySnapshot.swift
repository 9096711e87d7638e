import RuleEngine
import SwiftSource
import WidgetModel

/// See `rules/empty-snapshot.md`.
struct EmptySnapshot: ProviderRule {
    let id = "empty-snapshot"

    func check(_ provider: Provider, _ report: inout Report) {
        for id in provider.methods {
            guard let snapshot = SnapshotMethod(id, report.program) else { continue }
            let entries = snapshot.entries
            let emptiness = EmptyEntries(report.program, unit: id.unit)
            // One that is not empty may well be the one that people see.
            guard !entries.isEmpty, entries.allSatisfy(emptiness.isEmpty) else { continue }
            for entry in entries {
                report.add(
                    entry.range, inUnit: id.unit, "\(snapshot.name) gives an entry without content",
                    why: "The widget gallery shows an empty widget, and few people add what they see nothing in",
                    write: "An entry of sample values that shows what the widget is for, at least if context.isPreview")
            }
        }
    }
}

extension SnapshotMethod {
    /// The expressions that give the entry; none when one of them is out of sight.
    fileprivate var entries: [Node] {
        guard let completion else {
            let values = ReturnedValues.of(body)
            return values
        }
        var entries: [Node] = []
        for mention in body.subtree where completion.isMeant(by: mention) {
            guard let call = mention.parent.flatMap(CallExpression.init), mention.isCallee,
                let value = call.firstUnlabeledArgument?.value
            else { return [] }
            entries.append(value)
        }
        return entries
    }
}
