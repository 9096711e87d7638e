import SwiftSource

/// Follows calls out of a body into the project's own functions, properties and initializers.
public struct CallPaths {
    private let program: Program
    private let targets: CallTargets
    /// How deep calls are followed.
    private static let maximumDepth = 16
    /// How many bodies one search looks into.
    private static let maximumBodies = 400

    /// Something found in a body.
    public struct Hit<Value> {
        public let value: Value
        /// Where it stands.
        public let place: CodePlace
        /// The calls that lead there, the one in the first body first. Empty when it stands in the first body itself.
        public let calls: [ChainStep]
        /// Where the first body calls what leads there, or where the hit itself stands in it.
        public let origin: CodePlace
    }

    public init(_ program: Program) {
        self.program = program
        targets = CallTargets(program)
    }

    /// - Parameter known: Types of expressions to keep while one body is gone through.
    init(_ program: Program, known: KnownTypes) {
        self.program = program
        targets = CallTargets(program, ExpressionTypes(program, known: known))
    }

    /// One body on the way.
    private struct Step {
        let body: CodePlace
        let constants: Constants
        let calls: [ChainStep]
        /// The bodies gone through, this one last.
        let path: [CodePlace]
        let origin: CodePlace?
    }

    /// Everything for which `inspect` gives a value, in `body` and what it calls synchronously, nearest first. `path`
    /// holds the bodies gone through, the one that holds the place last.
    public func search<Value>(
        from body: CodePlace, _ inspect: (CodePlace, _ path: [CodePlace]) -> Value?
    ) -> [Hit<Value>] {
        var hits: [Hit<Value>] = []
        var queue = [Step(body: body, constants: Constants(), calls: [], path: [body], origin: nil)]
        var seen: Set<SeenBody> = []
        var next = 0
        while next < queue.count, next < CallPaths.maximumBodies {
            let step = queue[next]
            next += 1
            walk(step.body, step.constants) { node in
                let place = step.body.at(node)
                if let value = inspect(place, step.path) {
                    hits.append(Hit(value: value, place: place, calls: step.calls, origin: step.origin ?? place))
                    return
                }
                guard step.calls.count < CallPaths.maximumDepth else { return }
                for callee in callees(of: place, step.constants) {
                    let key = SeenBody(body: callee.body, constants: callee.constants, origin: step.origin ?? place)
                    guard seen.insert(key).inserted else { continue }
                    queue.append(
                        Step(
                            body: callee.body, constants: callee.constants, calls: step.calls + [callee.step],
                            path: step.path + [callee.body], origin: step.origin ?? place))
                }
            }
        }
        return hits
    }

    private struct SeenBody: Hashable {
        let body: CodePlace
        let constants: Constants
        let origin: CodePlace
    }

    /// Live nodes that run when the body runs: not the closures that something keeps for later.
    private func walk(_ body: CodePlace, _ constants: Constants, _ visit: (Node) -> Void) {
        LiveCode(constants: constants, conditions: program.conditions(ofUnit: body.unit)).walk(body.node) { node in
            if node.kind.isTypeDeclaration || node.kind == .functionDeclaration { return false }
            if node.kind == .closure, node.id != body.node.id, !SynchronousClosures.runs(node) { return false }
            visit(node)
            return true
        }
    }

    /// A body that runs because of what stands at a place.
    struct Callee {
        let body: CodePlace
        let constants: Constants
        let step: ChainStep
    }

    func callees(of place: CodePlace, _ constants: Constants) -> [Callee] {
        switch place.node.kind {
        case .call: return CallExpression(place.node).map { calleesOfCall($0, place, constants) } ?? []
        case .identifierExpression, .memberAccess: return calleesOfName(place, constants)
        default: return []
        }
    }

    private func calleesOfCall(_ call: CallExpression, _ place: CodePlace, _ constants: Constants) -> [Callee] {
        if let local = localFunction(call) {
            return [Callee(body: place.at(local.body), constants: constants, step: ChainStep(title: local.name, unit: place.unit, range: local.range))]
        }
        let arguments = InitializerConstants(program)
        if let type = targets.constructedType(of: call, inUnit: place.unit) {
            return targets.initializers(of: type, for: call).compactMap { id in
                var inner = Constants()
                inner.parameters = arguments.parameters(of: id, given: call, in: constants)
                return callee(id, inner, title: program.type(type).name)
            } + initialValues(of: type)
        }
        // Several functions that fit equally well: nobody can say which one runs.
        let functions = call.hasImplicitBase ? implicitFunctions(call, place) : targets.functions(of: call, inUnit: place.unit)
        guard functions.count == 1 || Set(functions.map(\.unit)).count == 1 else { return [] }
        return functions.compactMap { id in
            let isOwn = call.base.map { $0.named("self") } ?? true
            var inner = isOwn ? constants.withoutParameters : Constants()
            inner.parameters = arguments.parameters(of: id, given: call, in: constants)
            return callee(id, inner, title: program.fact(id).name)
        }
    }

    private func localFunction(_ call: CallExpression) -> (name: String, body: Node, range: Range<Int>)? {
        guard let callee = call.callee, callee.kind == .identifierExpression, let name = callee.name,
            case .function(let node)? = LocalScope.binding(of: name, at: callee), let body = node.declaredBody
        else { return nil }
        return (name, body, node.declaredNameRange)
    }

    /// What a type's stored properties start with, which runs before its initializer.
    func initialValues(of type: TypeID) -> [Callee] {
        program.storedProperties(of: type).compactMap { id in
            guard let node = program.node(id), node.parent?.hasModifier("lazy") == false,
                let value = PropertyBinding(node)?.initialValue, value.kind == .call
            else { return nil }
            return Callee(
                body: CodePlace(unit: id.unit, node: value), constants: Constants(),
                step: ChainStep(title: program.fact(id).name, unit: id.unit, range: node.declaredNameRange))
        }
    }

    /// A computed property, or a static one that is made when it is first used.
    private func calleesOfName(_ place: CodePlace, _ constants: Constants) -> [Callee] {
        let node = place.node
        guard let name = node.name, !node.isCallee else { return [] }
        let base = node.kind == .memberAccess ? node.firstChild : nil
        let members: [DeclarationID]
        if node.kind == .identifierExpression {
            members = program.lookUpName(name, at: place)
        } else if let base {
            members = targets.members(named: name, base: base, hasImplicitBase: false, at: place)
        } else {
            members = implicitMembers(name, place)
        }
        guard members.count == 1, let member = members.first, program.fact(member).kind == .property,
            // Asked last, as it takes longest.
            node.kind == .memberAccess || LocalScope.binding(of: name, at: node) == nil
        else { return [] }
        let isOwn = base.map { $0.named("self") } ?? true
        return callee(member, isOwn ? constants.withoutParameters : Constants(), title: name).map { [$0] } ?? []
    }

    /// `.sample` as the result of a function whose type the project declares.
    private func implicitMembers(_ name: String, _ place: CodePlace) -> [DeclarationID] {
        guard let function = place.node.ancestors.first(where: { $0.kind == .functionDeclaration || $0.kind == .patternBinding }),
            place.node.parent?.kind == .returnStatement || place.node.parent?.parent?.id == function.id
        else { return [] }
        let type = FunctionDeclaration(function)?.returnType ?? PropertyBinding(function)?.type
        guard let type, case .project(let result)? = ExpressionTypes(program).written(type, place.unit) else { return [] }
        return program.members(name, of: result)
    }

    /// `.sample()` as the result of a function whose type the project declares.
    private func implicitFunctions(_ call: CallExpression, _ place: CodePlace) -> [DeclarationID] {
        guard let name = call.calleeName else { return [] }
        return implicitMembers(name, place).filter {
            program.fact($0).kind == .function && program.fact($0).accepts(call)
        }
    }

    private func callee(_ id: DeclarationID, _ constants: Constants, title: String) -> Callee? {
        guard let node = program.node(id), let body = program.body(of: id) ?? lazyValue(node) else { return nil }
        return Callee(
            body: CodePlace(unit: id.unit, node: body), constants: constants,
            step: ChainStep(title: title, unit: id.unit, range: node.declaredNameRange))
    }

    /// What a lazy property starts with, which runs when it is first used.
    private func lazyValue(_ property: Node) -> Node? {
        property.parent?.hasModifier("lazy") == true ? PropertyBinding(property)?.initialValue : nil
    }
}
