import RuleEngine
import SwiftSource
import WidgetModel

/// See `rules/hardcoded-size.md`.
struct HardcodedSize: ConfigurationRule, RenderedNodeRule {
    let id = "hardcoded-size"

    let kinds: [NodeKind] = [.memberAccess, .call]
    let names: Set<String>? = ["bounds", "containerBackground"]

    var events: [RuleEvent] { [.configuration(self), .renderedNode(self)] }

    func check(_ configuration: Configuration, _ report: inout Report) {
        guard configuration.kind.isWidget else { return }
        for view in RootViews.of(configuration, in: report.program) { check(view, &report) }
    }

    func check(_ place: CodePlace, in region: RenderedRegion, _ report: inout Report) {
        if place.node.kind == .memberAccess { return checkBounds(place, region, &report) }
        // A view with a widget's background that no configuration shows.
        guard region.isLooseBody, ContainerBackground.isForWidget(place.node) else { return }
        for view in RootViews.of(region, in: report.program) { check(view, &report) }
    }

    /// `UIScreen.main.bounds`
    private func checkBounds(_ place: CodePlace, _ region: RenderedRegion, _ report: inout Report) {
        guard let main = place.node.firstChild, main.named("main"), main.firstChild?.named("UIScreen") == true,
            !report.program.declaresType("UIScreen", visibleFrom: place.unit)
        else { return }
        report.add(
            place.node.range, inUnit: place.unit, "UIScreen.main.bounds is the size of the screen, not of the widget",
            why: .whyScreen, write: .write, related: region.chain.map { RelatedLocation($0, in: report.program) })
    }

    private func check(_ view: RootView, _ report: inout Report) {
        for call in view.modifiers where call.calleeName == "frame" {
            guard let width = dimension("width", call, view.place.unit, report.program),
                let height = dimension("height", call, view.place.unit, report.program), isWidgetSize(width, height)
            else { continue }
            report.add(
                call.calleeNameRange, inUnit: view.place.unit,
                "a frame of \(Int(width)) by \(Int(height)) points fixes the size of the widget", why: .whyFrame,
                write: .write, related: view.chain.map { RelatedLocation($0, in: report.program) })
        }
    }

    private func dimension(_ label: StaticString, _ call: CallExpression, _ unit: Int, _ program: Program) -> Double? {
        guard let value = call.argument(labeled: label)?.value else { return nil }
        return FixedNumber.value(of: CodePlace(unit: unit, node: value), in: program)
    }

    /// Whether a widget may have about this size. The smallest of the Home Screen has 141 points a side; the sizes of
    /// accessories are those that Apple lists for the Lock Screen.
    private func isWidgetSize(_ width: Double, _ height: Double) -> Bool {
        if (120...800).contains(width), (120...800).contains(height) { return true }
        return Self.accessorySizes.contains { $0.width == width && $0.height == height }
    }

    private static let accessorySizes: [(width: Double, height: Double)] = [
        (72, 72), (76, 76), (68, 68), (160, 72), (172, 76), (153, 68), (157, 72), (230, 72),
    ]
}

/// Numbers that are written in the code.
private enum FixedNumber {
    static func value(of place: CodePlace, in program: Program) -> Double? {
        switch place.node.kind {
        case .integerLiteral, .floatLiteral: return Double(place.node.text.filter { $0 != "_" })
        case .identifierExpression, .memberAccess:
            guard let name = place.node.name else { return nil }
            if place.node.kind == .identifierExpression, let local = LocalScope.binding(of: name, at: place.node) {
                guard case .variable(let node) = local else { return nil }
                return fixed(place.at(node))
            }
            let base = place.node.kind == .memberAccess ? place.node.firstChild : nil
            guard place.node.kind == .identifierExpression || base != nil else { return nil }
            let members = CallTargets(program).members(named: name, base: base, hasImplicitBase: false, at: place)
            guard members.count == 1, let node = program.node(members[0]) else { return nil }
            return fixed(CodePlace(unit: members[0].unit, node: node))
        default: return nil
        }
    }

    /// What a `let` starts with, if that is a number.
    private static func fixed(_ binding: CodePlace) -> Double? {
        guard let binding = PropertyBinding(binding.node), binding.variable?.named("let") == true,
            let value = binding.initialValue, value.kind == .integerLiteral || value.kind == .floatLiteral
        else { return nil }
        return Double(value.text.filter { $0 != "_" })
    }
}

extension String {
    fileprivate static let whyFrame =
        "Widgets have another size on every device: the content is cut off, or leaves an empty border"
    fileprivate static let whyScreen =
        "An extension has no screen of its own, and a widget takes up a part of it: the content is far too large"
    fileprivate static let write =
        ".frame(maxWidth: .infinity, maxHeight: .infinity) to fill the widget, or GeometryReader where the size is needed"
}
