import SwiftSource
import WidgetModel

/// What leads from a configuration to a timer: the views around it, and those that they are made in.
struct PathToTimer {
    private let region: RenderedRegion
    private let program: Program

    init(_ region: RenderedRegion, in program: Program) {
        self.region = region
        self.program = program
    }

    /// Whether something on the way reads a property of this name, so that it may show something else instead, or stop.
    func reads(_ name: String, to timer: Node) -> Bool {
        if Self.isRead(name, around: timer) { return true }
        for (step, next) in zip(region.chain, region.chain.dropFirst()) {
            guard let declaration = step.declaration(in: program).flatMap(program.node) else { return true }
            for use in declaration.subtree where use.kind == .identifierExpression || use.kind == .memberAccess {
                if use.named(next.title), Self.isRead(name, around: use) { return true }
            }
        }
        return false
    }

    /// Whether conditions around a view, its arguments, or the modifiers of it and of the views around it name a
    /// property. What stands beside it does not count.
    static func isRead(_ name: String, around view: Node) -> Bool {
        var inner = view
        if mentions(name, view) { return true }
        for around in view.ancestors {
            if around.kind.isTypeDeclaration || around.kind.isFunctionDeclaration { return false }
            switch around.kind {
            case .ifExpression, .switchExpression, .ternaryOperator, .sequenceExpression:
                if conditions(of: around).contains(where: { mentions(name, $0) }) { return true }
            case .codeBlock, .closure, .switchCase:
                if left(in: around, before: inner).contains(where: { mentions(name, $0) }) { return true }
            case .call:
                if around.firstChild(.argumentList).map({ mentions(name, $0) }) == true { return true }
            default:
                break
            }
            inner = around
        }
        return false
    }

    private static func conditions(of node: Node) -> [Node] {
        switch node.kind {
        case .ifExpression: node.children.compactMap { $0.firstChild(.conditionList) }
        case .switchExpression: node.firstChild.map { [$0] } ?? []
        case .sequenceExpression: node.children.filter { $0.kind != .ternaryOperator }
        default: []
        }
    }

    /// Constants that are made before a view in the same body, and statements that leave it.
    private static func left(in block: Node, before view: Node) -> [Node] {
        block.children.filter { statement in
            guard statement.id < view.id else { return false }
            switch statement.kind {
            case .variableDeclaration, .guardStatement: return true
            case .ifExpression: return statement.subtree.contains { $0.kind == .returnStatement }
            default: return false
            }
        }
    }

    private static func mentions(_ name: String, _ node: Node) -> Bool {
        node.subtree.contains { part in
            switch part.kind {
            case .memberAccess, .identifierExpression, .argument, .optionalBindingCondition: part.named(name)
            default: false
            }
        }
    }
}
