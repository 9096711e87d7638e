import SwiftSource

/// What a body gives back.
enum Returns {
    /// The expressions that a function's or getter's block may return, but for `nil`.
    static func of(_ block: Node) -> [Node] {
        let statements = Array(block.children)
        if statements.count == 1, statements[0].kind.isExpression { return ofValue(statements[0]) }
        var found: [Node] = []
        collect(in: block, into: &found)
        return found
    }

    /// What a closure may give back, but for `nil`.
    static func ofClosure(_ closure: Node) -> [Node] {
        let statements = closure.children.filter { $0.kind != .closureSignature }
        return statements.count == 1 && statements[0].kind.isExpression ? ofValue(statements[0]) : of(closure)
    }

    /// The values of an `if` or `switch` that is used as an expression.
    static func ofBranches(_ node: Node) -> [Node] {
        let branches: [Node] =
            node.kind == .switchExpression
            ? node.switchCases
            : node.children.filter { $0.kind == .ifClause || $0.kind == .elseClause }.compactMap {
                $0.firstChild(.codeBlock)
            }
        return branches.compactMap { branch in
            guard let last = Array(branch.children).last, last.kind.isExpression || last.kind == .returnStatement else {
                return nil
            }
            return last.kind == .returnStatement ? last.firstChild : last
        }
    }

    private static func ofValue(_ node: Node) -> [Node] {
        if node.kind == .ifExpression || node.kind == .switchExpression { return ofBranches(node).flatMap(ofValue) }
        return node.kind == .nilLiteral ? [] : [node]
    }

    /// Return statements, but for those of functions and closures inside.
    private static func collect(in node: Node, into found: inout [Node]) {
        for child in node.children {
            switch child.kind {
            case .returnStatement:
                if let value = child.firstChild { found += ofValue(value) }
            case .closure, .functionDeclaration, .initializerDeclaration: continue
            default:
                if !child.kind.isTypeDeclaration { collect(in: child, into: &found) }
            }
        }
    }
}

/// The assignments to a local variable.
struct Assignments {
    /// The operands and operators behind each `=`.
    private(set) var values: [[Node]] = []

    /// Nil when it is changed in other ways too: `date += 60`, `change(&date)`.
    ///
    /// - Parameter variable: The `var` or `let`.
    init?(to name: String, declaredBy variable: Node) {
        guard let scope = variable.parent else { return nil }
        for node in scope.subtree where node.id > variable.id {
            if node.kind == .inOutExpression, node.firstChild?.named(name) == true { return nil }
            guard node.kind == .sequenceExpression else { continue }
            let parts = Array(node.children)
            guard parts.count >= 3, parts[0].kind == .identifierExpression, parts[0].named(name),
                parts[1].kind == .infixOperator
            else { continue }
            let operation = parts[1].text
            if operation == "=" {
                values.append(Array(parts[2...]))
            } else if operation.hasSuffix("="), !["==", "!=", "<=", ">="].contains(operation) {
                return nil
            }
        }
    }
}
