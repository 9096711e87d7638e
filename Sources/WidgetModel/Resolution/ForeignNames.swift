import SwiftSource

/// Tells names that only modules outside the project can declare.
public struct ForeignNames {
    private let program: Program
    private let targets: CallTargets

    public init(_ program: Program) {
        self.program = program
        targets = CallTargets(program)
    }

    /// Whether what a node names is declared by none of the project's files: for a call what it calls, for a modifier the
    /// extensions of `View` included. True as well where the node names nothing.
    public func isForeign(_ place: CodePlace) -> Bool {
        if let call = CallExpression(place.node) { return isForeign(call, place) }
        guard let name = place.node.name else { return true }
        switch place.node.kind {
        case .identifierExpression:
            return LocalScope.binding(of: name, at: place.node) == nil && program.lookUpName(name, at: place).isEmpty
                && isForeignType(name, place)
        case .memberAccess:
            return members(name, of: place.node.firstChild, place).isEmpty
        case .identifierType:
            return isForeignType(name, place)
        default:
            return true
        }
    }

    private func isForeign(_ call: CallExpression, _ place: CodePlace) -> Bool {
        guard let name = call.calleeName else { return true }
        if let base = call.base {
            if base.kind == .identifierExpression, let module = base.name, QualifiedName.isAppleModule(module) { return true }
            return members(name, of: base, place).isEmpty
                && program.foreignMembers(name, of: "View", inUnit: place.unit).isEmpty
        }
        if call.hasImplicitBase { return true }
        guard LocalScope.binding(of: name, at: place.node) == nil, targets.functions(of: call, inUnit: place.unit).isEmpty
        else { return false }
        return isForeignType(name, place) && !isInitializerOfProject(call, name, place)
    }

    private func members(_ name: String, of base: Node?, _ place: CodePlace) -> [DeclarationID] {
        guard let base else { return [] }
        return targets.members(named: name, base: base, hasImplicitBase: false, at: place)
    }

    /// Whether no type of the project has the name at a place.
    public func isForeignType(_ name: String, _ place: CodePlace) -> Bool {
        program.lookUpType(name, inUnit: place.unit, scope: program.scope(at: place)) == nil
            && !program.declaresType(name, visibleFrom: place.unit)
    }

    /// Whether a call runs an initializer that an extension of the project adds to a type of somebody else.
    public func isInitializerOfProject(_ call: CallExpression, _ type: String, _ place: CodePlace) -> Bool {
        program.foreignMembers("init", of: type, inUnit: place.unit).contains { program.fact($0).accepts(call) }
    }
}
