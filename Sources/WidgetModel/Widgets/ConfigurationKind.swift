/// The WidgetKit types that make a widget, an activity's views or a control of closures.
public enum ConfigurationKind: Sendable, CaseIterable {
    case `static`
    case appIntent
    case siriIntent
    case relevance
    case activity
    case control
    case appIntentControl

    public var typeName: StaticString {
        switch self {
        case .static: "StaticConfiguration"
        case .appIntent: "AppIntentConfiguration"
        case .siriIntent: "IntentConfiguration"
        case .relevance: "RelevanceConfiguration"
        case .activity: "ActivityConfiguration"
        case .control: "StaticControlConfiguration"
        case .appIntentControl: "AppIntentControlConfiguration"
        }
    }

    public var isControl: Bool { self == .control || self == .appIntentControl }

    /// Whether it shows a timeline's entries: it is neither an activity nor a control.
    public var isWidget: Bool { self != .activity && !isControl }

    public init?(typeName: String) {
        guard let match = ConfigurationKind.allCases.first(where: { "\($0.typeName)" == typeName }) else { return nil }
        self = match
    }
}
