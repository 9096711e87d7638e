import RuleEngine
import SwiftSource
import WidgetModel

/// See `rules/rendering-mode-ignored.md`.
struct RenderingModeIgnored: ConfigurationRule {
    let id = "rendering-mode-ignored"

    func check(_ configuration: Configuration, _ report: inout Report) {
        guard configuration.kind.isWidget else { return }
        // What is quickly told first: each family is followed for itself.
        let regions = report.project.renderedRegions(of: configuration)
        let unknown = UnknownDrawing(report.program)
        guard !regions.contains(where: { isAware($0, report.program) }), !regions.contains(where: unknown.exists),
            let reason = reason(configuration, regions, report.project)
        else { return }
        let shown = RelatedLocation(
            path: report.path(ofUnit: reason.place.unit), range: reason.place.node.calledNameRange, message: reason.name
        )
        report.add(
            configuration.nameRange, inUnit: configuration.place.unit,
            "\(configuration.name) ignores the rendering mode", why: reason.why, write: .write,
            related: reason.chain.map { RelatedLocation($0, in: report.program) } + [shown])
    }

    /// What loses something where the system draws in one colour.
    private struct Reason {
        let place: CodePlace
        let name: String
        let chain: [ChainStep]
        let why: String
    }

    private func reason(
        _ configuration: Configuration, _ regions: [RenderedRegion], _ project: WidgetProject
    ) -> Reason? {
        let accessories = (configuration.families ?? []).filter { $0.hasPrefix("accessory") && $0 != "accessoryInline" }
        for family in accessories where mayBeOnWatch(configuration, project.program) {
            for region in project.renderedRegions(of: configuration, family: family) where !region.isBackground {
                if let drawing = region.first(in: project.program, where: { isDrawing($0, project.program) }) {
                    return Reason(place: drawing.place, name: drawing.name, chain: region.chain, why: .whyAccessory)
                }
            }
        }
        let others: [String?] = configuration.families.map { $0.filter { !$0.hasPrefix("accessory") } } ?? [nil]
        for family in others {
            let shown = family.map { project.renderedRegions(of: configuration, family: $0) } ?? regions
            for region in shown where !region.isBackground {
                let picture = region.first(in: project.program) { isPicture($0, region, project.program) }
                if let picture {
                    return Reason(place: picture.place, name: picture.name, chain: region.chain, why: .whyImage)
                }
            }
        }
        return nil
    }

    /// The Lock Screen of a phone keeps light and dark apart; a watch face draws in one colour.
    private func mayBeOnWatch(_ configuration: Configuration, _ program: Program) -> Bool {
        let targets = program.units[configuration.place.unit].targets
        return !targets.contains(where: \.isDeclared) || targets.contains { $0.mainPlatform == .watchOS }
    }

    private func isDrawing(_ place: CodePlace, _ program: Program) -> Bool {
        guard let call = CallExpression(place.node), let name = call.calleeName, Self.drawings.contains(name) else {
            return false
        }
        return call.base == nil && !call.hasImplicitBase && !program.declaresType(name, visibleFrom: place.unit)
    }

    /// Views that show more than text.
    private static let drawings: Set<String> = [
        "Image", "Label", "Gauge", "ProgressView", "Chart", "Canvas", "Circle", "Capsule", "Ellipse", "Rectangle",
        "RoundedRectangle", "UnevenRoundedRectangle", "ContainerRelativeShape", "Path", "LinearGradient",
        "RadialGradient",
        "AngularGradient", "EllipticalGradient", "MeshGradient",
    ]

    private func isPicture(_ place: CodePlace, _ region: RenderedRegion, _ program: Program) -> Bool {
        guard let picture = Picture(place, in: program) else { return false }
        return picture.source != .namedByValue && picture.isDrawn(by: region.place)
    }

    /// Whether code says anything of the modes.
    private func isAware(_ region: RenderedRegion, _ program: Program) -> Bool {
        region.place.node.mentions(anyOf: ["widgetAccentable", "widgetAccentedRenderingMode", "luminanceToAlpha"])
            || RenderingModeReads(program).areMade(around: region.place)
    }
}

extension RenderedRegion {
    fileprivate func first(
        in program: Program, where isWanted: (CodePlace) -> Bool
    ) -> (place: CodePlace, name: String)? {
        for node in nodes where node.kind == .call && isWanted(place.at(node)) {
            if BackgroundContent(program).holds(place.at(node)) { continue }
            return (place.at(node), CallExpression(node)?.calleeName ?? "")
        }
        return nil
    }
}

extension String {
    fileprivate static let whyAccessory =
        "Watch faces draw it in one colour, in which what matters does not stand out from the rest"
    fileprivate static let whyImage =
        "Tinted and clear Home Screens draw it in one colour, in which the image becomes a blank shape"
    fileprivate static let write =
        ".widgetAccentable() on what is to take the accent colour, .widgetAccentedRenderingMode(…) on images, or another "
        + "view where widgetRenderingMode is not .fullColor"
}
