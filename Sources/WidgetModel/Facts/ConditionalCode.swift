import SwiftSource

/// What `#if` decides without knowing the build.
public enum ConditionalCode {
    /// Whether a clause is `#if false`, or the other side of `#if true`.
    public static func isNeverCompiled(_ clause: NodeID, in tree: SyntaxTree) -> Bool {
        guard isElse(clause, in: tree) else { return isLiteral(clause, "false", in: tree) }
        guard let first = tree.firstChild(tree.parent(clause), .ifConfigClause) else { return false }
        return isLiteral(first, "true", in: tree)
    }

    /// Whether it is open that people ever run what the clause holds: it is for debug builds, or it depends on a flag of
    /// the project's own (`#if WIDGET`), which may be set for the app alone.
    ///
    /// - Parameter conditions: What the file's targets decide.
    static func isDoubtful(_ clause: NodeID, in tree: SyntaxTree, _ conditions: BuildConditions?) -> Bool {
        if isNeverCompiled(clause, in: tree) || isLiteralName(clause, "DEBUG", in: tree) { return true }
        switch conditions?.compilation(of: [tree.node(clause)]) {
        case .never?: return true
        case .certain?: return false
        case .doubtful?, nil: break
        }
        // An `#elseif` or `#else` depends on the conditions before it as well.
        for sibling in tree.children(tree.parent(clause)) where tree.kind(sibling) == .ifConfigClause && sibling <= clause {
            guard !isElse(sibling, in: tree), let condition = tree.firstChild(sibling) else { continue }
            if namesOwnFlag(condition, in: tree) { return true }
        }
        return false
    }

    private static func isElse(_ clause: NodeID, in tree: SyntaxTree) -> Bool {
        tree.tokens.kinds[Int(tree.firstTokens[clause.index])] == .poundElse
    }

    private static func isLiteral(_ clause: NodeID, _ word: StaticString, in tree: SyntaxTree) -> Bool {
        guard let condition = tree.firstChild(clause), tree.kind(condition) == .booleanLiteral else { return false }
        return tree.name(condition, is: word)
    }

    private static func isLiteralName(_ clause: NodeID, _ word: StaticString, in tree: SyntaxTree) -> Bool {
        guard !isElse(clause, in: tree), let condition = tree.firstChild(clause) else { return false }
        return tree.kind(condition) == .identifierExpression && tree.name(condition, is: word)
    }

    /// Whether a condition names a flag, and not just `os(…)`, `canImport(…)` and the like, or `DEBUG`.
    private static func namesOwnFlag(_ condition: NodeID, in tree: SyntaxTree) -> Bool {
        var index = condition.index
        let end = tree.subtreeEnd(condition)
        while index < end {
            let node = NodeID(index)
            if tree.kind(node) == .call {
                index = tree.subtreeEnd(node)
                continue
            }
            if tree.kind(node) == .identifierExpression, !tree.name(node, is: "DEBUG") { return true }
            index += 1
        }
        return false
    }
}
