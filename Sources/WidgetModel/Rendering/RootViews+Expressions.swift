import SwiftSource

extension RootViews {
    private var program: Program { search.program }

    mutating func expression(_ node: Node, _ scope: Scope) {
        guard scope.depth < BackgroundSearch.maximumDepth else { return }
        switch node.kind {
        case .call, .subscriptCall: chain(node, scope)
        case .ifExpression: conditional(node, scope)
        case .switchExpression: choice(node, scope)
        case .identifierExpression, .memberAccess:
            add(
                RootView(
                    place: CodePlace(unit: scope.unit, node: node), chain: scope.chain, modifiers: [], origin: node))
            reference(node, scope)
        case .sequenceExpression: ternary(node, scope)
        // Modifiers under `#if` are passed over.
        case .ifConfig, .tupleExpression, .tryExpression, .awaitExpression, .forceUnwrap, .optionalChaining, .argument:
            if let inner = node.firstChild, inner.kind != .ifConfigClause { expression(inner, scope.deeper(nil)) }
        default: break
        }
    }

    private mutating func ternary(_ node: Node, _ scope: Scope) {
        let parts = Array(node.children)
        guard let question = parts.firstIndex(where: { $0.kind == .ternaryOperator }), question + 1 < parts.count,
            let first = parts[question].firstChild
        else { return }
        let truth = search.live(scope).truth(ofOperands: Array(parts[..<question]))
        if truth != false { expression(first, scope.deeper(nil)) }
        if truth != true { expression(parts[question + 1], scope.deeper(nil)) }
    }

    /// A call with the modifiers behind it, from the outermost inwards.
    private mutating func chain(_ outermost: Node, _ scope: Scope) {
        var node = outermost
        var modifiers: [CallExpression] = []
        while let call = CallExpression(node), let base = call.base, !search.targets.isTypeOrModule(base, inUnit: scope.unit),
            !search.isMemberOfSelf(base) || isForeignModifier(call, scope)
        {
            addModifier(call, scope, &modifiers)
            node = base.withoutUnwrapping
        }
        var origin: Node? = node
        // In an extension of `View`, a modifier of `self`.
        if let call = CallExpression(node), call.base == nil, !call.hasImplicitBase, isForeignModifier(call, scope) {
            addModifier(call, scope, &modifiers)
            origin = nil
        }
        add(
            RootView(
                place: CodePlace(unit: scope.unit, node: outermost), chain: scope.chain, modifiers: modifiers,
                origin: origin))
        guard let origin else { return }
        if let call = CallExpression(origin) {
            made(by: call, scope)
        } else if origin.kind == .identifierExpression || origin.kind == .memberAccess {
            reference(origin, scope)
        } else {
            expression(origin, scope.deeper(nil))
        }
    }

    private func isForeignModifier(_ call: CallExpression, _ scope: Scope) -> Bool {
        guard let name = call.calleeName, name == "modifier" || SwiftUINames.isModifier(name) else { return false }
        return search.targets.modifiers(of: call, inUnit: scope.unit).isEmpty
    }

    private mutating func addModifier(_ call: CallExpression, _ scope: Scope, _ modifiers: inout [CallExpression]) {
        guard let name = call.calleeName else { return }
        if name == "modifier" {
            guard let value = call.firstUnlabeledArgument?.value, let made = CallExpression(value),
                let type = search.targets.constructedType(of: made, inUnit: scope.unit)
            else { return }
            return body(
                of: type, InitializerConstants(program).properties(of: type, made: made, in: scope.constants), scope)
        }
        let functions = search.targets.modifiers(of: call, inUnit: scope.unit)
        if functions.isEmpty { return modifiers.append(call) }
        for function in functions { self.function(function, call, scope) }
    }

    /// The call at the inner end of a chain: a view, or a function that makes one.
    private mutating func made(by call: CallExpression, _ scope: Scope) {
        if let type = search.targets.constructedType(of: call, inUnit: scope.unit) {
            guard program.conforms(type, to: "View") else { return }
            let constants = InitializerConstants(program).properties(of: type, made: call, in: scope.constants)
            return body(of: type, constants, scope)
        }
        for function in search.targets.functions(of: call, inUnit: scope.unit) { self.function(function, call, scope) }
        guard let name = call.calleeName, Self.transparent.contains(name),
            !program.declaresType(name, visibleFrom: scope.unit)
        else { return }
        for argument in call.allArguments {
            guard let value = argument.value else { continue }
            if value.kind == .closure, argument.label != "action" {
                block(value, scope.deeper(nil))
            } else if name == "AnyView" {
                expression(value, scope.deeper(nil))
            }
        }
    }

    /// Views that are as large as what they hold, or give it all their room.
    private static let transparent: Set<String> = [
        "Group", "AnyView", "GeometryReader", "Link", "Button", "Toggle", "ViewThatFits",
    ]

    mutating func body(of type: TypeID, _ properties: [String: Constant], _ scope: Scope) {
        let symbol = program.type(type)
        guard let nameRange = program.node(symbol.declaration)?.nameRange else { return }
        let step = ChainStep(title: symbol.name, unit: symbol.declaration.unit, range: nameRange)
        guard !scope.chain.contains(step) else { return }
        for id in program.members("body", of: type) {
            guard let block = program.node(id)?.declaredBody else { continue }
            var inner = scope.deeper(step)
            inner.unit = id.unit
            inner.constants = Constants()
            inner.constants.properties = properties
            self.block(block, inner)
        }
    }

    private mutating func function(_ id: DeclarationID, _ call: CallExpression, _ scope: Scope) {
        guard let node = program.node(id), let body = node.declaredBody else { return }
        let step = ChainStep(title: program.fact(id).name, unit: id.unit, range: node.declaredNameRange)
        guard !scope.chain.contains(step) else { return }
        var inner = scope.deeper(step)
        let isOwn = call.base.map { $0.named("self") } ?? true
        inner.constants = isOwn ? scope.constants.withoutParameters : Constants()
        inner.constants.parameters = InitializerConstants(program).parameters(of: id, given: call, in: scope.constants)
        inner.unit = id.unit
        block(body, inner)
    }

    /// A name without a call: a computed property, a local constant.
    private mutating func reference(_ node: Node, _ scope: Scope) {
        guard let name = node.name else { return }
        let base = node.kind == .memberAccess ? node.firstChild : nil
        if node.kind == .identifierExpression {
            if name == "self" || name == "content" { return }
            switch LocalScope.binding(of: name, at: node) {
            case .variable(let binding)?:
                if let value = PropertyBinding(binding)?.initialValue { expression(value, scope.deeper(nil)) }
                return
            case .some: return
            case nil: break
            }
        } else if base == nil {
            return
        }
        let place = CodePlace(unit: scope.unit, node: node)
        let members = search.targets.members(named: name, base: base, hasImplicitBase: false, at: place)
        guard members.count == 1, let declaration = program.node(members[0]),
            let getter = PropertyBinding(declaration)?.getter
        else { return }
        let step = ChainStep(title: name, unit: members[0].unit, range: declaration.declaredNameRange)
        guard !scope.chain.contains(step) else { return }
        var inner = scope.deeper(step)
        inner.unit = members[0].unit
        inner.constants = base.map { $0.named("self") } ?? true ? scope.constants.withoutParameters : Constants()
        block(getter, inner)
    }
}
