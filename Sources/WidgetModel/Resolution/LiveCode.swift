import SwiftSource

/// Which parts of a body can run, given what is known where it is reached.
struct LiveCode {
    private let evaluator: ConstantEvaluator
    private let families: FamilyConditions

    init(constants: Constants, families: FamilyConditions = FamilyConditions(family: nil)) {
        evaluator = ConstantEvaluator(constants: constants)
        self.families = families
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
        var dead: [Range<Int>] = []
        let tree = root.tree
        var index = root.id.index
        let end = tree.subtreeEnd(root.id)
        while index < end {
            if let range = dead.first(where: { $0.contains(index) }) {
                index = range.upperBound
                continue
            }
            let node = Node(tree, NodeID(index))
            noteDeadBranches(of: node, &dead)
            index = visit(node) ? index + 1 : tree.subtreeEnd(node.id)
        }
    }

    private func noteDeadBranches(of node: Node, _ dead: inout [Range<Int>]) {
        switch node.kind {
        case .ifExpression:
            var isDecided = false
            for clause in node.children {
                if isDecided {
                    dead.append(clause.tree.subtree(clause.id))
                } else if clause.kind == .ifClause, let conditions = clause.firstChild(.conditionList) {
                    switch truth(of: conditions) {
                    case true?: isDecided = true
                    case false?: dead.append(clause.tree.subtree(clause.id))
                    case nil: break
                    }
                }
            }
        case .guardStatement:
            guard let conditions = node.firstChild(.conditionList), let block = node.firstChild(.codeBlock) else { return }
            switch truth(of: conditions) {
            case true?: dead.append(block.tree.subtree(block.id))
            case false?:
                // What follows in the same block never runs.
                if let parent = node.parent { dead.append(node.tree.subtreeEnd(node.id)..<node.tree.subtreeEnd(parent.id)) }
            case nil: break
            }
        case .switchExpression:
            guard let subject = node.firstChild else { return }
            var isDecided = false
            for switchCase in node.switchCases {
                let taken = switchCase.named("default") ? nil : isTaken(switchCase, subject: subject)
                if isDecided || taken == false { dead.append(switchCase.tree.subtree(switchCase.id)) }
                if taken == true { isDecided = true }
            }
        case .ifConfigClause:
            if ConditionalCode.isNeverCompiled(node.id, in: node.tree) { dead.append(node.tree.subtree(node.id)) }
        default:
            break
        }
    }
}

extension Node {
    /// Cases of a switch, those under `#if` too.
    var switchCases: [Node] {
        children.flatMap { child -> [Node] in
            switch child.kind {
            case .switchCase: return [child]
            case .ifConfig: return child.children(.ifConfigClause).flatMap(\.switchCases)
            default: return []
            }
        }
    }
}
