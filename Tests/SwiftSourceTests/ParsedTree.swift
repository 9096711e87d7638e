import Testing

@testable import SwiftSource

/// Expects `source` to parse as `tree`, an S-expression in which line breaks are spaces, and the tree to be sound.
func expect(
    _ source: String, parsesAs tree: String, sourceLocation: SourceLocation = #_sourceLocation
) {
    let parsed = SyntaxTree.parse(Array(source.utf8))
    let printed = Node(parsed, .root).children.map(\.printed).joined(separator: " ")
    #expect(onOneLine(printed) == onOneLine(tree), sourceLocation: sourceLocation)
    #expect(parsed.faults == [], sourceLocation: sourceLocation)
}

private func onOneLine(_ text: String) -> String {
    text.split(separator: "\n").joined(separator: " ")
}

extension Node {
    /// The node as `(kind detail children…)`. What is written most is short: names, literals and infix operators stand as
    /// they are, `:T` is a type, `'x` a pattern, `?` a missing expression and `:?` a missing type.
    fileprivate var printed: String {
        let children = children.map(\.printed)
        switch kind {
        case .identifierExpression, .integerLiteral, .floatLiteral, .booleanLiteral, .nilLiteral, .regexLiteral,
            .infixOperator, .wildcardExpression:
            return text
        case .stringLiteral where children.isEmpty: return text
        case .identifierType where children.isEmpty: return ":" + text
        case .identifierPattern, .wildcardPattern: return "'" + text
        case .missingExpression: return "?"
        case .missingType: return ":?"
        case .unexpected where children.isEmpty: return "(unexpected \(text))"
        default: return "(" + ([shortKind, detailText].compactMap { $0 } + children).joined(separator: " ") + ")"
        }
    }

    private var shortKind: String {
        let kind = "\(kind)"
        for suffix in ["Declaration", "Expression", "Statement"] where kind.hasSuffix(suffix) {
            return String(kind.dropLast(suffix.count))
        }
        return kind
    }

    /// The detail, where it says more than the kind does.
    private var detailText: String? { name == shortKind ? nil : name }
}
