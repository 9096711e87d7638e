import SwiftSource

extension UsePathReader {
    mutating func runGuard(_ node: Node, _ states: PathStates) -> PathStates {
        let conditions = node.firstChild(.conditionList)
        let states = evaluate(conditions, states)
        if truth(of: conditions) != true {
            // The block leaves the one around it; where it seems not to, it ends the program.
            _ = run(block: node.firstChild(.codeBlock), states)
        }
        return states
    }

    mutating func runIf(_ node: Node, _ states: PathStates) -> PathStates {
        let start = states
        var states = states
        var branches: [(states: PathStates, end: PathEnd)] = []
        var dependsOnSystem = false
        for clause in node.children where clause.kind == .ifClause || clause.kind == .elseClause {
            let conditions = clause.firstChild(.conditionList)
            states = evaluate(conditions, states)
            let truth = clause.kind == .elseClause ? true : truth(of: conditions)
            if truth != false {
                let block = run(block: clause.firstChild(.codeBlock), states)
                branches.append((block, end(.branch, clause)))
            }
            if conditions?.firstChild(.availabilityCondition) != nil { dependsOnSystem = true }
            if truth == true { states = .none }
        }
        // Nobody knows whether there are systems for which `#available` does not hold.
        let isDoubtful = dependsOnSystem && branches.contains { $0.states.hasUsed }
        if !isDoubtful { branches.append((states, end(.absentElse, node))) }
        return PathStates.merged(branches, since: start)
    }

    mutating func runSwitch(_ node: Node, label: String?, _ states: PathStates) -> PathStates {
        let start = node.firstChild.map { evaluate($0, states) } ?? states
        var branches: [(states: PathStates, end: PathEnd)] = []
        var fallen = PathStates.none
        for switchCase in node.switchCases where !switchCase.isUnknownDefault {
            var states = start
            for item in switchCase.children(.switchCaseItem) { states = evaluate(item, states) }
            states.merge(fallen)
            fallen = .none
            let (next, inner) = collectingExits { $0.run(block: switchCase, states) }
            branches.append((next, end(.branch, switchCase)))
            for exit in inner {
                switch exit.kind {
                case .break(label: nil): branches.append((exit.states, end(.branch, switchCase)))
                case .break(let name) where name == label: branches.append((exit.states, end(.branch, switchCase)))
                case .fallthrough: fallen.merge(exit.states)
                default: exits.append(exit)
                }
            }
        }
        return PathStates.merged(branches, since: start)
    }

    mutating func runDo(_ node: Node, _ states: PathStates) -> PathStates {
        let clauses = Array(node.children(.catchClause))
        let outer = isTried
        isTried = false
        let (next, inner) = collectingExits { $0.run(block: node.firstChild(.codeBlock), states) }
        isTried = outer
        guard !clauses.isEmpty else {
            exits += inner
            return next
        }
        var thrown = PathStates.none
        let catchesAll = clauses.contains { $0.firstChild(.switchCaseItem)?.catchesAll ?? true }
        for exit in inner {
            if exit.kind == .throw { thrown.merge(exit.states) }
            if exit.kind != .throw || !catchesAll { exits.append(exit) }
        }
        // Who catches an error is not the branch that began before it was thrown.
        var branches = [(states: next, end: end(.branch, node))]
        for clause in clauses {
            branches.append((run(block: clause.firstChild(.codeBlock), thrown), end(.branch, clause)))
        }
        return PathStates.merged(branches, since: states)
    }

    mutating func runIfConfig(_ node: Node, _ states: PathStates) -> PathStates {
        var next = PathStates.none
        var hasElse = false
        for clause in node.children(.ifConfigClause) where !ConditionalCode.isNeverCompiled(clause.id, in: clause.tree)
        {
            if CompilationConditions.condition(of: clause) == nil { hasElse = true }
            let (states, inner) = collectingExits { $0.run(block: clause, states) }
            // A way out that some builds have alone is none that people are known to take.
            if !ConditionalCode.isDoubtful(clause.id, in: clause.tree, nil) { exits += inner }
            next.merge(states)
        }
        if !hasElse, !next.hasUsed || states.isUsedByAll { next.merge(states) }
        return next
    }

    /// What a list of conditions certainly comes to.
    private func truth(of conditions: Node?) -> Bool? {
        guard let conditions else { return nil }
        var all: Bool? = true
        for condition in conditions.children {
            switch truth(ofCondition: condition) {
            case true?: continue
            case false?: return false
            case nil: all = nil
            }
        }
        return all
    }

    /// WidgetKit keeps the provider, and with it what it holds, until it has an answer: a weak `self` is still there,
    /// and
    /// nobody cancels.
    private func truth(ofCondition condition: Node) -> Bool? {
        switch condition.kind {
        case .booleanLiteral: return condition.text == "true"
        case .optionalBindingCondition:
            let unwrapped = condition.firstChild(.initializerClause)?.firstChild
            let isSelf =
                unwrapped.map { $0.kind == .identifierExpression && $0.named("self") } ?? condition.named("self")
            return isSelf || value.isUnwrapped(by: condition) ? true : nil
        case .prefixOperator where condition.text.hasPrefix("!"):
            return condition.firstChild.flatMap(truth).map { !$0 }
        case .memberAccess where condition.named("isCancelled"): return false
        default: return nil
        }
    }
}

extension Node {
    /// `@unknown default`, for cases that do not exist yet.
    fileprivate var isUnknownDefault: Bool { named("default") && text.hasPrefix("@unknown") }

    /// Whether the pattern of a `catch` takes any error: `catch let error`.
    fileprivate var catchesAll: Bool {
        guard let pattern = firstChild, firstChild(.whereClause) == nil else { return true }
        switch pattern.kind {
        case .identifierPattern: return true
        case .valueBindingPattern:
            return pattern.firstChild.map { $0.kind == .identifierPattern || $0.kind == .identifierExpression } ?? true
        default: return false
        }
    }
}
