import SwiftSource

extension FunctionDeclaration {
    /// The parameter that an argument is for; nil where that cannot be told without types.
    public func parameter(for argument: Argument, of call: CallExpression) -> Parameter? {
        if let label = argument.label { return parameters.first { $0.label == label } }
        if argument.isTrailing {
            // A first trailing closure has no label.
            if call.trailingClosures.count == 1 { return parameters.last { $0.isFunction } }
            let taken = call.allArguments.compactMap(\.label)
            let free = parameters.filter { $0.isFunction && !($0.label.map(taken.contains) ?? false) }
            return free.count == 1 ? free[0] : nil
        }
        guard let position = call.arguments.firstIndex(where: { $0.node.id == argument.node.id }),
            position < parameters.count, parameters[position].label == nil
        else { return nil }
        return parameters[position]
    }
}

extension Parameter {
    /// Whether its type is written as that of a function which is always there.
    public var isFunction: Bool {
        var type = self.type
        while let outer = type, outer.kind == .attributedType { type = outer.children.first { $0.kind.isType } }
        return type?.kind == .functionType
    }
}
