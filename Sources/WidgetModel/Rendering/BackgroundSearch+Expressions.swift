import SwiftSource

extension BackgroundSearch {
    func expression(_ node: Node, _ scope: Scope) -> BackgroundCoverage {
        guard scope.depth < BackgroundSearch.maximumDepth else { return .unknown }
        switch node.kind {
        case .call, .subscriptCall: return chain(node, scope)
        case .ifExpression: return conditional(node, scope)
        case .switchExpression: return choice(node, scope)
        case .ifConfig:
            // Modifiers under `#if`.
            return postfixConditional(node, scope)
        case .identifierExpression, .memberAccess: return reference(node, scope)
        case .sequenceExpression: return ternary(node, scope)
        case .tupleExpression, .tryExpression, .awaitExpression, .forceUnwrap, .optionalChaining, .argument:
            return node.firstChild.map { expression($0, scope.deeper(nil)) } ?? .empty
        default: return .unknown
        }
    }

    func ternary(_ node: Node, _ scope: Scope) -> BackgroundCoverage {
        let parts = Array(node.children)
        guard let question = parts.firstIndex(where: { $0.kind == .ternaryOperator }), question + 1 < parts.count,
            let first = parts[question].firstChild
        else { return .unknown }
        switch live(scope).truth(ofOperands: Array(parts[..<question])) {
        case true?: return expression(first, scope)
        case false?: return expression(parts[question + 1], scope)
        case nil: return .oneOf([expression(first, scope), expression(parts[question + 1], scope)])
        }
    }

    /// A call with the modifiers behind it, from the outermost inwards.
    func chain(_ outermost: Node, _ scope: Scope) -> BackgroundCoverage {
        var node = outermost
        var isDoubtful = false
        while let call = CallExpression(node), let base = call.base, !targets.isTypeOrModule(base, inUnit: scope.unit), !isMemberOfSelf(base) {
            switch modifier(call, scope) {
            case .covered: return .covered
            case .unknown: isDoubtful = true
            case .missing, .empty: break
            }
            node = base.withoutUnwrapping
        }
        let result = node.id == outermost.id || node.kind == .call ? origin(node, scope) : expression(node, scope.deeper(nil))
        if isDoubtful, case .missing = result { return .unknown }
        return isDoubtful ? .sideBySide([result, .unknown]) : result
    }

    func postfixConditional(_ node: Node, _ scope: Scope) -> BackgroundCoverage {
        guard let base = node.firstChild, base.kind != .ifConfigClause else { return .unknown }
        let result = expression(base, scope.deeper(nil))
        let modifiers = node.children(.ifConfigClause).flatMap { $0.subtree.filter { $0.kind == .call } }
        for call in modifiers.compactMap(CallExpression.init) where call.base != nil {
            if case .covered = modifier(call, scope) { return .covered }
        }
        return result
    }

    func isMemberOfSelf(_ node: Node) -> Bool { node.kind == .identifierExpression && node.named("self") }

    /// The call at the inner end of a chain: a view, or a function that makes one.
    func origin(_ node: Node, _ scope: Scope) -> BackgroundCoverage {
        guard let call = CallExpression(node) else { return expression(node, scope.deeper(nil)) }
        let inner = scope.deeper(nil)
        if let type = targets.constructedType(of: call, inUnit: scope.unit) {
            guard program.conforms(type, to: "View") else { return .unknown }
            let content = passedContent(call, inner)
            if case .covered = content { return .covered }
            let constants = InitializerConstants(program).properties(of: type, made: call, in: scope.constants)
            return .sideBySide([content, body(of: type, constants, scope)])
        }
        guard let name = call.calleeName else { return .unknown }
        if let placement = ContainerBackground.placement(of: call) { return coverage(of: placement) }
        let functions = targets.functions(of: call, inUnit: scope.unit)
        if !functions.isEmpty { return .anyOf(functions.map { function($0, call, scope) }) }
        if name == "EmptyView" { return .empty }
        // In an extension of `View`, a modifier of `self`.
        if call.base == nil, !call.hasImplicitBase, name == "modifier" || SwiftUINames.isModifier(name) {
            return modifier(call, scope)
        }
        guard SwiftUINames.isView(name), !program.declaresType(name, visibleFrom: scope.unit) else {
            return isPassedContent(node) ? .empty : .unknown
        }
        let content = passedContent(call, inner)
        guard case .empty = content, !drawsOnlyContent(name) else { return content }
        return .missing(branch: CodePlace(unit: scope.unit, node: node), chain: scope.chain)
    }

    /// Whether a view of SwiftUI shows nothing but what is passed to it.
    func drawsOnlyContent(_ name: String) -> Bool {
        ["Group", "ForEach", "VStack", "HStack", "ZStack", "Section", "GeometryReader", "AnyView", "ViewThatFits"].contains(name)
    }

    /// `content()` of a wrapper: what somebody passed in.
    func isPassedContent(_ node: Node) -> Bool {
        guard let callee = node.firstChild, callee.kind == .identifierExpression, let name = callee.name else { return false }
        return !name.beginsUppercase
    }

    /// Closures and views among a call's arguments.
    func passedContent(_ call: CallExpression, _ scope: Scope) -> BackgroundCoverage {
        var parts: [BackgroundCoverage] = []
        for argument in call.allArguments {
            guard let value = argument.value else { continue }
            switch value.kind {
            case .closure:
                // What a button does is no part of what it shows.
                if argument.label == "action" || argument.label == "perform" { continue }
                parts.append(argument.isTrailing || argument.label != nil ? block(value, scope) : .empty)
            case .call:
                let inner = expression(value, scope)
                // Only a view counts, not any value whose origin is unknown.
                if case .unknown = inner { continue }
                parts.append(inner)
            default:
                break
            }
        }
        return .sideBySide(parts)
    }

    /// The body of a view or of a modifier.
    func body(of type: TypeID, _ properties: [String: Constant], _ scope: Scope) -> BackgroundCoverage {
        let symbol = program.type(type)
        let bodies = program.members("body", of: type)
        guard !bodies.isEmpty, let nameRange = program.node(symbol.declaration)?.nameRange else { return .unknown }
        let step = ChainStep(title: symbol.name, unit: symbol.declaration.unit, range: nameRange)
        // A view inside itself adds nothing that was not seen.
        guard !scope.chain.contains(step) else { return .empty }
        let results = bodies.map { id -> BackgroundCoverage in
            guard let block = program.node(id)?.declaredBody else { return .unknown }
            var inner = scope.deeper(step)
            inner.unit = id.unit
            inner.constants = Constants()
            inner.constants.properties = properties
            return self.block(block, inner)
        }
        return .anyOf(results)
    }

    /// A name without a call: a computed property, a local constant, content that was passed in.
    func reference(_ node: Node, _ scope: Scope) -> BackgroundCoverage {
        guard let name = node.name else { return .unknown }
        if node.kind == .identifierExpression {
            if name == "self" || name == "content" { return .empty }
            switch LocalScope.binding(of: name, at: node) {
            case .variable(let binding)?:
                guard let value = PropertyBinding(binding)?.initialValue else { return .unknown }
                return expression(value, scope.deeper(nil))
            case .some: return .empty
            case nil: break
            }
        }
        let base = node.kind == .memberAccess ? node.firstChild : nil
        if node.kind == .memberAccess, base == nil { return .unknown }
        let place = CodePlace(unit: scope.unit, node: node)
        if let base, base.named("Color"), targets.isTypeOrModule(base, inUnit: scope.unit) { return .missing(branch: place, chain: scope.chain) }
        var members = targets.members(named: name, base: base, hasImplicitBase: false, at: place)
        if members.isEmpty, base != nil { members = program.foreignMembers(name, of: "View", inUnit: scope.unit) }
        guard let member = members.first else { return .unknown }
        return property(member, isOwn: base.map { $0.named("self") } ?? true, scope)
    }

    func property(_ id: DeclarationID, isOwn: Bool, _ scope: Scope) -> BackgroundCoverage {
        guard let node = program.node(id) else { return .unknown }
        let step = ChainStep(title: program.fact(id).name, unit: id.unit, range: node.declaredNameRange)
        var inner = scope.deeper(step)
        inner.unit = id.unit
        inner.constants = isOwn ? scope.constants.withoutParameters : Constants()
        if let function = FunctionDeclaration(node) { return function.body.map { block($0, inner) } ?? .unknown }
        guard let binding = PropertyBinding(node) else { return .unknown }
        if let getter = binding.getter { return block(getter, inner) }
        if let value = binding.initialValue { return expression(value, inner) }
        // A stored view: somebody passed it in.
        return .empty
    }
}
