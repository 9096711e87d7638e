import SwiftSource
import WidgetModel

/// Something in a view's code that waits for events: a modifier that starts work, a publisher of a timer, a task.
struct LiveModifier {
    static let names: Set<String> = ["onReceive", "task", "onAppear", "publish", "Task", "detached"]

    /// What it is, with an article.
    let title: String
    let range: Range<Int>

    /// - Parameter body: The body that is drawn.
    init?(_ place: CodePlace, in body: Node, _ program: Program) {
        guard let call = CallExpression(place.node), let name = call.calleeName, !call.hasImplicitBase else {
            return nil
        }
        switch name {
        case "onReceive", "task":
            guard Self.isModifier(call, name, place, program) else { return nil }
            title = name == "task" ? "a task of the view" : "a subscription of the view"
        case "onAppear":
            guard Self.isModifier(call, name, place, program), Self.changesState(call) else { return nil }
            title = "a change of the view's state"
        case "publish":
            guard call.base?.named("Timer") == true, !Self.isInside(place.node, ["onReceive"], body),
                DrawnClosures.run(place.node, in: body)
            else { return nil }
            title = "a timer"
        default:
            guard Self.isTask(call, name, place, program), Self.isStartedByDrawing(place.node, body) else { return nil }
            title = "a task"
        }
        range = call.calleeNameRange
    }

    private static func isModifier(_ call: CallExpression, _ name: String, _ place: CodePlace, _ program: Program)
        -> Bool
    {
        guard call.base != nil, program.foreignMembers(name, of: "View", inUnit: place.unit).isEmpty else {
            return false
        }
        return CallTargets(program).functions(of: call, inUnit: place.unit).isEmpty
    }

    private static func isTask(_ call: CallExpression, _ name: String, _ place: CodePlace, _ program: Program) -> Bool {
        guard !program.declaresType("Task", visibleFrom: place.unit),
            call.argument(labeled: "operation") ?? call.trailingClosures.first != nil
        else { return false }
        return name == "Task" ? call.base == nil : call.base?.named("Task") == true
    }

    /// In the body itself, or in what it does when it appears and nobody else reports.
    private static func isStartedByDrawing(_ node: Node, _ body: Node) -> Bool {
        if DrawnClosures.run(node, in: body) { return true }
        for around in node.ancestors {
            if around.id == body.id { return false }
            guard around.kind == .closure,
                let call = around.ancestors.first(where: { $0.kind == .call }).flatMap(CallExpression.init)
            else { continue }
            return call.calleeName == "onAppear" && !changesState(call) && DrawnClosures.run(call.node, in: body)
        }
        return false
    }

    private static func isInside(_ node: Node, _ names: Set<String>, _ body: Node) -> Bool {
        for around in node.ancestors {
            if around.id == body.id { return false }
            if let call = CallExpression(around), let name = call.calleeName, names.contains(name) { return true }
        }
        return false
    }

    /// Whether what runs when a view appears changes something that is not a local variable: `shown = true`,
    /// `model.count += 1`, `isOn.toggle()`.
    static func changesState(_ call: CallExpression) -> Bool {
        guard let closure = call.allArguments.last?.value, closure.kind == .closure else { return false }
        return closure.subtree.contains { node in
            let target: Node
            if node.assignment != nil {
                target = node
            } else if let call = CallExpression(node), call.calleeName == "toggle", call.allArguments.isEmpty,
                let base = call.base
            {
                target = base
            } else {
                return false
            }
            return isMember(target, outside: closure)
        }
    }

    /// Whether what is assigned to is no variable of the closure's own.
    private static func isMember(_ target: Node, outside closure: Node) -> Bool {
        var root = target
        while let base = root.firstChild, root.kind != .identifierExpression {
            guard [.memberAccess, .subscriptCall, .forceUnwrap, .optionalChaining].contains(root.kind) else {
                return false
            }
            root = base
        }
        guard root.kind == .identifierExpression, let name = root.name else { return false }
        return name == "self" || LocalScope.binding(of: name, at: root) == nil
    }
}
