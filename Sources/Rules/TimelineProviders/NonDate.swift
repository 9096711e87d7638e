import SwiftSource
import WidgetModel

/// Recognises expressions that are certainly no `Date`.
struct NonDate {
    private let program: Program
    private let types: ExpressionTypes
    private let times: TimeFolder

    struct Name {
        let name: String
        /// Whether the value is a number, which can only be meant as seconds.
        let isSeconds: Bool

        var article: String { "AEIOUaeiou".contains(name.prefix(1)) ? "an" : "a" }
    }

    init(_ project: WidgetProject) {
        program = project.program
        types = ExpressionTypes(program)
        times = TimeFolder(project)
    }

    func type(of expression: Node, at place: CodePlace) -> Name? {
        if let duration = implicitDuration(expression, place) { return duration }
        guard let name = types.type(of: expression, inUnit: place.unit)?.foreignName else {
            return folded(expression, place)
        }
        switch name {
        case "Int", "Double", "Float", "TimeInterval", "CGFloat", "Int64", "Int32", "UInt":
            return Name(name: name, isSeconds: true)
        case "String", "Duration", "DateComponents", "Bool", "DateInterval", "Measurement", "Calendar", "Decimal":
            return Name(name: name, isSeconds: false)
        default:
            return nil
        }
    }

    /// `.seconds(60)`: a `Duration`, unless the project adds such a member to `Date`.
    private func implicitDuration(_ expression: Node, _ place: CodePlace) -> Name? {
        guard let call = CallExpression(expression), call.hasImplicitBase, let name = call.calleeName else { return nil }
        guard TimeUnit.makesDuration(name),
            program.foreignMembers(name, of: "Date", inUnit: place.unit).isEmpty
        else { return nil }
        return Name(name: "Duration", isSeconds: false)
    }

    /// What nobody has written the type of, but whose value is known: `base * 60`, `isShort ? .minute : .hour`.
    private func folded(_ expression: Node, _ place: CodePlace) -> Name? {
        guard let values = times.values(of: place.at(expression)), !values.isEmpty else { return nil }
        if values.allSatisfy({ $0.number != nil }) { return Name(name: "number", isSeconds: true) }
        let areDurations = values.allSatisfy { if case .duration = $0 { true } else { false } }
        return areDurations ? Name(name: "Duration", isSeconds: false) : nil
    }
}
