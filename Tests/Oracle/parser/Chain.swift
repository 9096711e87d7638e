import SwiftSyntax

/// The way through members, calls and subscripts to an expression: `list.first?.name` or `Text(){}.padding()`.
enum Chain {
    /// Longer chains are compared by their last links. The comparing program has the same number.
    static let maximumLinks = 12

    static func path(to expression: ExprSyntax) -> String {
        var links: [String] = []
        var next: ExprSyntax? = expression
        while let current = next, links.count < maximumLinks {
            let (link, base) = link(current)
            links.append(link)
            next = base
        }
        return links.reversed().joined()
    }

    /// One link, and what it hangs on.
    private static func link(_ expression: ExprSyntax) -> (String, ExprSyntax?) {
        if let access = expression.as(MemberAccessExprSyntax.self) {
            return ("." + FactName.unquoted(access.declName.baseName), access.base)
        }
        if let call = expression.as(FunctionCallExprSyntax.self) { return ("()", callee(of: call)) }
        if let call = expression.as(SubscriptCallExprSyntax.self) { return ("[]", call.calledExpression) }
        if let chain = expression.as(OptionalChainingExprSyntax.self) { return ("?", chain.expression) }
        if let unwrap = expression.as(ForceUnwrapExprSyntax.self) { return ("!", unwrap.expression) }
        if let specialization = expression.as(GenericSpecializationExprSyntax.self) {
            return ("<>", specialization.expression)
        }
        if let reference = expression.as(DeclReferenceExprSyntax.self) {
            return (FactName.unquoted(reference.baseName), nil)
        }
        return ("_", nil)
    }

    /// In a condition `f(x) { … }` is a call of what `f(x)` gives to SwiftParser, and one link to us.
    private static func callee(of call: FunctionCallExprSyntax) -> ExprSyntax {
        guard call.leftParen == nil, let inner = call.calledExpression.as(FunctionCallExprSyntax.self),
            inner.trailingClosure == nil
        else { return call.calledExpression }
        return inner.calledExpression
    }
}
