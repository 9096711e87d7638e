import SwiftSource

/// Works out dates and numbers that the project's code fixes, seen from the moment when WidgetKit asks for a timeline:
/// `Date().addingTimeInterval(15 * 60)`, `Calendar.current.date(byAdding: .hour, value: 1, to: .now)`, constants, and the
/// project's functions over these.
///
/// An expression may have several values: what both sides of a condition give, or the ends of a loop. Nil is the answer
/// where it may have one that nobody can tell.
struct TimeFolder {
    let program: Program
    let targets: CallTargets
    let types: ExpressionTypes
    let sites: CallSites
    private let budget = EvaluationBudget()

    /// - Parameter sites: Where the functions are called whose parameters are asked for.
    init(_ program: Program, _ sites: CallSites) {
        self.program = program
        self.sites = sites
        types = ExpressionTypes(program)
        targets = CallTargets(program, types)
    }

    func values(of place: CodePlace, _ context: TimeContext = TimeContext()) -> Set<TimeValue>? {
        guard context.steps < TimeContext.maximumSteps, budget.spend() else { return nil }
        let node = place.node
        switch node.kind {
        case .integerLiteral, .floatLiteral:
            guard let number = Double(node.text.filter { $0 != "_" }), number.isFinite else { return nil }
            return [.number(number)]
        case .tupleExpression:
            let elements = Array(node.children(.argument))
            guard elements.count == 1, let value = elements[0].firstChild else { return nil }
            return values(of: place.at(value), context)
        case .forceUnwrap, .optionalChaining, .tryExpression, .awaitExpression, .unsafeExpression:
            return node.firstChild.flatMap { values(of: place.at($0), context) }
        case .prefixOperator: return negated(place, context)
        case .sequenceExpression: return values(ofOperands: Array(node.children), at: place, context)
        case .identifierExpression: return named(place, context)
        case .memberAccess: return member(place, context)
        case .call: return CallExpression(node).flatMap { call($0, place, context) }
        case .ifExpression, .switchExpression:
            return union(ReturnedValues.ofBranches(node).withoutNil.map { values(of: place.at($0), context) })
        default: return nil
        }
    }

    /// What any of several alternatives gives; nil if one of them is not known.
    func union(_ alternatives: [Set<TimeValue>?]) -> Set<TimeValue>? {
        guard !alternatives.isEmpty else { return nil }
        var result: Set<TimeValue> = []
        for values in alternatives {
            guard let values else { return nil }
            result.formUnion(values)
        }
        return result.count <= TimeContext.maximumValues ? result : nil
    }

    // MARK: Names

    private func named(_ place: CodePlace, _ context: TimeContext) -> Set<TimeValue>? {
        guard let name = place.node.name else { return nil }
        if name == "self" { return context.selfValues }
        if name.utf8.first == UInt8(ascii: "$") { return closureElement(name, place, context) }
        guard let binding = LocalScope.binding(of: name, at: place.node) else {
            return declared(program.lookUpName(name, at: place), selfValues: context.selfValues, context)
        }
        switch binding {
        case .variable(let node): return local(name, place.at(node), context)
        case .unwrapped(let condition):
            guard let value = condition.firstChild(.initializerClause)?.firstChild else { return nil }
            return context.evaluating(place.at(value)).flatMap { values(of: place.at(value), $0) }
        case .parameter(let node): return context.parameters[name] ?? parameter(place.at(node), context)
        case .untyped(let node): return element(place.at(node), context)
        case .function: return nil
        }
    }

    /// A local variable: what it starts with, and what it is set to.
    private func local(_ name: String, _ place: CodePlace, _ context: TimeContext) -> Set<TimeValue>? {
        guard let binding = PropertyBinding(place.node), let variable = binding.variable,
            let context = context.evaluating(place)
        else { return nil }
        let initial = binding.initialValue.map { values(of: place.at($0), context) }
        if variable.named("let"), let initial { return initial }
        guard let assignments = Assignments(to: name, declaredBy: variable) else { return nil }
        let assigned = assignments.values.map { values(ofOperands: $0, at: place, context) }
        return union((initial.map { [$0] } ?? []) + assigned)
    }

    private func member(_ place: CodePlace, _ context: TimeContext) -> Set<TimeValue>? {
        guard let name = place.node.name else { return nil }
        guard let base = place.node.firstChild else {
            return implicit(name, place, context)
        }
        if name == "now", base.named("Date"), !program.declaresType("Date", visibleFrom: place.unit) {
            return [.date(0)]
        }
        if name == "rawValue" { return rawValue(of: place.at(base), context) }
        let members = targets.members(named: name, base: base, hasImplicitBase: false, at: place)
        if !members.isEmpty, let found = declared(members, selfValues: instance(place.at(base), context), context) {
            return found
        }
        switch name {
        case "date": return EntryDates(self).date(ofEntry: place.at(base), context)
        case "timeIntervalSinceNow":
            return values(of: place.at(base), context).flatMap { values in
                union(values.map { $0.secondsFromNow.map { [.number($0)] } })
            }
        case "end": return endOfInterval(place.at(base), context)
        case "value": return secondsOfMeasurement(place.at(base), context)
        case _ where base.named("Component") || base.named("UnitDuration"):
            return CalendarUnit.seconds(name).map { [.unit($0)] }
        default: return nil
        }
    }

    /// `.name` alone.
    private func implicit(_ name: String, _ place: CodePlace, _ context: TimeContext) -> Set<TimeValue>? {
        if let declared = declared(implicitMembers(name, inUnit: place.unit), selfValues: nil, context) {
            return declared
        }
        switch name {
        case "now": return [.date(0)]
        case "zero": return [.number(0)]
        default: return CalendarUnit.seconds(name).map { [.unit($0)] }
        }
    }

    /// What the project adds to `Date` and to numbers, for `.name` alone.
    func implicitMembers(_ name: String, inUnit unit: Int) -> [DeclarationID] {
        ["Date", "TimeInterval", "Double", "Int"].lazy.map { program.foreignMembers(name, of: $0, inUnit: unit) }
            .first { !$0.isEmpty } ?? []
    }

    /// The value that a member belongs to; nil for a type's own members.
    func instance(_ base: CodePlace, _ context: TimeContext) -> Set<TimeValue>? {
        if case .metatype? = types.type(of: base.node, inUnit: base.unit) { return nil }
        return values(of: base, context)
    }

    // MARK: Declarations

    /// What properties hold.
    private func declared(
        _ ids: [DeclarationID], selfValues: Set<TimeValue>?, _ context: TimeContext
    ) -> Set<TimeValue>? {
        union(ids.map { property($0, selfValues: selfValues, context) })
    }

    private func property(_ id: DeclarationID, selfValues: Set<TimeValue>?, _ context: TimeContext) -> Set<TimeValue>? {
        guard program.fact(id).kind == .property, let node = program.node(id), let binding = PropertyBinding(node),
            let context = context.evaluating(CodePlace(unit: id.unit, node: node))
        else { return nil }
        let inner = context.entering(parameters: [:], selfValues: selfValues)
        let place = CodePlace(unit: id.unit, node: node)
        if let getter = binding.getter { return union(ReturnedValues.of(getter).withoutNil.map { values(of: place.at($0), inner) }) }
        // What can be set may be anything by then.
        guard binding.variable?.named("let") == true, let value = binding.initialValue else { return nil }
        return values(of: place.at(value), inner)
    }

    private func rawValue(of base: CodePlace, _ context: TimeContext) -> Set<TimeValue>? {
        guard let name = base.node.name, base.node.kind == .memberAccess else { return nil }
        let members = targets.members(named: name, base: base.node.firstChild, hasImplicitBase: false, at: base)
        guard let id = members.first, members.count == 1, program.fact(id).kind == .enumCase,
            let element = program.node(id),
            let value = element.firstChild(.initializerClause)?.firstChild
        else { return nil }
        return values(of: CodePlace(unit: id.unit, node: value), context)
    }
}
