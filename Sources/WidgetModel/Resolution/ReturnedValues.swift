import SwiftSource

/// The expressions whose values a body can give back.
public enum ReturnedValues {
    /// What its `return`s give, else its only statement; of an expression itself.
    public static func of(_ body: Node) -> [Node] { of(body, in: nil) }

    /// The same of the parts that can run.
    ///
    /// - Parameters:
    ///   - body: A code block, a closure, or an expression, which gives itself.
    ///   - live: Which parts can run; nil for all.
    static func of(_ body: Node, in live: LiveCode?) -> [Node] {
        guard body.kind == .codeBlock || body.kind == .closure else { return [body] }
        let returned = returned(in: body, live)
        guard returned.isEmpty, let statement = onlyStatement(of: body) else { return returned }
        return values(of: statement)
    }

    /// The values of an `if` or `switch` that is used as an expression, or of an `#if` around one.
    static func ofBranches(_ node: Node) -> [Node] {
        switch node.kind {
        case .switchExpression: node.switchCases.flatMap { lastValue(in: Array($0.children)) }
        case .ifConfig: node.children(.ifConfigClause).flatMap { lastValue(in: $0.statementsOfClause) }
        default: node.children.compactMap { $0.firstChild(.codeBlock) }.flatMap { lastValue(in: Array($0.children)) }
        }
    }

    /// What a body of one statement gives back; nil for any other.
    public static func onlyValue(of body: Node) -> Node? {
        guard let statement = onlyStatement(of: body) else { return nil }
        return statement.kind == .returnStatement ? statement.firstChild : statement
    }

    private static func onlyStatement(of body: Node) -> Node? {
        let statements = body.children.filter { $0.kind != .closureSignature && $0.kind != .switchCaseItem }
        return statements.count == 1 ? statements[0] : nil
    }

    private static func lastValue(in statements: [Node]) -> [Node] { statements.last.map(values) ?? [] }

    private static func values(of statement: Node) -> [Node] {
        switch statement.kind {
        case .returnStatement: statement.firstChild.map { [$0] } ?? []
        case .ifExpression, .switchExpression, .ifConfig: ofBranches(statement)
        default: statement.kind.isExpression ? [statement] : []
        }
    }

    /// Return statements, but for those of functions and closures inside.
    private static func returned(in body: Node, _ live: LiveCode?) -> [Node] {
        var values: [Node] = []
        let visit: (Node) -> Bool = { node in
            if node.kind == .closure || node.kind.isFunctionDeclaration || node.kind.isTypeDeclaration {
                return node.id == body.id
            }
            if node.kind == .returnStatement, let value = node.firstChild { values.append(value) }
            return true
        }
        if let live { live.walk(body, visit) } else { walk(body, visit) }
        return values
    }

    private static func walk(_ root: Node, _ visit: (Node) -> Bool) {
        let tree = root.tree
        var index = root.id.index
        while index < tree.subtreeEnd(root.id) {
            let node = NodeID(index)
            index = visit(tree.node(node)) ? index + 1 : tree.subtreeEnd(node)
        }
    }
}

extension [Node] {
    /// Without `nil`.
    var withoutNil: [Node] { filter { $0.kind != .nilLiteral } }
}
