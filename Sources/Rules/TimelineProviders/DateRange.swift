import SwiftSource
import WidgetModel

/// A range of two dates that traps where the second is before the first: `start...end`.
struct DateRange {
    let place: CodePlace
    /// The operands and operators on the left of `...`, and on its right.
    let lower: [Node]
    let upper: [Node]

    /// - Parameter sequence: Any expression; nil where it is no range of two bounds.
    init?(_ place: CodePlace) {
        let parts = Array(place.node.children)
        guard place.node.kind == .sequenceExpression,
            let sign = parts.firstIndex(where: { $0.kind == .infixOperator && ["...", "..<"].contains($0.text) })
        else { return nil }
        self.place = place
        let left = parts[..<sign]
        lower = Array(left[(left.lastIndex(where: Self.bindsWeaker).map { $0 + 1 } ?? 0)...])
        let right = parts[(sign + 1)...]
        upper = Array(right[..<(right.firstIndex(where: Self.bindsWeaker) ?? right.endIndex)])
        guard !lower.isEmpty, !upper.isEmpty else { return nil }
    }

    private static func bindsWeaker(_ part: Node) -> Bool {
        switch part.kind {
        case .ternaryOperator, .castOperator: true
        case .infixOperator: !["+", "-", "*", "/", "%", "&+", "&-"].contains(part.text)
        default: false
        }
    }

    /// UTF-8 range of the bounds and what stands between them.
    var range: Range<Int> {
        guard let first = lower.first, let last = upper.last else { return place.node.range }
        return first.range.lowerBound..<last.range.upperBound
    }

    static func text(of parts: [Node]) -> String { parts.map(\.text).joined(separator: " ") }
}
