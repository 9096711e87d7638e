import SwiftSource
import WidgetModel

/// Tells entries that evidently hold nothing to show.
struct EmptyEntries {
    private let program: Program
    private let unit: Int
    /// How many variables and properties are looked into.
    private static let maximumSteps = 4

    init(_ program: Program, unit: Int) {
        self.program = program
        self.unit = unit
    }

    func isEmpty(_ entry: Node) -> Bool { isEmptyEntry(entry, unit, steps: 0) }

    private func isEmptyEntry(_ node: Node, _ unit: Int, steps: Int) -> Bool {
        guard steps < Self.maximumSteps else { return false }
        switch node.kind {
        case .call: return CallExpression(node).map { isMadeOfNothing($0, unit) } ?? false
        case .identifierExpression:
            guard let name = node.name, case .variable(let variable)? = LocalScope.binding(of: name, at: node),
                let binding = PropertyBinding(variable), binding.variable?.named("let") == true,
                let value = binding.initialValue
            else { return false }
            return isEmptyEntry(value, unit, steps: steps + 1)
        case .memberAccess: return isEmptyMember(node, unit, steps)
        default: return false
        }
    }

    /// `StepsEntry(date: .now, steps: 0, days: [])`
    private func isMadeOfNothing(_ call: CallExpression, _ unit: Int) -> Bool {
        guard makesEntry(call, unit) else { return false }
        let data = call.allArguments.filter { !Self.surroundings.contains($0.label ?? "") }
        return !data.isEmpty && data.allSatisfy { $0.value.map { isNothing($0) } ?? false }
    }

    /// Whether a call makes an instance of a type, and not whatever a function gives.
    private func makesEntry(_ call: CallExpression, _ unit: Int) -> Bool {
        if CallTargets(program).constructedType(of: call, inUnit: unit) != nil { return true }
        if call.hasImplicitBase { return call.calleeName == "init" }
        return call.base == nil && call.calleeName?.first?.isUppercase == true
    }

    /// Arguments that say when and where an entry is shown, not what.
    private static let surroundings: Set<String> = [
        "date", "relevance", "configuration", "intent", "family", "context", "size", "displaySize", "isPreview",
        "isPlaceholder",
        "timestamp", "lastUpdated", "updated",
    ]

    private func isNothing(_ value: Node) -> Bool {
        switch value.kind {
        case .nilLiteral: return true
        case .arrayLiteral, .dictionaryLiteral: return value.firstChild == nil
        case .stringLiteral: return value.text == "\"\""
        case .integerLiteral, .floatLiteral: return Double(value.text) == 0
        case .memberAccess: return value.firstChild == nil && (value.named("empty") || value.named("loading"))
        default: return false
        }
    }

    /// `.empty`, `StepsEntry.loading`
    private func isEmptyMember(_ node: Node, _ unit: Int, _ steps: Int) -> Bool {
        guard node.named("empty") || node.named("loading"), let name = node.name else { return false }
        let base = node.firstChild
        if let base, base.kind != .identifierExpression || base.name?.first?.isUppercase != true { return false }
        guard let base else { return true }
        // What a name promises, the project may not keep.
        let members = CallTargets(program).members(
            named: name, base: base, hasImplicitBase: false, at: CodePlace(unit: unit, node: node))
        guard members.count == 1, let declared = program.node(members[0]),
            let value = PropertyBinding(declared)?.initialValue,
            let call = CallExpression(value)
        else { return true }
        let data = call.allArguments.filter { !Self.surroundings.contains($0.label ?? "") }
        return data.isEmpty || data.contains { $0.value.map { isNothing($0) } ?? false }
    }
}
