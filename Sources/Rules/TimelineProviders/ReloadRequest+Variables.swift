import SwiftSource
import WidgetModel

extension ReloadRequest {
    /// Whether it is of another kind in each round: it names what the loop goes through.
    func dependsOn(variablesOf loop: Node) -> Bool {
        guard loop.kind == .forStatement, let pattern = loop.firstChild else { return false }
        return dependsOn(Set(pattern.subtree.filter { $0.kind == .identifierPattern }.compactMap(\.name)), inside: loop)
    }

    func dependsOn(parametersOf closure: Node) -> Bool {
        let signature = closure.firstChild(.closureSignature)
        let names =
            signature?.subtree.filter { $0.kind == .closureParameter || $0.kind == .parameter }.compactMap(\.name) ?? []
        return dependsOn(Set(names + ["$0"]), inside: closure)
    }

    private func dependsOn(_ names: Set<String>, inside scope: Node) -> Bool {
        guard let kind else { return false }
        return kind.subtree.contains { node in
            guard node.kind == .identifierExpression, let name = node.name else { return false }
            if names.contains(name) { return true }
            // `let kind = widget.kind`
            guard case .variable(let binding)? = LocalScope.binding(of: name, at: node), scope.contains(binding) else {
                return false
            }
            return binding.subtree.contains { $0.kind == .identifierExpression && $0.name.map(names.contains) == true }
        }
    }
}
