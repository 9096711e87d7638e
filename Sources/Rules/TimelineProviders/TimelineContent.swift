import SwiftSource
import WidgetModel

/// What a timeline's entries may show.
struct TimelineContent {
    /// Whether its entries hold anything but their date.
    let mayChange: Bool
    /// Whether people choose what the widget shows; the system reloads it when they do.
    let isConfigured: Bool

    /// Nil where the provider is not known.
    init?(_ timeline: TimelineCall, _ project: WidgetProject) {
        let program = project.program
        guard let provider = program.scope(at: timeline.place) else { return nil }
        isConfigured = ["AppIntentTimelineProvider", "IntentTimelineProvider"].contains {
            program.conforms(provider, to: $0)
        }
        mayChange = Self.entryType(timeline, project).map { type in
            program.storedProperties(of: type).contains { program.fact($0).name != "date" }
        } ?? true
    }

    private static func entryType(_ timeline: TimelineCall, _ project: WidgetProject) -> TypeID? {
        let lists = EntryLists(EntryDates(TimeFolder(project)))
        for entry in lists.list(of: timeline.entries)?.entries ?? [] {
            if case .project(let type)? = ExpressionTypes(project.program).type(of: entry.place.node, inUnit: entry.place.unit) {
                return type
            }
        }
        return nil
    }
}
