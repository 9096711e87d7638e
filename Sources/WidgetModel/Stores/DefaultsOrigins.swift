import SwiftSource

/// Finds out which store of `UserDefaults` an expression is: by following constants, properties and functions of the
/// project to where they begin.
public struct DefaultsOrigins {
    private let program: Program
    private let targets: CallTargets
    private static let maximumSteps = 12

    public init(_ program: Program) {
        self.program = program
        targets = CallTargets(program)
    }

    /// Everything that the expression may be; none when it cannot be known.
    public func origins(of expression: CodePlace) -> [DefaultsOrigin] { origins(of: expression, 0) }

    private func origins(of place: CodePlace, _ steps: Int) -> [DefaultsOrigin] {
        guard steps < Self.maximumSteps else { return [] }
        if let store = written(place) { return [DefaultsOrigin(store: store, place: place, role: .always)] }
        let node = place.node
        switch node.kind {
        case .identifierExpression: return named(place, steps)
        case .memberAccess: return member(place, steps)
        case .call: return result(of: place, steps)
        case .sequenceExpression: return sequence(place, steps)
        case .optionalChaining, .forceUnwrap, .tryExpression, .awaitExpression:
            return node.firstChild.map { origins(of: place.at($0), steps + 1) } ?? []
        case .tupleExpression:
            let elements = Array(node.children(.argument))
            guard elements.count == 1, let value = elements[0].firstChild else { return [] }
            return origins(of: place.at(value), steps + 1)
        default: return []
        }
    }

    // MARK: What is written

    /// The store that an expression names itself.
    public func written(_ place: CodePlace) -> DefaultsOrigin.Store? {
        let node = place.node
        if node.kind == .memberAccess, node.named("standard") {
            if let base = node.firstChild { return isUserDefaults(base, place) ? .standard : nil }
            return isExpected(place) ? .standard : nil
        }
        guard let call = CallExpression(node), let callee = call.callee else { return nil }
        let type = callee.kind == .memberAccess && callee.named("init") ? callee.firstChild : callee
        guard let type, isUserDefaults(type, place) else { return nil }
        let arguments = call.allArguments
        guard arguments.count <= 1 else { return nil }
        guard let argument = arguments.first else { return .standard }
        guard argument.label == "suiteName" else { return nil }
        return argument.value?.kind == .nilLiteral ? .standard : .suite
    }

    /// Whether a name is that of Foundation's type.
    private func isUserDefaults(_ node: Node, _ place: CodePlace) -> Bool {
        guard node.kind == .identifierExpression || node.kind == .memberAccess, node.named("UserDefaults")
        else { return false }
        if node.kind == .memberAccess { return node.firstChild?.named("Foundation") == true }
        return !program.declaresType("UserDefaults", visibleFrom: place.unit)
    }

    /// Whether `.standard` stands where a `UserDefaults` is expected.
    private func isExpected(_ place: CodePlace) -> Bool {
        var node = place.node
        while let parent = node.parent {
            switch parent.kind {
            case .sequenceExpression where parent.firstChild(.ternaryOperator) == nil:
                guard let first = parent.firstChild, first.id != node.id else { return false }
                return ExpressionTypes(program).type(of: first, inUnit: place.unit) == .foreign("UserDefaults")
            case .initializerClause:
                guard let around = parent.parent else { return false }
                if around.kind == .parameter { return isUserDefaultsType(Parameter(around).type) }
                return isUserDefaultsType(PropertyBinding(around)?.type)
            case .returnStatement, .codeBlock, .accessorBlock, .accessorDeclaration, .ifClause, .elseClause,
                .ifExpression, .guardStatement, .switchCase, .switchExpression, .tupleExpression, .ternaryOperator,
                .sequenceExpression:
                node = parent
            case .functionDeclaration:
                return isUserDefaultsType(FunctionDeclaration(parent)?.returnType)
            case .patternBinding:
                return isUserDefaultsType(PropertyBinding(parent)?.type)
            case .argument:
                return isExpectedArgument(parent, place)
            default: return false
            }
        }
        return false
    }

    private func isExpectedArgument(_ argument: Node, _ place: CodePlace) -> Bool {
        if argument.parent?.kind == .tupleExpression { return isExpected(place.at(argument)) }
        guard let list = argument.parent, let owner = list.parent else { return false }
        if owner.kind == .attribute { return owner.named("AppStorage") && argument.named("store") }
        guard let call = CallExpression(owner) else { return false }
        if call.calleeName == "defaultAppStorage" { return true }
        return parameter(labeled: argument.name, of: call, place.unit).map { isUserDefaultsType($0.type) } ?? false
    }

    /// The parameter of the project's function or initializer that an argument is passed for.
    private func parameter(labeled label: String?, of call: CallExpression, _ unit: Int) -> Parameter? {
        let functions =
            targets.constructedType(of: call, inUnit: unit).map { targets.initializers(of: $0, for: call) }
            ?? targets.functions(of: call, inUnit: unit)
        guard functions.count == 1, let function = program.node(functions[0]) else { return nil }
        return FunctionDeclaration(function)?.parameters.first { $0.label == label }
    }

    private func isUserDefaultsType(_ type: Node?) -> Bool {
        guard let type else { return false }
        return TypeName.lastPart(of: type) == "UserDefaults"
    }
}

// MARK: - Following names

extension DefaultsOrigins {
    private func named(_ place: CodePlace, _ steps: Int) -> [DefaultsOrigin] {
        place.node.name.map { meaning(of: $0, at: place, steps) } ?? []
    }

    private func meaning(of name: String, at place: CodePlace, _ steps: Int) -> [DefaultsOrigin] {
        switch LocalScope.binding(of: name, at: place.node) {
        case .variable(let binding)?:
            return PropertyBinding(binding)?.initialValue.map { origins(of: place.at($0), steps + 1) } ?? []
        case .unwrapped(let condition)?:
            if let value = condition.firstChild(.initializerClause)?.firstChild {
                return origins(of: place.at(value), steps + 1)
            }
            // `guard let defaults` unwraps what was called so before.
            return condition.unwrappingStatement.map { meaning(of: name, at: place.at($0), steps + 1) } ?? []
        case .parameter(let parameter)?: return self.parameter(parameter, place)
        case nil: return declared(program.lookUpName(name, at: place), steps)
        default: return []
        }
    }

    private func member(_ place: CodePlace, _ steps: Int) -> [DefaultsOrigin] {
        guard let name = place.node.name, let base = place.node.firstChild else { return [] }
        return declared(targets.members(named: name, base: base, hasImplicitBase: false, at: place), steps)
    }

    private func result(of place: CodePlace, _ steps: Int) -> [DefaultsOrigin] {
        guard let call = CallExpression(place.node) else { return [] }
        if let closure = call.callee, closure.kind == .closure { return returned(by: place.at(closure), steps) }
        let functions = targets.functions(of: call, inUnit: place.unit)
        guard functions.count == 1, let body = program.body(of: functions[0]) else { return [] }
        return returned(by: CodePlace(unit: functions[0].unit, node: body), steps)
    }

    private func declared(_ ids: [DeclarationID], _ steps: Int) -> [DefaultsOrigin] {
        guard ids.count == 1, program.fact(ids[0]).kind == .property, let node = program.node(ids[0]),
            let binding = PropertyBinding(node)
        else { return [] }
        let id = ids[0]
        if let getter = binding.getter { return returned(by: CodePlace(unit: id.unit, node: getter), steps) }
        if let parameter = memberwiseParameter(id, binding) {
            let place = CodePlace(unit: id.unit, node: node)
            return [DefaultsOrigin(store: .parameter(parameter), place: place, role: .always)]
        }
        if let value = binding.initialValue { return origins(of: CodePlace(unit: id.unit, node: value), steps + 1) }
        return assigned(to: id, steps)
    }

    // MARK: Bodies with several results

    private func returned(by body: CodePlace, _ steps: Int) -> [DefaultsOrigin] {
        let live = LiveCode(constants: Constants(), conditions: program.conditions(ofUnit: body.unit))
        let values = ReturnedValues.of(body.node, in: live)
        if values.count == 1 { return origins(of: body.at(values[0]), steps + 1) }
        let found = values.map { origins(of: body.at($0), steps + 1) }
        let isKnown = found.allSatisfy { !$0.isEmpty }
        let all = found.flatMap(\.self)
        guard all.contains(where: { $0.store != .standard }) || !isKnown else { return all }
        // Only what opens a suite and looks whether that worked has a fallback.
        let suites = all.filter { $0.store == .suite }
        let opensSuite = body.node.subtree.contains { node in
            node.kind == .optionalBindingCondition && suites.contains { node.contains($0.place.node) }
        }
        return all.map { $0.store == .standard ? $0.with(isKnown && opensSuite ? .fallback : .sometimes) : $0 }
    }

    /// `a ?? b`, `condition ? a : b`
    private func sequence(_ place: CodePlace, _ steps: Int) -> [DefaultsOrigin] {
        let parts = Array(place.node.children)
        if parts.contains(where: { $0.kind == .ternaryOperator }) {
            let values = parts.flatMap { $0.kind == .ternaryOperator ? Array($0.children) : [$0] }
            return values.flatMap { origins(of: place.at($0), steps + 1) }.map { $0.with(.sometimes) }
        }
        return alternatives(parts, place, steps)
    }

    /// - Parameter parts: Operands with `??` between them.
    private func alternatives(_ parts: [Node], _ place: CodePlace, _ steps: Int) -> [DefaultsOrigin] {
        guard parts.indices.allSatisfy({ $0 % 2 == 0 || parts[$0].text == "??" }) else { return [] }
        var result: [DefaultsOrigin] = []
        for index in stride(from: 0, to: parts.count, by: 2) {
            let found = origins(of: place.at(parts[index]), steps + 1)
            let role: DefaultsOrigin.Role = result.contains { $0.store == .suite } ? .fallback : .sometimes
            result += index == 0 ? found : found.map { $0.with(role) }
        }
        return result
    }
}

// MARK: - Parameters

extension DefaultsOrigins {
    private func parameter(_ node: Node, _ place: CodePlace) -> [DefaultsOrigin] {
        guard let function = node.ancestors.first(where: { $0.kind.isFunctionDeclaration || $0.kind == .closure }),
            let id = program.declaration(at: place.at(function))
        else { return [] }
        let parameter = Parameter(node)
        let type = program.fact(id).kind == .initializer ? program.enclosingType(of: id) : nil
        let store = DefaultsParameter(
            declaration: id, label: parameter.label, type: type, defaultValue: parameter.defaultValue)
        return [DefaultsOrigin(store: .parameter(store), place: place.at(node), role: .always)]
    }

    /// A `var` with an initial value that a memberwise initializer may set.
    private func memberwiseParameter(_ id: DeclarationID, _ binding: PropertyBinding) -> DefaultsParameter? {
        guard let value = binding.initialValue, binding.variable?.named("var") == true, !program.fact(id).isStatic,
            let type = program.enclosingType(of: id), program.kind(type) == .structure,
            program.type(type).declaredMembers["init"]?.isEmpty ?? true,
            binding.variable?.hasModifier("private") == false
        else { return nil }
        return DefaultsParameter(declaration: id, label: program.fact(id).name, type: type, defaultValue: value)
    }

    /// What the initializers of its type assign to a property.
    private func assigned(to property: DeclarationID, _ steps: Int) -> [DefaultsOrigin] {
        guard let type = program.enclosingType(of: property) else { return [] }
        let name = program.fact(property).name
        return program.ownMembers("init", of: type).flatMap { id -> [DefaultsOrigin] in
            guard let body = program.body(of: id) else { return [] }
            return body.subtree.flatMap { node -> [DefaultsOrigin] in
                guard node.named(name), node.assignment?.text == "=", let sequence = node.parent else { return [] }
                let place = CodePlace(unit: id.unit, node: sequence)
                return alternatives(Array(sequence.children.dropFirst(2)), place, steps)
            }
        }
    }
}
