import SwiftSource
import WidgetModel

/// Something opaque that fills a widget behind its content, where tinted Home Screens or watch faces draw it.
struct RootFill {
    let view: RootView
    /// UTF-8 range of its name.
    let range: Range<Int>

    static func all(of configuration: Configuration, in program: Program) -> [RootFill] {
        let families = AccentedFamilies.of(configuration, in: program)
        return RootFills(program).all(behind: RootViews.of(configuration, in: program), families) {
            RootViews.of(configuration, family: $0, in: program)
        }
    }

    /// Those of the view that a region is the body of.
    static func all(of region: RenderedRegion, in program: Program) -> [RootFill] {
        let families = AccentedFamilies.compiled(inUnit: region.place.unit, of: program)
        return RootFills(program).all(behind: RootViews.of(region, in: program), families) {
            RootViews.of(region, family: $0, in: program)
        }
    }
}

private struct RootFills {
    private let program: Program

    init(_ program: Program) { self.program = program }

    /// - Parameters:
    ///   - views: Those of any family.
    ///   - families: The families that count.
    ///   - shown: The views of one family.
    func all(behind views: [RootView], _ families: [String], shown: (String) -> [RootView]) -> [RootFill] {
        let fills = views.flatMap { view in ranges(view).map { RootFill(view: view, range: $0) } }
        guard !fills.isEmpty else { return [] }
        let counted = Set(families.flatMap { shown($0).map(\.place) })
        return fills.filter { counted.contains($0.view.place) }
    }

    /// UTF-8 ranges of the opaque fills behind a view; none where something knows of the rendering mode.
    private func ranges(_ view: RootView) -> [Range<Int>] {
        let opacity = FillOpacity(program)
        var fills = view.modifiers.filter { $0.isOpaqueBackground(view.place.unit, opacity) }.map(\.calleeNameRange)
        if let stack = view.origin.flatMap(CallExpression.init), isStack(stack, view) {
            fills += firstViews(of: stack).filter { opacity.ofView(view.place.at($0)) == true }.map(\.drawnNameRange)
        }
        guard !fills.isEmpty else { return [] }
        let reads = RenderingModeReads(program)
        return reads.areMade(onTheWay: view.chain) || reads.areMade(around: view.place) ? [] : fills
    }

    private func isStack(_ call: CallExpression, _ view: RootView) -> Bool {
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
