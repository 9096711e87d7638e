import SwiftSource

extension TimeFolder {
    func negated(_ place: CodePlace, _ context: TimeContext) -> Set<TimeValue>? {
        guard let operand = place.node.firstChild, let values = values(of: place.at(operand), context) else {
            return nil
        }
        if place.node.named("+") { return values }
        return place.node.named("-") ? combined([.number(-1)], "*", values) : nil
    }

    /// What operands and operators in source order make up.
    func values(ofOperands parts: [Node], at place: CodePlace, _ context: TimeContext) -> Set<TimeValue>? {
        if parts.count == 1 { return values(of: place.at(parts[0]), context) }
        if let ternary = parts.firstIndex(where: { $0.kind == .ternaryOperator }) {
            guard let first = parts[ternary].firstChild else { return nil }
            return union([
                values(of: place.at(first), context),
                values(ofOperands: Array(parts[(ternary + 1)...]), at: place, context),
            ])
        }
        // `a ?? b`: Foundation's calendars give nil for nothing that widgets ask of them.
        if let fallback = parts.firstIndex(where: { $0.kind == .infixOperator && $0.text == "??" }) {
            return values(ofOperands: Array(parts[..<fallback]), at: place, context)
        }
        if parts.last?.kind == .castOperator { return values(ofOperands: Array(parts.dropLast()), at: place, context) }
        return arithmetic(parts, place, context)
    }

    /// A sum of products.
    private func arithmetic(_ parts: [Node], _ place: CodePlace, _ context: TimeContext) -> Set<TimeValue>? {
        guard parts.count % 2 == 1, var sum = values(of: place.at(parts[0]), context) else { return nil }
        // The sum so far and the operator behind it, while a product is put together.
        var waiting: (sum: Set<TimeValue>, operation: String)?
        for index in stride(from: 1, to: parts.count, by: 2) {
            guard parts[index].kind == .infixOperator, let operand = values(of: place.at(parts[index + 1]), context)
            else { return nil }
            let operation = parts[index].text
            if operation == "+" || operation == "-" {
                if let left = waiting { sum = combined(left.sum, left.operation, sum) ?? [] }
                waiting = (sum, operation)
                sum = operand
            } else {
                sum = combined(sum, operation, operand) ?? []
            }
            guard !sum.isEmpty else { return nil }
        }
        return waiting.map { combined($0.sum, $0.operation, sum) } ?? sum
    }

    func combined(_ left: Set<TimeValue>, _ operation: String, _ right: Set<TimeValue>) -> Set<TimeValue>? {
        union(
            left.flatMap { left in
                right.map { right in
                    let results = TimeValue.results(of: left, operation, right)
                    return results.isEmpty ? nil : results
                }
            })
    }
}
