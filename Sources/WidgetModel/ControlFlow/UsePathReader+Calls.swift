import SwiftSource

extension UsePathReader {
    mutating func evaluate(call: CallExpression, _ states: PathStates) -> PathStates {
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
    mutating func openEnds(of function: Node) -> [PathEnd] {
        guard !localFunctions.contains(function.id),
            let body = function.kind == .closure ? function : function.declaredBody
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
}
