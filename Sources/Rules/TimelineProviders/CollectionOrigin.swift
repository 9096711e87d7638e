import SwiftSource
import WidgetModel

/// Tells collections that may be empty from those that are not, and from everything else that has a subscript.
struct CollectionOrigin {
    private let program: Program
    private let types: ExpressionTypes
    private let targets: CallTargets
    /// How many declarations are looked into.
    private static let maximumSteps = 6

    init(_ program: Program) {
        self.program = program
        types = ExpressionTypes(program)
        targets = CallTargets(program)
    }

    /// Whether an expression is certainly a collection without keys of its own, and may hold nothing.
    func mayBeEmpty(_ expression: Node, inUnit unit: Int) -> Bool { mayBeEmpty(expression, unit, 0) }

    private func mayBeEmpty(_ expression: Node, _ unit: Int, _ steps: Int) -> Bool {
        guard steps < Self.maximumSteps else { return false }
        switch expression.kind {
        case .arrayLiteral: return expression.firstChild == nil
        case .forceUnwrap, .optionalChaining, .tryExpression, .awaitExpression:
            return expression.firstChild.map { mayBeEmpty($0, unit, steps) } ?? false
        case .tupleExpression:
            return expression.firstChild?.firstChild.map { mayBeEmpty($0, unit, steps) } ?? false
        case .sequenceExpression:
            // `load() ?? []`
            return expression.children.filter { $0.kind != .infixOperator }.last.map { mayBeEmpty($0, unit, steps) }
                ?? false
        case .call: return isMade(by: expression, unit, steps)
        case .identifierExpression, .memberAccess: return isNamed(by: expression, unit, steps)
        default: return false
        }
    }

    /// `steps.filter { … }`: what is left may be nothing.
    private func isMade(by node: Node, _ unit: Int, _ steps: Int) -> Bool {
        guard let call = CallExpression(node), let name = call.calleeName else { return false }
        if let base = call.base {
            let hasClosure = call.allArguments.count == 1 && call.allArguments[0].value?.kind == .closure
            if hasClosure, Self.selecting.contains(name) { return isCollection(base, unit) }
            if Self.keeping.contains(name) { return mayBeEmpty(base, unit, steps) }
        }
        let functions = targets.functions(of: call, inUnit: unit)
        return functions.count == 1 && mayGiveNothing(functions[0], steps)
    }

    private static let selecting: Set<String> = ["filter", "compactMap"]
    private static let keeping: Set<String> = ["sorted", "reversed", "shuffled", "map"]

    // MARK: Names

    private func isNamed(by node: Node, _ unit: Int, _ steps: Int) -> Bool {
        guard let name = node.name else { return false }
        if node.kind == .identifierExpression, let local = LocalScope.binding(of: name, at: node) {
            switch local {
            case .variable(let variable):
                guard let binding = PropertyBinding(variable), let value = binding.initialValue else { return false }
                return mayBeEmpty(value, unit, steps + 1) || isUnknownArray(binding, value, unit)
            case .parameter: return isCollection(node, unit)
            default: return false
            }
        }
        let base = node.kind == .memberAccess ? node.firstChild : nil
        if let base, isConstant(base, unit) { return false }
        let members = targets.members(
            named: name, base: base, hasImplicitBase: false, at: CodePlace(unit: unit, node: node))
        guard members.count == 1, let declared = program.node(members[0]), let binding = PropertyBinding(declared)
        else { return false }
        if let value = binding.initialValue { return mayBeEmpty(value, members[0].unit, steps + 1) }
        if binding.getter != nil { return mayGiveNothing(members[0], steps) }
        // A stored property takes whatever it is given.
        return isCollection(node, unit)
    }

    /// `let names: [String] = Store.names()`, where nobody knows what the function gives.
    private func isUnknownArray(_ binding: PropertyBinding, _ value: Node, _ unit: Int) -> Bool {
        guard let type = binding.type, isCollectionType(types.written(type, unit)), let call = CallExpression(value)
        else { return false }
        return targets.functions(of: call, inUnit: unit).isEmpty
    }

    /// Whether an expression is a constant of a type, such as `City.cupertino`, whose values are known to its author.
    private func isConstant(_ base: Node, _ unit: Int) -> Bool {
        guard base.kind == .memberAccess, let type = base.firstChild else { return false }
        if case .metatype? = types.type(of: type, inUnit: unit) { return true }
        return isConstant(type, unit)
    }

    /// Whether a function or computed property certainly gives an array, and one of the values that it gives may be
    /// empty.
    private func mayGiveNothing(_ id: DeclarationID, _ steps: Int) -> Bool {
        guard let node = program.node(id), let body = node.declaredBody else { return false }
        var type = FunctionDeclaration(node)?.returnType ?? PropertyBinding(node)?.type
        while let outer = type, outer.kind == .attributedType { type = outer.children.first { $0.kind.isType } }
        guard let type, isCollectionType(types.written(type, id.unit)) else { return false }
        return ReturnedValues.of(body).contains { mayBeEmpty($0, id.unit, steps + 1) }
    }

    // MARK: Types

    private func isCollection(_ expression: Node, _ unit: Int) -> Bool {
        isCollectionType(types.type(of: expression, inUnit: unit))
    }

    private func isCollectionType(_ type: ValueType?) -> Bool {
        switch type {
        case .foreign("Array")?, .foreign("ArraySlice")?, .foreign("Set")?, .foreign("ContiguousArray")?: true
        default: false
        }
    }
}
