import SwiftSource

/// Code that only debug builds compile: people never run it.
public enum DebugCode {
    /// Whether a node stands under `#if DEBUG`, or behind the `#else` of `#if !DEBUG`.
    public static func holds(_ node: Node) -> Bool {
        let clauses = node.ancestors.filter { $0.kind == .ifConfigClause }
        guard !clauses.isEmpty else { return false }
        return CompilationConditions.needDebugging(clauses)
    }
}
