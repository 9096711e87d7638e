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
            return call.base
        default: return nil
        }
    }

    /// The call that a closure is an argument of.
    public static func callPassing(_ closure: Node) -> CallExpression? {
        guard let argument = closure.parent, argument.kind == .trailingClosure || argument.kind == .argument,
            let call = argument.ancestors.first(where: { $0.kind != .argumentList }).flatMap(CallExpression.init)
        else { return nil }
        return call
    }

    private static let functions: Set<String> = ["map", "compactMap", "flatMap", "forEach"]
}
