import SwiftSource

/// What a call or a name runs, as far as the project declares it.
public struct CallTargets {
    let program: Program
    let types: ExpressionTypes

    public init(_ program: Program) { self.init(program, ExpressionTypes(program)) }

    init(_ program: Program, _ types: ExpressionTypes) {
        self.program = program
        self.types = types
    }

    /// The type that a call makes an instance of.
    public func constructedType(of call: CallExpression, inUnit unit: Int) -> TypeID? {
        guard let callee = call.callee else { return nil }
        switch callee.kind {
        case .identifierExpression, .memberAccess, .genericSpecialization:
            if case .metatype(.project(let type))? = types.type(of: callee, inUnit: unit) { return type }
            return type(ofInitializer: callee, inUnit: unit)
        default:
            return nil
        }
    }

    /// The type whose initializer is given by name: `Type.init`, called or not.
    func type(ofInitializer node: Node, inUnit unit: Int) -> TypeID? {
        guard node.kind == .memberAccess, node.named("init"), let base = node.firstChild,
            case .metatype(.project(let type))? = types.type(of: base, inUnit: unit)
        else { return nil }
        return type
    }

    /// Functions of the project that a call may run, chosen by name, receiver and argument labels. Initializers are not
    /// among them; see ``initializers(of:for:)``.
    public func functions(of call: CallExpression, inUnit unit: Int) -> [DeclarationID] {
        guard let name = call.calleeName else { return [] }
        return members(named: name, base: call.base, hasImplicitBase: call.hasImplicitBase, at: CodePlace(unit: unit, node: call.node))
            .filter { program.fact($0).kind == .function && program.fact($0).accepts(call) }
    }

    /// Initializers of `type` that a call may run; none for a memberwise one.
    public func initializers(of type: TypeID, for call: CallExpression) -> [DeclarationID] {
        program.ownMembers("init", of: type).filter {
            program.fact($0).accepts(call)
        }
    }

    /// Declarations of the project that `name` or `base.name` can mean at a place; not local ones.
    public func members(named name: String, base: Node?, hasImplicitBase: Bool, at place: CodePlace) -> [DeclarationID] {
        if let base {
            switch types.type(of: base, inUnit: place.unit) {
            case .project(let type)?, .metatype(.project(let type))?: return program.members(name, of: type)
            case .foreign(let type)?, .metatype(.foreign(let type))?:
                return program.foreignMembers(name, of: type, inUnit: place.unit)
            case .metatype?, nil: return []
            }
        }
        guard !hasImplicitBase, LocalScope.binding(of: name, at: place.node) == nil else { return [] }
        return program.lookUpName(name, at: place)
    }
}
