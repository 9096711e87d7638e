import SwiftSource

/// The components that a `DateComponents` is given.
struct DateComponentParts {
    /// Each with the operands and operators of its value.
    private(set) var values: [(unit: String, value: [Node])] = []

    /// Nil where an expression is neither a call of `DateComponents` nor a local variable that starts with one.
    init?(_ node: Node) {
        if let call = CallExpression(node) {
            guard call.calleeName == "DateComponents" else { return nil }
            for argument in call.arguments {
                guard let unit = argument.label, let value = argument.value else { return nil }
                values.append((unit, [value]))
            }
            return
        }
        guard node.kind == .identifierExpression, let name = node.name,
            case .variable(let binding)? = LocalScope.binding(of: name, at: node), let local = PropertyBinding(binding),
            let variable = local.variable, let scope = variable.parent,
            let start = local.initialValue.flatMap(DateComponentParts.init)
        else { return nil }
        values = start.values
        for statement in scope.subtree where statement.id > variable.id && statement.kind == .sequenceExpression {
            let parts = Array(statement.children)
            // `components.hour = 1`
            guard parts.count >= 3, parts[1].kind == .infixOperator, parts[1].text == "=",
                parts[0].kind == .memberAccess,
                parts[0].firstChild?.named(name) == true, let unit = parts[0].name
            else { continue }
            values.append((unit, Array(parts[2...])))
        }
    }
}
