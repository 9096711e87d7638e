import Project
import SwiftSource

/// What the code around a node says of the systems that the node is compiled for and runs on.
public struct AvailabilityGuards: Sendable {
    /// Checks and attributes that hold where the node stands.
    private var specifications: [AvailabilitySpecification] = []
    /// `#if` clauses around the node.
    private var clauses: [Node] = []

    /// - Parameter node: A declaration or macro counts with its own attributes.
    public init(around node: Node) {
        addAttributes(of: node)
        var inner = node
        while let scope = inner.parent {
            add(scope, around: inner)
            inner = scope
        }
    }

    /// The first version of a system on which the node runs, as far as the code around it says; nil where it says
    /// nothing.
    public func guaranteedVersion(on platform: Platform) -> SystemVersion? {
        specifications.compactMap { $0.introduced[platform] }.max()
    }

    /// Whether the node is compiled for a system.
    public func compilation(for platform: Platform) -> Compilation {
        if specifications.contains(where: { $0.unavailable.contains(platform) }) { return .never }
        return CompilationConditions(platform).compilation(of: clauses)
    }

    // MARK: What surrounds the node

    private mutating func add(_ scope: Node, around inner: Node) {
        switch scope.kind {
        case .ifClause, .whileStatement:
            // The conditions themselves are looked at as a list.
            if inner.kind == .codeBlock, let conditions = scope.firstChild(.conditionList) { addHolding(conditions) }
        case .conditionList:
            addHolding(scope, before: inner)
        case .ifExpression:
            for clause in scope.children(.ifClause) where clause.id < inner.id { addFailing(clause) }
        case .guardStatement:
            if inner.kind == .codeBlock { addFailing(scope) }
        case .codeBlock, .closure, .switchCase, .sourceFile:
            addGuards(among: scope, before: inner)
        case .ifConfigClause:
            addGuards(among: scope, before: inner)
            // A condition does not depend on itself.
            if !isCondition(inner, of: scope) { clauses.append(scope) }
        default:
            addAttributes(of: scope)
        }
    }

    private func isCondition(_ node: Node, of clause: Node) -> Bool {
        clause.firstChild?.id == node.id && CompilationConditions.condition(of: clause) != nil
    }

    /// - Parameter end: Only what stands before it counts.
    private mutating func addHolding(_ conditions: Node, before end: Node? = nil) {
        for condition in conditions.children(.availabilityCondition) where !condition.named("#unavailable") {
            if let end, condition.id >= end.id { break }
            specifications.append(AvailabilitySpecification(condition))
        }
    }

    /// The other side of an `if` or `guard` with one condition, which is `#unavailable(…)`.
    private mutating func addFailing(_ statement: Node) {
        guard let conditions = statement.firstChild(.conditionList) else { return }
        let all = Array(conditions.children)
        guard all.count == 1, all[0].kind == .availabilityCondition, all[0].named("#unavailable") else { return }
        specifications.append(AvailabilitySpecification(all[0]))
    }

    /// `guard #available(…) else { … }` protects all that follows it.
    private mutating func addGuards(among scope: Node, before inner: Node) {
        for statement in scope.children {
            guard statement.id < inner.id else { return }
            switch statement.kind {
            case .guardStatement:
                if let conditions = statement.firstChild(.conditionList) { addHolding(conditions) }
            case .ifConfig:
                for clause in statement.children(.ifConfigClause) { addGuards(among: clause, before: inner) }
            default:
                break
            }
        }
    }

    /// `@available(…)` in front of a declaration, also where an `#if` stands around it.
    private mutating func addAttributes(of declaration: Node) {
        for child in declaration.children {
            switch child.kind {
            case .attribute where child.named("available"):
                specifications.append(AvailabilitySpecification(child))
            case .ifConfig:
                for clause in child.children(.ifConfigClause) {
                    for attribute in clause.children(.attribute) where attribute.named("available") {
                        specifications.append(AvailabilitySpecification(attribute))
                    }
                }
            default:
                break
            }
        }
    }
}
