import SwiftSource

/// What a loop goes through.
public enum LoopSequence {
    /// The sequence of a `for` statement, or of the `map` and its like that calls a closure for each element. Nil for
    /// other loops and closures.
    public static func sequence(of loop: Node) -> Node? {
        switch loop.kind {
        case .forStatement:
            let parts = Array(loop.children)
            return parts.count >= 2 && parts[1].kind.isExpression ? parts[1] : nil
        case .closure:
            guard let call = callPassing(loop), functions.contains(call.calleeName ?? ""),
                call.allArguments.count == 1
            else { return nil }
            return call.base.flatMap { mayBeOptional($0) ? nil : $0 }
        default: return nil
        }
    }

    /// Whether the `map` may be that of an optional value, which runs once: `UIImage(data: data).map { … }`.
    private static func mayBeOptional(_ base: Node) -> Bool {
        switch base.kind {
        case .optionalChaining, .tryExpression: return true
        case .call:
            guard let call = CallExpression(base), let name = call.calleeName else { return true }
            return call.base == nil && name.first?.isUppercase == true && !collections.contains(name)
        default: return false
        }
    }

    private static let collections: Set<String> = ["Array", "ArraySlice", "ContiguousArray", "Dictionary", "Range", "Set"]

    /// The call that a closure is an argument of.
    public static func callPassing(_ closure: Node) -> CallExpression? {
        guard let argument = closure.parent, argument.kind == .trailingClosure || argument.kind == .argument,
            let call = argument.ancestors.first(where: { $0.kind != .argumentList }).flatMap(CallExpression.init)
        else { return nil }
        return call
    }

    private static let functions: Set<String> = ["map", "compactMap", "flatMap", "forEach"]
}
