import SwiftSource

/// The assignments to a local variable.
struct Assignments {
    /// The operands and operators behind each `=`.
    private(set) var values: [[Node]] = []

    /// Nil when it is changed in other ways too: `date += 60`, `change(&date)`.
    ///
    /// - Parameter variable: The `var` or `let`.
    init?(to name: String, declaredBy variable: Node) {
        guard let scope = variable.parent else { return nil }
        for node in scope.subtree where node.id > variable.id {
            if node.kind == .inOutExpression, node.firstChild?.named(name) == true { return nil }
            guard node.kind == .identifierExpression, node.named(name), let sign = node.assignment else { continue }
            guard sign.text == "=" else { return nil }
            values.append(sign.parent.map { Array($0.children.drop { $0.id <= sign.id }) } ?? [])
        }
    }
}

extension Node {
    /// The operator of an assignment, such as `=` or `+=`, that has the node on its left.
    public var assignment: Node? {
        guard let parent, parent.kind == .sequenceExpression, parent.firstChild?.id == id,
            let sign = parent.firstChild(.infixOperator), sign.text.hasSuffix("="),
            !Self.comparisons.contains(sign.text)
        else { return nil }
        return sign
    }

    private static var comparisons: Set<String> { ["==", "!=", "<=", ">=", "===", "!==", "~="] }
}
