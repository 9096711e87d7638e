import SwiftSource
import WidgetModel

/// Whether anything limits how many elements a sequence has.
struct SequenceLength {
    private let program: Program
    private let types: ExpressionTypes
    private static let maximumSteps = 8

    init(_ program: Program) {
        self.program = program
        types = ExpressionTypes(program)
    }

    /// Whether it holds as many elements as were fetched or passed. Anything that nobody can tell is taken as limited.
    func isUnbounded(_ place: CodePlace) -> Bool { !isLimited(place) && isUnbounded(place.node, place, 0) }

    private func isUnbounded(_ node: Node, _ place: CodePlace, _ steps: Int) -> Bool {
        guard steps < Self.maximumSteps else { return false }
        switch node.kind {
        case .tryExpression, .awaitExpression, .forceUnwrap, .optionalChaining:
            return node.firstChild.map { isUnbounded($0, place, steps + 1) } ?? false
        case .tupleExpression:
            return node.onlyElement.map { isUnbounded($0, place, steps + 1) } ?? false
        case .sequenceExpression: return isUnbounded(Array(node.children), place, steps)
        case .identifierExpression: return isUnboundedName(node, place, steps)
        case .memberAccess:
            guard let base = node.firstChild, let name = node.name else { return false }
            // `items.indices`, `items.lazy`
            if Self.views.contains(name) { return isUnbounded(base, place, steps + 1) }
            return isData(base, place, steps)
        case .call: return CallExpression(node).map { isUnboundedCall($0, place, steps) } ?? false
        default: return false
        }
    }

    /// `items ?? []`, `0..<items.count`
    private func isUnbounded(_ parts: [Node], _ place: CodePlace, _ steps: Int) -> Bool {
        guard parts.count == 3, parts[1].kind == .infixOperator else { return false }
        switch parts[1].text {
        case "??": return isUnbounded(parts[0], place, steps + 1)
        case "..<", "...":
            guard parts[2].kind == .memberAccess, parts[2].named("count"), let base = parts[2].firstChild else {
                return false
            }
            return isUnbounded(base, place, steps + 1)
        default: return false
        }
    }

    private func isUnboundedName(_ node: Node, _ place: CodePlace, _ steps: Int) -> Bool {
        guard let name = node.name else { return false }
        switch LocalScope.binding(of: name, at: node) {
        case .variable(let binding)?:
            guard let property = PropertyBinding(binding), property.variable?.named("let") == true,
                let value = property.initialValue
            else { return false }
            return isUnbounded(value, place, steps + 1)
        case .unwrapped(let condition)?:
            guard let value = condition.firstChild(.initializerClause)?.firstChild else { return false }
            return isUnbounded(value, place, steps + 1)
        case .parameter(let parameter)?: return Parameter(parameter).type?.kind == .arrayType
        case .untyped(let pattern)?:
            // What a closure that loads is given.
            return pattern.ancestors.first { $0.kind == .closure || $0.kind == .forStatement }?.kind == .closure
        case .function?, nil: return false
        }
    }

    private func isUnboundedCall(_ call: CallExpression, _ place: CodePlace, _ steps: Int) -> Bool {
        guard let name = call.calleeName else { return false }
        if Self.steps.contains(name), let base = call.base { return isUnbounded(base, place, steps + 1) }
        if name == "zip" {
            return call.arguments.allSatisfy { $0.value.map { isUnbounded($0, place, steps + 1) } ?? false }
        }
        guard !Self.limits.contains(name), name.first?.isLowercase == true else { return false }
        return Self.loads(name) && !call.node.subtree.contains(where: Self.limitsIt)
    }

    /// A property of what was loaded: `response.items`
    private func isData(_ base: Node, _ place: CodePlace, _ steps: Int) -> Bool {
        var root = base
        while root.kind == .memberAccess || root.kind == .optionalChaining || root.kind == .forceUnwrap,
            let inner = root.firstChild
        { root = inner }
        guard root.kind == .identifierExpression, let name = root.name,
            case .variable(let binding)? = LocalScope.binding(of: name, at: root),
            let value = PropertyBinding(binding)?.initialValue
        else { return false }
        var loaded = value
        while loaded.kind == .tryExpression || loaded.kind == .awaitExpression, let inner = loaded.firstChild {
            loaded = inner
        }
        return loaded.kind == .call && isUnbounded(loaded, place, steps + 1)
    }

    /// Whether the code around a loop speaks of a limit: `request.fetchLimit = 20`.
    private func isLimited(_ place: CodePlace) -> Bool {
        guard let function = place.node.ancestors.first(where: { $0.kind.isFunctionDeclaration }) else { return false }
        return function.subtree.contains(where: Self.limitsIt)
    }

    private static func limitsIt(_ node: Node) -> Bool {
        switch node.kind {
        case .argument, .memberAccess, .identifierExpression:
            guard let name = node.name?.lowercased() else { return false }
            return name.contains("limit") || name.contains("max") || name.hasPrefix("first") || name == "prefix"
        default: return false
        }
    }

    private static func loads(_ name: String) -> Bool {
        ["fetch", "load", "get", "read", "all", "query"].contains { name.lowercased().hasPrefix($0) }
    }

    private static let views: Set<String> = ["indices", "lazy", "keys", "values"]
    private static let steps: Set<String> = [
        "map", "compactMap", "flatMap", "filter", "sorted", "reversed", "enumerated", "dropFirst", "shuffled",
    ]
    private static let limits: Set<String> = ["prefix", "suffix", "stride", "min", "max"]
}
