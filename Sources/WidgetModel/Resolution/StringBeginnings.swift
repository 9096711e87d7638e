import SwiftSource

/// How a string expression is known to begin.
struct StringBeginnings {
    private let program: Program
    private let constants: StringConstants
    private static let maximumSteps = 8

    init(_ program: Program) {
        self.program = program
        constants = StringConstants(program)
    }

    struct Beginning {
        var text: String
        /// Whether this is all there is.
        var isWhole: Bool
        /// The expression that it was read from.
        var place: CodePlace
    }

    /// What can be told; empty text where nothing can.
    func beginning(of place: CodePlace) -> Beginning { beginning(of: place, 0) }

    private func beginning(of place: CodePlace, _ steps: Int) -> Beginning {
        let unknown = Beginning(text: "", isWhole: false, place: place)
        guard steps < Self.maximumSteps else { return unknown }
        switch place.node.kind {
        case .stringLiteral: return literal(place)
        case .sequenceExpression: return sum(place, steps)
        case .tupleExpression:
            guard let value = place.node.onlyElement else { return unknown }
            return beginning(of: place.at(value), steps)
        case .call: return formatted(place, steps) ?? constant(place) ?? unknown
        default:
            if let constant = constant(place) { return constant }
            return written(place).map { beginning(of: $0, steps + 1) } ?? unknown
        }
    }

    private func constant(_ place: CodePlace) -> Beginning? {
        constants.value(of: place.node, inUnit: place.unit).map { Beginning(text: $0, isWhole: true, place: place) }
    }

    /// What a name stands for that is no constant as a whole: `let text = "steps://day/\(day)"`.
    private func written(_ place: CodePlace) -> CodePlace? {
        guard let name = place.node.name else { return nil }
        let base = place.node.kind == .memberAccess ? place.node.firstChild : nil
        if base == nil, let local = LocalScope.binding(of: name, at: place.node) {
            guard case .variable(let binding) = local, binding.parent?.named("let") == true else { return nil }
            return PropertyBinding(binding)?.initialValue.map { place.at($0) }
        }
        let members = CallTargets(program).members(named: name, base: base, hasImplicitBase: false, at: place)
        guard let id = members.first, members.count == 1, program.fact(id).kind == .property,
            let node = program.node(id), let binding = PropertyBinding(node)
        else { return nil }
        let results = binding.getter.map { ReturnedValues.of($0) }
        let isConstant = binding.variable?.named("let") == true
        let value = results.map { $0.count == 1 ? $0.first : nil } ?? (isConstant ? binding.initialValue : nil)
        return value.map { CodePlace(unit: id.unit, node: $0) }
    }

    private func literal(_ place: CodePlace) -> Beginning {
        var result = Beginning(text: "", isWhole: false, place: place)
        guard let content = place.node.singleLineContent else { return result }
        let tree = place.node.tree
        var start = content.lowerBound
        for interpolation in place.node.children(.stringInterpolation) {
            guard add(start..<interpolation.range.lowerBound, of: tree, to: &result) else { return result }
            let arguments = Array(interpolation.children(.argument))
            guard arguments.count == 1, arguments[0].name == nil, let value = arguments[0].firstChild,
                let text = constants.value(of: value, inUnit: place.unit)
            else { return result }
            result.text += text
            start = interpolation.range.upperBound
        }
        guard start <= content.upperBound, add(start..<content.upperBound, of: tree, to: &result) else { return result }
        result.isWhole = true
        return result
    }

    /// False when the text holds an escape, before which the beginning ends.
    private func add(_ range: Range<Int>, of tree: SyntaxTree, to result: inout Beginning) -> Bool {
        let text = tree.text(range)
        guard let escape = text.utf8.firstIndex(of: UInt8(ascii: "\\")) else {
            result.text += text
            return true
        }
        result.text += text[..<escape]
        return false
    }

    /// `"steps://day/" + id`
    private func sum(_ place: CodePlace, _ steps: Int) -> Beginning {
        var result = Beginning(text: "", isWhole: true, place: place)
        for (index, part) in place.node.children.enumerated() {
            if index % 2 == 1 {
                guard part.kind == .infixOperator, part.text == "+" else {
                    return Beginning(text: "", isWhole: false, place: place)
                }
                continue
            }
            guard result.isWhole else { continue }
            let next = beginning(of: place.at(part), steps + 1)
            if index == 0 { result.place = next.place }
            result.text += next.text
            result.isWhole = next.isWhole
        }
        return result
    }

    /// `String(format: "steps://day/%@", id)`
    private func formatted(_ place: CodePlace, _ steps: Int) -> Beginning? {
        guard let call = CallExpression(place.node), call.calleeName == "String", call.base == nil,
            let first = call.arguments.first, first.label == "format", let value = first.value
        else { return nil }
        var result = beginning(of: place.at(value), steps + 1)
        result.isWhole = false
        if let percent = result.text.firstIndex(of: "%") { result.text = String(result.text[..<percent]) }
        return result
    }
}
