import SwiftSource

/// Seconds that are added to a date, or taken from it, in one of the ways there are.
struct SecondsAddition {
    /// The expression that gives the new date.
    let whole: Node
    /// UTF-8 range of what gives the new date, for a replacement.
    let range: Range<Int>
    /// What is added to; nil for now.
    let date: Node?
    /// Factors of the seconds with the operators between them.
    let seconds: [Node]
    let isNegative: Bool
    /// Whether nothing but the date and the seconds is in `range`.
    let canBeReplaced: Bool

    /// UTF-8 range of the seconds.
    var secondsRange: Range<Int> {
        guard let first = seconds.first, let last = seconds.last else { return range }
        return first.range.lowerBound..<last.range.upperBound
    }

    /// Whether the seconds are called a time that something lasts: `Self.expiration`.
    var namesPeriod: Bool {
        seconds.contains { $0.subtree.contains { $0.name.map(DateUse.namesPeriod) ?? false } }
    }

    init?(_ node: Node) {
        if node.kind == .sequenceExpression { self.init(sum: node) } else { self.init(call: node) }
    }

    /// `date.addingTimeInterval(x)`, `date.advanced(by: x)`, `Date(timeIntervalSinceNow: x)`,
    /// `Date(timeInterval: x, since: date)`
    private init?(call node: Node) {
        guard let callee = node.firstChild else { return nil }
        let call: CallExpression
        let argument: Node?
        let isMutating = callee.named("addTimeInterval")
        if callee.named("addingTimeInterval") || isMutating {
            guard let known = CallExpression(node), let base = known.base else { return nil }
            (call, argument, date) = (known, known.firstUnlabeledArgument?.value, base)
        } else if callee.named("advanced") {
            guard let known = CallExpression(node), let base = known.base else { return nil }
            (call, argument, date) = (known, known.argument(labeled: "by")?.value, base)
        } else if callee.named("Date"), callee.kind == .identifierExpression, let known = CallExpression(node) {
            if let sinceNow = known.argument(labeled: "timeIntervalSinceNow")?.value {
                (call, argument, date) = (known, sinceNow, nil)
            } else if let since = known.argument(labeled: "since")?.value {
                (call, argument, date) = (known, known.argument(labeled: "timeInterval")?.value, since)
            } else {
                return nil
            }
        } else {
            return nil
        }
        guard let argument else { return nil }
        whole = call.node
        range = call.node.range
        seconds = argument.kind == .sequenceExpression ? Array(argument.children) : [argument]
        isNegative = false
        // Without a type in front, `.now` means something else before a dot.
        canBeReplaced = !isMutating
    }

    /// `date + x`; of a longer sum the first part that is added.
    private init?(sum node: Node) {
        let parts = Array(node.children)
        let isSign: (Node) -> Bool = { $0.kind == .infixOperator && ["+", "-", "+=", "-="].contains($0.text) }
        guard let sign = parts.firstIndex(where: isSign), sign > 0, sign + 1 < parts.count
        else { return nil }
        let start = sign - 1
        // `limit = date + x`; what is multiplied is no date, and what stands behind `??` never counts.
        guard start == 0 || parts[start - 1].text == "=" || parts[start - 1].kind == .ternaryOperator else { return nil }
        let behind = parts[(sign + 1)...]
        let end = behind.firstIndex { part in
            switch part.kind {
            case .infixOperator: part.text != "*"
            case .ternaryOperator, .castOperator: true
            default: false
            }
        } ?? parts.count
        guard end > sign + 1 else { return nil }
        let isAssignment = parts[sign].text.hasSuffix("=")
        whole = node
        date = parts[start]
        seconds = Array(parts[(sign + 1)..<end])
        isNegative = parts[sign].text.hasPrefix("-")
        range = parts[start].range.lowerBound..<parts[end - 1].range.upperBound
        canBeReplaced = !isAssignment && (end == parts.count || parts[end].kind == .ternaryOperator)
    }
}
