import SwiftSource
import WidgetModel

/// Force-unwrapping of a constant or variable that holds what a call returned.
enum UnwrappedVariable {
    /// The `name!`s in the same file; none where code compares the variable to nil.
    ///
    /// - Parameter value: The call, which is all of an initial value.
    static func unwraps(ofValue value: Node) -> [Node] {
        guard let clause = value.parent, clause.kind == .initializerClause, let binding = clause.parent,
            let name = PropertyBinding(binding)?.name, let declaration = binding.parent, let scope = declaration.parent
        else { return [] }
        // A property is seen in the whole type, a local one in the code that follows.
        let isLocal = scope.kind == .codeBlock || scope.kind == .closure
        let uses = scope.subtree.filter { isUse($0, of: name, binding, isLocal: isLocal) }
        guard !uses.contains(where: isCompared) else { return [] }
        return uses.compactMap { $0.parent?.kind == .forceUnwrap ? $0.parent : nil }
    }

    private static func isUse(_ node: Node, of name: String, _ binding: Node, isLocal: Bool) -> Bool {
        if node.kind == .memberAccess, !isLocal {
            return node.named(name) && node.firstChild.map { $0.named("self") || $0.named("Self") } ?? false
        }
        guard node.kind == .identifierExpression, node.named(name) else { return false }
        switch LocalScope.binding(of: name, at: node) {
        case .variable(let found)?: return isLocal && found.id == binding.id
        case nil: return !isLocal
        default: return false
        }
    }

    private static func isCompared(_ use: Node) -> Bool {
        use.parent?.kind == .sequenceExpression && use.parent?.firstChild(.nilLiteral) != nil
    }
}
