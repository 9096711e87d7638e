import RuleEngine
import SwiftSource
import WidgetModel

/// See `rules/accented-mode-after-modifier.md`.
struct AccentedModeAfterModifier: NodeRule {
    let id = "accented-mode-after-modifier"

    let kinds: [NodeKind] = [.call]
    let names: Set<String>? = ["widgetAccentedRenderingMode"]

    func check(_ place: CodePlace, _ report: inout Report) {
        guard let call = CallExpression(place.node), let base = call.base, !isAdded(place.unit, report.program) else {
            return
        }
        guard let applied = Applied(to: place.at(base), in: report.program), let modifier = applied.firstOfView else {
            return
        }
        report.add(
            call.calleeNameRange, inUnit: place.unit, "\(applied.what(modifier)) has no widgetAccentedRenderingMode",
            why: .why,
            write: "Image(…).widgetAccentedRenderingMode(…), with other modifiers than resizable() behind it",
            fixes: applied.image.map { [fix(call, base, behind: $0, path: report.path(ofUnit: place.unit))] } ?? [])
    }

    /// Whether the project has a modifier of this name itself.
    private func isAdded(_ unit: Int, _ program: Program) -> Bool {
        ["View", "Image"].contains {
            !program.foreignMembers("widgetAccentedRenderingMode", of: $0, inUnit: unit).isEmpty
        }
    }

    private func fix(_ call: CallExpression, _ base: Node, behind image: Node, path: String) -> Fix {
        let written = base.range.upperBound..<call.node.range.upperBound
        let end = image.range.upperBound
        let edits = [
            TextEdit(path: path, range: end..<end, replacement: call.node.tree.text(written)),
            TextEdit(path: path, range: written, replacement: ""),
        ]
        return Fix(title: "Move widgetAccentedRenderingMode to the image", safety: .unsafe, edits: edits)
    }
}

/// What the modifier is applied to.
private struct Applied {
    /// The image, with the modifiers that leave it one; nil where there is none.
    let image: Node?
    /// The first call behind the image that gives another view; where there is no image, the view itself.
    let firstOfView: CallExpression?

    func what(_ call: CallExpression) -> String {
        let name = call.calleeName ?? "a view"
        return image == nil ? name : "behind .\(name) it is no Image any more, and"
    }

    /// Nil where somebody may have said that it is an image.
    init?(to place: CodePlace, in program: Program) {
        var calls: [CallExpression] = []
        var node = place.node
        while let call = CallExpression(node), let base = call.base, !base.named("SwiftUI") {
            calls.append(call)
            node = base
        }
        guard Self.isImage(place.at(node), program) else {
            // Text, a stack: known to be none.
            guard let call = CallExpression(node), let name = call.calleeName, name != "Image", !call.hasImplicitBase,
                SwiftUINames.isView(name), !program.declaresType(name, visibleFrom: place.unit)
            else { return nil }
            image = nil
            firstOfView = call
            return
        }
        var image = node
        for call in calls.reversed() {
            switch Self.givesImage(call, place.unit, program) {
            case true?: image = call.node
            case false?:
                self.image = image
                firstOfView = call
                return
            case nil: return nil
            }
        }
        self.image = image
        firstOfView = nil
    }

    /// Whether an expression is an image: one that is made here, or of that type, or a local constant of either.
    private static func isImage(_ place: CodePlace, _ program: Program) -> Bool {
        let node = place.node
        if ExpressionTypes(program).type(of: node, inUnit: place.unit) == .foreign("Image") { return true }
        if let call = CallExpression(node), let base = call.base, let name = call.calleeName {
            return imageModifiers.contains(name) && isImage(place.at(base), program)
        }
        guard node.kind == .identifierExpression, let name = node.name,
            case .variable(let local)? = LocalScope.binding(of: name, at: node), let binding = PropertyBinding(local),
            binding.variable?.named("let") == true, let value = binding.initialValue
        else { return false }
        return isImage(place.at(value), program)
    }

    /// Whether a modifier of an image gives an image; nil if nobody knows.
    private static func givesImage(_ call: CallExpression, _ unit: Int, _ program: Program) -> Bool? {
        guard let name = call.calleeName else { return nil }
        if imageModifiers.contains(name) { return true }
        let added = ["Image", "View"].flatMap { program.foreignMembers(name, of: $0, inUnit: unit) }
        if let first = added.first {
            let types = added.map { program.fact($0).type }
            return types.allSatisfy { $0 == types[0] } && !program.fact(first).type.isEmpty ? types[0] == "Image" : nil
        }
        return SwiftUINames.isModifier(name) ? false : nil
    }

    private static let imageModifiers: Set<String> = [
        "resizable", "renderingMode", "interpolation", "antialiased", "symbolRenderingMode", "allowedDynamicRange",
        "symbolVariableValueMode", "symbolColorRenderingMode",
    ]
}

extension String {
    fileprivate static let why =
        "The modifier belongs to Image: the project does not build, and without it the image is a blank shape when tinted"
}
