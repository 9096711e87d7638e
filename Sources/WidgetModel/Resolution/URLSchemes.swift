import SwiftSource

/// The schemes of the URLs that an expression can give, as far as the project's code fixes them: `URL(string:)`,
/// constants, computed properties, functions, and `URLComponents` whose scheme is set beside it.
public struct URLSchemes {
    private let program: Program
    private let targets: CallTargets
    private let strings: StringBeginnings
    private static let maximumSteps = 8

    public init(_ program: Program) {
        self.program = program
        targets = CallTargets(program)
        strings = StringBeginnings(program)
    }

    /// Those that are known, in source order. The expression may give others.
    public func schemes(of expression: Node, inUnit unit: Int) -> [URLScheme] {
        schemes(of: CodePlace(unit: unit, node: expression), 0)
    }

    private func schemes(of place: CodePlace, _ steps: Int) -> [URLScheme] {
        guard steps < Self.maximumSteps else { return [] }
        let node = place.node
        switch node.kind {
        case .forceUnwrap, .tryExpression, .optionalChaining, .awaitExpression:
            return node.firstChild.map { schemes(of: place.at($0), steps) } ?? []
        case .tupleExpression:
            guard let value = node.onlyElement else { return [] }
            return schemes(of: place.at(value), steps)
        case .sequenceExpression: return alternatives(of: node).flatMap { schemes(of: place.at($0), steps) }
        case .call, .macroExpansion: return CallExpression(node).map { schemes(of: $0, place, steps) } ?? []
        case .identifierExpression: return named(place, steps)
        case .memberAccess: return member(place, steps)
        case .ifExpression, .switchExpression:
            return ReturnedValues.ofBranches(node).flatMap { schemes(of: place.at($0), steps + 1) }
        default: return []
        }
    }

    /// `a ?? b`, `condition ? a : b`
    private func alternatives(of sequence: Node) -> [Node] {
        let parts = Array(sequence.children)
        if let ternary = parts.firstIndex(where: { $0.kind == .ternaryOperator }) {
            return [parts[ternary].firstChild].compactMap { $0 } + parts[(ternary + 1)...]
        }
        let operators = parts.filter { $0.kind == .infixOperator }
        guard !operators.isEmpty, operators.allSatisfy({ $0.text == "??" }) else { return [] }
        return parts.filter { $0.kind != .infixOperator }
    }

    // MARK: Calls

    private func schemes(of call: CallExpression, _ place: CodePlace, _ steps: Int) -> [URLScheme] {
        if call.callee?.kind == .closure, let closure = call.callee {
            return results(of: closure, place.unit, steps)
        }
        guard let name = call.calleeName else { return [] }
        if isURL(call, name, place) { return begun(call, place) }
        if let base = call.base, Self.extending.contains(name) { return schemes(of: place.at(base), steps + 1) }
        let functions = targets.functions(of: call, inUnit: place.unit)
        return functions.flatMap { declared($0, steps) }
    }

    /// Functions of `URL` that keep its scheme.
    private static let extending: Set<String> = ["appending", "appendingPathComponent", "appendingPathExtension"]

    /// `URL(string:)`, `URLComponents(string:)`, `.init(string:)`, and `#URL("…")` of packages.
    private func isURL(_ call: CallExpression, _ name: String, _ place: CodePlace) -> Bool {
        switch name {
        case "URL", "URLComponents":
            return call.base.map { $0.named("Foundation") } ?? !program.declaresType(name, visibleFrom: place.unit)
        case "init": return call.base.map { $0.named("URL") } ?? call.hasImplicitBase
        default: return false
        }
    }

    private func begun(_ call: CallExpression, _ place: CodePlace) -> [URLScheme] {
        guard let first = call.arguments.first, first.label == nil || first.label == "string", let text = first.value
        else { return [] }
        return scheme(ofText: place.at(text)).map { [$0] } ?? []
    }

    private func scheme(ofText text: CodePlace) -> URLScheme? {
        let beginning = strings.beginning(of: text)
        return URLScheme.name(of: beginning.text).map { URLScheme(name: $0, place: beginning.place) }
    }

    // MARK: Names

    private func named(_ place: CodePlace, _ steps: Int) -> [URLScheme] {
        guard let name = place.node.name else { return [] }
        switch LocalScope.binding(of: name, at: place.node) {
        case .variable(let binding)?:
            let value = PropertyBinding(binding)?.initialValue
            return value.map { schemes(of: place.at($0), steps + 1) } ?? []
        case .unwrapped(let condition)?:
            let value = condition.firstChild(.initializerClause)?.firstChild
            return value.map { schemes(of: place.at($0), steps + 1) } ?? []
        case nil: return program.lookUpName(name, at: place).flatMap { declared($0, steps) }
        default: return []
        }
    }

    private func member(_ place: CodePlace, _ steps: Int) -> [URLScheme] {
        guard let name = place.node.name else { return [] }
        guard let base = place.node.firstChild else {
            // `.widgetURL(.profile)`: what the project adds to `URL`.
            return program.foreignMembers(name, of: "URL", inUnit: place.unit).flatMap { declared($0, steps) }
        }
        if name == "url", let found = components(place.at(base), steps) { return found }
        if name == "absoluteURL" || name == "standardized" { return schemes(of: place.at(base), steps + 1) }
        let members = targets.members(named: name, base: base, hasImplicitBase: false, at: place)
        return members.flatMap { declared($0, steps) }
    }

    private func declared(_ id: DeclarationID, _ steps: Int) -> [URLScheme] {
        guard let node = program.node(id) else { return [] }
        if let body = node.declaredBody { return results(of: body, id.unit, steps) }
        let value = PropertyBinding(node)?.initialValue
        return value.map { schemes(of: CodePlace(unit: id.unit, node: $0), steps + 1) } ?? []
    }

    private func results(of body: Node, _ unit: Int, _ steps: Int) -> [URLScheme] {
        ReturnedValues.of(body).flatMap { schemes(of: CodePlace(unit: unit, node: $0), steps + 1) }
    }

    // MARK: URLComponents

    /// The schemes of a local variable that holds `URLComponents`; nil for anything else.
    private func components(_ owner: CodePlace, _ steps: Int) -> [URLScheme]? {
        let base = owner.node.kind == .optionalChaining ? owner.node.firstChild.map { owner.at($0) } ?? owner : owner
        guard base.node.kind == .identifierExpression, let name = base.node.name,
            case .variable(let binding)? = LocalScope.binding(of: name, at: base.node),
            let value = PropertyBinding(binding)?.initialValue, let call = CallExpression(value),
            call.calleeName == "URLComponents", let scope = binding.parent?.parent
        else { return nil }
        let assigned = scope.children.compactMap { assignedScheme(in: $0, of: name) }.map { base.at($0) }
        if assigned.isEmpty { return schemes(of: base.at(value), steps + 1) }
        return assigned.compactMap { text in
            StringConstants(program).value(of: text.node, inUnit: text.unit)
                .map { URLScheme(name: $0.lowercased(), place: text) }
        }
    }

    /// The value of `name.scheme = value`.
    private func assignedScheme(in statement: Node, of name: String) -> Node? {
        let parts = Array(statement.children)
        guard statement.kind == .sequenceExpression, parts.count == 3, parts[1].text == "=",
            parts[0].kind == .memberAccess, parts[0].named("scheme"), parts[0].firstChild?.named(name) == true
        else { return nil }
        return parts[2]
    }
}
