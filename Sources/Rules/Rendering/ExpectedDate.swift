import SwiftSource
import WidgetModel

/// Tells whether `.now` means a date: the surroundings ask for one. Clocks and dispatch times have a `now` too.
struct ExpectedDate {
    private let program: Program
    private let types: ExpressionTypes

    init(_ program: Program) {
        self.program = program
        types = ExpressionTypes(program)
    }

    func isExpected(at place: CodePlace) -> Bool {
        guard let parent = place.node.parent else { return false }
        switch parent.kind {
        case .memberAccess: return parent.name.map(Self.dateMembers.contains) ?? false
        case .argument: return isDateArgument(Argument(parent), place)
        case .sequenceExpression: return isBesideDate(place, in: parent)
        case .initializerClause:
            guard let binding = parent.parent.flatMap(PropertyBinding.init), let type = binding.type else {
                return false
            }
            return types.written(type, place.unit) == .foreign("Date")
        default: return false
        }
    }

    /// Members that dates have, and other moments do not.
    private static let dateMembers: Set<String> = [
        "addingTimeInterval", "timeIntervalSince", "timeIntervalSince1970", "timeIntervalSinceReferenceDate",
        "formatted",
    ]

    /// Functions of `Calendar` and `Date` that take dates.
    private static let dateFunctions: Set<String> = [
        "dateComponents", "isDate", "compare", "timeIntervalSince", "startOfDay", "component", "components", "range",
        "ordinality", "dateInterval", "isDateInToday", "isDateInWeekend", "nextDate",
    ]

    private func isDateArgument(_ argument: Argument, _ place: CodePlace) -> Bool {
        guard let call = argument.node.parent?.parent.flatMap(CallExpression.init), let name = call.calleeName,
            let base = call.base, Self.dateFunctions.contains(name) || name == "date"
        else { return false }
        switch types.type(of: base, inUnit: place.unit) {
        case .foreign("Calendar")?, .foreign("Date")?: break
        case nil: return Self.dateFunctions.contains(name) && name != "range" && name != "component"
        default: return false
        }
        return name != "date" || argument.label == "to"
    }

    /// An operand of a comparison or a subtraction whose other side is a date.
    private func isBesideDate(_ place: CodePlace, in sequence: Node) -> Bool {
        let parts = Array(sequence.children)
        guard let index = parts.firstIndex(where: { $0.id == place.node.id }) else { return false }
        for (sign, other) in [(index - 1, index - 2), (index + 1, index + 2)] {
            guard parts.indices.contains(other), parts[sign].kind == .infixOperator,
                ["<", ">", "<=", ">=", "==", "!="].contains(parts[sign].text)
            else { continue }
            switch types.type(of: parts[other], inUnit: place.unit) {
            case .foreign("Date")?: return true
            // Of a value whose type is out of sight, such as a closure's parameter.
            case nil: if let name = parts[other].name, name == "date" || name.hasSuffix("Date") { return true }
            default: break
            }
        }
        return false
    }
}
