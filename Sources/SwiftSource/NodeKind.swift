/// The kind of a syntax node.
public enum NodeKind: UInt8, Sendable, CaseIterable {
    case sourceFile
    /// Tokens that fit nowhere. Every token belongs to some node, so nothing is lost.
    case unexpected

    // Declarations. `detail` of a named declaration is the token of its name.
    case importDeclaration
    case structDeclaration, classDeclaration, enumDeclaration, actorDeclaration, protocolDeclaration
    /// Its first type child is the extended type.
    case extensionDeclaration
    case functionDeclaration, initializerDeclaration, deinitializerDeclaration, subscriptDeclaration
    /// `var`/`let` with one or more `.patternBinding` children. `detail` is the `var`/`let` token.
    case variableDeclaration
    /// Pattern, then optional `.typeAnnotation`, `.initializerClause`, `.accessorBlock`.
    case patternBinding
    case accessorBlock
    /// `detail` is the token `get`, `set`, `willSet`, … Not made for the implicit getter, whose statements stand in a
    /// `.codeBlock` in place of the accessor block.
    case accessorDeclaration
    case enumCaseDeclaration, enumCaseElement
    case typealiasDeclaration, associatedtypeDeclaration
    case operatorDeclaration, precedenceGroupDeclaration, macroDeclaration
    /// `#name(…) { … }` where a declaration, statement or expression stands; `detail` is the name token.
    case macroExpansion

    // Parts of declarations.
    /// `detail` is the token of the attribute's last name; a child `.argumentList` holds `(…)`.
    case attribute
    /// One modifier such as `private(set)`; `detail` is its word.
    case modifier
    case genericParameterClause
    /// `detail` is the name token.
    case genericParameter
    case genericWhereClause, genericRequirement
    /// Children are the inherited types.
    case inheritanceClause
    case parameterClause
    /// `detail` is the token of the first name (the label, `_` included), or none for a closure type's parameter.
    case parameter
    /// `-> Type`.
    case returnClause
    /// `async`, `throws`, `throws(E)`, `rethrows` in front of the arrow.
    case effectSpecifiers
    case memberBlock, codeBlock
    /// `: Type`
    case typeAnnotation
    /// `= value`
    case initializerClause

    // Conditional compilation: `.ifConfig` has a `.ifConfigClause` per `#if`, `#elseif`, `#else`, whose first child (but
    // for `#else`) is the condition.
    case ifConfig, ifConfigClause
    case sourceLocation

    // Statements.
    case returnStatement, throwStatement, breakStatement, continueStatement, fallthroughStatement, yieldStatement
    case discardStatement, thenStatement
    case guardStatement, whileStatement, repeatStatement, forStatement, deferStatement
    case doStatement, catchClause
    /// `name:` in front of a loop or `if`.
    case labeledStatement

    /// `if`: one `.ifClause` per `if`/`else if` and an `.elseClause`. The chain is flat.
    case ifExpression, ifClause, elseClause
    /// Subject expression, then `.switchCase` (or `.ifConfig`) children.
    case switchExpression
    /// `.switchCaseItem`s (none for `default`), then statements. `detail` is the `case`/`default` token.
    case switchCase
    case switchCaseItem
    case whereClause
    case conditionList
    /// `let name = value`; `detail` is the name token where the pattern is one name.
    case optionalBindingCondition
    /// `case pattern = value`
    case matchingPatternCondition
    /// `#available(…)`/`#unavailable(…)`; `detail` is that token. Its `.argumentList` has an `.argument` for each part.
    case availabilityCondition

    // Patterns. An expression may stand for an expression pattern.
    case identifierPattern, tuplePattern, wildcardPattern, valueBindingPattern, isTypePattern

    // Expressions.
    /// A name; `detail` is the token. `self`, `Self`, `super` and `$0` are names too.
    case identifierExpression
    /// Base (none: implicit, `.name`), then the name in `detail`.
    case memberAccess
    /// Callee, then `.argumentList`? and `.trailingClosure`s.
    case call
    /// `base[…]`: callee, then `.argumentList`.
    case subscriptCall
    case argumentList
    /// One argument; `detail` is the label token, if any.
    case argument
    /// A trailing closure; `detail` is the label token of a second or later one. Child: `.closure`.
    case trailingClosure
    /// `.closureSignature`?, then statements.
    case closure
    case closureSignature, closureCapture
    /// A closure parameter without parentheses.
    case closureParameter
    case genericSpecialization
    case stringLiteral
    /// `\(…)` with its arguments as `.argument` children.
    case stringInterpolation
    case integerLiteral, floatLiteral, booleanLiteral, nilLiteral, regexLiteral
    case arrayLiteral, dictionaryLiteral, dictionaryElement
    /// `(a, b)` or `(a)`: `.argument` children.
    case tupleExpression
    /// Operands and operators in source order, not folded by precedence.
    case sequenceExpression
    /// An infix operator of a sequence: a custom or standard operator, or `=`.
    case infixOperator
    /// `? middle :` of a sequence; child: the middle expression.
    case ternaryOperator
    /// `as`/`as?`/`as!`/`is` with its type as child, in a sequence. `detail` is the first token.
    case castOperator
    case prefixOperator, postfixOperator
    case forceUnwrap, optionalChaining
    /// `try`, `try?`, `try!`, `await`, `unsafe`, `consume`, `copy`, `borrow`, `each`, `repeat` before an expression; `detail` is the word.
    case tryExpression, awaitExpression, unsafeExpression, ownershipExpression, packExpansionExpression
    case inOutExpression
    case keyPath
    case wildcardExpression
    case missingExpression

    // Types.
    /// `Name<Args>`; `detail` is the name token.
    case identifierType
    /// `Base.Name<Args>`; `detail` is the last name token.
    case memberType
    case optionalType, implicitlyUnwrappedOptionalType
    case arrayType, dictionaryType, inlineArrayType
    case tupleType
    /// `detail` is the label token, if any.
    case tupleTypeElement
    /// `.tupleTypeElement`s, `.effectSpecifiers`?, then the result type last.
    case functionType
    /// `some T`, `any T`; `detail` is the word.
    case someOrAnyType
    case compositionType
    /// A type with specifiers or attributes before it: `inout T`, `@escaping T`, `borrowing T`.
    case attributedType
    /// `~T`
    case suppressedType
    case packExpansionType, packElementType
    case metatypeType
    case genericArgumentClause
    case missingType
}
