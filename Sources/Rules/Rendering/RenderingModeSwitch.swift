import RuleEngine
import SwiftSource
import WidgetModel

/// See `rules/rendering-mode-switch.md`.
struct RenderingModeSwitch: NodeRule {
    let id = "rendering-mode-switch"

    let kinds: [NodeKind] = [.switchExpression]

    func check(_ place: CodePlace, _ report: inout Report) {
        let cases = Array(place.node.children(.switchCase))
        guard cases.contains(where: \.namesRenderingMode), let subject = place.node.firstChild,
            // A clause may have the default.
            place.node.firstChild(.ifConfig) == nil,
            let type = RenderingModeType(of: place.at(subject), in: report.program)
        else { return }
        let path = report.path(ofUnit: place.unit)
        guard let other = cases.first(where: { $0.named("default") }) else {
            let keyword = place.node.range.lowerBound..<place.node.range.lowerBound + "switch".utf8.count
            return report.add(
                keyword, inUnit: place.unit, "this switch over \(type.rawValue) has no default", why: .why,
                write: "A default beside the modes that it names", fixes: defaultFix(cases, path))
        }
        guard let unknown = other.attribute("unknown") else { return }
        report.add(
            unknown.range, inUnit: place.unit, "@unknown default does not complete a switch over \(type.rawValue)",
            why: .why, write: "default without @unknown", fixes: unknownFix(unknown, path))
    }

    /// A default that does what the full-colour case does, else the last one.
    private func defaultFix(_ cases: [Node], _ path: String) -> [Fix] {
        guard let last = cases.last, let model = cases.first(where: \.isFullColour) ?? cases.last,
            let body = model.bodyText
        else { return [] }
        let separator = last.beginsLine ? "\n" + last.indentation : "; "
        let end = last.range.upperBound
        let edit = TextEdit(path: path, range: end..<end, replacement: separator + "default:" + body)
        return [Fix(title: "Add a default", safety: .safe, edits: [edit])]
    }

    private func unknownFix(_ attribute: Node, _ path: String) -> [Fix] {
        var end = attribute.range.upperBound
        let bytes = attribute.tree.bytes
        while end < bytes.count, bytes[end] == UInt8(ascii: " ") { end += 1 }
        let edit = TextEdit(path: path, range: attribute.range.lowerBound..<end, replacement: "")
        return [Fix(title: "Remove @unknown", safety: .safe, edits: [edit])]
    }
}

/// The types of WidgetKit that look like enums and are structs.
private enum RenderingModeType: String {
    case mode = "WidgetRenderingMode"
    case accented = "WidgetAccentedRenderingMode"

    init?(of subject: CodePlace, in program: Program) {
        let node = subject.node
        if let name = ExpressionTypes(program).type(of: node, inUnit: subject.unit)?.foreignName {
            self.init(rawValue: name)
            return
        }
        guard node.kind == .identifierExpression || node.kind == .memberAccess, let name = node.name else { return nil }
        // `environment.widgetRenderingMode`
        if node.kind == .memberAccess, node.firstChild != nil, node.firstChild?.named("self") == false {
            guard name == "widgetRenderingMode" else { return nil }
            self = .mode
            return
        }
        guard LocalScope.binding(of: name, at: node) == nil, let scope = program.scope(at: subject),
            let member = program.members(name, of: scope).first, let declaration = program.node(member),
            let variable = PropertyBinding(declaration)?.variable,
            variable.attribute("Environment")?.mentions(anyOf: ["widgetRenderingMode"]) == true
        else { return nil }
        self = .mode
    }
}

extension String {
    fileprivate static let why =
        "The modes are values of a struct, of which there may be more one day: the project does not build without a default"
}

extension Node {
    /// Whether a case of a switch has a mode among its patterns.
    fileprivate var namesRenderingMode: Bool {
        children(.switchCaseItem).contains { item in
            guard let pattern = item.firstChild, pattern.kind == .memberAccess else { return false }
            return ["fullColor", "accented", "vibrant", "desaturated", "accentedDesaturated"].contains {
                pattern.named($0)
            }
        }
    }

    fileprivate var isFullColour: Bool {
        let items = Array(children(.switchCaseItem))
        return items.contains { $0.firstChild?.named("fullColor") == true }
            && !items.contains { $0.firstChild(.whereClause) != nil }
    }

    /// What stands behind the colon of a case; nil where the case binds names.
    fileprivate var bodyText: String? {
        guard let last = children(.switchCaseItem).reversed().first, last.firstChild(.whereClause) == nil else {
            return nil
        }
        let text = tree.text(last.range.upperBound..<range.upperBound)
        guard let colon = text.firstIndex(of: ":") else { return nil }
        let body = text[text.index(after: colon)...]
        // Cases on one line may be separated by semicolons.
        return body.last == ";" ? String(body.dropLast()) : String(body)
    }
}
