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
        addRegions(of: node)
        addPartsOfExpression(node)
        addPartsOfStatement(node)
        if let type = node.as(FunctionTypeSyntax.self) {
            // The parameters of a function type are a tuple type to us.
            add("tupleType", from: type.leftParen, to: type.rightParen)
        }
        return .visitChildren
    }

    /// Parts of the text in which the comparison leaves something out.
    private func addRegions(of node: Syntax) {
        if node.is(UnexpectedNodesSyntax.self) { add("unexpected", from: node, to: node) }
        if let pattern = node.as(ValueBindingPatternSyntax.self) {
            add("binding", from: pattern, to: pattern)
            // How far the word applies differs: in `case let x as T` it binds `x as T` to swift-syntax, and `x` to us.
            add("valueBindingPattern", from: pattern.bindingSpecifier, to: pattern.bindingSpecifier)
        }
        if let condition = node.as(OptionalBindingConditionSyntax.self) {
            add("binding", from: condition.pattern, to: condition.pattern)
        }
        if let call = node.as(FunctionCallExprSyntax.self), call.leftParen == nil,
            let callee = call.calledExpression.as(FunctionCallExprSyntax.self), callee.trailingClosure == nil
        {
            add("callOfCall", from: call, to: call)
        }
        if let attribute = node.as(AttributeSyntax.self), let open = attribute.leftParen {
            switch attribute.arguments {
            case .argumentList, .availability, nil: break
            // The arguments of some of the compiler's own attributes each have a grammar of their own.
            default: add("builtinArguments", from: open, to: attribute)
            }
        }
    }

    private func addPartsOfExpression(_ node: Syntax) {
        if let call = node.as(FunctionCallExprSyntax.self) {
            addArguments(call.leftParen, call.rightParen, call.trailingClosure, call.additionalTrailingClosures)
        } else if let call = node.as(SubscriptCallExprSyntax.self) {
            addArguments(call.leftSquare, call.rightSquare, call.trailingClosure, call.additionalTrailingClosures)
        } else if let call = node.asProtocol((any FreestandingMacroExpansionSyntax).self) {
            addArguments(call.leftParen, call.rightParen, call.trailingClosure, call.additionalTrailingClosures)
        } else if let attribute = node.as(AttributeSyntax.self) {
            addArguments(attribute.leftParen, attribute.rightParen)
        } else if let condition = node.as(AvailabilityConditionSyntax.self) {
            addArguments(condition.leftParen, condition.rightParen)
        } else if let component = node.as(KeyPathSubscriptComponentSyntax.self) {
            addArguments(component.leftSquare, component.rightSquare)
        } else if let capture = node.as(ClosureCaptureSyntax.self), capture.initializer == nil {
            // What a closure captures is an expression to us.
            add("identifierExpression", from: capture.name, to: capture.name, name: capture.name.text)
        } else if let list = node.as(ExprListSyntax.self) {
            addCasts(of: list)
        }
    }

    private func addArguments(
        _ opener: TokenSyntax?, _ closer: TokenSyntax?, _ closure: ClosureExprSyntax? = nil,
        _ further: MultipleTrailingClosureElementListSyntax? = nil
    ) {
        if let opener, let closer { add("argumentList", from: opener, to: closer) }
        if let closure { add("trailingClosure", from: closure, to: closure) }
        for element in further ?? [] {
            add("trailingClosure", from: element, to: element, name: FactName.unquoted(element.label))
        }
    }

    /// `as T` of a sequence is one operator to us.
    private func addCasts(of list: ExprListSyntax) {
        for (cast, type) in zip(list, list.dropFirst()) {
            if cast.is(UnresolvedAsExprSyntax.self) { add("castOperator", from: cast, to: type, name: "as") }
            if cast.is(UnresolvedIsExprSyntax.self) { add("castOperator", from: cast, to: type, name: "is") }
        }
    }

    private func addPartsOfStatement(_ node: Syntax) {
        if let expression = node.as(IfExprSyntax.self) {
            let word = expression.parent?.as(IfExprSyntax.self)?.elseKeyword ?? expression.ifKeyword
            add("ifClause", from: word, to: expression.body)
            if let word = expression.elseKeyword, case .codeBlock(let block) = expression.elseBody {
                add("elseClause", from: word, to: block)
            }
        } else if let clause = node.as(IfConfigClauseSyntax.self) {
            add("ifConfigClause", from: clause, to: clause)
            if let condition = clause.condition { add("ifConfigCondition", from: condition, to: condition) }
        } else if let parameters = node.as(AccessorParametersSyntax.self) {
            add("parameter", from: parameters.name, to: parameters.name, name: FactName.unquoted(parameters.name))
        } else if let declaration = node.as(OperatorDeclSyntax.self) {
            // `prefix` and the like are modifiers to us.
            let word = declaration.fixitySpecifier
            if word.presence == .present { add("modifier", from: word, to: word, name: word.text) }
        }
    }

    private func add(_ kind: String, from first: some SyntaxProtocol, to last: some SyntaxProtocol, name: String = "") {
        facts.append(
            Fact(
                kind: kind, start: first.positionAfterSkippingLeadingTrivia.utf8Offset,
                end: last.endPositionBeforeTrailingTrivia.utf8Offset, name: name))
    }
}
