import SwiftSource

/// Works out dates and numbers that the project's code fixes, seen from the moment when WidgetKit asks for a timeline:
/// `Date().addingTimeInterval(15 * 60)`, `Calendar.current.date(byAdding: .hour, value: 1, to: .now)`, constants, and
/// the project's functions over these. What only debug builds compile does not count.
///
/// An expression may have several values: what both sides of a condition give, or the ends of a loop. Nil is the answer
/// where it may have one that nobody can tell.
public struct TimeFolder {
    let program: Program
    let targets: CallTargets
    let types: ExpressionTypes
    let sites: CallSites
    private let budget = EvaluationBudget()

    /// - Parameter followsCallers: Whether parameters are looked for in the calls of all extension code. Otherwise nobody
    ///   can tell what they are.
    public init(_ project: WidgetProject, followsCallers: Bool = true) {
        self.init(project.program, followsCallers ? CallSites(of: project) : CallSites([]))
    }

    /// - Parameter sites: Where the functions are called whose parameters are asked for.
    init(_ program: Program, _ sites: CallSites) {
        self.program = program
        self.sites = sites
        types = ExpressionTypes(program)
        targets = CallTargets(program, types)
    }

    /// The values that an expression may have; nil when one of them is not known.
    public func values(of place: CodePlace) -> Set<TimeValue>? { values(of: place, TimeContext()) }

    func values(of place: CodePlace, _ context: TimeContext) -> Set<TimeValue>? {
        guard context.steps < TimeContext.maximumSteps, budget.spend() else { return nil }
        let node = place.node
        switch node.kind {
        case .integerLiteral, .floatLiteral: return NumberLiteral.value(of: node).map { [.number($0)] }
        case .tupleExpression: return node.onlyElement.flatMap { values(of: place.at($0), context) }
        case .forceUnwrap, .optionalChaining, .tryExpression, .awaitExpression, .unsafeExpression:
            return node.firstChild.flatMap { values(of: place.at($0), context) }
        case .prefixOperator: return negated(place, context)
        case .sequenceExpression: return values(ofOperands: Array(node.children), at: place, context)
        case .identifierExpression: return named(place, context)
        case .memberAccess: return member(place, context)
        case .call: return CallExpression(node).flatMap { call($0, place, context) }
        case .ifExpression, .switchExpression: return union(ofReturned: ReturnedValues.ofBranches(node), place, context)
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

    /// What any of the values gives that a body returns.
    func union(ofReturned nodes: [Node], _ place: CodePlace, _ context: TimeContext) -> Set<TimeValue>? {
        union(nodes.released.map { values(of: place.at($0), context) })
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
        case .variable(let node): return local(name, place.at(node), usedAt: place.node, context)
        case .unwrapped(let condition): return unwrapped(name, place.at(condition), context)
        case .parameter(let node): return context.parameters[name] ?? parameter(place.at(node), context)
        case .untyped(let node): return element(place.at(node), context)
        case .function: return nil
        }
    }

    /// A local variable: what it starts with, and what it is set to.
    private func local(
        _ name: String, _ place: CodePlace, usedAt use: Node, _ context: TimeContext
    ) -> Set<TimeValue>? {
        guard let binding = PropertyBinding(place.node), let context = context.evaluating(place),
            let local = LocalValues(of: name, declaredBy: binding, usedAt: use)
        else { return nil }
        return union(local.values.map { values(ofOperands: $0, at: place, context) })
    }

    /// `if let name = value`, and `if let name` of a name further out.
    private func unwrapped(_ name: String, _ place: CodePlace, _ context: TimeContext) -> Set<TimeValue>? {
        guard let context = context.evaluating(place) else { return nil }
        if let value = place.node.firstChild(.initializerClause)?.firstChild {
            return values(of: place.at(value), context)
        }
        guard let statement = place.node.unwrappingStatement,
            case .variable(let node)? = LocalScope.binding(of: name, at: statement)
        else { return nil }
        return local(name, place.at(node), usedAt: statement, context)
    }

    // MARK: Members

    private func member(_ place: CodePlace, _ context: TimeContext) -> Set<TimeValue>? {
        guard let name = place.node.name else { return nil }
        guard let base = place.node.firstChild else { return implicit(name, place, context) }
        if let value = momentOfDate(name, base, place) { return [value] }
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
        case "start", "end": return edgeOfInterval(isStart: name == "start", place.at(base), context)
        case "value": return secondsOfMeasurement(place.at(base), context)
        case "seconds": return secondsOfComponents(place.at(base), context)
        case _ where base.named("Component") || base.named("UnitDuration"):
            return TimeUnit.seconds(name).map { [.unit($0)] }
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
        case "distantPast": return [.past]
        case "zero": return [.number(0)]
        default: return TimeUnit.seconds(name).map { [.unit($0)] }
        }
    }

    /// `Date.now` and the like.
    private func momentOfDate(_ name: String, _ base: Node, _ place: CodePlace) -> TimeValue? {
        guard base.named("Date"), !program.declaresType("Date", visibleFrom: place.unit) else { return nil }
        switch name {
        case "now": return .date(0)
        case "distantPast": return .past
        default: return nil
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
        union(released(ids).map { property($0, selfValues: selfValues, context) })
    }

    /// Without those that only debug builds have.
    func released(_ ids: [DeclarationID]) -> [DeclarationID] {
        ids.count == 1 ? ids : ids.filter { id in program.node(id).map { !DebugCode.holds($0) } ?? true }
    }

    private func property(_ id: DeclarationID, selfValues: Set<TimeValue>?, _ context: TimeContext) -> Set<TimeValue>? {
        guard program.fact(id).kind == .property, let node = program.node(id), let binding = PropertyBinding(node),
            !DebugCode.holds(node), let context = context.evaluating(CodePlace(unit: id.unit, node: node))
        else { return nil }
        let inner = context.entering(parameters: [:], selfValues: selfValues)
        let place = CodePlace(unit: id.unit, node: node)
        if let getter = binding.getter { return union(ofReturned: ReturnedValues.of(getter), place, inner) }
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

extension [Node] {
    /// Without `nil`, and without what only debug builds compile.
    var released: [Node] { withoutNil.filter { !DebugCode.holds($0) } }
}
