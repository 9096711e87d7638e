import SwiftSource

/// The values that a string expression can have, where the project's code fixes them: literals, constants, cases of
/// enumerations with raw values, and what is put together of them.
public struct StringConstants {
    let program: Program
    let targets: CallTargets
    static let maximumSteps = 16
    private static let maximumValues = 16

    public init(_ program: Program) {
        self.program = program
        targets = CallTargets(program)
    }

    /// All values that an expression may have: several where builds differ or a condition decides. Nil when it may have
    /// others.
    public func values(of expression: Node, inUnit unit: Int) -> Set<String>? {
        values(of: CodePlace(unit: unit, node: expression), Context())
    }

    /// The value of an expression that can have only one.
    public func value(of expression: Node, inUnit unit: Int) -> String? {
        guard let values = values(of: expression, inUnit: unit), values.count == 1 else { return nil }
        return values.first
    }

    /// What is known where an expression stands.
    private struct Context {
        var steps = 0
        /// The case of an enumeration that `self` is.
        var selfCase: DeclarationID?

        var next: Context {
            var context = self
            context.steps += 1
            return context
        }

        func with(selfCase: DeclarationID?) -> Context {
            var context = self
            context.selfCase = selfCase
            return context
        }
    }

    private func values(of place: CodePlace, _ context: Context) -> Set<String>? {
        guard context.steps < Self.maximumSteps else { return nil }
        let node = place.node
        switch node.kind {
        case .stringLiteral: return literal(place, context)
        case .identifierExpression: return named(place, context)
        case .memberAccess: return member(place, context)
        case .sequenceExpression: return sequence(place, context)
        case .tupleExpression:
            guard let value = node.onlyElement else { return nil }
            return values(of: place.at(value), context.next)
        case .call: return call(place, context)
        case .switchExpression: return choice(place, context)
        default: return nil
        }
    }

    // MARK: Literals

    private func literal(_ place: CodePlace, _ context: Context) -> Set<String>? {
        guard let content = place.node.singleLineContent else { return nil }
        let tree = place.node.tree
        var result: Set<String> = [""]
        var start = content.lowerBound
        for interpolation in place.node.children(.stringInterpolation) {
            let arguments = Array(interpolation.children(.argument))
            guard let text = plainText(start..<interpolation.range.lowerBound, tree), arguments.count == 1,
                arguments[0].name == nil, let value = arguments[0].firstChild,
                let values = values(of: place.at(value), context.next)
            else { return nil }
            result = combined(combined(result, [text]), values)
            start = interpolation.range.upperBound
        }
        guard start <= content.upperBound, let text = plainText(start..<content.upperBound, tree) else { return nil }
        return limited(combined(result, [text]))
    }

    private func plainText(_ range: Range<Int>, _ tree: SyntaxTree) -> String? {
        let text = tree.text(range)
        return text.utf8.contains(UInt8(ascii: "\\")) ? nil : text
    }

    private func combined(_ left: Set<String>, _ right: Set<String>) -> Set<String> {
        Set(left.flatMap { left in right.map { left + $0 } })
    }

    private func limited(_ values: Set<String>) -> Set<String>? { values.count <= Self.maximumValues ? values : nil }

    /// `a + b`, `condition ? a : b`
    private func sequence(_ place: CodePlace, _ context: Context) -> Set<String>? {
        let parts = Array(place.node.children)
        if let ternary = parts.firstIndex(where: { $0.kind == .ternaryOperator }) {
            guard ternary + 2 == parts.count, let first = parts[ternary].firstChild,
                let values = values(of: place.at(first), context.next),
                let others = self.values(of: place.at(parts[ternary + 1]), context.next)
            else { return nil }
            return limited(values.union(others))
        }
        var result: Set<String> = [""]
        for (index, part) in parts.enumerated() {
            if index % 2 == 1 {
                guard part.kind == .infixOperator, part.text == "+" else { return nil }
            } else {
                guard let values = values(of: place.at(part), context.next) else { return nil }
                result = combined(result, values)
            }
        }
        return limited(result)
    }

    // MARK: Names

    private func named(_ place: CodePlace, _ context: Context) -> Set<String>? {
        guard let name = place.node.name else { return nil }
        switch LocalScope.binding(of: name, at: place.node) {
        case .variable(let binding)?: return localConstant(binding).flatMap { values(of: place.at($0), context.next) }
        case nil:
            let members = program.lookUpName(name, at: place)
            if name == "rawValue", members.isEmpty { return context.selfCase.flatMap { rawValues(of: $0, context) } }
            return declared(members, at: place, context)
        default: return nil
        }
    }

    func localConstant(_ binding: Node) -> Node? {
        binding.parent?.named("let") == true ? PropertyBinding(binding)?.initialValue : nil
    }

    private func member(_ place: CodePlace, _ context: Context) -> Set<String>? {
        guard let name = place.node.name, let base = place.node.firstChild else { return nil }
        let isSelf = base.kind == .identifierExpression && base.named("self")
        let baseCase = isSelf ? context.selfCase : stringCase(place.at(base))
        if name == "rawValue" { return baseCase.flatMap { rawValues(of: $0, context) } }
        let members = targets.members(named: name, base: base, hasImplicitBase: false, at: place)
        return declared(members, at: place, context.with(selfCase: baseCase))
    }

    /// What all declarations that a name may mean say; several stand in different builds or targets.
    private func declared(_ ids: [DeclarationID], at place: CodePlace, _ context: Context) -> Set<String>? {
        guard !ids.isEmpty else { return nil }
        var result: Set<String> = []
        for id in ids {
            guard let value = definition(of: id, at: place), let values = values(of: value, context.next) else { return nil }
            result.formUnion(values)
        }
        return limited(result)
    }

    /// What a constant stands for: the value that it begins with, or what its getter returns.
    ///
    /// - Parameter place: Where it is named.
    func definition(of id: DeclarationID, at place: CodePlace) -> CodePlace? {
        guard program.fact(id).kind == .property, !isDefault(id, at: place), let node = program.node(id),
            let binding = PropertyBinding(node)
        else { return nil }
        if let getter = binding.getter {
            return ReturnedValues.onlyValue(of: getter).map { CodePlace(unit: id.unit, node: $0) }
        }
        guard let value = binding.initialValue, binding.variable?.named("let") == true || isNeverSet(id) else { return nil }
        return CodePlace(unit: id.unit, node: value)
    }

    /// Whether a protocol's code names what the protocol gives to its types: each of them may have another.
    private func isDefault(_ id: DeclarationID, at place: CodePlace) -> Bool {
        guard let owner = program.enclosingType(of: id), program.kind(owner) == .protocol,
            let scope = program.scope(at: place)
        else { return false }
        return program.kind(scope) == .protocol
    }

    /// Whether a stored `var` is a widget's: nobody can set it, as the system makes the widget.
    private func isNeverSet(_ id: DeclarationID) -> Bool {
        guard let type = program.enclosingType(of: id), !program.fact(id).isStatic else { return false }
        return WidgetType.protocols.contains { program.conforms(type, to: $0) }
    }

    // MARK: Enumerations

    private func rawValues(of id: DeclarationID, _ context: Context) -> Set<String>? {
        guard let value = rawValue(of: id) else { return [program.fact(id).name] }
        return values(of: value, context.next)
    }

    /// What a `switch` over `self` gives for the case that `self` is.
    private func choice(_ place: CodePlace, _ context: Context) -> Set<String>? {
        guard let selfCase = context.selfCase, let subject = place.node.firstChild, subject.named("self") else { return nil }
        let name = program.fact(selfCase).name
        let taken = place.node.switchCases.first { switchCase in
            switchCase.named("default")
                || switchCase.children(.switchCaseItem).contains { $0.firstChild?.kind == .memberAccess && $0.firstChild?.named(name) == true }
        }
        return taken.flatMap(ReturnedValues.onlyValue).flatMap { values(of: place.at($0), context.next) }
    }

    /// The case of an enumeration of strings that an expression names.
    func stringCase(_ base: CodePlace) -> DeclarationID? {
        guard let name = base.node.name, base.node.kind == .memberAccess || base.node.kind == .identifierExpression else { return nil }
        let inner = base.node.kind == .memberAccess ? base.node.firstChild : nil
        let members = targets.members(named: name, base: inner, hasImplicitBase: false, at: base)
        guard let id = members.first, members.count == 1, program.fact(id).kind == .enumCase,
            let type = program.enclosingType(of: id), program.inheritedNames(of: type).contains(where: { $0.name == "String" })
        else { return nil }
        return id
    }

    /// The value that is written behind a case, if there is one.
    func rawValue(of id: DeclarationID) -> CodePlace? {
        program.node(id)?.firstChild(.initializerClause)?.firstChild.map { CodePlace(unit: id.unit, node: $0) }
    }

    /// `String(describing: Type.self)`, `"\(Type.self)"` and `String("…")`.
    private func call(_ place: CodePlace, _ context: Context) -> Set<String>? {
        guard let call = CallExpression(place.node), call.calleeName == "String", call.base == nil, call.allArguments.count == 1,
            let argument = call.arguments.first, let value = argument.value
        else { return nil }
        if argument.label == nil { return values(of: place.at(value), context.next) }
        guard argument.label == "describing", value.kind == .memberAccess, value.named("self"), let type = value.firstChild,
            type.kind == .identifierExpression, let name = type.name, name != "self", name.beginsUppercase
        else { return nil }
        return name == "Self" ? program.scope(at: place).map { [program.type($0).name] } : [name]
    }
}

extension Node {
    /// UTF-8 range between the quotes of a string literal in one line.
    var singleLineContent: Range<Int>? {
        let bytes = tree.bytes[range]
        let pounds = bytes.prefix { $0 == UInt8(ascii: "#") }.count
        let quote = UInt8(ascii: "\"")
        let isMultiline = bytes.dropFirst(pounds).starts(with: [quote, quote, quote]) && bytes.count - 2 * pounds > 2
        guard !isMultiline, bytes.count >= 2 * pounds + 2, bytes.dropLast(pounds).last == quote else { return nil }
        return range.lowerBound + pounds + 1..<range.upperBound - pounds - 1
    }
}
