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
        let parts = Array(loop.children)
        guard parts.count >= 2, parts[0].kind == .identifierPattern, parts[1].kind.isExpression,
            let context = context.evaluating(place.at(loop))
        else { return nil }
        return elements(of: place.at(parts[1]), context)
    }

    /// `$0` of the nearest closure.
    func closureElement(_ name: String, _ place: CodePlace, _ context: TimeContext) -> Set<TimeValue>? {
        guard name == "$0", let closure = place.node.ancestors.first(where: { $0.kind == .closure }) else { return nil }
        return closureElement(of: place.at(closure), context)
    }

    /// What `map` and the like pass to a closure.
    private func closureElement(of place: CodePlace, _ context: TimeContext) -> Set<TimeValue>? {
        guard let call = place.node.ancestors.first(where: { $0.kind == .call }).flatMap(CallExpression.init),
            ["map", "compactMap", "flatMap", "forEach"].contains(call.calleeName ?? ""), let base = call.base,
            call.allArguments.count == 1, call.allArguments[0].value?.id == place.node.id,
            let context = context.evaluating(place)
        else { return nil }
        return elements(of: place.at(base), context)
    }

    private func elements(of place: CodePlace, _ context: TimeContext) -> Set<TimeValue>? {
        let node = place.node
        switch node.kind {
        case .tupleExpression:
            let elements = Array(node.children(.argument))
            guard elements.count == 1, let value = elements[0].firstChild else { return nil }
            return self.elements(of: place.at(value), context)
        case .arrayLiteral: return union(node.children.map { values(of: place.at($0), context) })
        case .sequenceExpression: return ends(ofRange: place, context)
        case .call: return CallExpression(node).flatMap { stride($0, place, context) }
        case .identifierExpression, .memberAccess: return constantElements(place, context)
        default: return nil
        }
    }

    private func ends(ofRange place: CodePlace, _ context: TimeContext) -> Set<TimeValue>? {
        let parts = Array(place.node.children)
        guard let dots = parts.firstIndex(where: { $0.kind == .infixOperator && ["..<", "..."].contains($0.text) }),
            let lower = values(ofOperands: Array(parts[..<dots]), at: place, context),
            let upper = values(ofOperands: Array(parts[(dots + 1)...]), at: place, context)
        else { return nil }
        let isHalfOpen = parts[dots].text == "..<"
        let last = union(upper.map { $0.number.map { [.number(isHalfOpen ? $0 - 1 : $0)] } })
        return union([lower, last])
    }

    private func stride(_ call: CallExpression, _ place: CodePlace, _ context: TimeContext) -> Set<TimeValue>? {
        guard call.calleeName == "stride", let from = number(call.argument(labeled: "from"), place, context),
            let step = number(call.argument(labeled: "by"), place, context), step > 0
        else { return nil }
        if let end = number(call.argument(labeled: "through"), place, context), end >= from {
            return [.number(from), .number(from + ((end - from) / step).rounded(.down) * step)]
        }
        guard let end = number(call.argument(labeled: "to"), place, context), end > from else { return nil }
        return [.number(from), .number(from + (((end - from) / step).rounded(.up) - 1) * step)]
    }

    private func number(_ argument: Argument?, _ place: CodePlace, _ context: TimeContext) -> Double? {
        guard let value = argument?.value, let values = values(of: place.at(value), context), values.count == 1 else {
            return nil
        }
        return values.first?.number
    }

    /// Elements of a local or declared constant.
    private func constantElements(_ place: CodePlace, _ context: TimeContext) -> Set<TimeValue>? {
        guard let name = place.node.name, let context = context.evaluating(place) else { return nil }
        if place.node.kind == .identifierExpression, let binding = LocalScope.binding(of: name, at: place.node) {
            guard case .variable(let node) = binding, let local = PropertyBinding(node),
                local.variable?.named("let") == true,
                let value = local.initialValue
            else { return nil }
            return elements(of: place.at(value), context)
        }
        let base = place.node.kind == .memberAccess ? place.node.firstChild : nil
        let members = targets.members(named: name, base: base, hasImplicitBase: false, at: place)
        guard let id = members.first, members.count == 1, let node = program.node(id),
            let binding = PropertyBinding(node),
            binding.variable?.named("let") == true, let value = binding.initialValue
        else { return nil }
        return elements(of: CodePlace(unit: id.unit, node: value), context.entering(parameters: [:], selfValues: nil))
    }
}
