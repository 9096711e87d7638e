import SwiftSource

/// What is known of calls beyond the body that makes them.
public struct KnownCalls {
    /// Whether a call never returns, beside those of the standard library that do not.
    public let neverReturns: (CallExpression) -> Bool
    /// Where the called function ends without using what it is passed for an argument; none when all its paths use it,
    /// and when it is not known.
    public let openEnds: (Argument, CallExpression) -> [PathEnd]

    /// Nothing is known, unless it is said: a function that gets the value uses it.
    public init(
        neverReturns: @escaping (CallExpression) -> Bool = { _ in false },
        openEnds: @escaping (Argument, CallExpression) -> [PathEnd] = { _, _ in [] }
    ) {
        self.neverReturns = neverReturns
        self.openEnds = openEnds
    }
}

extension CallExpression {
    /// Whether it is a function of the standard library that ends the program.
    var endsProgram: Bool {
        guard let callee, callee.kind == .identifierExpression, let name = callee.name,
            ["fatalError", "preconditionFailure", "exit", "abort"].contains(name)
        else { return false }
        return LocalScope.binding(of: name, at: callee) == nil
    }

    /// Whether it may run a closure that it is passed more than once, or not at all, as long as all goes well.
    public var mayRepeatClosures: Bool {
        guard let name = calleeName?.lowercased() else { return false }
        return Self.repeating.contains(name) || Self.repeatingParts.contains { name.contains($0) }
    }

    private static let repeating: Set<String> = [
        "map", "compactmap", "flatmap", "filter", "foreach", "reduce", "sorted", "sort", "first", "last", "contains",
        "allsatisfy", "min", "max", "mapvalues", "compactmapvalues", "prefix", "drop", "removeall", "partition",
        "firstindex", "lastindex", "sink", "assign", "concurrentperform", "then",
    ]

    private static let repeatingParts = ["observ", "subscrib", "enumerat", "timer", "progress", "listen", "monitor"]
}
