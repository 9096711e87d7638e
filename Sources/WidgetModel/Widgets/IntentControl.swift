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
}
