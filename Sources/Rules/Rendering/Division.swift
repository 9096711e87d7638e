import SwiftSource
import WidgetModel

/// A division that gives a value, with what it divides by.
struct Division {
    /// Where it stands, which may be in a property or a variable that the value names.
    let place: CodePlace
    let divisor: Node

    /// UTF-8 range of the divisor.
    var range: Range<Int> { divisor.range }
}

/// Finds the division that a value is made of.
struct Divisions {
    let program: Program
    let targets: CallTargets
    private let passed: PassedValue
    static let maximumSteps = 6

    /// - Parameter region: The body that shows the value.
    init(_ region: RenderedRegion, in program: Program) {
        self.program = program
        passed = PassedValue(region, in: program)
        targets = CallTargets(program)
    }

    /// The divisions by something that is no constant and may be zero. None where the value is clamped, tested or not
    /// known.
    func risky(in place: CodePlace) -> [Division] { risky(place, steps: 0) }

    private func risky(_ place: CodePlace, steps: Int) -> [Division] {
        guard steps < Self.maximumSteps else { return [] }
        let node = place.node
        switch node.kind {
        case .tupleExpression:
            return node.onlyElement.map { risky(place.at($0), steps: steps) } ?? []
        case .sequenceExpression: return riskyOperands(place, steps)
        case .call: return riskyCall(place, steps)
        case .identifierExpression, .memberAccess: return riskyName(place, steps)
        default: return []
        }
    }

    private func riskyOperands(_ place: CodePlace, _ steps: Int) -> [Division] {
        let parts = Array(place.node.children)
        // Conditions, and `??` which stands for a value of its own.
        let isPlain =
            parts.allSatisfy { $0.kind != .ternaryOperator && $0.kind != .castOperator }
            && parts.allSatisfy { $0.kind != .infixOperator || ["+", "-", "*", "/"].contains($0.text) }
        guard isPlain else { return [] }
        var found: [Division] = []
        for (index, part) in parts.enumerated() where part.kind != .infixOperator {
            if index > 0, parts[index - 1].text == "/" {
                if mayBeZero(place.at(part), steps), !isTested(part, place) {
                    found.append(Division(place: place, divisor: part))
                }
            } else {
                found += risky(place.at(part), steps: steps + 1)
            }
        }
        return found
    }

    private func isTested(_ divisor: Node, _ place: CodePlace) -> Bool {
        var names = ReadNames.of([divisor])
        if case .variable(let binding)? = divisor.name.flatMap({ LocalScope.binding(of: $0, at: divisor) }),
            divisor.kind == .identifierExpression, let value = PropertyBinding(binding)?.initialValue
        {
            names.formUnion(ReadNames.of([value]))
        }
        return TestedConditions(at: place.at(divisor), in: program).mention(names)
    }

    /// `Double(done) / Double(all)` inside a conversion, or what a function of the project gives back.
    private func riskyCall(_ place: CodePlace, _ steps: Int) -> [Division] {
        guard let call = CallExpression(place.node) else { return [] }
        if let inner = Self.converted(call) { return risky(place.at(inner), steps: steps) }
        let functions = targets.functions(of: call, inUnit: place.unit)
        guard functions.count == 1, let body = program.node(functions[0])?.declaredBody else { return [] }
        return riskyBody(CodePlace(unit: functions[0].unit, node: body), steps)
    }

    private func riskyName(_ place: CodePlace, _ steps: Int) -> [Division] {
        guard let name = place.node.name else { return [] }
        // A value that is tested itself: `p.isFinite ? p : 0`.
        if TestedConditions(at: place, in: program).mention([name]) { return [] }
        if place.node.kind == .identifierExpression, let local = LocalScope.binding(of: name, at: place.node) {
            if case .parameter(let parameter) = local {
                return passed.values(ofParameter: Parameter(parameter), at: place).flatMap {
                    risky($0, steps: steps + 1)
                }
            }
            guard case .variable(let binding) = local, let property = PropertyBinding(binding),
                property.variable?.named("let") == true, let value = property.initialValue
            else { return [] }
            return risky(place.at(value), steps: steps + 1)
        }
        let base = place.node.kind == .memberAccess ? place.node.firstChild : nil
        guard place.node.kind == .identifierExpression || base != nil else { return [] }
        let members = targets.members(named: name, base: base, hasImplicitBase: false, at: place)
        guard members.count == 1, let property = program.node(members[0]).flatMap(PropertyBinding.init) else {
            return []
        }
        if let getter = property.getter { return riskyBody(CodePlace(unit: members[0].unit, node: getter), steps) }
        guard property.initialValue == nil, base.map({ $0.named("self") }) ?? true else { return [] }
        return passed.values(ofProperty: name, at: place).flatMap { risky($0, steps: steps + 1) }
    }

    /// What the `return`s of a body give; a body with one statement gives that.
    private func riskyBody(_ body: CodePlace, _ steps: Int) -> [Division] {
        let statements = Array(body.node.children)
        guard let last = statements.last else { return [] }
        let value = last.kind == .returnStatement ? last.firstChild : statements.count == 1 ? last : nil
        return value.map { risky(body.at($0), steps: steps + 1) } ?? []
    }

    /// The value that a number is made from: `total` of `CGFloat(total)`.
    static func converted(_ call: CallExpression) -> Node? {
        guard call.base == nil, !call.hasImplicitBase, call.allArguments.count == 1,
            let name = call.calleeName, ["Double", "CGFloat", "Float", "Int"].contains(name)
        else { return nil }
        return call.firstUnlabeledArgument?.value
    }
}
