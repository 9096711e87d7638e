import SwiftSource

/// A parameter whose way through a body is asked for, such as a completion.
public struct TrackedValue: Sendable {
    public let name: String
    /// The parameter of the function or closure.
    public let declaration: Node

    /// - Parameter parameter: Nil when it has no name inside the body.
    public init?(_ parameter: Parameter) {
        guard let name = parameter.internalName, name != "_" else { return nil }
        self.init(name: name, declaration: parameter.node)
    }

    public init(name: String, declaration: Node) {
        self.name = name
        self.declaration = declaration
    }

    /// Whether a name means the value: itself, or under the same name captured by a closure or unwrapped.
    public func isMeant(by identifier: Node) -> Bool {
        guard identifier.kind == .identifierExpression, identifier.named(name) else { return false }
        var use = identifier
        while let binding = LocalScope.binding(of: name, at: use) {
            switch binding {
            case .parameter(let node), .untyped(let node):
                if node.id == declaration.id { return true }
                guard node.kind == .closureCapture, !captures(other: node),
                    let closure = node.ancestors.first(where: { $0.kind == .closure })
                else { return false }
                use = closure
            case .unwrapped(let condition):
                guard isUnwrapped(by: condition), let statement = condition.unwrappingStatement else { return false }
                use = statement
            case .variable, .function:
                return false
            }
        }
        return false
    }

    /// Whether a condition unwraps the value, and does not name anything else so.
    func isUnwrapped(by condition: Node) -> Bool {
        guard condition.kind == .optionalBindingCondition, condition.named(name) else { return false }
        guard let value = condition.firstChild(.initializerClause)?.firstChild else { return true }
        return value.kind == .identifierExpression && value.named(name)
    }

    /// Whether a capture gives the name to something else: `[completion = other]`.
    private func captures(other capture: Node) -> Bool {
        capture.subtree.contains { $0.kind == .identifierExpression && !$0.named(name) }
    }
}
