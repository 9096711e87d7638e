import SwiftSource
import WidgetModel

extension Divisions {
    /// Whether a divisor is something that varies, and that nothing keeps from being zero. False where it is not known.
    func mayBeZero(_ place: CodePlace, _ steps: Int) -> Bool {
        guard steps < Self.maximumSteps else { return false }
        let node = place.node
        switch node.kind {
        case .integerLiteral, .floatLiteral:
            return false
        case .tupleExpression:
            guard let inner = node.onlyElement else { return false }
            return mayBeZero(place.at(inner), steps)
        case .sequenceExpression:
            let parts = Array(node.children)
            let operators = parts.filter { !$0.kind.isExpression }.map(\.text)
            if operators == ["-"] { return parts.contains { mayBeZero(place.at($0), steps + 1) } }
            guard operators.allSatisfy({ $0 == "*" }) else { return false }
            return parts.contains { $0.kind.isExpression && mayBeZero(place.at($0), steps + 1) }
        case .call:
            guard let call = CallExpression(node) else { return false }
            if let inner = Self.converted(call) { return mayBeZero(place.at(inner), steps) }
            return call.calleeName == "timeIntervalSince" && call.base != nil || isPlainFunction(call, place)
        case .identifierExpression, .memberAccess:
            return nameMayBeZero(place, steps)
        default:
            return false
        }
    }

    /// Whether a call runs a function of the project in which nothing is compared or clamped.
    private func isPlainFunction(_ call: CallExpression, _ place: CodePlace) -> Bool {
        var functions = targets.functions(of: call, inUnit: place.unit)
        if functions.isEmpty, call.base != nil, let name = call.calleeName {
            // Of a date whose type is not evident.
            functions = program.foreignMembers(name, of: "Date", inUnit: place.unit).filter {
                program.fact($0).accepts(call)
            }
        }
        guard functions.count == 1, let body = program.node(functions[0])?.declaredBody else { return false }
        return !body.subtree.contains { node in
            switch node.kind {
            case .guardStatement, .ifExpression, .switchExpression, .ternaryOperator: return true
            case .call: return ["max", "min", "clamp", "clamped"].contains(CallExpression(node)?.calleeName)
            case .infixOperator: return node.text == "??" || node.text == "+"
            default: return false
            }
        }
    }

    private func nameMayBeZero(_ place: CodePlace, _ steps: Int) -> Bool {
        guard let name = place.node.name else { return false }
        if place.node.kind == .identifierExpression, let local = LocalScope.binding(of: name, at: place.node) {
            switch local {
            case .variable(let binding):
                guard let property = PropertyBinding(binding), property.variable?.named("let") == true,
                    let value = property.initialValue
                else { return false }
                return mayBeZero(place.at(value), steps + 1)
            case .parameter: return true
            case .unwrapped, .untyped, .function: return false
            }
        }
        let base = place.node.kind == .memberAccess ? place.node.firstChild : nil
        guard place.node.kind == .identifierExpression || base != nil else { return false }
        if name == "count" || name == "duration" { return base != nil }
        let members = targets.members(named: name, base: base, hasImplicitBase: false, at: place)
        guard members.count == 1, let property = program.node(members[0]).flatMap(PropertyBinding.init) else {
            return false
        }
        if let getter = property.getter {
            guard let value = ReturnedValues.onlyValue(of: getter) else { return false }
            return mayBeZero(CodePlace(unit: members[0].unit, node: value), steps + 1)
        }
        if let value = property.initialValue, property.variable?.named("let") == true {
            return mayBeZero(CodePlace(unit: members[0].unit, node: value), steps + 1)
        }
        return true
    }
}
