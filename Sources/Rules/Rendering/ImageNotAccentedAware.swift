import RuleEngine
import SwiftSource
import WidgetModel

/// See `rules/image-not-accented-aware.md`.
struct ImageNotAccentedAware: RenderedNodeRule {
    static let id = "image-not-accented-aware"

    let kinds: [NodeKind] = [.call]
    let names: Set<String>? = ["Image"]

    func check(_ place: CodePlace, in region: RenderedRegion, _ report: inout Report) {
        guard region.surfaces.isSubset(of: [.widget, .looseView]), !region.isBackground, !ContainerBackground.holds(place.node),
            let picture = Picture(place, in: report.program), isShown(picture),
            picture.modifiers.allSatisfy({ isIndifferent($0, place.unit, report.program) }),
            !isFinishedElsewhere(picture, region, report.program)
        else { return }
        let reads = RenderingModeReads(report.program)
        guard !reads.areMade(around: place), !reads.areMade(onTheWay: region.chain) else { return }
        report.add(
            picture.call.calleeNameRange, inUnit: place.unit, "this image does not say how to be drawn in accented mode",
            why: .why, write: .write, related: region.chain.map { RelatedLocation($0, in: report.program) })
    }

    /// Whether the image stands where a view builder takes it, and is not handed to somebody else.
    private func isShown(_ picture: Picture) -> Bool {
        guard let parent = picture.chain.parent else { return false }
        switch parent.kind {
        case .closure, .codeBlock, .switchCase, .ifConfigClause, .returnStatement: return true
        default: return false
        }
    }

    /// Whether a modifier certainly has nothing to do with accented mode.
    private func isIndifferent(_ call: CallExpression, _ unit: Int, _ program: Program) -> Bool {
        guard let name = call.calleeName, name != "widgetAccentedRenderingMode", name != "luminanceToAlpha", name != "modifier"
        else { return false }
        let functions = ["Image", "View"].flatMap { program.foreignMembers(name, of: $0, inUnit: unit) }
        return functions.isEmpty
            ? SwiftUINames.isModifier(name) || name == "containerBackground"
            : !functions.contains { mentionsAccent(program.node($0)) }
    }

    private func mentionsAccent(_ node: Node?) -> Bool {
        node?.mentions(anyOf: ["widgetAccentedRenderingMode", "luminanceToAlpha", "modifier", "widgetRenderingMode"]) ?? true
    }

    /// Whether the image is what a function or property of the type `Image` gives: its user may say the rest.
    private func isFinishedElsewhere(_ picture: Picture, _ region: RenderedRegion, _ program: Program) -> Bool {
        guard let declaration = region.place.node.parent else { return false }
        let type = FunctionDeclaration(declaration)?.returnType ?? PropertyBinding(declaration)?.type
        return type.map { TypeName.lastPart(of: $0) == "Image" } ?? false
    }
}

extension String {
    fileprivate static let why =
        "Tinted and clear Home Screens and watch faces keep nothing but its outline, and show a blank shape in one colour"
    fileprivate static let write =
        ".widgetAccentedRenderingMode(.fullColor), or .desaturated, .accented, directly on the image (from iOS 18 and watchOS 11 on)"
}
