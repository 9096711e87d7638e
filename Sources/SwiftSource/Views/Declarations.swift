/// A `struct`, `class`, `enum`, `actor`, `protocol` or `extension`.
public struct TypeDeclaration: Sendable {
    public let node: Node

    public init?(_ node: Node) {
        switch node.kind {
        case .structDeclaration, .classDeclaration, .enumDeclaration, .actorDeclaration, .protocolDeclaration,
            .extensionDeclaration:
            self.node = node
        default:
            return nil
        }
    }

    /// Name of the type, or of the extended type without its generic arguments: `A.B` for `extension A.B`.
    public var name: String {
        if node.kind != .extensionDeclaration { return node.name ?? "" }
        return extendedType.map { TypeName.text(of: $0) } ?? ""
    }

    /// The type behind `extension`.
    public var extendedType: Node? {
        node.children.first { $0.kind == .identifierType || $0.kind == .memberType }
    }

    /// Types behind the colon, as nodes.
    public var inheritedTypes: [Node] { node.firstChild(.inheritanceClause).map { Array($0.children) } ?? [] }

    public var members: Node? { node.firstChild(.memberBlock) }
}

/// A function, initializer or subscript.
public struct FunctionDeclaration: Sendable {
    public let node: Node

    public init?(_ node: Node) {
        switch node.kind {
        case .functionDeclaration, .initializerDeclaration, .subscriptDeclaration: self.node = node
        default: return nil
        }
    }

    public var name: String { node.name ?? "" }

    public var parameters: [Parameter] {
        node.firstChild(.parameterClause).map { $0.children(.parameter).map(Parameter.init) } ?? []
    }

    public var effects: Node? { node.firstChild(.effectSpecifiers) }

    /// The type behind `->`.
    public var returnType: Node? { node.firstChild(.returnClause)?.firstChild }

    public var body: Node? { node.firstChild(.codeBlock) }
}

/// A parameter of a function, closure or enum case.
public struct Parameter: Sendable {
    public let node: Node

    public init(_ node: Node) { self.node = node }

    /// What callers write before the colon; nil for `_`.
    public var label: String? {
        guard let name = node.name, name != "_" else { return nil }
        return name
    }

    /// What the body calls it: the second name, or the only one.
    public var internalName: String? {
        guard let first = node.tree.detail(node.id) else { return nil }
        let second = first + 1
        guard second < node.tree.tokens.count else { return node.name }
        switch node.tree.tokens.kinds[second] {
        case .identifier, .wildcard: return node.tree.text(ofToken: second)
        default: return node.name
        }
    }

    public var type: Node? { node.children.first { $0.kind.isType } }

    public var defaultValue: Node? { node.firstChild(.initializerClause)?.firstChild }
}

/// One `name: Type = value { … }` of a `var` or `let`.
public struct PropertyBinding: Sendable {
    public let node: Node

    public init?(_ node: Node) {
        guard node.kind == .patternBinding else { return nil }
        self.node = node
    }

    /// The name, where the pattern is a single one.
    public var name: String? { node.firstChild(.identifierPattern)?.name }

    public var type: Node? { node.firstChild(.typeAnnotation)?.firstChild }

    public var initialValue: Node? { node.firstChild(.initializerClause)?.firstChild }

    /// The statements of a getter written without `get`, or the accessor block.
    public var accessors: Node? { node.firstChild(.codeBlock) ?? node.firstChild(.accessorBlock) }

    /// Statements that compute the value: those of the getter, written with or without `get`.
    public var getter: Node? {
        if let block = node.firstChild(.codeBlock) { return block }
        return node.firstChild(.accessorBlock)?.children
            .first { $0.kind == .accessorDeclaration && $0.named("get") }?.firstChild(.codeBlock)
    }

    /// The `var` or `let` around it.
    public var variable: Node? { node.parent?.kind == .variableDeclaration ? node.parent : nil }
}

extension Node {
    /// The statements of a function, or of a computed property's getter.
    public var declaredBody: Node? { PropertyBinding(self)?.getter ?? firstChild(.codeBlock) }

    /// UTF-8 byte range of the name of a function or property, else of the whole declaration.
    public var declaredNameRange: Range<Int> {
        let named = kind == .patternBinding ? firstChild ?? self : self
        return named.nameRange ?? named.range
    }

    /// Modifiers written before a declaration: `static`, `private`, …
    public func hasModifier(_ word: StaticString) -> Bool {
        children.contains { $0.kind == .modifier && $0.named(word) }
    }

    /// The attribute `@name` of a declaration.
    public func attribute(_ name: StaticString) -> Node? {
        children.first { $0.kind == .attribute && $0.named(name) }
    }
}
