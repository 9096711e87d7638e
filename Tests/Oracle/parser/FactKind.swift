import SwiftSyntax

/// Which of our node kinds a node of swift-syntax corresponds to.
///
/// Nodes that correspond to none, or to one of ours with another extent, are in `FactCollector`.
enum FactKind {
    static func kind(of node: Syntax) -> String? {
        declaration(node) ?? partOfDeclaration(node) ?? statement(node) ?? expression(node) ?? type(node)
    }

    private static func declaration(_ node: Syntax) -> String? {
        switch node.kind {
        case .structDecl: "structDeclaration"
        case .classDecl: "classDeclaration"
        case .enumDecl: "enumDeclaration"
        case .actorDecl: "actorDeclaration"
        case .protocolDecl: "protocolDeclaration"
        case .extensionDecl: "extensionDeclaration"
        case .importDecl: "importDeclaration"
        case .functionDecl: "functionDeclaration"
        case .initializerDecl: "initializerDeclaration"
        case .deinitializerDecl: "deinitializerDeclaration"
        case .subscriptDecl: "subscriptDeclaration"
        case .variableDecl: "variableDeclaration"
        case .accessorDecl: "accessorDeclaration"
        case .enumCaseDecl: "enumCaseDeclaration"
        case .enumCaseElement: "enumCaseElement"
        case .typeAliasDecl: "typealiasDeclaration"
        case .associatedTypeDecl: "associatedtypeDeclaration"
        case .operatorDecl: "operatorDeclaration"
        case .precedenceGroupDecl: "precedenceGroupDeclaration"
        case .macroDecl: "macroDeclaration"
        case .macroExpansionDecl, .macroExpansionExpr: "macroExpansion"
        default: nil
        }
    }

    private static func partOfDeclaration(_ node: Syntax) -> String? {
        switch node.kind {
        case .patternBinding: "patternBinding"
        case .accessorBlock:
            // A getter without `get` is a block of code to us.
            if case .getter = node.as(AccessorBlockSyntax.self)?.accessors { "codeBlock" } else { "accessorBlock" }
        case .attribute: "attribute"
        case .declModifier: "modifier"
        case .memberBlock: "memberBlock"
        case .codeBlock: "codeBlock"
        case .genericParameterClause, .primaryAssociatedTypeClause: "genericParameterClause"
        case .genericParameter, .primaryAssociatedType: "genericParameter"
        case .genericWhereClause: "genericWhereClause"
        case .genericRequirement: "genericRequirement"
        case .inheritanceClause: "inheritanceClause"
        case .functionParameterClause, .enumCaseParameterClause, .closureParameterClause, .accessorParameters:
            "parameterClause"
        case .functionParameter, .enumCaseParameter, .closureParameter: "parameter"
        case .functionEffectSpecifiers, .accessorEffectSpecifiers, .typeEffectSpecifiers,
            .deinitializerEffectSpecifiers:
            "effectSpecifiers"
        case .throwsClause: node.parent?.is(DoStmtSyntax.self) == true ? "effectSpecifiers" : nil
        // The arrow and the result of a function type stand in the type.
        case .returnClause: node.parent?.is(FunctionTypeSyntax.self) == true ? nil : "returnClause"
        case .typeAnnotation: "typeAnnotation"
        case .typeInitializerClause: "initializerClause"
        // What a closure captures is an expression to us.
        case .initializerClause: node.parent?.is(ClosureCaptureSyntax.self) == true ? nil : "initializerClause"
        // With the expression it continues.
        case .ifConfigDecl: node.parent?.is(PostfixIfConfigExprSyntax.self) == true ? nil : "ifConfig"
        case .postfixIfConfigExpr: "ifConfig"
        case .poundSourceLocation: "sourceLocation"
        default: nil
        }
    }

    private static func statement(_ node: Syntax) -> String? {
        switch node.kind {
        case .returnStmt: "returnStatement"
        case .throwStmt: "throwStatement"
        case .breakStmt: "breakStatement"
        case .continueStmt: "continueStatement"
        case .fallThroughStmt: "fallthroughStatement"
        case .yieldStmt: "yieldStatement"
        case .discardStmt: "discardStatement"
        case .guardStmt: "guardStatement"
        case .whileStmt: "whileStatement"
        case .repeatStmt: "repeatStatement"
        case .forStmt: "forStatement"
        case .deferStmt: "deferStatement"
        case .doStmt: "doStatement"
        case .catchClause: "catchClause"
        case .labeledStmt: "labeledStatement"
        case .switchCase: "switchCase"
        case .switchCaseItem, .catchItem: "switchCaseItem"
        case .whereClause: "whereClause"
        case .conditionElementList: node.firstToken(viewMode: .sourceAccurate) == nil ? nil : "conditionList"
        case .availabilityCondition: "availabilityCondition"
        case .optionalBindingCondition: "optionalBindingCondition"
        case .matchingPatternCondition: "matchingPatternCondition"
        case .identifierPattern: isInsideExpression(node) ? nil : "identifierPattern"
        case .tuplePattern: "tuplePattern"
        case .wildcardPattern: "wildcardPattern"
        case .isTypePattern: "isTypePattern"
        default: nil
        }
    }

    private static func expression(_ node: Syntax) -> String? {
        switch node.kind {
        // Our chains of `else if` are flat.
        case .ifExpr: node.parent?.is(IfExprSyntax.self) == true ? nil : "ifExpression"
        case .switchExpr: "switchExpression"
        // The name of a member belongs to the access or the key path.
        case .declReferenceExpr: isMemberName(node) ? nil : "identifierExpression"
        case .superExpr: "identifierExpression"
        // `Any` where an expression is expected, but not the type behind `as` and `is`.
        case .typeExpr: isNameAsExpression(node) ? "identifierExpression" : nil
        // Names that `case let .some(name)` binds.
        case .patternExpr:
            node.as(PatternExprSyntax.self)?.pattern.is(IdentifierPatternSyntax.self) == true
                ? "identifierExpression" : nil
        case .memberAccessExpr: "memberAccess"
        case .functionCallExpr: "call"
        case .subscriptCallExpr: "subscriptCall"
        case .labeledExpr, .availabilityArgument: "argument"
        case .closureExpr: "closure"
        case .closureSignature: "closureSignature"
        case .closureCapture: "closureCapture"
        case .closureShorthandParameter: "closureParameter"
        case .genericSpecializationExpr: "genericSpecialization"
        case .stringLiteralExpr, .simpleStringLiteralExpr: "stringLiteral"
        case .expressionSegment: "stringInterpolation"
        case .integerLiteralExpr: "integerLiteral"
        case .floatLiteralExpr: "floatLiteral"
        case .booleanLiteralExpr: "booleanLiteral"
        case .nilLiteralExpr: "nilLiteral"
        case .regexLiteralExpr: "regexLiteral"
        case .arrayExpr: "arrayLiteral"
        case .dictionaryExpr: "dictionaryLiteral"
        case .dictionaryElement: "dictionaryElement"
        case .tupleExpr: "tupleExpression"
        case .sequenceExpr: "sequenceExpression"
        case .binaryOperatorExpr, .assignmentExpr, .arrowExpr: "infixOperator"
        case .unresolvedTernaryExpr: "ternaryOperator"
        case .prefixOperatorExpr: "prefixOperator"
        case .postfixOperatorExpr: "postfixOperator"
        case .forceUnwrapExpr: "forceUnwrap"
        case .optionalChainingExpr: "optionalChaining"
        case .tryExpr: "tryExpression"
        case .awaitExpr: "awaitExpression"
        case .unsafeExpr: "unsafeExpression"
        case .consumeExpr, .copyExpr, .borrowExpr: "ownershipExpression"
        case .packElementExpr, .packExpansionExpr: "packExpansionExpression"
        case .inOutExpr: "inOutExpression"
        case .keyPathExpr: "keyPath"
        case .discardAssignmentExpr: "wildcardExpression"
        default: nil
        }
    }

    private static func type(_ node: Syntax) -> String? {
        switch node.kind {
        case .identifierType: node.parent.map(isNameAsExpression) == true ? nil : "identifierType"
        case .classRestrictionType: "identifierType"
        case .memberType: "memberType"
        case .optionalType: "optionalType"
        case .implicitlyUnwrappedOptionalType: "implicitlyUnwrappedOptionalType"
        case .arrayType: "arrayType"
        case .dictionaryType: "dictionaryType"
        case .inlineArrayType: "inlineArrayType"
        case .tupleType: "tupleType"
        case .tupleTypeElement: "tupleTypeElement"
        case .functionType: "functionType"
        case .someOrAnyType: "someOrAnyType"
        case .compositionType: "compositionType"
        case .attributedType: "attributedType"
        case .metatypeType: "metatypeType"
        case .suppressedType: "suppressedType"
        case .packExpansionType: "packExpansionType"
        case .packElementType: "packElementType"
        case .genericArgumentClause: "genericArgumentClause"
        default: nil
        }
    }

    private static func isMemberName(_ node: Syntax) -> Bool {
        node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
            || node.parent?.is(KeyPathPropertyComponentSyntax.self) == true
    }

    private static func isInsideExpression(_ node: Syntax) -> Bool {
        node.parent?.is(PatternExprSyntax.self) == true
    }

    private static func isNameAsExpression(_ node: Syntax) -> Bool {
        node.as(TypeExprSyntax.self)?.type.is(IdentifierTypeSyntax.self) == true && !isCastTarget(node)
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
