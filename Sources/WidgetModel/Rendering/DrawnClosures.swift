import SwiftSource

/// Closures in views that run while the view is drawn: those that hold content, and those that a call runs at once.
/// What a button, a gesture or a task does runs later, or never.
public enum DrawnClosures {
    /// Whether code of a body runs whenever the body does, as far as the closures around it tell.
    public static func run(_ node: Node, in body: Node) -> Bool {
        let tree = node.tree
        var current = node.id
        while current != body.id, current != .root {
            if tree.kind(current) == .closure, !runs(tree.node(current)) { return false }
            current = tree.parent(current)
        }
        return true
    }

    /// Whether a closure certainly runs later, if at all: that of a button, a gesture, an appearance, a task.
    static func waits(_ closure: Node) -> Bool {
        guard let argument = closure.parent, argument.kind == .trailingClosure || argument.kind == .argument,
            let call = argument.ancestors.first(where: { $0.kind == .call }).flatMap(CallExpression.init),
            let name = call.calleeName
        else { return false }
        switch name {
        case "Button": return call.base == nil && !runs(closure)
        case "Task": return call.base == nil
        default: return call.base != nil && SwiftUINames.isModifier(name) && isHandler(name)
        }
    }

    /// Whether a closure runs while what it is passed to is drawn. False where that is not known.
    static func runs(_ closure: Node) -> Bool {
        if SynchronousClosures.runs(closure) { return true }
        guard let argument = closure.parent, argument.kind == .trailingClosure || argument.kind == .argument,
            let call = argument.ancestors.first(where: { $0.kind == .call }).flatMap(CallExpression.init),
            let name = call.calleeName
        else { return false }
        switch name {
        case "Button": return argument.named("label") || call.hasArgument(labeled: "intent")
        case "Binding", "Task", "Timer", "Thread", "NSPredicate", "DispatchWorkItem": return false
        default: break
        }
        if PresentedContent.holds(closure) { return false }
        if name.beginsUppercase { return true }
        return SwiftUINames.isModifier(name) && !isHandler(name) || contentModifiers.contains(name)
    }

    private static func isHandler(_ name: String) -> Bool {
        name.hasPrefix("on") || handlers.contains(name)
    }

    private static let handlers: Set<String> = [
        "accessibilityAction", "dropDestination", "refreshable", "task", "transaction", "transformEnvironment",
    ]

    /// Modifiers that take content and leave nothing of the view as it was.
    private static let contentModifiers: Set<String> = ["containerBackground", "modifier"]
}
