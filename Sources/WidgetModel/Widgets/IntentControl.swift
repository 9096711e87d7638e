import SwiftSource

/// A call that makes a button or toggle which performs an intent.
public struct IntentControl: Sendable {
    /// `Button`, `Toggle`, `ControlWidgetButton` or `ControlWidgetToggle`.
    public let name: String
    /// The expression that gives the intent.
    public let intent: Node

    public init?(_ call: CallExpression) {
        guard let name = call.calleeName else { return nil }
        let argument: Argument?
        switch name {
        case "Button", "Toggle": argument = call.argument(labeled: "intent")
        case "ControlWidgetButton", "ControlWidgetToggle": argument = call.argument(labeled: "action")
        default: return nil
        }
        guard let intent = argument?.value, intent.kind != .closure else { return nil }
        self.name = name
        self.intent = intent
    }

    /// The type of the intent, also of one that `{ …; return intent }()` makes.
    func intentType(in program: Program, unit: Int) -> ValueType? {
        let types = ExpressionTypes(program)
        guard intent.kind == .call, let closure = intent.firstChild, closure.kind == .closure else {
            return types.type(of: intent, inUnit: unit)
        }
        return ReturnedValues.of(closure).withoutNil.last.flatMap { types.type(of: $0, inUnit: unit) }
    }
}
