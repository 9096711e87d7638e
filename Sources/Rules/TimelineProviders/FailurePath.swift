import SwiftSource

/// Code that runs when something went wrong.
enum FailurePath {
    /// Whether a node stands in a `catch`, in `case .failure`, behind the `else` of a `guard`, or where there is an
    /// error.
    static func holds(_ node: Node) -> Bool {
        var inner = node
        for around in node.ancestors {
            switch around.kind {
            case .catchClause: return true
            case .guardStatement where inner.kind == .codeBlock: return true
            case .switchCase where around.children(.switchCaseItem).contains(where: namesFailure): return true
            case .ifClause where around.firstChild(.conditionList).map(isAboutError) == true: return true
            case .functionDeclaration, .initializerDeclaration: return false
            default: break
            }
            inner = around
        }
        return false
    }

    private static func namesFailure(_ item: Node) -> Bool {
        item.subtree.contains { $0.kind == .memberAccess && ($0.named("failure") || $0.named("error")) }
    }

    /// `if let error`, `if error != nil`, `if case .failure = result`
    private static func isAboutError(_ conditions: Node) -> Bool {
        conditions.children.contains { condition in
            switch condition.kind {
            case .optionalBindingCondition: condition.named("error")
            case .matchingPatternCondition: condition.firstChild.map(namesFailure) ?? false
            case .sequenceExpression:
                condition.firstChild?.named("error") == true && condition.firstChild(.infixOperator)?.text == "!="
            default: false
            }
        }
    }
}
