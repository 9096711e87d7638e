import SwiftSource
import WidgetModel

/// Tells whether a provider works with nothing but the time: its widget is a clock or a count, and a tap on it has nothing
/// to open.
struct ClockProvider {
    private let program: Program

    init(_ program: Program) { self.program = program }

    /// Whether all that the entries of a provider's timelines hold is certainly worked out from dates.
    func holds(_ type: TypeID) -> Bool {
        let methods = Provider(type, in: program).methods.filter { Self.timelines.contains(program.fact($0).name) }
        return !methods.isEmpty && methods.allSatisfy { namesNothingButTime($0) && makesEntriesOfDates($0) }
    }

    private static let timelines: Set<String> = ["getTimeline", "timeline"]

    private func namesNothingButTime(_ method: DeclarationID) -> Bool {
        guard let function = program.node(method), let body = function.declaredBody else { return false }
        return body.subtree.allSatisfy { node in
            guard node.kind == .identifierExpression, let name = node.name else { return true }
            let place = CodePlace(unit: method.unit, node: node)
            switch LocalScope.binding(of: name, at: node) {
            // What the person chose for the widget may be worth opening.
            case .parameter(let parameter)?: return !function.contains(parameter) || name == "completion"
            case .some: return true
            case nil: return name.hasPrefix("$") || Self.types.contains(name) || isEntry(place)
            }
        }
    }

    /// Types of dates and numbers, and what a timeline is made of.
    private static let types: Set<String> = [
        "Array", "Calendar", "Date", "DateComponents", "DateInterval", "Double", "Float", "Int", "TimeInterval", "Timeline",
        "TimeZone", "max", "min", "stride", "zip",
    ]

    /// Whether it is the type of an entry that is made here. A sample of the type is data like any other.
    private func isEntry(_ place: CodePlace) -> Bool {
        guard place.node.isCallee, let call = place.node.parent.flatMap(CallExpression.init) else { return false }
        return EntryType.isMade(by: call, at: place.at(call.node), program)
    }

    private func makesEntriesOfDates(_ method: DeclarationID) -> Bool {
        guard let body = program.node(method)?.declaredBody else { return false }
        let entries = body.subtree.compactMap(CallExpression.init).filter {
            EntryType.isMade(by: $0, at: CodePlace(unit: method.unit, node: $0.node), program)
        }
        return !entries.isEmpty
            && entries.allSatisfy { $0.allArguments.allSatisfy { $0.value.map { isOfDate($0, steps: 0) } ?? false } }
    }

    /// Whether a value is a date, is worked out from one, or is a case such as `.running`.
    private func isOfDate(_ value: Node, steps: Int) -> Bool {
        if value.kind == .memberAccess, value.firstChild == nil { return true }
        guard steps < 5 else { return false }
        return value.subtree.contains { node in
            guard node.kind == .identifierExpression, let name = node.name else { return false }
            if name == "Date" { return true }
            guard case .variable(let binding)? = LocalScope.binding(of: name, at: node) else { return false }
            return PropertyBinding(binding)?.initialValue.map { isOfDate($0, steps: steps + 1) } ?? false
        }
    }
}
