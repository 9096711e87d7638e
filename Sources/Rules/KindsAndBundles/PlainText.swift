import SwiftSource
import WidgetModel

/// A `String` of the project that holds a text as it was written, in one language.
struct PlainText {
    /// The literal.
    let place: CodePlace

    /// - Parameter expression: A variable. A literal in its place would be looked up in the app's languages.
    init?(_ expression: CodePlace, _ program: Program) {
        guard expression.node.kind == .identifierExpression || expression.node.kind == .memberAccess,
            ExpressionTypes(program).type(of: expression.node, inUnit: expression.unit) == .foreign("String"),
            let literal = Self.literal(of: expression, program, steps: 0)
        else { return nil }
        place = literal
    }

    private static func literal(of place: CodePlace, _ program: Program, steps: Int) -> CodePlace? {
        guard steps < 8 else { return nil }
        let node = place.node
        switch node.kind {
        case .stringLiteral: return place
        case .identifierExpression, .memberAccess:
            guard let declared = declaration(of: place, program) else { return nil }
            let value = PropertyBinding(declared.node).flatMap { binding in
                binding.getter.map(ReturnedValues.onlyValue)
                ?? (isConstant(declared, program) ? binding.initialValue : nil)
            }
            return value.flatMap { literal(of: declared.at($0), program, steps: steps + 1) }
        default: return nil
        }
    }

    private static func declaration(of place: CodePlace, _ program: Program) -> CodePlace? {
        guard let name = place.node.name else { return nil }
        if place.node.kind == .identifierExpression, let local = LocalScope.binding(of: name, at: place.node) {
            guard case .variable(let binding) = local else { return nil }
            return place.at(binding)
        }
        let base = place.node.kind == .memberAccess ? place.node.firstChild : nil
        let members = CallTargets(program).members(named: name, base: base, hasImplicitBase: false, at: place)
        guard members.count == 1, let node = program.node(members[0]) else { return nil }
        return CodePlace(unit: members[0].unit, node: node)
    }

    /// Whether a stored property keeps the value that it starts with. The system makes a widget without an initializer.
    private static func isConstant(_ property: CodePlace, _ program: Program) -> Bool {
        if property.node.parent?.named("let") == true { return true }
        guard let type = program.scope(at: property), program.conforms(type, to: "Widget") else { return false }
        return program.ownMembers("init", of: type).isEmpty
    }
}
