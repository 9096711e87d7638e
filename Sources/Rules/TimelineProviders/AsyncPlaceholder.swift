import RuleEngine
import SwiftSource
import WidgetModel

/// See `rules/async-placeholder.md`.
struct AsyncPlaceholder: PlaceholderRule {
    let id = "async-placeholder"

    func check(_ placeholder: Placeholder, _ report: inout Report) {
        guard let node = report.program.node(placeholder.declaration) else { return }
        let unit = placeholder.declaration.unit
        if let effect = node.firstEffect {
            let word = node.tree.text(effect)
            report.add(
                effect, inUnit: unit, "\(node.placeholderName) is declared \(word), which no provider's placeholder may be",
                why: .why, write: .write)
        } else if let place = node.declaredBody.flatMap(firstAwait) {
            report.add(
                place, inUnit: unit, "\(node.placeholderName) awaits, and a placeholder must return at once", why: .why,
                write: .write)
        }
    }

    /// UTF-8 range of the first `await` that is not in a closure of its own.
    private func firstAwait(in body: Node) -> Range<Int>? {
        var end = 0
        for node in body.subtree {
            guard node.id.index >= end else { continue }
            switch node.kind {
            case .closure, .functionDeclaration: end = node.tree.subtreeEnd(node.id)
            case .awaitExpression: return node.nameRange
            default: break
            }
        }
        return nil
    }
}

extension String {
    fileprivate static let why =
        "The method is then not the one WidgetKit asks for: the code does not compile, or the widget has no placeholder"
    fileprivate static let write =
        "Return an entry made of constants, without async, throws and await; load the data in the timeline or the snapshot"
}

extension Node {
    /// UTF-8 range of the first effect word of a function, or of a property's getter.
    fileprivate var firstEffect: Range<Int>? {
        let owner = kind == .patternBinding ? firstChild(.accessorBlock)?.firstChild(.accessorDeclaration) : self
        guard let effects = owner?.firstChild(.effectSpecifiers) else { return nil }
        return effects.firstTokenRange
    }
}
