import SwiftSource

/// A statement that can be put behind `if #available` without changing what the code around it is.
struct GuardedStatement {
    let node: Node

    /// Whether it draws a view, and does not do something.
    let isView: Bool

    /// The statement around an expression; nil where leaving it out would break what stands around it.
    init?(around expression: Node) {
        var inner = expression
        while let around = inner.parent, !Self.holdsStatements(around.kind) {
            guard around.kind.isExpression || Self.isPartOfExpression(around.kind) else { return nil }
            inner = around
        }
        guard Self.isExpressionStatement(inner.kind), let block = inner.parent, Self.mayLackStatement(block) else { return nil }
        node = inner
        isView = block.parent?.kind != .functionDeclaration
    }

    /// The statement, indented by one more step, in an `if` block.
    func wrapped(in condition: String) -> String {
        let lines = node.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let indentation = node.indentation
        let step = node.tree.indentationStep
        let body = lines.enumerated().map { number, line in
            number == 0 ? "\(indentation)\(step)\(line)" : line.isEmpty ? "" : "\(step)\(line)"
        }
        return "\(condition) {\n\(body.joined(separator: "\n"))\n\(indentation)}"
    }

    private static func holdsStatements(_ kind: NodeKind) -> Bool { kind == .codeBlock || kind == .closure }

    private static func isPartOfExpression(_ kind: NodeKind) -> Bool {
        switch kind {
        case .argumentList, .argument, .identifierType, .genericArgumentClause: true
        default: false
        }
    }

    private static func isExpressionStatement(_ kind: NodeKind) -> Bool {
        switch kind {
        case .call, .tryExpression, .awaitExpression: true
        default: false
        }
    }

    /// Whether a block does the same without one of its statements, or draws one view less.
    private static func mayLackStatement(_ block: Node) -> Bool {
        guard let owner = block.parent else { return false }
        if block.kind == .closure { return isViewBuilder(block) }
        if let function = FunctionDeclaration(owner), owner.kind == .functionDeclaration { return function.returnType == nil }
        // `body` of a view is a view builder, and draws something as long as another statement is left.
        return owner.kind == .patternBinding && owner.firstChild(.identifierPattern)?.named("body") == true
            && owner.firstChild(.typeAnnotation)?.text.hasSuffix("some View") == true
            && Array(block.children).count > 1
    }

    private static func isViewBuilder(_ closure: Node) -> Bool {
        guard closure.parent?.kind == .trailingClosure, let call = closure.parent?.parent.flatMap(CallExpression.init),
            call.base == nil, let name = call.calleeName
        else { return false }
        return ["VStack", "HStack", "ZStack", "Group", "Section", "LazyVStack", "LazyHStack"].contains(name)
    }
}
