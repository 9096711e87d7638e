import SwiftSource
import WidgetModel

/// One end of a range of dates, with the variables and properties that it stands for looked up.
struct DateBound {
    /// What it is counted from: the operand that is a date, without what is added to it.
    private(set) var base: String
    /// Whether it is the present moment, with or without something added.
    private(set) var isNow = false
    /// Whether it was made sure of by a function, or by a condition inside its own value.
    private(set) var isTested = false
    /// Whether nobody can say what it is.
    private(set) var isUnknown = false
    /// Whether it is the same on each run, or as far away as a date can be.
    private(set) var isConstant = false
    /// The names that it reads, its own and those it is made of.
    private(set) var names: Set<String> = []
    /// What the last member belongs to: `context.state` of `context.state.end`.
    private(set) var owner: Node?

    private let program: Program
    private static let maximumSteps = 6

    init(_ parts: [Node], unit: Int, in program: Program) {
        self.program = program
        base = DateRange.text(of: parts)
        read(parts, unit, 0)
    }

    private mutating func read(_ parts: [Node], _ unit: Int, _ steps: Int) {
        guard steps < Self.maximumSteps, let first = parts.first else { return isUnknown = true }
        if parts.contains(where: { $0.kind == .ternaryOperator }) { return isTested = true }
        names.formUnion(ReadNames.of([first]))
        base = first.text
        read(first, unit, steps)
    }

    private mutating func read(_ node: Node, _ unit: Int, _ steps: Int) {
        switch node.kind {
        case .forceUnwrap, .optionalChaining, .tryExpression:
            if let inner = node.firstChild { read([inner], unit, steps) }
        case .tupleExpression:
            guard let inner = node.onlyElement else { return isUnknown = true }
            if inner.kind == .sequenceExpression {
                readSequence(inner, unit, steps)
            } else {
                read([inner], unit, steps)
            }
        case .sequenceExpression: readSequence(node, unit, steps)
        case .call: readCall(node, unit, steps)
        case .memberAccess: readMember(node, unit, steps)
        case .identifierExpression: readName(node, unit, steps)
        case .ifExpression, .switchExpression: isTested = true
        default: isUnknown = true
        }
    }

    private mutating func readSequence(_ node: Node, _ unit: Int, _ steps: Int) {
        read(Array(node.children), unit, steps)
    }

    private mutating func readCall(_ node: Node, _ unit: Int, _ steps: Int) {
        guard let call = CallExpression(node), let name = call.calleeName else { return isUnknown = true }
        switch name {
        case "max", "min": isTested = true
        case "addingTimeInterval", "advanced":
            guard let inner = call.base else { return isNow = true }
            read([inner], unit, steps)
        case "Date":
            guard let argument = call.arguments.first else { return isNow = true }
            switch argument.label {
            case "timeIntervalSinceNow"?: isNow = true
            case "timeInterval"?:
                guard let since = call.argument(labeled: "since")?.value else { return isUnknown = true }
                read([since], unit, steps)
            default:
                let isLiteral = argument.value.map { $0.kind == .integerLiteral || $0.kind == .floatLiteral } ?? false
                if isLiteral { isConstant = true }
            }
        case "date":
            guard let start = call.argument(labeled: "to")?.value else { return isUnknown = true }
            read([start], unit, steps)
        default: readFunction(call, unit, steps)
        }
    }

    private mutating func readFunction(_ call: CallExpression, _ unit: Int, _ steps: Int) {
        let functions = CallTargets(program).functions(of: call, inUnit: unit)
        guard functions.count == 1, let body = program.node(functions[0])?.declaredBody else { return isUnknown = true }
        if Self.tests(body) { return isTested = true }
        isUnknown = true
    }

    private mutating func readMember(_ node: Node, _ unit: Int, _ steps: Int) {
        guard let base = node.firstChild else {
            switch node.name {
            case "now"?: isNow = true
            case "distantFuture"?, "distantPast"?: isConstant = true
            default: isUnknown = true
            }
            return
        }
        switch node.name {
        case "now"? where base.named("Date"): return isNow = true
        case "distantFuture"?, "distantPast"?: return isConstant = true
        default: break
        }
        owner = base
        follow(node, base: base, unit, steps)
    }

    private mutating func readName(_ node: Node, _ unit: Int, _ steps: Int) {
        guard let name = node.name else { return isUnknown = true }
        switch LocalScope.binding(of: name, at: node) {
        case .variable(let binding)?:
            guard let binding = PropertyBinding(binding) else { return isUnknown = true }
            guard binding.variable?.named("let") == true else { return }
            if let value = binding.initialValue { readValue(value, unit, steps) }
        case .unwrapped(let condition)?:
            guard let value = condition.firstChild(.initializerClause)?.firstChild else { return }
            readValue(value, unit, steps)
        case .untyped?, .parameter?: break
        case .function?: isUnknown = true
        case nil: follow(node, base: nil, unit, steps)
        }
    }

    private mutating func readValue(_ value: Node, _ unit: Int, _ steps: Int) {
        owner = nil
        read(value.kind == .sequenceExpression ? Array(value.children) : [value], unit, steps + 1)
    }

    /// Whether the code shows where a value comes from. A name that is declared nowhere may stand for anything.
    private func isDeclared(_ value: Node, _ unit: Int) -> Bool {
        var root = value
        while root.kind != .identifierExpression, let inner = root.firstChild { root = inner }
        guard root.kind == .identifierExpression, let name = root.name, name != "self" else { return true }
        if LocalScope.binding(of: name, at: root) != nil { return true }
        return !CallTargets(program).members(
            named: name, base: nil, hasImplicitBase: false, at: CodePlace(unit: unit, node: root)
        ).isEmpty
    }

    /// A property of the project: what its getter gives, or what a constant holds.
    private mutating func follow(_ node: Node, base: Node?, _ unit: Int, _ steps: Int) {
        guard let name = node.name else { return }
        let members = CallTargets(program).members(
            named: name, base: base, hasImplicitBase: false, at: CodePlace(unit: unit, node: node))
        if members.isEmpty, !isDeclared(base ?? node, unit) { return isUnknown = true }
        guard members.count == 1, let binding = program.node(members[0]).flatMap(PropertyBinding.init) else { return }
        if let getter = binding.getter {
            if Self.tests(getter) { return isTested = true }
            let statements = Array(getter.children)
            guard statements.count == 1 else { return isUnknown = true }
            let value = statements[0].kind == .returnStatement ? statements[0].firstChild : statements[0]
            guard let value else { return isUnknown = true }
            readValue(value, members[0].unit, steps)
        } else if binding.variable?.named("let") == true, let value = binding.initialValue {
            readValue(value, members[0].unit, steps)
        }
    }

    /// Whether a body compares anything, or picks the greater of two.
    private static func tests(_ body: Node) -> Bool {
        body.subtree.contains { node in
            switch node.kind {
            case .ternaryOperator, .guardStatement, .ifExpression, .switchExpression: return true
            case .call: return ["max", "min"].contains(CallExpression(node)?.calleeName)
            default: return false
            }
        }
    }
}
