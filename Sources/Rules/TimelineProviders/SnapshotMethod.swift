import SwiftSource
import WidgetModel

/// A provider's method that gives the entry for the widget gallery and for a widget that has just been added.
struct SnapshotMethod {
    let unit: Int
    let function: Node
    let body: Node
    /// How it is called in documentation: `getSnapshot(in:completion:)`.
    let name: String
    /// What it calls with the entry; nil when it returns the entry.
    let completion: TrackedValue?

    init?(_ id: DeclarationID, _ program: Program) {
        let fact = program.fact(id)
        guard fact.kind == .function, fact.name == "getSnapshot" || fact.name == "snapshot",
            let node = program.node(id),
            let declaration = FunctionDeclaration(node), let body = declaration.body,
            let last = declaration.parameters.last, last.label == "in" || last.label == "completion"
        else { return nil }
        unit = id.unit
        function = node
        self.body = body
        name = node.placeholderName
        completion = last.label == "completion" ? TrackedValue(last) : nil
    }

    /// The method's own code, and the closures in it, which run while WidgetKit waits.
    var bodiesThatRun: [Node] { [body] + body.subtree.filter { $0.kind == .closure && !SynchronousClosures.runs($0) } }
}
