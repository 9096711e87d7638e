import SwiftSource

/// Where a date comes from: an expression that says it, behind the names of local variables and the sides of
/// conditions.
public struct DateOrigin: Sendable {
    /// The first of its operands.
    public let place: CodePlace
    /// UTF-8 range of all of them.
    public let range: Range<Int>
    /// What it may be; never empty.
    public let values: Set<TimeValue>
}

/// Follows names to what they stand for, so that a finding can point at the code which says when.
public struct DateOrigins {
    private let times: TimeFolder
    private static let maximumSteps = 12

    public init(_ times: TimeFolder) { self.times = times }

    /// The expressions that the date at a place may come from, without those whose value nobody can tell and those of
    /// debug builds.
    public func origins(of place: CodePlace) -> [DateOrigin] { origins(of: [place.node], place, 0) }

    /// - Parameter parts: Operands and operators in source order.
    private func origins(of parts: [Node], _ place: CodePlace, _ steps: Int) -> [DateOrigin] {
        guard let first = parts.first, let last = parts.last, steps < Self.maximumSteps, !DebugCode.holds(first) else {
            return []
        }
        if let inner = alternatives(of: parts, place) {
            return inner.flatMap { origins(of: $0, place, steps + 1) }
        }
        guard let values = times.values(ofOperands: parts, at: place, TimeContext()), !values.isEmpty else { return [] }
        return [
            DateOrigin(
                place: place.at(first), range: first.range.lowerBound..<last.range.upperBound, values: values)
        ]
    }

    /// What stands behind a name, or on the sides of a condition; nil for an expression that says the date itself.
    private func alternatives(of parts: [Node], _ place: CodePlace) -> [[Node]]? {
        if let ternary = parts.firstIndex(where: { $0.kind == .ternaryOperator }) {
            guard let first = parts[ternary].firstChild else { return nil }
            let sides = [[first], Array(parts[(ternary + 1)...])]
            // `next < least ? least : next`: the greater of two, and not one or the other.
            let isCompared = sides.joined().contains { side in
                side.name.map { name in parts[..<ternary].contains { $0.mentions(name) } } ?? false
            }
            return isCompared ? nil : sides
        }
        guard parts.count == 1 else {
            // `next ?? .now`: the first is what is meant.
            guard parts.count == 3, parts[1].text == "??", parts[0].kind == .identifierExpression else { return nil }
            return alternatives(of: [parts[0]], place)
        }
        let node = parts[0]
        switch node.kind {
        case .tupleExpression: return node.onlyElement.map { [[$0]] }
        case .sequenceExpression: return alternatives(of: Array(node.children), place)
        case .ifExpression, .switchExpression: return ReturnedValues.ofBranches(node).withoutNil.map { [$0] }
        case .forceUnwrap: return node.firstChild?.kind == .identifierExpression ? node.firstChild.map { [[$0]] } : nil
        case .identifierExpression: return named(node)
        default: return nil
        }
    }

    private func named(_ node: Node) -> [[Node]]? {
        guard let name = node.name else { return nil }
        switch LocalScope.binding(of: name, at: node) {
        case .variable(let binding)?:
            guard let binding = PropertyBinding(binding),
                let local = LocalValues(of: name, declaredBy: binding, usedAt: node), !local.values.isEmpty,
                // A value that depends on the one before it.
                !local.values.joined().contains(where: { $0.mentions(name) })
            else { return nil }
            return local.intended
        case .unwrapped(let condition)?:
            return condition.firstChild(.initializerClause)?.firstChild.map { [[$0]] }
        default: return nil
        }
    }
}

extension Node {
    func mentions(_ name: String) -> Bool {
        subtree.contains { $0.kind == .identifierExpression && $0.named(name) }
    }
}
