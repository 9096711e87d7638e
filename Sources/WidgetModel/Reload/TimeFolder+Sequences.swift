import SwiftSource

extension TimeFolder {
    /// What a loop's variable or a closure's parameter can be: of a range its ends.
    func element(_ place: CodePlace, _ context: TimeContext) -> Set<TimeValue>? {
        for around in [place.node] + Array(place.node.ancestors) {
            switch around.kind {
            case .forStatement: return loopElement(place, of: around, context)
            case .closure: return closureElement(of: place.at(around), context)
            case .codeBlock, .functionDeclaration: return nil
            default: continue
            }
        }
        return nil
    }

    /// `for name in sequence`, where the name is the whole pattern.
    private func loopElement(_ place: CodePlace, of loop: Node, _ context: TimeContext) -> Set<TimeValue>? {
        guard let pattern = loop.firstChild, pattern.kind == .identifierPattern,
            let sequence = LoopSequence.sequence(of: loop), let context = context.evaluating(place.at(loop))
        else { return nil }
        return ends(of: place.at(sequence), context)?.values(inFirstTurn: context.firstTurn == place.at(loop))
    }

    /// `$0` of the nearest closure.
    func closureElement(_ name: String, _ place: CodePlace, _ context: TimeContext) -> Set<TimeValue>? {
        guard name == "$0", let closure = place.node.ancestors.first(where: { $0.kind == .closure }) else { return nil }
        return closureElement(of: place.at(closure), context)
    }

    /// What `map` and the like pass to a closure.
    private func closureElement(of place: CodePlace, _ context: TimeContext) -> Set<TimeValue>? {
        guard let sequence = LoopSequence.sequence(of: place.node), let context = context.evaluating(place) else {
            return nil
        }
        return ends(of: place.at(sequence), context)?.values(inFirstTurn: context.firstTurn == place)
    }

    // MARK: Sequences

    /// What a sequence begins with, and what may be the first and the last of its elements.
    struct SequenceEnds {
        let first: Set<TimeValue>
        /// Nil when nobody can tell.
        let all: Set<TimeValue>?

        func values(inFirstTurn: Bool) -> Set<TimeValue>? { inFirstTurn ? first : all }
    }

    func ends(of place: CodePlace, _ context: TimeContext) -> SequenceEnds? {
        let node = place.node
        switch node.kind {
        case .tupleExpression: return node.onlyElement.flatMap { ends(of: place.at($0), context) }
        case .arrayLiteral:
            guard let first = node.firstChild.flatMap({ values(of: place.at($0), context) }) else { return nil }
            return SequenceEnds(first: first, all: union(node.children.map { values(of: place.at($0), context) }))
        case .sequenceExpression: return ends(ofRange: place, context)
        case .call: return CallExpression(node).flatMap { stride($0, place, context) }
        case .identifierExpression, .memberAccess: return constantEnds(place, context)
        default: return nil
        }
    }

    private func ends(ofRange place: CodePlace, _ context: TimeContext) -> SequenceEnds? {
        let parts = Array(place.node.children)
        guard let dots = parts.firstIndex(where: { $0.kind == .infixOperator && ["..<", "..."].contains($0.text) }),
            let lower = values(ofOperands: Array(parts[..<dots]), at: place, context)
        else { return nil }
        let upper = values(ofOperands: Array(parts[(dots + 1)...]), at: place, context)
        let isHalfOpen = parts[dots].text == "..<"
        let last = upper.flatMap { upper in
            union(upper.map { $0.number.map { [.number(isHalfOpen ? $0 - 1 : $0)] } })
        }
        return SequenceEnds(first: lower, all: union([lower, last]))
    }

    private func stride(_ call: CallExpression, _ place: CodePlace, _ context: TimeContext) -> SequenceEnds? {
        guard call.calleeName == "stride", let from = number(call.argument(labeled: "from"), place, context),
            let step = number(call.argument(labeled: "by"), place, context), step > 0
        else { return nil }
        let first: Set<TimeValue> = [.number(from)]
        let last: Double
        if let end = number(call.argument(labeled: "through"), place, context), end >= from {
            last = from + ((end - from) / step).rounded(.down) * step
        } else if let end = number(call.argument(labeled: "to"), place, context), end > from {
            last = from + (((end - from) / step).rounded(.up) - 1) * step
        } else {
            return SequenceEnds(first: first, all: nil)
        }
        return SequenceEnds(first: first, all: [.number(from), .number(last)])
    }

    private func number(_ argument: Argument?, _ place: CodePlace, _ context: TimeContext) -> Double? {
        guard let value = argument?.value, let values = values(of: place.at(value), context), values.count == 1 else {
            return nil
        }
        return values.first?.number
    }

    /// Elements of a local or declared constant.
    private func constantEnds(_ place: CodePlace, _ context: TimeContext) -> SequenceEnds? {
        guard let name = place.node.name, let context = context.evaluating(place) else { return nil }
        if place.node.kind == .identifierExpression, let binding = LocalScope.binding(of: name, at: place.node) {
            guard case .variable(let node) = binding, let local = PropertyBinding(node),
                local.variable?.named("let") == true,
                let value = local.initialValue
            else { return nil }
            return ends(of: place.at(value), context)
        }
        return constant(place).flatMap { ends(of: $0, context.entering(parameters: [:], selfValues: nil)) }
    }
}
