import SwiftSource

extension DrawnContentReader {
    mutating func expression(_ node: Node, _ scope: Scope) -> DrawnContent {
        // Code that nobody wrote by hand may be chained without end.
        guard nesting < Self.maximumNesting else { return .unknown(scope.place(node)) }
        nesting += 1
        defer { nesting -= 1 }
        switch node.kind {
        case .call:
            guard let call = CallExpression(node) else { return .unknown(scope.place(node)) }
            if let base = call.base, !base.named("self"), !isTypeOrModule(base, scope) {
                return modified(expression(base, scope), by: call, scope)
            }
            return origin(call, scope)
        case .ifExpression: return conditional(node, scope)
        case .switchExpression: return choice(node, scope)
        case .ifConfig: return conditionalModifiers(node, scope)
        case .identifierExpression, .memberAccess: return reference(node, scope)
        case .sequenceExpression: return ternary(node, scope)
        case .tupleExpression, .tryExpression, .awaitExpression, .forceUnwrap, .optionalChaining, .argument:
            return node.firstChild.map { expression($0, scope) } ?? .unknown(scope.place(node))
        default: return .unknown(scope.place(node))
        }
    }

    /// Modifiers under `#if`: one clause of them is applied, or none.
    private mutating func conditionalModifiers(_ node: Node, _ scope: Scope) -> DrawnContent {
        guard let base = node.firstChild, base.kind != .ifConfigClause else { return .unknown(scope.place(node)) }
        let content = expression(base, scope)
        var ways: [DrawnContent] = []
        for clause in node.children(.ifConfigClause) where program.mayBeCompiled(clause, inUnit: scope.unit) {
            let last = clause.children.map { $0 }.last
            ways.append(last.map { chained($0, on: content, scope) } ?? content)
        }
        return ways.isEmpty ? content : oneOf(ways)
    }

    /// `.padding().bold()` without a base.
    private mutating func chained(_ node: Node, on content: DrawnContent, _ scope: Scope) -> DrawnContent {
        guard let call = CallExpression(node) else { return content }
        let inner = call.base.map { chained($0, on: content, scope) } ?? content
        return modified(inner, by: call, scope)
    }

    func isTypeOrModule(_ node: Node, _ scope: Scope) -> Bool {
        known.targets(inUnit: scope.unit).isTypeOrModule(node, inUnit: scope.unit)
    }

    // MARK: Views

    /// The call at the inner end of a chain: a view, or a function that makes one.
    private mutating func origin(_ call: CallExpression, _ scope: Scope) -> DrawnContent {
        let place = scope.place(call.node)
        if let type = known.targets(inUnit: scope.unit).constructedType(of: call, inUnit: scope.unit) {
            guard program.conforms(type, to: "View") else { return .unknown(place) }
            let properties = InitializerConstants(program).properties(of: type, made: call, in: scope.constants)
            let parts = passedContent(call, scope) + [body(of: type, properties, scope)]
            return .view(place, name: program.type(type).name, parts, isTransparent: true)
        }
        guard let name = call.calleeName else { return .unknown(place) }
        let functions = known.targets(inUnit: scope.unit).functions(of: call, inUnit: scope.unit)
        if !functions.isEmpty { return oneOf(functions.map { function($0, call, scope, modifying: scope.modified) }) }
        if name == "EmptyView" { return .nothing(place) }
        // In an extension of `View`, a modifier of `self`.
        if let modified = scope.modified, !call.hasImplicitBase, !name.beginsUppercase,
            name == "modifier" || SwiftUINames.isModifier(name) || name == "containerBackground"
        {
            return self.modified(modified, by: call, scope)
        }
        guard SwiftUINames.isView(name), !program.declaresType(name, visibleAt: place.place) else {
            return .unknown(place)
        }
        return systemView(name, call, place, scope)
    }

    private mutating func systemView(
        _ name: String, _ call: CallExpression, _ place: DrawnPlace, _ scope: Scope
    ) -> DrawnContent {
        if Self.leaves.contains(name) { return .view(place, name: name, [], isTransparent: false) }
        let parts = passedContent(call, scope)
        switch name {
        case "ForEach": return .repeated(.together(parts))
        case "ViewThatFits":
            if parts.count == 1, case .together(let candidates) = parts[0] { return .oneOf(candidates) }
            return .together(parts)
        default: return .view(place, name: name, parts, isTransparent: Self.containers.contains(name))
        }
    }

    /// Views that show what is passed to them and nothing else.
    private static let containers: Set<String> = [
        "AnyView", "Group", "GeometryReader", "Grid", "GridRow", "HStack", "LazyHGrid", "LazyHStack", "LazyVGrid",
        "LazyVStack", "Section", "VStack", "ZStack", "TimelineView", "EquatableView", "GlassEffectContainer",
        "AccessoryWidgetGroup",
    ]

    /// Views whose closures make no views, or no views that matter.
    private static let leaves: Set<String> = [
        "Canvas", "Chart", "Color", "Image", "Map", "MeshGradient", "Path", "Text",
    ]

    /// Closures and views among a call's arguments, but for what a tap does.
    private mutating func passedContent(_ call: CallExpression, _ scope: Scope) -> [DrawnContent] {
        var parts: [DrawnContent] = []
        let isAction = call.calleeName == "Button" && !call.hasArgument(labeled: "intent")
        for argument in call.allArguments {
            guard let value = argument.value else { continue }
            switch value.kind {
            case .closure:
                if argument.label == "action" || argument.label == "perform" { continue }
                if isAction, argument.isTrailing, argument.label == nil { continue }
                parts.append(block(value, scope))
            case .call:
                let content = expression(value, scope)
                // A value whose origin is unknown is more likely no view.
                if case .unknown = content { continue }
                parts.append(content)
            default:
                break
            }
        }
        return parts
    }

    mutating func function(
        _ id: DeclarationID, _ call: CallExpression, _ scope: Scope, modifying modified: DrawnContent?
    ) -> DrawnContent {
        let isOwn = call.base.map { $0.named("self") } ?? true
        var constants = isOwn ? scope.constants.withoutParameters : Constants()
        constants.parameters = InitializerConstants(program).parameters(of: id, given: call, in: scope.constants)
        let content = inlined(id, nil, constants, scope, modified)
        let passed = passedContent(call, scope)
        return passed.isEmpty ? content : .together(passed + [content])
    }

    // MARK: Names

    /// A name without a call: a computed property, a local constant, content that was passed in.
    mutating func reference(_ node: Node, _ scope: Scope) -> DrawnContent {
        let place = scope.place(node)
        guard let name = node.name else { return .unknown(place) }
        if node.kind == .identifierExpression {
            if name == "self" || name == "content", let modified = scope.modified { return modified }
            switch LocalScope.binding(of: name, at: node) {
            case .variable(let binding)?:
                return PropertyBinding(binding)?.initialValue.map { expression($0, scope) } ?? .unknown(place)
            case .some: return .unknown(place)
            case nil: break
            }
        }
        let base = node.kind == .memberAccess ? node.firstChild : nil
        if node.kind == .memberAccess, base == nil { return .unknown(place) }
        if let base, base.named("Color"), isTypeOrModule(base, scope) {
            return .view(place, name: "Color", [], isTransparent: false)
        }
        let members = known.targets(inUnit: scope.unit).members(
            named: name, base: base, hasImplicitBase: false, at: place.place)
        guard !members.isEmpty, scope.depth < Self.maximumDepth else { return .unknown(place) }
        let isOwn = base.map { $0.named("self") } ?? true
        let constants = isOwn ? scope.constants.withoutParameters : Constants()
        return oneOf(members.map { inlined($0, nil, constants, scope, scope.modified) })
    }
}
