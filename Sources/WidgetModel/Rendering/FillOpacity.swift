import SwiftSource

/// Tells whether a colour, gradient or filled shape hides what is behind it. Nil is the answer where that is not known.
public struct FillOpacity {
    let program: Program
    let targets: CallTargets
    /// How many declarations may be followed for one answer.
    static let maximumSteps = 12
    /// From this opacity on, text on a fill of its own colour cannot be read (contrast below 2:1).
    static let opaque = 0.7

    public init(_ program: Program) {
        self.program = program
        targets = CallTargets(program)
    }

    /// Whether a view is an opaque colour, gradient or filled shape that takes all the room it is given.
    public func ofView(_ place: CodePlace) -> Bool? { view(place, 0) }

    /// Whether what is passed to `background` or `containerBackground` is opaque: a style or view, or a closure's view.
    public func ofArguments(_ call: CallExpression, inUnit unit: Int) -> Bool? {
        if let style = call.firstUnlabeledArgument?.value { return ofView(CodePlace(unit: unit, node: style)) }
        guard let content = call.allArguments.first(where: { $0.value?.kind == .closure })?.value else { return nil }
        return ofContent(content, inUnit: unit)
    }

    private func ofContent(_ closure: Node, inUnit unit: Int) -> Bool? {
        both(ReturnedValues.of(closure).map { view(CodePlace(unit: unit, node: $0), 0) })
    }

    // MARK: Views

    func view(_ place: CodePlace, _ steps: Int) -> Bool? {
        guard steps < Self.maximumSteps, let call = CallExpression(place.node) else { return style(place, steps) }
        guard let base = call.base, let name = call.calleeName, !isType(base) else {
            return projectView(call, place, steps) ?? style(place, steps)
        }
        switch name {
        case "fill", "foregroundStyle", "foregroundColor":
            guard isShape(base), let value = call.firstUnlabeledArgument?.value else { return nil }
            return style(place.at(value), steps + 1)
        case "opacity": return opacity(call, view(place.at(base), steps + 1))
        case "frame": return hasFixedSize(call) ? nil : view(place.at(base), steps + 1)
        default:
            return Self.harmless.contains(name) ? view(place.at(base), steps + 1) : style(place, steps)
        }
    }

    /// Modifiers after which a fill is as opaque and as large as before.
    private static let harmless: Set<String> = [
        "ignoresSafeArea", "edgesIgnoringSafeArea", "clipShape", "cornerRadius", "accessibilityHidden", "overlay",
        "shadow",
        "allowsHitTesting", "zIndex", "id", "transition", "animation", "containerShape", "compositingGroup",
        "unredacted",
    ]

    private func projectView(_ call: CallExpression, _ place: CodePlace, _ steps: Int) -> Bool? {
        guard let type = targets.constructedType(of: call, inUnit: place.unit), program.conforms(type, to: "View")
        else {
            return nil
        }
        return returned(by: program.members("body", of: type)) { view($0, steps + 1) }
    }

    private func hasFixedSize(_ call: CallExpression) -> Bool {
        call.arguments.contains { argument in
            guard let label = argument.label else { return true }
            return label != "alignment" && !label.hasPrefix("min") && argument.value?.named("infinity") != true
        }
    }

    private func isShape(_ node: Node) -> Bool {
        guard let call = CallExpression(node), let name = call.calleeName else { return false }
        if let base = call.base, Self.shapeModifiers.contains(name) { return isShape(base) }
        return Self.shapes.contains(name)
    }

    private static let shapeModifiers: Set<String> = ["inset", "trim", "rotation", "scale", "offset"]
    private static let shapes: Set<String> = [
        "Rectangle", "RoundedRectangle", "UnevenRoundedRectangle", "ContainerRelativeShape", "ConcentricRectangle",
        "Capsule", "Circle", "Ellipse",
    ]

    // MARK: Shared

    func isType(_ node: Node) -> Bool { node.kind == .identifierExpression && node.name?.beginsUppercase == true }

    /// - Parameter inner: Whether what the modifier is applied to is opaque.
    func opacity(_ call: CallExpression, _ inner: Bool?) -> Bool? {
        guard let value = call.firstUnlabeledArgument?.value, let number = Self.number(value) else { return nil }
        return number < Self.opaque ? false : inner
    }

    static func number(_ node: Node) -> Double? {
        switch node.kind {
        case .integerLiteral, .floatLiteral: Double(node.text.filter { $0 != "_" })
        default: nil
        }
    }

    /// Whether all of several alternatives, or of the parts of one thing, are opaque.
    func both(_ parts: [Bool?]) -> Bool? {
        if parts.isEmpty || parts.contains(nil) { return parts.contains(false) ? false : nil }
        return !parts.contains(false)
    }

    func returned(by declarations: [DeclarationID], _ evaluate: (CodePlace) -> Bool?) -> Bool? {
        guard declarations.count == 1, let id = declarations.first, let node = program.node(id) else { return nil }
        let binding = PropertyBinding(node)
        // A variable may be changed, or set by whoever makes the instance.
        let isFixed =
            program.fact(id).isStatic || binding?.variable?.named("let") == true || program.fact(id).parent == nil
        let values =
            node.declaredBody.map { ReturnedValues.of($0) } ?? (isFixed ? binding?.initialValue.map { [$0] } : nil)
        return both((values ?? []).map { evaluate(CodePlace(unit: id.unit, node: $0)) })
    }
}
