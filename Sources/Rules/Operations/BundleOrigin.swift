import SwiftSource
import WidgetModel

/// Whether a URL or path names a file that ships with the app: quick to read, and always there.
struct BundleOrigin {
    private let program: Program

    init(_ program: Program) { self.program = program }

    func isBundleURL(_ value: Node, at place: CodePlace, path: [CodePlace]) -> Bool {
        isBundleURL(value, unit: place.unit, path: path, steps: 0)
    }

    private func isBundleURL(_ value: Node, unit: Int, path: [CodePlace], steps: Int) -> Bool {
        guard steps < 8 else { return false }
        for node in value.subtree where node.kind == .identifierExpression {
            guard let name = node.name else { continue }
            if name == "Bundle" { return true }
            switch LocalScope.binding(of: name, at: node) {
            case .variable(let binding)?:
                if let initial = PropertyBinding(binding)?.initialValue, isBundleURL(initial, unit: unit, path: path, steps: steps + 1) { return true }
            case .unwrapped(let condition)?:
                let initial = condition.firstChild(.initializerClause)?.firstChild
                if let initial, initial.id != value.id, isBundleURL(initial, unit: unit, path: path, steps: steps + 1) { return true }
            case .parameter?:
                // Whoever calls with a bundle's file says so.
                if path.contains(where: mentionsBundle) { return true }
            case .untyped?, .function?:
                break
            case nil:
                if memberComesFromBundle(name, CodePlace(unit: unit, node: node), path, steps) { return true }
            }
        }
        return false
    }

    private func memberComesFromBundle(_ name: String, _ place: CodePlace, _ path: [CodePlace], _ steps: Int) -> Bool {
        let members = CallTargets(program).members(named: name, base: nil, hasImplicitBase: false, at: place)
        guard let member = members.first, let node = program.node(member), let binding = PropertyBinding(node),
            let value = binding.initialValue ?? binding.getter
        else { return false }
        return isBundleURL(value, unit: member.unit, path: path, steps: steps + 1)
    }

    private func mentionsBundle(_ body: CodePlace) -> Bool {
        body.node.subtree.contains { $0.kind == .identifierExpression && $0.named("Bundle") }
    }
}
