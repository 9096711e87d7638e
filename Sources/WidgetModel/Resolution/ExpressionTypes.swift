import SwiftSource

/// The types of expressions, where they are written or evident. Nil is the answer to everything else.
public struct ExpressionTypes {
    private let program: Program
    private let known: KnownTypes?
    /// How many declarations may be followed for one answer.
    private static let maximumSteps = 24

    public init(_ program: Program) { self.init(program, known: nil) }

    /// - Parameter known: Answers to keep while one body is read, where each call asks for the type of what it is called on.
    init(_ program: Program, known: KnownTypes?) {
        self.program = program
        self.known = known
    }

    public func type(of expression: Node, inUnit unit: Int) -> ValueType? {
        type(of: expression, unit, steps: 0)
    }

    private func type(of node: Node, _ unit: Int, steps: Int) -> ValueType? {
        guard let known, known.tree === node.tree, node.kind == .call || node.kind == .identifierExpression else {
            return newType(of: node, unit, steps: steps)
        }
        if let type = known.types[node.id] { return type }
        let type = newType(of: node, unit, steps: steps)
        known.types[node.id] = .some(type)
        return type
    }

    private func newType(of node: Node, _ unit: Int, steps: Int) -> ValueType? {
        guard steps < ExpressionTypes.maximumSteps else { return nil }
        let steps = steps + 1
        switch node.kind {
        case .integerLiteral: return .foreign("Int")
        case .floatLiteral: return .foreign("Double")
        case .stringLiteral: return .foreign("String")
        case .booleanLiteral: return .foreign("Bool")
        case .arrayLiteral: return .foreign("Array")
        case .dictionaryLiteral: return .foreign("Dictionary")
        case .identifierExpression: return typeOfName(node, unit, steps)
        case .memberAccess: return typeOfMember(node, unit, steps)
        case .call: return typeOfCall(node, unit, steps)
        case .sequenceExpression: return typeOfSequence(node, unit, steps)
        case .tryExpression, .awaitExpression, .unsafeExpression, .forceUnwrap, .optionalChaining, .ownershipExpression,
            .genericSpecialization, .prefixOperator:
            return node.firstChild.flatMap { type(of: $0, unit, steps: steps) }
        case .tupleExpression:
            return node.onlyElement.flatMap { type(of: $0, unit, steps: steps) }
        default:
            return nil
        }
    }

    // MARK: Names

    private func typeOfName(_ node: Node, _ unit: Int, _ steps: Int) -> ValueType? {
        guard let name = node.name else { return nil }
        let place = CodePlace(unit: unit, node: node)
        if name == "self" { return program.selfType(at: place) }
        if name == "Self" { return program.selfType(at: place).map { .metatype($0) } }
        if name == "super" { return program.superclass(at: place).map { .project($0) } }
        if let local = LocalScope.binding(of: name, at: node) { return type(of: local, unit, steps) }
        let members = program.lookUpName(name, at: place)
        if !members.isEmpty { return common(members, at: node, steps) }
        let scope = program.scope(at: place)
        // Types of other modules are told by their capital; the project's are known.
        if name.beginsUppercase { return named(name, unit, scope: scope).map { .metatype($0) } }
        return program.lookUpType(name, inUnit: unit, scope: scope).map { .metatype(.project($0)) }
    }

    private func type(of local: LocalBinding, _ unit: Int, _ steps: Int) -> ValueType? {
        switch local {
        case .variable(let binding):
            guard let binding = PropertyBinding(binding) else { return nil }
            if let type = binding.type { return written(type, unit) }
            return binding.initialValue.flatMap { self.type(of: $0, unit, steps: steps) }
        case .unwrapped(let condition):
            if let type = condition.firstChild(.typeAnnotation)?.firstChild { return written(type, unit) }
            if let value = condition.firstChild(.initializerClause)?.firstChild {
                return self.type(of: value, unit, steps: steps)
            }
            // `if let name` unwraps a variable of the same name further out.
            guard let name = condition.name, let outer = condition.ancestors.first(where: { $0.kind == .ifClause || $0.kind == .guardStatement || $0.kind == .whileStatement }) else { return nil }
            if let binding = LocalScope.binding(of: name, at: outer) { return self.type(of: binding, unit, steps + 1) }
            return typeOfMemberNamed(name, at: CodePlace(unit: unit, node: outer), steps)
        case .parameter(let parameter):
            return Parameter(parameter).type.flatMap { written($0, unit) }
        case .untyped, .function:
            return nil
        }
    }

    private func typeOfMemberNamed(_ name: String, at place: CodePlace, _ steps: Int) -> ValueType? {
        guard steps < ExpressionTypes.maximumSteps, let scope = program.scope(at: place) else { return nil }
        return program.members(name, of: scope).first.flatMap { typeOfDeclaration($0, steps) }
    }

    /// The type that a written type names, where it names one.
    public func written(_ type: Node, _ unit: Int) -> ValueType? {
        switch type.kind {
        case .arrayType: return .foreign("Array")
        case .dictionaryType: return .foreign("Dictionary")
        default: break
        }
        let name = TypeName.text(of: type)
        guard !name.isEmpty else { return nil }
        let place = CodePlace(unit: unit, node: type)
        for ancestor in type.ancestors where ancestor.kind.isFunctionDeclaration {
            if let clause = ancestor.firstChild(.genericParameterClause), clause.children.contains(where: { $0.named(name) }) {
                return nil
            }
        }
        return named(name, unit, scope: program.scope(at: place))
    }

    private func named(_ name: String, _ unit: Int, scope: TypeID?) -> ValueType? {
        program.keepingTypeMeaning(of: name, inUnit: unit, scope) { newNamed(name, unit, scope: scope) }
    }

    private func newNamed(_ name: String, _ unit: Int, scope: TypeID?) -> ValueType? {
        if name == "Self" { return scope.map { .project($0) } }
        if let type = program.lookUpType(name, inUnit: unit, scope: scope) { return .project(type) }
        // Declared by the project, but nobody can say which one is meant.
        let last = QualifiedName.lastPart(name)
        if program.declaresType(last, visibleFrom: unit) { return nil }
        var around = scope
        while let current = around {
            if program.fact(program.type(current).declaration).genericParameters.contains(name) { return nil }
            around = program.parent(of: current)
        }
        return .foreign(last)
    }

    /// The type of what `node` names, where all that it can name have the same one. Of functions, those are left out that
    /// cannot be called as it is done there.
    private func common(_ members: [DeclarationID], at node: Node, _ steps: Int) -> ValueType? {
        guard let first = members.first else { return nil }
        if members.count == 1 { return typeOfDeclaration(first, steps) }
        var fitting = members
        if let parent = node.parent, parent.firstChild?.id == node.id, let call = CallExpression(parent) {
            let accepting = members.filter {
                program.fact($0).kind != .function || program.fact($0).accepts(call)
            }
            if !accepting.isEmpty { fitting = accepting }
        }
        // Following each of several declarations, and each of several in turn, would take forever.
        let steps = fitting.count == 1 ? steps : max(steps, ExpressionTypes.maximumSteps - 2)
        let type = typeOfDeclaration(fitting[0], steps)
        return fitting.dropFirst().allSatisfy { typeOfDeclaration($0, steps) == type } ? type : nil
    }

    /// The type of a property or the result of a function.
    public func typeOfDeclaration(_ id: DeclarationID) -> ValueType? { typeOfDeclaration(id, 0) }

    private func typeOfDeclaration(_ id: DeclarationID, _ steps: Int) -> ValueType? {
        guard steps < ExpressionTypes.maximumSteps else { return nil }
        let fact = program.fact(id)
        let scope = program.enclosingType(of: id)
        if fact.isType { return program.type(of: id).map { .metatype(.project($0)) } }
        if fact.kind == .enumCase { return scope.map { .project($0) } }
        if !fact.type.isEmpty {
            guard !fact.genericParameters.contains(fact.type) else { return nil }
            return named(fact.type, id.unit, scope: scope)
        }
        guard fact.kind == .property, let node = program.node(id), let binding = PropertyBinding(node) else { return nil }
        if let type = binding.type { return written(type, id.unit) }
        return binding.initialValue.flatMap { type(of: $0, id.unit, steps: steps + 1) }
    }

    // MARK: Members and calls

    private func typeOfMember(_ node: Node, _ unit: Int, _ steps: Int) -> ValueType? {
        guard let name = node.name, let base = node.firstChild, let baseType = type(of: base, unit, steps: steps) else { return nil }
        if name == "self" { return baseType }
        if let type = member(name, of: baseType, at: node, unit, steps) { return type }
        // `Module.Type`
        guard base.kind == .identifierExpression, case .metatype(.foreign(let module)) = baseType,
            name.beginsUppercase
        else { return nil }
        return named(module + "." + name, unit, scope: nil).map { .metatype($0) }
    }

    private func member(_ name: String, of base: ValueType, at node: Node, _ unit: Int, _ steps: Int) -> ValueType? {
        switch base {
        case .metatype(.project(let type)), .project(let type):
            if case .metatype = base, name == "init" { return .project(type) }
            return common(program.members(name, of: type), at: node, steps)
        case .metatype(.foreign(let type)):
            let added = program.foreignMembers(name, of: type, inUnit: unit)
            if !added.isEmpty { return common(added, at: node, steps) }
            if name == "init" { return .foreign(type) }
            return FoundationTypes.staticMember(name, of: type)
        case .foreign(let type):
            let added = program.foreignMembers(name, of: type, inUnit: unit)
            if !added.isEmpty { return common(added, at: node, steps) }
            return FoundationTypes.member(name, of: type)
        case .metatype:
            return nil
        }
    }

    private func typeOfCall(_ node: Node, _ unit: Int, _ steps: Int) -> ValueType? {
        guard let callee = node.firstChild else { return nil }
        switch callee.kind {
        case .identifierExpression, .genericSpecialization, .memberAccess:
            // `name(…)`: the result of a function, or an instance of the type.
            switch type(of: callee, unit, steps: steps) {
            case .metatype(let instance): return instance
            case let other: return other
            }
        case .arrayLiteral, .dictionaryLiteral:
            // `[Int]()`
            return type(of: callee, unit, steps: steps)
        default:
            return nil
        }
    }

    // MARK: Operators

    private func typeOfSequence(_ node: Node, _ unit: Int, _ steps: Int) -> ValueType? {
        var operands: [ValueType?] = []
        var operators: [String] = []
        for child in node.children {
            switch child.kind {
            case .infixOperator: operators.append(child.text)
            case .ternaryOperator: operators.append("?:")
            case .castOperator:
                guard child.id == node.children.max(by: { $0.id < $1.id })?.id else { return nil }
                return child.named("is") ? .foreign("Bool") : child.firstChild.flatMap { written($0, unit) }
            default: operands.append(type(of: child, unit, steps: steps))
            }
        }
        if operators.contains("?:") { return operands.count == 3 && operands[1] == operands[2] ? operands[1] : operands.last ?? nil }
        if operators.contains(where: { ["==", "!=", "<", ">", "<=", ">=", "&&", "||", "==="].contains($0) }) { return .foreign("Bool") }
        if operators.contains("??") { return operators.allSatisfy { $0 == "??" } ? operands.lazy.compactMap { $0 }.first : nil }
        guard operators.allSatisfy({ ["+", "-", "*", "/", "%"].contains($0) }) else { return nil }
        if operands.contains(.foreign("Date")) { return .foreign("Date") }
        guard operands.allSatisfy({ $0.map(FoundationTypes.isNumber) ?? false }) else { return nil }
        return operands.first { $0 != .foreign("Int") } ?? .foreign("Int")
    }
}

/// Types of expressions in one tree that were worked out already.
final class KnownTypes {
    let tree: SyntaxTree
    var types: [NodeID: ValueType?] = [:]

    init(_ tree: SyntaxTree) { self.tree = tree }
}
