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
        let program = report.program
        check(RootViews.of(configuration, in: program), AccentedFamilies.of(configuration, in: program), &report) {
            RootViews.of(configuration, family: $0, in: program)
        }
    }

    func check(_ place: CodePlace, in region: RenderedRegion, _ report: inout Report) {
        guard region.isLooseBody, ContainerBackground.isForWidget(place.node) else { return }
        let program = report.program
        check(RootViews.of(region, in: program), AccentedFamilies.compiled(inUnit: place.unit, of: program), &report) {
            RootViews.of(region, family: $0, in: program)
        }
    }

    /// - Parameters:
    ///   - views: Those of any family.
    ///   - families: The families that count.
    ///   - shown: The views of one family.
    private func check(
        _ views: [RootView], _ families: [String], _ report: inout Report, _ shown: (String) -> [RootView]
    ) {
        let filled = views.compactMap { view in fills(view, report.program).map { (view: view, ranges: $0) } }
        guard !filled.isEmpty else { return }
        let counted = Set(families.flatMap { shown($0).map(\.place) })
        for (view, ranges) in filled where counted.contains(view.place) {
            for range in ranges {
                report.add(
                    range, inUnit: view.place.unit, "an opaque background stands outside the container background",
                    why: .why, write: .write, related: view.chain.map { RelatedLocation($0, in: report.program) })
            }
        }
    }

    /// UTF-8 ranges of the opaque fills behind a view; nil where there are none, or they know the rendering mode.
    private func fills(_ view: RootView, _ program: Program) -> [Range<Int>]? {
        let opacity = FillOpacity(program)
        var fills = view.modifiers.filter { $0.isOpaqueBackground(view.place.unit, opacity) }.map(\.calleeNameRange)
        if let stack = view.origin.flatMap(CallExpression.init), isStack(stack, view, program) {
            fills += firstViews(of: stack).filter { opacity.ofView(view.place.at($0)) == true }.map(\.drawnNameRange)
        }
        let reads = RenderingModeReads(program)
        guard !fills.isEmpty, !reads.areMade(onTheWay: view.chain), !reads.areMade(around: view.place) else {
            return nil
        }
        return fills
    }

    private func isStack(_ call: CallExpression, _ view: RootView, _ program: Program) -> Bool {
        call.calleeName == "ZStack" && !call.hasImplicitBase
            && !program.declaresType("ZStack", visibleFrom: view.place.unit)
    }

    /// What stands at the back of a `ZStack`: its first view, or those of the branches that stand first.
    private func firstViews(of stack: CallExpression) -> [Node] {
        stack.allArguments.compactMap(\.value).filter { $0.kind == .closure }.flatMap {
            firstViews(in: Array($0.children))
        }
    }

    private func firstViews(in statements: [Node]) -> [Node] {
        guard let first = statements.first(where: { $0.kind.isExpression }) else { return [] }
        switch first.kind {
        case .ifExpression:
            return first.children.compactMap { $0.firstChild(.codeBlock) }.flatMap {
                firstViews(in: Array($0.children))
            }
        case .switchExpression:
            return first.children(.switchCase).flatMap { switchCase in
                firstViews(in: switchCase.children.filter { $0.kind != .switchCaseItem })
            }
        default: return [first]
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

extension CallExpression {
    /// Whether it is `background` with an opaque colour, gradient or filled shape.
    fileprivate func isOpaqueBackground(_ unit: Int, _ opacity: FillOpacity) -> Bool {
        calleeName == "background" && opacity.ofArguments(self, inUnit: unit) == true
    }
}

extension Node {
    /// UTF-8 range of the name that a view begins with: `LinearGradient` of `LinearGradient(…).ignoresSafeArea()`.
    fileprivate var drawnNameRange: Range<Int> {
        var node = self
        while let base = CallExpression(node)?.base, base.kind == .call { node = base }
        guard let base = CallExpression(node)?.base else { return CallExpression(node)?.calleeNameRange ?? node.range }
        return base.range
    }
}
