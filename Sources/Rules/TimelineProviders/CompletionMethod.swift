import RuleEngine
import SwiftSource
import WidgetModel

/// A method of a provider that answers through a completion.
struct CompletionMethod {
    let unit: Int
    let function: Node
    let body: Node
    let completion: TrackedValue
    /// How it is called in documentation: `getTimeline(in:completion:)`.
    let name: String
    /// Whether it gives the timeline; else a snapshot.
    let isTimeline: Bool

    init?(_ id: DeclarationID, _ program: Program) {
        let fact = program.fact(id)
        guard fact.kind == .function, Self.names.contains(fact.name), let node = program.node(id),
            let function = FunctionDeclaration(node), let body = function.body,
            let last = function.parameters.last, last.label == "completion", let completion = TrackedValue(last)
        else { return nil }
        unit = id.unit
        self.function = node
        self.body = body
        self.completion = completion
        name = node.placeholderName
        isTimeline = fact.name == "getTimeline" || fact.name == "timeline"
    }

    private static let names: Set<String> = ["getTimeline", "getSnapshot", "timeline", "snapshot"]

    var completionName: String { completion.name }

    func location(in program: Program) -> RelatedLocation {
        RelatedLocation(path: program.units[unit].path, range: function.declaredNameRange, message: name)
    }

    var why: String {
        isTimeline
            ? "WidgetKit waits for a timeline that never comes, so the widget stays a placeholder or shows what "
                + "is out of date"
            : "WidgetKit waits for an entry that never comes, so the widget gallery shows a placeholder"
    }

    func write(_ kind: PathEnd.Kind) -> String {
        let answer = isTimeline ? "a timeline of the last known entry that asks again later" : "a sample entry"
        return switch kind {
        case .throw: "do { … } catch { … } around it, with a call of \(completionName) with \(answer) in the catch"
        default: "A call of \(completionName) with \(answer) on this path, too"
        }
    }
}
