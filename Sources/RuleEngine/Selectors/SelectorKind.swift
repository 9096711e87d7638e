import SwiftSource

/// The kinds of syntax nodes that selectors know.
enum SelectorKind: String, Sendable, CaseIterable {
    // Expressions.
    case call, subscripted, member, identifier, macro, argument, closure
    case string, integer, float, boolean, `nil`, array, dictionary, tuple
    case keyPath = "key-path"
    case forceUnwrap = "force-unwrap"
    case `try`, await, cast, `operator`, ternary

    // Statements.
    case `if`, `guard`, `switch`, `case`, `for`, `while`, `repeat`, `do`, `catch`, `defer`, `return`, `throw`
    case available

    // Declarations.
    case type, `struct`, `class`, `enum`, actor, `protocol`, `extension`
    case function, initializer, variable, parameter, `typealias`, `import`, attribute
    case enumCase = "enum-case"

    /// Kinds of nodes that have a name here. Others are passed over: nobody who writes a selector need know of them.
    static let nodeKinds = Set(allCases.flatMap(\.nodeKinds))

    /// A type where it is written: behind a colon, in a signature, as a generic argument.
    case typeName = "type-name"

    var nodeKinds: Set<NodeKind> {
        switch self {
        case .call: [.call]
        case .subscripted: [.subscriptCall]
        case .member: [.memberAccess]
        case .identifier: [.identifierExpression]
        case .macro: [.macroExpansion]
        case .argument: [.argument, .trailingClosure]
        case .closure: [.closure]
        case .string: [.stringLiteral]
        case .integer: [.integerLiteral]
        case .float: [.floatLiteral]
        case .boolean: [.booleanLiteral]
        case .nil: [.nilLiteral]
        case .array: [.arrayLiteral]
        case .dictionary: [.dictionaryLiteral]
        case .tuple: [.tupleExpression]
        case .keyPath: [.keyPath]
        case .forceUnwrap: [.forceUnwrap]
        case .try: [.tryExpression]
        case .await: [.awaitExpression]
        case .cast: [.castOperator]
        case .operator: [.infixOperator, .prefixOperator, .postfixOperator]
        case .ternary: [.ternaryOperator]
        case .if: [.ifExpression]
        case .guard: [.guardStatement]
        case .switch: [.switchExpression]
        case .case: [.switchCase]
        case .for: [.forStatement]
        case .while: [.whileStatement]
        case .repeat: [.repeatStatement]
        case .do: [.doStatement]
        case .catch: [.catchClause]
        case .defer: [.deferStatement]
        case .return: [.returnStatement]
        case .throw: [.throwStatement]
        case .available: [.availabilityCondition]
        case .type:
            [
                .structDeclaration, .classDeclaration, .enumDeclaration, .actorDeclaration, .protocolDeclaration,
            ]
        case .struct: [.structDeclaration]
        case .class: [.classDeclaration]
        case .enum: [.enumDeclaration]
        case .actor: [.actorDeclaration]
        case .protocol: [.protocolDeclaration]
        case .extension: [.extensionDeclaration]
        case .function: [.functionDeclaration]
        case .initializer: [.initializerDeclaration]
        case .variable: [.patternBinding]
        case .parameter: [.parameter, .closureParameter]
        case .typealias: [.typealiasDeclaration]
        case .import: [.importDeclaration]
        case .attribute: [.attribute]
        case .enumCase: [.enumCaseElement]
        case .typeName: [.identifierType, .memberType]
        }
    }
}
