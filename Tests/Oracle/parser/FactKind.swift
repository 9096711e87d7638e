import SwiftSyntax

/// Which of our node kinds a node of swift-syntax corresponds to.
enum FactKind {
    static func kind(of node: Syntax) -> String? {
        switch node.kind {
        case .ifExpr:
            // Our chains of `else if` are flat.
            return node.parent?.is(IfExprSyntax.self) == true ? nil : "ifExpression"
        case .declReferenceExpr:
            // The name of a member belongs to the access or the key path.
            return isMemberName(node) ? nil : "identifierExpression"
        case .typeExpr:
            // `Any` where an expression is expected, but not the type behind `as` and `is`.
            let isIdentifier = node.as(TypeExprSyntax.self)?.type.is(IdentifierTypeSyntax.self) == true
            return isIdentifier && !isCastTarget(node) ? "identifierExpression" : nil
        case .accessorBlock:
            // A getter without `get` is a block of code to us.
            if case .getter = node.as(AccessorBlockSyntax.self)?.accessors { return "codeBlock" }
            return "accessorBlock"
        case .returnClause:
            return node.parent?.is(FunctionTypeSyntax.self) == true ? nil : "returnClause"
        case .structDecl: return "structDeclaration"
        case .classDecl: return "classDeclaration"
        case .enumDecl: return "enumDeclaration"
        case .actorDecl: return "actorDeclaration"
        case .protocolDecl: return "protocolDeclaration"
        case .extensionDecl: return "extensionDeclaration"
        case .importDecl: return "importDeclaration"
        case .functionDecl: return "functionDeclaration"
        case .initializerDecl: return "initializerDeclaration"
        case .deinitializerDecl: return "deinitializerDeclaration"
        case .subscriptDecl: return "subscriptDeclaration"
        case .variableDecl: return "variableDeclaration"
        case .patternBinding: return "patternBinding"
        case .accessorDecl: return "accessorDeclaration"
        case .enumCaseDecl: return "enumCaseDeclaration"
        case .enumCaseElement: return "enumCaseElement"
        case .typeAliasDecl: return "typealiasDeclaration"
        case .associatedTypeDecl: return "associatedtypeDeclaration"
        case .operatorDecl: return "operatorDeclaration"
        case .precedenceGroupDecl: return "precedenceGroupDeclaration"
        case .macroDecl: return "macroDeclaration"
        case .macroExpansionDecl, .macroExpansionExpr: return "macroExpansion"
        case .attribute: return "attribute"
        case .memberBlock: return "memberBlock"
        case .codeBlock: return "codeBlock"
        case .genericParameterClause, .primaryAssociatedTypeClause: return "genericParameterClause"
        case .genericParameter, .primaryAssociatedType: return "genericParameter"
        case .genericWhereClause: return "genericWhereClause"
        case .inheritanceClause: return "inheritanceClause"
        case .functionParameter, .enumCaseParameter, .closureParameter: return "parameter"
        case .closureShorthandParameter: return "closureParameter"
        case .typeAnnotation: return "typeAnnotation"
        case .typeInitializerClause: return "initializerClause"
        case .initializerClause:
            // What a closure captures is an expression to us.
            return node.parent?.is(ClosureCaptureSyntax.self) == true ? nil : "initializerClause"
        case .ifConfigDecl:
            // With the expression it continues.
            return node.parent?.is(PostfixIfConfigExprSyntax.self) == true ? nil : "ifConfig"
        case .postfixIfConfigExpr: return "ifConfig"
        case .superExpr: return "identifierExpression"
        case .valueBindingPattern: return "binding"
        case .patternExpr:
            // Names that `case let .some(name)` binds.
            let isName = node.as(PatternExprSyntax.self)?.pattern.is(IdentifierPatternSyntax.self) == true
            return isName ? "identifierExpression" : nil
        case .returnStmt: return "returnStatement"
        case .throwStmt: return "throwStatement"
        case .guardStmt: return "guardStatement"
        case .whileStmt: return "whileStatement"
        case .repeatStmt: return "repeatStatement"
        case .forStmt: return "forStatement"
        case .deferStmt: return "deferStatement"
        case .doStmt: return "doStatement"
        case .catchClause: return "catchClause"
        case .labeledStmt: return "labeledStatement"
        case .switchExpr: return "switchExpression"
        case .switchCase: return "switchCase"
        case .availabilityCondition: return "availabilityCondition"
        case .optionalBindingCondition: return "optionalBindingCondition"
        case .matchingPatternCondition: return "matchingPatternCondition"
        case .memberAccessExpr: return "memberAccess"
        case .functionCallExpr: return "call"
        case .subscriptCallExpr: return "subscriptCall"
        case .closureExpr: return "closure"
        case .closureSignature: return "closureSignature"
        case .genericSpecializationExpr: return "genericSpecialization"
        case .stringLiteralExpr, .simpleStringLiteralExpr: return "stringLiteral"
        case .expressionSegment: return "stringInterpolation"
        case .integerLiteralExpr: return "integerLiteral"
        case .floatLiteralExpr: return "floatLiteral"
        case .booleanLiteralExpr: return "booleanLiteral"
        case .nilLiteralExpr: return "nilLiteral"
        case .regexLiteralExpr: return "regexLiteral"
        case .arrayExpr: return "arrayLiteral"
        case .dictionaryExpr: return "dictionaryLiteral"
        case .tupleExpr: return "tupleExpression"
        case .sequenceExpr: return "sequenceExpression"
        case .prefixOperatorExpr: return "prefixOperator"
        case .postfixOperatorExpr: return "postfixOperator"
        case .forceUnwrapExpr: return "forceUnwrap"
        case .optionalChainingExpr: return "optionalChaining"
        case .tryExpr: return "tryExpression"
        case .awaitExpr: return "awaitExpression"
        case .inOutExpr: return "inOutExpression"
        case .keyPathExpr: return "keyPath"
        case .memberType: return "memberType"
        case .optionalType: return "optionalType"
        case .implicitlyUnwrappedOptionalType: return "implicitlyUnwrappedOptionalType"
        case .arrayType: return "arrayType"
        case .dictionaryType: return "dictionaryType"
        case .tupleType: return "tupleType"
        case .functionType: return "functionType"
        case .someOrAnyType: return "someOrAnyType"
        case .compositionType: return "compositionType"
        case .attributedType: return "attributedType"
        case .metatypeType: return "metatypeType"
        case .suppressedType: return "suppressedType"
        default: return nil
        }
    }

    private static func isMemberName(_ node: Syntax) -> Bool {
        node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
            || node.parent?.is(KeyPathPropertyComponentSyntax.self) == true
    }

    private static func isCastTarget(_ node: Syntax) -> Bool {
        guard let list = node.parent?.as(ExprListSyntax.self), let index = list.firstIndex(where: { $0.id == node.id }),
            index > list.startIndex
        else { return false }
        let before = list[list.index(before: index)]
        return before.is(UnresolvedAsExprSyntax.self) || before.is(UnresolvedIsExprSyntax.self)
    }

    /// End without the comma behind an element of a list.
    static func end(of node: Syntax) -> AbsolutePosition {
        guard let comma = node.lastToken(viewMode: .sourceAccurate), comma.tokenKind == .comma,
            comma.parent?.id == node.id,
            let last = comma.previousToken(viewMode: .sourceAccurate)
        else { return node.endPositionBeforeTrailingTrivia }
        return last.endPositionBeforeTrailingTrivia
    }
}
