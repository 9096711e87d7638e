import SwiftSource
import WidgetModel

/// The property of a timer's state that says whether it stands still: `isPaused`, `isRunning`.
struct PauseFlag {
    let name: String
    let declaration: DeclarationID

    /// What it says of a timer that does not run.
    var meaning: String { name.lowercased().contains("paus") ? "is paused" : "stands still" }

    /// Of the state or entry that a timer's dates belong to.
    init?(of type: TypeID, in program: Program) {
        let symbol = program.type(type)
        guard let node = program.node(symbol.declaration), let members = TypeDeclaration(node)?.members else {
            return nil
        }
        for variable in members.children(.variableDeclaration) where !variable.hasModifier("static") {
            for child in variable.children(.patternBinding) {
                guard let binding = PropertyBinding(child), let name = binding.name, Self.isPause(name),
                    binding.getter == nil, Self.isBool(binding),
                    let id = program.declaration(at: CodePlace(unit: symbol.declaration.unit, node: child))
                else { continue }
                self.name = name
                declaration = id
                return
            }
        }
        return nil
    }

    private static func isPause(_ name: String) -> Bool {
        let lower = name.lowercased()
        return lower.contains("paused") || lower == "isrunning" || lower == "running" || lower == "istimerrunning"
    }

    private static func isBool(_ binding: PropertyBinding) -> Bool {
        if let type = binding.type { return TypeName.text(of: type) == "Bool" && type.kind == .identifierType }
        return binding.initialValue?.kind == .booleanLiteral
    }
}
