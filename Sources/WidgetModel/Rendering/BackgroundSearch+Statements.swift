import SwiftSource

extension BackgroundSearch {
    /// The statements of a view builder, or of a function that returns a view.
    func block(_ block: Node, _ scope: Scope) -> BackgroundCoverage {
        guard scope.depth < BackgroundSearch.maximumDepth, budget.bodies > 0 else { return .unknown }
        budget.bodies -= 1
        return statements(Array(block.children), scope)
    }

    func statements(_ statements: [Node], _ scope: Scope) -> BackgroundCoverage {
        var parts: [BackgroundCoverage] = []
        for (index, statement) in statements.enumerated() {
            switch statement.kind {
            case .returnStatement:
                if let value = statement.firstChild { parts.append(expression(value, scope)) }
                return .sideBySide(parts)
            case .guardStatement:
                // The way out is one alternative, all that follows the other.
                guard let conditions = statement.firstChild(.conditionList), let exit = statement.firstChild(.codeBlock)
                else { continue }
                let rest = Array(statements[(index + 1)...])
                switch live(scope).truth(of: conditions) {
                case true?: continue
                case false?: return .sideBySide(parts + [block(exit, scope)])
                case nil:
                    var alternatives: [BackgroundCoverage] = []
                    // An older system shows a widget without a background, too.
                    if AvailabilityCheck.alone(in: conditions)?.isNeeded(whereItHolds: false) ?? true {
                        alternatives.append(block(exit, scope))
                    }
                    if AvailabilityCheck.isNeeded(where: conditions) { alternatives.append(self.statements(rest, scope)) }
                    return .sideBySide(parts + [.oneOf(alternatives)])
                }
            case .ifExpression where statement.returnsWithoutElse:
                // `if x { return a }` followed by more: more is the other side.
                let rest = Array(statements[(index + 1)...])
                return .sideBySide(parts + [conditional(statement, scope, otherwise: rest)])
            case .variableDeclaration, .functionDeclaration, .closureSignature, .typealiasDeclaration, .importDeclaration:
                continue
            case .ifConfig:
                let clauses = statement.children(.ifConfigClause).filter { program.mayBeCompiled($0, inUnit: scope.unit) }
                if clauses.isEmpty { continue }
                parts.append(.anyOf(clauses.map { self.statements($0.statementsOfClause, scope) }))
            default:
                if statement.kind.isExpression { parts.append(expression(statement, scope)) }
            }
        }
        return .sideBySide(parts)
    }

    func live(_ scope: Scope) -> LiveCode {
        LiveCode(
            constants: scope.constants, families: FamilyConditions(family: family),
            conditions: program.conditions(ofUnit: scope.unit))
    }

    func conditional(_ node: Node, _ scope: Scope, otherwise: [Node] = []) -> BackgroundCoverage {
        var alternatives: [BackgroundCoverage] = []
        for clause in node.children {
            guard let body = clause.firstChild(.codeBlock) else { continue }
            guard clause.kind != .elseClause, let conditions = clause.firstChild(.conditionList) else {
                return .oneOf(alternatives + [block(body, scope)])
            }
            switch live(scope).truth(of: conditions) {
            case true?: return .oneOf(alternatives + [block(body, scope)])
            case false?: continue
            case nil: break
            }
            if AvailabilityCheck.isNeeded(where: conditions) {
                let coverage = block(body, scope)
                // The program cannot say when this side is drawn.
                alternatives.append(dependsOnPlacement(conditions, scope) ? doubted(coverage) : coverage)
            }
            // An older system shows a widget without a background, too, so the other side does not matter there.
            if let check = AvailabilityCheck.alone(in: conditions), !check.isNeeded(whereItHolds: false) {
                return .oneOf(alternatives)
            }
        }
        return .oneOf(alternatives + [statements(otherwise, scope)])
    }

    /// Whether conditions ask for something that depends on where the view is shown: a stored property of the view, or
    /// a value of the environment, which callers set in ways that are not followed.
    func dependsOnPlacement(_ conditions: Node, _ scope: Scope) -> Bool {
        conditions.subtree.contains { node in
            guard node.kind == .identifierExpression, let name = node.name, !name.beginsUppercase,
                node.parent?.kind != .memberAccess
            else { return false }
            let place = CodePlace(unit: scope.unit, node: node)
            guard LocalScope.binding(of: name, at: node) == nil, let type = program.scope(at: place),
                let member = program.members(name, of: type).first, let declaration = program.node(member),
                let binding = PropertyBinding(declaration), let variable = binding.variable
            else { return false }
            if variable.attribute("Environment") != nil { return !FamilyConditions(family: family).isFamily(node) }
            switch types.typeOfDeclaration(member) {
            case .foreign("Bool")?: return binding.getter == nil
            case .project(let type)?: return program.kind(type) == .enumeration && binding.getter == nil
            default: return false
            }
        }
    }

    func doubted(_ coverage: BackgroundCoverage) -> BackgroundCoverage {
        if case .missing = coverage { return .unknown }
        return coverage
    }

    func choice(_ node: Node, _ scope: Scope) -> BackgroundCoverage {
        guard let subject = node.firstChild else { return .unknown }
        let live = live(scope)
        let isFamily = FamilyConditions(family: family).isFamily(subject)
        var alternatives: [BackgroundCoverage] = []
        for switchCase in node.switchCases {
            let isDefault = switchCase.named("default")
            let taken = isDefault ? nil : live.isTaken(switchCase, subject: subject)
            if taken == false { continue }
            let body = statements(switchCase.children.filter { $0.kind != .switchCaseItem && $0.kind != .attribute }, scope)
            // Which families there are is not known, so neither is whether anything gets here.
            alternatives.append(isDefault && isFamily && family == nil ? doubted(body) : body)
            if taken == true { break }
        }
        return .oneOf(alternatives)
    }
}

extension Node {
    /// What stands in a clause of `#if`, without its condition.
    var statementsOfClause: [Node] {
        Array(children.dropFirst(CompilationConditions.condition(of: self) == nil ? 0 : 1))
    }
}
