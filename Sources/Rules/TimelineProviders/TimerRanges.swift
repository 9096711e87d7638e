import SwiftSource
import WidgetModel

/// Finds the expressions and bodies that give the range of a timer.
struct TimerRanges {
    private let program: Program

    init(_ program: Program) { self.program = program }

    /// - Parameter place: The argument `timerInterval:`, or the type `ClosedRange` of a property or function.
    func values(of place: CodePlace) -> [CodePlace] {
        place.node.kind == .argument ? passed(at: place) : given(by: place)
    }

    /// What is passed, with constants and properties of the project looked up.
    private func passed(at place: CodePlace) -> [CodePlace] {
        guard let value = Argument(place.node).value else { return [] }
        guard value.kind == .identifierExpression || value.kind == .memberAccess, let name = value.name else {
            return [place.at(value)]
        }
        let base = value.kind == .memberAccess ? value.firstChild : nil
        if base == nil, let local = LocalScope.binding(of: name, at: value) {
            guard case .variable(let binding) = local, let initial = PropertyBinding(binding)?.initialValue else { return [] }
            return [place.at(initial)]
        }
        let members = CallTargets(program).members(named: name, base: base, hasImplicitBase: false, at: place.at(value))
        guard members.count == 1, let binding = program.node(members[0]).flatMap(PropertyBinding.init) else { return [] }
        return [binding.getter ?? binding.initialValue].compactMap { $0 }
            .map { CodePlace(unit: members[0].unit, node: $0) }
    }

    /// What a property or function of the type `ClosedRange<Date>` gives, in files of widgets and activities.
    private func given(by type: CodePlace) -> [CodePlace] {
        let imports = program.facts(ofUnit: type.unit).imports
        guard imports.contains("WidgetKit") || imports.contains("ActivityKit"),
            let argument = type.node.firstChild(.genericArgumentClause)?.firstChild,
            TypeName.lastPart(of: argument) == "Date"
        else { return [] }
        for around in type.node.ancestors {
            switch around.kind {
            case .typeAnnotation, .returnClause, .optionalType: continue
            case .patternBinding:
                let binding = PropertyBinding(around)
                return [binding?.initialValue ?? binding?.getter].compactMap { $0 }.map(type.at)
            case .functionDeclaration: return around.declaredBody.map { [type.at($0)] } ?? []
            default: return []
            }
        }
        return []
    }
}
