import RuleEngine
import SwiftSource
import WidgetModel

/// See `rules/background-outside-container.md`.
struct BackgroundOutsideContainer: ConfigurationRule, RenderedNodeRule {
    let id = "background-outside-container"

    /// A view with a widget's background that no configuration shows is a widget's all the same.
    let kinds: [NodeKind] = [.call]
    let names: Set<String>? = ["containerBackground"]

    var events: [RuleEvent] { [.configuration(self), .renderedNode(self)] }

    func check(_ configuration: Configuration, _ report: inout Report) {
        guard configuration.kind.isWidget else { return }
        let fills = RootFill.all(of: configuration, in: report.program)
        // `missing-container-background` tells all that is to be done.
        guard !fills.isEmpty, !isMissing(configuration, report.program) else { return }
        add(fills, &report)
    }

    /// Whether it is an error that there is none, whatever the family is.
    private func isMissing(_ configuration: Configuration, _ program: Program) -> Bool {
        guard let missing = MissingBackground.first(of: configuration, in: program), missing.family == nil else {
            return false
        }
        return !MissingBackground.isOfOldBuild(configuration, in: program)
    }

    func check(_ place: CodePlace, in region: RenderedRegion, _ report: inout Report) {
        guard region.isLooseBody, ContainerBackground.isForWidget(place.node) else { return }
        add(RootFill.all(of: region, in: report.program), &report)
    }

    private func add(_ fills: [RootFill], _ report: inout Report) {
        for fill in fills {
            report.add(
                fill.range, inUnit: fill.view.place.unit, "an opaque background stands outside the container background",
                why: .why, write: .write, related: fill.view.chain.map { RelatedLocation($0, in: report.program) })
        }
    }
}

extension String {
    fileprivate static let why =
        "Tinted Home Screens and StandBy paint everything opaque in one colour: the system takes away the container "
        + "background alone, and this fill hides the text on it"
    fileprivate static let write =
        "Move it into .containerBackground(for: .widget) { … }, or draw it only where widgetRenderingMode is .fullColor"
}
