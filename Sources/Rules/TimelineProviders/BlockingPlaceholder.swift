import RuleEngine
import SwiftSource
import WidgetModel

/// See `rules/blocking-placeholder.md`.
struct BlockingPlaceholder: PlaceholderRule {
    let id = "blocking-placeholder"

    func check(_ placeholder: Placeholder, _ report: inout Report) {
        guard let node = report.program.node(placeholder.declaration), let body = node.declaredBody else { return }
        let unit = placeholder.declaration.unit
        let operations = BlockingOperations(report.program)
        let hits = CallPaths(report.program).search(from: CodePlace(unit: unit, node: body)) { place, path in
            operations.operation(at: place, path: path)
        }
        for hit in hits.worstPerOrigin() {
            report.add(
                hit.origin.node.calledNameRange, inUnit: unit,
                "\(node.placeholderName) \(hit.value.action): \(hit.path(to: hit.value.name))", why: .why,
                write: .write,
                severity: hit.value.severity, related: hit.related(to: hit.value.name, in: report.program))
        }
    }

}

extension String {
    fileprivate static let why =
        "The widget stays an empty rectangle until the placeholder returns, and the system ends the extension if that takes long"
    fileprivate static let write =
        "Return an entry made of constants here, and load the data in the timeline or the snapshot"
}

extension Node {
    /// How the function is called in documentation: `placeholder(in:)`.
    var placeholderName: String {
        guard let function = FunctionDeclaration(self) else { return firstChild(.identifierPattern)?.name ?? "the placeholder" }
        return "\(function.name)(\(function.parameters.map { ($0.label ?? "_") + ":" }.joined()))"
    }

    /// UTF-8 range of the name that a call or a member access names.
    var calledNameRange: Range<Int> { CallExpression(self)?.calleeNameRange ?? nameRange ?? range }
}

extension [CallPaths.Hit<BlockingOperation>] {
    /// One hit for each place in the placeholder: the worst, and of equals the nearest.
    fileprivate func worstPerOrigin() -> [CallPaths.Hit<BlockingOperation>] {
        var best: [CodePlace: Int] = [:]
        for (index, hit) in enumerated() {
            guard let known = best[hit.origin] else {
                best[hit.origin] = index
                continue
            }
            if hit.value.severity > self[known].value.severity { best[hit.origin] = index }
        }
        return best.values.sorted().map { self[$0] }
    }
}
