import SwiftSource

/// The syntax nodes that a rule wants to be asked about.
public struct NodeSelection: Sendable {
    let kinds: Set<NodeKind>
    /// Names of the nodes; nil for nodes of any name, and for those without one.
    let names: Set<String>?

    init(_ rule: some NodeSelecting) {
        kinds = Set(rule.kinds)
        names = rule.names
    }

    func contains(_ node: NodeID, in tree: SyntaxTree) -> Bool {
        guard kinds.contains(tree.kind(node)) else { return false }
        guard let names else { return true }
        return Self.nameToken(of: node, in: tree).map { names.contains(tree.text(ofToken: $0)) } ?? false
    }

    /// The token that names a node: what a call calls, else the node's own name.
    static func nameToken(of node: NodeID, in tree: SyntaxTree) -> Int? {
        guard tree.kind(node) == .call else { return tree.detail(node) }
        guard var callee = tree.firstChild(node) else { return nil }
        if tree.kind(callee) == .genericSpecialization { callee = tree.firstChild(callee) ?? callee }
        switch tree.kind(callee) {
        case .identifierExpression, .memberAccess: return tree.detail(callee)
        default: return nil
        }
    }
}
