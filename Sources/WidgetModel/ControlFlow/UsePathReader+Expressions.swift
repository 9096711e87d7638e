import SwiftSource

extension UsePathReader {
    mutating func evaluate(_ node: Node?, _ states: PathStates) -> PathStates {
        guard let node, states.isReached else { return states }
        switch node.kind {
        case .identifierExpression: return evaluateName(node, states)
        case .call: return CallExpression(node).map { evaluate(call: $0, states) } ?? states
        case .closure:
            // Nobody knows who calls it.
            var states = states
            if mentionsValue(node) { states.use() }
            return states
        case .tryExpression: return evaluateTry(node, states)
        case .ifExpression: return runIf(node, states)
        case .switchExpression: return runSwitch(node, label: nil, states)
        case .sequenceExpression: return evaluateSequence(node, states)
        case .optionalBindingCondition where value.isUnwrapped(by: node): return states
        default: return evaluate(children: node, states)
        }
    }

    mutating func evaluate(children node: Node, _ states: PathStates) -> PathStates {
        node.children.reduce(states) { evaluate($1, $0) }
    }

    private mutating func evaluateName(_ node: Node, _ states: PathStates) -> PathStates {
        var states = states
        if value.isMeant(by: node) {
            states.use()
        } else if let function = localFunction(node) {
            states.use(exceptAt: openEnds(of: function))
        }
        return states
    }

    /// `try` lets errors out of what stands behind it; `try?` and `try!` do not.
    private mutating func evaluateTry(_ node: Node, _ states: PathStates) -> PathStates {
        guard !node.keepsErrors else { return evaluate(children: node, states) }
        let outer = (isTried, throwsBeforeUse)
        (isTried, throwsBeforeUse) = (true, false)
        let after = evaluate(children: node, states)
        // What is called with the value is what may fail, unless that is the value itself: then its arguments are.
        exit(.throw, node, throwsBeforeUse || node.isCall(of: value) ? states : after)
        (isTried, throwsBeforeUse) = outer
        return after
    }

    /// Operands in turn; of `condition ? first : second` one or the other.
    private mutating func evaluateSequence(_ node: Node, _ states: PathStates) -> PathStates {
        let parts = Array(node.children)
        guard let ternary = parts.firstIndex(where: { $0.kind == .ternaryOperator }) else {
            return evaluate(children: node, states)
        }
        let before = parts[..<ternary].reduce(states) { evaluate($1, $0) }
        var first = evaluate(parts[ternary], before)
        first.merge(parts[(ternary + 1)...].reduce(before) { evaluate($1, $0) })
        return first
    }
}

extension Node {
    /// Whether a `try` is `try?` or `try!`.
    fileprivate var keepsErrors: Bool {
        guard let word = nameRange, word.upperBound < tree.bytes.count else { return false }
        let next = tree.bytes[word.upperBound]
        return next == UInt8(ascii: "?") || next == UInt8(ascii: "!")
    }

    /// Whether what stands behind a `try` is a call of the value.
    fileprivate func isCall(of value: TrackedValue) -> Bool {
        var node = self
        while node.kind == .tryExpression || node.kind == .awaitExpression, let inner = node.firstChild { node = inner }
        guard let callee = CallExpression(node)?.callee else { return false }
        return value.isMeant(by: callee.withoutUnwrapping)
    }
}
