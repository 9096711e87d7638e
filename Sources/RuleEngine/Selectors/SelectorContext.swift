/// Code of a project that the linter knows more of than its text.
enum SelectorContext: String, Sendable, CaseIterable {
    /// What draws a widget or a Live Activity.
    case renderedView = "rendered-view"
    /// What draws widgets and no Live Activity.
    case widgetView = "widget-view"
    /// What the container background of a widget draws, and nothing else does.
    case widgetBackground = "widget-background"
    /// What draws Live Activities and no widget.
    case liveActivityView = "live-activity-view"
    /// What runs in the process of a widget extension.
    case extensionCode = "extension-code"
    /// What a provider runs.
    case providerCode = "provider-code"
    /// What the intents of a widget's buttons and toggles run.
    case intentCode = "intent-code"
}
