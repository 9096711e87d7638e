import SwiftSource

/// What a local variable may hold where it is used.
struct LocalValues {
    /// Operands and operators in source order, of each value that it may have been given.
    private(set) var values: [[Node]] = []
    /// The value that the variable starts with, where it may still have it.
    private(set) var initialValue: Node?
    /// Without the value that the variable starts with where another one is set later: that may be there for the
    /// compiler alone.
    var intended: [[Node]] { initialValue == nil || values.count == 1 ? values : Array(values.dropFirst()) }

    /// Nil when it is changed in ways that are not followed: `date += 60`, `change(&date)`, `date.addTimeInterval(60)`.
    init?(of name: String, declaredBy binding: PropertyBinding, usedAt use: Node) {
        guard let variable = binding.variable else { return nil }
        initialValue = binding.initialValue
        if variable.named("let"), let initialValue {
            values = [[initialValue]]
            return
        }
        guard let assignments = Assignments(to: name, declaredBy: variable),
            !Self.isChangedInPlace(name, declaredBy: variable)
        else { return nil }
        var assigned = assignments.values.filter { $0.first.map { !DebugCode.holds($0) } ?? false }
        // What was assigned for certain before the use replaces what was there.
        if let last = assigned.lastIndex(where: { Self.isCertain($0, in: variable.parent, before: use) }) {
            assigned.removeFirst(last)
            initialValue = nil
        }
        values = (initialValue.map { [[$0]] } ?? []) + assigned
    }

    /// Whether an assignment is a statement of the block that declares the variable, with the use further down in it.
    private static func isCertain(_ value: [Node], in scope: Node?, before use: Node) -> Bool {
        guard let scope, let statement = value.first?.parent, statement.parent?.id == scope.id else { return false }
        return statement.id < use.id && scope.contains(use) && !statement.contains(use)
    }

    private static func isChangedInPlace(_ name: String, declaredBy variable: Node) -> Bool {
        guard let scope = variable.parent else { return false }
        return scope.subtree.contains { node in
            guard node.id > variable.id, let call = CallExpression(node), call.base?.named(name) == true,
                call.base?.kind == .identifierExpression, let method = call.calleeName
            else { return false }
            return mutatingMethods.contains(method)
        }
    }

    private static let mutatingMethods: Set<String> = [
        "addTimeInterval", "add", "subtract", "negate", "round", "formRemainder", "formTruncatingRemainder",
    ]
}
