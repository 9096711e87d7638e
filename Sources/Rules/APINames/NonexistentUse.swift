import SwiftSource
import WidgetModel

/// Tells whether a node uses one of the names that no framework declares.
struct NonexistentUse {
    private let place: CodePlace
    private let program: Program

    init(_ place: CodePlace, _ program: Program) {
        self.place = place
        self.program = program
    }

    var name: NonexistentName? {
        let node = place.node
        let named = node.kind == .call ? node.namedCallee : node
        guard let named, NonexistentName.names.mayContain(nameOf: named), let written = named.name else { return nil }
        // Without imports, as in a block of a README, the names are all there is to go by.
        let imports = program.units[place.unit].facts.imports
        guard imports.isEmpty || imports.contains(where: { ["SwiftUI", "WidgetKit", "ActivityKit"].contains($0) }) else { return nil }
        return NonexistentName.all(named: written).first { APIMatch(place, program).matches($0.form, declaringType: Self.type(of: $0)) }
    }

    private static func type(of name: NonexistentName) -> String {
        switch name.form {
        case .argument("supplementalActivityFamilies", _, _): "ActivityFamily"
        case .argument: "PushType"
        default: ""
        }
    }
}

/// The value that a pattern or an operand is compared with.
struct ComparedValue {
    let subject: Node?

    /// - Parameter node: An expression in a `case`, or on a side of `==` or `!=`.
    init(of node: Node) {
        var inner = node
        var subject: Node?
        search: while let around = inner.parent {
            switch around.kind {
            case .switchCaseItem, .switchCase, .ifConfigClause, .ifConfig:
                inner = around
            case .switchExpression:
                subject = around.firstChild
                break search
            case .sequenceExpression:
                let parts = Array(around.children)
                if parts.count == 3, ["==", "!="].contains(parts[1].text) { subject = parts[0].id == inner.id ? parts[2] : parts[0] }
                break search
            default:
                break search
            }
        }
        self.subject = subject
    }
}

/// Recognises the environment's `activityFamily`.
enum ActivityFamilyValue {
    static func isOne(_ value: Node, _ program: Program, _ place: CodePlace) -> Bool {
        guard value.kind == .identifierExpression, let name = value.name, LocalScope.binding(of: name, at: value) == nil,
            let type = program.scope(at: place)
        else { return false }
        return program.ownMembers(name, of: type).contains { id in
            guard let variable = program.node(id).flatMap(PropertyBinding.init)?.variable, let attribute = variable.attribute("Environment")
            else { return false }
            return attribute.subtree.contains { $0.kind == .keyPath && $0.text == "\\.activityFamily" }
        }
    }
}

extension Node {
    /// What a call names: its callee without generic arguments.
    var namedCallee: Node? {
        guard let callee = firstChild else { return nil }
        return callee.kind == .genericSpecialization ? callee.firstChild ?? callee : callee
    }
}
