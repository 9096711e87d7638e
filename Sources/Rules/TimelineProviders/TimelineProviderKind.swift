import WidgetModel

/// The protocols of WidgetKit whose methods give timelines.
enum TimelineProviderKind: CaseIterable {
    case plain
    case siriIntent
    case appIntent

    enum Requirement {
        case snapshot
        case timeline
    }

    var requirements: [Requirement] { [.snapshot, .timeline] }

    var protocolName: String {
        switch self {
        case .plain: "TimelineProvider"
        case .siriIntent: "IntentTimelineProvider"
        case .appIntent: "AppIntentTimelineProvider"
        }
    }

    var article: String { self == .plain ? "a" : "an" }

    func functionName(of requirement: Requirement) -> String {
        switch (requirement, self) {
        case (.snapshot, .appIntent): "snapshot"
        case (.timeline, .appIntent): "timeline"
        case (.snapshot, _): "getSnapshot"
        case (.timeline, _): "getTimeline"
        }
    }

    var labels: [String] {
        switch self {
        case .plain: ["in", "completion"]
        case .siriIntent: ["for", "in", "completion"]
        case .appIntent: ["for", "in"]
        }
    }

    func signature(of requirement: Requirement) -> String {
        let result = requirement == .snapshot ? "Entry" : "Timeline<Entry>"
        let name = functionName(of: requirement)
        return switch self {
        case .plain: "func \(name)(in context: Context, completion: @escaping (\(result)) -> Void)"
        case .siriIntent:
            "func \(name)(for configuration: Intent, in context: Context, completion: @escaping (\(result)) -> Void)"
        case .appIntent: "func \(name)(for configuration: Intent, in context: Context) async -> \(result)"
        }
    }

    /// The one that a type conforms to. Nil when there are several, and when a protocol of another module may bring the
    /// methods along.
    init?(of type: TypeID, _ program: Program) {
        let kinds = Self.allCases.filter { program.conforms(type, to: $0.protocolName) }
        guard kinds.count == 1, let kind = kinds.first, Self.isWhollyKnown(type, program) else { return nil }
        self = kind
    }

    private static func isWhollyKnown(_ type: TypeID, _ program: Program) -> Bool {
        program.inheritedNames(of: type).allSatisfy { name, unit in
            if program.lookUpType(name, inUnit: unit, scope: nil) != nil { return true }
            let last = QualifiedName.lastPart(name)
            return harmless.contains(last) || applePrefixes.contains { last.hasPrefix($0) }
        }
    }

    private static let harmless: Set<String> = [
        "TimelineProvider", "IntentTimelineProvider", "AppIntentTimelineProvider", "Sendable", "ObservableObject",
        "Equatable", "Hashable", "Codable", "CustomStringConvertible",
    ]
    private static let applePrefixes = ["NS", "CL", "HK", "URLSession"]
}
