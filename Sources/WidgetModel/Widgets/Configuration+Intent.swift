import SwiftSource

extension Configuration {
    /// The type of the intent that people configure it with: what is passed as `intent:`, else what its provider takes.
    public func intent(in program: Program) -> ValueType? {
        let types = ExpressionTypes(program)
        if let value = call.argument(labeled: "intent")?.value {
            guard value.named("self"), let type = value.firstChild,
                case .metatype(let intent)? = types.type(of: type, inUnit: place.unit)
            else { return nil }
            return intent
        }
        guard let provider = provider(in: program) else { return nil }
        for method in ["timeline", "snapshot", "currentValue"] {
            for id in program.members(method, of: provider) {
                guard let node = program.node(id), let type = FunctionDeclaration(node)?.parameters.first?.type else {
                    continue
                }
                return types.written(type, id.unit)
            }
        }
        return nil
    }
}
