import SwiftSource

/// What the project's App Intents are.
public struct IntentTypes {
    private let program: Program

    /// Protocols of App Intents and its neighbours that are intents.
    public static let protocols = [
        "AppIntent", "WidgetConfigurationIntent", "SetValueIntent", "LiveActivityIntent", "AudioPlaybackIntent",
        "AudioStartingIntent", "AudioRecordingIntent", "OpenIntent", "ForegroundContinuableIntent", "ControlConfigurationIntent",
        "CustomIntentMigratedAppIntent", "ShowInAppSearchResultsIntent", "DeleteIntent", "PredictableIntent", "ProgressReportingIntent",
        "StartWorkoutIntent", "PauseWorkoutIntent", "ResumeWorkoutIntent", "URLRepresentableIntent", "CameraCaptureIntent",
        "SystemIntent", "TargetContentProvidingIntent", "UndoableIntent", "SnippetIntent", "TranslationUIProviderIntent",
    ]

    /// Those that the system always performs in the app's process. Source: Apple's documentation of each.
    private static let inApp = [
        "LiveActivityIntent", "AudioPlaybackIntent", "AudioStartingIntent", "AudioRecordingIntent", "ForegroundContinuableIntent",
        "OpenIntent", "StartWorkoutIntent", "PauseWorkoutIntent", "ResumeWorkoutIntent",
    ]

    public init(_ program: Program) { self.program = program }

    public func isIntent(_ type: TypeID) -> Bool { Self.protocols.contains { program.conforms(type, to: $0) } }

    /// Whether an intent is performed by the app, and never in the widget's process.
    public func runsInApp(_ type: TypeID) -> Bool { isOfApp(type) || opensApp(type) != nil }

    /// Whether an intent conforms to a protocol that is for the app alone.
    public func isOfApp(_ type: TypeID) -> Bool { Self.inApp.contains { program.conforms(type, to: $0) } }

    /// Where an intent says `openAppWhenRun = true`; nil if it does not say so.
    public func opensApp(_ type: TypeID) -> CodePlace? {
        for id in program.ownMembers("openAppWhenRun", of: type) {
            guard let node = program.node(id), let binding = PropertyBinding(node) else { continue }
            let value = binding.initialValue ?? binding.getter.flatMap(ReturnedValues.onlyValue)
            if value?.kind == .booleanLiteral, value?.text == "true" { return CodePlace(unit: id.unit, node: node) }
        }
        return nil
    }
}
