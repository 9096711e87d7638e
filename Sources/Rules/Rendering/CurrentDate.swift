import SwiftSource
import WidgetModel

/// An expression that asks the clock: `Date()`, `Date.now`, `.now`, `Date(timeIntervalSinceNow:)`,
/// `date.timeIntervalSinceNow`.
struct CurrentDate {
    enum Form {
        /// The date itself.
        case now
        /// A date counted from now.
        case offset
        /// The seconds between now and a date.
        case interval
    }

    static let names: Set<String> = ["Date", "now", "timeIntervalSinceNow"]

    let node: Node
    let form: Form

    /// Nil for everything else, and where something else may be meant.
    init?(_ place: CodePlace, in program: Program) {
        node = place.node
        switch node.kind {
        case .call:
            guard let form = Self.formOfCall(place, program) else { return nil }
            self.form = form
        case .memberAccess:
            guard !node.isCallee, let form = Self.formOfMember(place, program) else { return nil }
            self.form = form
        default:
            return nil
        }
    }

    /// What to call it in a message.
    var title: String {
        switch form {
        case .now: node.kind == .call ? "Date()" : node.text
        case .offset: "Date(timeIntervalSinceNow:)"
        case .interval: "timeIntervalSinceNow"
        }
    }

    private static func formOfCall(_ place: CodePlace, _ program: Program) -> Form? {
        guard let call = CallExpression(place.node), call.calleeName == "Date", !call.hasImplicitBase,
            call.base.map({ $0.named("Foundation") }) ?? true, !program.declaresType("Date", visibleFrom: place.unit),
            LocalScope.binding(of: "Date", at: place.node) == nil
        else { return nil }
        guard let argument = call.allArguments.first else { return .now }
        return call.allArguments.count == 1 && argument.label == "timeIntervalSinceNow" ? .offset : nil
    }

    private static func formOfMember(_ place: CodePlace, _ program: Program) -> Form? {
        let node = place.node
        let isNow = node.named("now")
        guard isNow || node.named("timeIntervalSinceNow") else { return nil }
        let added = program.foreignMembers(isNow ? "now" : "timeIntervalSinceNow", of: "Date", inUnit: place.unit)
        guard added.isEmpty else { return nil }
        let types = ExpressionTypes(program)
        guard let base = node.firstChild else {
            return isNow && ExpectedDate(program).isExpected(at: place) ? .now : nil
        }
        switch types.type(of: base, inUnit: place.unit) {
        case .metatype(.foreign("Date"))?: return isNow ? .now : nil
        case .foreign("Date")?: return isNow ? nil : .interval
        default: return nil
        }
    }
}
