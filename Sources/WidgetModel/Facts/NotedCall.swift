import SwiftSource

/// Calls that files note, so that those who ask for them need not go through all code.
public enum NotedCall: Sendable, Equatable {
    /// `StaticConfiguration` and the like.
    case configuration(ConfigurationKind)
    case containerBackground
    /// `WidgetCenter.shared.reloadTimelines(ofKind:)` and the like.
    case reload(ReloadCall)
    /// `WidgetCenter.shared.invalidateRelevance(ofKind:)`
    case invalidateRelevance
    /// `RelevantIntent(_:widgetKind:relevance:)`
    case relevantIntent
    /// `Activity.request`; others may be called so.
    case request
    /// `UserDefaults(…)`
    case userDefaults
    /// `containerURL(forSecurityApplicationGroupIdentifier:)`
    case containerURL
    /// `ModelConfiguration(…)` of SwiftData
    case modelConfiguration
    /// `ModelContainer(…)` of SwiftData
    case modelContainer
    /// `NSPersistentContainer(…)` of Core Data
    case persistentContainer

    /// The call of what is called `name`.
    init?(calling token: Int, in tree: SyntaxTree) {
        switch tree.tokens.ends[token] - tree.tokens.starts[token] {
        case 7 where tree.token(token, reads: "request"): self = .request
        case 12 where tree.token(token, reads: "UserDefaults"): self = .userDefaults
        case 12 where tree.token(token, reads: "containerURL"): self = .containerURL
        case 14 where tree.token(token, reads: "RelevantIntent"): self = .relevantIntent
        case 14 where tree.token(token, reads: "ModelContainer"): self = .modelContainer
        case 18 where tree.token(token, reads: "ModelConfiguration"): self = .modelConfiguration
        case 19 where tree.token(token, reads: "containerBackground"): self = .containerBackground
        case 19 where tree.token(token, reads: "invalidateRelevance"): self = .invalidateRelevance
        case 21 where tree.token(token, reads: "NSPersistentContainer"): self = .persistentContainer
        case 14...29:
            if let call = ReloadCall.allCases.first(where: { tree.token(token, reads: $0.name) }) {
                self = .reload(call)
            } else if let kind = ConfigurationKind.allCases.first(where: { tree.token(token, reads: $0.typeName) }) {
                self = .configuration(kind)
            } else {
                return nil
            }
        default: return nil
        }
    }
}

/// Functions of `WidgetCenter` and `ControlCenter` that ask the system for new content.
public enum ReloadCall: Sendable, CaseIterable {
    case timelines
    case allTimelines
    case controls
    case allControls

    public var name: StaticString {
        switch self {
        case .timelines: "reloadTimelines"
        case .allTimelines: "reloadAllTimelines"
        case .controls: "reloadControls"
        case .allControls: "reloadAllControls"
        }
    }
}
