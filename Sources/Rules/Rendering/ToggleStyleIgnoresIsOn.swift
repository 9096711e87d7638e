import RuleEngine
import SwiftSource
import WidgetModel

/// See `rules/toggle-style-ignores-is-on.md`.
struct ToggleStyleIgnoresIsOn: RenderedNodeRule {
    let id = "toggle-style-ignores-is-on"

    let kinds: [NodeKind] = [.codeBlock]

    func check(_ place: CodePlace, in region: RenderedRegion, _ report: inout Report) {
        guard place.node.id == region.place.node.id, let declaration = place.node.parent, declaration.named("makeBody"),
            let function = FunctionDeclaration(declaration), let type = report.program.scope(at: place),
            report.program.conforms(type, to: "ToggleStyle"), !readsState(function)
        else { return }
        report.add(
            declaration.declaredNameRange, inUnit: place.unit,
            "\(report.program.type(type).name) looks the same whether its toggle is on or off", why: .why,
            write: .write,
            related: region.chain.map { RelatedLocation($0, in: report.program) })
    }

    /// Whether the body reads `isOn`, or hands the configuration to something that may. What it cannot do without
    /// notice is to take the label alone.
    private func readsState(_ function: FunctionDeclaration) -> Bool {
        guard let name = function.parameters.first?.internalName, let body = function.body else { return true }
        return body.subtree.contains { node in
            guard node.kind == .identifierExpression, node.named(name) || node.name == "$" + name else { return false }
            guard let member = node.parent, member.kind == .memberAccess, member.firstChild?.id == node.id else {
                return true
            }
            return !member.named("label") && !member.named("isMixed")
        }
    }
}

extension String {
    fileprivate static let why =
        "A widget's toggle shows its new value as soon as it is touched; here nothing changes, so it seems broken"
    fileprivate static let write =
        "Draw configuration.isOn, such as Image(systemName: configuration.isOn ? \"checkmark.circle.fill\" : \"circle\")"
}
