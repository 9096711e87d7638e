import SwiftSource

extension DrawnContentReader {
    /// The statements of a view builder, or of a function that returns a view.
    mutating func block(_ block: Node, _ scope: Scope) -> DrawnContent {
        guard scope.depth < Self.maximumDepth, bodies > 0 else { return .unknown(scope.place(block)) }
        bodies -= 1
        return statements(Array(block.children), of: block, scope)
    }

    /// - Parameter around: What stands for them where there are none.
    private mutating func statements(_ statements: [Node], of around: Node, _ scope: Scope) -> DrawnContent {
        var parts: [DrawnContent] = []
        for (index, statement) in statements.enumerated() {
            let rest = Array(statements[(index + 1)...])
            switch statement.kind {
            case .returnStatement:
                if let value = statement.firstChild { parts.append(expression(value, scope)) }
                return together(parts, around, scope)
            case .guardStatement:
                guard let conditions = statement.firstChild(.conditionList), let exit = statement.firstChild(.codeBlock)
                else { continue }
                noteFamily(in: conditions)
                switch live(scope).truth(of: conditions) {
                case true?: continue
                case false?: return together(parts + [block(exit, scope)], around, scope)
                case nil:
                    let ways = [block(exit, scope), self.statements(rest, of: around, scope)]
                    return together(parts + [.oneOf(ways)], around, scope)
                }
            case .ifExpression where statement.returnsWithoutElse:
                return together(parts + [conditional(statement, scope, otherwise: rest)], around, scope)
            case .ifConfig where statement.firstChild?.kind != .ifConfigClause:
                // Modifiers under `#if`.
                parts.append(expression(statement, scope))
            case .ifConfig:
                let clauses = statement.children(.ifConfigClause).filter { program.mayBeCompiled($0, inUnit: scope.unit) }
                if clauses.isEmpty { continue }
                parts.append(oneOf(clauses.map { self.statements($0.statementsOfClause, of: $0, scope) }))
            case .variableDeclaration, .functionDeclaration, .closureSignature, .typealiasDeclaration,
                .importDeclaration, .switchCaseItem, .attribute, .breakStatement:
                continue
            default:
                parts.append(
                    statement.kind.isExpression ? expression(statement, scope) : .unknown(scope.place(statement)))
            }
        }
        return together(parts, around, scope)
    }

    private func together(_ parts: [DrawnContent], _ around: Node, _ scope: Scope) -> DrawnContent {
        switch parts.count {
        case 0: .nothing(scope.place(around))
        case 1: parts[0]
        default: .together(parts)
        }
    }

    private mutating func noteFamily(in condition: Node) {
        if !asksForFamily { asksForFamily = families.isMentioned(in: condition) }
    }
}

// MARK: - Choices

extension DrawnContentReader {
    mutating func conditional(_ node: Node, _ scope: Scope, otherwise: [Node] = []) -> DrawnContent {
        var alternatives: [DrawnContent] = []
        var isByFamily = false
        func result(_ last: DrawnContent) -> DrawnContent {
            let content = oneOf(alternatives + [last])
            return isByFamily ? .branch(content, of: scope.place(node)) : content
        }
        for clause in node.children {
            guard let body = clause.firstChild(.codeBlock) else { continue }
            guard clause.kind != .elseClause, let conditions = clause.firstChild(.conditionList) else {
                return result(block(body, scope))
            }
            noteFamily(in: conditions)
            let truth = live(scope).truth(of: conditions)
            if truth != nil, families.isMentioned(in: conditions) { isByFamily = true }
            switch truth {
            case true?: return result(block(body, scope))
            case false?: continue
            case nil: alternatives.append(block(body, scope))
            }
        }
        return result(otherwise.isEmpty ? .nothing(scope.place(node)) : statements(otherwise, of: node, scope))
    }

    mutating func choice(_ node: Node, _ scope: Scope) -> DrawnContent {
        guard let subject = node.firstChild else { return .unknown(scope.place(node)) }
        let isByFamily = families.isSwitch(node)
        if isByFamily { asksForFamily = true }
        let isDecided = isByFamily && families.family != nil
        let live = live(scope)
        var alternatives: [DrawnContent] = []
        for switchCase in node.switchCases {
            if let clause = switchCase.parent, clause.kind == .ifConfigClause, !program.mayBeCompiled(clause, inUnit: scope.unit) {
                continue
            }
            let isDefault = switchCase.named("default")
            let taken = isDefault ? nil : live.isTaken(switchCase, subject: subject)
            if taken == false { continue }
            let content = statements(Array(switchCase.children), of: switchCase, scope)
            alternatives.append(content)
            if switchCase.children.contains(where: { $0.kind == .fallthroughStatement }) { continue }
            if isDecided, taken == true || isDefault { return .branch(oneOf(alternatives), of: scope.place(node)) }
            if taken == true { return oneOf(alternatives) }
        }
        // No case for the family.
        if isDecided { return .branch(oneOf(alternatives + [.nothing(scope.place(subject))]), of: scope.place(node)) }
        return alternatives.isEmpty ? .nothing(scope.place(node)) : oneOf(alternatives)
    }

    mutating func ternary(_ node: Node, _ scope: Scope) -> DrawnContent {
        let parts = Array(node.children)
        guard let question = parts.firstIndex(where: { $0.kind == .ternaryOperator }), question + 2 == parts.count,
            let first = parts[question].firstChild
        else { return .unknown(scope.place(node)) }
        if !asksForFamily { asksForFamily = parts[..<question].contains { families.isMentioned(in: $0) } }
        switch live(scope).truth(ofOperands: Array(parts[..<question])) {
        case true?: return expression(first, scope)
        case false?: return expression(parts[question + 1], scope)
        case nil: return .oneOf([expression(first, scope), expression(parts[question + 1], scope)])
        }
    }
}
