import SwiftSource
import WidgetModel

extension ChainStep {
    /// The type, property or function whose name stands at the step.
    func declaration(in program: Program) -> Node? {
        guard let tree = program.tree(ofUnit: unit) else { return nil }
        return program.facts(ofUnit: unit).declarations.lazy.map { tree.node($0.node) }.first { node in
            node.nameRange == range || node.declaredNameRange == range
        }
    }
}
