import SwiftSource

/// Calls of `containerBackground`.
public enum ContainerBackground {
    /// What a call's `for:` names.
    enum Placement {
        case widget
        case other
        /// A variable: nobody knows.
        case unknown
    }

    static func placement(of call: CallExpression) -> Placement? {
        guard call.calleeName == "containerBackground", let value = call.argument(labeled: "for")?.value else { return nil }
        guard value.kind == .memberAccess else { return .unknown }
        return value.named("widget") ? .widget : .other
    }

    public static func isForWidget(_ node: Node) -> Bool {
        guard let call = CallExpression(node), case .widget? = placement(of: call) else { return false }
        return true
    }
}
