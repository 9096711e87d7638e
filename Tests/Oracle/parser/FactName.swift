import SwiftSyntax

/// The name that is compared for a node: what is declared, called or accessed, with the labels.
enum FactName {
    static func name(of node: Syntax) -> String {
        if let function = node.as(FunctionDeclSyntax.self) {
            return unquoted(function.name) + labels(function.signature.parameterClause)
        }
        if let initializer = node.as(InitializerDeclSyntax.self) {
            return "init" + labels(initializer.signature.parameterClause)
        }
        if let declaration = node.as(SubscriptDeclSyntax.self) {
            return "subscript" + labels(declaration.parameterClause)
        }
        if let call = node.as(FunctionCallExprSyntax.self) {
            let arguments = call.arguments.map { $0.label.map(unquoted) ?? "_" }
            let trailing = call.trailingClosure == nil ? [] : ["{}"]
            let further = call.additionalTrailingClosures.map { unquoted($0.label) + "{}" }
            return lastName(Syntax(call.calledExpression)) + "(" + (arguments + trailing + further).joined(separator: ":")
                + ")"
        }
        if let access = node.as(MemberAccessExprSyntax.self) { return unquoted(access.declName.baseName) }
        if let reference = node.as(DeclReferenceExprSyntax.self) { return unquoted(reference.baseName) }
        if node.is(SuperExprSyntax.self) { return "super" }
        if let name = node.as(PatternExprSyntax.self)?.pattern.as(IdentifierPatternSyntax.self)?.identifier {
            return unquoted(name)
        }
        if let type = node.as(TypeExprSyntax.self)?.type { return typeName(type) }
        if let expansion = node.asProtocol((any FreestandingMacroExpansionSyntax).self) {
            return unquoted(expansion.macroName)
        }
        if let binding = node.as(PatternBindingSyntax.self) {
            return binding.pattern.as(IdentifierPatternSyntax.self).map { unquoted($0.identifier) } ?? ""
        }
        if let declaration = node.asProtocol((any NamedDeclSyntax).self), node.kind != .macroDecl {
            return unquoted(declaration.name)
        }
        if let element = node.as(EnumCaseElementSyntax.self) { return unquoted(element.name) }
        if let declaration = node.as(ExtensionDeclSyntax.self) { return typeName(declaration.extendedType) }
        return ""
    }

    private static func labels(_ clause: FunctionParameterClauseSyntax) -> String {
        "(" + clause.parameters.map { unquoted($0.firstName) }.joined(separator: ":") + ")"
    }

    private static func lastName(_ callee: Syntax) -> String {
        if let access = callee.as(MemberAccessExprSyntax.self) { return unquoted(access.declName.baseName) }
        if let reference = callee.as(DeclReferenceExprSyntax.self) { return unquoted(reference.baseName) }
        if let specialization = callee.as(GenericSpecializationExprSyntax.self) {
            return lastName(Syntax(specialization.expression))
        }
        return ""
    }

    private static func typeName(_ type: TypeSyntax) -> String {
        if let identifier = type.as(IdentifierTypeSyntax.self) { return unquoted(identifier.name) }
        if let member = type.as(MemberTypeSyntax.self) { return typeName(member.baseType) + "." + unquoted(member.name) }
        return ""
    }

    private static func unquoted(_ token: TokenSyntax) -> String {
        let text = token.text
        return text.count >= 2 && text.hasPrefix("`") && text.hasSuffix("`") ? String(text.dropFirst().dropLast()) : text
    }
}
