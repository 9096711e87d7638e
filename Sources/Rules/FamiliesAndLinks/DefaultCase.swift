import RuleEngine
import SwiftSource
import WidgetModel

/// An `@unknown default` with an empty view, for a switch whose cases are views.
struct DefaultCase {
    let fix: Fix

    /// Nil where cases are no views, or the switch stands on one line.
    init?(addedTo place: CodePlace, _ program: Program) {
        let node = place.node
        let tree = node.tree
        let brace = tree.range(ofToken: Int(tree.endTokens[node.id.index]) - 1)
        let cases = Array(node.children(.switchCase))
        guard let last = cases.last, last.beginsLine, Self.makesViews(cases), Self.isInViewBuilder(node),
            let line = Self.beginning(ofLineWith: brace.lowerBound, in: tree)
        else { return nil }
        let inner = last.children.first { $0.kind != .switchCaseItem && $0.beginsLine }?.indentation
        let indentation = last.indentation
        let text = "\(indentation)@unknown default:\n\(inner ?? indentation + tree.indentationStep)EmptyView()\n"
        let edit = TextEdit(path: program.units[place.unit].path, range: line..<line, replacement: text)
        fix = Fix(title: "Add @unknown default", safety: .safe, edits: [edit])
    }

    private static func makesViews(_ cases: [Node]) -> Bool {
        cases.allSatisfy { switchCase in
            let last = Array(switchCase.children).last
            return last.map { $0.kind == .call || $0.kind == .identifierExpression } ?? false
                && !switchCase.subtree.contains { $0.kind == .returnStatement }
        }
    }

    /// Whether a switch stands in a view's body, or in a property or function that is marked `@ViewBuilder`.
    private static func isInViewBuilder(_ node: Node) -> Bool {
        for around in node.ancestors {
            switch around.kind {
            case .codeBlock, .ifExpression, .ifClause, .elseClause, .switchExpression, .switchCase, .ifConfig,
                .ifConfigClause, .accessorBlock, .accessorDeclaration:
                continue
            case .patternBinding:
                return PropertyBinding(around)?.name == "body" || around.parent?.attribute("ViewBuilder") != nil
            case .functionDeclaration: return around.attribute("ViewBuilder") != nil || around.named("body")
            case .closure, .trailingClosure, .call, .argument, .argumentList, .memberAccess: continue
            default: return false
            }
        }
        return false
    }

    /// Where the line begins, if only white space stands before the offset.
    private static func beginning(ofLineWith offset: Int, in tree: SyntaxTree) -> Int? {
        var start = offset
        while start > 0, tree.bytes[start - 1] == UInt8(ascii: " ") || tree.bytes[start - 1] == UInt8(ascii: "\t") {
            start -= 1
        }
        return start > 0 && tree.bytes[start - 1] == UInt8(ascii: "\n") ? start : nil
    }
}
