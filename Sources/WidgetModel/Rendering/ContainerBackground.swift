import SwiftSource

/// Calls of `containerBackground`.
public enum ContainerBackground {
    /// What a call's `for:` names.
    enum Placement {
        case widget
        case other
        /// A variable: nobody knows.
        case unknown
    }

    static func placement(of call: CallExpression) -> Placement? {
        guard call.calleeName == "containerBackground", let value = call.argument(labeled: "for")?.value else { return nil }
        guard value.kind == .memberAccess else { return .unknown }
        return value.named("widget") ? .widget : .other
    }

    public static func isForWidget(_ node: Node) -> Bool {
        guard let call = CallExpression(node), case .widget? = placement(of: call) else { return false }
        return true
    }

    /// Whether a node is part of what is passed to `containerBackground(for: .widget)` in the same body.
    public static func holds(_ node: Node) -> Bool {
        var inner = node.id
        let tree = node.tree
        while inner != .root {
            let outer = tree.parent(inner)
            let kind = tree.kind(outer)
            if kind.isTypeDeclaration { return false }
            // What the modifier is called on is the first child.
            if kind == .call, tree.firstChild(outer) != inner, isForWidget(tree.node(outer)) { return true }
            inner = outer
        }
        return false
    }
}
