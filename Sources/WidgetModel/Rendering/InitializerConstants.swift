import SwiftSource

/// Carries constants from the arguments of a call into what is called.
struct InitializerConstants {
    private let program: Program

    init(_ program: Program) { self.program = program }

    /// Constants of the stored properties of an instance that `call` makes.
    func properties(of type: TypeID, made call: CallExpression, in constants: Constants) -> [String: Constant] {
        let evaluator = ConstantEvaluator(constants: constants)
        let initializers = CallTargets(program).initializers(of: type, for: call)
        if initializers.count == 1 {
            let parameters = parameters(of: initializers[0], given: call, in: constants)
            return assigned(by: initializers[0], parameters)
        }
        guard initializers.isEmpty, program.ownMembers("init", of: type).isEmpty else { return [:] }
        var result: [String: Constant] = [:]
        for (name, members) in program.type(type).declaredMembers {
            guard let property = members.first, let binding = storedProperty(property) else { continue }
            if let argument = call.arguments.first(where: { $0.label == name }) {
                result[name] = argument.value.flatMap(evaluator.constant)
            } else if let closure = call.trailingClosures.first(where: { $0.label == name }) {
                result[name] = closure.value.flatMap(evaluator.constant)
            } else if let value = binding.initialValue {
                result[name] = ConstantEvaluator(constants: Constants()).constant(of: value)
            } else if isOptionalVariable(binding), call.trailingClosures.isEmpty {
                result[name] = Constant.none
            }
        }
        return result
    }

    private func storedProperty(_ id: DeclarationID) -> PropertyBinding? {
        let fact = program.fact(id)
        guard fact.kind == .property, !fact.isStatic, !fact.hasBody, let node = program.node(id),
            let binding = PropertyBinding(node), binding.getter == nil
        else { return nil }
        // What the environment holds is not known here.
        let isInjected = binding.variable.map { variable in
            ["Environment", "EnvironmentObject", "AppStorage", "Query"].contains { name in
                variable.children.contains { $0.kind == .attribute && $0.name == name }
            }
        }
        return isInjected == true ? nil : binding
    }

    /// `var action: (() -> Void)?` is nil where nobody sets it.
    private func isOptionalVariable(_ binding: PropertyBinding) -> Bool {
        binding.type?.kind == .optionalType && binding.variable?.named("var") == true
    }

    /// Constants of a function's parameters, by their inner names.
    func parameters(of function: DeclarationID, given call: CallExpression, in constants: Constants) -> [String: Constant] {
        guard let node = program.node(function), let declaration = FunctionDeclaration(node) else { return [:] }
        let evaluator = ConstantEvaluator(constants: constants)
        var result: [String: Constant] = [:]
        var rest = call.arguments[...]
        for parameter in declaration.parameters {
            guard let name = parameter.internalName else { continue }
            if let argument = rest.first, argument.label == parameter.label {
                rest = rest.dropFirst()
                result[name] = argument.value.flatMap(evaluator.constant)
            } else if let value = parameter.defaultValue {
                let isTrailing = call.trailingClosures.contains { $0.label == nil || $0.label == parameter.label }
                if !isTrailing || value.kind != .nilLiteral {
                    result[name] = ConstantEvaluator(constants: Constants()).constant(of: value)
                }
            }
        }
        return result
    }

    /// Constants of the properties that an initializer sets from its parameters: `self.place = place`.
    private func assigned(by initializer: DeclarationID, _ parameters: [String: Constant]) -> [String: Constant] {
        guard let body = program.node(initializer)?.firstChild(.codeBlock) else { return [:] }
        var result: [String: Constant] = [:]
        for statement in body.children where statement.kind == .sequenceExpression {
            let parts = Array(statement.children)
            guard parts.count == 3, parts[1].text == "=", parts[0].kind == .memberAccess || parts[0].kind == .identifierExpression,
                let property = parts[0].name
            else { continue }
            var constants = Constants()
            constants.parameters = parameters
            result[property] = ConstantEvaluator(constants: constants).constant(of: parts[2])
        }
        for property in assignedConditionally(in: body) { result[property] = nil }
        return result
    }

    /// Names that something is assigned to in a branch, where nobody knows whether it runs.
    private func assignedConditionally(in body: Node) -> [String] {
        body.subtree.compactMap { node in
            guard node.kind == .sequenceExpression, node.parent?.id != body.id, let target = node.firstChild,
                node.children.contains(where: { $0.kind == .infixOperator && $0.text == "=" })
            else { return nil }
            return target.name
        }
    }
}
