import SwiftSource

/// Whether what an expression draws marks a widget's background.
public enum BackgroundCoverage: Sendable {
    /// `containerBackground(for: .widget)` is applied.
    case covered
    /// It is not; `branch` draws something without it.
    case missing(branch: CodePlace, chain: [ChainStep])
    /// Something on the way is not known.
    case unknown
    /// Nothing is drawn, or only what somebody else passed in.
    case empty
}

/// Follows what a configuration draws, for one family, and looks for `containerBackground(for: .widget)`.
///
/// In a branch that depends on data, each side must have it. Several views side by side share it. A name that belongs
/// neither to the project nor to SwiftUI makes the answer unknown.
public struct BackgroundSearch {
    private let program: Program
    private let targets: CallTargets
    private let types: ExpressionTypes
    private let family: String?
    private let budget = Budget()
    private static let maximumDepth = 40

    /// How many bodies may still be looked into. Views that use each other many times over would take forever.
    private final class Budget {
        var bodies = 5_000
    }

    /// - Parameter family: The family to draw, such as `systemSmall`; nil for any.
    public init(_ program: Program, family: String?) {
        self.program = program
        targets = CallTargets(program)
        types = ExpressionTypes(program)
        self.family = family
    }

    /// Where code stands and what is known there.
    private struct Scope {
        var unit: Int
        var constants = Constants()
        var chain: [ChainStep] = []
        var depth = 0

        func deeper(_ step: ChainStep?) -> Scope {
            var scope = self
            scope.depth += 1
            if let step { scope.chain.append(step) }
            return scope
        }
    }

    public func coverage(of configuration: Configuration) -> BackgroundCoverage {
        let unit = configuration.place.unit
        guard let content = configuration.contents.first else { return .unknown }
        let scope = Scope(unit: unit)
        switch content.kind {
        case .closure: return block(content, scope)
        case .memberAccess where content.named("init"):
            guard let base = content.firstChild, case .metatype(.project(let type))? = types.type(of: base, inUnit: unit) else { return .unknown }
            return view(type, [:], scope)
        case .identifierExpression, .memberAccess:
            return reference(content, scope)
        default: return .unknown
        }
    }
}

// MARK: - Statements

extension BackgroundSearch {
    /// The statements of a view builder, or of a function that returns a view.
    private func block(_ block: Node, _ scope: Scope) -> BackgroundCoverage {
        guard scope.depth < BackgroundSearch.maximumDepth, budget.bodies > 0 else { return .unknown }
        budget.bodies -= 1
        return statements(Array(block.children), scope)
    }

    private func statements(_ statements: [Node], _ scope: Scope) -> BackgroundCoverage {
        var parts: [BackgroundCoverage] = []
        for (index, statement) in statements.enumerated() {
            switch statement.kind {
            case .returnStatement:
                if let value = statement.firstChild { parts.append(expression(value, scope)) }
                return side(parts)
            case .guardStatement:
                // The way out is one alternative, all that follows the other.
                guard let conditions = statement.firstChild(.conditionList), let exit = statement.firstChild(.codeBlock) else { continue }
                let rest = Array(statements[(index + 1)...])
                switch live(scope).truth(of: conditions) {
                case true?: continue
                case false?: return side(parts + [block(exit, scope)])
                case nil:
                    let alternatives = [block(exit, scope), self.statements(rest, scope)]
                    return side(parts + [isAvailability(conditions) ? anyOf(alternatives) : oneOf(alternatives)])
                }
            case .ifExpression where returns(statement):
                // `if x { return a }` followed by more: more is the other side.
                let rest = Array(statements[(index + 1)...])
                return side(parts + [conditional(statement, scope, otherwise: rest)])
            case .variableDeclaration, .functionDeclaration, .closureSignature, .typealiasDeclaration, .importDeclaration:
                continue
            case .ifConfig:
                let clauses = statement.children(.ifConfigClause).filter { !ConditionalCode.isNeverCompiled($0.id, in: $0.tree) }
                parts.append(anyOf(clauses.map { self.statements(Array($0.children.filter { $0.kind.isExpression || $0.kind == .returnStatement || $0.kind == .ifConfig }.dropFirst(isElse($0) ? 0 : 1)), scope) }))
            default:
                if statement.kind.isExpression { parts.append(expression(statement, scope)) }
            }
        }
        return side(parts)
    }

    private func isElse(_ clause: Node) -> Bool {
        clause.tree.tokens.kinds[Int(clause.tree.firstTokens[clause.id.index])] == .poundElse
    }

    private func returns(_ statement: Node) -> Bool {
        guard statement.firstChild(.elseClause) == nil, let clause = statement.firstChild(.ifClause),
            let block = clause.firstChild(.codeBlock)
        else { return false }
        return block.children(.returnStatement).contains { _ in true }
    }

    private func live(_ scope: Scope) -> LiveCode {
        LiveCode(constants: scope.constants, families: FamilyConditions(family: family))
    }

    private func isAvailability(_ conditions: Node) -> Bool {
        conditions.children.contains { $0.kind == .availabilityCondition }
    }

    private func conditional(_ node: Node, _ scope: Scope, otherwise: [Node] = []) -> BackgroundCoverage {
        var alternatives: [BackgroundCoverage] = []
        var isAvailability = false
        var isDecided = false
        for clause in node.children where !isDecided {
            guard let body = clause.firstChild(.codeBlock) else { continue }
            if clause.kind == .elseClause {
                alternatives.append(block(body, scope))
                isDecided = true
            } else if let conditions = clause.firstChild(.conditionList) {
                isAvailability = isAvailability || self.isAvailability(conditions)
                switch live(scope).truth(of: conditions) {
                case true?:
                    alternatives.append(block(body, scope))
                    isDecided = true
                case false?: continue
                case nil:
                    let coverage = block(body, scope)
                    // The program cannot say when this side is drawn.
                    alternatives.append(dependsOnPlacement(conditions, scope) ? doubted(coverage) : coverage)
                }
            }
        }
        if !isDecided { alternatives.append(statements(otherwise, scope)) }
        return isAvailability ? anyOf(alternatives) : oneOf(alternatives)
    }

    /// Whether conditions ask for something that depends on where the view is shown: a stored property of the view, or
    /// a value of the environment, which callers set in ways that are not followed.
    private func dependsOnPlacement(_ conditions: Node, _ scope: Scope) -> Bool {
        conditions.subtree.contains { node in
            guard node.kind == .identifierExpression, let name = node.name, name.first?.isUppercase == false,
                node.parent?.kind != .memberAccess
            else { return false }
            let place = CodePlace(unit: scope.unit, node: node)
            guard LocalScope.binding(of: name, at: node) == nil, let type = program.scope(at: place),
                let member = program.members(name, of: type).first, let declaration = program.node(member),
                let binding = PropertyBinding(declaration), let variable = binding.variable
            else { return false }
            if variable.attribute("Environment") != nil { return !FamilyConditions(family: family).isFamily(node) }
            switch types.typeOfDeclaration(member) {
            case .foreign("Bool")?: return binding.getter == nil
            case .project(let type)?: return program.kind(type) == .enumeration && binding.getter == nil
            default: return false
            }
        }
    }

    private func doubted(_ coverage: BackgroundCoverage) -> BackgroundCoverage {
        if case .missing = coverage { return .unknown }
        return coverage
    }

    private func choice(_ node: Node, _ scope: Scope) -> BackgroundCoverage {
        guard let subject = node.firstChild else { return .unknown }
        let live = live(scope)
        let isFamily = FamilyConditions(family: family).isFamily(subject)
        var alternatives: [BackgroundCoverage] = []
        for switchCase in node.switchCases {
            let isDefault = switchCase.named("default")
            let taken = isDefault ? nil : live.isTaken(switchCase, subject: subject)
            if taken == false { continue }
            let body = statements(switchCase.children.filter { $0.kind != .switchCaseItem && $0.kind != .attribute }, scope)
            // Which families there are is not known, so neither is whether anything gets here.
            alternatives.append(isDefault && isFamily && family == nil ? doubted(body) : body)
            if taken == true { break }
        }
        return oneOf(alternatives)
    }
}

// MARK: - Putting answers together

extension BackgroundSearch {
    /// Views next to each other: one background serves all.
    private func side(_ parts: [BackgroundCoverage]) -> BackgroundCoverage {
        var result = BackgroundCoverage.empty
        for part in parts {
            switch (part, result) {
            case (.covered, _): return .covered
            case (.unknown, _): result = .unknown
            case (.missing, .empty): result = part
            default: break
            }
        }
        return result
    }

    /// Alternatives of which any may be drawn: each needs a background.
    private func oneOf(_ alternatives: [BackgroundCoverage]) -> BackgroundCoverage {
        var result = BackgroundCoverage.empty
        for alternative in alternatives {
            switch (alternative, result) {
            case (.missing, _): return alternative
            case (.unknown, _): result = .unknown
            case (.covered, .empty): result = .covered
            default: break
            }
        }
        return result
    }

    /// Alternatives for other systems or builds: one with a background will do.
    private func anyOf(_ alternatives: [BackgroundCoverage]) -> BackgroundCoverage { side(alternatives) }
}

// MARK: - Expressions

extension BackgroundSearch {
    private func expression(_ node: Node, _ scope: Scope) -> BackgroundCoverage {
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
            return node.firstChild.map { expression($0, scope) } ?? .empty
        default: return .unknown
        }
    }

    private func ternary(_ node: Node, _ scope: Scope) -> BackgroundCoverage {
        let parts = Array(node.children)
        guard let question = parts.firstIndex(where: { $0.kind == .ternaryOperator }), question + 1 < parts.count,
            let first = parts[question].firstChild
        else { return .unknown }
        return oneOf([expression(first, scope), expression(parts[question + 1], scope)])
    }

    /// A call with the modifiers behind it, from the outermost inwards.
    private func chain(_ outermost: Node, _ scope: Scope) -> BackgroundCoverage {
        var node = outermost
        var isDoubtful = false
        while let call = CallExpression(node), let base = call.base, !isTypeOrModule(base, scope), !isMemberOfSelf(base) {
            switch modifier(call, scope) {
            case .covered: return .covered
            case .unknown: isDoubtful = true
            case .missing, .empty: break
            }
            node = base
            while node.kind == .optionalChaining || node.kind == .forceUnwrap, let inner = node.firstChild { node = inner }
        }
        let result = node.id == outermost.id || node.kind == .call ? origin(node, scope) : expression(node, scope.deeper(nil))
        if isDoubtful, case .missing = result { return .unknown }
        return isDoubtful ? side([result, .unknown]) : result
    }

    private func postfixConditional(_ node: Node, _ scope: Scope) -> BackgroundCoverage {
        guard let base = node.firstChild, base.kind != .ifConfigClause else { return .unknown }
        let result = expression(base, scope)
        let modifiers = node.children(.ifConfigClause).flatMap { $0.subtree.filter { $0.kind == .call } }
        for call in modifiers.compactMap(CallExpression.init) where call.base != nil {
            if case .covered = modifier(call, scope) { return .covered }
        }
        return result
    }

    private func isTypeOrModule(_ node: Node, _ scope: Scope) -> Bool {
        guard node.kind == .identifierExpression || node.kind == .memberAccess || node.kind == .genericSpecialization else { return false }
        if case .metatype? = types.type(of: node, inUnit: scope.unit) { return true }
        return node.kind == .identifierExpression && node.name?.first?.isUppercase == true
    }

    private func isMemberOfSelf(_ node: Node) -> Bool { node.kind == .identifierExpression && node.named("self") }

    /// What a modifier adds; its base is not looked at.
    private func modifier(_ call: CallExpression, _ scope: Scope) -> BackgroundCoverage {
        guard let name = call.calleeName else { return .unknown }
        if let placement = ContainerBackground.placement(of: call) { return coverage(of: placement) }
        if name == "modifier" { return modifierValue(call, scope) }
        let functions = projectModifiers(named: name, call, scope)
        if !functions.isEmpty { return anyOf(functions.map { function($0, call, scope) }) }
        guard SwiftUINames.isModifier(name) else { return .unknown }
        // `overlay { … }`, `background { … }`: looked into only for the call itself.
        for argument in call.allArguments {
            if let value = argument.value, value.kind == .closure, case .covered = block(value, scope.deeper(nil)) { return .covered }
        }
        return .empty
    }

    private func coverage(of placement: ContainerBackground.Placement) -> BackgroundCoverage {
        switch placement {
        case .widget: .covered
        case .other: .empty
        case .unknown: .unknown
        }
    }

    private func projectModifiers(named name: String, _ call: CallExpression, _ scope: Scope) -> [DeclarationID] {
        let direct = targets.functions(of: call, inUnit: scope.unit)
        if !direct.isEmpty { return direct }
        return ["View", "Text", "Image", "Shape", "Button"].flatMap { program.foreignMembers(name, of: $0, inUnit: scope.unit) }
            .filter { program.fact($0).kind == .function }
    }

    /// `.modifier(Backed())`
    private func modifierValue(_ call: CallExpression, _ scope: Scope) -> BackgroundCoverage {
        guard let value = call.firstUnlabeledArgument?.value, let made = CallExpression(value),
            let type = targets.constructedType(of: made, inUnit: scope.unit), program.conforms(type, to: "ViewModifier")
        else { return .unknown }
        return body(of: type, InitializerConstants(program).properties(of: type, made: made, in: scope.constants), scope)
    }

    /// A function of the project that makes or changes a view.
    private func function(_ id: DeclarationID, _ call: CallExpression, _ scope: Scope) -> BackgroundCoverage {
        guard let node = program.node(id), let body = node.firstChild(.codeBlock) else { return .unknown }
        var inner = scope.deeper(ChainStep(title: program.fact(id).name, unit: id.unit, range: node.nameRange ?? node.range))
        let isOwn = call.base.map { $0.named("self") } ?? true
        inner.constants = isOwn ? scope.constants.withoutParameters : Constants()
        inner.constants.parameters = InitializerConstants(program).parameters(of: id, given: call, in: scope.constants)
        inner.unit = id.unit
        let result = block(body, inner)
        // What the caller passes is drawn as well.
        let passed = side(call.allArguments.compactMap { $0.value }.filter { $0.kind == .closure }.map { block($0, scope.deeper(nil)) })
        if case .covered = passed { return .covered }
        return result
    }

    /// The call at the inner end of a chain: a view, or a function that makes one.
    private func origin(_ node: Node, _ scope: Scope) -> BackgroundCoverage {
        guard let call = CallExpression(node) else { return expression(node, scope.deeper(nil)) }
        let inner = scope.deeper(nil)
        if let type = targets.constructedType(of: call, inUnit: scope.unit) {
            guard program.conforms(type, to: "View") else { return .unknown }
            let content = passedContent(call, inner)
            if case .covered = content { return .covered }
            let constants = InitializerConstants(program).properties(of: type, made: call, in: scope.constants)
            let own = view(type, constants, scope)
            // A wrapper draws nothing of its own without the content.
            if case .empty = own { return content }
            return own
        }
        guard let name = call.calleeName else { return .unknown }
        if let placement = ContainerBackground.placement(of: call) { return coverage(of: placement) }
        let functions = targets.functions(of: call, inUnit: scope.unit)
        if !functions.isEmpty { return anyOf(functions.map { function($0, call, scope) }) }
        if name == "EmptyView" { return .empty }
        // In an extension of `View`, a modifier of `self`.
        if call.base == nil, !call.hasImplicitBase, name == "modifier" || SwiftUINames.isModifier(name) { return modifier(call, scope) }
        guard SwiftUINames.isView(name), !program.declaresType(name) else { return isPassedContent(node) ? .empty : .unknown }
        switch passedContent(call, inner) {
        case .empty: return drawsNothing(name) ? .empty : .missing(branch: CodePlace(unit: scope.unit, node: node), chain: scope.chain)
        case let other: return other
        }
    }

    private func drawsNothing(_ name: String) -> Bool {
        ["Group", "ForEach", "VStack", "HStack", "ZStack", "Section", "GeometryReader", "AnyView", "ViewThatFits"].contains(name)
    }

    /// `content()` of a wrapper: what somebody passed in.
    private func isPassedContent(_ node: Node) -> Bool {
        guard let callee = node.firstChild, callee.kind == .identifierExpression, let name = callee.name else { return false }
        return name.first?.isUppercase == false
    }

    /// Closures and views among a call's arguments.
    private func passedContent(_ call: CallExpression, _ scope: Scope) -> BackgroundCoverage {
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
        return side(parts)
    }

    private func view(_ type: TypeID, _ properties: [String: Constant], _ scope: Scope) -> BackgroundCoverage {
        body(of: type, properties, scope)
    }

    private func body(of type: TypeID, _ properties: [String: Constant], _ scope: Scope) -> BackgroundCoverage {
        let symbol = program.type(type)
        let bodies = program.members("body", of: type)
        guard !bodies.isEmpty, let nameRange = program.node(symbol.declaration)?.nameRange else { return .unknown }
        let step = ChainStep(title: symbol.name, unit: symbol.declaration.unit, range: nameRange)
        // A view inside itself adds nothing that was not seen.
        guard !scope.chain.contains(step) else { return .empty }
        let results = bodies.map { id -> BackgroundCoverage in
            guard let node = program.node(id), let block = PropertyBinding(node)?.getter ?? node.firstChild(.codeBlock) else { return .unknown }
            var inner = scope.deeper(step)
            inner.unit = id.unit
            inner.constants = Constants()
            inner.constants.properties = properties
            return self.block(block, inner)
        }
        return anyOf(results)
    }

    /// A name without a call: a computed property, a local constant, content that was passed in.
    private func reference(_ node: Node, _ scope: Scope) -> BackgroundCoverage {
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
        if let base, isTypeOrModule(base, scope), base.named("Color") { return .missing(branch: CodePlace(unit: scope.unit, node: node), chain: scope.chain) }
        let place = CodePlace(unit: scope.unit, node: node)
        var members = targets.members(named: name, base: base, hasImplicitBase: false, at: place)
        if members.isEmpty, base != nil { members = program.foreignMembers(name, of: "View", inUnit: scope.unit) }
        guard let member = members.first else { return .unknown }
        return property(member, isOwn: base.map { $0.named("self") } ?? true, scope)
    }

    private func property(_ id: DeclarationID, isOwn: Bool, _ scope: Scope) -> BackgroundCoverage {
        guard let node = program.node(id) else { return .unknown }
        var inner = scope.deeper(ChainStep(title: program.fact(id).name, unit: id.unit, range: node.firstChild?.range ?? node.range))
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
