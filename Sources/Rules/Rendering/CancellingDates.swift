import SwiftSource
import WidgetModel

/// Present dates that cancel each other out: one is added to what a helper is passed, and the helper takes it from
/// another. `age(of: now + earlier - latest)` with `now - date` inside is the time between two readings.
struct CancellingDates {
    private let program: Program

    init(_ program: Program) { self.program = program }

    /// Whether a present date is added to what is passed to a helper that takes it from the present.
    func holdArgument(_ place: CodePlace) -> Bool {
        var inner = place.node
        for around in place.node.ancestors {
            switch around.kind {
            case .sequenceExpression: if !Self.isAdded(inner, in: around) { return false }
            case .call:
                guard let call = CallExpression(around) else { return false }
                if let helper = helper(called: call, at: place) {
                    return call.allArguments.first { $0.node.contains(place.node) }
                        .flatMap { helper.function.parameter(for: $0, of: call) }
                        .map { isTakenFromNow($0, helper) } ?? false
                }
            case .codeBlock, .closure: return false
            default: break
            }
            inner = around
        }
        return false
    }

    /// Whether a present date in a helper has something taken from it to which all who call the helper add the present.
    func holdMinuend(_ place: CodePlace, in project: WidgetProject) -> Bool {
        guard let declaration = place.node.ancestors.first(where: { $0.kind.isFunctionDeclaration }),
            let function = FunctionDeclaration(declaration), !function.parameters.isEmpty
        else { return false }
        let taken = function.parameters.filter { isTaken($0, fromDateAt: place) }
        guard !taken.isEmpty, let id = program.declaration(at: place.at(declaration)) else { return false }
        let calls = Callers(project).calls(of: id).filter { mayRun(id, $0) }
        return !calls.isEmpty
            && taken.contains { parameter in calls.allSatisfy { addsNow(to: parameter, of: function, $0) } }
    }

    /// Whether a call of the name does not certainly mean another function.
    private func mayRun(_ function: DeclarationID, _ place: CodePlace) -> Bool {
        guard let call = CallExpression(place.node) else { return false }
        let functions = CallTargets(program).functions(of: call, inUnit: place.unit)
        return functions.isEmpty || functions.contains(function)
    }

    private func isTaken(_ parameter: Parameter, fromDateAt place: CodePlace) -> Bool {
        var inner = place.node
        for around in place.node.ancestors {
            switch around.kind {
            case .sequenceExpression:
                return Self.isAdded(inner, in: around) && Self.subtracts(parameter, in: around)
            case .call:
                if let call = CallExpression(around), isTakenFromNow(parameter, by: call, inUnit: place.unit) {
                    return true
                }
            case .codeBlock, .closure: return false
            default: break
            }
            inner = around
        }
        return false
    }

    private typealias Helper = (function: FunctionDeclaration, unit: Int)

    private func helper(called call: CallExpression, at place: CodePlace) -> Helper? {
        let functions = CallTargets(program).functions(of: call, inUnit: place.unit)
        guard functions.count == 1, let function = program.node(functions[0]).flatMap(FunctionDeclaration.init) else {
            return nil
        }
        return (function, functions[0].unit)
    }

    private func isTakenFromNow(_ parameter: Parameter, _ helper: Helper) -> Bool {
        helper.function.body?.subtree.contains { node in
            if let call = CallExpression(node) { return isTakenFromNow(parameter, by: call, inUnit: helper.unit) }
            return node.kind == .sequenceExpression && Self.subtracts(parameter, in: node)
                && Self.terms(of: node).contains { $0.isAdded && holdsNow($0.operands, inUnit: helper.unit) }
        } ?? false
    }

    /// `calendar.dateComponents([.minute], from: parameter, to: .now)`, `Date.now.timeIntervalSince(parameter)`
    private func isTakenFromNow(_ parameter: Parameter, by call: CallExpression, inUnit unit: Int) -> Bool {
        let (start, end) =
            switch call.calleeName {
            case "dateComponents": (call.argument(labeled: "from")?.value, call.argument(labeled: "to")?.value)
            case "timeIntervalSince": (call.firstUnlabeledArgument?.value, call.base)
            default: (Node?.none, Node?.none)
            }
        guard let start, let end else { return false }
        return Self.mentions(parameter, in: start) && holdsNow([end], inUnit: unit)
    }

    private func addsNow(to parameter: Parameter, of function: FunctionDeclaration, _ place: CodePlace) -> Bool {
        guard let call = CallExpression(place.node) else { return false }
        return call.allArguments.contains { argument in
            guard function.parameter(for: argument, of: call)?.node.id == parameter.node.id, let value = argument.value
            else { return false }
            return value.subtree.contains { sequence in
                sequence.kind == .sequenceExpression
                    && Self.terms(of: sequence).contains { $0.isAdded && holdsNow($0.operands, inUnit: place.unit) }
            }
        }
    }

    private func holdsNow(_ operands: [Node], inUnit unit: Int) -> Bool {
        operands.contains { $0.subtree.contains { CurrentDate(CodePlace(unit: unit, node: $0), in: program) != nil } }
    }
}

// MARK: - Sums

extension CancellingDates {
    /// Factors between two signs: `now * 1000` of `now * 1000 + earlier - latest`.
    private struct Term {
        let isAdded: Bool
        var operands: [Node] = []
    }

    private static func terms(of sequence: Node) -> [Term] {
        var terms = [Term(isAdded: true)]
        for part in sequence.children {
            guard part.kind == .infixOperator else {
                terms[terms.count - 1].operands.append(part)
                continue
            }
            switch part.text {
            case "+": terms.append(Term(isAdded: true))
            case "-": terms.append(Term(isAdded: false))
            case "*", "/": break
            // Something else than a sum.
            default: return []
            }
        }
        return terms
    }

    private static func isAdded(_ operand: Node, in sequence: Node) -> Bool {
        terms(of: sequence).contains { $0.isAdded && $0.operands.contains { $0.id == operand.id } }
    }

    private static func subtracts(_ parameter: Parameter, in sequence: Node) -> Bool {
        terms(of: sequence).contains { term in
            !term.isAdded && term.operands.contains { mentions(parameter, in: $0) }
        }
    }

    /// Whether an expression uses a parameter, itself or through a local constant.
    private static func mentions(_ parameter: Parameter, in expression: Node, steps: Int = 0) -> Bool {
        expression.subtree.contains { node in
            guard node.kind == .identifierExpression, let name = node.name else { return false }
            switch LocalScope.binding(of: name, at: node) {
            case .parameter(let meant)?: return meant.id == parameter.node.id
            case .variable(let binding)? where steps < 3:
                return PropertyBinding(binding)?.initialValue.map { mentions(parameter, in: $0, steps: steps + 1) } ?? false
            default: return false
            }
        }
    }
}
