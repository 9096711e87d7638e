import SwiftSource

/// The expressions that a body can give as its result.
enum ResultExpressions {
    /// What its `return`s give, or its only statement.
    static func all(of body: Node) -> [Node] {
        let statements = body.children.filter { $0.kind != .closureSignature }
        let only = statements.count == 1 ? statements.flatMap { all(ofStatement: $0) } : []
        return only + returned(in: body)
    }

    /// What a statement gives that is a body's only one: an expression, or those of the branches of an `if` or `switch`.
    static func all(ofStatement statement: Node) -> [Node] {
        switch statement.kind {
        case .ifExpression:
            statement.children.flatMap { $0.firstChild(.codeBlock).map { only(in: $0) } ?? [] }
        case .switchExpression:
            statement.children(.switchCase).flatMap { only(in: $0) }
        case let kind where kind.isExpression: [statement]
        default: []
        }
    }

    private static func only(in block: Node) -> [Node] {
        let statements = block.children.filter { $0.kind != .switchCaseItem }
        return statements.count == 1 ? statements.flatMap { all(ofStatement: $0) } : []
    }

    private static func returned(in body: Node) -> [Node] {
        var found: [Node] = []
        let tree = body.tree
        var index = body.id.index + 1
        while index < tree.subtreeEnd(body.id) {
            let node = Node(tree, NodeID(index))
            if node.kind == .closure || node.kind.isFunctionDeclaration || node.kind.isTypeDeclaration {
                index = tree.subtreeEnd(node.id)
                continue
            }
            if node.kind == .returnStatement, let value = node.firstChild { found.append(value) }
            index += 1
        }
        return found
    }
}
