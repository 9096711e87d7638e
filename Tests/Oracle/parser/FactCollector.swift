import SwiftSyntax

/// A node that both syntax trees have.
struct Fact {
    let kind: String
    let start: Int
    let end: Int
    let name: String
}

/// Collects the nodes that our tree has as well, under the names of our kinds.
final class FactCollector: SyntaxAnyVisitor {
    private(set) var facts: [Fact] = []

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
        if let kind = FactKind.kind(of: node) {
            facts.append(
                Fact(
                    kind: kind, start: node.positionAfterSkippingLeadingTrivia.utf8Offset,
                    end: FactKind.end(of: node).utf8Offset,
                    name: FactName.name(of: node)))
        }
        if let condition = node.as(OptionalBindingConditionSyntax.self) {
            add("binding", from: condition.pattern, to: condition.pattern)
        }
        if let parameters = node.as(AccessorParametersSyntax.self) {
            add("parameter", from: parameters.name, to: parameters.name)
        }
        if let attribute = node.as(AttributeSyntax.self) { addArguments(of: attribute) }
        if let type = node.as(FunctionTypeSyntax.self) { addParameters(of: type) }
        if let capture = node.as(ClosureCaptureSyntax.self), capture.initializer == nil { addName(of: capture) }
        return .visitChildren
    }

    /// The arguments of the compiler's own attributes each have a grammar of their own.
    private func addArguments(of attribute: AttributeSyntax) {
        let name = attribute.attributeName.trimmedDescription
        guard name.first.map({ $0.isLowercase || $0 == "_" }) == true, let open = attribute.leftParen else { return }
        add("builtinArguments", from: open, to: attribute)
    }

    /// What a closure captures is an expression to us.
    private func addName(of capture: ClosureCaptureSyntax) {
        add("identifierExpression", from: capture.name, to: capture.name, name: capture.name.text)
    }

    /// The parameters of a function type are a tuple type to us.
    private func addParameters(of type: FunctionTypeSyntax) {
        add("tupleType", from: type.leftParen, to: type.rightParen)
    }

    private func add(_ kind: String, from first: some SyntaxProtocol, to last: some SyntaxProtocol, name: String = "") {
        facts.append(
            Fact(
                kind: kind, start: first.positionAfterSkippingLeadingTrivia.utf8Offset,
                end: last.endPositionBeforeTrailingTrivia.utf8Offset, name: name))
    }
}
