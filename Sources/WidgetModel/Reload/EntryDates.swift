import SwiftSource

/// The dates of a timeline's entries.
public struct EntryDates {
    let times: TimeFolder

    public init(_ times: TimeFolder) { self.times = times }

    /// The dates of all entries, of a loop those of its first and last turn; nil when one of them is not known.
    public func dates(ofEntries place: CodePlace) -> Set<TimeValue>? {
        EntryLists(self).list(of: place, TimeContext()).flatMap { list in times.union(list.entries.map(\.dates)) }
    }

    /// The date of an entry that is made in a loop or a `map`, in the first turn of it.
    ///
    /// - Parameter loop: A `for` statement or a closure.
    public func firstDate(ofEntry place: CodePlace, madeIn loop: CodePlace) -> Set<TimeValue>? {
        date(ofEntry: place, TimeContext(firstTurn: loop))
    }

    public func date(ofEntry place: CodePlace) -> Set<TimeValue>? { date(ofEntry: place, TimeContext()) }

    /// The date of one entry: what is passed as `date:` where it is made, or what its type says.
    func date(ofEntry place: CodePlace, _ context: TimeContext) -> Set<TimeValue>? {
        guard context.steps < TimeContext.maximumSteps else { return nil }
        let node = place.node
        switch node.kind {
        case .tryExpression, .awaitExpression, .forceUnwrap, .optionalChaining:
            return node.firstChild.flatMap { date(ofEntry: place.at($0), context) }
        case .tupleExpression: return node.onlyElement.flatMap { date(ofEntry: place.at($0), context) }
        case .sequenceExpression: return date(ofChoice: Array(node.children), place, context)
        case .ifExpression, .switchExpression:
            return times.union(ReturnedValues.ofBranches(node).released.map { date(ofEntry: place.at($0), context) })
        case .identifierExpression: return named(place, context)
        case .memberAccess: return declared(place, context)
        case .call: return CallExpression(node).flatMap { made(by: $0, place, context) }
        default: return nil
        }
    }

    /// `condition ? entry : other`, `entry ?? other`
    private func date(ofChoice parts: [Node], _ place: CodePlace, _ context: TimeContext) -> Set<TimeValue>? {
        if parts.count >= 3, let ternary = parts.firstIndex(where: { $0.kind == .ternaryOperator }),
            ternary + 2 == parts.count, let first = parts[ternary].firstChild
        {
            return times.union([first, parts[ternary + 1]].map { date(ofEntry: place.at($0), context) })
        }
        guard parts.count == 3, parts[1].text == "??" else { return nil }
        return times.union([parts[0], parts[2]].map { date(ofEntry: place.at($0), context) })
    }

    private func named(_ place: CodePlace, _ context: TimeContext) -> Set<TimeValue>? {
        guard let name = place.node.name else { return nil }
        switch LocalScope.binding(of: name, at: place.node) {
        case .variable(let node)?:
            guard let binding = PropertyBinding(node), !isDateSet(of: name, declaredBy: binding),
                let local = LocalValues(of: name, declaredBy: binding, usedAt: place.node),
                let context = context.evaluating(place.at(node))
            else { return nil }
            return times.union(
                local.values.map { value in
                    value.count == 1
                        ? date(ofEntry: place.at(value[0]), context) : date(ofChoice: value, place, context)
                })
        case .unwrapped(let condition)?:
            guard let value = condition.firstChild(.initializerClause)?.firstChild,
                let context = context.evaluating(place.at(condition))
            else { return nil }
            return date(ofEntry: place.at(value), context)
        case nil: return declared(place, context)
        case .parameter(let parameter)?:
            guard let passed = PassedValues(place.at(parameter), times.sites, times.program),
                let context = context.evaluating(place.at(parameter))
            else { return nil }
            let outside = context.entering(parameters: [:], selfValues: nil)
            return times.union(passed.values.map { $0.flatMap { date(ofEntry: $0, outside) } })
        case .untyped?, .function?: return nil
        }
    }

    /// `entry.date = …`
    private func isDateSet(of name: String, declaredBy binding: PropertyBinding) -> Bool {
        guard let variable = binding.variable, variable.named("var"), let scope = variable.parent else { return false }
        return scope.subtree.contains {
            $0.kind == .memberAccess && $0.named("date") && $0.firstChild?.named(name) == true && $0.assignment != nil
        }
    }

    /// A constant or computed property of the project.
    private func declared(_ place: CodePlace, _ context: TimeContext) -> Set<TimeValue>? {
        guard let name = place.node.name else { return nil }
        let base = place.node.kind == .memberAccess ? place.node.firstChild : nil
        let members = times.targets.members(named: name, base: base, hasImplicitBase: false, at: place)
        guard base != nil || place.node.kind == .identifierExpression, members.count == 1, let id = members.first,
            let node = times.program.node(id), let binding = PropertyBinding(node),
            let context = context.evaluating(CodePlace(unit: id.unit, node: node))
        else { return nil }
        let inner = context.entering(parameters: [:], selfValues: nil)
        let values = binding.getter.map { ReturnedValues.of($0).released }
            ?? (binding.variable?.named("let") == true ? binding.initialValue.map { [$0] } : nil) ?? []
        return times.union(values.map { date(ofEntry: CodePlace(unit: id.unit, node: $0), inner) })
    }

    // MARK: Calls

    private func made(by call: CallExpression, _ place: CodePlace, _ context: TimeContext) -> Set<TimeValue>? {
        let functions = times.released(times.targets.functions(of: call, inUnit: place.unit))
        if !functions.isEmpty { return returned(by: functions, call, place, context) }
        guard let type = times.targets.constructedType(of: call, inUnit: place.unit) else {
            return call.argument(labeled: "date")?.value.flatMap { times.values(of: place.at($0), context) }
        }
        let initializers = times.targets.initializers(of: type, for: call)
        if !initializers.isEmpty { return times.union(initializers.map { date(setBy: $0, call, place, context) }) }
        if let date = call.argument(labeled: "date")?.value { return times.values(of: place.at(date), context) }
        return storedDate(of: type, context)
    }

    private func returned(
        by functions: [DeclarationID], _ call: CallExpression, _ place: CodePlace, _ context: TimeContext
    ) -> Set<TimeValue>? {
        times.union(
            functions.map { id in
                entering(id, called: call, place, context).flatMap { body, inner in
                    times.union(ReturnedValues.of(body.node).released.map { date(ofEntry: body.at($0), inner) })
                }
            })
    }

    /// The body of a function, with what is known in it.
    func entering(
        _ id: DeclarationID, called call: CallExpression, _ place: CodePlace, _ context: TimeContext
    ) -> (body: CodePlace, context: TimeContext)? {
        guard let node = times.program.node(id), let function = FunctionDeclaration(node), let body = function.body,
            let context = context.evaluating(CodePlace(unit: id.unit, node: body))
        else { return nil }
        let given = times.arguments(of: call, for: function, inUnit: id.unit, place, context)
        return (CodePlace(unit: id.unit, node: body), context.entering(parameters: given, selfValues: nil))
    }

    /// What an initializer sets `date` to.
    private func date(
        setBy initializer: DeclarationID, _ call: CallExpression, _ place: CodePlace, _ context: TimeContext
    ) -> Set<TimeValue>? {
        guard let (body, inner) = entering(initializer, called: call, place, context) else { return nil }
        let values = body.node.subtree.compactMap { node -> [Node]? in
            let isOwn = node.kind == .memberAccess && node.firstChild?.named("self") == true
            guard isOwn || node.kind == .identifierExpression, node.named("date"), let sign = node.assignment,
                sign.text == "="
            else { return nil }
            return sign.parent.map { Array($0.children.drop { $0.id <= sign.id }) }
        }
        guard !values.isEmpty else {
            return times.program.enclosingType(of: initializer).flatMap { storedDate(of: $0, context) }
        }
        return times.union(values.map { times.values(ofOperands: $0, at: body, inner) })
    }

    /// `let date = Date()` of the type.
    private func storedDate(of type: TypeID, _ context: TimeContext) -> Set<TimeValue>? {
        guard let id = times.program.ownMembers("date", of: type).first, let node = times.program.node(id),
            let binding = PropertyBinding(node)
        else { return nil }
        let place = CodePlace(unit: id.unit, node: node)
        let inner = context.entering(parameters: [:], selfValues: nil)
        if let getter = binding.getter { return times.union(ofReturned: ReturnedValues.of(getter), place, inner) }
        return binding.initialValue.flatMap { times.values(of: place.at($0), inner) }
    }
}
