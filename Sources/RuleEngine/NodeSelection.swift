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
        switch tree.kind(node) {
        case .call: tree.firstChild(node).flatMap { nameToken(ofCallee: $0, in: tree) }
        case .patternBinding: tree.firstChild(node, .identifierPattern).flatMap { tree.detail($0) }
        default: tree.detail(node)
        }
    }

    /// UTF-8 byte range of the token that names a node, or of the whole node where none does.
    static func nameRange(of node: Node) -> Range<Int> {
        nameToken(of: node.id, in: node.tree).map { node.tree.range(ofToken: $0) } ?? node.range
    }

    private static func nameToken(ofCallee callee: NodeID, in tree: SyntaxTree) -> Int? {
        switch tree.kind(callee) {
        case .identifierExpression, .memberAccess: tree.detail(callee)
        case .genericSpecialization: tree.firstChild(callee).flatMap { nameToken(ofCallee: $0, in: tree) }
        default: nil
        }
    }
}
