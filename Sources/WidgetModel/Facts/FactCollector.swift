import SwiftSource

/// Walks a tree once and notes its declarations and the calls that make widgets.
struct FactCollector {
    private let tree: SyntaxTree
    /// The types and extensions around the current node: index of the declaration, and where its subtree ends.
    private var enclosing: [(declaration: Int, end: Int)] = []

    init(_ tree: SyntaxTree) { self.tree = tree }

    mutating func collect(into facts: inout FileFacts) {
        var index = 1
        while index < tree.nodeCount {
            while let last = enclosing.last, index >= last.end { enclosing.removeLast() }
            let node = NodeID(index)
            switch tree.kinds[index] {
            case .importDeclaration:
                if let name = tree.name(node) { facts.imports.append(name) }
                index = tree.subtreeEnd(node)
                continue
            case .structDeclaration, .classDeclaration, .enumDeclaration, .actorDeclaration, .protocolDeclaration,
                .extensionDeclaration:
                addType(node, to: &facts)
            case .functionDeclaration, .initializerDeclaration, .subscriptDeclaration:
                addFunction(node, to: &facts)
                index = collectBody(node, into: &facts)
                continue
            case .variableDeclaration:
                addProperties(node, to: &facts)
                index = collectBody(node, into: &facts)
                continue
            case .codeBlock, .closure, .switchExpression:
                // Of a deinitializer, or of a statement outside functions.
                index = collectBody(node, into: &facts)
                continue
            case .enumCaseDeclaration:
                addCases(node, to: &facts)
                index = tree.subtreeEnd(node)
                continue
            case .typealiasDeclaration:
                addTypealias(node, to: &facts)
                index = tree.subtreeEnd(node)
                continue
            case .macroExpansion where tree.name(node, is: "Preview"):
                index = tree.subtreeEnd(node)
                continue
            case .ifConfigClause where ConditionalCode.isNeverCompiled(node, in: tree):
                index = tree.subtreeEnd(node)
                continue
            case .call:
                addCall(node, to: &facts)
            default:
                break
            }
            index += 1
        }
    }

    /// Looks for calls in code, such as that of a function or property, whose declarations are local. Returns where to
    /// go on.
    private func collectBody(_ declaration: NodeID, into facts: inout FileFacts) -> Int {
        let end = tree.subtreeEnd(declaration)
        var index = declaration.index + 1
        while index < end {
            let node = NodeID(index)
            switch tree.kinds[index] {
            case .call:
                addCall(node, to: &facts)
            case .macroExpansion where tree.name(node, is: "Preview"):
                index = tree.subtreeEnd(node)
                continue
            case .ifConfigClause where ConditionalCode.isNeverCompiled(node, in: tree):
                index = tree.subtreeEnd(node)
                continue
            default:
                break
            }
            index += 1
        }
        return end
    }

    private func addCall(_ node: NodeID, to facts: inout FileFacts) {
        guard let callee = tree.firstChild(node) else { return }
        var named = callee
        if tree.kind(callee) == .genericSpecialization, let inner = tree.firstChild(callee) { named = inner }
        guard let token = tree.detail(named) else { return }
        if let call = NotedCall(calling: token, in: tree) { facts.calls.append((call, node)) }
    }

    private mutating func addType(_ node: NodeID, to facts: inout FileFacts) {
        guard let type = TypeDeclaration(Node(tree, node)) else { return }
        facts.declarations.append(
            Declaration(
                kind: kind(of: tree.kind(node)), name: type.name, node: node, parent: enclosing.last?.declaration,
                isStatic: false, isFilePrivate: isFilePrivate(node, in: facts), type: "", inherited: type.inheritedTypes.flatMap(composedNames),
                genericParameters: genericParameters(node), hasBody: true))
        enclosing.append((facts.declarations.count - 1, tree.subtreeEnd(node)))
    }

    /// Whether a declaration or, unless it is a type, the extension around it is private.
    private func isFilePrivate(_ node: NodeID, in facts: FileFacts) -> Bool {
        if hasPrivateModifier(node) { return true }
        guard let around = enclosing.last?.declaration, facts.declarations[around].kind == .extension else { return false }
        return facts.declarations[around].isFilePrivate
    }

    /// `private(set)` is not meant.
    private func hasPrivateModifier(_ node: NodeID) -> Bool {
        tree.children(node).contains {
            tree.kind($0) == .modifier && (tree.name($0, is: "private") || tree.name($0, is: "fileprivate"))
                && tree.endTokens[$0.index] - tree.firstTokens[$0.index] == 1
        }
    }

    private func kind(of node: NodeKind) -> Declaration.Kind {
        switch node {
        case .classDeclaration: .class
        case .enumDeclaration: .enumeration
        case .actorDeclaration: .actor
        case .protocolDeclaration: .protocol
        case .extensionDeclaration: .extension
        default: .structure
        }
    }

    private func addFunction(_ node: NodeID, to facts: inout FileFacts) {
        guard let function = FunctionDeclaration(Node(tree, node)) else { return }
        let kind: Declaration.Kind =
            switch tree.kind(node) {
            case .initializerDeclaration: .initializer
            case .subscriptDeclaration: .subscripting
            default: .function
            }
        facts.declarations.append(
            Declaration(
                kind: kind, name: function.name, node: node, parent: enclosing.last?.declaration,
                isStatic: isStatic(node), isFilePrivate: isFilePrivate(node, in: facts), type: function.returnType.map(TypeName.text) ?? "", inherited: [],
                parameters: function.parameters.map(parameter), genericParameters: genericParameters(node),
                hasBody: function.body != nil))
    }

    private func parameter(_ parameter: Parameter) -> Declaration.Parameter {
        let last = Int(tree.endTokens[parameter.node.id.index]) - 1
        return Declaration.Parameter(
            label: parameter.label, hasDefaultValue: parameter.defaultValue != nil,
            isVariadic: tree.tokens.kinds[max(last, 0)] == .ellipsis)
    }

    private func addProperties(_ node: NodeID, to facts: inout FileFacts) {
        let isStatic = isStatic(node)
        let isFilePrivate = isFilePrivate(node, in: facts)
        for child in tree.children(node) {
            guard let binding = PropertyBinding(Node(tree, child)), let name = binding.name else { continue }
            facts.declarations.append(
                Declaration(
                    kind: .property, name: name, node: child, parent: enclosing.last?.declaration, isStatic: isStatic,
                    isFilePrivate: isFilePrivate, type: binding.type.map(TypeName.text) ?? "", inherited: [], genericParameters: [],
                    hasBody: binding.getter != nil))
        }
    }

    private func addCases(_ node: NodeID, to facts: inout FileFacts) {
        for child in tree.children(node) where tree.kind(child) == .enumCaseElement {
            guard let name = tree.name(child) else { continue }
            facts.declarations.append(
                Declaration(
                    kind: .enumCase, name: name, node: child, parent: enclosing.last?.declaration, isStatic: true,
                    type: "", inherited: [], genericParameters: [], hasBody: false))
        }
    }

    private func addTypealias(_ node: NodeID, to facts: inout FileFacts) {
        guard let name = tree.name(node), let value = tree.firstChild(node, .initializerClause),
            let target = tree.firstChild(value)
        else { return }
        let names = composedNames(Node(tree, target))
        facts.declarations.append(
            Declaration(
                kind: .alias, name: name, node: node, parent: enclosing.last?.declaration, isStatic: true,
                type: names.count == 1 ? names[0] : "", inherited: names,
                genericParameters: genericParameters(node), hasBody: false))
    }

    /// The names in `A & B`, or the one name of any other type.
    private func composedNames(_ type: Node) -> [String] {
        if type.kind == .compositionType { return type.children.flatMap(composedNames) }
        let name = TypeName.text(of: type)
        return name.isEmpty ? [] : [name]
    }

    private func genericParameters(_ node: NodeID) -> [String] {
        guard let clause = tree.firstChild(node, .genericParameterClause) else { return [] }
        return tree.children(clause).compactMap { tree.name($0) }
    }

    private func isStatic(_ node: NodeID) -> Bool {
        tree.children(node).contains {
            tree.kind($0) == .modifier && (tree.name($0, is: "static") || tree.name($0, is: "class"))
        }
    }
}
