extension NodeKind {
    public var isType: Bool { rawValue >= NodeKind.identifierType.rawValue && rawValue <= NodeKind.missingType.rawValue && self != .genericArgumentClause }

    public var isExpression: Bool {
        switch self {
        case .argumentList, .argument, .trailingClosure, .closureSignature, .closureCapture, .closureParameter,
            .stringInterpolation, .dictionaryElement, .infixOperator, .ternaryOperator, .castOperator:
            return false
        case .ifExpression, .switchExpression, .macroExpansion:
            return true
        default:
            return rawValue >= NodeKind.identifierExpression.rawValue && rawValue <= NodeKind.missingExpression.rawValue
        }
    }

    /// A declaration that declares a type or extends one.
    public var isTypeDeclaration: Bool {
        rawValue >= NodeKind.structDeclaration.rawValue && rawValue <= NodeKind.extensionDeclaration.rawValue
    }

    public var isFunctionDeclaration: Bool {
        rawValue >= NodeKind.functionDeclaration.rawValue && rawValue <= NodeKind.subscriptDeclaration.rawValue
    }
}
