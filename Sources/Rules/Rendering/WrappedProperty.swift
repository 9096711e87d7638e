import SwiftSource
import WidgetModel

/// A property of a view that watches something: `@State`, `@ObservedObject`, `@Query` and the like.
struct WrappedProperty {
    enum Wrapper: String, CaseIterable {
        case state = "State"
        case stateObject = "StateObject"
        case observedObject = "ObservedObject"
        case bindable = "Bindable"
        case query = "Query"
    }

    let wrapper: Wrapper
    let name: String
    /// The `@…` and what stands behind it.
    let range: Range<Int>

    /// The properties that a type's declaration lists.
    static func all(of type: Node) -> [WrappedProperty] {
        guard let members = TypeDeclaration(type)?.members else { return [] }
        return members.children(.variableDeclaration).compactMap { variable in
            let wrapper = Wrapper.allCases.lazy.compactMap { wrapper in
                variable.children.first { $0.kind == .attribute && $0.named(wrapper.rawValue) }.map { (wrapper, $0) }
            }.first
            guard let (wrapper, attribute) = wrapper,
                let name = variable.firstChild(.patternBinding).flatMap(PropertyBinding.init)?.name
            else { return nil }
            return WrappedProperty(wrapper: wrapper, name: name, range: attribute.range)
        }
    }

    /// How a view's code changes what the property holds.
    enum Change {
        case never
        /// Only in modifiers that are reported themselves.
        case inReportedModifiers
        case elsewhere
    }

    /// - Parameter type: The view's declaration.
    func change(in type: CodePlace, _ program: Program) -> Change {
        var change = Change.never
        for node in type.node.subtree where node.kind == .identifierExpression || node.kind == .memberAccess {
            guard isChange(node), !isHandedOn(node, type.unit, program) else { continue }
            guard isInReportedModifier(node) else { return .elsewhere }
            change = .inReportedModifiers
        }
        return change
    }

    /// Whether a binding goes to a view of the project, which may do no more than read it.
    private func isHandedOn(_ node: Node, _ unit: Int, _ program: Program) -> Bool {
        guard node.name == "$" + name, let argument = node.parent, argument.kind == .argument,
            let call = argument.parent?.parent.flatMap(CallExpression.init)
        else { return false }
        return CallTargets(program).constructedType(of: call, inUnit: unit) != nil
    }

    private func isChange(_ node: Node) -> Bool {
        if node.name == "$" + name {
            return node.kind == .identifierExpression || node.firstChild?.named("self") == true
        }
        guard node.named(name), node.kind == .identifierExpression || node.firstChild?.named("self") == true else {
            return false
        }
        return Self.isChanged(node)
    }

    /// Whether a value, or a part of it, is assigned or changed by a call.
    private static func isChanged(_ node: Node) -> Bool {
        if node.assignment != nil || node.parent?.kind == .inOutExpression { return true }
        guard let parent = node.parent, parent.firstChild?.id == node.id else { return false }
        switch parent.kind {
        case .memberAccess:
            if parent.isCallee { return parent.name.map(changing.contains) ?? false }
            return isChanged(parent)
        case .subscriptCall, .forceUnwrap, .optionalChaining: return isChanged(parent)
        default: return false
        }
    }

    private static let changing: Set<String> = [
        "toggle", "append", "insert", "remove", "removeAll", "removeLast", "removeFirst", "merge", "formUnion",
        "update",
    ]

    private func isInReportedModifier(_ node: Node) -> Bool {
        for around in node.ancestors {
            if around.kind.isTypeDeclaration { return false }
            guard let call = CallExpression(around) else { continue }
            switch call.calleeName {
            case "onReceive"?, "onAppear"?, "task"?, "Task"?: return true
            default: break
            }
        }
        return false
    }
}
