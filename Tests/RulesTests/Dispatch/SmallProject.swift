import Project
import SwiftSource
import WidgetModel

extension WidgetProject {
    /// A project of one file.
    convenience init(text: String) {
        let tree = SyntaxTree.parse(Array(text.utf8))
        let target = Target(id: "a", name: "a", kind: .folder, root: "")
        let unit = SourceUnit(path: "A.swift", tree: tree, target: target)
        self.init(Program(units: [unit], reader: KnownTrees([unit.path: tree])))
    }
}
