import SwiftSource

/// What helpers of the project do with what is passed to them.
extension BackgroundContent {
    /// Whether a call hands the argument with the node on to the background, and nowhere else.
    func isHandedOn(_ node: Node, by call: CallExpression, _ unit: Int) -> Bool {
        guard let argument = call.allArguments.first(where: { $0.node.contains(node) }) else { return false }
        if let type = targets.constructedType(of: call, inUnit: unit) {
            return isHandedOn(argument, of: call, making: type)
        }
        let functions = functions(of: call, unit)
        return !functions.isEmpty && functions.allSatisfy { isHandedOn(argument, of: call, running: $0) }
    }

    private func functions(of call: CallExpression, _ unit: Int) -> [DeclarationID] {
        let direct = targets.functions(of: call, inUnit: unit)
        guard direct.isEmpty, call.base != nil, let name = call.calleeName else { return direct }
        return program.foreignMembers(name, ofAny: .views, inUnit: unit).filter {
            program.fact($0).kind == .function && program.fact($0).accepts(call)
        }
    }

    private func isHandedOn(_ argument: Argument, of call: CallExpression, running function: DeclarationID) -> Bool {
        guard let declaration = program.node(function).flatMap(FunctionDeclaration.init), let body = declaration.body,
            let parameter = declaration.parameter(for: argument, of: call)
        else { return false }
        return areBackground(uses(of: parameter, in: body).map { CodePlace(unit: function.unit, node: $0) })
    }

    private func uses(of parameter: Parameter, in body: Node) -> [Node] {
        guard let name = parameter.internalName else { return [] }
        return body.subtree.filter { node in
            guard node.kind == .identifierExpression, node.named(name),
                case .parameter(let meant)? = LocalScope.binding(of: name, at: node)
            else { return false }
            return meant.id == parameter.node.id
        }
    }
}

// MARK: - Views and modifiers

extension BackgroundContent {
    private func isHandedOn(_ argument: Argument, of call: CallExpression, making type: TypeID) -> Bool {
        guard program.conforms(type, to: "View") || program.conforms(type, to: "ViewModifier") else { return false }
        let properties = properties(of: type, taking: argument, of: call)
        return !properties.isEmpty && properties.allSatisfy { areBackground(uses(ofProperty: $0, of: type)) }
    }

    /// Names of the properties that an argument ends up in; none where that is not known.
    private func properties(of type: TypeID, taking argument: Argument, of call: CallExpression) -> [String] {
        let initializers = targets.initializers(of: type, for: call)
        guard let initializer = initializers.first else {
            return program.ownMembers("init", of: type).isEmpty
                ? memberwiseProperty(of: type, taking: argument, of: call).map { [$0] } ?? [] : []
        }
        guard initializers.count == 1, let declaration = program.node(initializer).flatMap(FunctionDeclaration.init),
            let body = declaration.body, let parameter = declaration.parameter(for: argument, of: call)
        else { return [] }
        let names = uses(of: parameter, in: body).map(Self.assignedName)
        return names.contains(nil) ? [] : names.compactMap(\.self)
    }

    /// `background` of `self.background = background()`, where a use is the value.
    private static func assignedName(_ use: Node) -> String? {
        var value = use
        if let call = value.parent, call.kind == .call, value.isCallee { value = call }
        guard let assignment = value.parent, assignment.kind == .sequenceExpression else { return nil }
        let parts = Array(assignment.children)
        guard parts.count == 3, parts[1].text == "=", parts[2].id == value.id else { return nil }
        return parts[0].name
    }

    private func memberwiseProperty(of type: TypeID, taking argument: Argument, of call: CallExpression) -> String? {
        let properties = program.storedProperties(of: type)
        if let label = argument.label { return properties.contains { program.fact($0).name == label } ? label : nil }
        guard argument.isTrailing else { return nil }
        let taken = call.allArguments.compactMap(\.label)
        let free = properties.filter { !taken.contains(program.fact($0).name) && takesClosure($0) }
        return free.count == 1 ? program.fact(free[0]).name : nil
    }

    private func takesClosure(_ property: DeclarationID) -> Bool {
        guard let binding = program.node(property).flatMap(PropertyBinding.init) else { return false }
        return binding.type?.kind == .functionType || binding.variable?.attribute("ViewBuilder") != nil
    }

    /// Where the declaration of a type reads one of its properties.
    private func uses(ofProperty name: String, of type: TypeID) -> [CodePlace] {
        let declaration = program.type(type).declaration
        guard let node = program.node(declaration) else { return [] }
        return node.subtree.filter { use in
            guard use.named(name), !use.ancestors.contains(where: { $0.kind == .initializerDeclaration }) else {
                return false
            }
            switch use.kind {
            case .memberAccess: return use.firstChild?.named("self") == true
            case .identifierExpression: return LocalScope.binding(of: name, at: use) == nil
            default: return false
            }
        }.map { CodePlace(unit: declaration.unit, node: $0) }
    }
}
