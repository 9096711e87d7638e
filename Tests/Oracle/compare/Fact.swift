/// A node that both sides have: what it is, where, and what it is called.
struct Fact: Hashable {
    let kind: String
    let start: Int
    let end: Int
    /// With the labels of parameters and arguments. Empty for nodes without a name.
    let name: String
}

extension Fact {
    /// The facts of our tree.
    static func all(in tree: SyntaxTree) -> [Fact] {
        tree.root.subtree.compactMap { node in
            let kind = "\(node.kind)"
            guard compared.contains(kind) else { return nil }
            let range = node.range
            return Fact(kind: kind, start: range.lowerBound, end: range.upperBound, name: name(of: node))
        }
    }

    private static func name(of node: Node) -> String {
        switch node.kind {
        case .functionDeclaration: (node.name ?? "") + labels(of: node)
        case .initializerDeclaration: "init" + labels(of: node)
        case .subscriptDeclaration: "subscript" + labels(of: node)
        case .call: CallExpression(node).map(name(of:)) ?? ""
        case .extensionDeclaration: TypeDeclaration(node)?.name ?? ""
        case .patternBinding: PropertyBinding(node)?.name ?? ""
        case .structDeclaration, .classDeclaration, .enumDeclaration, .actorDeclaration, .protocolDeclaration,
            .typealiasDeclaration, .associatedtypeDeclaration, .operatorDeclaration, .precedenceGroupDeclaration,
            .enumCaseElement, .memberAccess, .identifierExpression, .macroExpansion:
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

    /// Kinds of which both trees have the same nodes.
    private static let compared: Set<String> = [
        "importDeclaration", "structDeclaration", "classDeclaration", "enumDeclaration", "actorDeclaration",
        "protocolDeclaration", "extensionDeclaration", "functionDeclaration", "initializerDeclaration",
        "deinitializerDeclaration", "subscriptDeclaration", "variableDeclaration", "patternBinding",
        "accessorBlock", "accessorDeclaration", "enumCaseDeclaration", "enumCaseElement", "typealiasDeclaration",
        "associatedtypeDeclaration", "operatorDeclaration", "precedenceGroupDeclaration", "macroDeclaration",
        "macroExpansion", "attribute", "memberBlock", "codeBlock", "genericParameterClause", "genericParameter",
        "genericWhereClause", "inheritanceClause", "parameter", "returnClause", "typeAnnotation", "initializerClause",
        "ifConfig", "returnStatement", "throwStatement", "guardStatement", "whileStatement", "repeatStatement",
        "forStatement", "deferStatement", "doStatement", "catchClause", "labeledStatement", "ifExpression",
        "switchExpression", "switchCase", "availabilityCondition", "optionalBindingCondition",
        "matchingPatternCondition", "identifierExpression", "memberAccess", "call", "subscriptCall", "closure",
        "closureSignature", "closureParameter", "genericSpecialization", "stringLiteral", "stringInterpolation",
        "integerLiteral",
        "floatLiteral", "booleanLiteral", "nilLiteral", "regexLiteral", "arrayLiteral", "dictionaryLiteral",
        "tupleExpression", "sequenceExpression", "prefixOperator", "postfixOperator", "forceUnwrap",
        "optionalChaining", "tryExpression", "awaitExpression", "inOutExpression", "keyPath", "memberType",
        "optionalType", "implicitlyUnwrappedOptionalType", "arrayType", "dictionaryType", "tupleType", "functionType",
        "someOrAnyType", "compositionType", "attributedType", "metatypeType", "suppressedType",
    ]
}
