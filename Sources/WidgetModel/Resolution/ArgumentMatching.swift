import SwiftSource

extension Declaration {
    /// Whether the function can be called so: the written labels come in the order of the declared ones, and what is left
    /// out has a default value or is a trailing closure.
    public func accepts(_ call: CallExpression, _ declaration: Node?) -> Bool {
        let parameters = declaration.flatMap { FunctionDeclaration($0) }?.parameters ?? []
        var next = 0
        for argument in call.arguments {
            guard let match = labels[min(next, labels.count)...].firstIndex(of: argument.label) else {
                // One more value for a variadic parameter.
                if argument.label == nil, next > 0, isVariadic(next - 1, parameters) { continue }
                return false
            }
            guard optionalCount(next..<match, parameters) == match - next else { return false }
            next = match + 1
        }
        let rest = labels.count - next
        let closures = call.trailingClosures.count
        return closures <= rest && optionalCount(next..<labels.count, parameters) >= rest - closures
    }

    /// Parameters of the range that a call may leave out.
    private func optionalCount(_ range: Range<Int>, _ parameters: [Parameter]) -> Int {
        range.count {
            parameters.indices.contains($0) && (parameters[$0].defaultValue != nil || isVariadic($0, parameters))
        }
    }

    private func isVariadic(_ index: Int, _ parameters: [Parameter]) -> Bool {
        parameters.indices.contains(index) && parameters[index].node.text.hasSuffix("...")
    }
}
