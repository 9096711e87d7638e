import RuleEngine
import SwiftSource
import WidgetModel

/// The end of a bundle's body, where one more widget can be listed.
struct BundleAddition {
    private let path: String
    private let offset: Int
    private let separator: String

    /// Nil where the body is no plain list of statements.
    init?(to contents: BundleContents, _ program: Program) {
        guard let body = contents.bodies.first, body.node.kind == .codeBlock,
            !body.node.subtree.contains(where: { $0.kind == .returnStatement }),
            let last = body.node.children.max(by: { $0.id < $1.id })
        else { return nil }
        path = program.units[body.unit].path
        offset = last.range.upperBound
        separator = last.beginsLine ? "\n" + last.indentation : "; "
    }

    func edit(adding name: String) -> TextEdit {
        TextEdit(path: path, range: offset..<offset, replacement: "\(separator)\(name)()")
    }
}
