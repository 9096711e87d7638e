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
                    creation(returned, program, mappedType).map { Entry(creation: $0, collector: nil) }
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
            let value = argument.value, let creation = creation(value, program, Self.type(ofVariable: base))
        else { return [] }
        return [Entry(creation: creation, collector: base)]
    }

    private func added(_ node: Node, _ program: Program) -> [Entry] {
        let parts = Array(node.children)
        guard parts.count == 3, parts[1].text == "+=", parts[2].kind == .arrayLiteral else { return [] }
        return parts[2].children.compactMap { element in
            creation(element, program, Self.type(ofVariable: parts[0])).map {
                Entry(creation: $0, collector: parts[0])
            }
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
    ///
    /// - Parameter type: The written type of the array that takes it.
    private func creation(_ value: Node, _ program: Program, _ type: Node?) -> CallExpression? {
        switch value.kind {
        case .tryExpression, .awaitExpression: return value.firstChild.flatMap { creation($0, program, type) }
        case .identifierExpression:
            guard let name = value.name, case .variable(let binding)? = LocalScope.binding(of: name, at: value),
                loop.node.contains(binding), let initial = PropertyBinding(binding)?.initialValue
            else { return nil }
            return creation(initial, program, PropertyBinding(binding)?.type)
        case .call:
            guard let call = CallExpression(value) else { return nil }
            if call.hasImplicitBase { return isEntry(call, in: type, program) ? call : nil }
            return EntryType.isMade(by: call, at: loop.at(value), program) ? call : nil
        default: return nil
        }
    }

    // MARK: Types that are left out

    /// Whether `.init(date: …)` makes an entry, where the array or the variable has a written type.
    private func isEntry(_ call: CallExpression, in type: Node?, _ program: Program) -> Bool {
        guard call.calleeName == "init", call.hasArgument(labeled: "date"), let type else { return false }
        let element = type.kind == .arrayType ? type.firstChild : type
        return element.map { EntryType.isNamed(by: $0, inUnit: loop.unit, program) } ?? false
    }

    private static func type(ofVariable variable: Node) -> Node? {
        guard variable.kind == .identifierExpression, let name = variable.name,
            case .variable(let binding)? = LocalScope.binding(of: name, at: variable)
        else { return nil }
        return PropertyBinding(binding)?.type
    }

    /// The written type of what `map` gives: that of the variable or of the function around it.
    private var mappedType: Node? {
        guard let call = LoopSequence.callPassing(loop.node)?.node, let parent = call.parent else { return nil }
        switch parent.kind {
        case .initializerClause: return parent.parent.flatMap(PropertyBinding.init)?.type
        case .returnStatement, .codeBlock:
            let owner = parent.ancestors.first { $0.kind == .closure || $0.kind.isFunctionDeclaration }
            return owner.flatMap(FunctionDeclaration.init)?.returnType
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

    /// Whether a written type is that of an entry.
    static func isNamed(by type: Node, inUnit unit: Int, _ program: Program) -> Bool {
        switch ExpressionTypes(program).written(type, unit) {
        case .project(let id)?: program.conforms(id, to: "TimelineEntry")
        case .foreign(let name)?:
            name.hasSuffix("Entry") && program.facts(ofUnit: unit).imports.contains("WidgetKit")
        case .metatype?, nil: false
        }
    }

    /// The type of the project that a call makes.
    public static func type(of call: CallExpression, at place: CodePlace, _ program: Program) -> TypeID? {
        CallTargets(program).constructedType(of: call, inUnit: place.unit)
    }
}
