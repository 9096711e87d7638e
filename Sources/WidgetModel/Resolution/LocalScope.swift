import SwiftSource

/// What a name means inside a function.
public enum LocalBinding: Sendable {
    /// `.patternBinding` of a local `let` or `var`.
    case variable(Node)
    /// `.optionalBindingCondition` of an `if` or `guard`.
    case unwrapped(Node)
    /// `.parameter` of a function or closure, with types.
    case parameter(Node)
    /// A closure's parameter, a loop variable, a pattern: something whose type is not written.
    case untyped(Node)
    /// A local function.
    case function(Node)
}

/// Finds local declarations by walking from a use outwards.
public enum LocalScope {
    /// What `name` means at `use`, if something inside the same function, accessor or closure declares it.
    public static func binding(of name: String, at use: Node) -> LocalBinding? {
        let tree = use.tree
        var inner = use.id
        while inner != .root {
            let scope = tree.parent(inner)
            let kind = tree.kind(scope)
            if kind.isTypeDeclaration { return nil }
            if mayDeclare(kind), let found = binding(of: name, in: tree.node(scope), before: tree.node(inner)) {
                return found
            }
            // A stored property's initial value sees no locals, and a declaration's own body was searched.
            inner = scope
        }
        return nil
    }

    /// Whether ``binding(of:in:before:)`` looks into nodes of this kind.
    private static func mayDeclare(_ kind: NodeKind) -> Bool {
        switch kind {
        case .codeBlock, .switchCase, .ifConfigClause, .closure, .ifClause, .whileStatement, .conditionList,
            .forStatement, .catchClause, .accessorDeclaration, .functionDeclaration, .initializerDeclaration,
            .subscriptDeclaration, .variableDeclaration:
            true
        default:
            false
        }
    }

    private static func binding(of name: String, in scope: Node, before inner: Node) -> LocalBinding? {
        switch scope.kind {
        case .codeBlock, .switchCase, .ifConfigClause:
            return statement(of: name, in: scope, before: inner)
        case .variableDeclaration:
            return earlierBinding(of: name, in: scope, before: inner)
        case .closure:
            if let found = statement(of: name, in: scope, before: inner) { return found }
            return closureParameter(name, scope)
        case .ifClause, .whileStatement:
            guard let conditions = scope.firstChild(.conditionList), inner.id != conditions.id else { return nil }
            return condition(of: name, in: conditions, before: nil)
        case .conditionList:
            return condition(of: name, in: scope, before: inner)
        case .forStatement:
            guard let pattern = scope.firstChild, inner.id != pattern.id, binds(name, pattern) else { return nil }
            return .untyped(pattern)
        case .catchClause:
            return caught(name, scope, before: inner)
        case .accessorDeclaration:
            return accessorParameter(name, scope)
        case .functionDeclaration, .initializerDeclaration, .subscriptDeclaration:
            return parameter(name, scope)
        default:
            return nil
        }
    }

    /// A declaration among the statements before `inner`, the nearest first; local functions count wherever they stand.
    private static func statement(of name: String, in scope: Node, before inner: Node) -> LocalBinding? {
        if scope.kind == .switchCase {
            for item in scope.children(.switchCaseItem) where inner.id > item.id && binds(name, item) { return .untyped(item) }
        }
        var found: LocalBinding?
        for statement in scope.children {
            if statement.kind == .functionDeclaration, statement.named(name) { return .function(statement) }
            guard statement.id < inner.id else { continue }
            switch statement.kind {
            case .variableDeclaration:
                for binding in statement.children(.patternBinding) {
                    if binding.firstChild(.identifierPattern)?.named(name) == true { found = .variable(binding) }
                    if let tuple = binding.firstChild(.tuplePattern), binds(name, tuple) { found = .untyped(tuple) }
                }
            case .guardStatement:
                if let conditions = statement.firstChild(.conditionList) {
                    found = condition(of: name, in: conditions, before: nil) ?? found
                }
            default:
                break
            }
        }
        return found
    }

    /// `let now = Date(), later = now + 60`
    private static func earlierBinding(of name: String, in variable: Node, before inner: Node) -> LocalBinding? {
        guard variable.parent?.kind != .memberBlock, variable.parent?.kind != .sourceFile else { return nil }
        return Array(variable.children(.patternBinding)).last {
            $0.id < inner.id && $0.firstChild(.identifierPattern)?.named(name) == true
        }.map { .variable($0) }
    }

    private static func condition(of name: String, in conditions: Node, before inner: Node?) -> LocalBinding? {
        var found: LocalBinding?
        for condition in conditions.children {
            if let inner, condition.id >= inner.id { break }
            switch condition.kind {
            case .optionalBindingCondition where condition.named(name): found = .unwrapped(condition)
            case .matchingPatternCondition:
                if let pattern = condition.firstChild, binds(name, pattern) { found = .untyped(pattern) }
            default: break
            }
        }
        return found
    }

    private static func closureParameter(_ name: String, _ closure: Node) -> LocalBinding? {
        guard let signature = closure.firstChild(.closureSignature) else { return nil }
        for part in signature.children {
            switch part.kind {
            case .closureParameter where part.named(name):
                return .untyped(part)
            case .parameterClause:
                for parameter in part.children(.parameter) where Parameter(parameter).internalName == name {
                    return Parameter(parameter).type == nil ? .untyped(parameter) : .parameter(parameter)
                }
            case .closureCapture where part.named(name):
                return .untyped(part)
            default:
                break
            }
        }
        return nil
    }

    /// What the patterns of a `catch` bind; without a pattern that is `error`.
    private static func caught(_ name: String, _ clause: Node, before inner: Node) -> LocalBinding? {
        let items = Array(clause.children(.switchCaseItem))
        if items.isEmpty { return name == "error" ? .untyped(clause) : nil }
        return items.first { $0.id < inner.id && binds(name, $0) }.map { .untyped($0) }
    }

    /// The parameter of `set(value)`, which is `newValue` where none is written.
    private static func accessorParameter(_ name: String, _ accessor: Node) -> LocalBinding? {
        if let clause = accessor.firstChild(.parameterClause) {
            return clause.children(.parameter).contains { $0.named(name) } ? .untyped(clause) : nil
        }
        switch accessor.name {
        case "set", "willSet": return name == "newValue" ? .untyped(accessor) : nil
        case "didSet": return name == "oldValue" ? .untyped(accessor) : nil
        default: return nil
        }
    }

    private static func parameter(_ name: String, _ function: Node) -> LocalBinding? {
        FunctionDeclaration(function)?.parameters.first { $0.internalName == name }.map { .parameter($0.node) }
    }

    /// Whether a pattern declares `name`.
    private static func binds(_ name: String, _ pattern: Node) -> Bool {
        pattern.subtree.contains { node in
            switch node.kind {
            case .identifierPattern: node.named(name)
            // `let (a, b)` of a `case` holds expressions.
            case .identifierExpression: node.named(name) && node.ancestors.contains { $0.kind == .valueBindingPattern }
            default: false
            }
        }
    }
}

extension Node {
    /// The statement that an optional binding belongs to: what it unwraps without `=` was declared before it.
    public var unwrappingStatement: Node? {
        ancestors.first { $0.kind == .ifExpression || $0.kind == .guardStatement || $0.kind == .whileStatement }
    }
}
