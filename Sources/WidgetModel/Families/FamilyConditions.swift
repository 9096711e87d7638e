import SwiftSource

/// Evaluates conditions on the widget family, for one family.
public struct FamilyConditions {
    /// `systemSmall` and so on; nil leaves every condition open.
    let family: String?

    public init(family: String?) { self.family = family }

    /// Whether an expression reads the family of the environment: a variable called `family` or `widgetFamily`,
    /// `context.family`, or a property that `@Environment(\.widgetFamily)` gives another name.
    func isFamily(_ node: Node) -> Bool {
        switch node.kind {
        case .identifierExpression, .memberAccess:
            guard let name = node.name else { return false }
            if name == "family" || name == "widgetFamily" { return true }
            return node.kind == .identifierExpression && isEnvironmentFamily(name, at: node)
        default:
            return false
        }
    }

    /// Whether a type around the node reads the family under this name.
    private func isEnvironmentFamily(_ name: String, at node: Node) -> Bool {
        FamilyNames.ofEnvironment(around: node).contains(name)
    }

    /// Whether a part of the code reads the family.
    func isMentioned(in node: Node) -> Bool { node.subtree.contains { isFamily($0) } }

    /// Whether a `switch` chooses by family, and by nothing else.
    public func isSwitch(_ node: Node) -> Bool {
        guard node.kind == .switchExpression, let subject = node.firstChild, isFamily(subject) else { return false }
        let patterns = node.switchCases.flatMap { $0.children(.switchCaseItem).compactMap(\.firstChild) }
        return !patterns.isEmpty && patterns.allSatisfy { Self.knownCase($0) != nil }
    }

    /// Nil for what is no family: then something else of the same name is compared.
    func matches(_ pattern: Node) -> Bool? {
        guard let family, let name = Self.knownCase(pattern) else { return nil }
        return name == family
    }

    func truth(of condition: Node) -> Bool? {
        guard family != nil else { return nil }
        switch condition.kind {
        case .sequenceExpression:
            return truth(ofOperands: Array(condition.children))
        case .matchingPatternCondition:
            guard let pattern = condition.firstChild, let value = condition.firstChild(.initializerClause)?.firstChild,
                isFamily(value)
            else { return nil }
            return matches(pattern)
        case .prefixOperator:
            return condition.named("!") ? condition.firstChild.flatMap(truth).map { !$0 } : nil
        case .call:
            // `[.systemSmall, .systemMedium].contains(family)`
            guard let call = CallExpression(condition), call.calleeName == "contains", let list = call.base,
                list.kind == .arrayLiteral, let value = call.firstUnlabeledArgument?.value, isFamily(value)
            else { return nil }
            let names = list.children.map { Self.knownCase($0) }
            guard names.allSatisfy({ $0 != nil }) else { return nil }
            return names.contains(family)
        case .tupleExpression:
            return condition.onlyElement.flatMap(truth)
        default:
            return nil
        }
    }

    /// Whether what operands and operators make up holds.
    func truth(ofOperands parts: [Node]) -> Bool? {
        guard family != nil else { return nil }
        return LogicalOperators.truth(of: parts) { $0.count == 1 ? truth(of: $0[0]) : truth(ofComparison: $0) }
    }

    private func truth(ofComparison parts: [Node]) -> Bool? {
        guard parts.count == 3, parts[1].kind == .infixOperator else { return nil }
        let other: Node
        if isFamily(parts[0]) { other = parts[2] } else if isFamily(parts[2]) { other = parts[0] } else { return nil }
        guard let result = matches(other) else { return nil }
        switch parts[1].text {
        case "==": return result
        case "!=": return !result
        default: return nil
        }
    }

    private static func knownCase(_ node: Node) -> String? {
        caseName(node).flatMap { WidgetFamilies.all.contains($0) ? $0 : nil }
    }

    /// `systemSmall` of `.systemSmall` or `WidgetFamily.systemSmall`.
    static func caseName(_ node: Node) -> String? {
        guard node.kind == .memberAccess, let name = node.name else { return nil }
        if let base = node.firstChild { return base.named("WidgetFamily") ? name : nil }
        return name
    }
}
