import SwiftSource
import WidgetModel

/// Tells collections that may be empty from those that are not, and from everything else that has a subscript.
struct CollectionOrigin {
    private let program: Program
    private let types: ExpressionTypes

    init(_ program: Program) {
        self.program = program
        types = ExpressionTypes(program)
    }

    /// Whether an expression is certainly a collection without keys of its own, and may hold nothing.
    func mayBeEmpty(_ expression: Node, inUnit unit: Int) -> Bool {
        switch expression.kind {
        case .arrayLiteral, .stringLiteral: return expression.firstChild == nil
        case .tupleExpression, .forceUnwrap, .optionalChaining:
            let inner = expression.kind == .tupleExpression ? expression.firstChild?.firstChild : expression.firstChild
            return inner.map { mayBeEmpty($0, inUnit: unit) } ?? false
        case .call: return isMade(by: expression, unit)
        case .identifierExpression, .memberAccess: return isNamed(by: expression, unit)
        default: return false
        }
    }

    /// `steps.filter { … }`: what is left may be nothing.
    private func isMade(by node: Node, _ unit: Int) -> Bool {
        guard let call = CallExpression(node), let name = call.calleeName else { return false }
        if let base = call.base {
            if Self.selecting.contains(name), call.allArguments.count == 1, call.allArguments[0].value?.kind == .closure {
                return isCollection(base, unit)
            }
            if Self.keeping.contains(name) { return mayBeEmpty(base, inUnit: unit) }
        }
        let functions = CallTargets(program).functions(of: call, inUnit: unit)
        return functions.count == 1 && givesArray(functions[0]) && !givesLiteral(functions[0])
    }

    private static let selecting: Set<String> = ["filter", "compactMap"]
    private static let keeping: Set<String> = ["sorted", "reversed", "shuffled", "map"]

    private func isNamed(by node: Node, _ unit: Int) -> Bool {
        guard let name = node.name else { return false }
        if node.kind == .identifierExpression, let local = LocalScope.binding(of: name, at: node) {
            guard case .variable(let binding) = local, let value = PropertyBinding(binding)?.initialValue else {
                if case .parameter = local { return isCollection(node, unit) }
                return false
            }
            return mayHoldNothing(value, unit) || isUnknownArray(binding, value, unit)
        }
        guard isCollection(node, unit) else { return false }
        let members = CallTargets(program).members(
            named: name, base: node.kind == .memberAccess ? node.firstChild : nil, hasImplicitBase: false,
            at: CodePlace(unit: unit, node: node))
        return members.count == 1 && !givesLiteral(members[0])
    }

    /// Whether what a variable begins with may be empty; of a call nobody knows.
    private func mayHoldNothing(_ value: Node, _ unit: Int) -> Bool {
        var value = value
        while value.kind == .tryExpression || value.kind == .awaitExpression, let inner = value.firstChild { value = inner }
        if value.kind == .sequenceExpression {
            // `load() ?? []`
            let operands = value.children.filter { $0.kind != .infixOperator }
            return operands.last.map { $0.kind == .arrayLiteral && $0.firstChild == nil } ?? false
        }
        return mayBeEmpty(value, inUnit: unit)
    }

    /// `let names: [String] = Store.names()`
    private func isUnknownArray(_ binding: Node, _ value: Node, _ unit: Int) -> Bool {
        guard let type = PropertyBinding(binding)?.type, value.kind != .arrayLiteral else { return false }
        return isCollectionType(types.written(type, unit)) && CallTargets(program).functionsCalled(by: value, unit).allSatisfy { !givesLiteral($0) }
    }

    /// Whether a property or function gives a literal that holds something.
    private func givesLiteral(_ id: DeclarationID) -> Bool {
        guard let node = program.node(id) else { return true }
        let values = PropertyBinding(node)?.initialValue.map { [$0] } ?? node.declaredBody.map { ReturnedValues.of($0) } ?? []
        return values.contains { $0.kind == .arrayLiteral && $0.firstChild != nil }
    }

    /// Whether the result of a function is written as an array.
    private func givesArray(_ id: DeclarationID) -> Bool {
        var type = program.node(id).flatMap(FunctionDeclaration.init)?.returnType
        while let outer = type, outer.kind == .attributedType { type = outer.children.first { $0.kind.isType } }
        return type.map { isCollectionType(types.written($0, id.unit)) } ?? false
    }

    private func isCollection(_ expression: Node, _ unit: Int) -> Bool { isCollectionType(types.type(of: expression, inUnit: unit)) }

    private func isCollectionType(_ type: ValueType?) -> Bool {
        switch type {
        case .foreign("Array")?, .foreign("ArraySlice")?, .foreign("Set")?, .foreign("ContiguousArray")?: true
        default: false
        }
    }
}

extension CallTargets {
    fileprivate func functionsCalled(by expression: Node, _ unit: Int) -> [DeclarationID] {
        CallExpression(expression).map { functions(of: $0, inUnit: unit) } ?? []
    }
}
