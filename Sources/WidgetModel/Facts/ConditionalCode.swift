import SwiftSource

/// What `#if` decides without knowing the build.
public enum ConditionalCode {
    /// Whether a clause is `#if false`, or the other side of `#if true`.
    public static func isNeverCompiled(_ clause: NodeID, in tree: SyntaxTree) -> Bool {
        let isElse = tree.tokens.kinds[Int(tree.firstTokens[clause.index])] == .poundElse
        if isElse {
            let parent = tree.parent(clause)
            guard let first = tree.firstChild(parent, .ifConfigClause) else { return false }
            return isLiteral(first, "true", in: tree)
        }
        return isLiteral(clause, "false", in: tree)
    }

    private static func isLiteral(_ clause: NodeID, _ word: StaticString, in tree: SyntaxTree) -> Bool {
        guard let condition = tree.firstChild(clause), tree.kind(condition) == .booleanLiteral else { return false }
        return tree.name(condition, is: word)
    }
}
