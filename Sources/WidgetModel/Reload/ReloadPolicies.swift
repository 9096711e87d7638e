import SwiftSource

/// Finds the reload policies of timelines.
public struct ReloadPolicies {
    private let program: Program
    private let times: TimeFolder
    private let targets: CallTargets
    private static let maximumSteps = 12

    public init(_ times: TimeFolder) {
        self.times = times
        program = times.program
        targets = times.targets
    }

    /// - Parameter regions: All code that the provider runs.
    init(_ program: Program, _ regions: [ExtensionRegion]) { self.init(TimeFolder(program, CallSites(regions))) }

    /// The policies in one piece of the provider's code, with where they are written.
    func policies(in region: ExtensionRegion) -> [(policy: ReloadPolicy, place: CodePlace)] {
        region.nodes.filter { $0.kind == .call }.flatMap { node in
            TimelineCall(region.place.at(node), program).map(policies) ?? []
        }
    }

    /// The policies that a timeline may be given.
    public func policies(of timeline: TimelineCall) -> [(policy: ReloadPolicy, place: CodePlace)] {
        forms(of: timeline.policy, timeline.entries, 0)
    }

    /// The policies that an expression may be.
    private func forms(
        of place: CodePlace, _ entries: CodePlace?, _ steps: Int
    ) -> [(policy: ReloadPolicy, place: CodePlace)] {
        let unknown = [(policy: ReloadPolicy(.unknown), place: place)]
        guard steps < Self.maximumSteps else { return unknown }
        let node = place.node
        func all(_ nodes: [Node], inUnit unit: Int = place.unit) -> [(policy: ReloadPolicy, place: CodePlace)] {
            nodes.isEmpty ? unknown : nodes.flatMap { forms(of: CodePlace(unit: unit, node: $0), entries, steps + 1) }
        }
        switch node.kind {
        case .tupleExpression: return all(node.children(.argument).compactMap(\.firstChild))
        case .ifExpression, .switchExpression: return all(ReturnedValues.ofBranches(node).released)
        case .sequenceExpression:
            let parts = Array(node.children)
            guard let ternary = parts.firstIndex(where: { $0.kind == .ternaryOperator }), ternary + 2 == parts.count,
                let first = parts[ternary].firstChild
            else { return unknown }
            return all([first, parts[ternary + 1]])
        case .memberAccess:
            switch node.name {
            case "never" where isPolicy(node.firstChild): return [(ReloadPolicy(.never), place)]
            case "atEnd" where isPolicy(node.firstChild): return [(atEnd(entries), place)]
            default: break
            }
        case .call:
            guard let call = CallExpression(node) else { return unknown }
            if call.calleeName == "after", call.hasImplicitBase || isPolicy(call.base) {
                return [(after(call, place), place)]
            }
            let bodies = targets.functions(of: call, inUnit: place.unit).compactMap { id in
                program.body(of: id).map { (id.unit, $0) }
            }
            return bodies.isEmpty ? unknown : bodies.flatMap { all(ReturnedValues.of($0.1).released, inUnit: $0.0) }
        case .identifierExpression:
            guard let name = node.name, case .variable(let local)? = LocalScope.binding(of: name, at: node) else {
                break
            }
            return all(localValues(name, local))
        default: return unknown
        }
        // A property.
        let base = node.kind == .memberAccess ? node.firstChild : nil
        let members = node.name.map { targets.members(named: $0, base: base, hasImplicitBase: false, at: place) } ?? []
        guard let id = members.first, members.count == 1, let declaration = program.node(id),
            let binding = PropertyBinding(declaration)
        else { return unknown }
        return all(binding.getter.map { ReturnedValues.of($0).released } ?? binding.initialValue.map { [$0] } ?? [], inUnit: id.unit)
    }

    private func isPolicy(_ base: Node?) -> Bool { base?.named("TimelineReloadPolicy") ?? true }

    private func localValues(_ name: String, _ binding: Node) -> [Node] {
        guard let binding = PropertyBinding(binding), let variable = binding.variable else { return [] }
        let initial = binding.initialValue.map { [$0] } ?? []
        guard let assignments = Assignments(to: name, declaredBy: variable) else { return [] }
        // An assigned value of several operands holds a condition; none of it is evaluated here.
        let assigned = assignments.values.map { $0.count == 1 ? $0[0] : nil }
        return assigned.contains(nil) ? [] : initial + assigned.compactMap { $0 }
    }

    private func after(_ call: CallExpression, _ place: CodePlace) -> ReloadPolicy {
        let dates = call.firstUnlabeledArgument?.value.flatMap { times.values(of: place.at($0)) }
        let seconds = dates?.map(\.reloadInterval) ?? []
        return ReloadPolicy(.after, intervals: seconds.contains(nil) ? [] : seconds.compactMap { $0 }.sorted())
    }

    /// The next timeline is asked for when the last entry's date has come.
    private func atEnd(_ entries: CodePlace?) -> ReloadPolicy {
        let dates = entries.flatMap { EntryDates(times).dates(ofEntries: $0) }
        let seconds = dates?.map(\.reloadInterval) ?? []
        guard !seconds.contains(nil), let last = seconds.compactMap({ $0 }).max() else { return ReloadPolicy(.atEnd) }
        return ReloadPolicy(.atEnd, intervals: [last])
    }
}
