import SwiftSource

extension Declaration {
    /// Whether the function can be called so: the written labels come in the order of the declared ones, and what is left
    /// out has a default value or is a trailing closure.
    public func accepts(_ call: CallExpression) -> Bool {
        var next = 0
        for argument in call.arguments {
            let label = argument.label
            guard let match = parameters[min(next, parameters.count)...].firstIndex(where: { $0.label == label }) else {
                // One more value for a variadic parameter.
                if label == nil, next > 0, parameters[next - 1].isVariadic { continue }
                return false
            }
            guard parameters[next..<match].allSatisfy(\.mayBeLeftOut) else { return false }
            next = match + 1
        }
        let rest = parameters[next...]
        let closures = call.trailingClosures.count
        return closures <= rest.count && rest.count { !$0.mayBeLeftOut } <= closures
    }
}
