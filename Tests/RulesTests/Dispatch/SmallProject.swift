import Project
import SwiftSource
import WidgetModel

extension WidgetProject {
    /// A project of one file.
    convenience init(text: String) {
        let tree = SyntaxTree.parse(Array(text.utf8))
        let target = Target(id: "a", name: "a", kind: .folder, root: "")
        self.init(Program(units: [SourceUnit(path: "A.swift", tree: tree, target: target)]) { _ in tree })
    }
}
