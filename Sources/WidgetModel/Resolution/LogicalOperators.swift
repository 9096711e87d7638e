import SwiftSource

/// Three-valued `||` and `&&` over the parts of a sequence expression.
enum LogicalOperators {
    /// - Parameters:
    ///   - parts: Operands and operators, in source order.
    ///   - operand: Truth of what stands between `||` and `&&`: one expression, or the three parts of a comparison.
    static func truth(of parts: [Node], operand: ([Node]) -> Bool?) -> Bool? {
        // `||` binds weaker than `&&`, which binds weaker than the comparisons.
        for (word, decisive) in [("||", true), ("&&", false)] {
            let operands = parts.split { $0.kind == .infixOperator && $0.text == word }
            guard operands.count > 1 else { continue }
            var isKnown = true
            for parts in operands {
                let value = truth(of: Array(parts), operand: operand)
                if value == decisive { return decisive }
                if value == nil { isKnown = false }
            }
            return isKnown ? !decisive : nil
        }
        return operand(parts)
    }
}
