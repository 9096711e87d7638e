import SwiftSource

/// What callers pass for a parameter that takes a store.
public struct DefaultsCalls {
    private let program: Program
    private let targets: CallTargets

    public init(_ program: Program) {
        self.program = program
        targets = CallTargets(program)
    }

    /// Name of the function or type that a call must name to pass something for a parameter.
    public func calleeName(for parameter: DefaultsParameter) -> String {
        parameter.type.map { program.type($0).name } ?? program.fact(parameter.declaration).name
    }

    /// What a call passes for a parameter: an expression, or nil where the default value is taken. None at all when the
    /// call is one of something else.
    public func argument(of place: CodePlace, for parameter: DefaultsParameter) -> Node?? {
        guard let call = CallExpression(place.node), reaches(parameter, call, place.unit) else { return .none }
        if let argument = call.arguments.first(where: { $0.label == parameter.label }), parameter.label != nil {
            return .some(argument.value)
        }
        guard parameter.label != nil, parameter.defaultValue != nil else { return .none }
        return .some(nil)
    }

    private func reaches(_ parameter: DefaultsParameter, _ call: CallExpression, _ unit: Int) -> Bool {
        guard let type = parameter.type else {
            return targets.functions(of: call, inUnit: unit) == [parameter.declaration]
        }
        guard targets.constructedType(of: call, inUnit: unit) == type else { return false }
        let initializers = targets.initializers(of: type, for: call)
        let isMemberwise = program.fact(parameter.declaration).kind == .property
        return initializers == (isMemberwise ? [] : [parameter.declaration])
    }
}
