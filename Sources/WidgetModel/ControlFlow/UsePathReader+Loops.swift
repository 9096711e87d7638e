import SwiftSource

extension UsePathReader {
    mutating func runLoop(_ node: Node, label: String?, _ states: PathStates) -> PathStates {
        let start = enterLoop(node, states)
        let wasInLoop = isInLoop
        isInLoop = true
        let body = node.children.first { $0.kind == .codeBlock }
        let (round, inner) = collectingExits { $0.run(block: body, start) }
        isInLoop = wasInLoop
        var rounds = [(states: round, end: end(.loop, node))]
        var broken: [PathStates] = []
        for exit in inner {
            switch exit.kind {
            case .break(label: nil): broken.append(exit.states)
            case .break(let name) where name == label: broken.append(exit.states)
            case .continue(label: nil): rounds.append((exit.states, end(.loop, node)))
            case .continue(let name) where name == label: rounds.append((exit.states, end(.loop, node)))
            default: exits.append(exit)
            }
        }
        var repeated = PathStates.merged(rounds, since: start)
        if node.kind == .repeatStatement, let condition = node.pathCondition {
            repeated = evaluate(condition, repeated)
        }
        repeated.repeatUses(since: start)
        var branches: [(states: PathStates, end: PathEnd)] = broken.map { ($0, end(.loop, node)) }
        if !node.runsForever {
            branches.append((repeated, end(.loop, node)))
            if node.kind != .repeatStatement { branches.append((start, end(.loop, node))) }
        }
        return PathStates.merged(branches, since: start)
    }

    /// What comes before the first round.
    private mutating func enterLoop(_ node: Node, _ states: PathStates) -> PathStates {
        var states = states
        switch node.kind {
        case .forStatement:
            for part in node.children where part.kind.isExpression { states = evaluate(part, states) }
            if node.triesToIterate { exit(.throw, node, states) }
        case .whileStatement:
            states = evaluate(node.firstChild(.conditionList), states)
        default:
            break
        }
        return states
    }

    /// A statement with a label that `break` and `continue` may name.
    mutating func runLabeled(_ node: Node, _ states: PathStates) -> PathStates {
        guard let statement = node.firstChild else { return states }
        switch statement.kind {
        case .forStatement, .whileStatement, .repeatStatement: return runLoop(statement, label: node.name, states)
        case .switchExpression: return runSwitch(statement, label: node.name, states)
        default: break
        }
        var (next, inner) = collectingExits { $0.run(statement, states) }
        for exit in inner {
            if case .break(let name?) = exit.kind, name == node.name {
                next.merge(exit.states)
            } else {
                exits.append(exit)
            }
        }
        return next
    }
}

extension Node {
    /// The condition of a `repeat`.
    fileprivate var pathCondition: Node? { children.first { $0.kind != .codeBlock } }

    /// `while true`
    fileprivate var runsForever: Bool {
        let condition = kind == .repeatStatement ? pathCondition : firstChild(.conditionList)?.firstChild
        return condition?.kind == .booleanLiteral && condition?.text == "true"
    }

    /// `for try await`
    fileprivate var triesToIterate: Bool {
        let first = Int(tree.firstTokens[id.index]) + 1
        return kind == .forStatement && first < tree.tokens.count && tree.token(first, reads: "try")
    }
}
