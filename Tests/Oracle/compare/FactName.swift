/// The name that is compared for a node: what is declared, called or accessed, with the labels.
enum FactName {
    static func name(of node: Node) -> String {
        switch node.kind {
        case .functionDeclaration: (node.name ?? "") + labels(of: node)
        case .initializerDeclaration: "init" + labels(of: node)
        case .subscriptDeclaration: "subscript" + labels(of: node)
        case .call: CallExpression(node).map(name(of:)) ?? ""
        case .extensionDeclaration: TypeDeclaration(node)?.name ?? ""
        case .patternBinding: PropertyBinding(node)?.name ?? ""
        case .memberAccess: Chain.path(to: node)
        case .castOperator: node.name.map { String($0.prefix(2)) } ?? ""
        case .importDeclaration, .structDeclaration, .classDeclaration, .enumDeclaration, .actorDeclaration,
            .protocolDeclaration, .variableDeclaration, .accessorDeclaration, .enumCaseElement, .typealiasDeclaration,
            .associatedtypeDeclaration, .operatorDeclaration, .precedenceGroupDeclaration, .macroDeclaration,
            .macroExpansion, .attribute, .modifier, .parameter, .genericParameter, .labeledStatement,
            .availabilityCondition, .optionalBindingCondition, .identifierPattern, .switchCase, .identifierExpression,
            .argument, .trailingClosure, .closureCapture, .closureParameter, .infixOperator, .prefixOperator,
            .postfixOperator, .identifierType, .memberType, .metatypeType, .someOrAnyType, .tupleTypeElement:
            node.name ?? ""
        default: ""
        }
    }

    private static func name(of call: CallExpression) -> String {
        let labels = call.allArguments.map { argument in
            (argument.label ?? (argument.isTrailing ? "" : "_")) + (argument.isTrailing ? "{}" : "")
        }
        return (call.calleeName ?? "") + "(" + labels.joined(separator: ":") + ")"
    }

    private static func labels(of node: Node) -> String {
        let parameters = node.firstChild(.parameterClause).map { Array($0.children(.parameter)) } ?? []
        return "(" + parameters.map { $0.name ?? "" }.joined(separator: ":") + ")"
    }
}
