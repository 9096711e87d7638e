import SwiftSource

/// Tells whether code asks how the system draws the widget, or says which of its parts take the accent colour.
public struct RenderingModeReads {
    private let program: Program
    /// What the environment says of it.
    private static let values: [StaticString] = ["widgetRenderingMode", "showsWidgetContainerBackground"]

    public init(_ program: Program) { self.program = program }

    /// Whether one of the types on the way to some code asks for it.
    public func areMade(onTheWay chain: [ChainStep]) -> Bool {
        chain.contains { step in declaration(of: step).map(areMade) ?? false }
    }

    /// Whether the type around a body asks for it, or the body itself does.
    public func areMade(around body: CodePlace) -> Bool {
        if body.node.mentions(anyOf: Self.values) { return true }
        return program.enclosingTypeDeclaration(of: body).map(areMade) ?? false
    }

    /// Whether the type asks for it that a declaration is or belongs to.
    private func areMade(in declaration: DeclarationID) -> Bool {
        guard let node = program.node(declaration) else { return false }
        if node.mentions(anyOf: Self.values) { return true }
        let type =
            program.fact(declaration).isType ? program.type(of: declaration) : program.enclosingType(of: declaration)
        return type.flatMap { program.node(program.type($0).declaration) }?.mentions(anyOf: Self.values) ?? false
    }

    private func declaration(of step: ChainStep) -> DeclarationID? {
        program.facts(ofUnit: step.unit).declarations.indices.lazy.map { DeclarationID(unit: step.unit, index: $0) }
            .first { program.node($0)?.declaredNameRange == step.range }
    }
}

extension Node {
    /// Whether one of its tokens reads as one of the words.
    public func mentions(anyOf words: [StaticString]) -> Bool {
        for token in Int(tree.firstTokens[id.index])..<Int(tree.endTokens[id.index]) {
            for word in words where tree.token(token, reads: word) { return true }
        }
        return false
    }
}
