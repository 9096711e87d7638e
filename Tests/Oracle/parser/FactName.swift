import SwiftSyntax

/// The name that is compared for a node: what is declared, called or accessed, with the labels.
enum FactName {
    static func name(of node: Syntax) -> String {
        declaration(node) ?? part(node) ?? statement(node) ?? expression(node) ?? type(node) ?? ""
    }

    private static func declaration(_ node: Syntax) -> String? {
        if let function = node.as(FunctionDeclSyntax.self) {
            return unquoted(function.name) + labels(function.signature.parameterClause)
        }
        if let initializer = node.as(InitializerDeclSyntax.self) {
            return "init" + labels(initializer.signature.parameterClause)
        }
        if let declaration = node.as(SubscriptDeclSyntax.self) {
            return "subscript" + labels(declaration.parameterClause)
        }
        if let declaration = node.as(ImportDeclSyntax.self) { return declaration.path.first.map { unquoted($0.name) } }
        if let variable = node.as(VariableDeclSyntax.self) { return unquoted(variable.bindingSpecifier) }
        if let accessor = node.as(AccessorDeclSyntax.self) { return unquoted(accessor.accessorSpecifier) }
        if let declaration = node.asProtocol((any NamedDeclSyntax).self) { return unquoted(declaration.name) }
        if let element = node.as(EnumCaseElementSyntax.self) { return unquoted(element.name) }
        if let declaration = node.as(ExtensionDeclSyntax.self) { return qualifiedName(declaration.extendedType) }
        if let expansion = node.asProtocol((any FreestandingMacroExpansionSyntax).self) {
            return unquoted(expansion.macroName)
        }
        return nil
    }

    private static func part(_ node: Syntax) -> String? {
        if let binding = node.as(PatternBindingSyntax.self) {
            return binding.pattern.as(IdentifierPatternSyntax.self).map { unquoted($0.identifier) }
        }
        if let attribute = node.as(AttributeSyntax.self) { return lastName(attribute.attributeName) }
        if let modifier = node.as(DeclModifierSyntax.self) { return unquoted(modifier.name) }
        if let parameter = node.as(FunctionParameterSyntax.self) { return unquoted(parameter.firstName) }
        if let parameter = node.as(ClosureParameterSyntax.self) { return unquoted(parameter.firstName) }
        if let parameter = node.as(EnumCaseParameterSyntax.self) { return parameter.firstName.map(unquoted) }
        if let parameter = node.as(GenericParameterSyntax.self) { return unquoted(parameter.name) }
        if let parameter = node.as(PrimaryAssociatedTypeSyntax.self) { return unquoted(parameter.name) }
        return nil
    }

    private static func statement(_ node: Syntax) -> String? {
        if let label = node.as(LabeledStmtSyntax.self)?.label { return unquoted(label) }
        if let condition = node.as(AvailabilityConditionSyntax.self) { return condition.availabilityKeyword.text }
        if let binding = node.as(OptionalBindingConditionSyntax.self) {
            return binding.pattern.as(IdentifierPatternSyntax.self).map { unquoted($0.identifier) }
        }
        if let pattern = node.as(IdentifierPatternSyntax.self) { return unquoted(pattern.identifier) }
        if let label = node.as(SwitchCaseSyntax.self)?.label {
            return label.is(SwitchCaseLabelSyntax.self) ? "case" : "default"
        }
        return nil
    }

    private static func expression(_ node: Syntax) -> String? {
        if let call = node.as(FunctionCallExprSyntax.self) { return name(of: call) }
        if let access = node.as(MemberAccessExprSyntax.self) { return Chain.path(to: ExprSyntax(access)) }
        if let reference = node.as(DeclReferenceExprSyntax.self) { return unquoted(reference.baseName) }
        if node.is(SuperExprSyntax.self) { return "super" }
        if let name = node.as(PatternExprSyntax.self)?.pattern.as(IdentifierPatternSyntax.self)?.identifier {
            return unquoted(name)
        }
        if let type = node.as(TypeExprSyntax.self)?.type { return qualifiedName(type) }
        if let argument = node.as(LabeledExprSyntax.self) { return argument.label.map(unquoted) }
        if let argument = node.as(AvailabilityArgumentSyntax.self)?.argument {
            return argument.as(AvailabilityLabeledArgumentSyntax.self).map { unquoted($0.label) }
        }
        if let capture = node.as(ClosureCaptureSyntax.self) {
            return capture.initializer == nil ? "" : unquoted(capture.name)
        }
        if let parameter = node.as(ClosureShorthandParameterSyntax.self) { return unquoted(parameter.name) }
        if let infix = node.as(BinaryOperatorExprSyntax.self) { return infix.operator.text }
        if node.is(AssignmentExprSyntax.self) { return "=" }
        if let arrow = node.as(ArrowExprSyntax.self) { return arrow.effectSpecifiers == nil ? "->" : "" }
        if let prefix = node.as(PrefixOperatorExprSyntax.self) { return prefix.operator.text }
        if let postfix = node.as(PostfixOperatorExprSyntax.self) { return postfix.operator.text }
        return nil
    }

    private static func type(_ node: Syntax) -> String? {
        if let identifier = node.as(IdentifierTypeSyntax.self) { return unquoted(identifier.name) }
        if let restriction = node.as(ClassRestrictionTypeSyntax.self) { return restriction.classKeyword.text }
        if let member = node.as(MemberTypeSyntax.self) { return unquoted(member.name) }
        if let metatype = node.as(MetatypeTypeSyntax.self) { return metatype.metatypeSpecifier.text }
        if let constraint = node.as(SomeOrAnyTypeSyntax.self) { return constraint.someOrAnySpecifier.text }
        if let element = node.as(TupleTypeElementSyntax.self) { return element.firstName.map(unquoted) }
        return nil
    }

    private static func name(of call: FunctionCallExprSyntax) -> String {
        let arguments = call.arguments.map { $0.label.map(unquoted) ?? "_" }
        let trailing = call.trailingClosure == nil ? [] : ["{}"]
        let further = call.additionalTrailingClosures.map { unquoted($0.label) + "{}" }
        let labels = (arguments + trailing + further).joined(separator: ":")
        return lastName(Syntax(call.calledExpression)) + "(" + labels + ")"
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
        return callee.is(SuperExprSyntax.self) ? "super" : ""
    }

    private static func lastName(_ type: TypeSyntax) -> String {
        if let identifier = type.as(IdentifierTypeSyntax.self) { return unquoted(identifier.name) }
        return type.as(MemberTypeSyntax.self).map { unquoted($0.name) } ?? ""
    }

    private static func qualifiedName(_ type: TypeSyntax) -> String {
        if let member = type.as(MemberTypeSyntax.self) {
            return qualifiedName(member.baseType) + "." + unquoted(member.name)
        }
        return lastName(type)
    }

    static func unquoted(_ token: TokenSyntax) -> String {
        let text = token.text
        return text.count >= 2 && text.hasPrefix("`") && text.hasSuffix("`") ? String(text.dropFirst().dropLast()) : text
    }
}
