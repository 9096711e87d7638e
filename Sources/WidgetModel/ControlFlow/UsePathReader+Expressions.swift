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

    // MARK: Calls

    private mutating func evaluate(call: CallExpression, _ states: PathStates) -> PathStates {
        var states = states
        let callee = call.callee?.withoutUnwrapping
        let isValueCalled = callee.map { value.isMeant(by: $0) } ?? false
        let function = callee.flatMap { $0.kind == .closure ? $0 : localFunction($0) }
        if function == nil, !isValueCalled { states = evaluate(callee, states) }
        states = evaluate(argumentsOf: call, states)
        if isValueCalled {
            states.use()
        } else if let function, mentionsValue(function) {
            states.use(exceptAt: openEnds(of: function))
        }
        return call.endsProgram || mayEndPath(call, states) && calls.neverReturns(call) ? .none : states
    }

    /// Whether it matters that a call may never return: nobody writes anything behind one that does not.
    private func mayEndPath(_ call: CallExpression, _ states: PathStates) -> Bool {
        guard states.unused != nil, let block = call.node.parent, block.kind == .codeBlock || block.kind == .switchCase
        else { return false }
        return call.node.tree.subtreeEnd(call.node.id) == block.tree.subtreeEnd(block.id)
    }

    private mutating func evaluate(argumentsOf call: CallExpression, _ states: PathStates) -> PathStates {
        var states = states
        var capturing: [Argument] = []
        for argument in call.allArguments {
            guard let passed = argument.value else { continue }
            if passed.kind == .closure {
                if mentionsValue(passed) { capturing.append(argument) }
            } else if value.isMeant(by: passed) {
                states.use(exceptAt: calls.openEnds(argument, call))
            } else {
                states = evaluate(passed, states)
            }
        }
        guard let argument = capturing.first, let closure = argument.value else { return states }
        // Which of several closures runs, and how often, is known to the called function alone.
        if capturing.count > 1 || isInLoop || call.mayRepeatClosures {
            states.use()
        } else {
            states.use(exceptAt: openEnds(of: closure) + calls.openEnds(argument, call))
        }
        return states
    }

    /// Where a closure or local function ends without a use.
    private mutating func openEnds(of function: Node) -> [PathEnd] {
        guard !localFunctions.contains(function.id), let body = function.kind == .closure ? function : function.declaredBody
        else { return [] }
        // Under another name the value is out of sight.
        if let signature = function.firstChild(.closureSignature), renamesValue(signature) { return [] }
        var inner = UsePathReader(value, unit: unit, calls)
        inner.localFunctions = localFunctions + [function.id]
        let next = inner.run(statements: body.pathStatements, .start)
        var ends = BodyEnds(place(body), next)
        for exit in inner.exits {
            if exit.kind == .throw, isTried {
                // The call around hands it on, so it has not been lost.
                throwsBeforeUse = throwsBeforeUse || !exit.states.isUsedByAll
            } else {
                ends.add(exit)
            }
        }
        return ends.open
    }

    private func renamesValue(_ signature: Node) -> Bool {
        signature.children(.closureCapture).contains { capture in
            !capture.named(value.name) && capture.subtree.contains { value.isMeant(by: $0) }
        }
    }

    // MARK: Names

    /// The local function, or the closure in a local variable, that a name means, if it uses the value.
    private func localFunction(_ node: Node) -> Node? {
        guard node.kind == .identifierExpression, let name = node.name else { return nil }
        let function: Node
        switch LocalScope.binding(of: name, at: node) {
        case .function(let node)?: function = node
        case .variable(let binding)?:
            guard let closure = PropertyBinding(binding)?.initialValue, closure.kind == .closure else { return nil }
            function = closure
        default: return nil
        }
        return !localFunctions.contains(function.id) && mentionsValue(function) ? function : nil
    }

    private func mentionsValue(_ node: Node) -> Bool {
        node.subtree.contains { $0.kind == .identifierExpression && (value.isMeant(by: $0) || mentionsFunction($0)) }
    }

    /// Whether a name means a local function that uses the value itself.
    private func mentionsFunction(_ identifier: Node) -> Bool {
        guard let name = identifier.name, identifier.isCallee || identifier.parent?.kind == .argument,
            case .function(let function)? = LocalScope.binding(of: name, at: identifier)
        else { return false }
        return function.subtree.contains { value.isMeant(by: $0) }
    }
}

extension Node {
    /// Without `?` and `!`.
    fileprivate var withoutUnwrapping: Node {
        var node = self
        while node.kind == .optionalChaining || node.kind == .forceUnwrap, let inner = node.firstChild { node = inner }
        return node
    }

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
