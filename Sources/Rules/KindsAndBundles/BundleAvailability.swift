import Project
import RuleEngine
import SwiftSource
import WidgetModel

/// See `rules/bundle-availability.md`.
struct BundleAvailability: ProjectRule {
    let id = "bundle-availability"

    func check(_ report: inout Report) {
        for contents in report.project.bundles {
            for body in contents.bodies where isBuilder(body, report.program) {
                for node in body.node.subtree where node.kind == .ifExpression {
                    check(body.at(node), contents, &report)
                }
            }
        }
    }

    /// Whether the statements of a body are put together by `WidgetBundleBuilder`. A `return` keeps it from that.
    private func isBuilder(_ body: CodePlace, _ program: Program) -> Bool {
        guard body.node.kind == .codeBlock, !body.node.subtree.contains(where: { $0.kind == .returnStatement }),
            let declaration = body.node.ancestors.first(where: {
                $0.kind == .patternBinding || $0.kind == .functionDeclaration
            })
        else { return false }
        let attributed = declaration.kind == .patternBinding ? declaration.parent : declaration
        if attributed?.attribute("WidgetBundleBuilder") != nil { return true }
        guard PropertyBinding(declaration)?.name == "body", let type = program.scope(at: body.at(declaration)) else {
            return false
        }
        return program.conforms(type, to: "WidgetBundle")
    }

    private func check(_ choice: CodePlace, _ contents: BundleContents, _ report: inout Report) {
        for clause in choice.node.children(.ifClause) {
            guard let conditions = clause.firstChild(.conditionList), let block = clause.firstChild(.codeBlock),
                let check = conditions.children(.availabilityCondition).first(where: { !$0.named("#unavailable") }),
                let control = firstControl(in: choice.at(block), contents, report.program),
                let floor = ControlFloor(AvailabilitySpecification(check), report.program.units[choice.unit].targets)
            else { continue }
            report.add(
                check.range, inUnit: choice.unit, message(control, floor), why: .why(floor), write: .write,
                severity: floor.isKnown ? nil : .info)
        }
    }

    private func message(_ control: String, _ floor: ControlFloor) -> String {
        guard case .known(let platform, let version) = floor.version else {
            return "\(control) is added by #available in the body of the bundle"
        }
        let oldest = "\(platform.rawValue) \(version)"
        return "\(control) is added by #available in the body of the bundle, and the extension runs on \(oldest), too"
    }

    /// Name of the first control that is made in a block, and not further inside under a check of its own.
    private func firstControl(in block: CodePlace, _ contents: BundleContents, _ program: Program) -> String? {
        for node in block.node.subtree {
            guard let call = CallExpression(node), let name = call.calleeName, name.first?.isUppercase == true,
                isDirect(node, in: block.node)
            else { continue }
            let listing = contents.listings.first { $0.place == block.at(node) }
            if let listing {
                if program.conforms(listing.type, to: "ControlWidget") { return name }
            } else if name.hasSuffix("Control") || name.hasSuffix("ControlWidget"),
                !program.declaresType(name, visibleFrom: block.unit)
            {
                return name
            }
        }
        return nil
    }

    private func isDirect(_ node: Node, in block: Node) -> Bool {
        !node.ancestors.prefix { $0.id != block.id }.contains { around in
            around.kind == .ifClause
                && around.firstChild(.conditionList)?.firstChild(.availabilityCondition) != nil
        }
    }
}

extension String {
    fileprivate static func why(_ floor: ControlFloor) -> String {
        "On a system before \(floor.firstSystem) the extension can stop as it starts, and none of its widgets is shown"
    }
    fileprivate static let write =
        "Choose between two bundles in static func main(), or return a list of widgets from each branch"
}
