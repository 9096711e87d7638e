/// A call: `callee(arguments) { … } label: { … }`. Macro expansions have the same parts.
public struct CallExpression: Sendable {
    public let node: Node

    public init?(_ node: Node) {
        guard node.kind == .call || node.kind == .macroExpansion else { return nil }
        self.node = node
    }

    /// What is called. Macro expansions have none.
    public var callee: Node? { node.kind == .call ? node.firstChild : nil }

    /// The callee without generic arguments: `Stack` of `Stack<Int>()`.
    private var namedCallee: Node? {
        callee.map { $0.kind == .genericSpecialization ? $0.firstChild ?? $0 : $0 }
    }

    /// Name of the called function, type or macro: `padding` of `view.padding()`, `Text` of `SwiftUI.Text("")`.
    public var calleeName: String? {
        guard let namedCallee else { return node.name }
        switch namedCallee.kind {
        case .identifierExpression, .memberAccess: return namedCallee.name
        default: return nil
        }
    }

    /// UTF-8 byte range of the name that ``calleeName`` gives, else of the whole callee.
    public var calleeNameRange: Range<Int> {
        guard let callee, let namedCallee else { return node.nameRange ?? node.range }
        return namedCallee.nameRange ?? callee.range
    }

    /// What the called member belongs to: `view` of `view.padding()`. None for `padding()` and for `.padding()`.
    public var base: Node? {
        guard let namedCallee, namedCallee.kind == .memberAccess else { return nil }
        return namedCallee.firstChild
    }

    /// Whether the call is `.name(…)`, with the base left out.
    public var hasImplicitBase: Bool {
        guard let namedCallee else { return false }
        return namedCallee.kind == .memberAccess && namedCallee.firstChild == nil
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

extension Node {
    /// Whether the node is what a call calls, with generic arguments or without.
    public var isCallee: Bool {
        guard let parent else { return false }
        if parent.kind == .genericSpecialization { return parent.isCallee }
        return parent.kind == .call && parent.firstChild?.id == id
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
