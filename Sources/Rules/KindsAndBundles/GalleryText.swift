import SwiftSource
import WidgetModel

/// A text that people see where they choose a widget or a control.
enum GalleryText {
    case displayName
    case description
    case controlName

    var modifier: String {
        switch self {
        case .displayName: "configurationDisplayName"
        case .description: "description"
        case .controlName: "displayName"
        }
    }

    var word: String { self == .description ? "description" : "name" }

    var example: String { ".\(modifier)(\"…\")" }

    /// What the gallery takes from a configuration, and from nothing else.
    static func wanted(by configuration: Configuration, _ program: Program) -> [GalleryText] {
        switch configuration.kind {
        case .static, .siriIntent: return [.displayName, .description]
        case .control, .appIntentControl: return [.controlName]
        case .appIntent:
            // The name that is missing is the intent's, which every intent has.
            guard case .project(let intent)? = configuration.intent(in: program),
                program.members("description", of: intent).isEmpty
            else { return [] }
            return [.description]
        // People add neither of them from a gallery.
        case .activity, .relevance: return []
        }
    }
}
