import SwiftSource

/// A loop, or a `map`, that makes entries of a timeline in each turn.
public struct EntryLoop: Sendable {
    /// A `for`, `while` or `repeat` statement, or the closure of a `map`.
    public let loop: CodePlace
    /// What it goes through; nil for `while` and `repeat`.
    public let sequence: CodePlace?
    /// The calls that make entries, each with the expression that keeps what it makes.
    public private(set) var entries: [Entry] = []

    public struct Entry: Sendable {
        /// The call of the entry's type.
        public let creation: CallExpression
        /// The variable that collects it: `entries` of `entries.append(entry)`. Nil where `map` does.
        public let collector: Node?
    }

    /// Nil unless entries are made.
    public init?(_ place: CodePlace, _ program: Program) {
        loop = place
        let node = place.node
        sequence = LoopSequence.sequence(of: node).map(place.at)
        switch node.kind {
        case .closure:
            guard sequence != nil, let name = LoopSequence.callPassing(node)?.calleeName else { return nil }
            if name == "map" || name == "compactMap" {
                entries = ReturnedValues.of(node).released.compactMap { returned in
                    creation(returned, program).map { Entry(creation: $0, collector: nil) }
                }
            } else if name == "forEach" {
                entries = collected(node, program)
            }
        case .forStatement, .whileStatement, .repeatStatement:
            guard let body = node.firstChild(.codeBlock) else { return nil }
            entries = collected(body, program)
        default: return nil
        }
        guard !entries.isEmpty else { return nil }
    }

    /// `entries.append(entry)`, `entries += [entry]`
    private func collected(_ body: Node, _ program: Program) -> [Entry] {
        var found: [Entry] = []
        let tree = body.tree
        var index = body.id.index + 1
        while index < tree.subtreeEnd(body.id) {
            let node = tree.node(NodeID(index))
            switch node.kind {
            // They are loops of their own, or run at another time.
            case .forStatement, .whileStatement, .repeatStatement, .closure, .functionDeclaration:
                index = tree.subtreeEnd(node.id)
                continue
            case .call: found += appended(node, program)
            case .sequenceExpression: found += added(node, program)
            default: break
            }
            index += 1
        }
        // A loop that ends with the first entry looks for one.
        return found.filter { !Self.endsBehind($0.creation.node, in: body) }
    }

    private func appended(_ node: Node, _ program: Program) -> [Entry] {
        guard let call = CallExpression(node), let name = call.calleeName, name == "append" || name == "insert",
            let base = call.base, let argument = call.arguments.first, argument.label == nil,
            let value = argument.value, let creation = creation(value, program)
        else { return [] }
        return [Entry(creation: creation, collector: base)]
    }

    private func added(_ node: Node, _ program: Program) -> [Entry] {
        let parts = Array(node.children)
        guard parts.count == 3, parts[1].text == "+=", parts[2].kind == .arrayLiteral else { return [] }
        return parts[2].children.compactMap { element in
            creation(element, program).map { Entry(creation: $0, collector: parts[0]) }
        }
    }

    /// Whether the turn that makes an entry is the last one.
    private static func endsBehind(_ node: Node, in body: Node) -> Bool {
        let around = [node] + node.ancestors.prefix { $0.id != body.id }
        return around.contains { inner in
            inner.parent?.children.contains {
                $0.id > inner.id && ($0.kind == .breakStatement || $0.kind == .returnStatement)
            } ?? false
        }
    }

    /// The call that makes the entry: the expression itself, or what a variable of the turn holds.
    private func creation(_ value: Node, _ program: Program) -> CallExpression? {
        switch value.kind {
        case .tryExpression, .awaitExpression: return value.firstChild.flatMap { creation($0, program) }
        case .identifierExpression:
            guard let name = value.name, case .variable(let binding)? = LocalScope.binding(of: name, at: value),
                loop.node.contains(binding), let initial = PropertyBinding(binding)?.initialValue
            else { return nil }
            return creation(initial, program)
        case .call:
            guard let call = CallExpression(value), EntryType.isMade(by: call, at: loop.at(value), program) else {
                return nil
            }
            return call
        default: return nil
        }
    }
}

/// Types of timeline entries.
public enum EntryType {
    /// Whether a call makes an entry: its type is a `TimelineEntry` or, where nobody can see it, called like one and
    /// given a date.
    public static func isMade(by call: CallExpression, at place: CodePlace, _ program: Program) -> Bool {
        guard let name = call.calleeName, name.beginsUppercase || name == "init" else { return false }
        if let type = type(of: call, at: place, program) { return program.conforms(type, to: "TimelineEntry") }
        return name.hasSuffix("Entry") && call.hasArgument(labeled: "date")
            && !program.declaresType(name, visibleFrom: place.unit)
            && program.facts(ofUnit: place.unit).imports.contains("WidgetKit")
    }

    /// The type of the project that a call makes.
    public static func type(of call: CallExpression, at place: CodePlace, _ program: Program) -> TypeID? {
        CallTargets(program).constructedType(of: call, inUnit: place.unit)
    }
}
