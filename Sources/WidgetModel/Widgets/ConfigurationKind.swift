/// The WidgetKit types that make a widget out of a content closure.
public enum ConfigurationKind: Sendable, CaseIterable {
    case `static`
    case appIntent
    case siriIntent
    case relevance
    case activity

    public var typeName: StaticString {
        switch self {
        case .static: "StaticConfiguration"
        case .appIntent: "AppIntentConfiguration"
        case .siriIntent: "IntentConfiguration"
        case .relevance: "RelevanceConfiguration"
        case .activity: "ActivityConfiguration"
        }
    }

    public init?(typeName: String) {
        guard let match = ConfigurationKind.allCases.first(where: { "\($0.typeName)" == typeName }) else { return nil }
        self = match
    }
}
