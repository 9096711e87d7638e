import RuleEngine
import SwiftSource
import WidgetModel

/// See `rules/image-not-accented-aware.md`.
struct ImageNotAccentedAware: ConfigurationRule, RenderedNodeRule {
    let id = "image-not-accented-aware"

    let kinds: [NodeKind] = [.call]
    let names: Set<String>? = ["Image"]

    var events: [RuleEvent] { [.configuration(self), .renderedNode(self)] }

    func check(_ configuration: Configuration, _ report: inout Report) {
        guard configuration.kind.isWidget else { return }
        var seen: Set<CodePlace> = []
        for family in AccentedFamilies.of(configuration, in: report.program) {
            for region in report.project.renderedRegions(of: configuration, family: family) {
                for node in region.nodes
                where CallExpression(node)?.calleeName == "Image" && seen.insert(region.place.at(node)).inserted {
                    checkImage(region.place.at(node), region, &report)
                }
            }
        }
    }

    /// A view with a widget's background that no configuration shows is a widget's all the same.
    func check(_ place: CodePlace, in region: RenderedRegion, _ report: inout Report) {
        if region.surfaces == .looseView { checkImage(place, region, &report) }
    }

    private func checkImage(_ place: CodePlace, _ region: RenderedRegion, _ report: inout Report) {
        guard !region.isBackground, let picture = Picture(place, in: report.program),
            picture.isDrawn(by: region.place), !isGlyph(picture), !BackgroundContent(report.program).holds(place),
            !place.node.ancestors.contains(where: { CallExpression($0)?.calleeName == "widgetAccentable" }),
            picture.modifiers.allSatisfy({ isIndifferent($0, place.unit, report.program) })
        else { return }
        let reads = RenderingModeReads(report.program)
        guard !reads.areMade(around: place), !reads.areMade(onTheWay: region.chain) else { return }
        report.add(
            picture.call.calleeNameRange, inUnit: place.unit,
            "this image does not say how to be drawn in accented mode",
            why: .why, write: .write, related: region.chain.map { RelatedLocation($0, in: report.program) })
    }

    /// A picture that is drawn in one colour: `Icons.bell.image(ofSize: size, color: .blue)`.
    private func isGlyph(_ picture: Picture) -> Bool {
        let source = picture.call.allArguments.first?.value.flatMap(CallExpression.init)
        return source?.allArguments.contains { $0.label == "color" || $0.label == "tintColor" } ?? false
    }

    /// Whether a modifier certainly has nothing to do with accented mode.
    private func isIndifferent(_ call: CallExpression, _ unit: Int, _ program: Program) -> Bool {
        guard let name = call.calleeName, !Self.answers.contains(name) else { return false }
        let functions = ["Image", "View"].flatMap { program.foreignMembers(name, of: $0, inUnit: unit) }
        return functions.isEmpty
            ? SwiftUINames.isModifier(name) || name == "containerBackground"
            : !functions.contains { mentionsAccent(program.node($0)) }
    }

    /// Modifiers that say how the image is drawn, or may say it.
    private static let answers: Set<String> = [
        "widgetAccentedRenderingMode", "widgetAccentable", "luminanceToAlpha", "modifier",
    ]

    private func mentionsAccent(_ node: Node?) -> Bool {
        node?.mentions(anyOf: ["widgetAccentedRenderingMode", "luminanceToAlpha", "modifier", "widgetRenderingMode"])
            ?? true
    }
}

extension String {
    fileprivate static let why =
        "Tinted and clear Home Screens and watch faces keep nothing but its outline, and show a blank shape in one colour"
    fileprivate static let write =
        ".widgetAccentedRenderingMode(.fullColor), or .desaturated, .accented, directly on the image (from iOS 18 and "
        + "watchOS 11 on)"
}
