import SwiftSource
import WidgetModel

/// Tells whether a path or URL leads into the folder of an app group.
struct SharedFile {
    private let program: Program
    private let targets: CallTargets
    private static let maximumSteps = 10

    init(_ program: Program) {
        self.program = program
        targets = CallTargets(program)
    }

    func isInGroup(_ place: CodePlace) -> Bool { isInGroup(place, 0) }

    private func isInGroup(_ place: CodePlace, _ steps: Int) -> Bool {
        guard steps < Self.maximumSteps else { return false }
        switch place.node.kind {
        case .call: return isCallInGroup(place, steps)
        case .identifierExpression: return isNameInGroup(place, steps)
        case .memberAccess:
            guard let base = place.node.firstChild else { return false }
            let members = targets.members(named: place.node.name ?? "", base: base, hasImplicitBase: false, at: place)
            return members.isEmpty ? isInGroup(place.at(base), steps + 1) : areInGroup(members, steps)
        case .optionalChaining, .forceUnwrap, .tryExpression, .awaitExpression:
            return place.node.firstChild.map { isInGroup(place.at($0), steps + 1) } ?? false
        default: return false
        }
    }

    /// `containerURL(…)`, and what is made of a URL: `url.appending(path:)`, `URL(fileURLWithPath: path)`.
    private func isCallInGroup(_ place: CodePlace, _ steps: Int) -> Bool {
        guard let call = CallExpression(place.node) else { return false }
        if call.hasArgument(labeled: "forSecurityApplicationGroupIdentifier") { return true }
        if let base = call.base, isInGroup(place.at(base), steps + 1) { return true }
        if call.calleeName == "URL", let path = call.arguments.first?.value {
            return isInGroup(place.at(path), steps + 1)
        }
        return areInGroup(targets.functions(of: call, inUnit: place.unit), steps)
    }

    private func isNameInGroup(_ place: CodePlace, _ steps: Int) -> Bool {
        place.node.name.map { isMeaningInGroup($0, place, steps) } ?? false
    }

    private func isMeaningInGroup(_ name: String, _ place: CodePlace, _ steps: Int) -> Bool {
        guard steps < Self.maximumSteps else { return false }
        switch LocalScope.binding(of: name, at: place.node) {
        case .variable(let binding)?:
            return PropertyBinding(binding)?.initialValue.map { isInGroup(place.at($0), steps + 1) } ?? false
        case .unwrapped(let condition)?:
            if let value = condition.firstChild(.initializerClause)?.firstChild {
                return isInGroup(place.at(value), steps + 1)
            }
            return condition.unwrappingStatement.map { isMeaningInGroup(name, place.at($0), steps + 1) } ?? false
        case .parameter(let parameter)?:
            // Nobody can see what is passed; a URL that is called a group's is meant to be one.
            let isURL = Parameter(parameter).type.map { TypeName.lastPart(of: $0) == "URL" } ?? false
            return isURL && name.lowercased().contains("group")
        case nil:
            return areInGroup(targets.members(named: name, base: nil, hasImplicitBase: false, at: place), steps)
        default: return false
        }
    }

    private func areInGroup(_ ids: [DeclarationID], _ steps: Int) -> Bool {
        guard ids.count == 1, let node = program.node(ids[0]) else { return false }
        let unit = ids[0].unit
        if let value = PropertyBinding(node)?.initialValue {
            return isInGroup(CodePlace(unit: unit, node: value), steps + 1)
        }
        return node.declaredBody?.subtree.contains { $0.named("forSecurityApplicationGroupIdentifier") } ?? false
    }
}
