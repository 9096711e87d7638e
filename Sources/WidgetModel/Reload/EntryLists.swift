import SwiftSource

/// What a timeline's array of entries is made of.
public struct EntryList: Sendable {
    public struct Entry: Sendable {
        /// The expression that makes it.
        public let place: CodePlace
        /// Of one that is made in a loop those of its first and last turn; nil when they are not known.
        public let dates: Set<TimeValue>?
    }

    public fileprivate(set) var entries: [Entry] = []
    /// The most entries that the array may hold; nil where a loop decides.
    public fileprivate(set) var maximumCount: Int? = 0

    fileprivate mutating func add(_ other: EntryList) {
        entries += other.entries
        maximumCount = maximumCount.flatMap { count in other.maximumCount.map { count + $0 } }
    }

    /// One of several arrays.
    fileprivate static func alternatives(_ lists: [EntryList?]) -> EntryList? {
        var all = EntryList()
        for list in lists {
            guard let list else { return nil }
            all.entries += list.entries
            all.maximumCount = all.maximumCount.flatMap { most in list.maximumCount.map { max(most, $0) } }
        }
        return lists.isEmpty ? nil : all
    }

    fileprivate static func sum(_ lists: [EntryList?]) -> EntryList? {
        lists.reduce(EntryList()) { sum, list in
            guard var sum, let list else { return nil }
            sum.add(list)
            return sum
        }
    }
}

/// Takes arrays of entries apart: literals, `map`, sums, local variables that are filled, functions of the project.
public struct EntryLists {
    private let dates: EntryDates
    private var times: TimeFolder { dates.times }

    public init(_ dates: EntryDates) { self.dates = dates }

    /// Nil when there may be an entry that nobody can tell.
    public func list(of place: CodePlace) -> EntryList? { list(of: place, TimeContext()) }

    func list(of place: CodePlace, _ context: TimeContext) -> EntryList? {
        guard context.steps < TimeContext.maximumSteps else { return nil }
        let node = place.node
        switch node.kind {
        case .arrayLiteral: return EntryList.sum(node.children.map { single(place.at($0), context) })
        case .tupleExpression: return node.onlyElement.flatMap { list(of: place.at($0), context) }
        case .tryExpression, .awaitExpression: return node.firstChild.flatMap { list(of: place.at($0), context) }
        case .sequenceExpression: return list(ofOperands: Array(node.children), place, context)
        case .ifExpression, .switchExpression:
            return .alternatives(ReturnedValues.ofBranches(node).released.map { list(of: place.at($0), context) })
        case .identifierExpression: return named(place, context)
        case .call: return CallExpression(node).flatMap { call($0, place, context) }
        default: return nil
        }
    }

    private func single(_ place: CodePlace, _ context: TimeContext) -> EntryList {
        EntryList(
            entries: [EntryList.Entry(place: place, dates: dates.date(ofEntry: place, context))], maximumCount: 1)
    }

    private func repeated(_ list: EntryList?) -> EntryList? {
        guard var list else { return nil }
        if !list.entries.isEmpty { list.maximumCount = nil }
        return list
    }

    /// `[first] + others`, `condition ? some : others`
    private func list(ofOperands parts: [Node], _ place: CodePlace, _ context: TimeContext) -> EntryList? {
        if parts.count == 1 { return list(of: place.at(parts[0]), context) }
        if let ternary = parts.firstIndex(where: { $0.kind == .ternaryOperator }) {
            guard ternary + 2 == parts.count, let first = parts[ternary].firstChild else { return nil }
            return .alternatives([first, parts[ternary + 1]].map { list(of: place.at($0), context) })
        }
        guard parts.count % 2 == 1 else { return nil }
        let operators = parts.indices.filter { $0 % 2 == 1 }
        guard operators.allSatisfy({ parts[$0].kind == .infixOperator && parts[$0].text == "+" }) else { return nil }
        return .sum(parts.indices.filter { $0 % 2 == 0 }.map { list(of: place.at(parts[$0]), context) })
    }

    private func call(_ call: CallExpression, _ place: CodePlace, _ context: TimeContext) -> EntryList? {
        if ["map", "compactMap"].contains(call.calleeName ?? ""), call.base != nil,
            let closure = call.allArguments.first?.value, closure.kind == .closure
        {
            return repeated(.alternatives(ReturnedValues.of(closure).released.map { single(place.at($0), context) }))
        }
        // `[Entry]()`, `Array<Entry>()`
        if call.allArguments.isEmpty, let callee = call.callee,
            callee.kind == .arrayLiteral || callee.text.hasPrefix("Array<")
        {
            return EntryList()
        }
        let functions = times.released(times.targets.functions(of: call, inUnit: place.unit))
        return .alternatives(
            functions.map { id in
                dates.entering(id, called: call, place, context).flatMap { body, inner in
                    .alternatives(ReturnedValues.of(body.node).released.map { list(of: body.at($0), inner) })
                }
            })
    }

    // MARK: Local arrays

    private func named(_ place: CodePlace, _ context: TimeContext) -> EntryList? {
        guard let name = place.node.name else { return nil }
        switch LocalScope.binding(of: name, at: place.node) {
        case .variable(let node)?: return local(name, place.at(node), context)
        case .parameter(let node)?:
            guard let passed = PassedValues(place.at(node), times.sites, times.program),
                let context = context.evaluating(place.at(node))
            else { return nil }
            let outside = context.entering(parameters: [:], selfValues: nil)
            return .alternatives(passed.values.map { $0.flatMap { list(of: $0, outside) } })
        default: return nil
        }
    }

    /// A local array: what it starts with, what it is set to, and what is added to it.
    private func local(_ name: String, _ place: CodePlace, _ context: TimeContext) -> EntryList? {
        guard let binding = PropertyBinding(place.node), let variable = binding.variable, let scope = variable.parent,
            let context = context.evaluating(place)
        else { return nil }
        var parts: [EntryList?] = []
        if let value = binding.initialValue { parts.append(list(of: place.at(value), context)) }
        for node in scope.subtree where node.id > variable.id && !DebugCode.holds(node) {
            switch node.kind {
            case .inOutExpression where node.firstChild?.named(name) == true: return nil
            case .call:
                guard let call = CallExpression(node), call.base?.kind == .identifierExpression,
                    call.base?.named(name) == true, let added = added(by: call, place, context)
                else { continue }
                parts.append(Self.isRepeated(node, in: scope) ? repeated(added.list) : added.list)
            case .sequenceExpression:
                let operands = Array(node.children)
                guard operands.count >= 3, operands[1].kind == .infixOperator, ["=", "+="].contains(operands[1].text)
                else { continue }
                // `entries[0] = …`
                if operands[0].kind == .subscriptCall, operands[0].firstChild?.named(name) == true { return nil }
                guard operands[0].kind == .identifierExpression, operands[0].named(name) else { continue }
                let added = list(ofOperands: Array(operands[2...]), place, context)
                parts.append(Self.isRepeated(node, in: scope) ? repeated(added) : added)
            default: continue
            }
        }
        return parts.isEmpty ? nil : .sum(parts)
    }

    /// Whether a statement may run more than once where its block runs once.
    private static func isRepeated(_ node: Node, in scope: Node) -> Bool {
        for around in node.ancestors {
            if around.id == scope.id { return false }
            switch around.kind {
            case .forStatement, .whileStatement, .repeatStatement, .closure, .functionDeclaration: return true
            default: continue
            }
        }
        return false
    }

    /// What `append` and its like add; nil for a call that adds nothing.
    private func added(
        by call: CallExpression, _ place: CodePlace, _ context: TimeContext
    ) -> (list: EntryList?, Void)? {
        guard call.calleeName == "append" || call.calleeName == "insert", let first = call.arguments.first,
            let value = first.value
        else { return nil }
        if first.label == "contentsOf" { return (list(of: place.at(value), context), ()) }
        return (single(place.at(value), context), ())
    }
}
