import SwiftSource

extension UsePathReader {
    /// The local function, or the closure in a local variable, that a name means, if it uses the value.
    func localFunction(_ node: Node) -> Node? {
        guard node.kind == .identifierExpression, let name = node.name else { return nil }
        let function: Node
        switch LocalScope.binding(of: name, at: node) {
        case .function(let node)?: function = node
        case .variable(let binding)?:
            guard let closure = PropertyBinding(binding)?.initialValue, closure.kind == .closure else { return nil }
            function = closure
        default: return nil
        }
        return !localFunctions.contains(function.id) && mentionsValue(function) ? function : nil
    }

    func mentionsValue(_ node: Node) -> Bool {
        node.subtree.contains { $0.kind == .identifierExpression && (value.isMeant(by: $0) || mentionsFunction($0)) }
    }

    /// Whether a name means a local function that uses the value itself.
    private func mentionsFunction(_ identifier: Node) -> Bool {
        guard let name = identifier.name, identifier.isCallee || identifier.parent?.kind == .argument,
            case .function(let function)? = LocalScope.binding(of: name, at: identifier)
        else { return false }
        return function.subtree.contains { value.isMeant(by: $0) }
    }
}
