import SwiftSource
import WidgetModel

/// The conditions that were tested where an expression stands: those of the `if`, `guard`, `switch` and `? :` around
/// it, and those that leave the body before it is reached.
struct TestedConditions {
    private let conditions: [Node]
    private let unit: Int
    private let program: Program

    init(at place: CodePlace, in program: Program) {
        conditions = Self.conditions(around: place.node)
        unit = place.unit
        self.program = program
    }

    var isEmpty: Bool { conditions.isEmpty }

    /// Whether one of them reads something of one of these names, or a property of the project's whose getter does.
    func mention(_ names: Set<String>) -> Bool {
        guard !names.isEmpty else { return false }
        return conditions.contains { condition in
            condition.subtree.contains { node in
                Self.isName(node) && (Self.reads(names, node) || isAbout(names, node))
            }
        }
    }

    /// Whether a name in a condition stands for a test of one of the names.
    private func isAbout(_ names: Set<String>, _ node: Node) -> Bool {
        if let value = local(node) {
            return value.subtree.contains { Self.reads(names, $0) }
        }
        let base = node.kind == .memberAccess ? node.firstChild : nil
        guard let name = node.name, node.kind == .identifierExpression || base != nil else { return false }
        let members = CallTargets(program).members(
            named: name, base: base, hasImplicitBase: false, at: CodePlace(unit: unit, node: node))
        return members.contains { id in
            program.node(id)?.declaredBody?.subtree.contains { Self.reads(names, $0) } ?? false
        }
    }

    private static func isName(_ node: Node) -> Bool {
        (node.kind == .identifierExpression || node.kind == .memberAccess) && node.name != nil
    }

    private static func reads(_ names: Set<String>, _ node: Node) -> Bool {
        isName(node) && names.contains(node.name ?? "")
    }

    private func local(_ node: Node) -> Node? {
        guard node.kind == .identifierExpression, let name = node.name,
            case .variable(let binding)? = LocalScope.binding(of: name, at: node)
        else { return nil }
        return PropertyBinding(binding)?.initialValue
    }

    // MARK: Where they stand

    private static func conditions(around node: Node) -> [Node] {
        var found: [Node] = []
        var inner = node
        for around in node.ancestors {
            if around.kind.isTypeDeclaration || around.kind.isFunctionDeclaration { break }
            switch around.kind {
            case .ifExpression: found += tested(in: around, before: inner)
            case .conditionList: found += tests(of: around).filter { $0.id < inner.id }
            case .whileStatement:
                if let list = around.firstChild(.conditionList), list.id != inner.id { found += tests(of: list) }
            case .switchExpression: if let subject = around.firstChild, subject.id != inner.id { found.append(subject) }
            case .switchCase:
                found += around.children(.switchCaseItem).filter { $0.id < inner.id } + left(in: around, before: inner)
            case .codeBlock, .closure, .ifConfigClause: found += left(in: around, before: inner)
            case .sequenceExpression: found += operands(in: around, before: inner)
            default: break
            }
            inner = around
        }
        return found
    }

    /// The conditions of an `if` and of those before it in the chain.
    private static func tested(in chain: Node, before clause: Node) -> [Node] {
        chain.children.filter { $0.id <= clause.id }.compactMap { $0.firstChild(.conditionList) }.flatMap(tests)
    }

    /// What a list tests; that an optional has a value says nothing about the value.
    private static func tests(of list: Node) -> [Node] {
        list.children.filter { $0.kind != .optionalBindingCondition && $0.kind != .availabilityCondition }
    }

    /// Conditions of statements before `inner` that leave the body: `guard`, an `if` that returns, a `precondition`.
    private static func left(in block: Node, before inner: Node) -> [Node] {
        block.children.filter { $0.id < inner.id }.flatMap { statement -> [Node] in
            switch statement.kind {
            case .guardStatement:
                return statement.firstChild(.conditionList).map(tests) ?? []
            case .ifExpression where statement.subtree.contains(where: leaves):
                return statement.children.compactMap { $0.firstChild(.conditionList) }.flatMap(tests)
            case .call where statement.firstChild?.name.map { $0.hasPrefix("precondition") } ?? false:
                return [statement]
            default:
                return []
            }
        }
    }

    private static func leaves(_ node: Node) -> Bool {
        switch node.kind {
        case .returnStatement, .throwStatement, .continueStatement, .breakStatement: true
        default: false
        }
    }

    /// What stands before the last `?` or `&&` in front of an operand.
    private static func operands(in sequence: Node, before inner: Node) -> [Node] {
        let before = sequence.children.filter { $0.id <= inner.id }
        let last = before.lastIndex { part in
            part.kind == .ternaryOperator || part.kind == .infixOperator && (part.text == "&&" || part.text == "||")
        }
        guard let last else { return [] }
        return Array(before[..<last])
    }
}
