import SwiftSource

extension StringConstants {
    /// The literal that an expression stands for, where it is one and not put together of several. Nil as well where a
    /// name may mean several.
    public func literal(for expression: Node, inUnit unit: Int) -> CodePlace? {
        literal(for: CodePlace(unit: unit, node: expression), 0)
    }

    private func literal(for place: CodePlace, _ steps: Int) -> CodePlace? {
        guard steps < Self.maximumSteps else { return nil }
        switch place.node.kind {
        case .stringLiteral:
            return place.node.firstChild(.stringInterpolation) == nil ? place : nil
        case .identifierExpression, .memberAccess:
            return meaning(of: place).flatMap { literal(for: $0, steps + 1) }
        default:
            return nil
        }
    }

    /// What the one constant stands for that a place names.
    private func meaning(of place: CodePlace) -> CodePlace? {
        guard let name = place.node.name else { return nil }
        let base = place.node.firstChild
        if let base, name == "rawValue" { return stringCase(place.at(base)).flatMap(rawValue) }
        if base == nil, case .variable(let binding)? = LocalScope.binding(of: name, at: place.node) {
            return localConstant(binding).map { place.at($0) }
        }
        let members = targets.members(
            named: name, base: base, hasImplicitBase: place.node.kind == .memberAccess && base == nil, at: place)
        return members.count == 1 ? definition(of: members[0], at: place) : nil
    }
}
