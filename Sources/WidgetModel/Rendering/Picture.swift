import SwiftSource

/// A call of `Image` that draws a picture with colours of its own: no symbol, and no template.
public struct Picture: Sendable {
    public enum Source: Sendable {
        /// `UIImage`, `NSImage` or `CGImage`.
        case bitmap
        /// An image of the asset catalogue that is named in the code.
        case asset
        /// One whose name is worked out.
        case namedByValue
    }

    public let source: Source
    public let call: CallExpression
    /// The image with the modifiers behind it, outermost.
    public let chain: Node
    public let modifiers: [CallExpression]

    public init?(_ place: CodePlace, in program: Program) {
        guard let call = CallExpression(place.node), call.calleeName == "Image", !call.hasImplicitBase,
            call.base == nil || call.base?.named("SwiftUI") == true,
            !program.declaresType("Image", visibleFrom: place.unit), let first = call.arguments.first,
            let value = first.value,
            program.foreignMembers("init", of: "Image", inUnit: place.unit).allSatisfy({
                !program.fact($0).accepts(call)
            })
        else { return nil }
        switch first.label {
        case "uiImage", "nsImage":
            // A symbol, made the long way.
            guard !value.mentions(anyOf: ["systemName", "systemSymbolName", "alwaysTemplate"]) else { return nil }
            source = .bitmap
        case nil where call.hasArgument(labeled: "scale"): source = .bitmap
        case nil, "decorative":
            switch value.kind {
            case .stringLiteral: source = .asset
            case .memberAccess where value.firstChild == nil: source = .asset
            default: source = .namedByValue
            }
        default: return nil
        }
        self.call = call
        (chain, modifiers) = Self.modifiers(of: call.node)
        guard !modifiers.contains(where: Self.makesTemplate) else { return nil }
        // A foreground colour is for templates, which the catalogue tells from other images.
        if source != .bitmap, modifiers.contains(where: Self.colours) { return nil }
    }

    /// Whether a body draws the image itself. It does not where it hands it on: as an argument, or as what a function
    /// or property of the type `Image` gives.
    public func isDrawn(by body: CodePlace) -> Bool {
        guard let parent = chain.parent else { return false }
        switch parent.kind {
        case .closure, .codeBlock, .switchCase, .ifConfigClause, .returnStatement: break
        default: return false
        }
        guard let declaration = body.node.parent else { return true }
        let type = FunctionDeclaration(declaration)?.returnType ?? PropertyBinding(declaration)?.type
        return type.map { TypeName.lastPart(of: $0) != "Image" } ?? true
    }

    /// The modifiers behind a view, the innermost first, with the expression that they make up.
    private static func modifiers(of view: Node) -> (Node, [CallExpression]) {
        var node = view
        var modifiers: [CallExpression] = []
        while let member = node.parent, member.kind == .memberAccess, let outer = member.parent, outer.kind == .call,
            outer.firstChild?.id == member.id, let call = CallExpression(outer)
        {
            modifiers.append(call)
            node = outer
        }
        return (node, modifiers)
    }

    private static func colours(_ call: CallExpression) -> Bool {
        call.calleeName == "foregroundColor" || call.calleeName == "foregroundStyle"
    }

    private static func makesTemplate(_ call: CallExpression) -> Bool {
        call.calleeName == "renderingMode" && call.firstUnlabeledArgument?.value?.named("template") == true
    }
}
