import SwiftSource

/// The names by which an expression reads values: `goal` of `Double(entry.goal)`, `items` of `items.count`.
enum ReadNames {
    static func of(_ parts: [Node]) -> Set<String> {
        var names: Set<String> = []
        for part in parts { collect(part, &names) }
        return names
    }

    private static func collect(_ node: Node, _ names: inout Set<String>) {
        switch node.kind {
        case .identifierExpression:
            if let name = node.name, name != "self", name.first?.isUppercase == false { names.insert(name) }
        case .memberAccess:
            guard let name = node.name, let base = node.firstChild else { return }
            if general.contains(name) { return collect(base, &names) }
            names.insert(name)
        case .call:
            guard let call = CallExpression(node) else { return }
            if let base = call.base { collect(base, &names) }
            for argument in call.arguments { if let value = argument.value { collect(value, &names) } }
        default:
            for child in node.children { collect(child, &names) }
        }
    }

    /// Members that say something about their base, and which many things have.
    private static let general: Set<String> = [
        "count", "rawValue", "first", "last", "timeIntervalSince1970", "timeIntervalSinceReferenceDate",
        "timeIntervalSinceNow",
        "value", "wrappedValue", "duration", "magnitude",
    ]
}
