import SwiftSource
import WidgetModel

/// How many days a number of seconds is meant to be: `86_400`, `24 * 60 * 60`, `7 * .day`, `Double(index) * 86_400`.
struct DayCount {
    /// What is multiplied by the seconds of a day.
    private let factors: [Factor]
    /// Where one number holds several days.
    private let multiple: Int
    private let isNegative: Bool
    private let place: CodePlace
    private let times: TimeFolder

    static let spelling = "86,400"
    private static let seconds = 86_400.0
    /// No more are multiplied anywhere.
    private static let maximumFactors = 6

    private struct Factor {
        let node: Node
        /// Nil when nobody can tell.
        let value: Double?
    }

    /// Nil when the seconds are not spelled as days.
    init?(_ product: [Node], _ place: CodePlace, _ times: TimeFolder) {
        guard let nodes = Self.factors(of: product, 0), nodes.count <= Self.maximumFactors else { return nil }
        self.place = place
        self.times = times
        let all = nodes.map { Factor(node: $0, value: Self.value(of: $0, place, times)) }
        isNegative = all.count { ($0.value ?? 0) < 0 } % 2 == 1
        guard let found = Self.withoutDay(all) else { return nil }
        (factors, multiple) = found
        // Half a day is a time and no date.
        guard factors.map({ $0.value ?? 1 }).allSatisfy({ $0 == $0.rounded() && $0 != 0 }) else { return nil }
    }

    /// The count as code; nil when its type is not known.
    func text(isNegative: Bool) -> String? {
        var parts: [String] = factors.isEmpty ? ["\(multiple)"] : []
        for factor in factors {
            guard let text = integer(factor) else { return nil }
            parts.append(text)
        }
        if multiple > 1, !factors.isEmpty { parts.append("\(multiple)") }
        let text = parts.joined(separator: " * ")
        guard isNegative != self.isNegative else { return text }
        return parts.count == 1 && factors.allSatisfy { $0.value != nil } ? "-\(text)" : "-(\(text))"
    }

    // MARK: Factors

    /// The one number that a factor stands for.
    private static func value(of node: Node, _ place: CodePlace, _ times: TimeFolder) -> Double? {
        let values = times.values(of: place.at(node))
        return values?.count == 1 ? values?.first?.number : nil
    }

    private static func factors(of product: [Node], _ steps: Int) -> [Node]? {
        guard product.count % 2 == 1, steps < 6 else { return nil }
        var found: [Node] = []
        for (index, part) in product.enumerated() {
            if index % 2 == 1 {
                guard part.kind == .infixOperator, part.text == "*" else { return nil }
                continue
            }
            guard let inner = inner(of: part) else {
                found.append(part)
                continue
            }
            // What is no product is a factor as it stands.
            found += factors(of: inner, steps + 1) ?? [part]
        }
        return found
    }

    /// What stands in parentheses, or is made another type of number of.
    private static func inner(of node: Node) -> [Node]? {
        var value: Node?
        if node.kind == .tupleExpression {
            value = node.onlyElement
        } else if let call = CallExpression(node), call.base == nil, call.allArguments.count == 1,
            ["Double", "TimeInterval", "Int", "CGFloat"].contains(call.calleeName ?? "")
        {
            value = call.firstUnlabeledArgument?.value
        }
        return value.map { $0.kind == .sequenceExpression ? Array($0.children) : [$0] }
    }

    /// The factors without those that make a day together.
    private static func withoutDay(_ factors: [Factor]) -> ([Factor], Int)? {
        let known = factors.indices.filter { factors[$0].value != nil }
        for subset in 1..<(1 << known.count) {
            let chosen = known.indices.filter { subset >> $0 & 1 == 1 }.map { known[$0] }
            let product = chosen.reduce(1.0) { $0 * abs(factors[$1].value ?? 1) }
            guard product == seconds, !chosen.contains(where: { namesHours(factors[$0].node) }) else { continue }
            return (factors.indices.filter { !chosen.contains($0) }.map { factors[$0] }, 1)
        }
        // `604_800`, `.days(3)`: one number for several days. `48 * 60 * 60` counts hours.
        for index in known {
            let value = abs(factors[index].value ?? 0)
            guard value > seconds, value.truncatingRemainder(dividingBy: seconds) == 0, value < 1e9,
                isLiteral(factors[index].node) || namesDays(factors[index].node)
            else { continue }
            return (factors.indices.filter { $0 != index }.map { factors[$0] }, Int(value / seconds))
        }
        return nil
    }

    private static func isLiteral(_ node: Node) -> Bool {
        let number = node.kind == .prefixOperator ? node.firstChild ?? node : node
        return number.kind == .integerLiteral || number.kind == .floatLiteral
    }

    private static func namesDays(_ node: Node) -> Bool {
        let name = name(of: node)
        return name.contains("day") || name.contains("week")
    }

    /// `24.hours` is a time.
    private static func namesHours(_ node: Node) -> Bool {
        let name = name(of: node)
        return name.contains("hour") && !name.contains("day")
    }

    private static func name(of node: Node) -> String {
        (CallExpression(node)?.calleeName ?? node.name ?? "").lowercased()
    }

    /// A factor as a whole number.
    private func integer(_ factor: Factor) -> String? {
        if Self.isLiteral(factor.node), let value = factor.value { return "\(Int(abs(value)))" }
        switch times.type(of: place.at(factor.node))?.foreignName {
        case "Int": return factor.node.text
        case "Double", "TimeInterval", "CGFloat", "Float": return "Int(\(factor.node.text))"
        default: return nil
        }
    }
}
