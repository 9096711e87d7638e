import SwiftSource

/// A value that is known where code is reached: what the caller wrote.
public enum Constant: Hashable, Sendable {
    case boolean(Bool)
    /// An enum case, by name.
    case enumCase(String)
    case none
    /// Some value that is not nil.
    case some
}

/// The constants that hold in a piece of code.
public struct Constants: Hashable, Sendable {
    /// Of `self`'s stored properties.
    public var properties: [String: Constant] = [:]
    /// Of the function's parameters, by their names inside it.
    public var parameters: [String: Constant] = [:]

    public init() {}

    /// What is left for a function of the same `self`.
    var withoutParameters: Constants {
        var copy = self
        copy.parameters = [:]
        return copy
    }
}

/// Evaluates conditions over constants. Nil means that the value is not known.
struct ConstantEvaluator {
    let constants: Constants

    func constant(of node: Node) -> Constant? {
        switch node.kind {
        case .booleanLiteral: return .boolean(node.text == "true")
        case .nilLiteral: return Constant.none
        case .closure: return .some
        case .tupleExpression:
            return node.onlyElement.flatMap(constant)
        case .identifierExpression:
            return node.name.flatMap { variable($0, at: node) }
        case .memberAccess:
            guard let name = node.name else { return nil }
            guard let base = node.firstChild else { return .enumCase(name) }
            if base.kind == .identifierExpression, base.named("self") { return constants.properties[name] }
            // `Place.widget`; a static constant of a type looks the same, and compares by name as well.
            let isType = base.kind == .identifierExpression && base.name?.beginsUppercase == true
            return isType ? .enumCase(name) : nil
        case .prefixOperator, .sequenceExpression:
            return truth(of: node).map { .boolean($0) }
        default:
            return nil
        }
    }

    private func variable(_ name: String, at node: Node) -> Constant? {
        switch LocalScope.binding(of: name, at: node) {
        case .parameter?: constants.parameters[name]
        case nil: constants.properties[name]
        default: nil
        }
    }

    func truth(of node: Node) -> Bool? {
        switch node.kind {
        case .conditionList:
            var all: Bool? = true
            for condition in node.children {
                guard let value = truth(of: condition) else {
                    all = nil
                    continue
                }
                if !value { return false }
            }
            return all
        case .optionalBindingCondition:
            let value = node.firstChild(.initializerClause)?.firstChild
            let known = value.map { constant(of: $0) } ?? node.name.flatMap { variable($0, at: node) }
            switch known {
            case .some(.none): return false
            case .some(.some), .some(.boolean), .some(.enumCase): return true
            case nil: return nil
            }
        case .matchingPatternCondition:
            guard let pattern = node.firstChild, let value = node.firstChild(.initializerClause)?.firstChild else { return nil }
            return matches(pattern, constant(of: value))
        case .prefixOperator:
            guard node.named("!"), let operand = node.firstChild else { return nil }
            return truth(of: operand).map { !$0 }
        case .sequenceExpression:
            return truth(ofOperands: Array(node.children))
        default:
            if case .boolean(let value)? = constant(of: node) { return value }
            return nil
        }
    }

    /// Whether a pattern such as `.widget` or `.none` matches a known value.
    func matches(_ pattern: Node, _ value: Constant?) -> Bool? {
        guard let value, let expected = constant(of: pattern) else { return nil }
        return equal(expected, value)
    }

    private func equal(_ left: Constant, _ right: Constant) -> Bool? {
        switch (left, right) {
        case (.some, .some), (.some, .enumCase), (.enumCase, .some), (.some, .boolean), (.boolean, .some): nil
        default: left == right
        }
    }

    /// Whether what operands and operators make up holds.
    func truth(ofOperands parts: [Node]) -> Bool? {
        LogicalOperators.truth(of: parts) { $0.count == 1 ? truth(of: $0[0]) : truth(ofComparison: $0) }
    }

    private func truth(ofComparison parts: [Node]) -> Bool? {
        guard parts.count == 3, parts[1].kind == .infixOperator, let left = constant(of: parts[0]),
            let right = constant(of: parts[2])
        else { return nil }
        switch parts[1].text {
        case "==": return equal(left, right)
        case "!=": return equal(left, right).map { !$0 }
        default: return nil
        }
    }
}
