import SwiftSource

/// The dates of a timeline's entries.
struct EntryDates {
    private let times: TimeFolder

    init(_ times: TimeFolder) { self.times = times }

    /// The dates of all entries, of a loop those of its first and last turn; nil when one of them is not known.
    func dates(ofEntries place: CodePlace, _ context: TimeContext = TimeContext()) -> Set<TimeValue>? {
        guard context.steps < TimeContext.maximumSteps else { return nil }
        let node = place.node
        switch node.kind {
        case .arrayLiteral: return times.union(node.children.map { date(ofEntry: place.at($0), context) })
        case .tupleExpression:
            let elements = Array(node.children(.argument))
            guard elements.count == 1, let value = elements[0].firstChild else { return nil }
            return dates(ofEntries: place.at(value), context)
        case .tryExpression, .awaitExpression:
            return node.firstChild.flatMap { dates(ofEntries: place.at($0), context) }
        case .sequenceExpression: return dates(ofSum: Array(node.children), place, context)
        case .identifierExpression: return named(place, context)
        case .call: return CallExpression(node).flatMap { call($0, place, context) }
        default: return nil
        }
    }

    /// The date of one entry: what is passed as `date:` where it is made.
    func date(ofEntry place: CodePlace, _ context: TimeContext) -> Set<TimeValue>? {
        let node = place.node
        switch node.kind {
        case .tryExpression, .awaitExpression, .forceUnwrap, .optionalChaining:
            return node.firstChild.flatMap { date(ofEntry: place.at($0), context) }
        case .identifierExpression:
            guard let name = node.name, case .variable(let local)? = LocalScope.binding(of: name, at: node),
                let value = PropertyBinding(local)?.initialValue, let context = context.evaluating(place.at(local))
            else { return nil }
            return date(ofEntry: place.at(value), context)
        case .call:
            guard let call = CallExpression(node) else { return nil }
            let functions = times.targets.functions(of: call, inUnit: place.unit)
            if !functions.isEmpty { return returned(by: functions, call, place, context) { date(ofEntry: $0, $1) } }
            return call.argument(labeled: "date")?.value.flatMap { times.values(of: place.at($0), context) }
        default: return nil
        }
    }

    // MARK: Arrays

    private func dates(ofSum parts: [Node], _ place: CodePlace, _ context: TimeContext) -> Set<TimeValue>? {
        guard parts.count % 2 == 1 else { return nil }
        let operators = parts.indices.filter { $0 % 2 == 1 }
        guard operators.allSatisfy({ parts[$0].kind == .infixOperator && parts[$0].text == "+" }) else { return nil }
        return times.union(parts.indices.filter { $0 % 2 == 0 }.map { dates(ofEntries: place.at(parts[$0]), context) })
    }

    private func call(_ call: CallExpression, _ place: CodePlace, _ context: TimeContext) -> Set<TimeValue>? {
        if ["map", "compactMap"].contains(call.calleeName ?? ""), call.base != nil,
            let closure = call.allArguments.first?.value, closure.kind == .closure
        {
            return times.union(ReturnedValues.of(closure).withoutNil.map { date(ofEntry: place.at($0), context) })
        }
        let functions = times.targets.functions(of: call, inUnit: place.unit)
        return returned(by: functions, call, place, context) { dates(ofEntries: $0, $1) }
    }

    /// A local array: what it starts with, what it is set to, and what is added to it.
    private func named(_ place: CodePlace, _ context: TimeContext) -> Set<TimeValue>? {
        guard let name = place.node.name, case .variable(let node)? = LocalScope.binding(of: name, at: place.node),
            let binding = PropertyBinding(node), let variable = binding.variable, let scope = variable.parent,
            let context = context.evaluating(place.at(node))
        else { return nil }
        var parts: [Set<TimeValue>?] = []
        if let value = binding.initialValue, !isEmptyArray(value) {
            parts.append(dates(ofEntries: place.at(value), context))
        }
        for node in scope.subtree where node.id > variable.id {
            switch node.kind {
            case .call:
                guard let call = CallExpression(node), call.base?.kind == .identifierExpression,
                    call.base?.named(name) == true
                else { continue }
                if let added = added(by: call, place, context) { parts.append(added) }
            case .sequenceExpression:
                let operands = Array(node.children)
                guard operands.count >= 3, operands[0].named(name), operands[1].kind == .infixOperator else { continue }
                guard ["=", "+="].contains(operands[1].text) else { continue }
                parts.append(dates(ofSum: Array(operands[2...]), place, context))
            default: continue
            }
        }
        return times.union(parts)
    }

    private func isEmptyArray(_ node: Node) -> Bool {
        switch node.kind {
        case .arrayLiteral: node.firstChild == nil
        // `[Entry]()`, `Array<Entry>()`
        case .call: CallExpression(node)?.allArguments.isEmpty == true
        default: false
        }
    }

    /// The dates of what `append` and its like add; nil for a call that adds nothing.
    private func added(by call: CallExpression, _ place: CodePlace, _ context: TimeContext) -> Set<TimeValue>?? {
        guard call.calleeName == "append" || call.calleeName == "insert", let first = call.arguments.first,
            let value = first.value
        else { return nil }
        if first.label == "contentsOf" { return .some(dates(ofEntries: place.at(value), context)) }
        return .some(date(ofEntry: place.at(value), context))
    }

    // MARK: Functions of the project

    private func returned(
        by functions: [DeclarationID], _ call: CallExpression, _ place: CodePlace, _ context: TimeContext,
        _ evaluate: (CodePlace, TimeContext) -> Set<TimeValue>?
    ) -> Set<TimeValue>? {
        times.union(
            functions.map { id in
                guard let node = times.program.node(id), let function = FunctionDeclaration(node),
                    let body = function.body,
                    let context = context.evaluating(CodePlace(unit: id.unit, node: body))
                else { return nil }
                let given = times.arguments(of: call, for: function, inUnit: id.unit, place, context)
                let inner = context.entering(parameters: given, selfValues: nil)
                return times.union(ReturnedValues.of(body).withoutNil.map { evaluate(CodePlace(unit: id.unit, node: $0), inner) })
            })
    }
}
