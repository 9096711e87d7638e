import SwiftSource
import WidgetModel

/// A body that runs while a widget is drawn, as one of the project's declarations.
struct DrawnHelper {
    private let body: CodePlace
    private let program: Program

    init(_ body: CodePlace, _ program: Program) {
        self.body = body
        self.program = program
    }

    /// Whether it belongs to the view: to a type that draws something, to an entry, or to no type of the project. What
    /// a model does is its own matter, and samples are made to be shown once.
    var isOfView: Bool {
        // A body that is an expression is what a property starts with.
        guard body.node.kind == .codeBlock || body.node.kind == .closure else { return isConstant }
        guard let type = program.scope(at: body) else { return true }
        return isDrawn(type) || !makesEntry && program.conforms(type, to: "TimelineEntry")
    }

    /// `let now = Date()` in a view. A variable may get another value from whoever makes the view.
    private var isConstant: Bool {
        guard let binding = body.node.parent?.parent, let variable = PropertyBinding(binding)?.variable,
            variable.named("let"), !variable.hasModifier("static"), let type = program.scope(at: body)
        else { return false }
        return isDrawn(type)
    }

    /// Whether it belongs to no instance, or makes one.
    private var makesEntry: Bool {
        let declaration = body.node.ancestors.first { $0.kind.isFunctionDeclaration || $0.kind == .variableDeclaration }
        return declaration.map { $0.kind == .initializerDeclaration || $0.hasModifier("static") } ?? true
    }

    private func isDrawn(_ type: TypeID) -> Bool {
        ["View", "ViewModifier", "ButtonStyle", "ToggleStyle", "ProgressViewStyle", "GaugeStyle", "LabelStyle"].contains
        {
            program.conforms(type, to: $0)
        } || isWidget(type)
    }

    private func isWidget(_ type: TypeID) -> Bool { WidgetType.isWidget(type, program) }
}
