/// A call: `callee(arguments) { … } label: { … }`. Macro expansions have the same parts.
public struct CallExpression: Sendable {
    public let node: Node

    public init?(_ node: Node) {
        guard node.kind == .call || node.kind == .macroExpansion else { return nil }
        self.node = node
    }

    /// What is called. Macro expansions have none.
    public var callee: Node? { node.kind == .call ? node.firstChild : nil }

    /// Name of the called function, type or macro: `padding` of `view.padding()`, `Text` of `SwiftUI.Text("")`.
    public var calleeName: String? {
        guard let callee else { return node.name }
        switch callee.kind {
        case .identifierExpression, .memberAccess: return callee.name
        case .genericSpecialization: return callee.firstChild?.name
        default: return nil
        }
    }

    /// UTF-8 byte range of the name that ``calleeName`` gives, else of the whole callee.
    public var calleeNameRange: Range<Int> {
        guard let callee else { return node.nameRange ?? node.range }
        let named = callee.kind == .genericSpecialization ? callee.firstChild ?? callee : callee
        return named.nameRange ?? callee.range
    }

    /// What the called member belongs to: `view` of `view.padding()`. None for `padding()` and for `.padding()`.
    public var base: Node? {
        guard var callee else { return nil }
        if callee.kind == .genericSpecialization, let inner = callee.firstChild { callee = inner }
        guard callee.kind == .memberAccess else { return nil }
        return callee.firstChild
    }

    /// Whether the call is `.name(…)`, with the base left out.
    public var hasImplicitBase: Bool {
        guard let callee else { return false }
        let named = callee.kind == .genericSpecialization ? callee.firstChild ?? callee : callee
        return named.kind == .memberAccess && named.firstChild == nil
    }

    /// Arguments between the parentheses.
    public var arguments: [Argument] {
        guard let list = node.firstChild(.argumentList) else { return [] }
        return list.children(.argument).map(Argument.init)
    }

    /// Trailing closures; the first has no label.
    public var trailingClosures: [Argument] { node.children(.trailingClosure).map(Argument.init) }

    public var allArguments: [Argument] { arguments + trailingClosures }

    public func argument(labeled label: StaticString) -> Argument? {
        allArguments.first { $0.node.named(label) }
    }

    public func hasArgument(labeled label: StaticString) -> Bool { argument(labeled: label) != nil }

    /// The first argument in parentheses if it has no label.
    public var firstUnlabeledArgument: Argument? {
        guard let first = arguments.first, first.label == nil else { return nil }
        return first
    }
}

/// One argument of a call, in parentheses or trailing.
public struct Argument: Sendable {
    public let node: Node

    public init(_ node: Node) { self.node = node }

    public var label: String? { node.name }

    public var isTrailing: Bool { node.kind == .trailingClosure }

    /// The expression that is passed.
    public var value: Node? { node.firstChild }
}
