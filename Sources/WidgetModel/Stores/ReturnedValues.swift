import SwiftSource

/// The expressions whose values a body can return.
enum ReturnedValues {
    /// - Parameter place: A code block, a closure, or an expression, which returns itself.
    static func of(_ place: CodePlace, _ program: Program) -> [Node] {
        let body = place.node
        guard body.kind == .codeBlock || body.kind == .closure else { return [body] }
        let statements = body.children.filter { $0.kind != .closureSignature }
        guard statements.count == 1, let statement = statements.first else { return returned(in: place, program) }
        switch statement.kind {
        case .ifExpression, .switchExpression, .ifConfig:
            let values = returned(in: place, program)
            return values.isEmpty ? lastValues(of: statement) : values
        case .returnStatement: return statement.firstChild.map { [$0] } ?? []
        default: return statement.kind.isExpression ? [statement] : returned(in: place, program)
        }
    }

    private static func returned(in place: CodePlace, _ program: Program) -> [Node] {
        let body = place.node
        var values: [Node] = []
        LiveCode(constants: Constants(), conditions: program.conditions(ofUnit: place.unit)).walk(body) { node in
            if node.kind == .closure || node.kind == .functionDeclaration || node.kind.isTypeDeclaration {
                return node.id == body.id
            }
            if node.kind == .returnStatement, let value = node.firstChild { values.append(value) }
            return true
        }
        return values
    }

    /// What the branches of an `if` or `switch` end with.
    private static func lastValues(of branches: Node) -> [Node] {
        branches.children.flatMap { branch -> [Node] in
            let block = branch.firstChild(.codeBlock) ?? branch
            guard block.kind == .codeBlock || block.kind == .switchCase || block.kind == .ifConfigClause,
                let last = Array(block.children).last, last.kind.isExpression
            else { return [] }
            return [last]
        }
    }
}
