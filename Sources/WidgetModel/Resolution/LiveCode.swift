import SwiftSource

/// Which parts of a body can run, given what is known where it is reached.
struct LiveCode {
    private let evaluator: ConstantEvaluator
    private let families: FamilyConditions
    private let conditions: BuildConditions?

    /// - Parameter conditions: What the targets of the code decide about `#if`.
    init(
        constants: Constants, families: FamilyConditions = FamilyConditions(family: nil), conditions: BuildConditions?
    ) {
        evaluator = ConstantEvaluator(constants: constants)
        self.families = families
        self.conditions = conditions
    }

    /// Whether a condition holds; nil if it depends on something unknown.
    func truth(of conditions: Node) -> Bool? {
        var all: Bool? = true
        for condition in conditions.children {
            switch evaluator.truth(of: condition) ?? families.truth(of: condition) {
            case true?: continue
            case false?: return false
            case nil: all = nil
            }
        }
        return all
    }

    /// Whether the condition before a `?` holds, given as its operands and operators.
    func truth(ofOperands condition: [Node]) -> Bool? {
        evaluator.truth(ofOperands: condition) ?? families.truth(ofOperands: condition)
    }

    /// Whether a case of a switch is taken; nil if that is not known.
    func isTaken(_ switchCase: Node, subject: Node) -> Bool? {
        let items = Array(switchCase.children(.switchCaseItem))
        guard !items.isEmpty else { return nil }
        let value = evaluator.constant(of: subject)
        let isFamily = families.isFamily(subject)
        var any: Bool? = false
        for item in items {
            guard let pattern = item.firstChild else { return nil }
            let match = isFamily ? families.matches(pattern) : evaluator.matches(pattern, value)
            switch match {
            case true?: if item.firstChild(.whereClause) == nil { return true } else { any = nil }
            case false?: continue
            case nil: any = nil
            }
        }
        return any
    }

    /// Nodes of the subtree that can run. `visit` returns false to leave a node's subtree out.
    func walk(_ root: Node, _ visit: (Node) -> Bool) {
        var dead = DeadBranches()
        let tree = root.tree
        var index = root.id.index
        let end = tree.subtreeEnd(root.id)
        while index < end {
            if let behind = dead.end(at: index) {
                index = behind
                continue
            }
            let node = Node(tree, NodeID(index))
            noteDeadBranches(of: node, &dead)
            // A clause of `#if` is found to be dead by itself.
            if let behind = dead.end(at: index) {
                index = behind
                continue
            }
            index = visit(node) ? index + 1 : tree.subtreeEnd(node.id)
        }
    }

    private func noteDeadBranches(of node: Node, _ dead: inout DeadBranches) {
        switch node.kind {
        case .ifExpression:
            var isDecided = false
            for clause in node.children {
                if isDecided {
                    dead.add(clause)
                } else if clause.kind == .ifClause, let conditions = clause.firstChild(.conditionList) {
                    switch truth(of: conditions) {
                    case true?: isDecided = true
                    case false?: dead.add(clause)
                    case nil: break
                    }
                }
            }
        case .guardStatement:
            guard let conditions = node.firstChild(.conditionList), let block = node.firstChild(.codeBlock) else { return }
            switch truth(of: conditions) {
            case true?: dead.add(block)
            case false?:
                // What follows in the same block never runs.
                if let parent = node.parent { dead.add(everythingBehind: node, in: parent) }
            case nil: break
            }
        case .switchExpression:
            guard let subject = node.firstChild else { return }
            var isDecided = false
            for switchCase in node.switchCases {
                let taken = switchCase.named("default") ? nil : isTaken(switchCase, subject: subject)
                if isDecided || taken == false { dead.add(switchCase) }
                if taken == true { isDecided = true }
            }
        case .sequenceExpression:
            noteDeadOperands(of: node, &dead)
        case .ifConfigClause:
            if ConditionalCode.isDoubtful(node.id, in: node.tree, conditions) { dead.add(node) }
        default:
            break
        }
    }

    /// The side of `condition ? first : second` that is not taken.
    private func noteDeadOperands(of sequence: Node, _ dead: inout DeadBranches) {
        var parts = Array(sequence.children)[...]
        while let ternary = parts.firstIndex(where: { $0.kind == .ternaryOperator }) {
            // An assignment binds weaker than the condition.
            let start = parts[..<ternary].lastIndex { $0.kind == .infixOperator && $0.text == "=" }
            let condition = Array(parts[(start.map { $0 + 1 } ?? parts.startIndex)..<ternary])
            let others = parts[(ternary + 1)...]
            switch truth(ofOperands: condition) {
            case true?:
                for part in others { dead.add(part) }
                return
            case false?: dead.add(parts[ternary])
            case nil: break
            }
            parts = others
        }
    }
}

/// Parts of a tree to leave out of a walk, found by where they begin.
private struct DeadBranches {
    private var ends: [Int: Int] = [:]

    /// Number of the node behind the dead branch that begins at a node.
    func end(at index: Int) -> Int? { ends.isEmpty ? nil : ends[index] }

    mutating func add(_ node: Node) { add(node.tree.subtree(node.id)) }

    mutating func add(everythingBehind node: Node, in parent: Node) {
        add(node.tree.subtreeEnd(node.id)..<node.tree.subtreeEnd(parent.id))
    }

    private mutating func add(_ nodes: Range<Int>) {
        guard !nodes.isEmpty else { return }
        ends[nodes.lowerBound] = max(nodes.upperBound, ends[nodes.lowerBound] ?? 0)
    }
}

extension Node {
    /// Cases of a switch, those under `#if` too.
    public var switchCases: [Node] {
        children.flatMap { child -> [Node] in
            switch child.kind {
            case .switchCase: return [child]
            case .ifConfig: return child.children(.ifConfigClause).flatMap(\.switchCases)
            default: return []
            }
        }
    }
}
