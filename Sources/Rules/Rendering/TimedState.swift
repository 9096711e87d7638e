import SwiftSource
import WidgetModel

/// Finds the state of an activity, or the entry of a widget, that a timer's dates belong to.
struct TimedState {
    private let program: Program
    private let types: ExpressionTypes

    init(_ program: Program) {
        self.program = program
        types = ExpressionTypes(program)
    }

    /// The type of what the dates are members of: `context.state` of `context.state.start...context.state.end`.
    func type(of dates: Node, at place: CodePlace) -> TypeID? {
        for node in dates.subtree where node.kind == .memberAccess {
            guard let base = node.firstChild else { continue }
            if let state = contentState(base, place) { return state }
            if case .project(let type)? = types.type(of: base, inUnit: place.unit), isState(type) { return type }
        }
        return nil
    }

    /// Whether a view stores the context of an activity.
    func takesContext(_ view: TypeID) -> Bool {
        guard let node = program.node(program.type(view).declaration), let members = TypeDeclaration(node)?.members
        else { return false }
        return members.children(.variableDeclaration).contains { variable in
            variable.children.contains { PropertyBinding($0)?.type?.named("ActivityViewContext") == true }
        }
    }

    private func isState(_ type: TypeID) -> Bool {
        if ["TimelineEntry", "RelevanceEntry"].contains(where: { program.conforms(type, to: $0) }) { return true }
        return program.parent(of: type).map { program.conforms($0, to: "ActivityAttributes") } ?? false
    }

    /// `context.state`, of a context whose attributes are written.
    private func contentState(_ node: Node, _ place: CodePlace) -> TypeID? {
        guard node.kind == .memberAccess, node.named("state"), let context = node.firstChild,
            let attributes = attributes(ofContext: context, place)
        else { return nil }
        return program.ownMembers("ContentState", of: attributes).lazy.compactMap { id in
            if let type = program.type(of: id) { return type }
            // A typealias.
            return program.lookUpType(program.fact(id).type, inUnit: id.unit, scope: attributes)
        }.first
    }

    private func attributes(ofContext context: Node, _ place: CodePlace) -> TypeID? {
        guard context.kind == .identifierExpression, let name = context.name else { return nil }
        switch LocalScope.binding(of: name, at: context) {
        case .untyped?: return attributesOfConfiguration(around: context, place)
        case .parameter(let parameter)?: return Parameter(parameter).type.flatMap { attributes(ofType: $0, place.unit) }
        case nil:
            let members = program.scope(at: place).map { program.members(name, of: $0) } ?? []
            guard members.count == 1, let binding = program.node(members[0]).flatMap(PropertyBinding.init),
                let type = binding.type
            else { return nil }
            return attributes(ofType: type, members[0].unit)
        default: return nil
        }
    }

    /// `ActivityViewContext<RunAttributes>`
    private func attributes(ofType type: Node, _ unit: Int) -> TypeID? {
        guard type.kind == .identifierType, type.named("ActivityViewContext"),
            let argument = type.firstChild(.genericArgumentClause)?.firstChild,
            case .project(let attributes)? = types.written(argument, unit)
        else { return nil }
        return attributes
    }

    /// The parameter of a closure of `ActivityConfiguration(for: RunAttributes.self)`.
    private func attributesOfConfiguration(around node: Node, _ place: CodePlace) -> TypeID? {
        for around in node.ancestors {
            guard let call = CallExpression(around), call.calleeName == "ActivityConfiguration" else { continue }
            guard let type = call.argument(labeled: "for")?.value, type.named("self"), let named = type.firstChild,
                case .metatype(.project(let attributes))? = types.type(of: named, inUnit: place.unit)
            else { return nil }
            return attributes
        }
        return nil
    }
}
