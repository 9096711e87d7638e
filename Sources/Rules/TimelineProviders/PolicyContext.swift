import SwiftSource
import WidgetModel

/// What kind of policy is expected where a call such as `.after(x)` stands.
struct PolicyContext {
    enum Policy {
        case timeline
        case dismissal
    }

    /// Nil where something else may be meant.
    let policy: Policy?

    init(_ place: CodePlace, _ program: Program) {
        guard let call = CallExpression(place.node) else {
            policy = nil
            return
        }
        if let base = call.base {
            let name = base.kind == .identifierExpression ? base.name : nil
            policy = name.flatMap { Self.policy(named: $0, program, place.unit) }
        } else {
            policy = call.hasImplicitBase ? Self.expected(at: place.node, program, place.unit) : nil
        }
    }

    private static func policy(named name: String, _ program: Program, _ unit: Int) -> Policy? {
        guard !program.declaresType(name, visibleFrom: unit) else { return nil }
        switch name {
        case "TimelineReloadPolicy": return .timeline
        case "ActivityUIDismissalPolicy": return .dismissal
        default: return nil
        }
    }

    /// The policy that the surroundings of an expression ask for.
    private static func expected(at node: Node, _ program: Program, _ unit: Int) -> Policy? {
        for around in node.ancestors {
            switch around.kind {
            case .sequenceExpression:
                if let variable = around.firstChild, variable.assignment?.text == "=", !variable.contains(node) {
                    return policy(ofVariable: variable, program, unit)
                }
            case .tupleExpression, .ternaryOperator, .tryExpression, .returnStatement, .codeBlock,
                .ifClause, .elseClause, .ifExpression, .switchCase, .switchExpression, .initializerClause:
                break
            case .argument:
                return policy(ofArgument: around, program, unit)
            case .patternBinding:
                return PropertyBinding(around)?.type.flatMap { policy(named: TypeName.lastPart(of: $0), program, unit) }
            case .functionDeclaration:
                return FunctionDeclaration(around)?.returnType.flatMap { policy(named: TypeName.lastPart(of: $0), program, unit) }
            case .parameter:
                return Parameter(around).type.flatMap { policy(named: TypeName.lastPart(of: $0), program, unit) }
            default:
                return nil
            }
        }
        return nil
    }

    /// The policy that a local variable is declared to hold.
    private static func policy(ofVariable variable: Node, _ program: Program, _ unit: Int) -> Policy? {
        guard variable.kind == .identifierExpression, let name = variable.name,
            case .variable(let binding)? = LocalScope.binding(of: name, at: variable)
        else { return nil }
        return PropertyBinding(binding)?.type.flatMap { policy(named: TypeName.lastPart(of: $0), program, unit) }
    }

    /// The policy that a function of the project takes.
    private static func policy(
        ofParameter argument: Node, _ call: CallExpression, _ program: Program, _ unit: Int
    ) -> Policy? {
        let functions = CallTargets(program).functions(of: call, inUnit: unit)
        guard functions.count == 1, let node = program.node(functions[0]) else { return nil }
        let parameter = FunctionDeclaration(node)?.parameters.first { $0.label == argument.name }
        return parameter?.type.flatMap { policy(named: TypeName.lastPart(of: $0), program, functions[0].unit) }
    }

    private static func policy(ofArgument argument: Node, _ program: Program, _ unit: Int) -> Policy? {
        guard let list = argument.parent, let call = list.parent.flatMap(CallExpression.init) else {
            // One element of a tuple in parentheses: `(.after(x))`.
            if argument.parent?.kind == .tupleExpression, argument.name == nil, let tuple = argument.parent { return expected(at: tuple, program, unit) }
            return nil
        }
        switch argument.name {
        case "policy"?:
            let makesTimeline = call.calleeName == "Timeline" || call.calleeName == "init"
            guard makesTimeline else { return policy(ofParameter: argument, call, program, unit) }
            guard call.hasArgument(labeled: "entries") else { return nil }
            return program.declaresType("Timeline", visibleFrom: unit) ? nil : .timeline
        case "dismissalPolicy"?:
            return call.calleeName == "end" ? .dismissal : nil
        default:
            return policy(ofParameter: argument, call, program, unit)
        }
    }
}
