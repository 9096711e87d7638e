import SwiftSource
import WidgetModel

/// Nodes of a file that some build compiles.
public enum LiveNodes {
    public static func forEach(in tree: SyntaxTree, _ visit: (NodeID) -> Void) {
        var index = 0
        while index < tree.nodeCount {
            let node = NodeID(index)
            if tree.kind(node) == .ifConfigClause, ConditionalCode.isNeverCompiled(node, in: tree) {
                index = tree.subtreeEnd(node)
                continue
            }
            visit(node)
            index += 1
        }
    }
}
