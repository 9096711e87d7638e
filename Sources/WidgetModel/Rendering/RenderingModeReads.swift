import SwiftSource

/// Tells whether code asks how the system draws the widget, or says which of its parts take the accent colour.
public struct RenderingModeReads {
    private let program: Program

    public init(_ program: Program) { self.program = program }

    /// Whether one of the types on the way to some code asks for it.
    public func areMade(onTheWay chain: [ChainStep]) -> Bool {
        chain.contains { step in step.declaration(in: program).map(areMade) ?? false }
    }

    /// Whether the type around a body asks for it, or the body itself does.
    public func areMade(around body: CodePlace) -> Bool {
        if Self.isAsked(in: body.node) { return true }
        return program.enclosingTypeDeclaration(of: body).map(areMade) ?? false
    }

    /// Whether the type asks for it that a declaration is or belongs to.
    private func areMade(in declaration: DeclarationID) -> Bool {
        guard let node = program.node(declaration) else { return false }
        if Self.isAsked(in: node) { return true }
        let type =
            program.fact(declaration).isType ? program.type(of: declaration) : program.enclosingType(of: declaration)
        return type.flatMap { program.node(program.type($0).declaration) }.map(Self.isAsked) ?? false
    }

    /// Whether code reads what the environment says of it, or a value that the project derives from that:
    /// `isAccentedRenderingMode`.
    private static func isAsked(in node: Node) -> Bool {
        let tree = node.tree
        return (Int(tree.firstTokens[node.id.index])..<Int(tree.endTokens[node.id.index])).contains { token in
            guard tree.range(ofToken: token).count > "accented".utf8.count else { return false }
            if tree.token(token, reads: "showsWidgetContainerBackground") { return true }
            guard tree.token(token, holds: "RenderingMode") || tree.token(token, holds: "ccented") else { return false }
            return !imageModes.contains { tree.token(token, reads: $0) }
        }
    }

    /// Names that say something of an image and ask nothing.
    private static let imageModes: [StaticString] = [
        "symbolRenderingMode", "withRenderingMode", "widgetAccentedRenderingMode", "accentedDesaturated",
        "WidgetAccentedRenderingMode",
    ]
}

extension SyntaxTree {
    /// Whether a token's text holds the bytes of `text`.
    fileprivate func token(_ token: Int, holds text: StaticString) -> Bool {
        let range = range(ofToken: token)
        let count = text.utf8CodeUnitCount
        guard range.count >= count else { return false }
        return (range.lowerBound...range.upperBound - count).contains { start in
            (0..<count).allSatisfy { bytes[start + $0] == text.utf8Start[$0] }
        }
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
