import SwiftSource

/// What the calls of a function pass for one of its parameters.
struct PassedValues {
    /// For each call the expression, or the parameter's default where it passes none; nil where there is neither.
    private(set) var values: [CodePlace?] = []

    /// - Parameter parameter: `.parameter` of a function. Nil for those of closures.
    init?(_ parameter: CodePlace, _ sites: CallSites, _ program: Program) {
        let isOwner: (Node) -> Bool = { $0.kind.isFunctionDeclaration || $0.kind == .closure }
        guard let owner = parameter.node.ancestors.first(where: isOwner), let function = FunctionDeclaration(owner),
            let id = program.declaration(at: parameter.at(owner))
        else { return nil }
        values = sites.calls(of: id, in: program).filter { !DebugCode.holds($0.node) }.map { call in
            guard let expression = CallExpression(call.node) else { return nil }
            return Self.value(of: parameter, in: expression, of: function, call)
        }
    }

    private static func value(
        of parameter: CodePlace, in call: CallExpression, of function: FunctionDeclaration, _ place: CodePlace
    ) -> CodePlace? {
        var arguments = call.arguments[...]
        for candidate in function.parameters {
            let argument = arguments.first.flatMap { $0.label == candidate.label ? $0 : nil }
            if argument != nil { arguments.removeFirst() }
            guard candidate.node.id == parameter.node.id else { continue }
            return argument.map { $0.value.map(place.at) } ?? candidate.defaultValue.map(parameter.at)
        }
        return nil
    }
}
