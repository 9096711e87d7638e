import SwiftSource
import WidgetModel

/// Code that app and widget share asks in which of the two it runs.
enum ProcessCheck {
    /// Whether one of the bodies that lead to a region, or the region itself, seems to ask.
    static func isMade(on region: ExtensionRegion, _ program: Program) -> Bool {
        if asks(region.place.node) { return true }
        return region.chain.contains { step in
            guard let tree = program.tree(ofUnit: step.unit) else { return true }
            let name = tree.node(tree.innermostNode(at: step.range.lowerBound))
            let declaration = name.kind.isFunctionDeclaration ? name : name.parent
            return declaration?.declaredBody.map(asks) ?? false
        }
    }

    /// `isRunningInExtension`, `Bundle.main.bundlePath.hasSuffix(".appex")`, `#if !WIDGET`
    private static func asks(_ body: Node) -> Bool {
        body.subtree.contains { node in
            switch node.kind {
            case .identifierExpression, .memberAccess:
                guard let name = node.name?.lowercased() else { return false }
                return name.contains("extension") && !name.contains("path") || name == "iswidget" || name == "isapp"
            case .stringLiteral: return node.text.contains("appex")
            default: return false
            }
        }
    }
}
