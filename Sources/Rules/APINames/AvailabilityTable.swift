import Project
import RuleEngine

/// Since when the API of widgets, Live Activities, App Intents and controls exists, on each system.
///
/// One line for each API:
///
///     form | iOS | macOS | watchOS | tvOS | visionOS | source
///
/// A cell holds the first version, `—` where the system has no such API, or `?` where it is not known. Nothing is said
/// about what is not known. The source is a path of Apple's documentation, read between April 2025 and November 2026;
/// its first part is the framework that a file must import to mean this API. Where several overloads share a name, the
/// line gives the earliest version of any.
///
/// See ``APIForm`` for the forms.
enum AvailabilityTable {
    /// In the order of the text.
    static let entries: [AvailabilityEntry] = text.split(separator: "\n").compactMap { AvailabilityEntry(row: $0) }

    /// The lines that describe an API of this last name: `accessoryCircular` for `WidgetFamily.accessoryCircular`.
    static func entries(forName name: String) -> [AvailabilityEntry] { entriesByName[name] ?? [] }

    private static let entriesByName = Dictionary(grouping: entries, by: \.form.name)

    /// The lines as they are written, for tests.
    static var rows: [Substring] { text.split(separator: "\n") }

    private static let text = """
        type AccessoryWidgetBackground | 16 | 13 | 9 | — | ? | WidgetKit/AccessoryWidgetBackground
        type AccessoryWidgetGroup | — | ? | 11 | — | ? | WidgetKit/AccessoryWidgetGroup
        type AccessoryWidgetGroupStyle | — | ? | 11 | — | ? | WidgetKit/AccessoryWidgetGroupStyle
        type ActivityConfiguration | 16.1 | ? | — | — | ? | WidgetKit/ActivityConfiguration
        type ActivityFamily | 18 | ? | — | — | ? | WidgetKit/ActivityFamily
        type ActivityPreviewViewKind | 16.2 | ? | — | — | ? | WidgetKit/ActivityPreviewViewKind
        type ActivityViewContext | 16.1 | ? | — | — | ? | WidgetKit/ActivityViewContext
        type AppIntentConfiguration | 17 | 14 | 10 | — | 26 | WidgetKit/AppIntentConfiguration
        type AppIntentControlConfiguration | 18 | 26 | 26 | — | ? | WidgetKit/AppIntentControlConfiguration
        type AppIntentControlValueProvider | 18 | 26 | 26 | — | ? | WidgetKit/AppIntentControlValueProvider
        type AppIntentRecommendation | 17 | 14 | 10 | — | ? | WidgetKit/AppIntentRecommendation
        type AppIntentTimelineProvider | 17 | 14 | 10 | — | 26 | WidgetKit/AppIntentTimelineProvider
        type ControlCenter | 18 | 26 | 26 | — | ? | WidgetKit/ControlCenter
        type ControlInfo | 18 | 26 | 26 | — | ? | WidgetKit/ControlInfo
        type ControlPushHandler | 18 | 26 | 26 | — | ? | WidgetKit/ControlPushHandler
        type ControlPushInfo | 18 | 26 | 26 | — | ? | WidgetKit/ControlPushInfo
        type ControlValueProvider | 18 | 26 | 26 | — | ? | WidgetKit/ControlValueProvider
        type ControlWidgetButton | 18 | 26 | 26 | — | ? | WidgetKit/ControlWidgetButton
        type ControlWidgetToggle | 18 | 26 | 26 | — | ? | WidgetKit/ControlWidgetToggle
        type DynamicIsland | 16.1 | ? | — | — | ? | WidgetKit/DynamicIsland
        type DynamicIslandExpandedRegion | 16.1 | ? | — | — | ? | WidgetKit/DynamicIslandExpandedRegion
        type DynamicIslandExpandedRegionPosition | 16.1 | ? | — | — | ? | WidgetKit/DynamicIslandExpandedRegionPosition
        type IntentConfiguration | 14 | 11 | 9 | — | ? | WidgetKit/IntentConfiguration
        type IntentRecommendation | 16 | 13 | 9 | — | ? | WidgetKit/IntentRecommendation
        type IntentTimelineProvider | 14 | 11 | 9 | — | ? | WidgetKit/IntentTimelineProvider
        type LevelOfDetail | 26 | ? | ? | — | 26 | WidgetKit/LevelOfDetail
        type RelevanceConfiguration | — | — | 26 | — | — | WidgetKit/RelevanceConfiguration
        type RelevanceEntriesProvider | — | — | 26 | — | — | WidgetKit/RelevanceEntriesProvider
        type RelevanceEntry | — | — | 26 | — | — | WidgetKit/RelevanceEntry
        type StaticConfiguration | 14 | 11 | 9 | — | ? | WidgetKit/StaticConfiguration
        type StaticControlConfiguration | 18 | 26 | 26 | — | ? | WidgetKit/StaticControlConfiguration
        type TimelineEntryRelevance | 14 | 11 | 9 | — | ? | WidgetKit/TimelineEntryRelevance
        type TimelineProvider | 14 | 11 | 9 | — | 26 | WidgetKit/TimelineProvider
        type TimelineReloadPolicy | 14 | 11 | 9 | — | 26 | WidgetKit/TimelineReloadPolicy
        type WidgetAccentedRenderingMode | 18 | 15 | 11 | — | 26 | WidgetKit/WidgetAccentedRenderingMode
        type WidgetCenter | 14 | 11 | 9 | — | 26 | WidgetKit/WidgetCenter
        type WidgetFamily | 14 | 11 | 9 | — | 26 | WidgetKit/WidgetFamily
        type WidgetInfo | 14 | 11 | 9 | — | ? | WidgetKit/WidgetInfo
        type WidgetLocation | 17 | ? | 26 | — | ? | WidgetKit/WidgetLocation
        type WidgetMountingStyle | 26 | ? | ? | — | 26 | WidgetKit/WidgetMountingStyle
        type WidgetPreviewContext | 14 | 11 | 9 | — | ? | WidgetKit/WidgetPreviewContext
        type WidgetPushHandler | 26 | 26 | 26 | — | 26 | WidgetKit/WidgetPushHandler
        type WidgetPushInfo | 26 | 26 | 26 | — | 26 | WidgetKit/WidgetPushInfo
        type WidgetRelevance | 18 | 15 | 11 | — | ? | WidgetKit/WidgetRelevance
        type WidgetRelevanceAttribute | 18 | 15 | 11 | — | ? | WidgetKit/WidgetRelevanceAttribute
        type WidgetRelevanceGroup | 18 | 15 | 11 | — | ? | WidgetKit/WidgetRelevanceGroup
        type WidgetRenderingMode | 16 | 13 | 9 | — | 26 | WidgetKit/WidgetRenderingMode
        member WidgetCenter.shared.currentConfigurations() | 18 | 15 | 11 | — | ? | WidgetKit/WidgetCenter/currentConfigurations()
        member WidgetCenter.shared.currentPushInfo | 26 | 26 | 26 | — | 26 | WidgetKit/WidgetCenter/currentPushInfo
        member WidgetCenter.shared.invalidateConfigurationRecommendations() | 16 | 13 | 9 | — | ? | WidgetKit/WidgetCenter/invalidateConfigurationRecommendations()
        member WidgetCenter.shared.invalidateRelevance(ofKind) | 18 | 15 | 11 | — | ? | WidgetKit/WidgetCenter/invalidateRelevance(ofKind:)
        member WidgetFamily.accessoryCircular | 16 | — | 9 | — | 27 | WidgetKit/WidgetFamily/accessoryCircular
        member WidgetFamily.accessoryCorner | — | — | 9 | — | — | WidgetKit/WidgetFamily/accessoryCorner
        member WidgetFamily.accessoryInline | 16 | — | 9 | — | — | WidgetKit/WidgetFamily/accessoryInline
        member WidgetFamily.accessoryRectangular | 16 | — | 9 | — | 27 | WidgetKit/WidgetFamily/accessoryRectangular
        member WidgetFamily.systemExtraLarge | 15 | 14 | — | — | 26 | WidgetKit/WidgetFamily/systemExtraLarge
        member WidgetFamily.systemExtraLargePortrait | 27 | 27 | — | — | 26 | WidgetKit/WidgetFamily/systemExtraLargePortrait
        argument supportedFamilies(.accessoryCircular) | 16 | — | 9 | — | 27 | WidgetKit/WidgetFamily/accessoryCircular
        argument supportedFamilies(.accessoryCorner) | — | — | 9 | — | — | WidgetKit/WidgetFamily/accessoryCorner
        argument supportedFamilies(.accessoryInline) | 16 | — | 9 | — | — | WidgetKit/WidgetFamily/accessoryInline
        argument supportedFamilies(.accessoryRectangular) | 16 | — | 9 | — | 27 | WidgetKit/WidgetFamily/accessoryRectangular
        argument supportedFamilies(.systemExtraLarge) | 15 | 14 | — | — | 26 | WidgetKit/WidgetFamily/systemExtraLarge
        argument supportedFamilies(.systemExtraLargePortrait) | 27 | 27 | — | — | 26 | WidgetKit/WidgetFamily/systemExtraLargePortrait
        macro Preview(as) | 17 | 14 | 10 | — | 26 | WidgetKit/Preview(_:as:widget:timeline:)

        type Activity | 16.1 | ? | — | — | ? | ActivityKit/Activity
        type ActivityAttributes | 16.1 | ? | — | — | ? | ActivityKit/ActivityAttributes
        type ActivityAuthorizationError | 16.1 | ? | — | — | ? | ActivityKit/ActivityAuthorizationError
        type ActivityAuthorizationInfo | 16.1 | ? | — | — | ? | ActivityKit/ActivityAuthorizationInfo
        type ActivityContent | 16.2 | ? | — | — | ? | ActivityKit/ActivityContent
        type ActivityState | 16.1 | ? | — | — | ? | ActivityKit/ActivityState
        type ActivityUIDismissalPolicy | 16.1 | ? | — | — | ? | ActivityKit/ActivityUIDismissalPolicy
        type AlertConfiguration | 16.1 | ? | — | — | ? | ActivityKit/AlertConfiguration
        member Activity.pushToStartToken | 17.2 | ? | — | — | ? | ActivityKit/Activity/pushToStartToken
        member Activity.pushToStartTokenUpdates | 17.2 | ? | — | — | ? | ActivityKit/Activity/pushToStartTokenUpdates
        member Activity.request(attributes,content) | 16.2 | ? | — | — | ? | ActivityKit/Activity/request(attributes:content:pushType:)
        member Activity.request(attributes,content,style) | 18 | ? | — | — | ? | ActivityKit/Activity/request(attributes:content:pushType:style:)
        member Activity.request(attributes,content,style,alertConfiguration) | 26 | ? | — | — | ? | ActivityKit/Activity/request(attributes:content:pushType:style:alertConfiguration:start:)
        method update(_,alertConfiguration,timestamp) | 17.2 | ? | — | — | ? | ActivityKit/Activity/update(_:alertConfiguration:timestamp:)
        method end(_,dismissalPolicy,timestamp) | 17.2 | ? | — | — | ? | ActivityKit/Activity/end(_:dismissalPolicy:timestamp:)
        member PushType.channel(_) | 18 | ? | — | — | ? | ActivityKit/PushType/channel(_:)
        argument request(.channel(_)) | 18 | ? | — | — | ? | ActivityKit/PushType/channel(_:)

        type AppEntity | 16 | 13 | 9 | 16 | 1 | AppIntents/AppEntity
        type AppEnum | 16 | 13 | 9 | 16 | 1 | AppIntents/AppEnum
        type AppIntent | 16 | 13 | 9 | 16 | 1 | AppIntents/AppIntent
        type AppIntentsPackage | 17 | 14 | 10 | 17 | 1 | AppIntents/AppIntentsPackage
        type AppShortcut | 16 | 13 | 9 | 16 | 1 | AppIntents/AppShortcut
        type AppShortcutsProvider | 16 | 13 | 9 | 16 | 1 | AppIntents/AppShortcutsProvider
        type AudioPlaybackIntent | 17 | 14 | 10 | 17 | 1 | AppIntents/AudioPlaybackIntent
        type AudioRecordingIntent | 18 | 15 | 11 | 18 | 2 | AppIntents/AudioRecordingIntent
        type CameraCaptureIntent | 18 | ? | ? | ? | ? | AppIntents/CameraCaptureIntent
        type ControlConfigurationIntent | 18 | 26 | 26 | ? | ? | AppIntents/ControlConfigurationIntent
        type CustomIntentMigratedAppIntent | 16 | 13 | 9 | 16 | 1 | AppIntents/CustomIntentMigratedAppIntent
        type DisplayRepresentation | 16 | 13 | 9 | 16 | 1 | AppIntents/DisplayRepresentation
        type DynamicOptionsProvider | 16 | 13 | 9 | 16 | 1 | AppIntents/DynamicOptionsProvider
        type EntityPropertyQuery | 16 | 13 | 9 | 16 | 1 | AppIntents/EntityPropertyQuery
        type EntityQuery | 16 | 13 | 9 | 16 | 1 | AppIntents/EntityQuery
        type EntityStringQuery | 16 | 13 | 9 | 16 | 1 | AppIntents/EntityStringQuery
        type EnumerableEntityQuery | 17 | 14 | 10 | 17 | 1 | AppIntents/EnumerableEntityQuery
        type ForegroundContinuableIntent | 16.4 | 13.3 | 9.4 | 16.4 | 1 | AppIntents/ForegroundContinuableIntent
        type IndexedEntity | 18 | 15 | ? | ? | 2 | AppIntents/IndexedEntity
        type IntentDialog | 16 | 13 | 9 | 16 | 1 | AppIntents/IntentDialog
        type IntentExecutionTargets | 27 | 27 | 27 | 27 | 27 | AppIntents/IntentExecutionTargets
        type IntentModes | 26 | 26 | 26 | 26 | 26 | AppIntents/IntentModes
        type IntentResult | 16 | 13 | 9 | 16 | 1 | AppIntents/IntentResult
        type IntentWidgetFamily | 17 | 14 | 10 | ? | 1 | AppIntents/IntentWidgetFamily
        type LiveActivityIntent | 17 | ? | ? | ? | 1 | AppIntents/LiveActivityIntent
        type OpenIntent | 16 | 13 | 9 | 16 | 1 | AppIntents/OpenIntent
        type OpenURLIntent | 18 | 15 | 11 | 18 | 2 | AppIntents/OpenURLIntent
        type ProgressReportingIntent | 17 | 14 | 10 | 17 | 1 | AppIntents/ProgressReportingIntent
        type RelevantContext | 17 | 14 | 10 | 17 | 1 | AppIntents/RelevantContext
        type RelevantIntent | 17 | 14 | 10 | 17 | 1 | AppIntents/RelevantIntent
        type RelevantIntentManager | 17 | 14 | 10 | 17 | 1 | AppIntents/RelevantIntentManager
        type RunSystemShortcutIntent | 27 | ? | ? | ? | ? | AppIntents/RunSystemShortcutIntent
        type SetFocusFilterIntent | 16 | 13 | 9 | 16 | 1 | AppIntents/SetFocusFilterIntent
        type SetValueIntent | 18 | 15 | 11 | 18 | 2 | AppIntents/SetValueIntent
        type TypeDisplayRepresentation | 16 | 13 | 9 | 16 | 1 | AppIntents/TypeDisplayRepresentation
        type UniqueAppEntity | 18 | 15 | 11 | 18 | 2 | AppIntents/UniqueAppEntity
        type URLRepresentableEntity | 18 | 15 | 11 | 18 | 2 | AppIntents/URLRepresentableEntity
        type URLRepresentableIntent | 18 | 15 | 11 | 18 | 2 | AppIntents/URLRepresentableIntent
        type WidgetConfigurationIntent | 17 | 14 | 10 | ? | 1 | AppIntents/WidgetConfigurationIntent

        type ControlWidget | 18 | 26 | 26 | — | ? | SwiftUI/ControlWidget
        type ControlWidgetConfiguration | 18 | 26 | 26 | — | ? | SwiftUI/ControlWidgetConfiguration
        type ControlWidgetTemplate | 18 | 26 | 26 | — | ? | SwiftUI/ControlWidgetTemplate
        type WidgetBundle | 14 | 11 | 9 | — | 1 | SwiftUI/WidgetBundle
        type WidgetConfiguration | 14 | 11 | 9 | — | 1 | SwiftUI/WidgetConfiguration
        type AnyLayout | 16 | 13 | 9 | 16 | 1 | SwiftUI/AnyLayout
        type ContainerBackgroundPlacement | 17 | 14 | 10 | 17 | 1 | SwiftUI/ContainerBackgroundPlacement
        type ContentTransition | 16 | 13 | 9 | 16 | 1 | SwiftUI/ContentTransition
        type ContentUnavailableView | 17 | 14 | 10 | 17 | 1 | SwiftUI/ContentUnavailableView
        type Gauge | 16 | 13 | 7 | ? | 1 | SwiftUI/Gauge
        type GlassEffectContainer | 26 | 26 | 26 | 26 | ? | SwiftUI/GlassEffectContainer
        type GridRow | 16 | 13 | 9 | 16 | 1 | SwiftUI/GridRow
        type KeyframeAnimator | 17 | 14 | 10 | 17 | 1 | SwiftUI/KeyframeAnimator
        type LabeledContent | 16 | 13 | 9 | 16 | 1 | SwiftUI/LabeledContent
        type MeshGradient | 18 | 15 | 11 | 18 | 2 | SwiftUI/MeshGradient
        type PhaseAnimator | 17 | 14 | 10 | 17 | 1 | SwiftUI/PhaseAnimator
        type SystemFormatStyle | 18 | 15 | 11 | 18 | 2 | SwiftUI/SystemFormatStyle
        type TimelineView | 15 | 12 | 8 | 15 | 1 | SwiftUI/TimelineView
        type UnevenRoundedRectangle | 16 | 13 | 9 | 16 | 1 | SwiftUI/UnevenRoundedRectangle
        type ViewThatFits | 16 | 13 | 9 | 16 | 1 | SwiftUI/ViewThatFits
        environment activityFamily | 18 | ? | ? | — | ? | SwiftUI/EnvironmentValues/activityFamily
        environment isActivityFullscreen | 16.1 | ? | ? | — | ? | SwiftUI/EnvironmentValues/isActivityFullscreen
        environment isActivityUpdateReduced | 18 | ? | ? | — | ? | SwiftUI/EnvironmentValues/isActivityUpdateReduced
        environment isLuminanceReduced | 16 | 13 | 8 | 16 | 1 | SwiftUI/EnvironmentValues/isLuminanceReduced
        environment levelOfDetail | 26 | ? | ? | ? | 26 | SwiftUI/EnvironmentValues/levelOfDetail
        environment showsWidgetContainerBackground | 15 | 12 | 8 | — | ? | SwiftUI/EnvironmentValues/showsWidgetContainerBackground
        environment showsWidgetLabel | 16 | ? | 9 | — | ? | SwiftUI/EnvironmentValues/showsWidgetLabel
        environment supportedActivityFamilies | 18 | ? | ? | — | ? | SwiftUI/EnvironmentValues/supportedActivityFamilies
        environment widgetContentMargins | 17 | 14 | 10 | — | 26 | SwiftUI/EnvironmentValues/widgetContentMargins
        environment widgetFamily | 14 | 11 | 9 | — | ? | SwiftUI/EnvironmentValues/widgetFamily
        environment widgetRenderingMode | 16 | 13 | 9 | — | 26 | SwiftUI/EnvironmentValues/widgetRenderingMode
        method accessoryWidgetGroupStyle(_) | — | ? | 11 | — | ? | SwiftUI/View/accessoryWidgetGroupStyle(_:)
        method activityBackgroundTint(_) | 16 | ? | ? | — | ? | SwiftUI/View/activityBackgroundTint(_:)
        method containerBackground(for) | 17 | 14 | 10 | 17 | 1 | SwiftUI/View/containerBackground(for:alignment:content:)
        method containerBackgroundRemovable(_) | 15 | 12 | 9 | — | ? | SwiftUI/WidgetConfiguration/containerBackgroundRemovable(_:)
        method contentMarginsDisabled() | 15 | 12 | 9 | — | 26 | SwiftUI/WidgetConfiguration/contentMarginsDisabled()
        method contentTransition(_) | 16 | 13 | 9 | 16 | 1 | SwiftUI/View/contentTransition(_:)
        method controlWidgetActionHint(_) | 18 | 26 | 26 | — | ? | SwiftUI/View/controlWidgetActionHint(_:)
        method controlWidgetStatus(_) | 18 | 26 | 26 | — | ? | SwiftUI/View/controlWidgetStatus(_:)
        method disfavoredLocations(_,for) | 17 | ? | ? | — | ? | SwiftUI/WidgetConfiguration/disfavoredLocations(_:for:)
        method dynamicIsland(verticalPlacement) | 16.1 | ? | ? | — | ? | SwiftUI/View/dynamicIsland(verticalPlacement:)
        method fontDesign(_) | 16.1 | 13 | 9.1 | 16.1 | 1 | SwiftUI/View/fontDesign(_:)
        method glassEffect(_,in) | 26 | 26 | 26 | 26 | ? | SwiftUI/View/glassEffect(_:in:)
        method invalidatableContent() | 17 | 14 | 10 | 17 | 1 | SwiftUI/View/invalidatableContent(_:)
        method keyframeAnimator(initialValue) | 17 | 14 | 10 | 17 | 1 | SwiftUI/View/keyframeAnimator(initialValue:repeating:content:keyframes:)
        method promptsForUserConfiguration() | 18 | 15 | 26 | — | ? | SwiftUI/WidgetConfiguration/promptsForUserConfiguration()
        method pushHandler(_) | 18 | 26 | 26 | — | 26 | SwiftUI/ControlWidgetConfiguration/pushHandler(_:)
        method supplementalActivityFamilies(_) | 18 | ? | ? | — | ? | SwiftUI/WidgetConfiguration/supplementalActivityFamilies(_:)
        method supportedMountingStyles(_) | 26 | ? | ? | — | 26 | WidgetKit/WidgetMountingStyle
        method widgetAccentable() | 16 | 13 | 9 | — | ? | SwiftUI/View/widgetAccentable(_:)
        method widgetAccentedRenderingMode(_) | 18 | 15 | 11 | — | 26 | SwiftUI/Image/widgetAccentedRenderingMode(_:)
        method widgetLabel() | 16 | ? | 9 | — | ? | SwiftUI/View/widgetLabel(_:)
        argument containerBackground(.widget) | 17 | 14 | 10 | — | 26 | SwiftUI/ContainerBackgroundPlacement/widget
        argument contentTransition(.numericText(value)) | 17 | 14 | 10 | 17 | 1 | SwiftUI/ContentTransition/numericText(value:)
        argument contentTransition(.symbolEffect) | 17 | 14 | 10 | 17 | 1 | SwiftUI/ContentTransition/symbolEffect
        initializer Button(intent) | 17 | 14 | 10 | 17 | ? | SwiftUI/Button/init(intent:label:)
        initializer Toggle(isOn,intent) | 17 | 14 | 10 | 17 | ? | SwiftUI/Toggle/init(isOn:intent:label:)
        initializer Text(timerInterval) | 16 | 13 | 9 | 16 | 1 | SwiftUI/Text/init(timerInterval:pauseTime:countsDown:showsHours:)
        initializer ProgressView(timerInterval) | 16 | 13 | 9 | 16 | 1 | SwiftUI/ProgressView/init(timerInterval:countsDown:)
        argument Text(.timer(countingDownIn)) | 18 | 15 | 11 | 18 | 2 | SwiftUI/SystemFormatStyle/Timer
        argument Text(.timer(countingUpIn)) | 18 | 15 | 11 | 18 | 2 | SwiftUI/SystemFormatStyle/Timer
        argument Text(.stopwatch(startingAt)) | 18 | 15 | 11 | 18 | 2 | SwiftUI/SystemFormatStyle/Stopwatch
        """
}

// MARK: - Passing over names quickly

extension AvailabilityTable {
    static let names = NameFilter(entries.map(\.form.name))
}
