import SwiftSource
import WidgetModel

/// Tells what stays the same in each turn of a loop.
struct LoopTurns {
    private let loop: EntryLoop
    private let times: TimeFolder
    private static let maximumSteps = 12

    init(_ loop: EntryLoop, _ times: TimeFolder) {
        self.loop = loop
        self.times = times
    }

    /// What makes the date of an entry, if that is the same in each turn: the `date:` that is passed, or the call of a
    /// type whose entries are always dated now.
    func repeatedDate(of entry: EntryLoop.Entry) -> Node? {
        let creation = entry.creation
        if let date = creation.argument(labeled: "date")?.value { return isSame(date, 0) ? date : nil }
        guard EntryDates(times).date(ofEntry: loop.loop.at(creation.node)) == [.date(0)] else { return nil }
        return creation.callee ?? creation.node
    }

    /// Whether an expression is certain to give the same date in each turn; `Date()` counts, as no time passes.
    private func isSame(_ node: Node, _ steps: Int) -> Bool {
        guard steps < Self.maximumSteps else { return false }
        switch node.kind {
        case .integerLiteral, .floatLiteral, .booleanLiteral, .nilLiteral, .stringLiteral: return true
        case .tupleExpression, .argument, .forceUnwrap, .optionalChaining, .prefixOperator, .arrayLiteral:
            return node.children.allSatisfy { isSame($0, steps + 1) }
        case .sequenceExpression:
            return node.children.allSatisfy { $0.kind == .infixOperator || isSame($0, steps + 1) }
        case .identifierExpression: return isSameName(node, steps)
        case .memberAccess: return node.firstChild.map { isSame($0, steps + 1) } ?? true
        case .call: return isSameCall(node, steps)
        default: return false
        }
    }

    private func isSameName(_ node: Node, _ steps: Int) -> Bool {
        guard let name = node.name, name.utf8.first != UInt8(ascii: "$") else { return false }
        switch LocalScope.binding(of: name, at: node) {
        case .variable(let binding)?:
            guard let property = PropertyBinding(binding), let variable = property.variable else { return false }
            guard loop.loop.node.contains(binding) else { return variable.named("let") || !isChanged(name) }
            guard variable.named("let"), let value = property.initialValue else { return false }
            return isSame(value, steps + 1)
        // The pattern of a `for` is in its statement, and a closure's parameters are in it.
        case .unwrapped(let node)?, .parameter(let node)?, .untyped(let node)?: return !loop.loop.node.contains(node)
        case .function?: return false
        // A type, or a property: one that nothing in the loop sets.
        case nil: return !isChanged(name)
        }
    }

    /// Whether the loop changes what a name stands for.
    private func isChanged(_ name: String) -> Bool {
        loop.loop.node.subtree.contains { node in
            guard node.kind == .identifierExpression, node.named(name) else { return false }
            if node.assignment != nil || node.parent?.kind == .inOutExpression { return true }
            guard let access = node.parent, access.kind == .memberAccess else { return false }
            return access.assignment != nil || access.named("addTimeInterval") || access.named("next")
        }
    }

    /// Functions that give the same for the same; of others, those whose result is known.
    private func isSameCall(_ node: Node, _ steps: Int) -> Bool {
        guard let call = CallExpression(node), let name = call.calleeName else { return false }
        let place = loop.loop.at(node)
        if times.values(of: place)?.count == 1, !mentionsTurn(node) { return true }
        guard Self.functions.contains(name), !times.isDeclared(call, at: place) else { return false }
        return (call.base.map { isSame($0, steps + 1) } ?? true)
            && call.arguments.allSatisfy { $0.value.map { isSame($0, steps + 1) } ?? false }
            && call.trailingClosures.isEmpty
    }

    private static let functions: Set<String> = [
        "Date", "addingTimeInterval", "advanced", "date", "startOfDay", "TimeInterval", "Double", "Int",
    ]

    /// Whether an expression names something that each turn has anew.
    private func mentionsTurn(_ node: Node) -> Bool {
        node.subtree.contains { $0.kind == .identifierExpression && !isSameName($0, 1) }
    }
}
