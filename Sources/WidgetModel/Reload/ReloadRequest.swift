import SwiftSource

/// A call that asks the system for new content: `WidgetCenter.shared.reloadAllTimelines()` and the like.
public struct ReloadRequest: Sendable {
    public let function: ReloadCall
    public let call: CallExpression
    public let place: CodePlace

    /// Whether it is for controls, not for widgets.
    public var isOfControls: Bool { function == .controls || function == .allControls }

    /// What is passed as `ofKind:`.
    public var kind: Node? { call.argument(labeled: "ofKind")?.value }

    /// UTF-8 range of the name of the function.
    public var range: Range<Int> { call.calleeNameRange }

    /// Names of the functions.
    public static let names = Set(ReloadCall.allCases.map { "\($0.name)" })

    /// Nil for any other call, such as one of a function of the project with the same name.
    public init?(_ place: CodePlace, _ program: Program) {
        guard let call = CallExpression(place.node), let name = call.calleeName,
            let function = ReloadCall.allCases.first(where: { "\($0.name)" == name }),
            call.isOfCenter(name.hasSuffix("Controls") ? "ControlCenter" : "WidgetCenter", at: place, program)
        else { return nil }
        self.function = function
        self.call = call
        self.place = place
    }
}

extension CallExpression {
    /// Whether a call is one of the center's, and not of a type of the project that has a function of the same name.
    public func isOfCenter(_ center: String, at place: CodePlace, _ program: Program) -> Bool {
        guard !program.declaresType(center, visibleFrom: place.unit) else { return false }
        guard let base else { return !hasImplicitBase && program.selfType(at: place) == .foreign(center) }
        return ExpressionTypes(program).type(of: base, inUnit: place.unit) == .foreign(center)
    }
}
