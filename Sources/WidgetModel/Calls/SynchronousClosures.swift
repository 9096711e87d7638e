import SwiftSource

/// Closures that run before the call they are passed to returns.
public enum SynchronousClosures {
    private static let functions: Set<String> = [
        "map", "compactMap", "flatMap", "filter", "forEach", "reduce", "sorted", "sort", "first", "last", "contains",
        "allSatisfy", "min", "max", "mapValues", "compactMapValues", "prefix", "drop", "removeAll", "partition",
        "firstIndex", "lastIndex", "sync", "performAndWait", "autoreleasepool", "withUnsafeBytes", "withLock",
        "withUnsafePointer", "withExtendedLifetime", "zip", "count", "split", "withAnimation",
    ]

    public static func runs(_ closure: Node) -> Bool {
        guard let parent = closure.parent else { return true }
        switch parent.kind {
        case .call:
            // `{ … }()`
            return parent.firstChild?.id == closure.id
        case .trailingClosure, .argument:
            guard let call = parent.ancestors.first(where: { $0.kind == .call }), let name = CallExpression(call)?.calleeName
            else { return false }
            return functions.contains(name)
        default:
            return false
        }
    }
}
