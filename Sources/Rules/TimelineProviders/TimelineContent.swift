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
        let entries = EntryLists(EntryDates(TimeFolder(project))).list(of: timeline.entries)?.entries ?? []
        // `.preview`, `Entry.sample`: a constant.
        let areConstant = !entries.isEmpty && entries.allSatisfy { $0.place.node.kind == .memberAccess }
        mayChange = !areConstant && entries.first.flatMap { Self.type(of: $0.place, program) }.map { type in
            program.storedProperties(of: type).contains { program.fact($0).name != "date" }
        } ?? true
    }

    private static func type(of entry: CodePlace, _ program: Program) -> TypeID? {
        guard case .project(let type)? = ExpressionTypes(program).type(of: entry.node, inUnit: entry.unit) else {
            return nil
        }
        return type
    }
}
