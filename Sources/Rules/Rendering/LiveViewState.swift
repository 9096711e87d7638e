import Project
import RuleEngine
import SwiftSource
import WidgetModel

/// See `rules/live-view-state.md`.
struct LiveViewState: RenderedNodeRule {
    let id = "live-view-state"

    let kinds: [NodeKind] = [.call, .codeBlock]

    func check(_ place: CodePlace, in region: RenderedRegion, _ report: inout Report) {
        if place.node.kind == .codeBlock {
            if place.node.id == region.place.node.id { checkProperties(region, &report) }
        } else if Self.filter.mayContain(nameOf: place.node.firstChild ?? place.node),
            let live = LiveModifier(place, in: region.place.node, report.program)
        {
            report.add(
                live.range, inUnit: place.unit, "\(live.title) starts nothing that a widget would show", why: .why,
                write: .write, related: related(region, report.program))
        }
    }

    private static let filter = NameFilter(LiveModifier.names)

    /// Properties of the view that this body reads.
    private func checkProperties(_ region: RenderedRegion, _ report: inout Report) {
        let program = report.program
        guard let scope = program.scope(at: region.place), program.conforms(scope, to: "View") else { return }
        let declaration = program.type(scope).declaration
        guard let type = program.node(declaration) else { return }
        for property in WrappedProperty.all(of: type) where isRead(property, in: region) {
            guard let severity = severity(of: property, in: CodePlace(unit: declaration.unit, node: type), program)
            else { continue }
            report.add(
                property.range, inUnit: declaration.unit, message(property), why: .why, write: .write,
                severity: severity, related: related(region, program))
        }
    }

    private func isRead(_ property: WrappedProperty, in region: RenderedRegion) -> Bool {
        let binding = "$" + property.name
        return region.nodes.contains { node in
            guard
                node.kind == .identifierExpression
                    || node.kind == .memberAccess && node.firstChild?.named("self") == true,
                node.named(property.name) || node.named(binding), node.assignment == nil
            else { return false }
            return DrawnClosures.run(node, in: region.place.node)
                && (node.kind == .memberAccess || LocalScope.binding(of: property.name, at: node) == nil)
        }
    }

    /// Nil where nothing is wrong, or where it is reported already. In a view that the app shows, too, the state may be
    /// there for the app.
    private func severity(of property: WrappedProperty, in type: CodePlace, _ program: Program) -> Severity? {
        let isShared = isShared(type.unit, program)
        guard property.wrapper == .state else { return isShared ? .info : .warning }
        switch property.change(in: type, program) {
        case .never: return .info
        case .inReportedModifiers: return nil
        case .elsewhere: return isShared ? .info : .warning
        }
    }

    private func isShared(_ unit: Int, _ program: Program) -> Bool {
        program.units[unit].targets.contains { $0.isDeclared && $0.kind == .app }
    }

    private func message(_ property: WrappedProperty) -> String {
        "@\(property.wrapper.rawValue) changes nothing in a widget: \(property.name) keeps the value that it is drawn with"
    }

    private func related(_ region: RenderedRegion, _ program: Program) -> [RelatedLocation] {
        region.chain.map { RelatedLocation($0, in: program) }
    }
}

extension String {
    fileprivate static let why =
        "WidgetKit draws a view once and shows the picture; no view is alive that would notice a change"
    fileprivate static let write =
        "Put the value in the entry, as a plain let of the view, and ask for a new timeline when it changes"
}
