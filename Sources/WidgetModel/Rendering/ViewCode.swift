import SwiftSource

/// What all who follow view code from a widget to what it draws have to tell about it.
extension CallTargets {
    /// Functions of the project that a modifier's call may run; also where the type of what it modifies is not known.
    func modifiers(of call: CallExpression, inUnit unit: Int) -> [DeclarationID] {
        let direct = functions(of: call, inUnit: unit)
        guard direct.isEmpty, let name = call.calleeName else { return direct }
        return program.foreignMembers(name, ofAny: .views, inUnit: unit).filter { program.fact($0).kind == .function }
    }

    /// Whether an expression stands for a type or a module, so that a call behind it modifies no view.
    func isTypeOrModule(_ node: Node, inUnit unit: Int) -> Bool {
        switch node.kind {
        case .identifierExpression, .memberAccess, .genericSpecialization: break
        default: return false
        }
        if case .metatype? = types.type(of: node, inUnit: unit) { return true }
        return node.kind == .identifierExpression && node.name?.beginsUppercase == true
    }
}

extension Program {
    /// Whether a clause of `#if` may be compiled in some build of a unit.
    func mayBeCompiled(_ clause: Node, inUnit unit: Int) -> Bool {
        if ConditionalCode.isNeverCompiled(clause.id, in: clause.tree) { return false }
        return conditions(ofUnit: unit)?.compilation(of: [clause]) != .never
    }
}

extension Node {
    /// Whether a statement is an `if` without `else` that returns: what follows is its other side.
    var returnsWithoutElse: Bool {
        guard kind == .ifExpression, firstChild(.elseClause) == nil,
            let block = firstChild(.ifClause)?.firstChild(.codeBlock)
        else { return false }
        return block.children.contains { $0.kind == .returnStatement }
    }
}
