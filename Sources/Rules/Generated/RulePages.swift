// Written by `swift run generate-rules`. Do not edit.

import RuleEngine

/// The pages of `rules/`, carried by the program.
public enum RulePages {
    /// Sorted by id.
    public static let all: [RulePage] = [
        accentedModeAfterModifier,
        accessoryCornerPlatform,
        accessoryOpaqueBackground,
        apiAvailability,
        appGroupMismatch,
        asyncImage,
        asyncPlaceholder,
        attributesDrift,
        backgroundOutsideContainer,
        blockingPlaceholder,
        bundleAvailability,
        closureControl,
        configurationForceUnwrap,
        configurationProviderMismatch,
        contentInsideContainerBackground,
        dateInView,
        daySecondsArithmetic,
        deepLinkUnhandled,
        deploymentAboveApp,
        doubleWidgetUrl,
        duplicateKind,
        emptySnapshot,
        entriesNeverReload,
        entryDatesRepeat,
        familiesUnhandled,
        familyPlatform,
        familySwitchDefault,
        firstEntryInFuture,
        fullSizeImage,
        gestureInteractivity,
        groupContainerUnwrap,
        hardcodedSize,
        ignoresSafeArea,
        imageNotAccentedAware,
        intentsPackageUnregistered,
        kindNotShared,
        linkInSmall,
        liveActivitiesPlist,
        liveViewState,
        locationPlist,
        lockedData,
        mainOnWidget,
        malformedSuppression,
        missingContainerBackground,
        missingGalleryMetadata,
        missingTapTarget,
        nameNotLocalised,
        nonexistentAPI,
        openAppInExtension,
        pausedTimerRuns,
        progressNotGuarded,
        providerSignature,
        readmeBrokenLink,
        readmeDrift,
        readmeExemption,
        readmeStructure,
        readmeTranslationDrift,
        readmeTranslationOutline,
        readmeUncompiled,
        readmeUnknownBlock,
        relativeTimeFrozen,
        reloadAllTimelines,
        reloadBudget,
        reloadDateInPast,
        reloadInLoop,
        reloadInProvider,
        reloadPolicyType,
        renderingModeIgnored,
        renderingModeSwitch,
        sharedMemoryState,
        singleEntryAtEnd,
        snapshotDoesWork,
        spinnerOrStatusText,
        standardUserDefaults,
        staticTimerFormat,
        storeOutsideAppGroup,
        suppressionWithoutReason,
        symbolEffect,
        timelineNeverCompletes,
        timerRangeTraps,
        timerTextWidth,
        toggleStyleIgnoresIsOn,
        transitionWithoutIdentity,
        unboundedEntries,
        unguardedElement,
        unknownKind,
        unknownRuleInSuppression,
        unreadState,
        unsupportedAnimation,
        unsupportedView,
        unusedSuppression,
        urlSchemeUnregistered,
        widgetLabelContent,
        widgetNotInBundle,
        workInView,
    ]
}

extension RulePages {
    static let accentedModeAfterModifier = RulePage(
        id: "accented-mode-after-modifier",
        title: "The accented mode of something that is no image",
        group: "rendering",
        severity: .error,
        set: "recommended",
        fix: "unsafe",
        since: "0.1.0",
        markdown: #"""
# The accented mode of something that is no image

This rule finds `.widgetAccentedRenderingMode(…)` behind a modifier that gives a view and no longer an `Image`, such as
`.frame`, `.padding` or `.scaledToFit()`, and on views that are no images at all.

## Why it matters

The modifier belongs to `Image`. Behind anything else the project does not build. Taken out to make it build, the image is
a blank shape in one colour on tinted Home Screens.

## How sure it is

Modifiers that leave an image an `Image` may stand before it: `resizable`, `renderingMode`, `interpolation`, `antialiased`,
`symbolRenderingMode`, `allowedDynamicRange`, and functions of the project that say they return `Image`. The rule is
silent where it does not know what the modifier is applied to, where a modifier of another module stands before it, and
where the project declares a modifier of this name.

The fix (unsafe) moves it to where the image still is one. It is unsafe as it does not look at what was meant for views
without a picture.

## Bad

### Behind a frame

```swift
import SwiftUI
import WidgetKit

@available(iOS 18.0, *)
struct CoverView: View {
    let cover: UIImage

    var body: some View {
        Image(uiImage: cover)
            .resizable()
            .scaledToFit()
            .frame(width: 40, height: 40)
            .widgetAccentedRenderingMode(.fullColor) // finding: accented-mode-after-modifier
    }
}
```

With the fix:

```swift fixed
import SwiftUI
import WidgetKit

@available(iOS 18.0, *)
struct CoverView: View {
    let cover: UIImage

    var body: some View {
        Image(uiImage: cover)
            .resizable()
            .widgetAccentedRenderingMode(.fullColor)
            .scaledToFit()
            .frame(width: 40, height: 40)
    }
}
```

### Behind a modifier of the project

```swift
import SwiftUI
import WidgetKit

extension View {
    func rounded() -> some View { clipShape(.rect(cornerRadius: 8)) }
}

@available(iOS 18.0, *)
struct CoverView: View {
    private var cover: Image { Image("Cover") }

    var body: some View {
        cover.resizable().rounded().widgetAccentedRenderingMode(.accented) // finding: accented-mode-after-modifier
    }
}
```

### On a local constant

```swift
import SwiftUI
import WidgetKit

@available(iOS 18.0, *)
struct CoverView: View {
    var body: some View {
        let cover = Image("Cover").resizable()
        cover
            .padding(4)
            .widgetAccentedRenderingMode(.accented) // finding: accented-mode-after-modifier
    }
}
```

### On a stack

```swift
import SwiftUI
import WidgetKit

@available(iOS 18.0, *)
struct CoverView: View {
    var body: some View {
        ZStack {
            Image("Cover")
        }
        .widgetAccentedRenderingMode(.desaturated) // finding: accented-mode-after-modifier
    }
}
```

## Good

### Directly on the image

```swift
import SwiftUI
import WidgetKit

@available(iOS 18.0, *)
struct CoverView: View {
    let cover: UIImage

    var body: some View {
        VStack {
            Image(uiImage: cover)
                .resizable()
                .renderingMode(.original)
                .interpolation(.high)
                .antialiased(true)
                .widgetAccentedRenderingMode(.fullColor)
                .scaledToFit()
            Image(systemName: "music.note")
                .symbolRenderingMode(.hierarchical)
                .widgetAccentedRenderingMode(.accented)
        }
    }
}
```

### A function of the project that gives an image

```swift
import SwiftUI
import WidgetKit

extension Image {
    func crisp() -> Image { interpolation(.none) }

    @ViewBuilder
    func inColour() -> some View {
        if #available(iOS 18.0, *) {
            widgetAccentedRenderingMode(.fullColor)
        } else {
            self
        }
    }
}

@available(iOS 18.0, *)
struct PixelView: View {
    let picture: Image

    var body: some View {
        VStack {
            picture.crisp().resizable().widgetAccentedRenderingMode(.fullColor)
            picture.resizable().inColour()
        }
    }
}
```

## References

- [widgetAccentedRenderingMode(_:)](https://developer.apple.com/documentation/swiftui/image/widgetaccentedrenderingmode(_:))
- [WidgetAccentedRenderingMode](https://developer.apple.com/documentation/widgetkit/widgetaccentedrenderingmode)

"""#
    )
}

extension RulePages {
    static let accessoryCornerPlatform = RulePage(
        id: "accessory-corner-platform",
        title: "The corner family on iPhone and iPad",
        group: "families-and-links",
        severity: .error,
        set: "recommended",
        fix: "none",
        since: "0.1.0",
        markdown: #"""
# The corner family on iPhone and iPad

This rule finds the value `accessoryCorner` in code that is compiled for iOS, with no `#if os(watchOS)` around it: in
`supportedFamilies`, in a constant list of families, after `family:`, and behind `WidgetFamily.`.

## Why it matters

The corner family belongs to the faces of Apple Watch. On iOS it is marked unavailable, so the extension does not build
there. Code that an app shares with its watch app is often only built for the watch while the complication is being made.

## How sure it is

A file counts as compiled for iOS where a project file says so for one of its targets. Where no project file tells of
targets, a list counts that holds a family of the Home Screen beside it, as no system has both. Of a target that lists
several systems, the one of its `SDKROOT` counts, else iOS. Packages are left alone, and so is a `case .accessoryCorner` in
a `switch`: the compiler accepts it on systems without the family.

## Bad

### An extension for iPhone

```yaml file=project.yml
name: Tide
targets:
  Tide:
    type: application
    platform: iOS
    deploymentTarget: "18.0"
    sources: [App]
    dependencies:
      - target: TideWidgets
        embed: true
  TideWidgets:
    type: app-extension
    platform: iOS
    deploymentTarget: "18.0"
    sources: [Widgets]
    dependencies:
      - sdk: WidgetKit.framework
```

```swift file=Widgets/TideWidget.swift
import SwiftUI
import WidgetKit

struct TideWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Tide", provider: TideProvider()) { TideView(entry: $0) }
            .configurationDisplayName("Tide")
            .description("The next high tide.")
            .supportedFamilies([
                .accessoryCircular,
                .accessoryCorner, // finding: accessory-corner-platform
            ])
    }
}

let all: [WidgetFamily] = [.accessoryCorner] // finding: accessory-corner-platform
let corner = WidgetFamily.accessoryCorner // finding: accessory-corner-platform
```

### Families of two systems in one list

```swift
import SwiftUI
import WidgetKit

struct TideWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Tide", provider: TideProvider()) { TideView(entry: $0) }
            .configurationDisplayName("Tide")
            .description("The next high tide.")
            .supportedFamilies([.systemSmall, .accessoryCorner]) // finding: accessory-corner-platform
    }
}
```

## Good

### For the watch alone

```yaml file=project.yml
name: Tide
targets:
  Tide:
    type: application
    platform: iOS
    deploymentTarget: "18.0"
    sources: [App]
    dependencies:
      - target: TideWidgets
        embed: true
  TideWidgets:
    type: app-extension
    platform: iOS
    deploymentTarget: "18.0"
    sources: [Widgets]
    dependencies:
      - sdk: WidgetKit.framework
```

```swift file=Widgets/TideWidget.swift
import SwiftUI
import WidgetKit

struct TideWidget: Widget {
    private var families: [WidgetFamily] {
        #if os(watchOS)
        return [.accessoryCircular, .accessoryCorner]
        #else
        return [.accessoryCircular, .systemSmall]
        #endif
    }

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Tide", provider: TideProvider()) { TideView(entry: $0) }
            .configurationDisplayName("Tide")
            .description("The next high tide.")
            .supportedFamilies(families)
    }
}
```

### In an extension for the watch

```yaml file=project.yml
name: Tide
targets:
  Tide:
    type: application
    platform: iOS
    deploymentTarget: "18.0"
    sources: [App]
    dependencies:
      - target: TideWidgets
        embed: true
  TideWidgets:
    type: app-extension
    platform: watchOS
    deploymentTarget: "11.0"
    sources: [Widgets]
    dependencies:
      - sdk: WidgetKit.framework
```

```swift file=Widgets/TideWidget.swift
import SwiftUI
import WidgetKit

struct TideWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Tide", provider: TideProvider()) { TideView(entry: $0) }
            .configurationDisplayName("Tide")
            .description("The next high tide.")
            .supportedFamilies([.accessoryCircular, .accessoryCorner])
    }
}
```

### Nobody knows the system

```swift
import SwiftUI
import WidgetKit

let families: [WidgetFamily] = [.accessoryCircular, .accessoryCorner]
```

### A pattern, and another type

```yaml file=project.yml
name: Tide
targets:
  Tide:
    type: application
    platform: iOS
    deploymentTarget: "18.0"
    sources: [App]
    dependencies:
      - target: TideWidgets
        embed: true
  TideWidgets:
    type: app-extension
    platform: iOS
    deploymentTarget: "18.0"
    sources: [Widgets]
    dependencies:
      - sdk: WidgetKit.framework
```

```swift file=Widgets/TideView.swift
import SwiftUI
import WidgetKit

enum Slot { case accessoryCorner, other }

struct TideView: View {
    @Environment(\.widgetFamily) private var family
    let slots: [Slot] = [.accessoryCorner]

    var body: some View {
        switch family {
        case .accessoryCorner: Text("T")
        default: Text("Tide")
        }
    }
}
```

## References

- [WidgetFamily.accessoryCorner](https://developer.apple.com/documentation/widgetkit/widgetfamily/accessorycorner)

"""#
    )
}

extension RulePages {
    static let accessoryOpaqueBackground = RulePage(
        id: "accessory-opaque-background",
        title: "An accessory widget with a coloured background",
        group: "rendering",
        severity: .warning,
        set: "recommended",
        fix: "unsafe",
        since: "0.1.0",
        markdown: #"""
# An accessory widget with a coloured background

This rule finds a widget that supports accessory families and no others, and gives `containerBackground` an opaque colour,
gradient or filled shape.

## Why it matters

Accessory widgets are drawn on the wallpaper of the Lock Screen and on watch faces. The system takes such a background away
there, so the colour never shows, and content that was chosen to be read on it stands on something else. Where it is kept,
all opaque parts get one colour, and the widget is a block.

## How sure it is

The families must be written as constants, and the colour must be known to be opaque (see `background-outside-container`).
A branch that another family takes does not count, and neither does a background that a Home Screen widget shares. The rule
is silent about the rectangular family where the code may run on a watch: the Smart Stack shows its background.

The fix (unsafe) leaves the closure empty. The call itself must stay: without it the system shows a notice instead of the
widget. It is unsafe because the content may need another colour then.

## Bad

### A colour as the style

```swift
import SwiftUI
import WidgetKit

struct RunEntry: TimelineEntry {
    let date: Date
    let laps: Int
}

struct RunWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Run", provider: RunProvider()) { entry in
            Text(entry.laps, format: .number)
                .containerBackground(.blue.gradient, for: .widget) // finding: accessory-opaque-background
        }
        .configurationDisplayName("Run")
        .description("Laps of today.")
        .supportedFamilies([.accessoryCircular, .accessoryInline])
    }
}
```

With the fix:

```swift fixed
import SwiftUI
import WidgetKit

struct RunEntry: TimelineEntry {
    let date: Date
    let laps: Int
}

struct RunWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Run", provider: RunProvider()) { entry in
            Text(entry.laps, format: .number)
                .containerBackground(for: .widget) {}
        }
        .configurationDisplayName("Run")
        .description("Laps of today.")
        .supportedFamilies([.accessoryCircular, .accessoryInline])
    }
}
```

### A colour in the closure

```swift file=RunWidget/RunWidget.swift
import SwiftUI
import WidgetKit

struct RunEntry: TimelineEntry {
    let date: Date
    let laps: Int
}

struct RunWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Run", provider: RunProvider()) { entry in
            RunView(laps: entry.laps)
        }
        .configurationDisplayName("Run")
        .description("Laps of today.")
        .supportedFamilies([.accessoryRectangular])
    }
}
```

```swift file=RunWidget/RunView.swift
import SwiftUI
import WidgetKit

struct RunView: View {
    let laps: Int

    var body: some View {
        Text(laps, format: .number)
            .containerBackground(for: .widget) { // finding: accessory-opaque-background
                Rectangle().fill(Color.black)
            }
    }
}
```

## Good

### Nothing, something clear, or the system's own

```swift
import SwiftUI
import WidgetKit

struct RunEntry: TimelineEntry {
    let date: Date
    let laps: Int
}

struct RunWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Run", provider: RunProvider()) { entry in
            Text(entry.laps, format: .number)
                .containerBackground(for: .widget) {}
        }
        .configurationDisplayName("Run")
        .description("Laps of today.")
        .supportedFamilies([.accessoryCircular])
    }
}

struct WalkWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Walk", provider: RunProvider()) { entry in
            Text(entry.laps, format: .number)
                .containerBackground(for: .widget) { Color.clear }
        }
        .configurationDisplayName("Walk")
        .description("Walks of today.")
        .supportedFamilies([.accessoryCircular])
    }
}

struct SwimWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Swim", provider: RunProvider()) { entry in
            ZStack {
                AccessoryWidgetBackground()
                Text(entry.laps, format: .number)
            }
            .containerBackground(for: .widget) { AccessoryWidgetBackground() }
        }
        .configurationDisplayName("Swim")
        .description("Laps in the pool.")
        .supportedFamilies([.accessoryCircular])
    }
}
```

### Families of the Home Screen, too

```swift
import SwiftUI
import WidgetKit

struct RunEntry: TimelineEntry {
    let date: Date
    let laps: Int
}

struct RunWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Run", provider: RunProvider()) { entry in
            RunView(laps: entry.laps)
        }
        .configurationDisplayName("Run")
        .description("Laps of today.")
        .supportedFamilies([.systemSmall, .accessoryInline])
    }
}

struct RunLockWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "RunLock", provider: RunProvider()) { entry in
            RunView(laps: entry.laps)
        }
        .configurationDisplayName("Run on the Lock Screen")
        .description("Laps of today.")
        .supportedFamilies([.accessoryCircular])
    }
}

struct RunView: View {
    let laps: Int

    var body: some View {
        Text(laps, format: .number)
            .containerBackground(.blue, for: .widget)
    }
}
```

### In the branch of another family

```swift
import SwiftUI
import WidgetKit

struct RunEntry: TimelineEntry {
    let date: Date
    let laps: Int
}

struct RunView: View {
    @Environment(\.widgetFamily) private var family
    let laps: Int

    var body: some View {
        switch family {
        case .accessoryCircular:
            Text(laps, format: .number).containerBackground(for: .widget) {}
        default:
            Text("\(laps) laps").containerBackground(.blue, for: .widget)
        }
    }
}

struct RunWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Run", provider: RunProvider()) { entry in
            RunView(laps: entry.laps)
        }
        .configurationDisplayName("Run")
        .description("Laps of today.")
        .supportedFamilies([.accessoryCircular])
    }
}
```

### The Smart Stack of a watch

```yaml file=project.yml
name: Run
targets:
  RunWatchWidget:
    type: app-extension
    platform: watchOS
    sources: [RunWatchWidget]
```

```swift file=RunWatchWidget/RunWidget.swift
import SwiftUI
import WidgetKit

struct RunEntry: TimelineEntry {
    let date: Date
    let laps: Int
}

struct RunWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Run", provider: RunProvider()) { entry in
            Text(entry.laps, format: .number)
                .containerBackground(.blue.gradient, for: .widget)
        }
        .configurationDisplayName("Run")
        .description("Laps of today.")
        .supportedFamilies([.accessoryRectangular])
    }
}
```

## References

- [Creating accessory widgets and watch complications](https://developer.apple.com/documentation/widgetkit/creating-accessory-widgets-and-watch-complications)
- [Displaying the right widget background](https://developer.apple.com/documentation/widgetkit/displaying-the-right-widget-background)
- [AccessoryWidgetBackground](https://developer.apple.com/documentation/widgetkit/accessorywidgetbackground)

"""#
    )
}

extension RulePages {
    static let apiAvailability = RulePage(
        id: "api-availability",
        title: "An API that is newer than the oldest system the target is made for",
        group: "api-names",
        severity: .error,
        set: "recommended",
        fix: "unsafe",
        since: "0.1.0",
        markdown: #"""
# An API that is newer than the oldest system the target is made for

This rule compares the WidgetKit, ActivityKit, App Intents and SwiftUI API that widgets use with the oldest version of
each system that a file's targets are made for. It finds

- types, such as `AppIntentConfiguration`, `ControlWidget`, `WidgetPushHandler` or `LiveActivityIntent`;
- modifiers of views and configurations, such as `containerBackground(for: .widget)`, `widgetAccentedRenderingMode` or
  `supplementalActivityFamilies`;
- environment keys, such as `\.widgetRenderingMode` or `\.activityFamily`;
- members, such as `WidgetFamily.accessoryCircular` (also as `.accessoryCircular` in `supportedFamilies`),
  `WidgetCenter.shared.invalidateRelevance(ofKind:)` or `Activity.request(attributes:content:)`;
- initialisers with a label, such as `Button(intent:)` or `Text(timerInterval:)`;
- `#Preview(as:)`;

where no `#available`, `#unavailable` or `@available` around them, and no `guard #available` before them, lets them run on
newer systems only. It also finds what a system never had, such as `AccessoryWidgetGroup` on iOS.

A type may conform to a protocol that is too new: the compiler allows it. It is reported for that only where something
inside it is too new as well, once for both.

## Why it matters

The compiler says the same, but only when the target is built, for the system in question. Code that is shared by an
app, a widget extension and a watch app compiles for the one that somebody tried, and breaks the build of the others.

## How sure it is

The deployment targets come from the Xcode project, `project.yml` or `Package.swift`. When they are not known, nothing is
reported. When a file belongs to several targets, the oldest counts. Of a target that lists several systems, only the
one of its `SDKROOT` counts, else iOS: projects list systems that nobody builds for. `#if os(…)`, `canImport(…)` and
`targetEnvironment(…)` are understood; code behind a flag of the project's own is left alone, as nobody knows which target
sets it.

The versions come from one table, which names its source for each line, and which leaves out what is not certain. Names
that the project declares itself are not Apple's: a type, an extension of `View`, a key in `EnvironmentValues`. A file
that does not import the framework is left alone. So is what stands inside `#Preview`.

A package lists the versions it needs, and often systems that it is only tested on. In a package, iOS alone counts.

Some modifiers work on older systems than their documentation's date suggests: `contentMarginsDisabled()` and
`containerBackgroundRemovable(_:)` can be called from iOS 15 on, and do nothing before iOS 17.

The fix (unsafe) puts a statement of a function without a result, or a view in a stack, behind `if #available`. It is
unsafe because something else may have to stand in the `else`. Where a modifier is too new, leaving out the whole view is
no answer, so there is no fix.

## Bad

### Types, modifiers, keys and members

```yaml file=project.yml
name: Steps
targets:
  StepsWidget:
    type: app-extension
    platform: iOS
    deploymentTarget: "16.0"
    sources: [StepsWidget]
```

```swift file=StepsWidget/StepsWidget.swift
import AppIntents
import SwiftUI
import WidgetKit

struct StepsIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Steps"
}

struct StepsWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration( // finding: api-availability
            kind: "Steps", intent: StepsIntent.self, provider: StepsProvider()
        ) { entry in
            StepsView(steps: entry.steps)
                .containerBackground(.fill.tertiary, for: .widget) // finding: api-availability
        }
        .configurationDisplayName("Steps")
        .description("Steps of today.")
        .supportedFamilies([
            .systemSmall,
            .systemExtraLargePortrait, // finding: api-availability
        ])
        .promptsForUserConfiguration() // finding: api-availability
    }
}

struct StepsView: View {
    @Environment(\.widgetContentMargins) private var margins // finding: api-availability
    let steps: Int

    var body: some View {
        VStack {
            Text(steps, format: .number)
            Button("Reset", intent: ResetIntent()) // finding: api-availability
            Image("shoe").widgetAccentedRenderingMode(.accented) // finding: api-availability
        }
        .padding(margins)
    }
}

struct StepsControl: ControlWidget { // finding: api-availability
    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "StepsControl") {
            ControlWidgetButton(action: ResetIntent()) { Label("Reset", systemImage: "shoe") }
        }
        .displayName("Reset")
    }
}

enum Relevance {
    static func refresh() {
        WidgetCenter.shared.invalidateRelevance(ofKind: "Steps") // finding: api-availability
    }
}

#Preview(as: .systemSmall) { // finding: api-availability
    StepsWidget()
} timeline: {
    StepsEntry(date: .now, steps: 4_200)
}
```

### The wrong side of a check, or a check for too old a system

```yaml file=project.yml
name: Rides
targets:
  RidesWidget:
    type: app-extension
    platform: iOS
    deploymentTarget: "16.1"
    sources: [RidesWidget]
```

```swift file=RidesWidget/RideView.swift
import ActivityKit
import SwiftUI
import WidgetKit

struct RideView: View {
    let minutes: Int

    var body: some View {
        if #available(iOS 17, *) {
            Text(minutes, format: .number).containerBackground(.fill.tertiary, for: .widget)
            Image("bike").widgetAccentedRenderingMode(.accented) // finding: api-availability
        } else {
            Text(minutes, format: .number).invalidatableContent() // finding: api-availability
        }
    }
}

enum Rides {
    static func start(_ attributes: RideAttributes, _ state: RideAttributes.ContentState) throws {
        guard #available(iOS 16.2, *) else { return }
        _ = try Activity.request(attributes: attributes, content: .init(state: state, staleDate: nil))
        print(Activity<RideAttributes>.pushToStartTokenUpdates) // finding: api-availability
    }
}
```

With the fix:

```swift fixed file=RidesWidget/RideView.swift
import ActivityKit
import SwiftUI
import WidgetKit

struct RideView: View {
    let minutes: Int

    var body: some View {
        if #available(iOS 17, *) {
            Text(minutes, format: .number).containerBackground(.fill.tertiary, for: .widget)
            Image("bike").widgetAccentedRenderingMode(.accented) // finding: api-availability
        } else {
            Text(minutes, format: .number).invalidatableContent() // finding: api-availability
        }
    }
}

enum Rides {
    static func start(_ attributes: RideAttributes, _ state: RideAttributes.ContentState) throws {
        guard #available(iOS 16.2, *) else { return }
        _ = try Activity.request(attributes: attributes, content: .init(state: state, staleDate: nil))
        if #available(iOS 17.2, *) {
            print(Activity<RideAttributes>.pushToStartTokenUpdates)
        }
    }
}
```

### What a system never had, in a file of two targets

```yaml file=project.yml
name: Weather
targets:
  WeatherWidget:
    type: app-extension
    platform: iOS
    deploymentTarget: "18.0"
    sources: [Shared]
  WeatherWatchWidget:
    type: app-extension
    platform: watchOS
    deploymentTarget: "11.0"
    sources: [Shared]
```

```swift file=Shared/WeatherView.swift
import SwiftUI
import WidgetKit

struct WeatherView: View {
    var body: some View {
        AccessoryWidgetGroup("Weather", systemImage: "cloud") { // finding: api-availability
            Text("18°")
        }
        .containerBackground(.fill.tertiary, for: .widget)
    }
}
```

## Good

### A type that conforms to a newer protocol and uses nothing of it

```yaml file=project.yml
name: Rides
targets:
  Rides:
    type: application
    platform: iOS
    deploymentTarget: "15.0"
    sources: [Rides]
```

```swift file=Rides/RideAttributes.swift
import ActivityKit

struct RideAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        let minutes: Int
    }
}
```

### A project that lists a system nobody builds for

```text file=Rides.xcodeproj/project.pbxproj
// !$*UTF8*$!
{ archiveVersion = 1; objectVersion = 77; rootObject = P; objects = {
    P = { isa = PBXProject; mainGroup = G; targets = (T); buildConfigurationList = L; };
    L = { isa = XCConfigurationList; buildConfigurations = (C); };
    C = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 17.0;
        MACOSX_DEPLOYMENT_TARGET = 11.0; SUPPORTED_PLATFORMS = "iphoneos iphonesimulator macosx"; }; };
    G = { isa = PBXGroup; children = (S); sourceTree = "<group>"; };
    S = { isa = PBXFileSystemSynchronizedRootGroup; path = RidesWidget; sourceTree = "<group>"; };
    T = { isa = PBXNativeTarget; name = RidesWidget; productType = "com.apple.product-type.app-extension";
        fileSystemSynchronizedGroups = (S); buildPhases = (); buildConfigurationList = L; };
}; }
```

```swift file=RidesWidget/RideView.swift
import SwiftUI
import WidgetKit

struct RideView: View {
    var body: some View { Text("4 min").containerBackground(.fill.tertiary, for: .widget) }
}
```

### Behind checks and attributes

```yaml file=project.yml
name: Steps
targets:
  StepsWidget:
    type: app-extension
    platform: iOS
    deploymentTarget: "16.0"
    sources: [StepsWidget]
```

```swift file=StepsWidget/StepsView.swift
import SwiftUI
import WidgetKit

struct StepsView: View {
    @Environment(\.widgetFamily) private var family
    let steps: Int

    var body: some View {
        Text(steps, format: .number).widgetBackground(Color.green)
    }
}

extension View {
    @ViewBuilder
    func widgetBackground(_ color: Color) -> some View {
        if #available(iOS 17, *) {
            containerBackground(color, for: .widget)
        } else {
            background(color)
        }
    }
}

extension Image {
    func tinted() -> some View {
        guard #available(iOS 18, *) else { return AnyView(self) }
        return AnyView(widgetAccentedRenderingMode(.accented))
    }
}

@available(iOS 18, *)
struct StepsControl: ControlWidget {
    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "StepsControl") {
            ControlWidgetButton(action: ResetIntent()) { Label("Reset", systemImage: "shoe") }
        }
        .displayName("Reset")
    }
}

@available(iOSApplicationExtension 17, *)
extension StepsView {
    var margins: EdgeInsets { Environment(\.widgetContentMargins).wrappedValue }
}

struct StepsMargins: WidgetConfiguration {
    var body: some WidgetConfiguration { EmptyWidgetConfiguration().contentMarginsDisabled() }
}
```

### Another system compiles it

```yaml file=project.yml
name: Weather
targets:
  WeatherWidget:
    type: app-extension
    platform: iOS
    deploymentTarget: "17.0"
    sources: [Shared]
  WeatherWatchWidget:
    type: app-extension
    platform: watchOS
    deploymentTarget: "11.0"
    sources: [Shared]
```

```swift file=Shared/WeatherView.swift
import SwiftUI
import WidgetKit

struct WeatherView: View {
    var body: some View {
        #if os(watchOS)
        AccessoryWidgetGroup("Weather", systemImage: "cloud") { Text("18°") }
            .containerBackground(.fill.tertiary, for: .widget)
        #else
        Text("18°").containerBackground(.fill.tertiary, for: .widget)
        #endif
    }

    #if NEXT_YEAR
    var glass: some View { Text("18°").glassEffect(.regular, in: .capsule) }
    #endif
}
```

### Names of the project's own

```yaml file=project.yml
name: Notes
targets:
  NotesWidget:
    type: app-extension
    platform: iOS
    deploymentTarget: "15.0"
    sources: [NotesWidget]
```

```swift file=NotesWidget/Notes.swift
import SwiftUI
import WidgetKit

struct Gauge: View {
    var body: some View { Text("Half full") }
}

extension EnvironmentValues {
    var widgetRenderingMode: String { "fullColor" }
}

extension View {
    func containerBackground(_ color: Color, for place: Place) -> some View { background(color) }
}

enum Place {
    case widget
}

struct NotesView: View {
    @Environment(\.widgetRenderingMode) private var mode

    var body: some View {
        Gauge().containerBackground(.red, for: .widget)
    }
}
```

### The deployment target is not known

```swift
import SwiftUI
import WidgetKit

struct MoodControl: ControlWidget {
    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "Mood") {
            ControlWidgetButton(action: MoodIntent()) { Label("Mood", systemImage: "face.smiling") }
        }
        .displayName("Mood")
    }
}

struct MoodView: View {
    var body: some View {
        Text("Fine").containerBackground(.fill.tertiary, for: .widget)
    }
}
```

## References

- [WidgetKit](https://developer.apple.com/documentation/widgetkit)
- [ActivityKit](https://developer.apple.com/documentation/activitykit)
- [App Intents](https://developer.apple.com/documentation/appintents)
- [Running code on a specific platform or OS version](https://developer.apple.com/documentation/xcode/running-code-on-a-specific-version)

"""#
    )
}

extension RulePages {
    static let appGroupMismatch = RulePage(
        id: "app-group-mismatch",
        title: "An app group that the entitlements do not list",
        group: "data-and-project-files",
        severity: .error,
        set: "recommended",
        fix: "none",
        since: "0.1.0",
        markdown: #"""
# An app group that the entitlements do not list

Code names an app group in `UserDefaults(suiteName:)`, in `containerURL(forSecurityApplicationGroupIdentifier:)` and in
`ModelConfiguration(groupContainer: .identifier(…))`. This rule compares the name, where the project's code fixes it, with
`com.apple.security.application-groups` in the entitlements of every app and widget extension that compiles the file. Of a
file in a framework or package those count that are linked with it.

It also finds a widget extension and its app whose lists share no group, or one of which has none, where the extension's
code uses one of its own.

## Why it matters

`UserDefaults(suiteName:)` returns a store for a group that does not exist, too: an empty one. `containerURL` returns nil. The
widget shows what it shows without data, in the one target or the one build where a name was mistyped or forgotten.

## How sure it is

A name is read through constants, interpolation and `#if`; of several that builds may choose between, one that is listed is
enough. It is a `warning` where only some of a file's targets lack the group and nobody can see that a widget runs the
code, and an `error` otherwise. Left alone are

- names that are put together while the app runs, or read from an `Info.plist`;
- suites whose names are no group's: groups begin with `group.`, those of Mac apps with the team's identifier;
- targets whose entitlements cannot be read or hold a variable that no build setting explains, and projects of which no
  entitlements list a group;
- tests, and code for debug builds.

Entitlements that no target names count for nothing, unless there is no project file: then those in a folder are taken for
those of its code.

## Bad

### A name that is longer in the code

```swift file=Widget/Shared.swift
import Foundation

enum Shared {
    static let group = "group.com.example.garden.shared"
    static let defaults = UserDefaults(suiteName: group) // finding: app-group-mismatch

    static var folder: URL? {
        FileManager.default
            .containerURL(forSecurityApplicationGroupIdentifier: "group.com.example.gardens") // finding: app-group-mismatch
    }
}
```

```xml file=Widget/Widget.entitlements
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0">
<dict>
    <key>com.apple.security.application-groups</key>
    <array>
        <string>group.com.example.garden</string>
    </array>
</dict>
</plist>
```

### SwiftData and @AppStorage

```swift file=Widget/Stores.swift
import SwiftData
import SwiftUI

enum Stores {
    static let configuration = ModelConfiguration(groupContainer: .identifier("group.com.example.Garden")) // finding: app-group-mismatch
}

struct PlantCount: View {
    @AppStorage("plants", store: UserDefaults(suiteName: "group." + "garden")) private var plants = 0 // finding: app-group-mismatch

    var body: some View {
        Text(plants, format: .number)
    }
}
```

```xml file=Widget/Widget.entitlements
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0">
<dict>
    <key>com.apple.security.application-groups</key>
    <array>
        <string>group.com.example.garden</string>
    </array>
</dict>
</plist>
```

### One of two targets lacks the group

```yaml file=project.yml
name: Garden
targets:
  Garden:
    type: application
    platform: iOS
    sources: [App, Shared]
    settings:
      CODE_SIGN_ENTITLEMENTS: App/App.entitlements
    dependencies:
      - target: GardenWidget
  GardenWidget:
    type: app-extension
    platform: iOS
    sources: [Widget, Shared]
    settings:
      CODE_SIGN_ENTITLEMENTS: Widget/Widget.entitlements
    dependencies:
      - sdk: WidgetKit.framework
```

```xml file=App/App.entitlements
<plist version="1.0">
<dict>
    <key>com.apple.security.application-groups</key>
    <array>
        <string>group.com.example.garden</string>
    </array>
</dict>
</plist>
```

```xml file=Widget/Widget.entitlements
<plist version="1.0">
<dict>
    <key>com.apple.security.application-groups</key>
    <array>
        <string>group.com.example.gardens</string>
    </array>
</dict>
</plist>
```

```swift file=Shared/Plants.swift
import Foundation

enum Plants {
    static func count() -> Int {
        UserDefaults(suiteName: "group.com.example.garden")?.integer(forKey: "plants") ?? 0 // finding: app-group-mismatch
    }

    static func reset() {
        let old = UserDefaults(suiteName: "group.com.example.garden") // finding: app-group-mismatch (warning)
        old?.removeObject(forKey: "plants")
    }
}
```

```swift file=Widget/PlantProvider.swift
import WidgetKit

struct PlantEntry: TimelineEntry {
    let date: Date
    let count: Int
}

struct PlantProvider: TimelineProvider {
    func getSnapshot(in context: Context, completion: @escaping (PlantEntry) -> Void) {
        completion(PlantEntry(date: .now, count: Plants.count()))
    }
}
```

### Lists that share nothing

```yaml file=project.yml
name: Garden
targets:
  Garden:
    type: application
    platform: iOS
    sources: [App]
    settings:
      CODE_SIGN_ENTITLEMENTS: App/App.entitlements
    dependencies:
      - target: GardenWidget
  GardenWidget:
    type: app-extension
    platform: iOS
    sources: [Widget]
    settings:
      CODE_SIGN_ENTITLEMENTS: Widget/Widget.entitlements
    dependencies:
      - sdk: WidgetKit.framework
```

```xml file=App/App.entitlements
<plist version="1.0">
<dict>
    <key>com.apple.security.application-groups</key>
    <array>
        <string>group.com.example.garden</string>
    </array>
</dict>
</plist>
```

```xml file=Widget/Widget.entitlements
<plist version="1.0">
<dict>
    <key>com.apple.security.application-groups</key>
    <array>
        <string>group.com.example.widget</string> <!-- finding: app-group-mismatch -->
    </array>
</dict>
</plist>
```

```swift file=App/Garden.swift
import SwiftUI

@main
struct Garden: App {
    var body: some Scene {
        WindowGroup { Text("Garden") }
    }
}
```

```swift file=Widget/PlantStore.swift
import Foundation

enum PlantStore {
    static let defaults = UserDefaults(suiteName: "group.com.example.widget")
}
```

### A Swift package that both are linked with

```yaml file=project.yml
name: Garden
packages:
  GardenKit:
    path: GardenKit
targets:
  Garden:
    type: application
    platform: iOS
    sources: [App]
    settings:
      CODE_SIGN_ENTITLEMENTS: App/App.entitlements
    dependencies:
      - target: GardenWidget
      - package: GardenKit
  GardenWidget:
    type: app-extension
    platform: iOS
    sources: [Widget]
    settings:
      CODE_SIGN_ENTITLEMENTS: App/App.entitlements
    dependencies:
      - sdk: WidgetKit.framework
      - package: GardenKit
```

```swift file=GardenKit/Package.swift
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "GardenKit",
    products: [.library(name: "GardenKit", targets: ["GardenKit"])],
    targets: [.target(name: "GardenKit")]
)
```

```swift file=GardenKit/Sources/GardenKit/Group.swift
import Foundation

public enum Group {
    public static let defaults = UserDefaults(suiteName: "group.com.example.gardn") // finding: app-group-mismatch
}
```

```xml file=App/App.entitlements
<plist version="1.0">
<dict>
    <key>com.apple.security.application-groups</key>
    <array>
        <string>group.com.example.garden</string>
    </array>
</dict>
</plist>
```

```swift file=App/Garden.swift
import GardenKit
import SwiftUI

@main
struct Garden: App {
    var body: some Scene {
        WindowGroup { Text("Garden") }
    }
}
```

```swift file=Widget/Reading.swift
import GardenKit

func plants() -> Int {
    Group.defaults?.integer(forKey: "plants") ?? 0
}
```

## Good

### Names that are listed, and suites that are no groups

```swift file=Widget/Shared.swift
import Foundation

enum Shared {
    #if STAGING
    static let group = "group.com.example.garden.staging"
    #else
    static let group = "group.com.example.garden"
    #endif

    static let defaults = UserDefaults(suiteName: group)
    static let failures = UserDefaults(suiteName: "com.example.garden.failures")
    static let team = UserDefaults(suiteName: "A1B2C3D4E5.com.example.garden")

    static func defaults(of account: String) -> UserDefaults? {
        UserDefaults(suiteName: "group.com.example.\(account)")
    }

    static var folder: URL? {
        guard let group = Bundle.main.object(forInfoDictionaryKey: "AppGroup") as? String else { return nil }
        return FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: group)
    }
}
```

```xml file=Widget/Widget.entitlements
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0">
<dict>
    <key>com.apple.security.application-groups</key>
    <array>
        <string>group.com.example.garden</string>
    </array>
</dict>
</plist>
```

### No entitlements

```swift
import Foundation

enum Shared {
    static let defaults = UserDefaults(suiteName: "group.com.example.garden")
}
```

### A variable in the entitlements that nothing explains

```swift file=Widget/Shared.swift
import Foundation

enum Shared {
    static let defaults = UserDefaults(suiteName: "group.com.example.garden")
}
```

```xml file=Widget/Widget.entitlements
<plist version="1.0">
<dict>
    <key>com.apple.security.application-groups</key>
    <array>
        <string>group.$(GROUP_NAME)</string>
    </array>
</dict>
</plist>
```

### A variable that a build setting explains

```yaml file=project.yml
name: Garden
settings:
  GROUP_NAME: com.example.garden
targets:
  GardenWidget:
    type: app-extension
    platform: iOS
    sources: [Widget]
    settings:
      CODE_SIGN_ENTITLEMENTS: Widget/Widget.entitlements
    dependencies:
      - sdk: WidgetKit.framework
```

```swift file=Widget/Shared.swift
import Foundation

enum Shared {
    static let defaults = UserDefaults(suiteName: "group.com.example.garden")
}
```

```xml file=Widget/Widget.entitlements
<plist version="1.0">
<dict>
    <key>com.apple.security.application-groups</key>
    <array>
        <string>group.$(GROUP_NAME)</string>
    </array>
</dict>
</plist>
```

### Entitlements that no target names

```yaml file=project.yml
name: Garden
targets:
  GardenWidget:
    type: app-extension
    platform: iOS
    sources: [Widget]
    settings:
      CODE_SIGN_ENTITLEMENTS: Widget/Widget.entitlements
    dependencies:
      - sdk: WidgetKit.framework
```

```swift file=Widget/Shared.swift
import Foundation

enum Shared {
    static let defaults = UserDefaults(suiteName: "group.com.example.garden")
}
```

```xml file=Widget/Widget.entitlements
<plist version="1.0">
<dict>
    <key>com.apple.security.application-groups</key>
    <array>
        <string>group.com.example.garden</string>
    </array>
</dict>
</plist>
```

```xml file=Widget/Old.entitlements
<plist version="1.0">
<dict>
    <key>com.apple.security.application-groups</key>
    <array>
        <string>group.com.example.meadow</string>
    </array>
</dict>
</plist>
```

### Tests

```swift file=GardenTests/StoreTests.swift
import XCTest

final class StoreTests: XCTestCase {
    func testEmpty() {
        XCTAssertNil(UserDefaults(suiteName: "group.com.example.tests")?.string(forKey: "plant"))
    }
}
```

```xml file=GardenTests/Tests.entitlements
<plist version="1.0">
<dict>
    <key>com.apple.security.application-groups</key>
    <array>
        <string>group.com.example.garden</string>
    </array>
</dict>
</plist>
```

## References

- [Configuring app groups](https://developer.apple.com/documentation/xcode/configuring-app-groups)
- [App Groups entitlement](https://developer.apple.com/documentation/bundleresources/entitlements/com.apple.security.application-groups)
- [UserDefaults.init(suiteName:)](https://developer.apple.com/documentation/foundation/userdefaults/init(suitename:))

"""#
    )
}

extension RulePages {
    static let asyncImage = RulePage(
        id: "async-image",
        title: "A view that loads its image from the network",
        group: "rendering",
        severity: .error,
        set: "recommended",
        fix: "none",
        since: "0.1.0",
        markdown: #"""
# A view that loads its image from the network

In a view that a widget or a Live Activity renders, this rule finds `AsyncImage` and its relatives of image libraries:
`KFImage`, `KFAnimatedImage`, `WebImage`, `AnimatedImage`, `LazyImage` and `URLImage`. The finding stands at the view's
name; the related places show the way from the widget to it.

## Why it matters

The system draws the view once, at once, and keeps the picture. `AsyncImage` starts to load at that moment and has
nothing to show yet, so the placeholder is what the widget keeps: a grey box, for ever. Nothing is loaded afterwards,
and no closure runs when the image arrives.

## How sure it is

Only reachability decides: a view that the app alone shows is left alone, and so is a type of the project that has
one of these names, which is looked into instead. What it cannot see: views of modules outside the linted files that
load images themselves.

The rule is made of this selector:

```selector
call[name=AsyncImage|KFImage|KFAnimatedImage|WebImage|AnimatedImage|LazyImage|URLImage]:external:in(rendered-view)

message: {self.name} never shows its picture in a widget
why: The system draws the view before the picture has come, and keeps what it drew: the placeholder
write: Image(uiImage:) with a picture that the provider has loaded and made small, or one from a file in the app group
```

## Bad

### In the entry view

```swift
import SwiftUI
import WidgetKit

struct ArtistView: View {
    let photo: URL

    var body: some View {
        AsyncImage(url: photo) { image in // finding: async-image
            image.resizable()
        } placeholder: {
            Color.gray
        }
        .containerBackground(.fill.tertiary, for: .widget)
    }
}
```

### Image libraries, one view deep

```swift
import SwiftUI
import WidgetKit

struct CoverRow: View {
    let first: URL
    let second: URL

    var body: some View {
        HStack {
            KFImage(first) // finding: async-image
            WebImage(url: second) // finding: async-image
            LazyImage(url: second) // finding: async-image
        }
    }
}

struct ShelfView: View {
    let first: URL
    let second: URL

    var body: some View {
        CoverRow(first: first, second: second)
            .containerBackground(.fill.tertiary, for: .widget)
    }
}
```

### In a Live Activity

```swift
import ActivityKit
import SwiftUI
import WidgetKit

struct RideAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var stops: Int
    }

    let driver: URL
}

struct RideActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: RideAttributes.self) { context in
            AsyncImage(url: context.attributes.driver) // finding: async-image
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.center) { Text(context.state.stops, format: .number) }
            } compactLeading: {
                Image(systemName: "car")
            } compactTrailing: {
                Text(context.state.stops, format: .number)
            } minimal: {
                Image(systemName: "car")
            }
        }
    }
}
```

## Good

### The provider loads the image, and the entry holds it

```swift
import SwiftUI
import WidgetKit

struct ArtistEntry: TimelineEntry {
    let date: Date
    let imageName: String
}

struct ArtistView: View {
    let entry: ArtistEntry

    var body: some View {
        Image(entry.imageName)
            .resizable()
            .widgetAccentedRenderingMode(.fullColor)
            .containerBackground(.fill.tertiary, for: .widget)
    }
}
```

### A view that only the app shows

```swift
import SwiftUI
import WidgetKit

struct ArtistScreen: View {
    let photo: URL

    var body: some View {
        AsyncImage(url: photo)
            .onDisappear { WidgetCenter.shared.reloadTimelines(ofKind: "Artist") }
    }
}
```

### A type of the project by the same name

```swift
import SwiftUI
import WidgetKit

struct AsyncImage: View {
    let name: String

    var body: some View { Image(systemName: name) }
}

struct BadgeView: View {
    var body: some View {
        AsyncImage(name: "star")
            .containerBackground(.fill.tertiary, for: .widget)
    }
}
```

## References

- [SwiftUI views for widgets](https://developer.apple.com/documentation/widgetkit/swiftui-views)
- [Making network requests in a widget extension](https://developer.apple.com/documentation/widgetkit/making-network-requests-in-a-widget-extension)

"""#,
        definitions: [
            RuleDefinition(text: """
call[name=AsyncImage|KFImage|KFAnimatedImage|WebImage|AnimatedImage|LazyImage|URLImage]:external:in(rendered-view)

message: {self.name} never shows its picture in a widget
why: The system draws the view before the picture has come, and keeps what it drew: the placeholder
write: Image(uiImage:) with a picture that the provider has loaded and made small, or one from a file in the app group
""", offset: 1067),
        ]
    )
}

extension RulePages {
    static let asyncPlaceholder = RulePage(
        id: "async-placeholder",
        title: "A placeholder that is asynchronous or can throw",
        group: "timeline-providers",
        severity: .error,
        set: "recommended",
        fix: "none",
        since: "0.1.0",
        markdown: #"""
# A placeholder that is asynchronous or can throw

`placeholder(in:)` and `placeholder(context:)` are the synchronous methods of every provider, also of those whose other
methods are `async`; a control's `previewValue` is a synchronous property. This rule finds:

- a placeholder declared `async`, `throws` or both (one finding, at the first of the two words);
- a placeholder without these words whose body has an `await` of its own (one finding, at the first `await`);
- a `previewValue` whose getter is `async` or `throws`.

## Why it matters

An asynchronous placeholder does not satisfy the protocol. In the app it fails to compile, often with a message about
a missing conformance far away from the cause; in a README it sends readers there. People who make it compile by hiding
the wait behind a semaphore get a widget that stays an empty rectangle until the wait is over, or for good. The
placeholder is drawn with its text redacted, so a literal of about the right length looks the same as real data.

## How sure it is

The words are in the declaration, so there is nothing to guess. The type must be known as a provider: by its
conformance, directly, by extension or through a protocol of the project, or by the parameter type
`TimelineProviderContext`. A method of the same name in another type is left alone, and so are the methods that are
asynchronous by design: `snapshot(for:in:)`, `timeline(for:in:)`, `entry(configuration:context:)`, `currentValue()`.

An `await` inside a `Task { … }` or another closure of its own is not the placeholder's. What such a task does for the
placeholder, if anything waits for it, is the business of `blocking-placeholder`.

## Bad

### Declared async

```swift
import AppIntents
import WidgetKit

struct StepsEntry: TimelineEntry {
    let date: Date
    let steps: Int
}

struct StepsProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) async -> StepsEntry { // finding: async-placeholder
        StepsEntry(date: .now, steps: 4_200)
    }

    func snapshot(for configuration: StepsIntent, in context: Context) async -> StepsEntry {
        await StepsLibrary.shared.today()
    }
}
```

### Declared throws

```swift
import WidgetKit

struct MenuEntry: TimelineEntry {
    let date: Date
    let dish: String
}

struct MenuProvider: TimelineProvider {
    func placeholder(in context: Context) throws -> MenuEntry { // finding: async-placeholder
        MenuEntry(date: .now, dish: try SampleMenu.dish())
    }
}
```

### Both, in a relevance provider

```swift
import WidgetKit

struct PassEntry: RelevanceEntry {
    let gate: String
}

struct PassProvider: RelevanceEntriesProvider {
    func placeholder(context: Context) async throws -> PassEntry { // finding: async-placeholder
        PassEntry(gate: "B12")
    }

    func entry(configuration: PassIntent, context: Context) async throws -> PassEntry {
        try await PassStore.shared.entry(for: configuration)
    }
}
```

### An await without the word

```swift
import WidgetKit

struct MoonEntry: TimelineEntry {
    let date: Date
    let phase: Double
}

actor MoonTable {
    static let shared = MoonTable()
    func samplePhase() -> Double { 0.4 }
}

struct MoonProvider: TimelineProvider {
    func placeholder(in context: Context) -> MoonEntry {
        let phase = await MoonTable.shared.samplePhase() // finding: async-placeholder
        return MoonEntry(date: .now, phase: phase)
    }
}
```

### In an extension of the provider

```swift
import WidgetKit

struct RainEntry: TimelineEntry {
    let date: Date
    let chance: Int
}

struct RainProvider {
    let city: String
}

extension RainProvider: TimelineProvider {
    func placeholder(
        in context: Context
    ) async -> RainEntry { // finding: async-placeholder
        RainEntry(date: .now, chance: 30)
    }
}
```

### The preview value of a control

```swift
import WidgetKit

struct FanValueProvider: ControlValueProvider {
    var previewValue: Bool {
        get async { false } // finding: async-placeholder
    }

    func currentValue() async throws -> Bool {
        try await FanService.shared.isOn()
    }
}
```

## Good

### Synchronous placeholder, asynchronous snapshot and timeline

```swift
import AppIntents
import WidgetKit

struct StepsEntry: TimelineEntry {
    let date: Date
    let steps: Int
}

struct StepsProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> StepsEntry {
        StepsEntry(date: .now, steps: 4_200)
    }

    func snapshot(for configuration: StepsIntent, in context: Context) async -> StepsEntry {
        await StepsLibrary.shared.today()
    }

    func timeline(for configuration: StepsIntent, in context: Context) async -> Timeline<StepsEntry> {
        let entry = await StepsLibrary.shared.today()
        let next = Calendar.current.date(byAdding: .hour, value: 1, to: entry.date) ?? entry.date
        return Timeline(entries: [entry], policy: .after(next))
    }
}
```

### A relevance provider whose entry is asynchronous

```swift
import WidgetKit

struct PassEntry: RelevanceEntry {
    let gate: String
}

struct PassProvider: RelevanceEntriesProvider {
    func placeholder(context: Context) -> PassEntry {
        PassEntry(gate: "B12")
    }

    func entry(configuration: PassIntent, context: Context) async throws -> PassEntry {
        try await PassStore.shared.entry(for: configuration)
    }
}
```

### A control

```swift
import WidgetKit

struct FanValueProvider: ControlValueProvider {
    let previewValue = false

    func currentValue() async throws -> Bool {
        try await FanService.shared.isOn()
    }
}
```

### A loader of the app, which is no provider

```swift
import Foundation

struct AvatarLoader {
    struct Context {
        let address: URL
    }

    func placeholder(in context: Context) async throws -> Data {
        try await URLSession.shared.data(from: context.address).0
    }
}
```

## References

- [TimelineProvider.placeholder(in:)](https://developer.apple.com/documentation/widgetkit/timelineprovider/placeholder(in:))
- [AppIntentTimelineProvider](https://developer.apple.com/documentation/widgetkit/appintenttimelineprovider)
- [RelevanceEntriesProvider](https://developer.apple.com/documentation/widgetkit/relevanceentriesprovider)
- [ControlValueProvider](https://developer.apple.com/documentation/widgetkit/controlvalueprovider)

"""#
    )
}

extension RulePages {
    static let attributesDrift = RulePage(
        id: "attributes-drift",
        title: "Two declarations of the same activity attributes",
        group: "live-activities",
        severity: .error,
        set: "recommended",
        fix: "none",
        since: "0.1.0",
        markdown: #"""
# Two declarations of the same activity attributes

The app starts a Live Activity, and its extension draws it. Both need the type that conforms to `ActivityAttributes`. This
rule finds an app and an extension that each declare their own: it is an error where the copies differ, and worth a note
(`info`) where they are equal.

Compared are the names and types of the stored properties, those of `ContentState`, and the raw values of `CodingKeys`. The
order does not matter. The finding stands at the extension's copy and names the first difference; the related place is the
other copy.

## Why it matters

The system tells activities apart by the name of the type, without what it is nested in, and passes the values on as encoded
data. Copies therefore work, as long as they are equal. When one of them changes, the extension cannot read what the app
sends: the request succeeds, and nothing appears, or an activity that never changes. No error is shown anywhere.

## How sure it is

Two declarations are copies when they have the same name and belong to an app and to an extension that is built into it, or
to a library that is linked with that app. Where no project file tells about targets, folders that stand side by side count
as such if the copies have at least half of their properties in common.

Left alone: one file that is a member of both targets, which is the usual set-up; branches of one `#if`; copies in tests; the
types of two apps that happen to share a folder; and copies that encode themselves in their own way.

What it cannot see: whether types of the project that the copies store differ as well.

## Bad

### A property was renamed in one place

```swift file=Parcel/ParcelAttributes.swift
import ActivityKit

struct ParcelAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var stops: Int
        var arrival: Date
    }

    var number: String
}
```

```swift file=ParcelWidget/ParcelAttributes.swift
import ActivityKit

enum WidgetCopy {
    struct ParcelAttributes: ActivityAttributes { // finding: attributes-drift
        struct ContentState: Codable, Hashable {
            var stopsLeft: Int
            var arrival: Date
        }

        var number: String
    }
}
```

### Another type, in targets of one project

```yaml file=project.yml
name: Parcel
targets:
  Parcel:
    type: application
    platform: iOS
    sources: [Parcel]
    dependencies:
      - target: ParcelWidget
  ParcelWidget:
    type: app-extension
    platform: iOS
    sources: [ParcelWidget]
    dependencies:
      - sdk: WidgetKit.framework
```

```swift file=Parcel/ParcelAttributes.swift
import ActivityKit

struct ParcelAttributes: ActivityAttributes {
    typealias ContentState = ParcelState

    var number: String
}

struct ParcelState: Codable, Hashable {
    var stops: Int
}
```

```swift file=ParcelWidget/Attributes.swift
import ActivityKit

struct ParcelAttributes { // finding: attributes-drift
    public struct ContentState: Codable, Hashable {
        public let stops: Double
    }

    public let number: String
}

extension ParcelAttributes: ActivityAttributes {}
```

### The same properties under other keys

```swift file=Parcel/ParcelAttributes.swift
import ActivityKit

struct ParcelAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var stops: Int

        enum CodingKeys: String, CodingKey {
            case stops = "stops_left"
        }
    }
}
```

```swift file=ParcelWidget/ParcelAttributes.swift
import ActivityKit

struct ParcelAttributes: ActivityAttributes { // finding: attributes-drift
    struct ContentState: Codable, Hashable {
        var stops: Int
    }
}
```

### Equal copies

```swift file=Parcel/ParcelAttributes.swift
import ActivityKit

struct ParcelAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var stops: Int
        var stations: [String]
        var arrival: Date?
    }

    static let sample = ParcelAttributes(number: "1")

    var number: String
    var title: String { "Parcel \(number)" }
}
```

```swift file=ParcelWidget/ParcelAttributes.swift
import ActivityKit

public struct ParcelAttributes: ActivityAttributes { // finding: attributes-drift (info)
    public var number: String

    public struct ContentState: Codable, Hashable {
        public var arrival: Optional<Foundation.Date>
        public var stations: Array<String>
        public var stops: Int
    }
}
```

## Good

### One file for both targets

```yaml file=project.yml
name: Parcel
targets:
  Parcel:
    type: application
    platform: iOS
    sources: [Parcel, Shared]
    dependencies:
      - target: ParcelWidget
  ParcelWidget:
    type: app-extension
    platform: iOS
    sources: [ParcelWidget, Shared]
    dependencies:
      - sdk: WidgetKit.framework
```

```swift file=Shared/ParcelAttributes.swift
import ActivityKit

struct ParcelAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var stops: Int
    }

    var number: String
}
```

### Branches of one #if

```swift
#if canImport(ActivityKit)
import ActivityKit
#endif

#if os(iOS)
struct ParcelAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var stops: Int
    }
}
#else
struct ParcelAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var count: Int
    }
}
#endif
```

### Two apps in one folder

```yaml file=project.yml
name: Samples
targets:
  Parcel:
    type: application
    platform: iOS
    sources: [Parcel]
  Letter:
    type: application
    platform: iOS
    sources: [Letter]
```

```swift file=Parcel/DeliveryAttributes.swift
import ActivityKit

struct DeliveryAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var stops: Int
    }
}
```

```swift file=Letter/DeliveryAttributes.swift
import ActivityKit

struct DeliveryAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var isStamped: Bool
    }
}
```

### Samples side by side, without a project file

```swift file=Parcel/DeliveryAttributes.swift
import ActivityKit

struct DeliveryAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var stops: Int
    }
}
```

```swift file=Letter/DeliveryAttributes.swift
import ActivityKit

struct DeliveryAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var isStamped: Bool
    }
}
```

### Activities of one app that are told apart by the types around them

```swift
import ActivityKit

enum Parcel {
    struct Attributes: ActivityAttributes {
        struct ContentState: Codable, Hashable {
            var stops: Int
        }

        var number: String
    }
}

enum Match {
    struct Attributes: ActivityAttributes {
        struct ContentState: Codable, Hashable {
            var goals: Int
            var guestGoals: Int
        }

        var home: String
        var guest: String
    }
}
```

### A stand-in for tests

```yaml file=project.yml
name: Parcel
targets:
  Parcel:
    type: application
    platform: iOS
    sources: [Parcel]
  ParcelTests:
    type: bundle.unit-test
    platform: iOS
    sources: [ParcelTests]
```

```swift file=Parcel/ParcelAttributes.swift
import ActivityKit

struct ParcelAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var stops: Int
    }
}
```

```swift file=ParcelTests/ParcelAttributes.swift
import ActivityKit

struct ParcelAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var isEmpty: Bool
    }
}
```

## References

- [ActivityAttributes](https://developer.apple.com/documentation/activitykit/activityattributes)
- [Displaying live data with Live Activities](https://developer.apple.com/documentation/activitykit/displaying-live-data-with-live-activities)

"""#
    )
}

extension RulePages {
    static let backgroundOutsideContainer = RulePage(
        id: "background-outside-container",
        title: "A background that is part of the content",
        group: "rendering",
        severity: .warning,
        set: "recommended",
        fix: "none",
        since: "0.1.0",
        markdown: #"""
# A background that is part of the content

This rule finds an opaque colour, gradient or filled shape that lies behind all of a widget and is no container
background: as `.background(…)` of the view that fills the widget, or as the first view of a `ZStack` that does.

## Why it matters

On tinted and clear Home Screens, in StandBy and on watch faces the system takes a widget's background away and paints what
is left in one colour, by its opacity alone. What it takes away is the container background, nothing else. A fill in the
content stays: the widget becomes a block of one colour, and the text on it, painted in that colour too, cannot be read.

## How sure it is

It looks at what fills the widget: what the content closure gives, what the bodies of those views give, and what the
project's own modifiers add to them. A view beside others or inside a stack is left alone, however it is coloured.

A fill counts when its colours are known and opaque: those of SwiftUI and UIKit, of the asset catalogue by name, made of
components or of six hexadecimal digits, and constants and computed properties of the project that lead to these. A colour
that is passed in, a material, and an opacity below 0.7 give no finding, and neither does a fill with a fixed frame. A
catalogue colour may have an opacity that the rule does not see.

Accessory families count in a watch's targets alone: the Lock Screen tells light from dark, and text on black stays
readable there.

It is silent where one of the views on the way reads `widgetRenderingMode`, `showsWidgetContainerBackground` or a value
of the project that is named after them, in Live Activities, inside `containerBackground`, and on the side of
`#available` that older systems take; and where the widget has no container background at all, as
`missing-container-background` tells all that is to be done there.

## Bad

### Behind everything in a ZStack

```swift
import SwiftUI
import WidgetKit

struct PoemEntry: TimelineEntry {
    let date: Date
    let line: String
}

struct PoemView: View {
    let entry: PoemEntry

    var body: some View {
        ZStack {
            LinearGradient(colors: [.purple, .pink], startPoint: .top, endPoint: .bottom) // finding: background-outside-container
            Text(entry.line)
        }
        .containerBackground(.black, for: .widget)
    }
}

struct PoemWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Poem", provider: PoemProvider()) { entry in
            PoemView(entry: entry)
        }
        .configurationDisplayName("Poem")
        .description("A line a day.")
        .supportedFamilies([.systemSmall])
    }
}
```

### As the background of the root view

```swift
import SwiftUI
import WidgetKit

extension Color {
    static let dusk = Color(red: 0.2, green: 0.1, blue: 0.4)
}

struct PoemEntry: TimelineEntry {
    let date: Date
    let line: String
}

struct PoemView: View {
    let entry: PoemEntry

    var body: some View {
        content
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(Color.dusk.gradient) // finding: background-outside-container
            .containerBackground(.black, for: .widget)
    }

    private var content: some View {
        Text(entry.line)
    }
}

struct PoemWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Poem", provider: PoemProvider()) { entry in
            PoemView(entry: entry)
        }
        .configurationDisplayName("Poem")
        .description("A line a day.")
        .supportedFamilies([.systemSmall])
    }
}
```

### A filled shape, in a modifier of the project

```swift file=PoemWidget/PoemWidget.swift
import SwiftUI
import WidgetKit

struct PoemEntry: TimelineEntry {
    let date: Date
    let line: String
}

struct PoemWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Poem", provider: PoemProvider()) { entry in
            Text(entry.line)
                .onPaper()
        }
        .configurationDisplayName("Poem")
        .description("A line a day.")
        .supportedFamilies([.systemSmall])
    }
}
```

```swift file=Shared/Paper.swift
import SwiftUI
import WidgetKit

extension View {
    func onPaper() -> some View {
        padding()
            .background { // finding: background-outside-container
                RoundedRectangle(cornerRadius: 20).fill(Color(.systemBackground))
            }
            .containerBackground(for: .widget) { Color.brown }
    }
}
```

### In one branch

```swift
import SwiftUI
import WidgetKit

struct GoalView: View {
    let isReached: Bool

    var body: some View {
        ZStack {
            if isReached {
                Color.green // finding: background-outside-container
            } else {
                Color.gray.opacity(0.2)
            }
            Text(isReached ? "Done" : "Go on")
        }
        .containerBackground(.background, for: .widget)
    }
}
```

### On a watch face

```yaml file=project.yml
name: Poem
targets:
  PoemWatchWidget:
    type: app-extension
    platform: watchOS
    sources: [PoemWatchWidget]
```

```swift file=PoemWatchWidget/PoemWidget.swift
import SwiftUI
import WidgetKit

struct PoemEntry: TimelineEntry {
    let date: Date
    let letter: String
}

struct PoemWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Poem", provider: PoemProvider()) { entry in
            ZStack {
                Circle().fill(.purple) // finding: background-outside-container
                Text(entry.letter).widgetAccentable()
            }
            .containerBackground(for: .widget) {}
        }
        .configurationDisplayName("Poem")
        .description("A letter a day.")
        .supportedFamilies([.accessoryCircular])
    }
}
```

## Good

### In the container background

```swift
import SwiftUI
import WidgetKit

struct PoemEntry: TimelineEntry {
    let date: Date
    let line: String
}

struct PoemView: View {
    let entry: PoemEntry

    var body: some View {
        Text(entry.line)
            .containerBackground(for: .widget) {
                ZStack {
                    LinearGradient(colors: [.purple, .pink], startPoint: .top, endPoint: .bottom)
                    Circle().fill(.white)
                }
            }
    }
}

struct PoemWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Poem", provider: PoemProvider()) { entry in
            PoemView(entry: entry)
        }
        .configurationDisplayName("Poem")
        .description("A line a day.")
        .supportedFamilies([.systemSmall])
    }
}
```

### Drawn in full colour alone

```swift
import SwiftUI
import WidgetKit

struct PoemView: View {
    @Environment(\.widgetRenderingMode) private var renderingMode
    let line: String

    var body: some View {
        ZStack {
            if renderingMode == .fullColor {
                Color.purple
            }
            Text(line)
        }
        .containerBackground(.black, for: .widget)
    }
}

// A value that the project makes of the mode.
struct AccentedKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    var isAccentedHere: Bool {
        get { self[AccentedKey.self] }
        set { self[AccentedKey.self] = newValue }
    }
}

struct SongView: View {
    @Environment(\.isAccentedHere) private var isAccentedHere
    let line: String

    var body: some View {
        Text(line)
            .background(isAccentedHere ? Color.black : Color.purple)
            .containerBackground(.black, for: .widget)
    }
}

struct VerseView: View {
    @Environment(\.showsWidgetContainerBackground) private var showsBackground
    let line: String

    var body: some View {
        Text(line)
            .background(showsBackground ? Color.purple : Color.indigo)
            .containerBackground(.black, for: .widget)
    }
}
```

### Faint, clear, or of unknown colour

```swift
import SwiftUI
import WidgetKit

struct FaintView: View {
    let line: String

    var body: some View {
        Text(line)
            .background(Color.purple.opacity(0.2))
            .background(Color.clear)
            .background(.ultraThinMaterial)
            .containerBackground(.black, for: .widget)
    }
}

struct ThemedView: View {
    let line: String
    let theme: Color

    var body: some View {
        ZStack {
            theme
            Text(line)
        }
        .containerBackground(.black, for: .widget)
    }
}

struct FadeView: View {
    let line: String

    var body: some View {
        ZStack {
            LinearGradient(colors: [.clear, .black], startPoint: .top, endPoint: .bottom)
            Text(line)
        }
        .containerBackground(.blue, for: .widget)
    }
}
```

### A part of the widget

```swift
import SwiftUI
import WidgetKit

struct BadgeView: View {
    let count: Int

    var body: some View {
        VStack {
            Text("Open")
            Text(count, format: .number)
                .background(Color.red)
            ZStack {
                Color.orange
                Text("!")
            }
        }
        .containerBackground(.fill.tertiary, for: .widget)
    }
}

struct DotView: View {
    let line: String

    var body: some View {
        ZStack {
            Circle().fill(.red).frame(width: 12, height: 12)
            Text(line)
        }
        .containerBackground(.fill.tertiary, for: .widget)
    }
}
```

### On the Lock Screen

```swift
import SwiftUI
import WidgetKit

struct PoemEntry: TimelineEntry {
    let date: Date
    let line: String
}

struct PoemView: View {
    @Environment(\.widgetFamily) private var family
    let entry: PoemEntry

    var body: some View {
        if family == .accessoryCircular {
            ZStack {
                Circle().fill(.black)
                Text(entry.line.prefix(1))
            }
            .widgetAccentable()
            .containerBackground(for: .widget) {}
        } else {
            Text(entry.line).containerBackground(.purple, for: .widget)
        }
    }
}

struct PoemWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Poem", provider: PoemProvider()) { entry in
            PoemView(entry: entry)
        }
        .configurationDisplayName("Poem")
        .description("A line a day.")
        .supportedFamilies([.systemSmall, .accessoryCircular])
    }
}
```

### For systems without container backgrounds

```swift file=PoemWidget/PoemWidget.swift
import SwiftUI
import WidgetKit

struct PoemEntry: TimelineEntry {
    let date: Date
    let line: String
}

struct PoemWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Poem", provider: PoemProvider()) { entry in
            Text(entry.line).backed()
        }
        .configurationDisplayName("Poem")
        .description("A line a day.")
        .supportedFamilies([.systemSmall])
    }
}
```

```swift file=Shared/Backed.swift
import SwiftUI
import WidgetKit

extension View {
    @ViewBuilder
    func backed() -> some View {
        if #available(iOS 17.0, macOS 14.0, watchOS 10.0, *) {
            containerBackground(Color.purple, for: .widget)
        } else {
            background(Color.purple)
        }
    }
}
```

### A Live Activity

```swift
import ActivityKit
import SwiftUI
import WidgetKit

struct OvenAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var minutes: Int
    }
}

struct OvenActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: OvenAttributes.self) { context in
            ZStack {
                Color.orange
                Text("\(context.state.minutes) min")
            }
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.center) { Text("\(context.state.minutes) min") }
            } compactLeading: {
                Text("Oven")
            } compactTrailing: {
                Text(context.state.minutes, format: .number)
            } minimal: {
                Text(context.state.minutes, format: .number)
            }
        }
    }
}
```

## References

- [Displaying the right widget background](https://developer.apple.com/documentation/widgetkit/displaying-the-right-widget-background)
- [Optimizing your widget for accented rendering mode and Liquid Glass](https://developer.apple.com/documentation/widgetkit/optimizing-your-widget-for-accented-rendering-mode-and-liquid-glass)
- [containerBackground(for:alignment:content:)](https://developer.apple.com/documentation/swiftui/view/containerbackground(for:alignment:content:))

"""#
    )
}

extension RulePages {
    static let blockingPlaceholder = RulePage(
        id: "blocking-placeholder",
        title: "A placeholder that waits for a file, a database, the network or another thread",
        group: "timeline-providers",
        severity: .error,
        set: "recommended",
        fix: "none",
        since: "0.1.0",
        markdown: #"""
# A placeholder that waits for a file, a database, the network or another thread

`placeholder(in:)`, `placeholder(context:)` and a control's `previewValue` must return at once. This rule finds work in
them that takes time, or that waits for something else:

- network: `URLSession`, `Data(contentsOf:)` and `String(contentsOf:)` on anything but a bundle URL, `NWConnection`;
- files and databases: `FileManager`, `FileHandle`, `ModelContext.fetch`, Core Data's `fetch` and `performAndWait`,
  SQLite;
- waiting: `DispatchSemaphore.wait`, `DispatchGroup.wait`, `queue.sync { … }`, `sleep`, `usleep`, `Thread.sleep`,
  `RunLoop.run`, the value of a `Task`;
- the keychain and `CLLocationManager`.

The work need not stand in the placeholder itself. The rule follows calls into the project's own functions, across
files and folders, through protocol extensions and computed properties, and reports the call in the placeholder that
leads there. The related places show the rest of the path.

Reading `UserDefaults` is reported as `info`: it is usually quick, but it shows one person's numbers where the gallery
should show a shape.

## Why it matters

The system asks for the placeholder before there is any data, on the way to showing the widget for the first time, after
a restart, and when the widget gallery opens. It draws the answer with its text and images redacted, so real data is
never visible in it. Until the placeholder returns, the person sees an empty rectangle. If it takes long, the system
ends the extension, and the rectangle stays empty.

## How sure it is

A finding names a call that is known to wait, and the path that reaches it. Names alone prove nothing: a function called
`fetchPlaceholder()` that assigns constants is left alone.

What it cannot see:

- functions of modules that are not in the linted files;
- functions that are chosen at run time: closures kept in properties, or calls through a protocol with several
  implementations that disagree;
- work that the placeholder starts and does not wait for, such as a `Task` whose value nobody awaits. It is wasted, but
  it delays nothing and is not reported.

## Bad

### A download

```swift
import WidgetKit

struct NewsEntry: TimelineEntry {
    let date: Date
    let headline: String
}

struct NewsProvider: TimelineProvider {
    func placeholder(in context: Context) -> NewsEntry {
        let url = URL(string: "https://news.example/top.txt")!
        let data = try? Data(contentsOf: url) // finding: blocking-placeholder
        return NewsEntry(date: .now, headline: data.map { String(decoding: $0, as: UTF8.self) } ?? "")
    }
}
```

### Two calls away, in another file

The placeholder only asks for the cached value. The cache reads a file.

```swift file=StepsWidget/StepsProvider.swift
import WidgetKit

struct StepsEntry: TimelineEntry {
    let date: Date
    let steps: Int
}

struct StepsProvider: TimelineProvider {
    private let store = StepsStore()

    func placeholder(in context: Context) -> StepsEntry {
        StepsEntry(date: .now, steps: store.latestCount()) // finding: blocking-placeholder
    }
}
```

```swift file=StepsKit/StepsStore.swift
import Foundation

public struct StepsStore {
    private let file = URL(fileURLWithPath: "steps.json")

    public func latestCount() -> Int {
        loadAll().last ?? 0
    }

    private func loadAll() -> [Int] {
        guard let data = try? Data(contentsOf: file) else { return [] }
        return (try? JSONDecoder().decode([Int].self, from: data)) ?? []
    }
}
```

### A semaphore around an asynchronous request

```swift
import WidgetKit

struct PriceEntry: TimelineEntry {
    let date: Date
    let price: Double
}

struct PriceProvider: TimelineProvider {
    func placeholder(in context: Context) -> PriceEntry {
        let done = DispatchSemaphore(value: 0)
        let box = PriceBox()
        Task {
            box.price = await PriceService.latest()
            done.signal()
        }
        done.wait() // finding: blocking-placeholder
        return PriceEntry(date: .now, price: box.price)
    }
}

final class PriceBox: @unchecked Sendable {
    var price = 0.0
}
```

### Waiting for a queue, a group or the clock

```swift
import WidgetKit

struct TideEntry: TimelineEntry {
    let date: Date
    let level: Double
}

struct TideProvider: TimelineProvider {
    let queue = DispatchQueue(label: "tides")

    func placeholder(in context: Context) -> TideEntry {
        let level = queue.sync { TideTable.level(at: .now) } // finding: blocking-placeholder
        return TideEntry(date: .now, level: level)
    }
}

struct HarbourProvider: TimelineProvider {
    func placeholder(in context: Context) -> TideEntry {
        let group = DispatchGroup()
        TideTable.prepare(in: group)
        group.wait() // finding: blocking-placeholder
        return TideEntry(date: .now, level: 1.2)
    }
}

struct PierProvider: TimelineProvider {
    func placeholder(in context: Context) -> TideEntry {
        Thread.sleep(forTimeInterval: 0.5) // finding: blocking-placeholder
        return TideEntry(date: .now, level: 1.2)
    }
}
```

### SwiftData and Core Data

```swift
import CoreData
import SwiftData
import WidgetKit

struct TripEntry: TimelineEntry {
    let date: Date
    let name: String
}

struct TripProvider: TimelineProvider {
    let modelContext: ModelContext

    func placeholder(in context: Context) -> TripEntry {
        let trips = try? modelContext.fetch(FetchDescriptor<Trip>()) // finding: blocking-placeholder
        return TripEntry(date: .now, name: trips?.first?.name ?? "")
    }
}

struct ArchiveProvider: TimelineProvider {
    let viewContext: NSManagedObjectContext

    func placeholder(in context: Context) -> TripEntry {
        var name = ""
        viewContext.performAndWait { // finding: blocking-placeholder
            name = ArchivedTrip.latestName
        }
        return TripEntry(date: .now, name: name)
    }
}
```

### Files, the keychain and the location

```swift
import CoreLocation
import Security
import WidgetKit

struct AccountEntry: TimelineEntry {
    let date: Date
    let name: String
}

struct AccountProvider: TimelineProvider {
    func placeholder(in context: Context) -> AccountEntry {
        let bytes = FileManager.default.contents(atPath: "account.txt") // finding: blocking-placeholder
        return AccountEntry(date: .now, name: String(decoding: bytes ?? Data(), as: UTF8.self))
    }
}

struct VaultProvider: TimelineProvider {
    func placeholder(in context: Context) -> AccountEntry {
        var item: CFTypeRef?
        let query = [kSecClass: kSecClassGenericPassword] as CFDictionary
        SecItemCopyMatching(query, &item) // finding: blocking-placeholder
        return AccountEntry(date: .now, name: item as? String ?? "")
    }
}

struct NearbyProvider: TimelineProvider {
    func placeholder(in context: Context) -> AccountEntry {
        let place = CLLocationManager().location // finding: blocking-placeholder
        return AccountEntry(date: .now, name: place == nil ? "Somewhere" : "Nearby")
    }
}
```

### Behind a protocol extension

```swift
import WidgetKit

struct QuoteEntry: TimelineEntry {
    let date: Date
    let text: String
}

protocol QuoteLoading {}

extension QuoteLoading {
    func firstQuote() -> String {
        let file = URL(fileURLWithPath: "quotes.txt")
        return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    }
}

struct QuoteProvider: TimelineProvider, QuoteLoading {
    func placeholder(in context: Context) -> QuoteEntry {
        makePlaceholder(in: context) // finding: blocking-placeholder
    }

    private func makePlaceholder(in context: Context) -> QuoteEntry {
        QuoteEntry(date: .now, text: firstQuote())
    }
}
```

### A value from UserDefaults

```swift
import WidgetKit

struct GoalEntry: TimelineEntry {
    let date: Date
    let goal: Int
}

struct GoalProvider: TimelineProvider {
    func placeholder(in context: Context) -> GoalEntry {
        let defaults = UserDefaults(suiteName: "group.com.example.goals")
        let goal = defaults?.integer(forKey: "goal") ?? 0 // finding: blocking-placeholder (info)
        return GoalEntry(date: .now, goal: goal)
    }
}
```

### The preview value of a control

```swift
import SwiftUI
import WidgetKit

struct LampValueProvider: ControlValueProvider {
    var previewValue: Bool {
        FileManager.default.fileExists(atPath: "lamp-is-on") // finding: blocking-placeholder
    }

    func currentValue() async throws -> Bool {
        try await LampService.shared.isOn()
    }
}
```

## Good

### Constants, samples and arithmetic

```swift
import WidgetKit

struct StepsEntry: TimelineEntry {
    let date: Date
    let steps: Int
    let day: String

    static let sample = StepsEntry(date: .now, steps: 4_200, day: "Monday")
}

struct StepsProvider: TimelineProvider {
    func placeholder(in context: Context) -> StepsEntry {
        .sample
    }
}

struct TomorrowProvider: TimelineProvider {
    func placeholder(in context: Context) -> StepsEntry {
        let tomorrow = Calendar.current.date(byAdding: .day, value: 1, to: .now) ?? .now
        let day = tomorrow.formatted(.dateTime.weekday(.wide))
        return StepsEntry(date: .now, steps: 6_000, day: day)
    }
}
```

### Work where it belongs

`getSnapshot` and `getTimeline` may take their time: the placeholder is on the screen while they run.

```swift
import WidgetKit

struct NewsEntry: TimelineEntry {
    let date: Date
    let headline: String
}

struct NewsProvider: TimelineProvider {
    func placeholder(in context: Context) -> NewsEntry {
        NewsEntry(date: .now, headline: "A headline of two lines, about this long")
    }

    func getSnapshot(in context: Context, completion: @escaping (NewsEntry) -> Void) {
        completion(NewsEntry(date: .now, headline: NewsCache.read() ?? "Harbour reopens after the storm"))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<NewsEntry>) -> Void) {
        let entry = NewsEntry(date: .now, headline: NewsCache.read() ?? "No news yet")
        let next = Calendar.current.date(byAdding: .hour, value: 1, to: entry.date) ?? entry.date
        completion(Timeline(entries: [entry], policy: .after(next)))
    }
}

enum NewsCache {
    static func read() -> String? {
        try? String(contentsOf: URL(fileURLWithPath: "news.txt"), encoding: .utf8)
    }
}
```

### Names that promise work and do none

```swift
import WidgetKit

struct ScoreEntry: TimelineEntry {
    let date: Date
    let score: Int
}

struct ScoreProvider: TimelineProvider {
    func placeholder(in context: Context) -> ScoreEntry {
        fetchPlaceholderScore()
    }

    private func fetchPlaceholderScore() -> ScoreEntry {
        ScoreEntry(date: .now, score: 3)
    }
}

struct BestScoreProvider: TimelineProvider {
    func placeholder(in context: Context) -> ScoreEntry {
        ScoreEntry(date: .now, score: Self.fromUserDefaults(nil))
    }

    private static func fromUserDefaults(_ defaults: UserDefaults?) -> Int {
        guard let defaults else { return 12 }
        return defaults.integer(forKey: "score")
    }
}
```

### A resource of the bundle

```swift
import WidgetKit

struct BirdEntry: TimelineEntry {
    let date: Date
    let name: String
}

struct BirdProvider: TimelineProvider {
    func placeholder(in context: Context) -> BirdEntry {
        guard let url = Bundle.main.url(forResource: "birds", withExtension: "txt"),
            let data = try? Data(contentsOf: url)
        else { return BirdEntry(date: .now, name: "Wren") }
        return BirdEntry(date: .now, name: String(decoding: data, as: UTF8.self))
    }
}
```

### A method of the same name in a type that is no provider

```swift
import Foundation

struct CoverCache {
    struct Context {
        let folder: URL
    }

    func placeholder(in context: Context) -> Data? {
        try? Data(contentsOf: context.folder.appending(path: "cover.png"))
    }
}
```

## References

- [TimelineProvider.placeholder(in:)](https://developer.apple.com/documentation/widgetkit/timelineprovider/placeholder(in:))
- [ControlValueProvider.previewValue](https://developer.apple.com/documentation/widgetkit/controlvalueprovider/previewvalue)
- [Creating a widget extension](https://developer.apple.com/documentation/widgetkit/creating-a-widget-extension)

"""#
    )
}

extension RulePages {
    static let bundleAvailability = RulePage(
        id: "bundle-availability",
        title: "A control that a bundle adds under #available",
        group: "kinds-and-bundles",
        severity: .warning,
        set: "strict",
        fix: "none",
        since: "0.1.0",
        markdown: #"""
# A control that a bundle adds under #available

In the body of a `WidgetBundle`, and in the properties and functions marked `@WidgetBundleBuilder` that it uses, this rule
finds `if #available(…)` with a control inside, in an extension that also runs on systems older than the controls: before
iOS 18, macOS 26 or watchOS 26. The finding stands at the check.

## Why it matters

The statements of such a body are put together by a result builder. What the builder needs in order to take a control out
of a check came with the controls themselves. On an older system the extension can stop at that place, before it has shown
anything, and then all its widgets are blank. The check was meant to prevent just that, and on the newest system, where
most people test, everything works. Several apps have met this after a release.

## How sure it is

The lowest system that the extension runs on must be known from a project file; a project whose settings cannot be read
gives no finding. Code without any project, such as a block in a README, is reported as `info`: whoever writes the check
has an older system in mind.

The control must be a type of the project that is a `ControlWidget`. In code without any project, a type that is declared
nowhere and whose name ends in `Control` or `ControlWidget` counts, too.

Newer compilers may have mended it. Which ones is not documented, so the rule belongs to the strict set.

Left alone: bodies that `return` a list of widgets from each branch, as there is no result builder then; two bundles, of
which `static func main()` starts one; checks around widgets that are no controls.

## Bad

### In the bundle's body

```yaml file=project.yml
name: Radio
targets:
  Radio:
    type: application
    platform: iOS
    deploymentTarget: "17.0"
    sources: [App]
    dependencies:
      - target: RadioWidgets
        embed: true
  RadioWidgets:
    type: app-extension
    platform: iOS
    deploymentTarget: "17.0"
    sources: [Widgets]
    dependencies:
      - sdk: WidgetKit.framework
```

```swift file=Widgets/RadioWidgets.swift
import SwiftUI
import WidgetKit

@main
struct RadioWidgets: WidgetBundle {
    var body: some Widget {
        StationWidget()
        if #available(iOS 18.0, *) { // finding: bundle-availability
            ListenControl()
        }
    }
}
```

```swift file=Widgets/Widgets.swift
import AppIntents
import SwiftUI
import WidgetKit

struct StationWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Station", provider: StationProvider()) { StationView(entry: $0) }
            .configurationDisplayName("Station")
            .description("What is on air.")
            .supportedFamilies([.systemSmall])
    }
}

@available(iOS 18.0, *)
struct ListenControl: ControlWidget {
    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "Listen") {
            ControlWidgetButton(action: ListenIntent()) { Label("Listen", systemImage: "radio") }
        }
        .displayName("Listen")
        .description("Plays the last station.")
    }
}
```

### In a property of the bundle, in code without a project

```swift
import AppIntents
import SwiftUI
import WidgetKit

@available(iOS 18.0, *)
struct Listen: ControlWidget {
    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "Listen") {
            ControlWidgetButton(action: ListenIntent()) { Label("Listen", systemImage: "radio") }
        }
        .displayName("Listen")
        .description("Plays the last station.")
    }
}

@main
struct RadioWidgets: WidgetBundle {
    var body: some Widget {
        StationWidget()
        controls
    }

    @WidgetBundleBuilder
    var controls: some Widget {
        if #available(iOS 18.0, *) { // finding: bundle-availability (info)
            Listen()
            PauseControl()
        } else {
            OldStationWidget()
        }
    }
}
```

## Good

### Two bundles

```swift
import SwiftUI
import WidgetKit

@main
struct RadioWidgets {
    static func main() {
        if #available(iOS 18.0, *) {
            NewRadioWidgets.main()
        } else {
            OldRadioWidgets.main()
        }
    }
}

@available(iOS 18.0, *)
struct NewRadioWidgets: WidgetBundle {
    var body: some Widget {
        StationWidget()
        ListenControl()
    }
}

struct OldRadioWidgets: WidgetBundle {
    var body: some Widget { StationWidget() }
}
```

### A list returned from each branch

```swift
import SwiftUI
import WidgetKit

@main
struct RadioWidgets: WidgetBundle {
    var body: some Widget {
        if #available(iOS 18.0, *) {
            return WidgetBundleBuilder.buildBlock(StationWidget(), ListenControl())
        } else {
            return WidgetBundleBuilder.buildBlock(StationWidget())
        }
    }
}
```

### An extension that needs the newer system

```yaml file=project.yml
name: Radio
targets:
  RadioWidgets:
    type: app-extension
    platform: iOS
    deploymentTarget: "18.0"
    sources: [Widgets]
    dependencies:
      - sdk: WidgetKit.framework
```

```swift file=Widgets/RadioWidgets.swift
import SwiftUI
import WidgetKit

@main
struct RadioWidgets: WidgetBundle {
    var body: some Widget {
        if #available(iOS 26.0, *) {
            ListenControl()
        }
    }
}
```

```swift file=Widgets/ListenControl.swift
import AppIntents
import SwiftUI
import WidgetKit

struct ListenControl: ControlWidget {
    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "Listen") {
            ControlWidgetButton(action: ListenIntent()) { Label("Listen", systemImage: "radio") }
        }
        .displayName("Listen")
        .description("Plays the last station.")
    }
}
```

### A project that does not say what it runs on

```yaml file=project.yml
name: Radio
targets:
  RadioWidgets:
    type: app-extension
    platform: iOS
    sources: [Widgets]
    dependencies:
      - sdk: WidgetKit.framework
```

```swift file=Widgets/RadioWidgets.swift
import SwiftUI
import WidgetKit

@main
struct RadioWidgets: WidgetBundle {
    var body: some Widget {
        StationWidget()
        if #available(iOS 18.0, *) {
            ListenControl()
        }
    }
}
```

### A widget that is no control

```swift
import SwiftUI
import WidgetKit

@main
struct RadioWidgets: WidgetBundle {
    var body: some Widget {
        StationWidget()
        if #available(iOS 16.1, *) {
            OnAirActivity()
        }
        if #available(iOS 18.0, *) {
            LyricsWidget()
        }
    }
}
```

## References

- [WidgetBundleBuilder](https://developer.apple.com/documentation/swiftui/widgetbundlebuilder)
- [ControlWidget](https://developer.apple.com/documentation/swiftui/controlwidget)
- [duckduckgo/iOS, pull request 2931](https://github.com/duckduckgo/iOS/pull/2931)
- [TortugaPower/BookPlayer, pull request 1201](https://github.com/TortugaPower/BookPlayer/pull/1201)

"""#
    )
}

extension RulePages {
    static let closureControl = RulePage(
        id: "closure-control",
        title: "A Button or Toggle without an App Intent in a view that a widget shows",
        group: "rendering",
        severity: .error,
        set: "recommended",
        fix: "none",
        since: "0.1.0",
        markdown: #"""
# A Button or Toggle without an App Intent in a view that a widget shows

In a view that a widget or a Live Activity renders, this rule finds:

- `Button` without `intent:` — `Button("…") { … }`, `Button("…", action: …)`, `Button(action:)`, `Button { … } label: { … }`,
  with a role or an image or without;
- `Toggle` without `intent:` — `Toggle("…", isOn: $value)`, `Toggle(isOn: $value) { … }`, `Toggle(sources:isOn:)`.

Which views are rendered is told on the page of `gesture-interactivity`. The finding stands at `Button` or `Toggle`; the
related places show the way from the widget to it.

## Why it matters

WidgetKit keeps what the view draws, not what its closures do. The button looks right, but a tap on it opens the app and
changes nothing. A toggle bound to a `@State` or to a store never moves. Since iOS 17, `Button` and `Toggle` work in
widgets when an App Intent says what to do: the system runs the intent and then asks for a new timeline.

## How sure it is

An `intent:` argument settles it, whatever expression it holds. A type of the project that is called `Button` or
`Toggle` is looked into instead of reported: one that wraps an intent button is right. An initialiser that the project
adds to `Button` in an extension is looked into the same way.

Left alone: views that no configuration reaches, the branch of a shared view that the widget never takes, an action
closure that the widget passes as `nil`, previews, and `ControlWidgetButton` and `ControlWidgetToggle`, whose `action`
is an intent.

What it cannot see: views of modules outside the linted files.

## Bad

### A title and a closure

```swift
import SwiftUI
import WidgetKit

struct WaterEntry: TimelineEntry {
    let date: Date
    let glasses: Int
}

struct WaterView: View {
    let entry: WaterEntry

    var body: some View {
        VStack {
            Text(entry.glasses, format: .number)
            Button("Drink") { WaterStore.shared.add() } // finding: closure-control
        }
        .containerBackground(.fill.tertiary, for: .widget)
    }
}

struct WaterWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Water", provider: WaterProvider()) { entry in
            WaterView(entry: entry)
        }
        .configurationDisplayName("Water")
        .description("Glasses of water today.")
        .supportedFamilies([.systemSmall])
    }
}
```

### Every other form of a closure button

```swift
import SwiftUI
import WidgetKit

struct PlayerButtons: View {
    let title: String

    var body: some View {
        HStack {
            Button(action: play) { // finding: closure-control
                Image(systemName: "play")
            }
            Button(title, action: play) // finding: closure-control
            Button(role: .destructive, action: play) { Text("Clear") } // finding: closure-control
            Button("Next", systemImage: "forward") { play() } // finding: closure-control
            Button("Stop", role: .cancel) { play() } // finding: closure-control
            Button { // finding: closure-control
                play()
            } label: {
                Label("Play", systemImage: "play")
            }
        }
        .containerBackground(.fill.tertiary, for: .widget)
    }

    private func play() {}
}
```

### Toggles

```swift
import SwiftUI
import WidgetKit

struct Lamp {
    var isOn: Bool
}

struct LampView: View {
    @Binding var isOn: Bool
    @Binding var lamps: [Lamp]

    var body: some View {
        VStack {
            Toggle("Lamp", isOn: $isOn) // finding: closure-control
            Toggle(isOn: $isOn) { // finding: closure-control
                Image(systemName: "lightbulb")
            }
            Toggle("Glow", systemImage: "sun.max", isOn: .constant(true)) // finding: closure-control
            Toggle(sources: $lamps, isOn: \.isOn) { Text("All lamps") } // finding: closure-control
        }
        .containerBackground(.fill.tertiary, for: .widget)
    }
}
```

### One branch of a computed property

```swift
import AppIntents
import SwiftUI
import WidgetKit

struct TimerEntry: TimelineEntry {
    let date: Date
    let isRunning: Bool
}

struct TimerView: View {
    let entry: TimerEntry

    var body: some View {
        VStack {
            Text("Timer")
            startStopButton
        }
        .containerBackground(.fill.tertiary, for: .widget)
    }

    @ViewBuilder
    private var startStopButton: some View {
        if entry.isRunning {
            Button("Stop", intent: StopTimerIntent())
        } else {
            Button("Start") { TimerStore.shared.start() } // finding: closure-control
        }
    }
}
```

### Shared with the app, in another file

```swift file=HabitsWidget/HabitsWidget.swift
import SwiftUI
import WidgetKit

struct HabitsWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Habits", provider: HabitsProvider()) { entry in
            HabitList(habits: entry.habits)
                .containerBackground(.fill.tertiary, for: .widget)
        }
        .configurationDisplayName("Habits")
        .description("Habits of today.")
        .supportedFamilies([.systemMedium])
    }
}
```

```swift file=Shared/HabitList.swift
import SwiftUI

struct Habit: Identifiable {
    let id: Int
    let name: String
}

struct HabitList: View {
    let habits: [Habit]

    var body: some View {
        ForEach(habits) { habit in
            HabitRow(habit: habit)
        }
    }
}

struct HabitRow: View {
    let habit: Habit

    var body: some View {
        HStack {
            Text(habit.name)
            Spacer()
            Button("Done") { HabitStore.shared.finish(habit.id) } // finding: closure-control
        }
    }
}
```

### In the Dynamic Island

```swift
import ActivityKit
import SwiftUI
import WidgetKit

struct RideAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var minutes: Int
    }
}

struct RideActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: RideAttributes.self) { context in
            Text("\(context.state.minutes) min")
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.bottom) {
                    Button("Cancel ride") { RideStore.shared.cancel() } // finding: closure-control
                }
            } compactLeading: {
                Image(systemName: "car")
            } compactTrailing: {
                Text(context.state.minutes, format: .number)
            } minimal: {
                Image(systemName: "car")
            }
        }
    }
}
```

## Good

### With intents

```swift
import AppIntents
import SwiftUI
import WidgetKit

struct PlayerEntry: TimelineEntry {
    let date: Date
    let isPlaying: Bool
    let intent: PlayIntent
}

struct PlayerView: View {
    let entry: PlayerEntry

    var body: some View {
        VStack {
            Button("Play", intent: entry.intent)
            Button(intent: PlayIntent()) {
                Image(systemName: "play")
            }
            Button(role: .destructive, intent: ClearQueueIntent()) {
                Text("Clear")
            }
            Button("Next", systemImage: "forward", intent: NextIntent())
            Toggle("Shuffle", isOn: entry.isPlaying, intent: ShuffleIntent())
            Toggle(isOn: entry.isPlaying, intent: ShuffleIntent()) {
                Image(systemName: "shuffle")
            }
        }
        .containerBackground(.fill.tertiary, for: .widget)
    }
}
```

### A type of the project that wraps an intent button

```swift
import AppIntents
import SwiftUI
import WidgetKit

struct Button<Label: View>: View {
    let symbol: String
    @ViewBuilder let label: () -> Label

    var body: some View {
        SwiftUI.Button(intent: MarkReadIntent()) {
            HStack {
                Image(systemName: symbol)
                label()
            }
        }
    }
}

struct InboxView: View {
    var body: some View {
        Button(symbol: "envelope") { Text("Mark all as read") }
            .containerBackground(.fill.tertiary, for: .widget)
    }
}
```

### An initialiser that the project adds to Button

```swift
import AppIntents
import SwiftUI
import WidgetKit

extension Button {
    init<I: AppIntent>(running intent: I, @ViewBuilder caption: () -> Label) {
        self.init(intent: intent, label: caption)
    }
}

struct AlarmView: View {
    var body: some View {
        Button(running: SnoozeIntent()) { Text("Snooze") }
            .containerBackground(.fill.tertiary, for: .widget)
    }
}
```

### An action that the widget passes as nil

```swift
import SwiftUI
import WidgetKit

struct GoalRow: View {
    let title: String
    let onEdit: (() -> Void)?

    var body: some View {
        if let onEdit {
            Button(title, action: onEdit)
        } else {
            Text(title)
        }
    }
}

struct GoalEntry: TimelineEntry {
    let date: Date
    let title: String
}

struct GoalWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Goal", provider: GoalProvider()) { entry in
            GoalRow(title: entry.title, onEdit: nil)
                .containerBackground(.fill.tertiary, for: .widget)
        }
        .configurationDisplayName("Goal")
        .description("The goal of this week.")
        .supportedFamilies([.systemSmall])
    }
}
```

### A screen of the app

```swift
import SwiftUI
import WidgetKit

struct SettingsScreen: View {
    @State private var isPaused = false

    var body: some View {
        Toggle("Pause", isOn: $isPaused)
        Button("Refresh widgets") { WidgetCenter.shared.reloadTimelines(ofKind: "Goal") }
    }
}
```

### Controls

```swift
import AppIntents
import SwiftUI
import WidgetKit

struct TorchControl: ControlWidget {
    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "Torch") {
            ControlWidgetButton(action: LightTorchIntent()) {
                Label("Torch", systemImage: "flashlight.on.fill")
            }
        }
        .displayName("Torch")
        .description("Turns the torch on.")
    }
}
```

## References

- [Adding interactivity to widgets and Live Activities](https://developer.apple.com/documentation/widgetkit/adding-interactivity-to-widgets-and-live-activities)
- [Button.init(intent:label:)](https://developer.apple.com/documentation/swiftui/button/init(intent:label:))
- [Toggle.init(isOn:intent:label:)](https://developer.apple.com/documentation/swiftui/toggle/init(ison:intent:label:))

"""#
    )
}

extension RulePages {
    static let configurationForceUnwrap = RulePage(
        id: "configuration-force-unwrap",
        title: "A choice of the person that is taken for made",
        group: "configuration-and-intents",
        severity: .warning,
        set: "recommended",
        fix: "none",
        since: "0.1.0",
        markdown: #"""
# A choice of the person that is taken for made

In what a provider runs, and in views that a widget shows, this rule finds a parameter of the widget's configuration that is
unwrapped by force: `configuration.city!`, `entry.configuration.city!`.

## Why it matters

A parameter is optional because the person need not choose anything, and what was chosen may be gone: a deleted list, an
account that was signed out. The extension then crashes each time it is asked for a timeline, and the widget stays
blank, or keeps what it showed last, until the person finds out that it must be edited.

## How sure it is

Only an optional value can be unwrapped by force, so the parameter can be nil. The configuration is known by its name, which
Apple's templates and nearly all providers use. What it cannot see: configurations by another name, and a check that was made
before.

The rule is made of these selectors:

```selector
force-unwrap:has(> member[base=configuration|self.configuration|entry.configuration|self.entry.configuration]@choice)
    :in(provider-code)

message: the widget crashes where nothing was chosen for {choice.name}
why: Whoever adds the widget and chooses nothing, or deletes what was chosen, sees a blank widget
write: guard let, or ?? with something to show where {choice.name} is nil
```

```selector
force-unwrap:has(> member[base=configuration|self.configuration|entry.configuration|self.entry.configuration]@choice)
    :in(rendered-view)

message: the widget crashes where nothing was chosen for {choice.name}
why: Whoever adds the widget and chooses nothing, or deletes what was chosen, sees a blank widget
write: if let, or ?? with something to show where {choice.name} is nil
```

## Bad

### In a provider

```swift
import AppIntents
import WidgetKit

struct BeachIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Beach"
    @Parameter(title: "Beach") var beach: BeachEntity?
}

struct TideEntry: TimelineEntry {
    let date: Date
    let level: Double
}

struct TideProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> TideEntry { TideEntry(date: .now, level: 1) }

    func snapshot(for configuration: BeachIntent, in context: Context) async -> TideEntry {
        TideEntry(date: .now, level: Tides.level(configuration.beach!)) // finding: configuration-force-unwrap
    }

    func timeline(for configuration: BeachIntent, in context: Context) async -> Timeline<TideEntry> {
        let beach = configuration.beach! // finding: configuration-force-unwrap
        let entry = TideEntry(date: .now, level: Tides.level(beach))
        return Timeline(entries: [entry], policy: .after(.now.addingTimeInterval(3600)))
    }
}
```

### In a view

```swift
import AppIntents
import SwiftUI
import WidgetKit

struct BeachIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Beach"
    @Parameter(title: "Beach") var beach: String?
}

struct TideEntry: TimelineEntry {
    let date: Date
    let configuration: BeachIntent
}

struct TideView: View {
    let entry: TideEntry

    var body: some View {
        Text(entry.configuration.beach!) // finding: configuration-force-unwrap
            .containerBackground(.fill.tertiary, for: .widget)
    }
}
```

## Good

### A fallback, and a parameter that is never nil

```swift
import AppIntents
import WidgetKit

struct BeachIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Beach"
    @Parameter(title: "Beach") var beach: BeachEntity?
    @Parameter(title: "Feet", default: false) var usesFeet: Bool
}

struct TideEntry: TimelineEntry {
    let date: Date
    let level: Double
}

struct TideProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> TideEntry { TideEntry(date: .now, level: 1) }

    func snapshot(for configuration: BeachIntent, in context: Context) async -> TideEntry {
        guard let beach = configuration.beach else { return TideEntry(date: .now, level: 1) }
        return TideEntry(date: .now, level: Tides.level(beach))
    }

    func timeline(for configuration: BeachIntent, in context: Context) async -> Timeline<TideEntry> {
        let level = Tides.level(configuration.beach ?? .nearest)
        let entry = TideEntry(date: .now, level: configuration.usesFeet ? level * 3.28 : level)
        return Timeline(entries: [entry], policy: .after(.now.addingTimeInterval(3600)))
    }
}
```

### Another configuration

```swift
import SwiftUI
import WidgetKit

struct ChartScreen: View {
    let configuration: ChartConfiguration

    var body: some View {
        Text(configuration.title!)
            .onDisappear { WidgetCenter.shared.reloadTimelines(ofKind: "Chart") }
    }
}
```

## References

- [Making a configurable widget](https://developer.apple.com/documentation/widgetkit/making-a-configurable-widget)
- [Adding parameters to an app intent](https://developer.apple.com/documentation/appintents/adding-parameters-to-an-app-intent)

"""#,
        definitions: [
            RuleDefinition(text: """
force-unwrap:has(> member[base=configuration|self.configuration|entry.configuration|self.entry.configuration]@choice)
    :in(provider-code)

message: the widget crashes where nothing was chosen for {choice.name}
why: Whoever adds the widget and chooses nothing, or deletes what was chosen, sees a blank widget
write: guard let, or ?? with something to show where {choice.name} is nil
""", offset: 1050),
            RuleDefinition(text: """
force-unwrap:has(> member[base=configuration|self.configuration|entry.configuration|self.entry.configuration]@choice)
    :in(rendered-view)

message: the widget crashes where nothing was chosen for {choice.name}
why: Whoever adds the widget and chooses nothing, or deletes what was chosen, sees a blank widget
write: if let, or ?? with something to show where {choice.name} is nil
""", offset: 1452),
        ]
    )
}

extension RulePages {
    static let configurationProviderMismatch = RulePage(
        id: "configuration-provider-mismatch",
        title: "A configuration with a provider of another kind",
        group: "timeline-providers",
        severity: .error,
        set: "recommended",
        fix: "none",
        since: "0.1.0",
        markdown: #"""
# A configuration with a provider of another kind

A configuration takes a provider of its own kind:

| Configuration | Provider |
|---|---|
| `StaticConfiguration` | `TimelineProvider` |
| `IntentConfiguration` | `IntentTimelineProvider` |
| `AppIntentConfiguration` | `AppIntentTimelineProvider` |
| `RelevanceConfiguration` | `RelevanceEntriesProvider` |
| `StaticControlConfiguration` | `ControlValueProvider` |
| `AppIntentControlConfiguration` | `AppIntentControlValueProvider` |

This rule finds a configuration that is given a provider of another kind, or a type that is no provider.

## Why it matters

The code does not compile, and the compiler's message is about the inference of a generic parameter. In READMEs and
generated code, where nobody compiles it, it is copied.

## How sure it is

The provider must be a type of the project, made at the place or in a property whose type is evident. The rule is silent
about providers that cannot be resolved, about types that conform to the right protocol among others, and about a type
whose conformances may come from a macro or another module.

## Bad

### A provider with an intent in a configuration without one

```swift
import AppIntents
import SwiftUI
import WidgetKit

struct CityWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "City", provider: CityProvider()) { entry in // finding: configuration-provider-mismatch
            Text(entry.city).containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("City")
        .description("The weather in a city.")
        .supportedFamilies([.systemSmall])
    }
}

struct CityProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> CityEntry { CityEntry(date: .now, city: "Oslo") }

    func snapshot(for configuration: CityIntent, in context: Context) async -> CityEntry {
        CityEntry(date: .now, city: "Oslo")
    }

    func timeline(for configuration: CityIntent, in context: Context) async -> Timeline<CityEntry> {
        Timeline(entries: [CityEntry(date: .now, city: "Oslo")], policy: .after(.now.addingTimeInterval(3600)))
    }
}

struct CityEntry: TimelineEntry {
    let date: Date
    let city: String
}
```

### A plain provider in a configuration with an intent

```swift
import AppIntents
import SwiftUI
import WidgetKit

struct MoonWidget: Widget {
    private let provider = MoonProvider()

    var body: some WidgetConfiguration {
        AppIntentConfiguration(
            kind: "Moon", intent: MoonIntent.self, provider: provider // finding: configuration-provider-mismatch
        ) { entry in
            Text(entry.phase.formatted()).containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Moon")
        .description("The phase of the moon.")
        .supportedFamilies([.systemSmall])
    }
}

struct MoonProvider: TimelineProvider {
    func placeholder(in context: Context) -> MoonEntry { MoonEntry(date: .now, phase: 0.5) }

    func getSnapshot(in context: Context, completion: @escaping (MoonEntry) -> Void) {
        completion(MoonEntry(date: .now, phase: 0.5))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<MoonEntry>) -> Void) {
        let next = Date.now.addingTimeInterval(3600)
        completion(Timeline(entries: [MoonEntry(date: .now, phase: Moon.phase)], policy: .after(next)))
    }
}

struct MoonEntry: TimelineEntry {
    let date: Date
    let phase: Double
}

struct TideWidget: Widget {
    var body: some WidgetConfiguration {
        RelevanceConfiguration(kind: "Tide", provider: MoonProvider()) { entry in // finding: configuration-provider-mismatch
            Text(entry.phase.formatted()).containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Tide")
        .description("The tide at a beach.")
    }
}
```

### A provider for Siri intents

```swift
import AppIntents
import Intents
import SwiftUI
import WidgetKit

struct NoteWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "Note", intent: PickNote.self, provider: NoteProvider()) { entry in // finding: configuration-provider-mismatch
            Text(entry.text).containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Note")
        .description("A note of yours.")
        .supportedFamilies([.systemSmall])
    }
}

struct NoteProvider: IntentTimelineProvider {
    func placeholder(in context: Context) -> NoteEntry { NoteEntry(date: .now, text: "Buy milk") }

    func getSnapshot(for configuration: NoteIntent, in context: Context, completion: @escaping (NoteEntry) -> Void) {
        completion(NoteEntry(date: .now, text: "Buy milk"))
    }

    func getTimeline(for configuration: NoteIntent, in context: Context, completion: @escaping (Timeline<NoteEntry>) -> Void) {
        let next = Date.now.addingTimeInterval(3600)
        completion(Timeline(entries: [NoteEntry(date: .now, text: Notes.latest)], policy: .after(next)))
    }
}

struct NoteEntry: TimelineEntry {
    let date: Date
    let text: String
}
```

### Controls

```swift
import AppIntents
import SwiftUI
import WidgetKit

struct LampControl: ControlWidget {
    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "Lamp", provider: LampProvider()) { isOn in // finding: configuration-provider-mismatch
            ControlWidgetToggle("Lamp", isOn: isOn, action: LampIntent()) { _ in
                Image(systemName: "lightbulb")
            }
        }
        .displayName("Lamp")
    }
}

struct LampProvider: AppIntentControlValueProvider {
    func previewValue(configuration: PickLamp) -> Bool { false }

    func currentValue(configuration: PickLamp) async throws -> Bool { await Lamps.isOn(configuration.lamp) }
}
```

## Good

### Each with a provider of its own kind

```swift
import AppIntents
import SwiftUI
import WidgetKit

struct CityWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "City", intent: CityIntent.self, provider: CityProvider()) { entry in
            Text(entry.city).containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("City")
        .description("The weather in a city.")
        .supportedFamilies([.systemSmall])
    }
}

struct CityProvider: CityTimelines {
    func placeholder(in context: Context) -> CityEntry { CityEntry(date: .now, city: "Oslo") }

    func snapshot(for configuration: CityIntent, in context: Context) async -> CityEntry {
        CityEntry(date: .now, city: "Oslo")
    }

    func timeline(for configuration: CityIntent, in context: Context) async -> Timeline<CityEntry> {
        Timeline(entries: [CityEntry(date: .now, city: "Oslo")], policy: .after(.now.addingTimeInterval(3600)))
    }
}

protocol CityTimelines: AppIntentTimelineProvider {}

struct CityEntry: TimelineEntry {
    let date: Date
    let city: String
}
```

### A provider that cannot be resolved

```swift
import SharedTimelines
import SwiftUI
import WidgetKit

struct MoonWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Moon", provider: MoonProvider()) { entry in
            Text(entry.name).containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Moon")
        .description("The phase of the moon.")
        .supportedFamilies([.systemSmall])
    }
}

struct TideWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Tide", provider: TideProvider()) { entry in
            Text(entry.name).containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Tide")
        .description("The tide at a beach.")
        .supportedFamilies([.systemSmall])
    }
}

struct TideProvider: HarbourTimelines {
    let beach = "Husum"
}
```

## References

- [StaticConfiguration](https://developer.apple.com/documentation/widgetkit/staticconfiguration)
- [AppIntentConfiguration](https://developer.apple.com/documentation/widgetkit/appintentconfiguration)
- [RelevanceConfiguration](https://developer.apple.com/documentation/widgetkit/relevanceconfiguration)
- [StaticControlConfiguration](https://developer.apple.com/documentation/widgetkit/staticcontrolconfiguration)

"""#
    )
}

extension RulePages {
    static let contentInsideContainerBackground = RulePage(
        id: "content-inside-container-background",
        title: "Content in the background of a widget",
        group: "rendering",
        severity: .warning,
        set: "recommended",
        fix: "none",
        since: "0.1.0",
        markdown: #"""
# Content in the background of a widget

In a view that a widget renders, this rule finds `Text`, `Label`, `Button`, `Toggle`, `Gauge`, `ProgressView` and `Link` inside
the closure or the argument of `containerBackground(for: .widget)`.

## Why it matters

The system takes the background away where it does not fit: in StandBy at night, on a tinted or clear Home Screen, on the Lock
Screen, in the Smart Stack. What stands in it goes with it. A widget whose number is part of its background shows
an empty square there.

## How sure it is

Images, shapes, colours and gradients belong there and are left alone. What it cannot see: content inside a view of
the project that is used as background.

The rule is made of this selector:

```selector
call[name=Text|Label|Button|Toggle|Gauge|ProgressView|Link]
    :in(call[name=containerBackground]:argument(for: member[name=widget]) > argument)
    :external:in(widget-view)

message: {self.name} is part of the widget's background
why: The system leaves the background away in StandBy, on tinted and clear Home Screens and on the Lock Screen, and this with it
write: {self.name} in the content of the widget, and only colours, pictures and shapes in containerBackground
```

## Bad

### A title over a gradient

```swift
import SwiftUI
import WidgetKit

struct TitleView: View {
    let title: String

    var body: some View {
        Image(systemName: "star")
            .widgetAccentable()
            .containerBackground(for: .widget) {
                ZStack {
                    Color.blue
                    Text(title).bold() // finding: content-inside-container-background
                    Label(title, systemImage: "star") // finding: content-inside-container-background
                    Gauge(value: 0.5) { EmptyView() } // finding: content-inside-container-background
                }
            }
    }
}
```

### Controls, and a plain argument

```swift
import AppIntents
import SwiftUI
import WidgetKit

struct ActionView: View {
    let address: URL

    var body: some View {
        Text("Actions")
            .containerBackground(for: .widget) {
                Button("Add", intent: AddIntent()) // finding: content-inside-container-background
                Toggle(isOn: true, intent: AddIntent()) { EmptyView() } // finding: content-inside-container-background
                Link(destination: address) { Color.red } // finding: content-inside-container-background
            }
    }
}
```

## Good

### Pictures and colours

```swift
import SwiftUI
import WidgetKit

struct TitleView: View {
    let title: String

    var body: some View {
        Text(title)
            .containerBackground(for: .widget) {
                ZStack {
                    Image("Hills").resizable()
                    LinearGradient(colors: [.blue, .clear], startPoint: .top, endPoint: .bottom)
                    Circle().fill(.blue.opacity(0.2))
                }
            }
    }
}
```

### Content before the modifier

```swift
import SwiftUI
import WidgetKit

struct TitleView: View {
    let title: String

    var body: some View {
        VStack {
            Text(title)
            Label("Star", systemImage: "star")
        }
        .widgetAccentable()
        .containerBackground(for: .widget) { Color.blue }
    }
}
```

## References

- [Displaying the right widget background](https://developer.apple.com/documentation/widgetkit/displaying-the-right-widget-background)
- [containerBackground(for:alignment:content:)](https://developer.apple.com/documentation/swiftui/view/containerbackground(for:alignment:content:))

"""#,
        definitions: [
            RuleDefinition(text: """
call[name=Text|Label|Button|Toggle|Gauge|ProgressView|Link]
    :in(call[name=containerBackground]:argument(for: member[name=widget]) > argument)
    :external:in(widget-view)

message: {self.name} is part of the widget's background
why: The system leaves the background away in StandBy, on tinted and clear Home Screens and on the Lock Screen, and this with it
write: {self.name} in the content of the widget, and only colours, pictures and shapes in containerBackground
""", offset: 869),
        ]
    )
}

extension RulePages {
    static let dateInView = RulePage(
        id: "date-in-view",
        title: "A view that asks for the present time",
        group: "rendering",
        severity: .warning,
        set: "recommended",
        fix: "unsafe",
        since: "0.1.0",
        markdown: #"""
# A view that asks for the present time

In a view that a widget or a Live Activity renders, and in what the view calls, this rule finds `Date()`, `Date.now`,
`.now`, `Date(timeIntervalSinceNow:)` and `date.timeIntervalSinceNow`.

## Why it matters

A widget's view does not live on the screen. WidgetKit takes the timeline, draws the views of all its entries within a
moment, and shows the pictures one after the other, over minutes or hours. `Date()` in a view is the moment of the
drawing. With ten entries for the next ten days, all ten pictures say the same number of days. A comparison such as
`Date() > entry.end` is decided when the pictures are made, and never again.

The entry has the date for which it is drawn: `entry.date`. In a Live Activity, put what depends on the time into the
content state, or let the system count with `Text(_:style:)` and `timerInterval:`.

## How sure it is

Only code that draws counts: views that a configuration reaches, views that mark their own background with
`containerBackground(for: .widget)`, their computed properties and functions, functions and extensions that they call,
and computed properties of their entries. What a button or a gesture does is left alone, and so are models: whether
`event.isOver` is meant to be asked while drawing is not for this rule to say.

These are left alone, as the system keeps them up to date, or the present is what is meant:

- the date of `Text(_:style:)` and of `\(date, style: …)` in a text, everything in `timerInterval:`, in a range
  (`Date.now...end`), in a format that a `Text` takes, and in the schedule of a `TimelineView`;
- in the views of a Live Activity, a condition that keeps the range of a `timerInterval:`, or one that it makes, from
  ending before it begins;
- a present that is added to what a helper takes from the present, and that of a helper which all callers use so: the two
  cancel each other out;
- `date ?? .now`, which only stands in for a missing date, and what an intent is made with;
- previews, default arguments, and properties that whoever makes the view can set.

In the views of a Live Activity, which have no entry, findings are `info`.

What it cannot see: `.now` where the type that is asked for is not evident, and `Calendar.isDateInToday(_:)`.

The fix (unsafe) writes the date of the entry that the view stores. It is unsafe because the entry's date may be one
that you chose for another reason.

## Bad

### Days until today

```swift
import SwiftUI
import WidgetKit

struct StreakEntry: TimelineEntry {
    let date: Date
    let start: Date
}

struct StreakView: View {
    let entry: StreakEntry

    var body: some View {
        let parts = Calendar.current.dateComponents([.day], from: entry.start, to: Date()) // finding: date-in-view
        Text("\(parts.day ?? 0) days")
            .containerBackground(.fill.tertiary, for: .widget)
    }
}
```

With the fix:

```swift fixed
import SwiftUI
import WidgetKit

struct StreakEntry: TimelineEntry {
    let date: Date
    let start: Date
}

struct StreakView: View {
    let entry: StreakEntry

    var body: some View {
        let parts = Calendar.current.dateComponents([.day], from: entry.start, to: entry.date)
        Text("\(parts.day ?? 0) days")
            .containerBackground(.fill.tertiary, for: .widget)
    }
}
```

### A comparison

```swift
import SwiftUI
import WidgetKit

struct SaleEntry: TimelineEntry {
    let date: Date
    let end: Date
}

struct SaleView: View {
    let entry: SaleEntry

    var body: some View {
        VStack {
            if Date.now > entry.end { // finding: date-in-view
                Text("The sale is over")
            }
            if entry.end < .now { // finding: date-in-view
                Text("See you next year")
            }
            ForEach(Sales.all.filter { $0.startDate > .now }) { sale in // finding: date-in-view
                Text(sale.name)
            }
        }
        .containerBackground(.fill.tertiary, for: .widget)
    }
}
```

### A test of a timer, where there is an entry

```swift
import SwiftUI
import WidgetKit

struct OvenEntry: TimelineEntry {
    let date: Date
    let end: Date
}

struct OvenView: View {
    let entry: OvenEntry

    var body: some View {
        VStack {
            if entry.end > Date() { // finding: date-in-view
                Text(timerInterval: entry.date...max(entry.date, entry.end))
            }
        }
        .containerBackground(.fill.tertiary, for: .widget)
    }
}
```

### In a property and a function of the view, and in an extension

```swift
import SwiftUI
import WidgetKit

struct TrainEntry: TimelineEntry {
    let date: Date
    let departure: Date

    var isGone: Bool { departure < Date() } // finding: date-in-view
}

struct TrainView: View {
    let entry: TrainEntry

    var body: some View {
        VStack {
            Text("\(minutes) min")
            Text(greeting())
            Text(entry.departure.isSoon ? "Run" : "Walk")
            Text(entry.isGone ? "Gone" : "Waiting")
        }
        .containerBackground(.fill.tertiary, for: .widget)
    }

    private var minutes: Int {
        Int(entry.departure.timeIntervalSinceNow / 60) // finding: date-in-view
    }

    private func greeting() -> String {
        let hour = Calendar.current.component(.hour, from: .now) // finding: date-in-view
        return hour < 12 ? "Good morning" : "Good day"
    }
}

extension Date {
    var isSoon: Bool {
        self < Date(timeIntervalSinceNow: 300) // finding: date-in-view
    }
}
```

### A subview in another file

```swift file=TideWidget/TideWidget.swift
import SwiftUI
import WidgetKit

struct TideEntry: TimelineEntry {
    let date: Date
    let high: Date
}

struct TideWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Tide", provider: TideProvider()) { entry in
            TideRow(high: entry.high)
                .containerBackground(.fill.tertiary, for: .widget)
        }
        .configurationDisplayName("Tide")
        .description("The next high tide.")
        .supportedFamilies([.systemSmall])
    }
}
```

```swift file=Shared/TideRow.swift
import SwiftUI

struct TideRow: View {
    let high: Date
    let today = Date() // finding: date-in-view

    var body: some View {
        Text(Calendar.current.isDate(high, inSameDayAs: today) ? "Today" : "Tomorrow")
    }
}
```

### In a Live Activity

```swift
import ActivityKit
import SwiftUI
import WidgetKit

struct RideAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var arrival: Date
    }
}

struct RideActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: RideAttributes.self) { context in
            Text(context.state.arrival > Date() ? "On the way" : "There") // finding: date-in-view (info)
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.center) {
                    Text(context.state.arrival, style: .relative)
                }
            } compactLeading: {
                Image(systemName: "car")
            } compactTrailing: {
                Image(systemName: "clock")
            } minimal: {
                Image(systemName: "car")
            }
        }
    }
}
```

## Good

### The date of the entry

```swift
import SwiftUI
import WidgetKit

struct StreakEntry: TimelineEntry {
    let date: Date
    let start: Date
}

struct StreakView: View {
    let entry: StreakEntry

    var body: some View {
        let parts = Calendar.current.dateComponents([.day], from: entry.start, to: entry.date)
        Text("\(parts.day ?? 0) days")
            .containerBackground(.fill.tertiary, for: .widget)
    }
}
```

### What the system counts itself

```swift
import SwiftUI
import WidgetKit

struct KettleView: View {
    let start: Date
    let end: Date?

    var body: some View {
        let begin = Date()
        VStack {
            Text(Date(), style: .time)
            Text(.now, style: .relative)
            Text("Begun \(Date.now.addingTimeInterval(-60), style: .relative) ago")
            Text(timerInterval: Date.now...Date.now.addingTimeInterval(180), countsDown: true)
            Text(timerInterval: begin...begin.addingTimeInterval(60))
            ProgressView(timerInterval: window, countsDown: false)
            Text(end ?? Date(), format: .dateTime.hour())
        }
        .containerBackground(.fill.tertiary, for: .widget)
    }

    private var window: ClosedRange<Date> {
        Date()...Date().addingTimeInterval(300)
    }
}
```

### A test that keeps a timer from crashing

```swift
import ActivityKit
import SwiftUI
import WidgetKit

struct RideAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var arrival: Date
    }
}

struct RideTimer: View {
    let context: ActivityViewContext<RideAttributes>

    var body: some View {
        let now = Date.now
        VStack {
            if context.state.arrival > now {
                Text(timerInterval: now...context.state.arrival)
            } else {
                Text("There")
            }
        }
        .containerBackground(.fill.tertiary, for: .widget)
    }
}
```

### A range that is there or not

```swift
import ActivityKit
import SwiftUI
import WidgetKit

struct NapAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var end: Date
    }
}

struct NapActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: NapAttributes.self) { context in
            let start = Date()
            let end = context.state.end
            var range: ClosedRange<Date>?

            if start <= end {
                range = start...end
            }

            return NapView(range: range)
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.center) { NapView(range: nil) }
            } compactLeading: {
                Image(systemName: "moon")
            } compactTrailing: {
                Image(systemName: "zzz")
            } minimal: {
                Image(systemName: "moon")
            }
        }
    }
}

struct NapView: View {
    let range: ClosedRange<Date>?

    var body: some View {
        if let range {
            Text(timerInterval: range)
        } else {
            Text("Awake")
        }
    }
}
```

### Two that cancel each other out

```swift
import SwiftUI
import WidgetKit

struct Reading {
    let value: Int
    let seconds: Double
}

struct ReadingEntry: TimelineEntry {
    let date: Date
    let latest: Reading
    let earlier: Reading
}

extension View {
    func days(since seconds: Double) -> Int {
        let date = Date(timeIntervalSince1970: seconds)
        return Calendar.current.dateComponents([.day], from: date, to: Date()).day ?? 0
    }
}

struct ReadingView: View {
    let entry: ReadingEntry

    var body: some View {
        VStack {
            Text("\(minutes(since: Date.now.timeIntervalSince1970 + entry.earlier.seconds - entry.latest.seconds)) min")
            Text("\(days(since: Date().timeIntervalSince1970 + entry.earlier.seconds - entry.latest.seconds)) d")
        }
        .containerBackground(.fill.tertiary, for: .widget)
    }

    private func minutes(since seconds: Double) -> Int {
        Int((Date().timeIntervalSince1970 - seconds) / 60)
    }
}
```

### An entry that a view makes for want of another

```swift
import SwiftUI
import WidgetKit

struct CupEntry: TimelineEntry {
    let date: Date
    let cups: Int

    static let sample = CupEntry(date: Date(), cups: 3)

    init(date: Date, cups: Int) {
        self.date = date
        self.cups = cups
    }

    init(cups: Int) {
        self.date = Date()
        self.cups = cups
    }
}

struct CupView: View {
    let entry: CupEntry?

    var body: some View {
        Text((entry ?? CupEntry(cups: 0)).cups + CupEntry.sample.cups, format: .number)
            .containerBackground(.fill.tertiary, for: .widget)
    }
}
```

### What happens when a view appears, or a button is pressed

```swift
import AppIntents
import SwiftUI
import WidgetKit

struct NoteView: View {
    let text: String

    var body: some View {
        Button(intent: NoteIntent(drawn: Date())) { Text(text) }
            .onAppear { Log.note("drawn", at: Date()) }
            .containerBackground(.fill.tertiary, for: .widget)
    }
}
```

### A preview, and an argument that only previews leave out

```swift
import SwiftUI
import WidgetKit

struct MoonView: View {
    let date: Date
    var night = Date()

    init(date: Date = .now, night: Date = Date()) {
        self.date = date
        self.night = night
    }

    var body: some View {
        Text(date, style: .date)
            .containerBackground(.fill.tertiary, for: .widget)
    }
}

#Preview {
    MoonView(date: Date())
}
```

### A view of the app, and what a model says of itself

```swift
import SwiftUI
import WidgetKit

struct Event {
    let end: Date

    var isOver: Bool { end < Date() }
}

struct EventScreen: View {
    let event: Event

    var body: some View {
        Text(event.end < .now ? "Over" : "Running")
            .onDisappear { WidgetCenter.shared.reloadTimelines(ofKind: "Event") }
    }
}

struct EventView: View {
    let event: Event

    var body: some View {
        Text(event.isOver ? "Over" : "Running")
            .containerBackground(.fill.tertiary, for: .widget)
    }
}
```

### Other things that are called now

```swift
import Dispatch
import SwiftUI
import WidgetKit

struct Stage {
    static let now = Stage(name: "Present")
    let name: String
}

struct StageView: View {
    let stage: Stage

    var body: some View {
        Text(title(of: .now))
            .containerBackground(.fill.tertiary, for: .widget)
    }

    private func title(of stage: Stage) -> String {
        let start = DispatchTime.now()
        return "\(stage.name), drawn at \(start.rawValue)"
    }
}
```

## References

- [Keeping a widget up to date](https://developer.apple.com/documentation/widgetkit/keeping-a-widget-up-to-date)
- [TimelineEntry.date](https://developer.apple.com/documentation/widgetkit/timelineentry/date)
- [Text.init(_:style:)](https://developer.apple.com/documentation/swiftui/text/init(_:style:))

"""#
    )
}

extension RulePages {
    static let daySecondsArithmetic = RulePage(
        id: "day-seconds-arithmetic",
        title: "A day taken as 86,400 seconds",
        group: "timeline-providers",
        severity: .warning,
        set: "recommended",
        fix: "unsafe",
        since: "0.1.0",
        markdown: #"""
# A day taken as 86,400 seconds

This rule finds 86,400 seconds, or a multiple of them, added to a date or taken from it to mean days: `86_400`,
`24 * 60 * 60`, `60 * 60 * 24 * 7`, `Double(index) * 86_400`, constants and functions of the project with that value, with
`addingTimeInterval`, `advanced(by:)`, `Date(timeIntervalSinceNow:)`, `+` and `-`. It looks at

- what a provider runs,
- and, in any code, at what a calendar is asked about: `startOfDay(for:)`, `isDateInTomorrow(_:)`, `dateComponents(_:from:)`.

## Why it matters

When clocks go back a day has 25 hours, when they go forward it has 23. At half past midnight before the longer day,
the start of the day that is 86,400 seconds ahead is the midnight that has just been: the widget asks for a reload in the
past, or shows the same day twice. Late in the evening before the shorter day, it skips one.

## How sure it is

The number is certain; whether a day was meant is read from how it is used. Times that are no calendar days are left
alone: a date that is compared with another (the age of a cache), and one whose name says that something lasts until then
(`expiration`, `timeout`, `retention`, …). `48 * 60 * 60` counts hours. A reload policy of so many seconds from now is
advice (`info`), as nobody sees whether it comes an hour sooner.

The fix (unsafe) lets the calendar count: `Calendar.current.date(byAdding: .day, value: 1, to: date)!`. It is unsafe because
24 hours may have been meant, and because the calendar may have to be another one.

## Bad

### Tomorrow

```swift
import WidgetKit

func nextMidnight() -> TimelineReloadPolicy {
    let calendar = Calendar.current
    let tomorrow = calendar.startOfDay(for: Date().addingTimeInterval(86_400)) // finding: day-seconds-arithmetic
    return .after(tomorrow)
}

func midnightAfter(_ date: Date) -> Date {
    let later = date + 24 * 60 * 60 // finding: day-seconds-arithmetic
    return Calendar.current.startOfDay(for: later)
}
```

With the fix:

```swift fixed
import WidgetKit

func nextMidnight() -> TimelineReloadPolicy {
    let calendar = Calendar.current
    let tomorrow = calendar.startOfDay(for: calendar.date(byAdding: .day, value: 1, to: Date())!)
    return .after(tomorrow)
}

func midnightAfter(_ date: Date) -> Date {
    let later = Calendar.current.date(byAdding: .day, value: 1, to: date)!
    return Calendar.current.startOfDay(for: later)
}
```

### Days of entries, in every spelling

```swift
import WidgetKit

struct DayEntry: TimelineEntry {
    let date: Date
    let number: Int
}

extension TimeInterval {
    static let day: TimeInterval = 60 * 60 * 24
}

struct DayProvider: TimelineProvider {
    private let secondsPerDay = 86400.0

    func getTimeline(in context: Context, completion: @escaping (Timeline<DayEntry>) -> Void) {
        let today = Calendar.current.startOfDay(for: .now)
        var entries = [DayEntry(date: today, number: 0)]
        entries.append(DayEntry(date: today.addingTimeInterval(.day), number: 1)) // finding: day-seconds-arithmetic
        entries.append(DayEntry(date: today.advanced(by: secondsPerDay * 2), number: 2)) // finding: day-seconds-arithmetic
        entries.append(DayEntry(date: today + 3 * 24 * 3_600, number: 3)) // finding: day-seconds-arithmetic
        for number in 4...7 {
            let date = today.addingTimeInterval(Double(number) * 86_400) // finding: day-seconds-arithmetic
            entries.append(DayEntry(date: date, number: number))
        }
        let week = Date(timeInterval: 604_800, since: today) // finding: day-seconds-arithmetic
        let yesterday = today - .day // finding: day-seconds-arithmetic
        History.note(yesterday, week)
        completion(Timeline(entries: entries, policy: .atEnd))
    }
}
```

### A reload policy

```swift
import WidgetKit

struct VerseEntry: TimelineEntry {
    let date: Date
    let verse: String
}

struct VerseProvider: TimelineProvider {
    func getTimeline(in context: Context, completion: @escaping (Timeline<VerseEntry>) -> Void) {
        let entry = VerseEntry(date: .now, verse: "")
        let next = Date(timeIntervalSinceNow: 86_400) // finding: day-seconds-arithmetic (info)
        completion(Timeline(entries: [entry], policy: .after(next)))
    }
}
```

## Good

### The calendar counts

```swift
import WidgetKit

func nextMidnight() -> TimelineReloadPolicy {
    let calendar = Calendar.current
    let today = calendar.startOfDay(for: .now)
    return .after(calendar.date(byAdding: .day, value: 1, to: today)!)
}
```

### Times that are no days

```swift
import WidgetKit

struct VerseEntry: TimelineEntry {
    let date: Date
    let verse: String
}

struct VerseProvider: TimelineProvider {
    func getTimeline(in context: Context, completion: @escaping (Timeline<VerseEntry>) -> Void) {
        let cache = VerseCache.current
        if cache.saved.addingTimeInterval(86_400) < .now {
            cache.renew(expires: Date().addingTimeInterval(7 * 86_400))
        }
        let isOld = Date().timeIntervalSince(cache.saved) > 24 * 60 * 60
        let expiration = cache.saved + 86_400
        let entry = VerseEntry(date: .now, verse: isOld || expiration < .now ? "" : cache.verse)
        completion(Timeline(entries: [entry], policy: .after(.now.addingTimeInterval(12 * 60 * 60))))
    }
}

func hoursAhead(_ date: Date) -> Date {
    Calendar.current.startOfDay(for: date.addingTimeInterval(48 * 60 * 60))
}
```

### Code that no provider runs

```swift
import Foundation

func nextReminder(after date: Date) -> Date {
    date.addingTimeInterval(86_400)
}
```

## References

- [Calendar.date(byAdding:value:to:wrappingComponents:)](https://developer.apple.com/documentation/foundation/calendar/date(byadding:value:to:wrappingcomponents:))
- [Keeping a widget up to date](https://developer.apple.com/documentation/widgetkit/keeping-a-widget-up-to-date)

"""#
    )
}

extension RulePages {
    static let deepLinkUnhandled = RulePage(
        id: "deep-link-unhandled",
        title: "A link that the app never looks at",
        group: "families-and-links",
        severity: .warning,
        set: "recommended",
        fix: "none",
        since: "0.1.0",
        markdown: #"""
# A link that the app never looks at

This rule finds `widgetURL(…)` and `Link(destination:)` with a scheme of the app's own, in a widget or a Live Activity of an
app whose code takes no links: nothing in it calls `onOpenURL` or `onContinueUserActivity`, and no delegate has
`scene(_:openURLContexts:)`, `application(_:open:options:)` or `application(_:open:)`. The finding stands at the string that
begins with the scheme, once for each scheme.

## Why it matters

A tap opens the app and hands it the link. When nobody takes it, the app shows whatever it showed last: the tap on a ride
opens the settings, if that is where the person was the day before.

## How sure it is

The code of an app must be among the linted files: a scene such as `WindowGroup`, or an app delegate. All files that may
belong to that app count, whatever target compiles them, but for those of widget extensions and tests alone; words in
comments and strings do not. What a package outside the linted files does is not seen.

Left alone are links to the web and to other apps, links that name the app and nothing else (`rides://`, `rides://open`), schemes that are made at run time, and apps whose delegate comes from
Flutter, React Native or Capacitor, which hand links on by themselves.

## Bad

### An app without a handler

```swift file=App/RidesApp.swift
import SwiftUI

@main
struct RidesApp: App {
    var body: some Scene {
        WindowGroup { RideList() }
    }
}
```

```swift file=Widgets/RideWidget.swift
import SwiftUI
import WidgetKit

struct RideView: View {
    let entry: RideEntry

    var body: some View {
        Text(entry.name)
            .widgetURL(URL(string: "rides:///ride/\(entry.id)")) // finding: deep-link-unhandled
    }
}

struct RideWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Ride", provider: RideProvider()) { entry in
            RideView(entry: entry).containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Ride")
        .description("What comes next.")
        .supportedFamilies([.systemSmall])
    }
}
```

### A handler in a comment, and one in the widget alone

```swift file=App/AppDelegate.swift
import UIKit

final class AppDelegate: NSObject, UIApplicationDelegate {
    // Some day: func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any])
    let note = "onOpenURL"
}
```

```swift file=Widgets/RideWidget.swift
import SwiftUI
import WidgetKit

struct RideView: View {
    let entry: RideEntry

    var body: some View {
        Text(entry.name)
            .widgetURL(URL(string: "rides:///ride/\(entry.id)")) // finding: deep-link-unhandled
    }
}

struct RideWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Ride", provider: RideProvider()) { entry in
            RideView(entry: entry).containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Ride")
        .description("What comes next.")
        .supportedFamilies([.systemSmall])
    }
}
```

### One of two apps takes links

```yaml file=project.yml
name: Travel
targets:
  Trips:
    type: application
    platform: iOS
    sources: [Trips]
    dependencies:
      - target: TripsWidget
  TripsWidget:
    type: app-extension
    platform: iOS
    sources: [TripsWidget]
  Rides:
    type: application
    platform: iOS
    sources: [Rides]
    dependencies:
      - target: RidesWidget
  RidesWidget:
    type: app-extension
    platform: iOS
    sources: [RidesWidget]
```

```swift file=Trips/TripsApp.swift
import SwiftUI

@main
struct TripsApp: App {
    var body: some Scene {
        WindowGroup { TripList().onOpenURL { Router.shared.open($0) } }
    }
}
```

```swift file=TripsWidget/TripWidget.swift
import SwiftUI
import WidgetKit

@main
struct TripWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Trip", provider: TripProvider()) { entry in
            Text(entry.name)
                .widgetURL(URL(string: "trips:///trip/\(entry.id)"))
                .containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Trip")
        .description("What comes next.")
        .supportedFamilies([.systemSmall])
    }
}
```

```swift file=Rides/RidesApp.swift
import SwiftUI

@main
struct RidesApp: App {
    var body: some Scene {
        WindowGroup { RideList() }
    }
}
```

```swift file=RidesWidget/RideWidget.swift
import SwiftUI
import WidgetKit

@main
struct RideWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Ride", provider: RideProvider()) { entry in
            Text(entry.name)
                .widgetURL(URL(string: "rides:///ride/\(entry.id)")) // finding: deep-link-unhandled
                .containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Ride")
        .description("What comes next.")
        .supportedFamilies([.systemSmall])
    }
}
```

## Good

### onOpenURL

```swift file=App/RidesApp.swift
import SwiftUI

@main
struct RidesApp: App {
    var body: some Scene {
        WindowGroup { RideList().onOpenURL { open($0) } }
    }
}
```

```swift file=Widgets/RideWidget.swift
import SwiftUI
import WidgetKit

struct RideView: View {
    let entry: RideEntry

    var body: some View {
        Text(entry.name)
            .widgetURL(URL(string: "rides:///ride/\(entry.id)"))
    }
}

struct RideWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Ride", provider: RideProvider()) { entry in
            RideView(entry: entry).containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Ride")
        .description("What comes next.")
        .supportedFamilies([.systemSmall])
    }
}
```

### A scene delegate

```swift file=App/SceneDelegate.swift
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
        contexts.first.map { Router.shared.open($0.url) }
    }
}
```

```swift file=Widgets/RideWidget.swift
import SwiftUI
import WidgetKit

struct RideView: View {
    let entry: RideEntry

    var body: some View {
        Text(entry.name)
            .widgetURL(URL(string: "rides:///ride/\(entry.id)"))
    }
}

struct RideWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Ride", provider: RideProvider()) { entry in
            RideView(entry: entry).containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Ride")
        .description("What comes next.")
        .supportedFamilies([.systemSmall])
    }
}
```

### An app delegate

```swift file=App/AppDelegate.swift
import UIKit

final class AppDelegate: NSObject, UIApplicationDelegate {
    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    ) -> Bool {
        Router.shared.open(url)
    }
}
```

```swift file=Widgets/RideWidget.swift
import SwiftUI
import WidgetKit

struct RideView: View {
    let entry: RideEntry

    var body: some View {
        Text(entry.name)
            .widgetURL(URL(string: "rides:///ride/\(entry.id)"))
    }
}

struct RideWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Ride", provider: RideProvider()) { entry in
            RideView(entry: entry).containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Ride")
        .description("What comes next.")
        .supportedFamilies([.systemSmall])
    }
}
```

### An app delegate on a Mac

```swift file=App/AppDelegate.swift
import AppKit

final class AppDelegate: NSObject, NSApplicationDelegate {
    func application(_ application: NSApplication, open urls: [URL]) {
        urls.forEach { Router.shared.open($0) }
    }
}
```

```swift file=Widgets/RideWidget.swift
import SwiftUI
import WidgetKit

struct RideView: View {
    let entry: RideEntry

    var body: some View {
        Text(entry.name)
            .widgetURL(URL(string: "rides:///ride/\(entry.id)"))
    }
}

struct RideWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Ride", provider: RideProvider()) { entry in
            RideView(entry: entry).containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Ride")
        .description("What comes next.")
        .supportedFamilies([.systemSmall])
    }
}
```

### A user activity

```swift file=App/RidesApp.swift
import SwiftUI

@main
struct RidesApp: App {
    var body: some Scene {
        WindowGroup { RideList().onContinueUserActivity("ride") { open($0) } }
    }
}
```

```swift file=Widgets/RideWidget.swift
import SwiftUI
import WidgetKit

struct RideView: View {
    let entry: RideEntry

    var body: some View {
        Text(entry.name)
            .widgetURL(URL(string: "rides:///ride/\(entry.id)"))
    }
}

struct RideWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Ride", provider: RideProvider()) { entry in
            RideView(entry: entry).containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Ride")
        .description("What comes next.")
        .supportedFamilies([.systemSmall])
    }
}
```

### The web

```swift file=App/RidesApp.swift
import SwiftUI

@main
struct RidesApp: App {
    var body: some Scene {
        WindowGroup { RideList() }
    }
}
```

```swift file=Widgets/RideWidget.swift
import SwiftUI
import WidgetKit

struct RideView: View {
    let entry: RideEntry

    var body: some View {
        Text(entry.name)
            .widgetURL(URL(string: "https://example.com/ride/\(entry.id)"))
    }
}

struct RideWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Ride", provider: RideProvider()) { entry in
            RideView(entry: entry).containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Ride")
        .description("What comes next.")
        .supportedFamilies([.systemSmall])
    }
}
```

### A link to the app as a whole

```swift file=App/RidesApp.swift
import SwiftUI

@main
struct RidesApp: App {
    var body: some Scene {
        WindowGroup { RideList() }
    }
}
```

```swift file=Widgets/RideView.swift
import SwiftUI
import WidgetKit

struct RideView: View {
    let entry: RideEntry

    var body: some View {
        Text(entry.name)
            .widgetURL(URL(string: "rides://open"))
            .containerBackground(.background, for: .widget)
    }
}
```

### No code of an app

```swift file=Widgets/RideWidget.swift
import SwiftUI
import WidgetKit

struct RideView: View {
    let entry: RideEntry

    var body: some View {
        Text(entry.name)
            .widgetURL(URL(string: "rides:///ride/\(entry.id)"))
    }
}

struct RideWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Ride", provider: RideProvider()) { entry in
            RideView(entry: entry).containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Ride")
        .description("What comes next.")
        .supportedFamilies([.systemSmall])
    }
}
```

## References

- [onOpenURL(perform:)](https://developer.apple.com/documentation/swiftui/view/onopenurl(perform:))
- [Linking to specific app scenes from your widget or Live Activity](https://developer.apple.com/documentation/widgetkit/linking-to-specific-app-scenes-from-your-widget-or-live-activity)

"""#
    )
}

extension RulePages {
    static let deploymentAboveApp = RulePage(
        id: "deployment-above-app",
        title: "A widget extension that needs a newer system than its app",
        group: "data-and-project-files",
        severity: .warning,
        set: "recommended",
        fix: "none",
        since: "0.1.0",
        markdown: #"""
# A widget extension that needs a newer system than its app

This rule compares the deployment target of a widget extension with that of the app it is built into, in each build
configuration, and reports the extension's where it is higher. The finding stands where the extension's version is
written, once for configurations with the same versions; the related places are the app's and those of the other
configurations.

A version below which there are no widgets at all (iOS 14, macOS 11, watchOS 9) is never reported.

## Why it matters

The app installs on all systems from its own deployment target on. Its extension does not load on those below its target:
the widgets are missing from the gallery, without a message, for everyone who has not updated. It is a common accident, as
Xcode gives a new target the version of the newest SDK.

## How sure it is

Settings are read from the Xcode project with the `.xcconfig` files it names, and from XcodeGen's `project.yml`. A target
that does not say anything has the project's setting. The rule is silent where a version is not known, such as a variable or
a file that is not there. Only the same system is compared: a watch app's extension with the watch app.

A higher version may be meant. Then silence the rule in `.widgetlint.json`, or lower it and put `#available` around what is
newer: the widgets that need nothing new then stay for everyone.

## Bad

### What Xcode wrote for a new target

```text file=Habit.xcodeproj/project.pbxproj
// !$*UTF8*$!
{
    archiveVersion = 1;
    objectVersion = 77;
    rootObject = PROJECT;
    objects = {
        PROJECT = {
            isa = PBXProject;
            buildConfigurationList = PROJECT_LIST;
            mainGroup = MAIN;
            targets = (APP, WIDGET);
        };
        MAIN = { isa = PBXGroup; children = (WIDGET_FOLDER); sourceTree = "<group>"; };
        WIDGET_FOLDER = {
            isa = PBXFileSystemSynchronizedRootGroup;
            path = HabitWidgets;
            sourceTree = "<group>";
        };
        APP = {
            isa = PBXNativeTarget;
            name = Habit;
            productType = "com.apple.product-type.application";
            productReference = APP_PRODUCT;
            buildConfigurationList = APP_LIST;
            buildPhases = (EMBED);
            dependencies = (DEPENDENCY);
        };
        WIDGET = {
            isa = PBXNativeTarget;
            name = HabitWidgets;
            productType = "com.apple.product-type.app-extension";
            productReference = WIDGET_PRODUCT;
            buildConfigurationList = WIDGET_LIST;
            buildPhases = ();
            fileSystemSynchronizedGroups = (WIDGET_FOLDER);
        };
        APP_PRODUCT = { isa = PBXFileReference; path = Habit.app; sourceTree = BUILT_PRODUCTS_DIR; };
        WIDGET_PRODUCT = { isa = PBXFileReference; path = HabitWidgets.appex; sourceTree = BUILT_PRODUCTS_DIR; };
        EMBED = { isa = PBXCopyFilesBuildPhase; dstSubfolderSpec = 13; files = (EMBEDDED); };
        EMBEDDED = { isa = PBXBuildFile; fileRef = WIDGET_PRODUCT; };
        DEPENDENCY = { isa = PBXTargetDependency; target = WIDGET; };
        PROJECT_LIST = { isa = XCConfigurationList; buildConfigurations = (PROJECT_DEBUG, PROJECT_RELEASE); };
        PROJECT_DEBUG = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; }; };
        PROJECT_RELEASE = { isa = XCBuildConfiguration; name = Release; buildSettings = { SDKROOT = iphoneos; }; };
        APP_LIST = { isa = XCConfigurationList; buildConfigurations = (APP_DEBUG, APP_RELEASE); };
        APP_DEBUG = {
            isa = XCBuildConfiguration;
            name = Debug;
            buildSettings = { IPHONEOS_DEPLOYMENT_TARGET = 18.0; };
        };
        APP_RELEASE = {
            isa = XCBuildConfiguration;
            name = Release;
            buildSettings = { IPHONEOS_DEPLOYMENT_TARGET = 18.0; };
        };
        WIDGET_LIST = { isa = XCConfigurationList; buildConfigurations = (WIDGET_DEBUG, WIDGET_RELEASE); };
        WIDGET_DEBUG = {
            isa = XCBuildConfiguration;
            name = Debug;
            buildSettings = {
                INFOPLIST_FILE = HabitWidgets/Info.plist;
                IPHONEOS_DEPLOYMENT_TARGET = 26.4; /* finding: deployment-above-app */
            };
        };
        WIDGET_RELEASE = {
            isa = XCBuildConfiguration;
            name = Release;
            buildSettings = {
                INFOPLIST_FILE = HabitWidgets/Info.plist;
                IPHONEOS_DEPLOYMENT_TARGET = 26.4;
            };
        };
    };
}
```

```xml file=HabitWidgets/Info.plist
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0">
<dict>
    <key>NSExtension</key>
    <dict>
        <key>NSExtensionPointIdentifier</key>
        <string>com.apple.widgetkit-extension</string>
    </dict>
</dict>
</plist>
```

```swift file=HabitWidgets/HabitWidgets.swift
import SwiftUI
import WidgetKit

@main
struct HabitWidgets: WidgetBundle {
    var body: some Widget {
        HabitWidget()
    }
}
```

### In project.yml

```yaml file=project.yml
name: Habit
options:
  deploymentTarget:
    iOS: "17.0"
targets:
  Habit:
    type: application
    platform: iOS
    sources: [Habit]
    dependencies:
      - target: HabitWidgets
  HabitWidgets:
    type: app-extension
    platform: iOS
    deploymentTarget: "18.2" # finding: deployment-above-app
    sources: [HabitWidgets]
```

```xml file=HabitWidgets/Info.plist
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0">
<dict>
    <key>NSExtension</key>
    <dict>
        <key>NSExtensionPointIdentifier</key>
        <string>com.apple.widgetkit-extension</string>
    </dict>
</dict>
</plist>
```

```swift file=HabitWidgets/HabitWidgets.swift
import SwiftUI
import WidgetKit

@main
struct HabitWidgets: WidgetBundle {
    var body: some Widget {
        HabitWidget()
    }
}
```

### In one configuration, and in a file of settings

```yaml file=project.yml
name: Habit
targets:
  Habit:
    type: application
    platform: iOS
    deploymentTarget: "17.0"
    sources: [Habit]
    dependencies:
      - target: HabitWidgets
  HabitWidgets:
    type: app-extension
    platform: iOS
    sources: [HabitWidgets]
    configFiles:
      Debug: Debug.xcconfig
      Release: Release.xcconfig
```

```text file=Debug.xcconfig
IPHONEOS_DEPLOYMENT_TARGET = 17.0
```

```text file=Release.xcconfig
IPHONEOS_DEPLOYMENT_TARGET = 17.4 // finding: deployment-above-app
```

```xml file=HabitWidgets/Info.plist
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0">
<dict>
    <key>NSExtension</key>
    <dict>
        <key>NSExtensionPointIdentifier</key>
        <string>com.apple.widgetkit-extension</string>
    </dict>
</dict>
</plist>
```

```swift file=HabitWidgets/HabitWidgets.swift
import SwiftUI
import WidgetKit

@main
struct HabitWidgets: WidgetBundle {
    var body: some Widget {
        HabitWidget()
    }
}
```

### A watch app's extension

```yaml file=project.yml
name: Habit
targets:
  Habit:
    type: application
    platform: iOS
    deploymentTarget: "26.0"
    sources: [Habit]
    dependencies:
      - target: HabitWatch
  HabitWatch:
    type: application
    platform: watchOS
    deploymentTarget: "10.0"
    sources: [HabitWatch]
    dependencies:
      - target: HabitWidgets
  HabitWidgets:
    type: app-extension
    platform: watchOS
    deploymentTarget: "11.0" # finding: deployment-above-app
    sources: [HabitWidgets]
```

```xml file=HabitWidgets/Info.plist
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0">
<dict>
    <key>NSExtension</key>
    <dict>
        <key>NSExtensionPointIdentifier</key>
        <string>com.apple.widgetkit-extension</string>
    </dict>
</dict>
</plist>
```

```swift file=HabitWidgets/HabitWidgets.swift
import SwiftUI
import WidgetKit

@main
struct HabitWidgets: WidgetBundle {
    var body: some Widget {
        HabitWidget()
    }
}
```

## Good

### Equal

```text file=Habit.xcodeproj/project.pbxproj
// !$*UTF8*$!
{
    archiveVersion = 1;
    objectVersion = 77;
    rootObject = PROJECT;
    objects = {
        PROJECT = {
            isa = PBXProject;
            buildConfigurationList = PROJECT_LIST;
            mainGroup = MAIN;
            targets = (APP, WIDGET);
        };
        MAIN = { isa = PBXGroup; children = (WIDGET_FOLDER); sourceTree = "<group>"; };
        WIDGET_FOLDER = {
            isa = PBXFileSystemSynchronizedRootGroup;
            path = HabitWidgets;
            sourceTree = "<group>";
        };
        APP = {
            isa = PBXNativeTarget;
            name = Habit;
            productType = "com.apple.product-type.application";
            productReference = APP_PRODUCT;
            buildConfigurationList = APP_LIST;
            buildPhases = (EMBED);
            dependencies = (DEPENDENCY);
        };
        WIDGET = {
            isa = PBXNativeTarget;
            name = HabitWidgets;
            productType = "com.apple.product-type.app-extension";
            productReference = WIDGET_PRODUCT;
            buildConfigurationList = WIDGET_LIST;
            buildPhases = ();
            fileSystemSynchronizedGroups = (WIDGET_FOLDER);
        };
        APP_PRODUCT = { isa = PBXFileReference; path = Habit.app; sourceTree = BUILT_PRODUCTS_DIR; };
        WIDGET_PRODUCT = { isa = PBXFileReference; path = HabitWidgets.appex; sourceTree = BUILT_PRODUCTS_DIR; };
        EMBED = { isa = PBXCopyFilesBuildPhase; dstSubfolderSpec = 13; files = (EMBEDDED); };
        EMBEDDED = { isa = PBXBuildFile; fileRef = WIDGET_PRODUCT; };
        DEPENDENCY = { isa = PBXTargetDependency; target = WIDGET; };
        PROJECT_LIST = { isa = XCConfigurationList; buildConfigurations = (PROJECT_DEBUG, PROJECT_RELEASE); };
        PROJECT_DEBUG = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; }; };
        PROJECT_RELEASE = { isa = XCBuildConfiguration; name = Release; buildSettings = { SDKROOT = iphoneos; }; };
        APP_LIST = { isa = XCConfigurationList; buildConfigurations = (APP_DEBUG, APP_RELEASE); };
        APP_DEBUG = {
            isa = XCBuildConfiguration;
            name = Debug;
            buildSettings = { IPHONEOS_DEPLOYMENT_TARGET = 18.0; };
        };
        APP_RELEASE = {
            isa = XCBuildConfiguration;
            name = Release;
            buildSettings = { IPHONEOS_DEPLOYMENT_TARGET = 18.0; };
        };
        WIDGET_LIST = { isa = XCConfigurationList; buildConfigurations = (WIDGET_DEBUG, WIDGET_RELEASE); };
        WIDGET_DEBUG = {
            isa = XCBuildConfiguration;
            name = Debug;
            buildSettings = {
                INFOPLIST_FILE = HabitWidgets/Info.plist;
                IPHONEOS_DEPLOYMENT_TARGET = 18.0;
            };
        };
        WIDGET_RELEASE = {
            isa = XCBuildConfiguration;
            name = Release;
            buildSettings = {
                INFOPLIST_FILE = HabitWidgets/Info.plist;
                IPHONEOS_DEPLOYMENT_TARGET = 18.0;
            };
        };
    };
}
```

```xml file=HabitWidgets/Info.plist
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0">
<dict>
    <key>NSExtension</key>
    <dict>
        <key>NSExtensionPointIdentifier</key>
        <string>com.apple.widgetkit-extension</string>
    </dict>
</dict>
</plist>
```

```swift file=HabitWidgets/HabitWidgets.swift
import SwiftUI
import WidgetKit

@main
struct HabitWidgets: WidgetBundle {
    var body: some Widget {
        HabitWidget()
    }
}
```

### Lower than the app's

```yaml file=project.yml
name: Habit
targets:
  Habit:
    type: application
    platform: iOS
    deploymentTarget: "18.0"
    sources: [Habit]
    dependencies:
      - target: HabitWidgets
  HabitWidgets:
    type: app-extension
    platform: iOS
    deploymentTarget: "17.6"
    sources: [HabitWidgets]
```

```xml file=HabitWidgets/Info.plist
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0">
<dict>
    <key>NSExtension</key>
    <dict>
        <key>NSExtensionPointIdentifier</key>
        <string>com.apple.widgetkit-extension</string>
    </dict>
</dict>
</plist>
```

```swift file=HabitWidgets/HabitWidgets.swift
import SwiftUI
import WidgetKit

@main
struct HabitWidgets: WidgetBundle {
    var body: some Widget {
        HabitWidget()
    }
}
```

### Not known

```yaml file=project.yml
name: Habit
targets:
  Habit:
    type: application
    platform: iOS
    sources: [Habit]
    settings:
      IPHONEOS_DEPLOYMENT_TARGET: $(OLDEST_SYSTEM)
    dependencies:
      - target: HabitWidgets
  HabitWidgets:
    type: app-extension
    platform: iOS
    deploymentTarget: "18.0"
    sources: [HabitWidgets]
```

```xml file=HabitWidgets/Info.plist
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0">
<dict>
    <key>NSExtension</key>
    <dict>
        <key>NSExtensionPointIdentifier</key>
        <string>com.apple.widgetkit-extension</string>
    </dict>
</dict>
</plist>
```

```swift file=HabitWidgets/HabitWidgets.swift
import SwiftUI
import WidgetKit

@main
struct HabitWidgets: WidgetBundle {
    var body: some Widget {
        HabitWidget()
    }
}
```

### Different systems

```yaml file=project.yml
name: Habit
targets:
  Habit:
    type: application
    platform: iOS
    deploymentTarget: "17.0"
    sources: [Habit]
    dependencies:
      - target: HabitWatch
  HabitWatch:
    type: application
    platform: watchOS
    deploymentTarget: "26.0"
    sources: [HabitWatch]
    dependencies:
      - target: HabitWidgets
  HabitWidgets:
    type: app-extension
    platform: watchOS
    deploymentTarget: "26.0"
    sources: [HabitWidgets]
```

```xml file=HabitWidgets/Info.plist
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0">
<dict>
    <key>NSExtension</key>
    <dict>
        <key>NSExtensionPointIdentifier</key>
        <string>com.apple.widgetkit-extension</string>
    </dict>
</dict>
</plist>
```

```swift file=HabitWidgets/HabitWidgets.swift
import SwiftUI
import WidgetKit

@main
struct HabitWidgets: WidgetBundle {
    var body: some Widget {
        HabitWidget()
    }
}
```

## References

- [Creating a widget extension](https://developer.apple.com/documentation/widgetkit/creating-a-widget-extension)
- [Build settings reference](https://developer.apple.com/documentation/xcode/build-settings-reference)

"""#
    )
}

extension RulePages {
    static let doubleWidgetUrl = RulePage(
        id: "double-widget-url",
        title: "Two links for one whole widget",
        group: "families-and-links",
        severity: .warning,
        set: "recommended",
        fix: "none",
        since: "0.1.0",
        markdown: #"""
# Two links for one whole widget

This rule finds `widgetURL` where another one is drawn at the same time: in a `ForEach`, in a view that is drawn twice, on
a view and on what is around it, or on two views next to each other. The finding stands at the second, seen from the
outside in; the related place is the first.

## Why it matters

`widgetURL` says where a tap on the widget leads, outside of links. There can be one. With several, Apple's documentation
calls the behaviour undefined: rows that were to open their own item all open the same one, and which one that is may change
with the system.

## How sure it is

What a widget draws is followed for each of its families, and what a Live Activity shows on the Lock Screen, through views,
modifiers, helper properties and functions of the project. A view that marks a widget's background is looked at as well
where no widget is seen to draw it.

Left alone are branches that exclude each other (`if`, `switch`, `#if`, a ternary, one per family, `ViewThatFits`),
`widgetURL(nil)`, and the Dynamic Island, which has one of its own.

## Bad

### One for each row

```swift
import SwiftUI
import WidgetKit

struct InboxView: View {
    let entry: InboxEntry

    var body: some View {
        VStack {
            ForEach(entry.mails) { mail in
                Text(mail.subject)
                    .widgetURL(mail.url) // finding: double-widget-url
            }
        }
        .containerBackground(.background, for: .widget)
    }
}
```

### A row in a file of its own

```swift file=Widgets/InboxWidget.swift
import SwiftUI
import WidgetKit

struct InboxWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Inbox", provider: InboxProvider()) { entry in
            InboxView(entry: entry).containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Inbox")
        .description("What comes next.")
        .supportedFamilies([.systemMedium])
    }
}

struct InboxView: View {
    let entry: InboxEntry

    var body: some View {
        ForEach(entry.mails) { MailRow(mail: $0) }
    }
}
```

```swift file=Widgets/MailRow.swift
import SwiftUI
import WidgetKit

struct MailRow: View {
    let mail: Mail

    var body: some View {
        Text(mail.subject).widgetURL(mail.url) // finding: double-widget-url
    }
}
```

### On a view and around it

```swift
import SwiftUI
import WidgetKit

struct InboxView: View {
    let entry: InboxEntry

    var body: some View {
        VStack {
            Text("Inbox")
            newest
        }
        .widgetURL(entry.inbox)
    }

    private var newest: some View {
        Text(entry.newest.subject)
            .widgetURL(entry.newest.url) // finding: double-widget-url
    }
}

struct InboxWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Inbox", provider: InboxProvider()) { entry in
            InboxView(entry: entry).containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Inbox")
        .description("What comes next.")
        .supportedFamilies([.systemSmall])
    }
}
```

### Side by side

```swift
import SwiftUI
import WidgetKit

struct InboxView: View {
    let entry: InboxEntry

    var body: some View {
        HStack {
            MailRow(mail: entry.mails.first) // drawn twice
            MailRow(mail: entry.mails.last)
        }
    }
}

struct MailRow: View {
    let mail: Mail?

    var body: some View {
        if let mail {
            Text(mail.subject).modifier(Opens(url: mail.url))
        }
    }
}

struct Opens: ViewModifier {
    let url: URL
    func body(content: Content) -> some View {
        content.widgetURL(url) // finding: double-widget-url
    }
}

struct InboxWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Inbox", provider: InboxProvider()) { entry in
            InboxView(entry: entry).containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Inbox")
        .description("What comes next.")
        .supportedFamilies([.systemMedium])
    }
}
```

### In one family

```swift
import SwiftUI
import WidgetKit

struct InboxView: View {
    @Environment(\.widgetFamily) private var family
    let entry: InboxEntry

    var body: some View {
        content.widgetURL(entry.inbox)
    }

    @ViewBuilder
    private var content: some View {
        switch family {
        case .systemSmall: Text("Inbox").widgetURL(entry.newest.url) // finding: double-widget-url
        default: Text("Inbox")
        }
    }
}

struct InboxWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Inbox", provider: InboxProvider()) { entry in
            InboxView(entry: entry).containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Inbox")
        .description("What comes next.")
        .supportedFamilies([.systemSmall, .systemMedium])
    }
}
```

## Good

### Links for the rows

```swift
import SwiftUI
import WidgetKit

struct InboxView: View {
    let entry: InboxEntry

    var body: some View {
        VStack {
            ForEach(entry.mails) { mail in
                Link(destination: mail.url) { Text(mail.subject) }
            }
        }
        .widgetURL(entry.inbox)
    }
}

struct InboxWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Inbox", provider: InboxProvider()) { entry in
            InboxView(entry: entry).containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Inbox")
        .description("What comes next.")
        .supportedFamilies([.systemMedium])
    }
}
```

### Branches that exclude each other

```swift
import SwiftUI
import WidgetKit

struct InboxView: View {
    @Environment(\.widgetFamily) private var family
    let entry: InboxEntry

    var body: some View {
        switch family {
        case .systemSmall: Text(entry.newest.subject).widgetURL(entry.newest.url)
        default:
            if entry.mails.isEmpty {
                Text("No mail").widgetURL(entry.inbox)
            } else {
                Text("Mail")
                    #if os(iOS)
                    .widgetURL(entry.inbox)
                    #else
                    .widgetURL(entry.newest.url)
                    #endif
            }
        }
    }
}

struct InboxWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Inbox", provider: InboxProvider()) { entry in
            InboxView(entry: entry).containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Inbox")
        .description("What comes next.")
        .supportedFamilies([.systemSmall, .systemMedium])
    }
}
```

### None for a row

```swift
import SwiftUI
import WidgetKit

struct InboxView: View {
    let entry: InboxEntry

    var body: some View {
        VStack {
            ForEach(entry.mails) { mail in
                MailRow(mail: mail, url: nil)
            }
        }
        .widgetURL(entry.inbox)
    }
}

struct MailRow: View {
    let mail: Mail
    let url: URL?

    var body: some View { Text(mail.subject).widgetURL(url) }
}

struct InboxWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Inbox", provider: InboxProvider()) { entry in
            InboxView(entry: entry).containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Inbox")
        .description("What comes next.")
        .supportedFamilies([.systemMedium])
    }
}
```

### A Live Activity and its Dynamic Island

```swift
import SwiftUI
import WidgetKit

struct RideActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: RideAttributes.self) { context in
            Text("Ride").widgetURL(context.attributes.url)
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.center) { Text("Ride") }
            } compactLeading: {
                Text("R")
            } compactTrailing: {
                Text("1")
            } minimal: {
                Text("R")
            }
            .widgetURL(context.attributes.url)
        }
    }
}
```

## References

- [widgetURL(_:)](https://developer.apple.com/documentation/swiftui/view/widgeturl(_:))

"""#
    )
}

extension RulePages {
    static let duplicateKind = RulePage(
        id: "duplicate-kind",
        title: "Two widgets of one extension with the same kind",
        group: "kinds-and-bundles",
        severity: .error,
        set: "recommended",
        fix: "none",
        since: "0.1.0",
        markdown: #"""
# Two widgets of one extension with the same kind

The `kind` of a configuration is the widget's identity. This rule finds two types of one extension whose configurations
have the same kind, which is what is left when a widget is made from a copy of another. The finding stands at the kind of
the second; the related place shows the first.

A widget and a control with the same kind are reported as `info`.

## Why it matters

The system keeps its list of widgets by kind. Of two with the same kind, one is missing from the gallery, or it shows
what the other should. A reload for the kind reaches one of them, and which one that is nobody can tell.

Whether the system keeps the kinds of controls apart from those of widgets is not documented. Different names cost
nothing.

People who have placed a widget lose it when its kind changes. So it is the newer of the two that should get another one.

## How sure it is

Both kinds must be constants with one value, and both types must be widgets that one run of the extension shows. That is
certain when a bundle lists both; where there is no bundle, when a project file says that one extension compiles both
files, or when both stand in one file.

Left alone are

- the branches of one type, behind `#if`, `#available` or anything else;
- types behind conditions of `#if` that may be meant for different builds;
- a bundle that lists the one or the other, or two bundles of which the extension starts one: an old widget and the one
  that takes its place are meant to have the same kind;
- widgets of different extensions.

What it cannot see: kinds that are made while the app runs.

## Bad

### A copied widget

```swift
import SwiftUI
import WidgetKit

struct MorningWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Habits", provider: MorningProvider()) { MorningView(entry: $0) }
            .configurationDisplayName("Morning")
            .description("Habits of the morning.")
            .supportedFamilies([.systemSmall])
    }
}

struct EveningWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Habits", provider: EveningProvider()) { EveningView(entry: $0) } // finding: duplicate-kind
            .configurationDisplayName("Evening")
            .description("Habits of the evening.")
            .supportedFamilies([.systemSmall])
    }
}

@main
struct HabitWidgets: WidgetBundle {
    var body: some Widget {
        MorningWidget()
        EveningWidget()
    }
}
```

### The same constant, and no bundle in sight

```swift
import AppIntents
import SwiftUI
import WidgetKit

enum WidgetKinds {
    static let walk = "com.example.walk"
    static let run = walk
}

struct WalkWidget: Widget {
    private let kind = WidgetKinds.walk

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: kind, provider: WalkProvider()) { WalkView(entry: $0) }
            .configurationDisplayName("Walk")
            .description("Steps of today.")
            .supportedFamilies([.systemSmall])
    }
}

struct RunWidget: Widget {
    private let kind = WidgetKinds.run

    var body: some WidgetConfiguration {
        AppIntentConfiguration(
            kind: kind, // finding: duplicate-kind
            intent: RunIntent.self,
            provider: RunProvider()
        ) { RunView(entry: $0) }
        .configurationDisplayName("Run")
        .description("The last run.")
        .supportedFamilies([.systemSmall])
    }
}
```

### In two files of one extension

```yaml file=project.yml
name: Ferry
options:
  deploymentTarget:
    iOS: "18.0"
targets:
  Ferry:
    type: application
    platform: iOS
    sources: [App]
    dependencies:
      - target: FerryWidgets
        embed: true
  FerryWidgets:
    type: app-extension
    platform: iOS
    sources: [Widgets]
    dependencies:
      - sdk: WidgetKit.framework
```

```swift file=Widgets/Next/NextFerryWidget.swift
import SwiftUI
import WidgetKit

struct NextFerryWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Ferry", provider: FerryProvider()) { NextFerryView(entry: $0) }
            .configurationDisplayName("Next ferry")
            .description("When it leaves.")
            .supportedFamilies([.systemSmall])
    }
}
```

```swift file=Widgets/Quay/QuayWidget.swift
import SwiftUI
import WidgetKit

struct QuayWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Ferry", provider: QuayProvider()) { QuayView(entry: $0) } // finding: duplicate-kind
            .configurationDisplayName("Quay")
            .description("Where it leaves.")
            .supportedFamilies([.systemSmall])
    }
}
```

```swift file=Widgets/FerryWidgets.swift
import SwiftUI
import WidgetKit

@main
struct FerryWidgets: WidgetBundle {
    var body: some Widget {
        NextFerryWidget()
        Quays().body
    }
}

struct Quays: WidgetBundle {
    var body: some Widget { QuayWidget() }
}
```

### A widget and a control

```swift
import AppIntents
import SwiftUI
import WidgetKit

struct LampWidget: Widget {
    private let kind = "Lamp"

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: kind, provider: LampProvider()) { LampView(entry: $0) }
            .configurationDisplayName("Lamp")
            .description("Whether the lamp is on.")
            .supportedFamilies([.systemSmall])
    }
}

struct LampControl: ControlWidget {
    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "Lamp") { // finding: duplicate-kind (info)
            ControlWidgetButton(action: LampIntent()) { Label("Lamp", systemImage: "lightbulb") }
        }
        .displayName("Lamp")
        .description("Turns the lamp on.")
    }
}
```

## Good

### A kind for each

```swift
import SwiftUI
import WidgetKit

struct MorningWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Habits.morning", provider: MorningProvider()) { MorningView(entry: $0) }
            .configurationDisplayName("Morning")
            .description("Habits of the morning.")
            .supportedFamilies([.systemSmall])
    }
}

struct EveningWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Habits.evening", provider: EveningProvider()) { EveningView(entry: $0) }
            .configurationDisplayName("Evening")
            .description("Habits of the evening.")
            .supportedFamilies([.systemSmall])
    }
}
```

### Branches of one type

```swift
import AppIntents
import SwiftUI
import WidgetKit

struct WalkWidget: Widget {
    var body: some WidgetConfiguration {
        #if os(watchOS)
        StaticConfiguration(kind: "Walk", provider: WalkProvider()) { WalkView(entry: $0) }
            .configurationDisplayName("Walk")
            .description("Steps of today.")
            .supportedFamilies([.accessoryCircular])
        #else
        AppIntentConfiguration(kind: "Walk", intent: WalkIntent.self, provider: WalkIntentProvider()) { WalkView(entry: $0) }
            .configurationDisplayName("Walk")
            .description("Steps of today.")
            .supportedFamilies([.systemSmall])
        #endif
    }
}
```

### A type for each system

```swift
import SwiftUI
import WidgetKit

#if os(watchOS)
struct WatchWalkWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Walk", provider: WalkProvider()) { WalkView(entry: $0) }
            .configurationDisplayName("Walk")
            .description("Steps of today.")
            .supportedFamilies([.accessoryCircular])
    }
}
#else
struct PhoneWalkWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Walk", provider: WalkProvider()) { WalkView(entry: $0) }
            .configurationDisplayName("Walk")
            .description("Steps of today.")
            .supportedFamilies([.systemSmall])
    }
}
#endif
```

### An old widget, and the one that takes its place

```swift
import AppIntents
import SwiftUI
import WidgetKit

struct RunWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Run", provider: RunProvider()) { RunView(entry: $0) }
            .configurationDisplayName("Run")
            .description("The last run.")
            .supportedFamilies([.systemSmall])
    }
}

@available(iOS 17.0, *)
struct ConfigurableRunWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "Run", intent: RunIntent.self, provider: RunIntentProvider()) { RunView(entry: $0) }
            .configurationDisplayName("Run")
            .description("The last run.")
            .supportedFamilies([.systemSmall])
    }
}

@main
struct RunWidgets: WidgetBundle {
    var body: some Widget { widgets() }

    private func widgets() -> some Widget {
        if #available(iOS 17.0, *) {
            return WidgetBundleBuilder.buildBlock(ConfigurableRunWidget())
        }
        return WidgetBundleBuilder.buildBlock(RunWidget())
    }
}
```

### One of two bundles is started

```swift
import AppIntents
import SwiftUI
import WidgetKit

@main
struct Widgets {
    static func main() {
        if #available(iOS 17.0, *) {
            NewWidgets.main()
        } else {
            OldWidgets.main()
        }
    }
}

@available(iOS 17.0, *)
struct NewWidgets: WidgetBundle {
    var body: some Widget { ConfigurableRunWidget() }
}

struct OldWidgets: WidgetBundle {
    var body: some Widget { RunWidget() }
}

struct RunWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Run", provider: RunProvider()) { RunView(entry: $0) }
            .configurationDisplayName("Run")
            .description("The last run.")
            .supportedFamilies([.systemSmall])
    }
}

@available(iOS 17.0, *)
struct ConfigurableRunWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "Run", intent: RunIntent.self, provider: RunIntentProvider()) { RunView(entry: $0) }
            .configurationDisplayName("Run")
            .description("The last run.")
            .supportedFamilies([.systemSmall])
    }
}
```

### Widgets of different extensions

```yaml file=project.yml
name: Ferry
targets:
  Ferry:
    type: application
    platform: iOS
    deploymentTarget: "18.0"
    sources: [App]
    dependencies:
      - target: FerryWidgets
        embed: true
  FerryWidgets:
    type: app-extension
    platform: iOS
    deploymentTarget: "18.0"
    sources: [Widgets/Phone]
    dependencies:
      - sdk: WidgetKit.framework
  WatchWidgets:
    type: app-extension
    platform: watchOS
    deploymentTarget: "11.0"
    sources: [Widgets/Watch]
    dependencies:
      - sdk: WidgetKit.framework
```

```swift file=Widgets/Phone/FerryWidget.swift
import SwiftUI
import WidgetKit

@main
struct FerryWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Ferry", provider: FerryProvider()) { FerryView(entry: $0) }
            .configurationDisplayName("Ferry")
            .description("When it leaves.")
            .supportedFamilies([.systemSmall])
    }
}
```

```swift file=Widgets/Watch/FerryComplication.swift
import SwiftUI
import WidgetKit

@main
struct FerryComplication: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Ferry", provider: FerryProvider()) { FerryCircle(entry: $0) }
            .configurationDisplayName("Ferry")
            .description("When it leaves.")
            .supportedFamilies([.accessoryCircular])
    }
}
```

### Examples in one folder that have nothing to do with each other

```swift file=Examples/Clock.swift
import SwiftUI
import WidgetKit

struct ClockWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Example", provider: ClockProvider()) { ClockView(entry: $0) }
            .configurationDisplayName("Clock")
            .description("The time.")
            .supportedFamilies([.systemSmall])
    }
}
```

```swift file=Examples/Weather.swift
import SwiftUI
import WidgetKit

struct WeatherWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Example", provider: WeatherProvider()) { WeatherView(entry: $0) }
            .configurationDisplayName("Weather")
            .description("The temperature.")
            .supportedFamilies([.systemSmall])
    }
}
```

### Kinds that are made while the app runs

```swift
import SwiftUI
import WidgetKit

struct MorningWidget: Widget {
    let kind = Kinds.shared.next()

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: kind, provider: MorningProvider()) { MorningView(entry: $0) }
            .configurationDisplayName("Morning")
            .description("Habits of the morning.")
            .supportedFamilies([.systemSmall])
    }
}

struct EveningWidget: Widget {
    let kind = Kinds.shared.next()

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: kind, provider: EveningProvider()) { EveningView(entry: $0) }
            .configurationDisplayName("Evening")
            .description("Habits of the evening.")
            .supportedFamilies([.systemSmall])
    }
}
```

## References

- [StaticConfiguration.init(kind:provider:content:)](https://developer.apple.com/documentation/widgetkit/staticconfiguration/init(kind:provider:content:)-9mnee)
- [Creating a widget extension](https://developer.apple.com/documentation/widgetkit/creating-a-widget-extension)

"""#
    )
}

extension RulePages {
    static let emptySnapshot = RulePage(
        id: "empty-snapshot",
        title: "A snapshot without content",
        group: "timeline-providers",
        severity: .info,
        set: "recommended",
        fix: "none",
        since: "0.1.0",
        markdown: #"""
# A snapshot without content

This rule finds a `getSnapshot` or `snapshot(for:in:)` all of whose entries evidently hold nothing: `[]`, `nil`, `""` or
`0` for everything but the date, or an entry that is called `.empty` or `.loading`.

## Why it matters

The snapshot is the picture of the widget in the gallery, where people decide whether they want it. A widget that shows
a zero, a dash or a spinner there says nothing about what it is for.

## How sure it is

It is advice. An entry counts when it is made at the place, or is a constant of the method. The date, the configuration
and the family are no content. The rule is silent about everything that has to be computed, about methods that give
another entry on another path, and about `.empty` where the project's constant of this name holds something.

## Bad

### Nothing for every value

```swift
import WidgetKit

struct StepsEntry: TimelineEntry {
    let date: Date
    let steps: Int
    let days: [Int]
    let note: String?
}

struct StepsProvider: TimelineProvider {
    func placeholder(in context: Context) -> StepsEntry { StepsEntry(date: .now, steps: 4_200, days: [3, 5, 4], note: nil) }

    func getSnapshot(in context: Context, completion: @escaping (StepsEntry) -> Void) {
        let entry = StepsEntry(date: .now, steps: 0, days: [], note: nil)
        completion(entry) // finding: empty-snapshot
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<StepsEntry>) -> Void) {
        let next = Date.now.addingTimeInterval(3600)
        completion(Timeline(entries: [StepsStore.entry()], policy: .after(next)))
    }
}
```

### An entry that is called empty

```swift
import AppIntents
import WidgetKit

enum NoteState {
    case loading
    case note(String)
}

struct NoteEntry: TimelineEntry {
    let date: Date
    let state: NoteState
    let configuration: NoteIntent
}

struct NoteProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> NoteEntry {
        NoteEntry(date: .now, state: .note("Buy milk"), configuration: NoteIntent())
    }

    func snapshot(for configuration: NoteIntent, in context: Context) async -> NoteEntry {
        NoteEntry(date: .now, state: .loading, configuration: configuration) // finding: empty-snapshot
    }

    func timeline(for configuration: NoteIntent, in context: Context) async -> Timeline<NoteEntry> {
        let entry = NoteEntry(date: .now, state: await NoteStore.state(), configuration: configuration)
        return Timeline(entries: [entry], policy: .after(.now.addingTimeInterval(3600)))
    }
}

struct TipEntry: TimelineEntry {
    let date: Date
    let text: String

    static let empty = TipEntry(date: .now, text: "")
}

struct TipProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> TipEntry { TipEntry(date: .now, text: "Take a walk") }

    func snapshot(for configuration: NoteIntent, in context: Context) async -> TipEntry {
        return TipEntry.empty // finding: empty-snapshot
    }

    func timeline(for configuration: NoteIntent, in context: Context) async -> Timeline<TipEntry> {
        Timeline(entries: [await TipStore.entry()], policy: .after(.now.addingTimeInterval(3600)))
    }
}
```

## Good

### A sample

```swift
import WidgetKit

struct StepsEntry: TimelineEntry {
    let date: Date
    let steps: Int
    let days: [Int]
    let note: String?
}

struct StepsProvider: TimelineProvider {
    func placeholder(in context: Context) -> StepsEntry { StepsEntry(date: .now, steps: 4_200, days: [3, 5, 4], note: nil) }

    func getSnapshot(in context: Context, completion: @escaping (StepsEntry) -> Void) {
        completion(StepsEntry(date: .now, steps: 4_200, days: [], note: nil))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<StepsEntry>) -> Void) {
        let next = Date.now.addingTimeInterval(3600)
        completion(Timeline(entries: [StepsStore.entry()], policy: .after(next)))
    }
}
```

### Real values, and nothing only where there are none

```swift
import AppIntents
import WidgetKit

struct TipEntry: TimelineEntry {
    let date: Date
    let text: String

    static let empty = TipEntry(date: .now, text: "No tip today")
}

struct TipProvider: TimelineProvider {
    func placeholder(in context: Context) -> TipEntry { TipEntry(date: .now, text: "Take a walk") }

    func getSnapshot(in context: Context, completion: @escaping (TipEntry) -> Void) {
        guard let text = TipStore.text else {
            completion(TipEntry(date: .now, text: ""))
            return
        }
        completion(TipEntry(date: .now, text: text))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<TipEntry>) -> Void) {
        let entry = TipEntry(date: .now, text: TipStore.text ?? "")
        completion(Timeline(entries: [entry], policy: .after(.now.addingTimeInterval(3600))))
    }
}

struct TipOfDayProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> TipEntry { TipEntry(date: .now, text: "Take a walk") }

    func snapshot(for configuration: TipIntent, in context: Context) async -> TipEntry { TipEntry.empty }

    func timeline(for configuration: TipIntent, in context: Context) async -> Timeline<TipEntry> {
        Timeline(entries: [TipEntry(date: .now, text: await TipStore.load())], policy: .after(.now.addingTimeInterval(3600)))
    }
}

struct ClockEntry: TimelineEntry {
    let date: Date
}

struct ClockProvider: TimelineProvider {
    func placeholder(in context: Context) -> ClockEntry { ClockEntry(date: .now) }

    func getSnapshot(in context: Context, completion: @escaping (ClockEntry) -> Void) {
        completion(ClockEntry(date: .now))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<ClockEntry>) -> Void) {
        completion(Timeline(entries: [ClockEntry(date: .now)], policy: .after(.now.addingTimeInterval(3600))))
    }
}
```

## References

- [TimelineProvider.getSnapshot(in:completion:)](https://developer.apple.com/documentation/widgetkit/timelineprovider/getsnapshot(in:completion:))
- [Creating a widget extension](https://developer.apple.com/documentation/widgetkit/creating-a-widget-extension)

"""#
    )
}

extension RulePages {
    static let entriesNeverReload = RulePage(
        id: "entries-never-reload",
        title: "A timeline without entries, or one that is never replaced",
        group: "timeline-providers",
        severity: .warning,
        set: "recommended",
        fix: "none",
        since: "0.1.0",
        markdown: #"""
# A timeline without entries, or one that is never replaced

This rule finds two kinds of timelines:

- `Timeline(entries: [], …)`, also through a local array that gets no entry;
- `policy: .never` in a project in which nothing else asks for new content: there is no call of
  `WidgetCenter.shared.reloadTimelines(ofKind:)` or `reloadAllTimelines()`, and no `WidgetPushHandler`.

## Why it matters

A timeline without entries gives the widget nothing to show: it keeps its placeholder, or what it showed before.

With `.never` the system asks for no other timeline. Unless the app or a push does, the widget shows for weeks what it
showed on the first day.

## How sure it is

Whether an array is empty is read from the code; an array that comes from elsewhere, or is filled anywhere, is left alone.

For `.never` the whole project is looked through. A project file that names an app of which no code is linted keeps the
rule silent, as the app may ask for reloads. It also keeps silent where an entry stores nothing but its date (such a
widget never changes), and where a button or toggle of a widget runs an intent, after which the system reloads the widget.
A Swift block of a Markdown file is a piece of a project, so there only timelines without entries are reported.

Where people choose what the widget shows, the finding is advice (`info`): the system reloads a widget that was configured
anew, and nothing else may matter to it.

## Bad

### No entry

```swift
import WidgetKit

struct NewsEntry: TimelineEntry {
    let date: Date
    let headline: String
}

struct NewsProvider: TimelineProvider {
    func getTimeline(in context: Context, completion: @escaping (Timeline<NewsEntry>) -> Void) {
        guard let headline = NewsStore.headline else {
            completion(Timeline(entries: [], policy: .after(.now.addingTimeInterval(3_600)))) // finding: entries-never-reload
            return
        }
        let entry = NewsEntry(date: .now, headline: headline)
        completion(Timeline(entries: [entry], policy: .after(.now.addingTimeInterval(3_600))))
    }
}

func nothing() -> Timeline<NewsEntry> {
    let entries: [NewsEntry] = []
    return Timeline(entries: entries, policy: .atEnd) // finding: entries-never-reload
}
```

### Never, and nobody asks

```swift
import WidgetKit

struct CounterEntry: TimelineEntry {
    let date: Date
    let count: Int
}

struct CounterProvider: TimelineProvider {
    func getTimeline(in context: Context, completion: @escaping (Timeline<CounterEntry>) -> Void) {
        let entry = CounterEntry(date: .now, count: CounterStore.count)
        completion(Timeline(entries: [entry], policy: .never)) // finding: entries-never-reload
    }
}

struct PhotoProvider: AppIntentTimelineProvider {
    func timeline(for configuration: PhotoIntent, in context: Context) async -> Timeline<CounterEntry> {
        let entry = CounterEntry(date: .now, count: configuration.number)
        return Timeline(entries: [entry], policy: .never) // finding: entries-never-reload (info)
    }
}
```

## Good

### The app asks

```swift file=App/CounterStore.swift
import WidgetKit

enum CounterStore {
    static var count = 0 {
        didSet { changed() }
    }

    private static func changed() {
        WidgetCenter.shared.reloadTimelines(ofKind: "Counter")
    }
}
```

```swift file=Widget/CounterWidget.swift
import SwiftUI
import WidgetKit

struct CounterWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Counter", provider: CounterProvider()) { entry in
            Text(verbatim: "\(entry.count)")
                .containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Counter")
        .description("How often the button was pressed.")
        .supportedFamilies([.systemSmall])
    }
}

struct CounterEntry: TimelineEntry {
    let date: Date
    let count: Int
}

struct CounterProvider: TimelineProvider {
    func getTimeline(in context: Context, completion: @escaping (Timeline<CounterEntry>) -> Void) {
        let entry = CounterEntry(date: .now, count: 3)
        completion(Timeline(entries: [entry], policy: .never))
    }
}
```

### A push asks

```swift
import WidgetKit

struct ScorePush: WidgetPushHandler {
    func pushTokenDidChange(_ info: WidgetPushInfo, widgets: [WidgetInfo]) {
        ScoreServer.register(info.token)
    }
}

struct ScoreEntry: TimelineEntry {
    let date: Date
    let score: String
}

struct ScoreProvider: TimelineProvider {
    func getTimeline(in context: Context, completion: @escaping (Timeline<ScoreEntry>) -> Void) {
        completion(Timeline(entries: [ScoreEntry(date: .now, score: "2:1")], policy: .never))
    }
}
```

### A widget that never changes

```swift
import WidgetKit

struct LaunchEntry: TimelineEntry {
    let date: Date
}

struct LaunchProvider: TimelineProvider {
    func getTimeline(in context: Context, completion: @escaping (Timeline<LaunchEntry>) -> Void) {
        completion(Timeline(entries: [LaunchEntry(date: .now)], policy: .never))
    }
}
```

### An array that is filled

```swift
import WidgetKit

struct EventEntry: TimelineEntry {
    let date: Date
    let title: String
}

func timeline(of events: [Event]) -> Timeline<EventEntry> {
    var entries: [EventEntry] = []
    for event in events.prefix(12) {
        entries.append(EventEntry(date: event.start, title: event.title))
    }
    return Timeline(entries: entries, policy: .atEnd)
}

func loaded() -> Timeline<EventEntry> {
    var entries: [EventEntry] = []
    EventStore.fill(&entries)
    return Timeline(entries: entries, policy: .atEnd)
}
```

### A piece of a project

````md file=Docs/Counter.md
# A counter

The app asks for reloads, see there.

```swift
struct CounterProvider: TimelineProvider {
    func getTimeline(in context: Context, completion: @escaping (Timeline<CounterEntry>) -> Void) {
        let entry = CounterEntry(date: .now, count: CounterStore.count)
        completion(Timeline(entries: [entry], policy: .never))
    }
}
```
````

## References

- [TimelineReloadPolicy.never](https://developer.apple.com/documentation/widgetkit/timelinereloadpolicy/never)
- [WidgetCenter](https://developer.apple.com/documentation/widgetkit/widgetcenter)
- [Keeping a widget up to date](https://developer.apple.com/documentation/widgetkit/keeping-a-widget-up-to-date)

"""#
    )
}

extension RulePages {
    static let entryDatesRepeat = RulePage(
        id: "entry-dates-repeat",
        title: "Entries that all have the same date",
        group: "timeline-providers",
        severity: .warning,
        set: "recommended",
        fix: "none",
        since: "0.1.0",
        markdown: #"""
# Entries that all have the same date

This rule finds loops, `map` and `forEach` that make timeline entries which are all dated the same: `Date()`, `.now`, or a
value from outside the loop.

## Why it matters

An entry's date says from when on it is shown. Where all have the same date, the system shows one of them, and the others
never: the widget does not change when it should, and with `.atEnd` the timeline is over at once.

## How sure it is

The date must be certain to be the same in each turn. `Date()` is taken as such, as the turns of a loop take no time. What
depends on the element, the index or a variable that the loop changes is left alone, and so is whatever a function gives
back that nobody can follow. A loop that stops at the first entry makes one.

What counts as an entry is a type that conforms to `TimelineEntry`. Where the type is out of sight, a type called
`…Entry` that is given a `date:` in a file that imports WidgetKit counts as well.

## Bad

### The current moment in a loop

```swift
import WidgetKit

struct QuoteEntry: TimelineEntry {
    let date: Date
    let text: String
}

struct QuoteProvider: TimelineProvider {
    let quotes = ["Less is more", "Festina lente"]

    func getTimeline(in context: Context, completion: @escaping (Timeline<QuoteEntry>) -> Void) {
        var entries: [QuoteEntry] = []
        for hour in 0..<24 {
            let text = quotes[hour % quotes.count]
            entries.append(QuoteEntry(date: Date(), text: text)) // finding: entry-dates-repeat
        }
        completion(Timeline(entries: entries, policy: .after(.now.addingTimeInterval(3_600))))
    }
}
```

### A value from outside

```swift
import WidgetKit

struct BusEntry: TimelineEntry {
    let date: Date
    let line: String
}

func entries(of lines: [String], from start: Date) -> [BusEntry] {
    let date = start.addingTimeInterval(60)
    return lines.map { line in
        BusEntry(date: date, line: line) // finding: entry-dates-repeat
    }
}

func more(of lines: [String]) -> [BusEntry] {
    var all: [BusEntry] = []
    lines.forEach {
        let entry = BusEntry(date: .now, line: $0) // finding: entry-dates-repeat
        all.append(entry)
    }
    for line in lines {
        all += [BusEntry(date: Calendar.current.startOfDay(for: .now), line: line)] // finding: entry-dates-repeat
    }
    return all
}
```

### A type that dates itself

```swift
import WidgetKit

struct TipEntry: TimelineEntry {
    let date = Date()
    let tip: String
}

func entries(of tips: [String]) -> [TipEntry] {
    tips.map { TipEntry(tip: $0) } // finding: entry-dates-repeat
}
```

## Good

### From the element or the index

```swift
import WidgetKit

struct BusEntry: TimelineEntry {
    let date: Date
    let line: String
}

func entries(of departures: [Departure], lines: [String]) -> [BusEntry] {
    let now = Date()
    let first = departures.map { BusEntry(date: $0.time, line: $0.line) }
    let second = lines.enumerated().map { index, line in
        BusEntry(date: now.addingTimeInterval(Double(index) * 600), line: line)
    }
    let third = zip(lines, departures).map { line, departure in
        BusEntry(date: departure.time, line: line)
    }
    return first + second + third
}
```

### A variable that the loop moves on

```swift
import WidgetKit

struct HourEntry: TimelineEntry {
    let date: Date
    let hour: Int
}

func hours(_ clock: inout HourClock) -> [HourEntry] {
    var entries: [HourEntry] = []
    var date = Date()
    for hour in 0..<6 {
        entries.append(HourEntry(date: date, hour: hour))
        date = Calendar.current.date(byAdding: .hour, value: 1, to: date)!
    }
    while entries.count < 12 {
        date.addTimeInterval(3_600)
        entries.append(HourEntry(date: date, hour: entries.count))
    }
    for hour in 12..<18 {
        entries.append(HourEntry(date: clock.nextFullHour(), hour: hour))
    }
    return entries
}
```

### The first that fits, and other types with a date

```swift
import WidgetKit

struct EventEntry: TimelineEntry {
    let date: Date
    let title: String
}

struct LogLine {
    let date: Date
    let text: String
}

func entries(of events: [Event], texts: [String]) -> ([EventEntry], [LogLine]) {
    var entries: [EventEntry] = []
    for event in events where event.isRunning {
        entries.append(EventEntry(date: .now, title: event.title))
        break
    }
    return (entries, texts.map { LogLine(date: .now, text: $0) })
}
```

## References

- [TimelineEntry](https://developer.apple.com/documentation/widgetkit/timelineentry)
- [Keeping a widget up to date](https://developer.apple.com/documentation/widgetkit/keeping-a-widget-up-to-date)

"""#
    )
}

extension RulePages {
    static let familiesUnhandled = RulePage(
        id: "families-unhandled",
        title: "A size that is offered and not drawn",
        group: "families-and-links",
        severity: .warning,
        set: "recommended",
        fix: "none",
        since: "0.1.0",
        markdown: #"""
# A size that is offered and not drawn

This rule finds

- a family in `supportedFamilies` for which a view's choice by family comes to nothing: no `case`, and no `default` or one
  that holds `EmptyView()` alone; a `case` with `EmptyView()` for a family that is offered; an `if` on the family whose
  other side is empty;
- a widget that calls `supportedFamilies` nowhere.

The first stands at the empty view or, where there is none, at what is chosen by; the second at the configuration's name.

## Why it matters

The gallery shows every size that the widget offers. Whoever picks the one that nobody drew gets an empty tile on the Home
Screen, with no hint of what is wrong. Without `supportedFamilies`, the widget is offered in all sizes that the system has,
and in those of later systems: a view that was made for the small one then stands lost in the large one.

## How sure it is

The content is followed for each family by itself, through the views, modifiers, helper properties and functions of the
project. A choice counts only where it is all that is drawn: an empty branch beside other views is a way to leave something
out. Families come from a list, or from a constant that holds one, in whatever build.

Left alone:

- a `default` that draws something, and views that do not choose;
- `ActivityConfiguration`, `RelevanceConfiguration` and controls;
- families that a function of the project sets, which extends `WidgetConfiguration`, and configurations that other code may
  add to;
- content of other modules, modifiers that are not known, and lists that are made at run time;
- `switch` and `if` over something else that happens to be called `family`.

## Bad

### An empty default

```swift
import SwiftUI
import WidgetKit

struct TideView: View {
    @Environment(\.widgetFamily) private var family
    let entry: TideEntry

    var body: some View {
        switch family {
        case .systemSmall: Text(entry.level)
        default: EmptyView() // finding: families-unhandled
        }
    }
}

struct TideWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Tide", provider: TideProvider()) { entry in
            TideView(entry: entry).containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Tide")
        .description("The next high tide.")
        .supportedFamilies([.systemSmall, .systemMedium])
    }
}
```

### No case for two of three sizes

```swift
import SwiftUI
import WidgetKit

struct TideView: View {
    @Environment(\.widgetFamily) private var size
    let entry: TideEntry

    var body: some View {
        Group {
            switch size { // finding: families-unhandled
            case .systemSmall: Text(entry.level)
            case .systemMedium: TideChart(entry: entry)
            }
        }
        .padding()
    }
}

struct TideWidget: Widget {
    private static let sizes: [WidgetFamily] = [.systemSmall, .systemMedium, .accessoryRectangular]

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Tide", provider: TideProvider()) { entry in
            TideView(entry: entry).containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Tide")
        .description("The next high tide.")
        .supportedFamilies(TideWidget.sizes)
    }
}
```

### A case for the family, and nothing in it

```swift
import SwiftUI
import WidgetKit

struct TideView: View {
    @Environment(\.widgetFamily) private var family
    let entry: TideEntry

    var body: some View {
        if let level = entry.level {
            content(level)
        } else {
            Text("No data")
        }
    }

    @ViewBuilder
    private func content(_ level: String) -> some View {
        switch family {
        case .systemSmall, .systemMedium: Text(level)
        case .systemLarge: EmptyView() // finding: families-unhandled
        default: Text(level)
        }
    }
}

struct TideWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Tide", provider: TideProvider()) { entry in
            TideView(entry: entry).containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Tide")
        .description("The next high tide.")
        .supportedFamilies([.systemSmall, .systemLarge])
    }
}
```

### One side of an if

```swift
import SwiftUI
import WidgetKit

struct TideView: View {
    @Environment(\.widgetFamily) private var family
    let entry: TideEntry

    var body: some View {
        if family == .accessoryCircular { // finding: families-unhandled
            Gauge(value: entry.share) { Text(entry.level) }.widgetAccentable()
        } else if family == .accessoryRectangular {
            Text(entry.level)
        }
    }
}

struct TideWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Tide", provider: TideProvider()) { entry in
            TideView(entry: entry).containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Tide")
        .description("The next high tide.")
        .supportedFamilies([.accessoryCircular, .accessoryInline])
    }
}
```

### No sizes at all

```swift
import SwiftUI
import WidgetKit

struct TideWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Tide", provider: TideProvider()) { TideView(entry: $0) } // finding: families-unhandled
            .configurationDisplayName("Tide")
            .description("The next high tide.")
    }
}
```

## Good

### A default for all others

```swift
import SwiftUI
import WidgetKit

struct TideView: View {
    @Environment(\.widgetFamily) private var family
    let entry: TideEntry

    var body: some View {
        switch family {
        case .accessoryCircular: Gauge(value: entry.share) { Text(entry.level) }.widgetAccentable()
        default: Text(entry.level)
        }
    }
}

struct TideWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Tide", provider: TideProvider()) { entry in
            TideView(entry: entry).containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Tide")
        .description("The next high tide.")
        .supportedFamilies([.systemSmall, .systemMedium, .accessoryCircular])
    }
}
```

### Only the families that have a case

```swift
import SwiftUI
import WidgetKit

struct TideView: View {
    @Environment(\.widgetFamily) private var family
    let entry: TideEntry

    var body: some View {
        switch family {
        case .systemSmall: Text(entry.level)
        case .systemMedium: HStack { Text(entry.level); Text("next tide") }
        default: EmptyView()
        }
    }
}

struct TideWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Tide", provider: TideProvider()) { entry in
            TideView(entry: entry).containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Tide")
        .description("The next high tide.")
        .supportedFamilies([.systemSmall, .systemMedium])
    }
}
```

### Something left out in one size

```swift
import SwiftUI
import WidgetKit

struct TideView: View {
    @Environment(\.widgetFamily) private var family
    let entry: TideEntry

    var body: some View {
        VStack {
            Text(entry.level)
            switch family {
            case .systemMedium: Text("next tide")
            default: EmptyView()
            }
            if family == .systemLarge { Text("at the pier") }
        }
    }
}

struct TideWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Tide", provider: TideProvider()) { entry in
            TideView(entry: entry).containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Tide")
        .description("The next high tide.")
        .supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
    }
}
```

### A view that does not choose

```swift
import SwiftUI
import WidgetKit

struct TideView: View {
    let entry: TideEntry

    var body: some View { Text(entry.level) }
}

struct TideWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Tide", provider: TideProvider()) { entry in
            TideView(entry: entry).containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Tide")
        .description("The next high tide.")
        .supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
    }
}
```

### Families by system

```swift
import SwiftUI
import WidgetKit

struct TideView: View {
    @Environment(\.widgetFamily) private var family
    let entry: TideEntry

    var body: some View {
        switch family {
        #if os(watchOS)
        case .accessoryCorner: Text(entry.level)
        #endif
        case .accessoryInline, .accessoryCircular: Text(entry.level)
        default: TideChart(entry: entry)
        }
    }
}

struct TideWidget: Widget {
    private var families: [WidgetFamily] {
        #if os(watchOS)
        [.accessoryCorner, .accessoryInline]
        #else
        [.accessoryCircular, .accessoryInline]
        #endif
    }

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Tide", provider: TideProvider()) { entry in
            TideView(entry: entry).containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Tide")
        .description("The next high tide.")
        .supportedFamilies(families)
    }
}
```

### Another family

```swift
import SwiftUI
import WidgetKit

struct RelativeView: View {
    let family: Family

    var body: some View {
        switch family {
        case .parents: Text("Parents")
        default: EmptyView()
        }
    }
}

struct RelativesWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Relatives", provider: RelativesProvider()) { entry in
            RelativeView(family: entry.family).containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Relatives")
        .description("Whose birthday is next.")
        .supportedFamilies([.systemSmall])
    }
}
```

### Set by a function of the project, and by other modules

```swift
import SharedWidgets
import SwiftUI
import WidgetKit

extension WidgetConfiguration {
    func smallSizes() -> some WidgetConfiguration { supportedFamilies([.systemSmall]) }
}

struct TideWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Tide", provider: TideProvider()) { TideView(entry: $0) }
            .configurationDisplayName("Tide")
            .description("The next high tide.")
            .smallSizes()
    }
}

struct WindWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Wind", provider: WindProvider()) { WindView(entry: $0) }
            .configurationDisplayName("Wind")
            .description("The wind at the pier.")
            .sharedSizes()
    }
}
```

### A Live Activity and a control

```swift
import SwiftUI
import WidgetKit

struct PumpControl: ControlWidget {
    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "Pump") {
            ControlWidgetButton(action: StartPumpIntent()) { Label("Pump", systemImage: "drop") }
        }
        .displayName("Pump")
    }
}
```

## References

- [supportedFamilies(_:)](https://developer.apple.com/documentation/swiftui/widgetconfiguration/supportedfamilies(_:))
- [Supporting additional widget sizes](https://developer.apple.com/documentation/widgetkit/supporting-additional-widget-sizes)

"""#
    )
}

extension RulePages {
    static let familyPlatform = RulePage(
        id: "family-platform",
        title: "A family that the system does not have",
        group: "families-and-links",
        severity: .error,
        set: "recommended",
        fix: "none",
        since: "0.1.0",
        markdown: #"""
# A family that the system does not have

This rule finds values of `WidgetFamily` in code that is compiled for a system without them: accessory families on macOS,
system families on watchOS. The finding is `info` for `systemExtraLarge` in an extension that is made for iPhones alone.
`accessory-corner-platform` says the same of the corner family on iOS.

## Why it matters

The families of another system are marked unavailable, so the extension does not build for this one. A list that several
targets share is easily written for the one that was built last.

`systemExtraLarge` compiles for iPhone, and no iPhone offers it: the layout that was made for it is never seen.

## How sure it is

The system comes from the project file of the file's targets, or from an `#if os(…)` around the code that leaves only one.
Of a target that lists several systems, the one of its `SDKROOT` counts, else iOS: projects list systems that nobody builds
for. Packages are left alone, and so are code that no project file tells of, patterns of a `switch`, which the compiler
accepts, `#Preview`, and types of the project's own with cases of the same names.

## Bad

### Home Screen families on a watch

```yaml file=project.yml
name: Tide
targets:
  Tide:
    type: application
    platform: iOS
    deploymentTarget: "18.0"
    sources: [App]
    dependencies:
      - target: TideWidgets
        embed: true
  TideWidgets:
    type: app-extension
    platform: watchOS
    deploymentTarget: "11.0"
    sources: [Widgets]
    dependencies:
      - sdk: WidgetKit.framework
```

```swift file=Widgets/TideWidget.swift
import SwiftUI
import WidgetKit

struct TideWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Tide", provider: TideProvider()) { TideView(entry: $0) }
            .configurationDisplayName("Tide")
            .description("The next high tide.")
            .supportedFamilies([.accessoryCircular, .systemSmall]) // finding: family-platform
    }
}
```

### Lock Screen families on a Mac

```yaml file=project.yml
name: Tide
targets:
  Tide:
    type: application
    platform: macOS
    deploymentTarget: "15.0"
    sources: [App]
    dependencies:
      - target: TideWidgets
        embed: true
  TideWidgets:
    type: app-extension
    platform: macOS
    deploymentTarget: "15.0"
    sources: [Widgets]
    dependencies:
      - sdk: WidgetKit.framework
```

```swift file=Widgets/TideWidget.swift
import SwiftUI
import WidgetKit

struct TideWidget: Widget {
    private static let families: [WidgetFamily] = [
        .systemSmall,
        .accessoryInline, // finding: family-platform
    ]

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Tide", provider: TideProvider()) { TideView(entry: $0) }
            .configurationDisplayName("Tide")
            .description("The next high tide.")
            .supportedFamilies(Self.families)
    }
}
```

### The wrong side of a condition

```swift
import SwiftUI
import WidgetKit

func families() -> [WidgetFamily] {
    #if os(watchOS)
    return [.systemSmall] // finding: family-platform
    #else
    return [.systemSmall, .systemMedium]
    #endif
}
```

### An extra large widget for iPhones

```yaml file=project.yml
name: Tide
targets:
  TideWidgets:
    type: app-extension
    platform: iOS
    deploymentTarget: "18.0"
    sources: [Widgets]
    settings:
      TARGETED_DEVICE_FAMILY: "1"
    dependencies:
      - sdk: WidgetKit.framework
```

```swift file=Widgets/TideWidget.swift
import SwiftUI
import WidgetKit

struct TideWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Tide", provider: TideProvider()) { TideView(entry: $0) }
            .configurationDisplayName("Tide")
            .description("The next high tide.")
            .supportedFamilies([.systemLarge, .systemExtraLarge]) // finding: family-platform (info)
    }
}
```

## Good

### A list for each system

```yaml file=project.yml
name: Tide
targets:
  Tide:
    type: application
    platform: iOS
    deploymentTarget: "18.0"
    sources: [App]
    dependencies:
      - target: TideWidgets
        embed: true
  TideWidgets:
    type: app-extension
    platform: watchOS
    deploymentTarget: "11.0"
    sources: [Widgets]
    dependencies:
      - sdk: WidgetKit.framework
```

```swift file=Widgets/TideWidget.swift
import SwiftUI
import WidgetKit

struct TideWidget: Widget {
    private var families: [WidgetFamily] {
        #if os(watchOS)
        [.accessoryCircular, .accessoryCorner]
        #elseif os(macOS)
        [.systemSmall, .systemMedium]
        #else
        [.systemSmall, .accessoryCircular]
        #endif
    }

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Tide", provider: TideProvider()) { TideView(entry: $0) }
            .configurationDisplayName("Tide")
            .description("The next high tide.")
            .supportedFamilies(families)
    }
}
```

### All families of iOS

```yaml file=project.yml
name: Tide
targets:
  Tide:
    type: application
    platform: iOS
    deploymentTarget: "18.0"
    sources: [App]
    dependencies:
      - target: TideWidgets
        embed: true
  TideWidgets:
    type: app-extension
    platform: iOS
    deploymentTarget: "18.0"
    sources: [Widgets]
    dependencies:
      - sdk: WidgetKit.framework
```

```swift file=Widgets/TideWidget.swift
import SwiftUI
import WidgetKit

struct TideWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Tide", provider: TideProvider()) { TideView(entry: $0) }
            .configurationDisplayName("Tide")
            .description("The next high tide.")
            .supportedFamilies([.systemSmall, .systemExtraLarge, .accessoryInline])
    }
}
```

### Nobody knows the system

```swift
import SwiftUI
import WidgetKit

let families: [WidgetFamily] = [.systemSmall, .accessoryInline]
```

### A pattern, and another type

```yaml file=project.yml
name: Tide
targets:
  Tide:
    type: application
    platform: iOS
    deploymentTarget: "18.0"
    sources: [App]
    dependencies:
      - target: TideWidgets
        embed: true
  TideWidgets:
    type: app-extension
    platform: watchOS
    deploymentTarget: "11.0"
    sources: [Widgets]
    dependencies:
      - sdk: WidgetKit.framework
```

```swift file=Widgets/TideView.swift
import SwiftUI
import WidgetKit

enum Slot { case systemSmall, other }

struct TideView: View {
    @Environment(\.widgetFamily) private var family
    let slots: [Slot] = [.systemSmall]

    var body: some View {
        switch family {
        case .systemSmall: Text("Tide")
        default: Text("T")
        }
    }
}
```

## References

- [WidgetFamily](https://developer.apple.com/documentation/widgetkit/widgetfamily)

"""#
    )
}

extension RulePages {
    static let familySwitchDefault = RulePage(
        id: "family-switch-default",
        title: "A choice by size without a default",
        group: "families-and-links",
        severity: .info,
        set: "strict",
        fix: "safe",
        since: "0.1.0",
        markdown: #"""
# A choice by size without a default

This rule finds a `switch` over the widget's family that has neither `default` nor `@unknown default`. The finding stands at
the word `switch`.

## Why it matters

`WidgetFamily` grows: accessory families came with iOS 16, `systemExtraLargePortrait` with iOS 27. A widget that was built
before a family existed runs on systems that have it. Swift asks for `@unknown default` for that reason, and what an app
shows in a size it does not name is otherwise undefined.

## How sure it is

A `switch` counts where what it looks at is called `family` or `widgetFamily`, or is a property with
`@Environment(\.widgetFamily)`, and where all its patterns are cases of `WidgetFamily`.

The fix (safe) adds `@unknown default` with `EmptyView()` where the cases are views. The widget draws the same in all sizes
that there are.

## Bad

### In a body

```swift
import SwiftUI
import WidgetKit

struct TideView: View {
    @Environment(\.widgetFamily) private var family

    var body: some View {
        switch family { // finding: family-switch-default
        case .systemSmall: Text("Tide")
        case .systemMedium, .systemLarge, .systemExtraLarge, .systemExtraLargePortrait: TideChart()
        case .accessoryCircular, .accessoryRectangular, .accessoryInline, .accessoryCorner: Text("T")
        }
    }
}
```

With the fix:

```swift fixed
import SwiftUI
import WidgetKit

struct TideView: View {
    @Environment(\.widgetFamily) private var family

    var body: some View {
        switch family {
        case .systemSmall: Text("Tide")
        case .systemMedium, .systemLarge, .systemExtraLarge, .systemExtraLargePortrait: TideChart()
        case .accessoryCircular, .accessoryRectangular, .accessoryInline, .accessoryCorner: Text("T")
        @unknown default:
            EmptyView()
        }
    }
}
```

### In a provider

```swift
import WidgetKit

struct TideProvider {
    func count(in context: TimelineProviderContext) -> Int {
        switch context.family { // finding: family-switch-default
        case .systemSmall: return 1
        case .systemMedium: return 3
        case .systemLarge, .systemExtraLarge, .systemExtraLargePortrait: return 6
        case .accessoryCircular, .accessoryRectangular, .accessoryInline, .accessoryCorner: return 1
        }
    }
}
```

## Good

### With a default

```swift
import SwiftUI
import WidgetKit

struct TideView: View {
    @Environment(\.widgetFamily) private var family

    var body: some View {
        switch family {
        case .systemMedium: TideChart()
        default: Text("Tide")
        }
    }
}
```

### With a default for what is not known yet

```swift
import SwiftUI
import WidgetKit

struct TideView: View {
    @Environment(\.widgetFamily) private var family

    var body: some View {
        switch family {
        case .systemSmall: Text("Tide")
        case .systemMedium, .systemLarge, .systemExtraLarge, .systemExtraLargePortrait: TideChart()
        case .accessoryCircular, .accessoryRectangular, .accessoryInline, .accessoryCorner: Text("T")
        @unknown default: Text("Tide")
        }
    }
}
```

### A type of the project's own

```swift
import SwiftUI
import WidgetKit

enum Family {
    case parents, children
}

struct RelativeView: View {
    let family: Family

    var body: some View {
        switch family {
        case .parents: Text("Parents")
        case .children: Text("Children")
        }
    }
}
```

## References

- [WidgetFamily](https://developer.apple.com/documentation/widgetkit/widgetfamily)

"""#
    )
}

extension RulePages {
    static let firstEntryInFuture = RulePage(
        id: "first-entry-in-future",
        title: "A timeline that begins later",
        group: "timeline-providers",
        severity: .warning,
        set: "recommended",
        fix: "none",
        since: "0.1.0",
        markdown: """
# A timeline that begins later

This rule finds loops, `map` and `forEach` over a range that starts above zero (`1...6`, `stride(from: 15, …)`), whose
first entry is therefore dated later than now, where no entry for now is added.

## Why it matters

An entry is shown from its date on. Until the first one's date has come there is nothing to show: the widget keeps its
placeholder, or what it showed before the reload. Apple's documentation asks for the first entry to be dated now.

## How sure it is

The first entry's date must be certain to be later than now: it counts from the current moment by the range's number. A
date that counts from anything else is left alone. So is a timeline that gets another entry anywhere: appended or inserted
before or behind the loop, put in front with `+`, or added by whoever calls the function that makes these.

## Bad

### A range from one

```swift
import WidgetKit

struct ForecastEntry: TimelineEntry {
    let date: Date
    let degrees: Int
}

struct ForecastProvider: TimelineProvider {
    func getTimeline(in context: Context, completion: @escaping (Timeline<ForecastEntry>) -> Void) {
        var entries: [ForecastEntry] = []
        let now = Date()
        for hour in 1...6 { // finding: first-entry-in-future
            let date = Calendar.current.date(byAdding: .hour, value: hour, to: now)!
            entries.append(ForecastEntry(date: date, degrees: hour))
        }
        completion(Timeline(entries: entries, policy: .atEnd))
    }
}
```

### In a function of its own

```swift
import WidgetKit

struct TideEntry: TimelineEntry {
    let date: Date
    let level: Double
}

func tides(_ levels: [Double]) -> [TideEntry] {
    let now = Date.now
    return (1..<levels.count).map { step in // finding: first-entry-in-future
        TideEntry(date: now.addingTimeInterval(Double(step) * 3_600), level: levels[step])
    }
}

func quarters() -> Timeline<TideEntry> {
    let entries = stride(from: 15, through: 60, by: 15).map { minutes in // finding: first-entry-in-future
        TideEntry(date: Date() + Double(minutes * 60), level: 0)
    }
    return Timeline(entries: entries, policy: .atEnd)
}
```

## Good

### From zero

```swift
import WidgetKit

struct TideEntry: TimelineEntry {
    let date: Date
    let level: Double
}

func tides(_ levels: [Double]) -> [TideEntry] {
    let now = Date.now
    return (0..<levels.count).map { step in
        TideEntry(date: now.addingTimeInterval(Double(step) * 3_600), level: levels[step])
    }
}

func shifted() -> [TideEntry] {
    (1...24).map { step in
        TideEntry(date: Date().addingTimeInterval(Double(step - 1) * 3_600), level: 0)
    }
}
```

### With an entry for now

```swift
import WidgetKit

struct ForecastEntry: TimelineEntry {
    let date: Date
    let degrees: Int
}

enum ForecastTimelines {
    static func appended(_ now: Date = .now) -> Timeline<ForecastEntry> {
        var entries = [ForecastEntry(date: Date(), degrees: 0)]
        for hour in 1...6 {
            entries.append(ForecastEntry(date: Date().addingTimeInterval(Double(hour) * 3_600), degrees: hour))
        }
        return Timeline(entries: entries, policy: .atEnd)
    }

    static func inserted() -> Timeline<ForecastEntry> {
        var entries: [ForecastEntry] = []
        for hour in 1...6 {
            entries.append(ForecastEntry(date: Date().addingTimeInterval(Double(hour) * 3_600), degrees: hour))
        }
        entries.insert(ForecastEntry(date: Date(), degrees: 0), at: 0)
        return Timeline(entries: entries, policy: .atEnd)
    }

    static func summed() -> Timeline<ForecastEntry> {
        Timeline(entries: [ForecastEntry(date: Date(), degrees: 0)] + later(), policy: .atEnd)
    }

    private static func later() -> [ForecastEntry] {
        (1...6).map { ForecastEntry(date: Date().addingTimeInterval(Double($0) * 3_600), degrees: $0) }
    }
}

struct ForecastProvider: TimelineProvider {
    func getTimeline(in context: Context, completion: @escaping (Timeline<ForecastEntry>) -> Void) {
        completion(ForecastTimelines.summed())
    }
}
```

### A date that counts from something else

```swift
import WidgetKit

struct LessonEntry: TimelineEntry {
    let date: Date
    let number: Int
}

func lessons(from start: Date) -> [LessonEntry] {
    (1...6).map { LessonEntry(date: start.addingTimeInterval(Double($0) * 2_700), number: $0) }
}

func hoursOfToday() -> [LessonEntry] {
    let midnight = Calendar.current.startOfDay(for: .now)
    return (1...12).map { LessonEntry(date: midnight.addingTimeInterval(Double($0) * 3_600), number: $0) }
}
```

## References

- [Timeline](https://developer.apple.com/documentation/widgetkit/timeline)
- [TimelineEntry](https://developer.apple.com/documentation/widgetkit/timelineentry)

"""
    )
}

extension RulePages {
    static let fullSizeImage = RulePage(
        id: "full-size-image",
        title: "A picture in full size",
        group: "rendering",
        severity: .warning,
        set: "recommended",
        fix: "none",
        since: "0.1.0",
        markdown: #"""
# A picture in full size

This rule finds `UIImage(data:)` and `UIImage(contentsOfFile:)` in code that runs in a widget extension, where nothing makes a
thumbnail on the way, and entries of a timeline that store images: `Data`, `[Data]`, `[UIImage]` and the like.

## Why it matters

A photo of twelve megapixels takes 48 MB once it is decoded, and the system ends an extension at about 30. Drawing it smaller
afterwards comes too late: both are in memory by then. The widget keeps the last picture, or stays blank. Where memory is
enough, an image with many more pixels than the widget still keeps it from being drawn.

Entries are archived, all of them, before the first is drawn. Images stored in each add up.

## How sure it is

The rule looks at files that only widget extensions compile, and at what providers, rendered views and the intents of a
widget's buttons reach. Without a project, a file counts that imports WidgetKit, in functions that make entries. It does not
know how large a picture is: one that the server has made small is reported, too, unless a name says so.

It is silent where `CGImageSourceCreateThumbnailAtIndex`, `preparingThumbnail(of:)` or one of its kin is called in the
same function, in what that calls, or in a function on the way; where a name says that a picture or a function is about
thumbnails, downsampling or favicons; where a function on the way asks whether an extension runs it; and where the
picture is handed on to a function of another module. `UIImage(named:)` is left alone: the asset catalogue has the right
size. So is a picture whose `size` a condition asks for before it is drawn. Stored images are left alone in files that make
thumbnails. A single `UIImage` in an entry is often a small one, and `info`; so is what is called an avatar, a logo or an
emoji, here or by all who ask for it: servers keep those small.

## Bad

### Decoded in the provider, and drawn smaller

```swift
import UIKit
import WidgetKit

struct ComicEntry: TimelineEntry {
    let date: Date
    let file: URL
}

struct ComicProvider: TimelineProvider {
    func placeholder(in context: Context) -> ComicEntry {
        ComicEntry(date: .now, file: URL(filePath: "/"))
    }

    func getSnapshot(in context: Context, completion: @escaping (ComicEntry) -> Void) {
        completion(placeholder(in: context))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<ComicEntry>) -> Void) {
        let entry = ComicEntry(date: .now, file: shrink(URL(filePath: "/comic.png")))
        completion(Timeline(entries: [entry], policy: .after(.now.addingTimeInterval(3600))))
    }

    private func shrink(_ file: URL) -> URL {
        guard let comic = UIImage(contentsOfFile: file.path) else { return file } // finding: full-size-image
        let size = CGSize(width: 300, height: 300)
        let small = UIGraphicsImageRenderer(size: size).image { _ in comic.draw(in: CGRect(origin: .zero, size: size)) }
        let target = file.appendingPathExtension("small")
        try? small.pngData()?.write(to: target)
        return target
    }
}
```

### Made an image in the view

```swift
import SwiftUI
import WidgetKit

struct ComicEntry: TimelineEntry {
    let date: Date
    let file: String
}

struct ComicView: View {
    let entry: ComicEntry

    var body: some View {
        Group {
            if let comic = UIImage(contentsOfFile: entry.file) { // finding: full-size-image, work-in-view (warning)
                Text("\(Int(comic.size.width)) points wide")
            }
        }
        .containerBackground(.fill.tertiary, for: .widget)
    }
}

struct ComicWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Comic", provider: ComicProvider()) { entry in
            ComicView(entry: entry)
        }
        .configurationDisplayName("Comic")
        .description("A strip a day.")
        .supportedFamilies([.systemMedium])
    }
}
```

### In a file without a project

```swift
import UIKit
import WidgetKit

func comicEntry(_ bytes: Data) -> ComicEntry {
    ComicEntry(date: .now, comic: UIImage(data: bytes)) // finding: full-size-image
}
```

### Entries with images

```swift
import SwiftUI
import WidgetKit

struct StripEntry: TimelineEntry {
    let date: Date
    let panels: [Data] // finding: full-size-image
    var cover: Data? // finding: full-size-image
    let authors: [String: UIImage] // finding: full-size-image
    let logo: UIImage // finding: full-size-image (info)
}

struct PageEntry {
    let date: Date
    let pages: Array<UIImage> // finding: full-size-image
}

extension PageEntry: TimelineEntry {}
```

### Pictures that are small where they come from

```swift
import UIKit
import WidgetKit

struct GuestEntry: TimelineEntry {
    let date: Date
    let file: URL
}

struct GuestProvider: TimelineProvider {
    func placeholder(in context: Context) -> GuestEntry { GuestEntry(date: .now, file: URL(filePath: "/")) }

    func getSnapshot(in context: Context, completion: @escaping (GuestEntry) -> Void) {
        completion(placeholder(in: context))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<GuestEntry>) -> Void) {
        let guest = Guest.next
        let entry = GuestEntry(date: .now, file: load([guest.avatarURL]))
        badge(for: guest, avatar: UIImage(data: guest.picture)) // finding: full-size-image (info)
        completion(Timeline(entries: [entry], policy: .after(.now.addingTimeInterval(3600))))
    }

    private func load(_ urls: [URL]) -> URL {
        for url in urls {
            let picture = UIImage(contentsOfFile: url.path()) // finding: full-size-image (info)
            Cache.shared.keep(picture, for: url)
        }
        return Cache.shared.file
    }
}
```

## Good

### A thumbnail

```swift
import ImageIO
import UIKit
import WidgetKit

struct ComicEntry: TimelineEntry {
    let date: Date
    let file: URL
}

struct ComicProvider: TimelineProvider {
    func placeholder(in context: Context) -> ComicEntry {
        ComicEntry(date: .now, file: URL(filePath: "/"))
    }

    func getSnapshot(in context: Context, completion: @escaping (ComicEntry) -> Void) {
        completion(placeholder(in: context))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<ComicEntry>) -> Void) {
        let file = URL(filePath: "/comic.png")
        _ = picture(file)
        _ = load(file)?.preparingThumbnail(of: CGSize(width: 300, height: 300))
        completion(Timeline(entries: [ComicEntry(date: .now, file: file)], policy: .after(.now.addingTimeInterval(3600))))
    }

    private func load(_ file: URL) -> UIImage? { UIImage(contentsOfFile: file.path) }

    private func picture(_ file: URL) -> UIImage? {
        guard let source = CGImageSourceCreateWithURL(file as CFURL, nil),
            let small = CGImageSourceCreateThumbnailAtIndex(source, 0, [kCGImageSourceThumbnailMaxPixelSize: 600] as CFDictionary)
        else { return nil }
        return UIImage(cgImage: small)
    }
}
```

### Names that say so

```swift
import UIKit
import WidgetKit

struct ComicEntry: TimelineEntry {
    let date: Date
    let thumbnail: Data
    let file: URL
}

func comicEntry(_ comic: Comic) -> ComicEntry? {
    guard let image = UIImage(data: comic.thumbnailData) else { return nil }
    return ComicEntry(date: .now, thumbnail: image.pngData() ?? Data(), file: comic.file)
}

func downsampledEntry(_ bytes: Data) -> ComicEntry? {
    UIImage(data: bytes).map { ComicEntry(date: .now, thumbnail: $0.pngData() ?? Data(), file: URL(filePath: "/")) }
}
```

### Its size decides whether it is drawn

```swift
import SwiftUI
import UIKit
import WidgetKit

enum PictureLimit {
    static func allows(_ picture: UIImage) -> Bool {
        picture.size.width * picture.size.height < 700_000
    }
}

func coverEntry(_ bytes: Data) -> ComicEntry? {
    guard let cover = UIImage(data: bytes), PictureLimit.allows(cover) else { return nil }
    return ComicEntry(date: .now, comic: cover)
}

func titleEntry(_ bytes: Data) -> ComicEntry? {
    let title = UIImage(data: bytes)
    if let title, title.size.width < 400 { return ComicEntry(date: .now, comic: title) }
    return nil
}
```

### In the app alone

```swift
import SwiftUI
import WidgetKit

enum ComicLoader {
    private static let isAppExtension = Bundle.main.bundlePath.hasSuffix(".appex")

    static func load(_ file: String) -> UIImage? {
        if isAppExtension {
            return small(file)
        }
        return large(file)
    }

    private static func large(_ file: String) -> UIImage? { UIImage(contentsOfFile: file) }

    private static func small(_ file: String) -> UIImage? {
        UIImage(named: file)
    }
}

struct ComicEntry: TimelineEntry {
    let date: Date
    let isThere: Bool
}

struct ComicProvider: TimelineProvider {
    func placeholder(in context: Context) -> ComicEntry { ComicEntry(date: .now, isThere: true) }

    func getSnapshot(in context: Context, completion: @escaping (ComicEntry) -> Void) {
        completion(placeholder(in: context))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<ComicEntry>) -> Void) {
        let entry = ComicEntry(date: .now, isThere: ComicLoader.load("comic") != nil)
        completion(Timeline(entries: [entry], policy: .after(.now.addingTimeInterval(3600))))
    }
}
```

### Entries with thumbnails

```swift
import SwiftUI
import WidgetKit

struct ShelfEntry: TimelineEntry {
    let date: Date
    let covers: [UIImage]

    init(date: Date, covers: [UIImage]) {
        self.date = date
        self.covers = covers.compactMap { $0.preparingThumbnail(of: CGSize(width: 80, height: 120)) }
    }
}
```

### Images of the catalogue, and code of the app

```swift
import UIKit

final class ComicReader {
    func cover() -> UIImage? { UIImage(named: "Cover") }

    func page(_ bytes: Data) -> UIImage? { UIImage(data: bytes) }
}
```

## References

- [CGImageSourceCreateThumbnailAtIndex](https://developer.apple.com/documentation/imageio/cgimagesourcecreatethumbnailatindex(_:_:_:))
- [preparingThumbnail(of:)](https://developer.apple.com/documentation/uikit/uiimage/preparingthumbnail(of:))
- [Image and Graphics Best Practices](https://developer.apple.com/videos/play/wwdc2018/219/)

"""#
    )
}

extension RulePages {
    static let gestureInteractivity = RulePage(
        id: "gesture-interactivity",
        title: "A gesture or touch handler on a view that a widget shows",
        group: "rendering",
        severity: .error,
        set: "recommended",
        fix: "unsafe",
        since: "0.1.0",
        markdown: #"""
# A gesture or touch handler on a view that a widget shows

In a view that a widget or a Live Activity renders, this rule finds the modifiers that wait for a finger, a pointer or a
key: `onTapGesture`, `onLongPressGesture`, `gesture`, `simultaneousGesture`, `highPriorityGesture`, `onDrag`, `onDrop`,
`draggable`, `dropDestination`, `onHover`, `onContinuousHover`, `swipeActions`, `contextMenu`, `refreshable` and
`onKeyPress`.

A view is rendered when the content of a widget's or an activity's configuration reaches it: through initialisers,
helper properties and functions, `ViewModifier`s, `View` extensions, styles and Dynamic Island closures, in any file. A
view that marks its own background with `containerBackground(for: .widget)` counts, too. The finding stands at the
modifier; the related places show the way from the widget to the view.

## Why it matters

WidgetKit runs the view once, archives what it draws, and shows the archive. When somebody touches the widget, none of
the view's closures exists any more. The tap does what a tap on a widget does by default: it opens the app. The person
pressed «plus one» and landed in the app, with nothing added.

What does react is `Button` and `Toggle` with an App Intent, `Link`, and `widgetURL`.

## How sure it is

Only reachability decides. Importing WidgetKit does not make a view a widget view, and a view that only the app, a
preview or a test uses is left alone. So is the branch of a shared view that the widget never takes: when the widget
passes a constant (`context: .widget`, `isInWidget: true`, or `nil` for an action), branches that contradict it do not
count.

What it cannot see: views of modules outside the linted files, and branches that depend on a value known only at run
time, which are taken to be possible.

The fix (unsafe) replaces a tap gesture by `Button(intent:)` around the view, with a name for the intent to fill in. It
is unsafe because only you know what the intent must do.

## Bad

### In the entry view

```swift
import SwiftUI
import WidgetKit

struct WaterEntry: TimelineEntry {
    let date: Date
    let glasses: Int
}

struct WaterView: View {
    let entry: WaterEntry

    var body: some View {
        Text(entry.glasses, format: .number)
            .onTapGesture { WaterStore.shared.add() } // finding: gesture-interactivity
            .onLongPressGesture { WaterStore.shared.reset() } // finding: gesture-interactivity
            .containerBackground(.fill.tertiary, for: .widget)
    }
}

struct WaterWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Water", provider: WaterProvider()) { entry in
            WaterView(entry: entry)
        }
        .configurationDisplayName("Water")
        .description("Glasses of water today.")
        .supportedFamilies([.systemSmall])
    }
}
```

With the fix:

```swift fixed
import SwiftUI
import WidgetKit

struct WaterEntry: TimelineEntry {
    let date: Date
    let glasses: Int
}

struct WaterView: View {
    let entry: WaterEntry

    var body: some View {
        Button(intent: <#AppIntent#>) { Text(entry.glasses, format: .number) }
            .onLongPressGesture { WaterStore.shared.reset() } // finding: gesture-interactivity
            .containerBackground(.fill.tertiary, for: .widget)
    }
}

struct WaterWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Water", provider: WaterProvider()) { entry in
            WaterView(entry: entry)
        }
        .configurationDisplayName("Water")
        .description("Glasses of water today.")
        .supportedFamilies([.systemSmall])
    }
}
```

### Two views deep, in other files

```swift file=StepsWidget/StepsWidget.swift
import SwiftUI
import WidgetKit

struct StepsWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Steps", provider: StepsProvider()) { entry in
            StepsView(entry: entry)
                .containerBackground(.fill.tertiary, for: .widget)
        }
        .configurationDisplayName("Steps")
        .description("Steps of today.")
        .supportedFamilies([.systemSmall])
    }
}
```

```swift file=StepsWidget/StepsView.swift
import SwiftUI
import WidgetKit

struct StepsEntry: TimelineEntry {
    let date: Date
    let steps: Int
}

struct StepsView: View {
    let entry: StepsEntry

    var body: some View {
        VStack(alignment: .leading) {
            Text("Steps")
            counter
        }
    }

    private var counter: some View {
        CounterRow(count: entry.steps)
    }
}
```

```swift file=Shared/CounterRow.swift
import SwiftUI

struct CounterRow: View {
    let count: Int

    var body: some View {
        Text(count, format: .number)
            .gesture( // finding: gesture-interactivity
                TapGesture(count: 2).onEnded { print("double tap") }
            )
    }
}
```

### Inside a View extension and a ViewModifier

```swift
import SwiftUI
import WidgetKit

struct Refreshing: ViewModifier {
    func body(content: Content) -> some View {
        content.highPriorityGesture( // finding: gesture-interactivity
            TapGesture().onEnded { WidgetCenter.shared.reloadAllTimelines() }
        )
    }
}

extension View {
    func deletable() -> some View {
        contextMenu { // finding: gesture-interactivity
            Label("Delete", systemImage: "trash")
        }
    }
}

struct NoteView: View {
    let text: String

    var body: some View {
        Text(text)
            .modifier(Refreshing())
            .deletable()
            .containerBackground(.fill.tertiary, for: .widget)
    }
}
```

### On top of an intent button

The button would work. The second gesture does not.

```swift
import AppIntents
import SwiftUI
import WidgetKit

struct TimerControls: View {
    var body: some View {
        Button("Start", intent: StartTimerIntent())
            .simultaneousGesture(TapGesture().onEnded { Haptics.play() }) // finding: gesture-interactivity
            .containerBackground(.fill.tertiary, for: .widget)
    }
}
```

### In a Live Activity

```swift
import ActivityKit
import SwiftUI
import WidgetKit

struct DeliveryAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var stops: Int
    }
}

struct DeliveryActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: DeliveryAttributes.self) { context in
            Text(context.state.stops, format: .number)
                .onTapGesture { print("open") } // finding: gesture-interactivity
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.center) {
                    StopsLabel(stops: context.state.stops)
                }
            } compactLeading: {
                Image(systemName: "shippingbox")
            } compactTrailing: {
                Text(context.state.stops, format: .number)
            } minimal: {
                Image(systemName: "shippingbox")
            }
        }
    }
}

struct StopsLabel: View {
    let stops: Int

    var body: some View {
        Text("\(stops) stops left")
            .onLongPressGesture { print("details") } // finding: gesture-interactivity
    }
}
```

### Dragging, hovering, swiping, refreshing, keys

```swift
import SwiftUI
import WidgetKit

struct PhotoTile: View {
    let name: String

    var body: some View {
        VStack {
            Image(name).onDrag { NSItemProvider(object: name as NSString) } // finding: gesture-interactivity
            Image(name).draggable(name) // finding: gesture-interactivity
            Image(name).onDrop(of: [.image], isTargeted: nil) { _ in false } // finding: gesture-interactivity
            Image(name).dropDestination(for: String.self) { _, _ in false } // finding: gesture-interactivity
            Image(name).onHover { print($0) } // finding: gesture-interactivity
            Image(name).onContinuousHover { print($0) } // finding: gesture-interactivity
            Text(name).swipeActions { Text("Delete") } // finding: gesture-interactivity
            Text(name).refreshable { print("refresh") } // finding: gesture-interactivity
            Text(name).onKeyPress(.space) { .handled } // finding: gesture-interactivity
        }
        .containerBackground(.fill.tertiary, for: .widget)
    }
}
```

## Good

### An intent

```swift
import AppIntents
import SwiftUI
import WidgetKit

struct AddGlassIntent: AppIntent {
    static let title: LocalizedStringResource = "Add a glass"

    func perform() async throws -> some IntentResult {
        WaterStore.shared.add()
        return .result()
    }
}

struct WaterView: View {
    let glasses: Int

    var body: some View {
        Button(intent: AddGlassIntent()) {
            Text(glasses, format: .number)
        }
        .containerBackground(.fill.tertiary, for: .widget)
    }
}
```

### A link

```swift
import SwiftUI
import WidgetKit

struct TripRow: View {
    let name: String
    let address: URL

    var body: some View {
        Link(destination: address) { Text(name) }
            .containerBackground(.fill.tertiary, for: .widget)
            .widgetURL(address)
    }
}
```

### A view that only the app shows

```swift
import SwiftUI
import WidgetKit

struct DiaryScreen: View {
    @State private var isOpen = false

    var body: some View {
        Text("Diary")
            .onTapGesture { isOpen.toggle() }
            .onChange(of: isOpen) { WidgetCenter.shared.reloadTimelines(ofKind: "Diary") }
    }
}
```

### The branch of a shared view that the widget does not take

```swift
import SwiftUI
import WidgetKit

enum Place {
    case app
    case widget
}

struct MealCard: View {
    let name: String
    let place: Place

    var body: some View {
        if place != .widget {
            Text(name).onTapGesture { MealEditor.open(name) }
        } else {
            Text(name)
        }
    }
}

struct MealEntry: TimelineEntry {
    let date: Date
    let name: String
}

struct MealWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Meal", provider: MealProvider()) { entry in
            MealCard(name: entry.name, place: .widget)
                .containerBackground(.fill.tertiary, for: .widget)
        }
        .configurationDisplayName("Meal")
        .description("The next meal.")
        .supportedFamilies([.systemSmall])
    }
}

struct MealScreen: View {
    var body: some View {
        MealCard(name: "Soup", place: .app)
    }
}
```

### A preview

```swift
import SwiftUI
import WidgetKit

struct BadgeView: View {
    let count: Int

    var body: some View {
        Text(count, format: .number)
            .containerBackground(.fill.tertiary, for: .widget)
    }
}

#Preview {
    BadgeView(count: 3)
        .onTapGesture { print("only in the canvas") }
}
```

### UIKit code outside views

```swift
import UIKit

final class MapController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let tap = UITapGestureRecognizer(target: self, action: #selector(dropPin))
        view.addGestureRecognizer(tap)
    }

    @objc private func dropPin() {}
}
```

## References

- [Adding interactivity to widgets and Live Activities](https://developer.apple.com/documentation/widgetkit/adding-interactivity-to-widgets-and-live-activities)
- [Linking to specific app scenes from your widget or Live Activity](https://developer.apple.com/documentation/widgetkit/linking-to-specific-app-scenes-from-your-widget-or-live-activity)
- [SwiftUI views for widgets](https://developer.apple.com/documentation/widgetkit/swiftui-views)

"""#
    )
}

extension RulePages {
    static let groupContainerUnwrap = RulePage(
        id: "group-container-unwrap",
        title: "The app group's folder, force-unwrapped",
        group: "data-and-project-files",
        severity: .info,
        set: "strict",
        fix: "none",
        since: "0.1.0",
        markdown: #"""
# The app group's folder, force-unwrapped

`containerURL(forSecurityApplicationGroupIdentifier:)` returns nil where the entitlements of the process lack the group. This
rule finds an exclamation mark behind the call, and behind a constant, variable or property that holds what it returned.

## Why it matters

The entitlement is easily missing in one target or one build configuration, and it is the widget's more often than the app's.
The extension then ends before it has an entry, and the widget stays blank, with nothing that says why.

## How sure it is

It is advice: where every target and every build have the group, nothing happens. A variable that is compared to nil in the
same type or function is left alone, and so are tests, and files that apps or other extensions compile and no widget
extension does.

## Bad

### Behind the call

```swift
import Foundation

enum ReaderFiles {
    static var bookmarks: URL {
        FileManager.default
            .containerURL(forSecurityApplicationGroupIdentifier: "group.com.example.reader")! // finding: group-container-unwrap
            .appending(path: "bookmarks.json")
    }
}
```

### Behind a constant and a property

```swift
import Foundation

func chapterFile() -> URL {
    let folder = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.com.example.reader")
    return folder!.appending(path: "chapter.txt") // finding: group-container-unwrap
}

struct ReaderStore {
    private let folder = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.com.example.reader")

    var cover: URL { folder!.appending(path: "cover.png") } // finding: group-container-unwrap

    var notes: URL { self.folder!.appending(path: "notes.txt") } // finding: group-container-unwrap
}
```

## Good

### Bound, chained or with something in its place

```swift
import Foundation

enum ReaderFiles {
    static let group = "group.com.example.reader"

    static var bookmarks: URL? {
        FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: group)?.appending(path: "bookmarks.json")
    }

    static func chapter() -> String {
        guard let folder = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: group) else { return "" }
        return (try? String(contentsOf: folder.appending(path: "chapter.txt"), encoding: .utf8)) ?? ""
    }

    static func cover() -> URL {
        let folder = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: group)
        if folder != nil { return folder!.appending(path: "cover.png") }
        return URL.temporaryDirectory
    }
}
```

### Another variable of the same name

```swift
import Foundation

func noteFile(in folder: URL?) -> URL? {
    let shared = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.com.example.reader")
    guard folder == nil else { return folder!.appending(path: "note.txt") }
    return shared?.appending(path: "note.txt")
}
```

### A file of the app alone

```yaml file=project.yml
name: Reader
targets:
  Reader:
    type: application
    platform: iOS
    sources: [App]
  ReaderWidget:
    type: app-extension
    platform: iOS
    sources: [Widget]
    dependencies:
      - sdk: WidgetKit.framework
```

```swift file=App/Export.swift
import Foundation

func exportFolder() -> URL {
    FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.com.example.reader")!
}
```

```swift file=Widget/Shelf.swift
let shelf = 3
```

### Tests

```swift file=ReaderTests/FileTests.swift
import XCTest

final class FileTests: XCTestCase {
    func testFolder() {
        let url = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.com.example.reader")!
        XCTAssertTrue(url.hasDirectoryPath)
    }
}
```

## References

- [FileManager.containerURL(forSecurityApplicationGroupIdentifier:)](https://developer.apple.com/documentation/foundation/filemanager/containerurl(forsecurityapplicationgroupidentifier:))

"""#
    )
}

extension RulePages {
    static let hardcodedSize = RulePage(
        id: "hardcoded-size",
        title: "A fixed size for the whole widget",
        group: "rendering",
        severity: .info,
        set: "strict",
        fix: "none",
        since: "0.1.0",
        markdown: #"""
# A fixed size for the whole widget

This rule finds a frame with a fixed width and height, as large as a widget, around the view that fills one, and
`UIScreen.main.bounds` in code that draws a widget or a Live Activity.

## Why it matters

The same family has another size on every device, on the Lock Screen, in StandBy and on the Mac. With a fixed one the content is
cut off in one place and leaves an empty border in another. `UIScreen.main.bounds` is the size of the screen, of which a widget
takes up a small part.

## How sure it is

It is advice. A frame counts when both dimensions are numbers, or constants that hold numbers, between 120 and 800 points, or
those of an accessory on the Lock Screen. Frames of views inside stacks, of icons and of previews are left alone.

## Bad

### The size of one device

```swift
import SwiftUI
import WidgetKit

struct TaskEntry: TimelineEntry {
    let date: Date
    let title: String
}

enum Layout {
    static let side = 158.0
}

struct TaskView: View {
    let entry: TaskEntry

    var body: some View {
        VStack {
            Text(entry.title)
        }
        .frame(width: Layout.side, height: 158) // finding: hardcoded-size
        .containerBackground(.fill.tertiary, for: .widget)
    }
}

struct TaskWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Task", provider: TaskProvider()) { entry in
            TaskView(entry: entry)
        }
        .configurationDisplayName("Task")
        .description("The next task.")
        .supportedFamilies([.systemSmall])
    }
}
```

### The size of an accessory

```swift
import SwiftUI
import WidgetKit

struct TaskView: View {
    let title: String

    var body: some View {
        Text(title)
            .frame(width: 160, height: 72) // finding: hardcoded-size
            .containerBackground(for: .widget) {}
    }
}
```

### The screen

```swift
import SwiftUI
import WidgetKit

struct TaskView: View {
    let title: String

    var body: some View {
        Text(title)
            .frame(width: UIScreen.main.bounds.width / 2) // finding: hardcoded-size
            .containerBackground(.fill.tertiary, for: .widget)
    }
}
```

## Good

### All the room there is, and small parts

```swift
import SwiftUI
import WidgetKit

struct TaskView: View {
    let title: String

    var body: some View {
        VStack {
            Text("1").frame(width: 24, height: 24)
            Text(title)
            Color.clear.frame(width: 140, height: 140)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .frame(height: 150)
        .containerBackground(.fill.tertiary, for: .widget)
    }
}

struct DotView: View {
    var body: some View {
        Text("•")
            .frame(width: 16, height: 16)
            .containerBackground(.fill.tertiary, for: .widget)
    }
}
```

### A screen of the app

```swift
import SwiftUI
import UIKit

struct TaskList: View {
    var body: some View {
        Text("Tasks").frame(width: UIScreen.main.bounds.width)
    }
}
```

## References

- [Widgets](https://developer.apple.com/design/human-interface-guidelines/widgets)
- [Building Widgets Using WidgetKit and SwiftUI](https://developer.apple.com/documentation/widgetkit/building_widgets_using_widgetkit_and_swiftui)

"""#
    )
}

extension RulePages {
    static let ignoresSafeArea = RulePage(
        id: "ignores-safe-area",
        title: "ignoresSafeArea in a widget",
        group: "rendering",
        severity: .warning,
        set: "recommended",
        fix: "unsafe",
        since: "0.1.0",
        markdown: #"""
# ignoresSafeArea in a widget

In a view that a widget renders, this rule finds `ignoresSafeArea` and `edgesIgnoringSafeArea`. In what `containerBackground`
draws, where it does no harm, it is reported as information: in its closure, in views that are used there and nowhere else, and
in what is passed to a helper of the project that puts it there.

## Why it matters

Since iOS 17 a widget has content margins in place of a safe area. `ignoresSafeArea` reaches over neither of them: the
picture that should fill the widget ends in a frame, or the background that it was added for is already full-bleed
and does not need it.

## How sure it is

Live Activities have a safe area of their own kind and are left alone; so is a view that both a widget and a Live
Activity show, and one that no configuration reaches. What it cannot see: a floor below iOS 17, where the modifier still
had an effect on widgets without margins.

The fix removes the modifier. It is unsafe because the app may draw the view, too, and there the modifier does something.

The rule is made of these selectors:

```selector
call[name=ignoresSafeArea|edgesIgnoringSafeArea][base]:external:in(widget-background)

message: the background of a widget needs no {self.name}
why: The system stretches it over the whole widget anyhow
write: the background without the modifier
severity: info
fix: Remove {self.name}
edit: remove modifier
```

```selector
call[name=ignoresSafeArea|edgesIgnoringSafeArea][base]:external:in(widget-view)

message: {self.name} has no effect in a widget
why: A widget has content margins and no safe area, so a frame stays around what should fill it
write: .containerBackground(for: .widget) for what fills the widget, or .contentMarginsDisabled() on its configuration
fix: Remove {self.name}
edit: remove modifier
```

## Bad

### A picture that should fill the widget

```swift
import SwiftUI
import WidgetKit

struct PhotoView: View {
    let name: String

    var body: some View {
        ZStack {
            Image(name).resizable().ignoresSafeArea() // finding: ignores-safe-area
            Text(name).edgesIgnoringSafeArea(.all) // finding: ignores-safe-area
        }
        .widgetAccentable()
        .containerBackground(.fill.tertiary, for: .widget)
    }
}
```

### In the background of the container

```swift
import SwiftUI
import WidgetKit

struct BlueView: View {
    var body: some View {
        Text("Blue")
            .containerBackground(for: .widget) {
                Color.blue.ignoresSafeArea() // finding: ignores-safe-area (info)
            }
    }
}
```

With the fix:

```swift fixed
import SwiftUI
import WidgetKit

struct BlueView: View {
    var body: some View {
        Text("Blue")
            .containerBackground(for: .widget) {
                Color.blue
            }
    }
}
```

### Handed to helpers that put it into the container

```swift
import SwiftUI
import WidgetKit

extension View {
    @ViewBuilder
    func widgetBackdrop<Backdrop: View>(@ViewBuilder _ backdrop: () -> Backdrop) -> some View {
        if #available(iOS 17.0, *) {
            containerBackground(for: .widget) { backdrop() }
        } else {
            background(backdrop())
        }
    }
}

struct Framed<Backdrop: View>: ViewModifier {
    let backdrop: Backdrop

    func body(content: Content) -> some View {
        content.widgetBackdrop { backdrop }
    }
}

struct Framing<Content: View>: View {
    private let content: Content
    private let backdrop: AnyView

    init(@ViewBuilder content: () -> Content, @ViewBuilder backdrop: () -> some View) {
        self.content = content()
        self.backdrop = AnyView(backdrop())
    }

    var body: some View {
        content.containerBackground(for: .widget) { backdrop }
    }
}

struct Card<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
        content.containerBackground(.background, for: .widget)
    }
}

struct BlueBack: View {
    var body: some View {
        Color.blue.ignoresSafeArea() // finding: ignores-safe-area (info)
    }
}

struct SeaEntry: TimelineEntry {
    let date: Date
    let name: String
}

struct SeaWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Sea", provider: SeaProvider()) { entry in
            Text(entry.name).widgetBackdrop { BlueBack() }
        }
        .configurationDisplayName("Sea")
        .description("The sea today.")
        .supportedFamilies([.systemSmall])
    }
}

struct LakeWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Lake", provider: SeaProvider()) { entry in
            let water = Color.teal.ignoresSafeArea() // finding: ignores-safe-area (info)
            Text(entry.name).modifier(Framed(backdrop: water))
        }
        .configurationDisplayName("Lake")
        .description("The lake today.")
        .supportedFamilies([.systemSmall])
    }
}

struct PondWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Pond", provider: SeaProvider()) { entry in
            Card {
                Color.green.ignoresSafeArea() // finding: ignores-safe-area
            }
        }
        .configurationDisplayName("Pond")
        .description("The pond today.")
        .supportedFamilies([.systemSmall])
    }
}
```

## Good

### Content margins are turned off

```swift
import SwiftUI
import WidgetKit

struct PhotoEntry: TimelineEntry {
    let date: Date
    let name: String
}

struct PhotoWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Photo", provider: PhotoProvider()) { entry in
            Text(entry.name)
                .containerBackground(for: .widget) { Image(entry.name).resizable() }
        }
        .configurationDisplayName("Photo")
        .description("A picture of the day.")
        .supportedFamilies([.systemSmall])
        .contentMarginsDisabled()
    }
}
```

### A Live Activity

```swift
import ActivityKit
import SwiftUI
import WidgetKit

struct RideAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var stops: Int
    }
}

struct RideActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: RideAttributes.self) { context in
            Text(context.state.stops, format: .number).ignoresSafeArea()
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.center) { Text(context.state.stops, format: .number) }
            } compactLeading: {
                Image(systemName: "car")
            } compactTrailing: {
                Text(context.state.stops, format: .number)
            } minimal: {
                Image(systemName: "car")
            }
        }
    }
}
```

### A view that only the app shows

```swift
import SwiftUI
import WidgetKit

struct PhotoScreen: View {
    var body: some View {
        Color.black.ignoresSafeArea()
            .onDisappear { WidgetCenter.shared.reloadTimelines(ofKind: "Photo") }
    }
}
```

## References

- [Displaying the right widget background](https://developer.apple.com/documentation/widgetkit/displaying-the-right-widget-background)
- [contentMarginsDisabled()](https://developer.apple.com/documentation/swiftui/widgetconfiguration/contentmarginsdisabled())

"""#,
        definitions: [
            RuleDefinition(text: """
call[name=ignoresSafeArea|edgesIgnoringSafeArea][base]:external:in(widget-background)

message: the background of a widget needs no {self.name}
why: The system stretches it over the whole widget anyhow
write: the background without the modifier
severity: info
fix: Remove {self.name}
edit: remove modifier
""", offset: 1204),
            RuleDefinition(text: """
call[name=ignoresSafeArea|edgesIgnoringSafeArea][base]:external:in(widget-view)

message: {self.name} has no effect in a widget
why: A widget has content margins and no safe area, so a frame stays around what should fill it
write: .containerBackground(for: .widget) for what fills the widget, or .contentMarginsDisabled() on its configuration
fix: Remove {self.name}
edit: remove modifier
""", offset: 1527),
        ]
    )
}

extension RulePages {
    static let imageNotAccentedAware = RulePage(
        id: "image-not-accented-aware",
        title: "An image without an accented mode",
        group: "rendering",
        severity: .info,
        set: "strict",
        fix: "none",
        since: "0.1.0",
        markdown: #"""
# An image without an accented mode

This rule finds an image in a widget that has colours of its own, a bitmap (`Image(uiImage:)`, `Image(nsImage:)`) or an image of
the asset catalogue, and does not say with `.widgetAccentedRenderingMode(…)` how it is drawn in accented mode.

## Why it matters

On tinted and clear Home Screens and on watch faces, an image keeps nothing but its opacity. A photo has none to speak of,
and becomes a blank rectangle in one colour.

## How sure it is

It is advice. The modifier exists from iOS 18, macOS 15 and watchOS 11 on; below that a helper with `#available` is needed. A
logo may look well as a silhouette, and the catalogue may say that an image is a template, which the rule does not see.

SF Symbols and templates are left alone, and so are Live Activities, accessories on the Lock Screen, which keeps light
and dark apart, and what the container background draws, which the system takes away, also through a helper of the project. An image of the catalogue with
a foreground colour is taken for a template, and one that is `widgetAccentable()` is meant to be a silhouette. The rule
is silent where a view on the way reads `widgetRenderingMode`, where the image is handed to somebody else, and behind
modifiers of the project that mention the accented mode or of a module that nobody knows.

## Bad

### A bitmap

```swift
import SwiftUI
import WidgetKit

struct PosterView: View {
    let poster: UIImage

    var body: some View {
        Image(uiImage: poster) // finding: image-not-accented-aware
            .resizable()
            .scaledToFit()
            .containerBackground(.fill.tertiary, for: .widget)
    }
}
```

### An image of the catalogue

```swift file=FilmWidget/FilmWidget.swift
import SwiftUI
import WidgetKit

struct FilmEntry: TimelineEntry {
    let date: Date
    let title: String
}

struct FilmWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Film", provider: FilmProvider()) { entry in
            VStack {
                Still()
                Text(entry.title).widgetAccentable()
            }
            .containerBackground(.fill.tertiary, for: .widget)
        }
        .configurationDisplayName("Film")
        .description("What is on.")
        .supportedFamilies([.systemSmall])
    }
}
```

```swift file=FilmWidget/Still.swift
import SwiftUI

struct Still: View {
    var body: some View {
        HStack {
            Image("Still").resizable().framed() // finding: image-not-accented-aware
            Image(.opening) // finding: image-not-accented-aware
        }
    }
}

extension View {
    func framed() -> some View { border(.white) }
}
```

## Good

### With a mode, or a helper that has one

```swift
import SwiftUI
import WidgetKit

extension Image {
    @ViewBuilder
    func inColour() -> some View {
        if #available(iOS 18.0, *) {
            widgetAccentedRenderingMode(.fullColor)
        } else {
            self
        }
    }
}

struct PosterView: View {
    let poster: UIImage

    var body: some View {
        VStack {
            Image(uiImage: poster).resizable().inColour().scaledToFit()
            Text("Now")
        }
        .containerBackground(.fill.tertiary, for: .widget)
    }
}

@available(iOS 18.0, *)
struct StillView: View {
    private var still: Image { Image("Still") }

    var body: some View {
        still
            .resizable()
            .widgetAccentedRenderingMode(.desaturated)
            .scaledToFit()
            .containerBackground(.fill.tertiary, for: .widget)
    }
}
```

### Symbols, templates and backgrounds

```swift
import SwiftUI
import WidgetKit

struct PosterView: View {
    var body: some View {
        HStack {
            Image(systemName: "film")
            Image("Ticket").renderingMode(.template)
            Image("Seat").foregroundStyle(.red)
            Image("Row").widgetAccentable()
        }
        .containerBackground(for: .widget) {
            Image("Curtain").resizable()
        }
    }
}
```

### A background that a helper puts into the container

```swift
import SwiftUI
import WidgetKit

extension View {
    func stage(_ curtain: some View) -> some View {
        containerBackground(for: .widget) { curtain }
    }

    func lit<Curtain: View>(@ViewBuilder by curtain: () -> Curtain) -> some View {
        modifier(StageModifier(curtain: curtain()))
    }
}

struct StageModifier<Curtain: View>: ViewModifier {
    let curtain: Curtain

    func body(content: Content) -> some View {
        if #available(iOS 17.0, *) {
            content.containerBackground(for: .widget) { curtain }
        } else {
            ZStack {
                curtain
                content
            }
        }
    }
}

struct FilmEntry: TimelineEntry {
    let date: Date
    let title: String
    let poster: String
}

struct FilmView: View {
    let entry: FilmEntry

    var body: some View {
        Text(entry.title)
            .stage(poster)
    }

    private var poster: some View {
        Image(entry.poster).resizable()
    }
}

struct FilmWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Film", provider: FilmProvider()) { entry in
            FilmView(entry: entry)
        }
        .configurationDisplayName("Film")
        .description("What is on.")
        .supportedFamilies([.systemSmall])
    }
}

struct SeatWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Seat", provider: FilmProvider()) { entry in
            Text(entry.title)
                .lit { Image("Seats").resizable() }
        }
        .configurationDisplayName("Seat")
        .description("Where you sit.")
        .supportedFamilies([.systemSmall])
    }
}
```

### A view that asks for the mode

```swift
import SwiftUI
import WidgetKit

struct PosterView: View {
    @Environment(\.widgetRenderingMode) private var renderingMode
    let poster: UIImage

    var body: some View {
        Group {
            if renderingMode == .fullColor {
                Image(uiImage: poster).resizable()
            } else {
                Text("Now")
            }
        }
        .containerBackground(.fill.tertiary, for: .widget)
    }
}
```

### On the Lock Screen, and handed on

```swift
import SwiftUI
import WidgetKit

struct FilmEntry: TimelineEntry {
    let date: Date
    let poster: String
}

struct FilmWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Film", provider: FilmProvider()) { entry in
            FilmView()
                .widgetAccentable()
                .containerBackground(for: .widget) {}
        }
        .configurationDisplayName("Film")
        .description("What is on.")
        .supportedFamilies([.systemSmall, .accessoryCircular])
    }
}

struct FilmView: View {
    @Environment(\.widgetFamily) private var family

    var body: some View {
        if family == .accessoryCircular {
            Image("Ticket").resizable()
        } else {
            Poster(picture: Image("Poster"))
        }
    }
}

struct Poster: View {
    let picture: Image

    var body: some View {
        if #available(iOS 18.0, *) {
            picture.widgetAccentedRenderingMode(.fullColor)
        } else {
            picture
        }
    }
}
```

### A view of the app

```swift
import SwiftUI

struct PosterList: View {
    let poster: UIImage

    var body: some View {
        Image(uiImage: poster).resizable()
    }
}
```

### Something around it takes the accent, or it has one colour

```swift
import SwiftUI
import WidgetKit

struct BellView: View {
    let picture: UIImage

    var body: some View {
        VStack {
            HStack { Image(uiImage: picture).resizable() }
                .widgetAccentable()
            Image(uiImage: Icons.bell.image(ofSize: CGSize(width: 20, height: 20), color: .white))
        }
        .containerBackground(.background, for: .widget)
    }
}
```

## References

- [widgetAccentedRenderingMode(_:)](https://developer.apple.com/documentation/swiftui/image/widgetaccentedrenderingmode(_:))
- [Optimizing your widget for accented rendering mode and Liquid Glass](https://developer.apple.com/documentation/widgetkit/optimizing-your-widget-for-accented-rendering-mode-and-liquid-glass)

"""#
    )
}

extension RulePages {
    static let intentsPackageUnregistered = RulePage(
        id: "intents-package-unregistered",
        title: "Intents in a library that the app does not register",
        group: "configuration-and-intents",
        severity: .warning,
        set: "recommended",
        fix: "none",
        since: "0.1.0",
        markdown: #"""
# Intents in a library that the app does not register

This rule finds libraries — targets of Swift packages, and frameworks — that declare App Intents, entities or enumerations
for them, and

- have no type that conforms to `AppIntentsPackage`, or
- have one that no `includedPackages` names, in a project whose app is linked with the library.

It reports the first intent of the library, once.

## Why it matters

The system learns about intents when the app is built. It looks into a library only if an `AppIntentsPackage` of the app or
the extension names that of the library. Otherwise all compiles, and on the device a button of the widget does nothing, a
configuration has no parameters, or the intent is missing from Shortcuts.

## How sure it is

Intents in a file that the app or the extension compiles itself need nothing of this, and are left alone, as are Swift
Playgrounds apps. So are libraries and apps that run on iOS 16 or earlier: the protocol came with iOS 17, and their intents have
to be compiled by the app.

The second form needs the whole project. When a package is reviewed by itself, only the first is told. `includedPackages`
that is put together at run time gives no finding.

What it cannot see: whether a library is linked into the app as source in ways that no project file tells.

## Bad

### A package without an AppIntentsPackage

```swift file=Package.swift
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "LampKit",
    platforms: [.iOS(.v17)],
    products: [.library(name: "LampKit", targets: ["LampKit"])],
    targets: [.target(name: "LampKit")]
)
```

```swift file=Sources/LampKit/LampIntents.swift
import AppIntents

public struct LightLampIntent: AppIntent { // finding: intents-package-unregistered
    public static let title: LocalizedStringResource = "Turn on the lamp"

    public init() {}

    public func perform() async throws -> some IntentResult { .result() }
}

public struct DimLampIntent: AppIntent {
    public static let title: LocalizedStringResource = "Dim the lamp"

    public init() {}

    public func perform() async throws -> some IntentResult { .result() }
}
```

### One that nobody includes

```yaml file=project.yml
name: Lamp
packages:
  LampKit:
    path: LampKit
targets:
  Lamp:
    type: application
    platform: iOS
    deploymentTarget: "17.0"
    sources: [Lamp]
    dependencies:
      - package: LampKit
```

```swift file=LampKit/Package.swift
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "LampKit",
    platforms: [.iOS(.v17)],
    products: [.library(name: "LampKit", targets: ["LampKit"])],
    targets: [.target(name: "LampKit")]
)
```

```swift file=LampKit/Sources/LampKit/Room.swift
import AppIntents

public enum Room: String, AppEnum { // finding: intents-package-unregistered
    case kitchen, hall

    public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Room"
    public static let caseDisplayRepresentations: [Room: DisplayRepresentation] = [.kitchen: "Kitchen", .hall: "Hall"]
}

public struct LampKitIntents: AppIntentsPackage {}
```

```swift file=Lamp/LampApp.swift
import AppIntents
import LampKit
import SwiftUI

@main
struct LampApp: App {
    var body: some Scene {
        WindowGroup { Text("Lamp") }
    }
}
```

### A framework

```yaml file=project.yml
name: Lamp
targets:
  Lamp:
    type: application
    platform: iOS
    deploymentTarget: "18.0"
    sources: [Lamp]
    dependencies:
      - target: LampCore
  LampCore:
    type: framework
    platform: iOS
    deploymentTarget: "18.0"
    sources: [LampCore]
```

```swift file=LampCore/LampEntity.swift
import AppIntents

public struct LampEntity: AppEntity { // finding: intents-package-unregistered
    public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Lamp"
    public static let defaultQuery = LampQuery()

    public let id: Int

    public var displayRepresentation: DisplayRepresentation { "Lamp \(id)" }
}
```

## Good

### Declared in the library, included by the app

```yaml file=project.yml
name: Lamp
packages:
  LampKit:
    path: LampKit
targets:
  Lamp:
    type: application
    platform: iOS
    deploymentTarget: "17.0"
    sources: [Lamp]
    dependencies:
      - package: LampKit
```

```swift file=LampKit/Package.swift
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "LampKit",
    platforms: [.iOS(.v17)],
    products: [.library(name: "LampKit", targets: ["LampKit"])],
    targets: [.target(name: "LampKit")]
)
```

```swift file=LampKit/Sources/LampKit/LampIntents.swift
import AppIntents

public struct LampKitIntents: AppIntentsPackage {}

public struct LightLampIntent: AppIntent {
    public static let title: LocalizedStringResource = "Turn on the lamp"

    public init() {}

    public func perform() async throws -> some IntentResult { .result() }
}
```

```swift file=Lamp/LampIntents.swift
import AppIntents
import LampKit

struct LampIntents: AppIntentsPackage {
    static var includedPackages: [any AppIntentsPackage.Type] {
        [LampKitIntents.self]
    }
}
```

### A package by itself that declares one

```swift file=Package.swift
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "LampKit",
    platforms: [.iOS(.v17)],
    products: [.library(name: "LampKit", targets: ["LampKit"])],
    targets: [.target(name: "LampKit"), .testTarget(name: "LampKitTests", dependencies: ["LampKit"])]
)
```

```swift file=Sources/LampKit/LampKitIntents.swift
import AppIntents

public struct LampKitIntents {}

extension LampKitIntents: AppIntentsPackage {}
```

```swift file=Sources/LampKit/LightLampIntent.swift
import AppIntents

public struct LightLampIntent: AppIntent {
    public static let title: LocalizedStringResource = "Turn on the lamp"

    public init() {}

    public func perform() async throws -> some IntentResult { .result() }
}
```

```swift file=Tests/LampKitTests/TestIntent.swift
import AppIntents

struct TestIntent: AppIntent {
    static let title: LocalizedStringResource = "Test"

    func perform() async throws -> some IntentResult { .result() }
}
```

### Compiled by the app and the extension themselves

```yaml file=project.yml
name: Lamp
targets:
  Lamp:
    type: application
    platform: iOS
    sources: [Lamp, Shared]
    dependencies:
      - target: LampWidget
  LampWidget:
    type: app-extension
    platform: iOS
    sources: [LampWidget, Shared]
    dependencies:
      - sdk: WidgetKit.framework
```

```swift file=Shared/LightLampIntent.swift
import AppIntents

struct LightLampIntent: AppIntent {
    static let title: LocalizedStringResource = "Turn on the lamp"

    func perform() async throws -> some IntentResult { .result() }
}
```

### Before iOS 17

```swift file=Package.swift
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "LampKit",
    platforms: [.iOS(.v16)],
    products: [.library(name: "LampKit", targets: ["LampKit"])],
    targets: [.target(name: "LampKit")]
)
```

```swift file=Sources/LampKit/LightLampIntent.swift
import AppIntents

public struct LightLampIntent: AppIntent {
    public static let title: LocalizedStringResource = "Turn on the lamp"

    public init() {}

    public func perform() async throws -> some IntentResult { .result() }
}
```

### Protocols alone

```swift file=Package.swift
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "LampKit",
    platforms: [.iOS(.v17)],
    products: [.library(name: "LampKit", targets: ["LampKit"])],
    targets: [.target(name: "LampKit")]
)
```

```swift file=Sources/LampKit/LampIntent.swift
import AppIntents

public protocol LampIntent: AppIntent {
    var brightness: Double { get }
}

extension LampIntent {
    public static var isDiscoverable: Bool { false }
}
```

## References

- [AppIntentsPackage](https://developer.apple.com/documentation/appintents/appintentspackage)
- [includedPackages](https://developer.apple.com/documentation/appintents/appintentspackage/includedpackages)

"""#
    )
}

extension RulePages {
    static let kindNotShared = RulePage(
        id: "kind-not-shared",
        title: "A kind that is spelled out in several files",
        group: "kinds-and-bundles",
        severity: .info,
        set: "strict",
        fix: "none",
        since: "0.1.0",
        markdown: #"""
# A kind that is spelled out in several files

This rule finds a call such as `reloadTimelines(ofKind:)`, `reloadControls(ofKind:)` or `RelevantIntent(_:widgetKind:relevance:)`
whose kind is a string literal of its own, while the widget's configuration has the same kind from a literal in another
file. The finding stands at the literal that the call uses; the related place shows the one that the widget uses.

## Why it matters

Two literals stay the same only as long as everybody thinks of both. Once one of them changes, the call does nothing any
more, and the widget shows old data without any error. `unknown-kind` finds that then, as far as it can see both sides. A
constant in a file or package that the app and its extension compile cannot drift apart.

## How sure it is

Both literals are followed through constants, so two constants with the same text count as two spellings, and one
constant that both sides name counts as one. A kind that both sides have from one file is left alone, and so are tests,
kinds that are put together of several parts, and widgets of other apps. A project file, or the extension's `Info.plist`,
must tell that there is an extension at all.

The rule is a matter of taste, which is why it belongs to the strict set.

## Bad

### A literal in the app

```yaml file=project.yml
name: Garden
targets:
  Garden:
    type: application
    platform: iOS
    deploymentTarget: "18.0"
    sources: [App, Shared]
    dependencies:
      - target: GardenWidgets
        embed: true
  GardenWidgets:
    type: app-extension
    platform: iOS
    deploymentTarget: "18.0"
    sources: [Widgets, Shared]
    dependencies:
      - sdk: WidgetKit.framework
```

```swift file=Widgets/HarvestWidget.swift
import SwiftUI
import WidgetKit

struct HarvestWidget: Widget {
    private let kind = "harvest.week"

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: kind, provider: HarvestProvider()) { HarvestView(entry: $0) }
            .configurationDisplayName("Harvest")
            .description("What is ripe this week.")
            .supportedFamilies([.systemSmall])
    }
}
```

```swift file=App/Basket.swift
import WidgetKit

func basketFilled() {
    WidgetCenter.shared.reloadTimelines(ofKind: "harvest.week") // finding: kind-not-shared
}
```

### A constant for each side

```yaml file=project.yml
name: Garden
targets:
  Garden:
    type: application
    platform: iOS
    deploymentTarget: "18.0"
    sources: [App, Shared]
    dependencies:
      - target: GardenWidgets
        embed: true
  GardenWidgets:
    type: app-extension
    platform: iOS
    deploymentTarget: "18.0"
    sources: [Widgets, Shared]
    dependencies:
      - sdk: WidgetKit.framework
```

```swift file=Widgets/PumpControl.swift
import AppIntents
import SwiftUI
import WidgetKit

struct PumpControl: ControlWidget {
    private let kind = "Pump"

    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: kind) {
            ControlWidgetButton(action: StartPumpIntent()) { Label("Pump", systemImage: "drop") }
        }
        .displayName("Pump")
        .description("Starts the pump.")
    }
}
```

```swift file=App/Pump.swift
import WidgetKit

struct Pump {
    static let controlKind = "Pump" // finding: kind-not-shared

    func stop() {
        ControlCenter.shared.reloadControls(ofKind: Self.controlKind)
    }
}
```

## Good

### A shared constant

```yaml file=project.yml
name: Garden
targets:
  Garden:
    type: application
    platform: iOS
    deploymentTarget: "18.0"
    sources: [App, Shared]
    dependencies:
      - target: GardenWidgets
        embed: true
  GardenWidgets:
    type: app-extension
    platform: iOS
    deploymentTarget: "18.0"
    sources: [Widgets, Shared]
    dependencies:
      - sdk: WidgetKit.framework
```

```swift file=Shared/WidgetKind.swift
enum WidgetKind: String {
    case harvest = "harvest.week"
    case seeds
}
```

```swift file=Widgets/GardenWidgets.swift
import SwiftUI
import WidgetKit

struct HarvestWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: WidgetKind.harvest.rawValue, provider: HarvestProvider()) { HarvestView(entry: $0) }
            .configurationDisplayName("Harvest")
            .description("What is ripe this week.")
            .supportedFamilies([.systemSmall])
    }
}

struct SeedsWidget: Widget {
    static let kind = WidgetKind.seeds.rawValue

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: Self.kind, provider: SeedsProvider()) { SeedsView(entry: $0) }
            .configurationDisplayName("Seeds")
            .description("What to sow.")
            .supportedFamilies([.systemSmall])
    }
}
```

```swift file=App/Basket.swift
import WidgetKit

func basketFilled() {
    WidgetCenter.shared.reloadTimelines(ofKind: WidgetKind.harvest.rawValue)
    WidgetCenter.shared.reloadTimelines(ofKind: SeedsWidget.kind)
}
```

### Templates in one folder

```swift file=Templates/WidgetTemplate.swift
import SwiftUI
import WidgetKit

struct __NAME__Widget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "__NAME__Widget", provider: __NAME__Provider()) { __NAME__View(entry: $0) }
            .configurationDisplayName("__NAME__")
            .description("__NAME__ at a glance.")
            .supportedFamilies([.systemSmall])
    }
}
```

```swift file=Templates/StoreTemplate.swift
import WidgetKit

func __NAME__Changed() {
    WidgetCenter.shared.reloadTimelines(ofKind: "__NAME__Widget")
}
```

### All in one file

```swift
import SwiftUI
import WidgetKit

struct HarvestWidget: Widget {
    private let kind = "harvest.week"

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: kind, provider: HarvestProvider()) { HarvestView(entry: $0) }
            .configurationDisplayName("Harvest")
            .description("What is ripe this week.")
            .supportedFamilies([.systemSmall])
    }
}

func basketFilled() {
    WidgetCenter.shared.reloadTimelines(ofKind: "harvest.week")
}
```

### Other strings with the same text

```yaml file=project.yml
name: Garden
targets:
  Garden:
    type: application
    platform: iOS
    deploymentTarget: "18.0"
    sources: [App]
    dependencies:
      - target: GardenWidgets
        embed: true
  GardenWidgets:
    type: app-extension
    platform: iOS
    deploymentTarget: "18.0"
    sources: [Widgets]
    dependencies:
      - sdk: WidgetKit.framework
```

```swift file=Widgets/HarvestWidget.swift
import SwiftUI
import WidgetKit

struct HarvestWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Harvest", provider: HarvestProvider()) { HarvestView(entry: $0) }
            .configurationDisplayName("Harvest")
            .description("Harvest of the week.")
            .supportedFamilies([.systemSmall])
    }
}
```

```swift file=App/Title.swift
import WidgetKit

let title = "Harvest"

func reload() {
    WidgetCenter.shared.reloadAllTimelines()
}
```

## References

- [Keeping a widget up to date](https://developer.apple.com/documentation/widgetkit/keeping-a-widget-up-to-date)

"""#
    )
}

extension RulePages {
    static let linkInSmall = RulePage(
        id: "link-in-small",
        title: "A Link where the whole widget is one place to tap",
        group: "families-and-links",
        severity: .warning,
        set: "recommended",
        fix: "unsafe",
        since: "0.1.0",
        markdown: #"""
# A Link where the whole widget is one place to tap

This rule finds SwiftUI's `Link` in what a widget draws in the small family or in an accessory family, where none of the
larger families draws the same `Link`: the widget has no larger ones, or the link stands in a branch for the small one. The
finding stands at the word `Link`; the related places show the way to it.

## Why it matters

In `systemSmall` and in the accessory families the system takes a tap on the widget as a whole. It opens `widgetURL`, and
where there is none the app's first screen. A `Link` is drawn, looks as if it led somewhere, and is never asked.

## How sure it is

What the widget draws is followed for each family by itself, through views, modifiers, helper properties and functions of
the project. A view that is also drawn in a medium or larger family, by this widget or another, is left alone, as is a
widget whose families are not known. Live Activities may hold links. A type of the project called `Link` is not meant.

The fix (unsafe) puts `widgetURL` with the same destination in the place of a `Link`, where that is all there is to tap. It
is unsafe because from then on the whole widget leads there.

## Bad

### A small widget

```swift
import SwiftUI
import WidgetKit

struct BusView: View {
    let entry: BusEntry

    var body: some View {
        Link(destination: entry.url) { Text(entry.line) } // finding: link-in-small
            .padding()
    }
}

struct BusWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Bus", provider: BusProvider()) { entry in
            BusView(entry: entry).containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Bus")
        .description("What comes next.")
        .supportedFamilies([.systemSmall])
    }
}
```

With the fix:

```swift fixed
import SwiftUI
import WidgetKit

struct BusView: View {
    let entry: BusEntry

    var body: some View {
        Text(entry.line).widgetURL(entry.url)
            .padding()
    }
}

struct BusWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Bus", provider: BusProvider()) { entry in
            BusView(entry: entry).containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Bus")
        .description("What comes next.")
        .supportedFamilies([.systemSmall])
    }
}
```

### On the Lock Screen, some views away

```swift
import SwiftUI
import WidgetKit

struct BusView: View {
    let entry: BusEntry

    var body: some View { row }

    private var row: some View {
        HStack { BusNumber(entry: entry) }
    }
}

struct BusNumber: View {
    let entry: BusEntry

    var body: some View {
        Link("Bus", destination: entry.url) // finding: link-in-small
    }
}

struct BusWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Bus", provider: BusProvider()) { entry in
            BusView(entry: entry).containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Bus")
        .description("What comes next.")
        .supportedFamilies([.accessoryRectangular, .accessoryCircular])
    }
}
```

### In the branch for the small size

```swift
import SwiftUI
import WidgetKit

struct BusView: View {
    @Environment(\.widgetFamily) private var family
    let entry: BusEntry

    var body: some View {
        if family == .systemSmall {
            Link(destination: entry.url) { // finding: link-in-small
                Text(entry.line)
            }
        } else {
            Link(destination: entry.url) { BusTable(entry: entry) }
        }
    }
}

struct BusWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Bus", provider: BusProvider()) { entry in
            BusView(entry: entry).containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Bus")
        .description("What comes next.")
        .supportedFamilies([.systemSmall, .systemMedium])
    }
}
```

## Good

### widgetURL

```swift
import SwiftUI
import WidgetKit

struct BusView: View {
    let entry: BusEntry

    var body: some View {
        Text(entry.line).widgetURL(entry.url)
    }
}

struct BusWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Bus", provider: BusProvider()) { entry in
            BusView(entry: entry).containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Bus")
        .description("What comes next.")
        .supportedFamilies([.systemSmall])
    }
}
```

### Medium and larger

```swift
import SwiftUI
import WidgetKit

struct BusView: View {
    let entry: BusEntry

    var body: some View {
        Link(destination: entry.url) { Text(entry.line) }
    }
}

struct BusWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Bus", provider: BusProvider()) { entry in
            BusView(entry: entry).containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Bus")
        .description("What comes next.")
        .supportedFamilies([.systemMedium, .systemLarge])
    }
}
```

### One view for all sizes

```swift
import SwiftUI
import WidgetKit

struct BusView: View {
    let entry: BusEntry

    var body: some View {
        Link(destination: entry.url) { Text(entry.line) }
            .widgetURL(entry.url)
    }
}

struct BusWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Bus", provider: BusProvider()) { entry in
            BusView(entry: entry).containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Bus")
        .description("What comes next.")
        .supportedFamilies([.systemSmall, .systemMedium])
    }
}
```

### In the branch for the larger size

```swift
import SwiftUI
import WidgetKit

struct BusView: View {
    @Environment(\.widgetFamily) private var family
    let entry: BusEntry

    var body: some View {
        switch family {
        case .systemMedium: Link(destination: entry.url) { Text(entry.line) }
        default: Text(entry.line).widgetURL(entry.url)
        }
    }
}

struct BusWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Bus", provider: BusProvider()) { entry in
            BusView(entry: entry).containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Bus")
        .description("What comes next.")
        .supportedFamilies([.systemSmall, .systemMedium])
    }
}
```

### A view that another widget draws larger

```swift
import SwiftUI
import WidgetKit

struct BusView: View {
    let entry: BusEntry

    var body: some View {
        Link(destination: entry.url) { Text(entry.line) }
            .widgetURL(entry.url)
    }
}

struct BusWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Bus", provider: BusProvider()) { entry in
            BusView(entry: entry).containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Bus")
        .description("What comes next.")
        .supportedFamilies([.systemSmall])
    }
}

struct BusTableWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "BusTable", provider: BusTableProvider()) { entry in
            BusView(entry: entry).containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("BusTable")
        .description("What comes next.")
        .supportedFamilies([.systemLarge])
    }
}
```

### A type of the project's own, and families that are not known

```swift
import SwiftUI
import WidgetKit

struct Link: View {
    let title: String
    var body: some View { Text(title) }
}

struct BusView: View {
    let entry: BusEntry
    var body: some View { Link(title: entry.line).widgetURL(entry.url) }
}

struct BusWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Bus", provider: BusProvider()) { entry in
            BusView(entry: entry).containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Bus")
        .description("What comes next.")
        .supportedFamilies([.systemSmall])
    }
}
```

```swift
import SwiftUI
import WidgetKit

struct BusView: View {
    let entry: BusEntry
    var body: some View { SwiftUI.Link(destination: entry.url) { Text(entry.line) } }
}

struct BusWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Bus", provider: BusProvider()) { entry in
            BusView(entry: entry).containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Bus")
        .description("What comes next.")
        .supportedFamilies(SharedFamilies.all)
    }
}
```

## References

- [Linking to specific app scenes from your widget or Live Activity](https://developer.apple.com/documentation/widgetkit/linking-to-specific-app-scenes-from-your-widget-or-live-activity)

"""#
    )
}

extension RulePages {
    static let liveActivitiesPlist = RulePage(
        id: "live-activities-plist",
        title: "A Live Activity in an app whose Info.plist does not ask for it",
        group: "live-activities",
        severity: .error,
        set: "recommended",
        fix: "unsafe",
        since: "0.1.0",
        markdown: #"""
# A Live Activity in an app whose Info.plist does not ask for it

Live Activities need `NSSupportsLiveActivities` with the value `YES` in the `Info.plist` of the app. This rule finds
`Activity.request(…)` and `ActivityConfiguration` in a project whose app lacks the key, or sets it to `NO`. It reports the
request; without one, the configuration. The related places show what the app says of itself.

It also finds code that reads `frequentPushesEnabled` or `frequentPushEnablementUpdates` where the app lacks
`NSSupportsLiveActivitiesFrequentUpdates` (a warning).

## Why it matters

Without the key `Activity.request` throws, whatever the person allowed, and activities that a push starts are dropped. All
else looks right: the extension compiles, and its preview shows the activity. A common mistake is to give the key to the
widget extension, where it counts for nothing.

Without the second key the person finds no switch for frequent updates in Settings, and `frequentPushesEnabled` is always
false.

## How sure it is

The key counts wherever it stands: in the file that `INFOPLIST_FILE` names, in `INFOPLIST_KEY_NSSupportsLiveActivities`, in
an `.xcconfig` file, or in `project.yml`. One build configuration that has it is enough. The app is the one that compiles the
request, or is linked with the library that does, or has the extension built into it. With several apps, each that lacks the
key is named, once.

The rule is silent where the `Info.plist` cannot be known: projects without property lists and project files, lists that a
script makes, and values that are variables.

## Bad

### The app's list says nothing

```xml file=Ride/Info.plist
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0">
<dict>
    <key>CFBundleName</key>
    <string>Ride</string>
    <key>UILaunchScreen</key>
    <dict/>
</dict>
</plist>
```

```swift file=Ride/RideActivity.swift
import ActivityKit

enum RideActivity {
    static func start(_ ride: RideAttributes) throws {
        let state = RideAttributes.ContentState(minutes: 5)
        _ = try Activity.request(attributes: ride, content: ActivityContent(state: state, staleDate: nil)) // finding: live-activities-plist
    }

    static func finish(_ activity: Activity<RideAttributes>) async {
        await activity.end(nil, dismissalPolicy: .default)
    }
}
```

With the fix:

```xml fixed file=Ride/Info.plist
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0">
<dict>
    <key>CFBundleName</key>
    <string>Ride</string>
    <key>UILaunchScreen</key>
    <dict/>
    <key>NSSupportsLiveActivities</key>
    <true/>
</dict>
</plist>
```

### Only the extension has the key

```yaml file=project.yml
name: Ride
targets:
  Ride:
    type: application
    platform: iOS
    sources: [Ride]
    dependencies:
      - target: RideWidget
  RideWidget:
    type: app-extension
    platform: iOS
    sources: [RideWidget]
```

```xml file=Ride/Info.plist
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0">
<dict>
    <key>CFBundlePackageType</key>
    <string>APPL</string>
</dict>
</plist>
```

```xml file=RideWidget/Info.plist
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0">
<dict>
    <key>NSSupportsLiveActivities</key>
    <true/>
    <key>NSExtension</key>
    <dict>
        <key>NSExtensionPointIdentifier</key>
        <string>com.apple.widgetkit-extension</string>
    </dict>
</dict>
</plist>
```

```swift file=RideWidget/RideWidget.swift
import ActivityKit
import SwiftUI
import WidgetKit

struct RideAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var minutes: Int
    }
}

struct RideWidget: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: RideAttributes.self) { context in // finding: live-activities-plist
            Text("\(context.state.minutes) min")
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.center) {
                    Text("\(context.state.minutes) min")
                }
            } compactLeading: {
                Image(systemName: "car")
            } compactTrailing: {
                Text(context.state.minutes, format: .number)
            } minimal: {
                Image(systemName: "car")
            }
        }
    }
}
```

### The key says no, and the list is made of build settings

```yaml file=project.yml
name: Ride
targets:
  Ride:
    type: application
    platform: iOS
    sources: [Ride]
    settings:
      GENERATE_INFOPLIST_FILE: YES
      INFOPLIST_KEY_NSSupportsLiveActivities: NO
```

```swift file=Ride/RideActivity.swift
import ActivityKit

enum RideActivity {
    static func start(_ ride: RideAttributes) throws -> Activity<RideAttributes> {
        let state = RideAttributes.ContentState(minutes: 5)
        return try Activity<RideAttributes>.request( // finding: live-activities-plist
            attributes: ride, content: ActivityContent(state: state, staleDate: nil), pushType: nil)
    }

    static func finish(_ activity: Activity<RideAttributes>) async {
        await activity.end(nil, dismissalPolicy: .default)
    }
}
```

### XcodeGen writes the list, without the key

```yaml file=project.yml
name: Ride
targets:
  Ride:
    type: application
    platform: iOS
    sources: [Ride]
    info:
      path: Ride/Generated-Info.plist
      properties:
        CFBundleDisplayName: Ride
```

```swift file=Ride/RideActivity.swift
import ActivityKit

enum RideActivity {
    static func start(_ ride: RideAttributes) throws {
        let state = RideAttributes.ContentState(minutes: 5)
        _ = try Activity.request(attributes: ride, content: ActivityContent(state: state, staleDate: nil)) // finding: live-activities-plist
    }

    static func finish(_ activity: Activity<RideAttributes>) async {
        await activity.end(nil, dismissalPolicy: .default)
    }
}
```

### Asking for frequent updates without the key for them

```xml file=Ride/Info.plist
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0">
<dict>
    <key>CFBundleName</key>
    <string>Ride</string>
    <key>NSSupportsLiveActivities</key>
    <true/>
    <key>UILaunchScreen</key>
    <dict/>
</dict>
</plist>
```

```swift file=Ride/UpdateRate.swift
import ActivityKit

struct UpdateRate {
    var secondsBetweenPushes: Double {
        ActivityAuthorizationInfo().frequentPushesEnabled ? 15 : 300 // finding: live-activities-plist (warning)
    }
}
```

## Good

### The key in the app's list

```xml file=Ride/Info.plist
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0">
<dict>
    <key>CFBundleName</key>
    <string>Ride</string>
    <key>NSSupportsLiveActivities</key>
    <true/>
    <key>NSSupportsLiveActivitiesFrequentUpdates</key>
    <true/>
    <key>UILaunchScreen</key>
    <dict/>
</dict>
</plist>
```

```swift file=Ride/RideActivity.swift
import ActivityKit

enum RideActivity {
    static var areFrequent: Bool { ActivityAuthorizationInfo().frequentPushesEnabled }

    static func start(_ ride: RideAttributes) throws {
        guard ActivityAuthorizationInfo().areActivitiesEnabled else { return }
        let state = RideAttributes.ContentState(minutes: 5)
        _ = try Activity.request(attributes: ride, content: ActivityContent(state: state, staleDate: nil))
    }

    static func finish(_ activity: Activity<RideAttributes>) async {
        await activity.end(nil, dismissalPolicy: .default)
    }
}
```

### The key in build settings

```yaml file=project.yml
name: Ride
settings:
  INFOPLIST_KEY_NSSupportsLiveActivities: YES
targets:
  Ride:
    type: application
    platform: iOS
    sources: [Ride]
    settings:
      GENERATE_INFOPLIST_FILE: YES
```

```swift file=Ride/RideActivity.swift
import ActivityKit

enum RideActivity {
    static func start(_ ride: RideAttributes) throws {
        guard ActivityAuthorizationInfo().areActivitiesEnabled else { return }
        let state = RideAttributes.ContentState(minutes: 5)
        _ = try Activity.request(attributes: ride, content: ActivityContent(state: state, staleDate: nil))
    }

    static func finish(_ activity: Activity<RideAttributes>) async {
        await activity.end(nil, dismissalPolicy: .default)
    }
}
```

### The key among the properties of project.yml

```yaml file=project.yml
name: Ride
targets:
  Ride:
    type: application
    platform: iOS
    sources: [Ride]
    info:
      path: Ride/Generated-Info.plist
      properties:
        NSSupportsLiveActivities: true
```

```swift file=Ride/RideActivity.swift
import ActivityKit

enum RideActivity {
    static func start(_ ride: RideAttributes) throws {
        guard ActivityAuthorizationInfo().areActivitiesEnabled else { return }
        let state = RideAttributes.ContentState(minutes: 5)
        _ = try Activity.request(attributes: ride, content: ActivityContent(state: state, staleDate: nil))
    }

    static func finish(_ activity: Activity<RideAttributes>) async {
        await activity.end(nil, dismissalPolicy: .default)
    }
}
```

### A list that a script makes, or whose value is a variable

Nobody can tell what it says.

```yaml file=project.yml
name: Ride
targets:
  Ride:
    type: application
    platform: iOS
    sources: [Ride, Shared]
    settings:
      INFOPLIST_FILE: $(DERIVED_LISTS)/Ride.plist
  Tram:
    type: application
    platform: iOS
    sources: [Tram, Shared]
    settings:
      GENERATE_INFOPLIST_FILE: YES
      INFOPLIST_KEY_NSSupportsLiveActivities: $(SHOWS_ACTIVITIES)
```

```swift file=Shared/RideActivity.swift
import ActivityKit

enum RideActivity {
    static func start(_ ride: RideAttributes) throws {
        guard ActivityAuthorizationInfo().areActivitiesEnabled else { return }
        let state = RideAttributes.ContentState(minutes: 5)
        _ = try Activity.request(attributes: ride, content: ActivityContent(state: state, staleDate: nil))
    }

    static func finish(_ activity: Activity<RideAttributes>) async {
        await activity.end(nil, dismissalPolicy: .default)
    }
}
```

### No property list and no project file

```swift
import ActivityKit

enum RideActivity {
    static func start(_ ride: RideAttributes) throws {
        guard ActivityAuthorizationInfo().areActivitiesEnabled else { return }
        let state = RideAttributes.ContentState(minutes: 5)
        _ = try Activity.request(attributes: ride, content: ActivityContent(state: state, staleDate: nil))
    }

    static func finish(_ activity: Activity<RideAttributes>) async {
        await activity.end(nil, dismissalPolicy: .default)
    }
}
```

### An Activity of the project's own

```xml file=Gym/Info.plist
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0">
<dict>
    <key>CFBundleName</key>
    <string>Gym</string>
    <key>UILaunchScreen</key>
    <dict/>
</dict>
</plist>
```

```swift file=Gym/Activity.swift
import AppIntents

struct Activity {
    static func request(attributes: [String]) -> Activity { Activity() }
}

struct Gym {
    let activity = Activity.request(attributes: ["rowing"])
}
```

### Requests in tests

```yaml file=project.yml
name: Ride
targets:
  Ride:
    type: application
    platform: iOS
    sources: [Ride]
    settings:
      GENERATE_INFOPLIST_FILE: YES
      INFOPLIST_KEY_CFBundleDisplayName: Ride
  RideTests:
    type: bundle.unit-test
    platform: iOS
    sources: [RideTests]
```

```swift file=RideTests/RideTests.swift
import ActivityKit
import XCTest

final class RideTests: XCTestCase {
    func testRequest() async throws {
        let state = RideAttributes.ContentState(minutes: 5)
        let content = ActivityContent(state: state, staleDate: nil)
        let activity = try Activity.request(attributes: RideAttributes(), content: content)
        await activity.end(nil, dismissalPolicy: .immediate)
    }
}
```

## References

- [NSSupportsLiveActivities](https://developer.apple.com/documentation/bundleresources/information-property-list/nssupportsliveactivities)
- [NSSupportsLiveActivitiesFrequentUpdates](https://developer.apple.com/documentation/bundleresources/information-property-list/nssupportsliveactivitiesfrequentupdates)
- [Displaying live data with Live Activities](https://developer.apple.com/documentation/activitykit/displaying-live-data-with-live-activities)

"""#
    )
}

extension RulePages {
    static let liveViewState = RulePage(
        id: "live-view-state",
        title: "A widget's view that waits for changes",
        group: "rendering",
        severity: .warning,
        set: "recommended",
        fix: "none",
        since: "0.1.0",
        markdown: #"""
# A widget's view that waits for changes

In a view that a widget or a Live Activity renders, this rule finds what only works while a view is alive:

- `.onReceive`, `.task`, an `.onAppear` that changes something, `Timer.publish`, and `Task { … }` started while drawing;
- properties that watch something, where the widget's path reads them: `@State` that the view changes, `@StateObject`,
  `@ObservedObject`, `@Bindable`, `@Query`.

A `@State` that nothing ever changes is reported as `info`: it works, and is a constant in a costume.

## Why it matters

WidgetKit makes the view, draws it once, archives the picture and lets the view go. No timer fires in it, no publisher
reaches it, no task comes back to it. A clock driven by `Timer.publish` shows its first value until the next reload. What
a task loads arrives when nobody is there any more, so the widget shows the empty state for good.

What moves a widget is the timeline: the provider loads the data, the entry holds them, and a new entry is a new picture.
The system itself counts in `Text(_:style:)` and `ProgressView(timerInterval:)`.

## How sure it is

Only views that a widget reaches count. Of a view that the app shows, too, the branches that the widget never takes are
left alone, and so are properties that only those branches read. Where project files say that the app compiles the view's
file, its properties are reported as `info`, since they may be there for the app.

A binding to the state that goes to a view of the project (`Row(items: $items)`) is no change yet. State that only a
reported modifier changes is not reported a second time. `@Environment` and `@Binding` are never
reported, nor is an `.onAppear` that only calls a function.

## Bad

### A clock of one's own

```swift
import Combine
import SwiftUI
import WidgetKit

struct ClockView: View {
    @State private var text = ""
    private let tick = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

    var body: some View {
        Text(text)
            .onReceive(tick) { text = $0.formatted(date: .omitted, time: .shortened) } // finding: live-view-state
            .containerBackground(.fill.tertiary, for: .widget)
    }
}
```

### Loading from the view

```swift
import SwiftUI
import WidgetKit

struct PriceView: View {
    @State private var price = 0.0
    @State private var isLoading = false

    var body: some View {
        VStack {
            Text(price, format: .number)
                .task { price = await Prices.latest() } // finding: live-view-state
            Text(isLoading ? "…" : "Ready")
                .onAppear { isLoading = true } // finding: live-view-state
        }
        .containerBackground(.fill.tertiary, for: .widget)
    }
}
```

### A task and a timer

```swift
import Combine
import SwiftUI
import WidgetKit

struct ScoreView: View {
    let model: ScoreModel

    var body: some View {
        let _ = Task { await model.load() } // finding: live-view-state
        let _ = Timer.publish(every: 5, on: .main, in: .common) // finding: live-view-state
        Text("Score")
            .onAppear {
                Task { await model.load() } // finding: live-view-state
            }
            .containerBackground(.fill.tertiary, for: .widget)
    }
}
```

### State that is changed elsewhere

```swift
import SwiftUI
import WidgetKit

struct CounterView: View {
    @State private var count = 0 // finding: live-view-state

    var body: some View {
        Text(count, format: .number)
            .onChange(of: Store.shared.total) { count += 1 }
            .containerBackground(.fill.tertiary, for: .widget)
    }
}
```

### Models and queries

```swift
import SwiftData
import SwiftUI
import WidgetKit

struct TaskListView: View {
    @StateObject private var model = TaskModel() // finding: live-view-state
    @ObservedObject var settings: Settings // finding: live-view-state
    @Bindable var draft: Draft // finding: live-view-state
    @Query private var items: [Item] // finding: live-view-state

    var body: some View {
        VStack {
            Text(model.title)
            Text(settings.name)
            Text($draft.title.wrappedValue)
            Text("\(items.count) items")
        }
        .containerBackground(.fill.tertiary, for: .widget)
    }
}
```

### A constant

```swift
import SwiftUI
import WidgetKit

struct BadgeView: View {
    @State private var title = "New" // finding: live-view-state (info)
    @State var names: [String] // finding: live-view-state (info)

    var body: some View {
        VStack {
            Text(title)
            NameList(names: $names)
        }
        .containerBackground(.fill.tertiary, for: .widget)
    }
}

struct NameList: View {
    @Binding var names: [String]

    var body: some View {
        Text("\(names.count) names")
    }
}
```

### In a Live Activity

```swift
import ActivityKit
import SwiftUI
import WidgetKit

struct RideAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var stops: Int
    }
}

struct RideActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: RideAttributes.self) { context in
            Text(context.state.stops, format: .number)
                .task { await RideModel.shared.refresh() } // finding: live-view-state
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.center) {
                    Text(context.state.stops, format: .number)
                }
            } compactLeading: {
                Image(systemName: "car")
            } compactTrailing: {
                Text(context.state.stops, format: .number)
            } minimal: {
                Image(systemName: "car")
            }
        }
    }
}
```

## Good

### Values of the entry

```swift
import SwiftUI
import WidgetKit

struct ClockView: View {
    let dayStart: Date
    @Environment(\.widgetFamily) private var family

    var body: some View {
        Text(dayStart, style: .timer)
            .containerBackground(.fill.tertiary, for: .widget)
    }
}
```

### A view that the app renders too, where only the app's path uses the state

```swift
import SwiftUI
import WidgetKit

struct MealCard: View {
    let name: String
    let isInWidget: Bool
    @State private var isOpen = false

    var body: some View {
        if isInWidget {
            Text(name)
        } else {
            Text(isOpen ? name : "Closed")
                .onAppear { isOpen = true }
                .task { await MealModel.shared.load() }
        }
    }
}

struct MealEntry: TimelineEntry {
    let date: Date
    let name: String
}

struct MealWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Meal", provider: MealProvider()) { entry in
            MealCard(name: entry.name, isInWidget: true)
                .containerBackground(.fill.tertiary, for: .widget)
        }
        .configurationDisplayName("Meal")
        .description("The next meal.")
        .supportedFamilies([.systemSmall])
    }
}
```

### A view of the app

```swift
import SwiftUI
import WidgetKit

struct DiaryScreen: View {
    @State private var isOpen = false

    var body: some View {
        Text(isOpen ? "Open" : "Closed")
            .onAppear { isOpen = true }
            .task { WidgetCenter.shared.reloadTimelines(ofKind: "Diary") }
    }
}
```

### Functions and types of the project by these names

```swift
import SwiftUI
import WidgetKit

struct Task {
    let title: String
}

struct TodoView: View {
    let titles: [String]

    var body: some View {
        let first = Task(title: titles.first ?? "")
        Text(first.title)
            .onAppear { Log.note("drawn") }
            .containerBackground(.fill.tertiary, for: .widget)
    }
}
```

## References

- [Keeping a widget up to date](https://developer.apple.com/documentation/widgetkit/keeping-a-widget-up-to-date)
- [Creating a widget extension](https://developer.apple.com/documentation/widgetkit/creating-a-widget-extension)
- [Displaying dynamic dates in widgets](https://developer.apple.com/documentation/widgetkit/displaying-dynamic-dates)

"""#
    )
}

extension RulePages {
    static let locationPlist = RulePage(
        id: "location-plist",
        title: "A widget that uses the location without NSWidgetUsesLocation",
        group: "data-and-project-files",
        severity: .error,
        set: "recommended",
        fix: "none",
        since: "0.1.0",
        markdown: #"""
# A widget that uses the location without NSWidgetUsesLocation

In code that runs in a widget extension, this rule finds what makes the system look for the person's place:
`CLLocationManager()`, `CLLocationUpdate.liveUpdates`, `CLMonitor`, and MapKit's `UserAnnotation` and
`MapUserLocationButton`, where the `Info.plist` of the extension lacks `NSWidgetUsesLocation`, or sets it to `NO`.

## Why it matters

The system gives a widget the location only if its extension says that it uses it. Otherwise the widget gets none, whatever
the person allowed the app: `isAuthorizedForWidgetUpdates` is false, no update comes, and the widget shows a fallback or
nothing. The system does not ask the person whether the widget may use the location, either.

## How sure it is

Which code runs in the extension is told by the targets of the files, and by what providers, widget views and the intents of
widget buttons call; the related places show the way. `CLLocation`, coordinates, distances and regions are values and no use
of the location. Asking for the permission alone (`authorizationStatus`) is none either.

The rule is silent where the extension's `Info.plist` is not known as a whole.

What it cannot see: what libraries outside the linted files do with the location.

## Bad

### A manager in a provider

```xml file=WeatherWidget/Info.plist
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0">
<dict>
    <key>NSExtension</key>
    <dict>
        <key>NSExtensionPointIdentifier</key>
        <string>com.apple.widgetkit-extension</string>
    </dict>
</dict>
</plist>
```

```swift file=WeatherWidget/WeatherProvider.swift
import CoreLocation
import WidgetKit

struct WeatherEntry: TimelineEntry {
    let date: Date
    let place: CLLocation?
}

struct WeatherProvider: TimelineProvider {
    let manager = CLLocationManager() // finding: location-plist

    func placeholder(in context: Context) -> WeatherEntry {
        WeatherEntry(date: .now, place: nil)
    }

    func getSnapshot(in context: Context, completion: @escaping (WeatherEntry) -> Void) {
        completion(WeatherEntry(date: .now, place: CLLocation(latitude: 52.5, longitude: 13.4)))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<WeatherEntry>) -> Void) {
        let entry = WeatherEntry(date: .now, place: manager.location)
        completion(Timeline(entries: [entry], policy: .after(.now.addingTimeInterval(3600))))
    }
}
```

### Live updates, in a file that the app compiles too

```yaml file=project.yml
name: Weather
targets:
  Weather:
    type: application
    platform: iOS
    sources: [Weather, Shared]
    dependencies:
      - target: WeatherWidget
  WeatherWidget:
    type: app-extension
    platform: iOS
    sources: [WeatherWidget, Shared]
```

```xml file=WeatherWidget/Info.plist
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0">
<dict>
    <key>NSWidgetUsesLocation</key>
    <false/>
    <key>NSExtension</key>
    <dict>
        <key>NSExtensionPointIdentifier</key>
        <string>com.apple.widgetkit-extension</string>
    </dict>
</dict>
</plist>
```

```swift file=WeatherWidget/WeatherProvider.swift
import CoreLocation
import WidgetKit

struct WeatherEntry: TimelineEntry {
    let date: Date
    let place: CLLocation?
}

struct WeatherProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> WeatherEntry {
        WeatherEntry(date: .now, place: nil)
    }

    func snapshot(for configuration: WeatherIntent, in context: Context) async -> WeatherEntry {
        WeatherEntry(date: .now, place: CLLocation(latitude: 52.5, longitude: 13.4))
    }

    func timeline(for configuration: WeatherIntent, in context: Context) async -> Timeline<WeatherEntry> {
        let entry = WeatherEntry(date: .now, place: await Whereabouts.current())
        return Timeline(entries: [entry], policy: .after(.now.addingTimeInterval(3600)))
    }
}
```

```swift file=Shared/Whereabouts.swift
import CoreLocation

enum Whereabouts {
    static func current() async -> CLLocation? {
        let updates = CLLocationUpdate.liveUpdates() // finding: location-plist
        return try? await updates.first { $0.location != nil }?.location
    }
}
```

## Good

### With the key

```xml file=WeatherWidget/Info.plist
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0">
<dict>
    <key>NSWidgetUsesLocation</key>
    <true/>
    <key>NSExtension</key>
    <dict>
        <key>NSExtensionPointIdentifier</key>
        <string>com.apple.widgetkit-extension</string>
    </dict>
</dict>
</plist>
```

```swift file=WeatherWidget/Whereabouts.swift
import CoreLocation

final class Whereabouts {
    let manager = CLLocationManager()
}
```

### Places without the person's own

```xml file=WeatherWidget/Info.plist
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0">
<dict>
    <key>NSExtension</key>
    <dict>
        <key>NSExtensionPointIdentifier</key>
        <string>com.apple.widgetkit-extension</string>
    </dict>
</dict>
</plist>
```

```swift file=WeatherWidget/Station.swift
import CoreLocation

struct Station {
    let coordinate: CLLocationCoordinate2D

    func distance(to other: CLLocation) -> CLLocationDistance {
        CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude).distance(from: other)
    }

    static var isAllowed: Bool { CLLocationManager().authorizationStatus == .authorizedAlways }
    static var isOn: Bool { CLLocationManager.locationServicesEnabled() }
}
```

### The app alone uses the location

```yaml file=project.yml
name: Weather
targets:
  Weather:
    type: application
    platform: iOS
    sources: [Weather]
    dependencies:
      - target: WeatherWidget
  WeatherWidget:
    type: app-extension
    platform: iOS
    sources: [WeatherWidget]
```

```xml file=WeatherWidget/Info.plist
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0">
<dict>
    <key>NSExtension</key>
    <dict>
        <key>NSExtensionPointIdentifier</key>
        <string>com.apple.widgetkit-extension</string>
    </dict>
</dict>
</plist>
```

```swift file=Weather/Whereabouts.swift
import CoreLocation
import WidgetKit

final class Whereabouts {
    let manager = CLLocationManager()

    func stop() {
        manager.stopUpdatingLocation()
        WidgetCenter.shared.reloadTimelines(ofKind: "Weather")
    }
}
```

### A list that is not known

```yaml file=project.yml
name: Weather
targets:
  Weather:
    type: application
    platform: iOS
    sources: [Weather]
    dependencies:
      - target: WeatherWidget
  WeatherWidget:
    type: app-extension
    platform: iOS
    sources: [WeatherWidget]
    settings:
      INFOPLIST_FILE: $(DERIVED_LISTS)/WeatherWidget.plist
    dependencies:
      - sdk: WidgetKit.framework
```

```swift file=WeatherWidget/Whereabouts.swift
import CoreLocation

final class Whereabouts {
    let manager = CLLocationManager()
}
```

## References

- [NSWidgetUsesLocation](https://developer.apple.com/documentation/bundleresources/information-property-list/nswidgetuseslocation)
- [Accessing location information in widgets](https://developer.apple.com/documentation/widgetkit/accessing-location-information-in-widgets)

"""#
    )
}

extension RulePages {
    static let lockedData = RulePage(
        id: "locked-data",
        title: "Data that the widget cannot read on a locked device",
        group: "data-and-project-files",
        severity: .info,
        set: "strict",
        fix: "none",
        since: "0.1.0",
        markdown: #"""
# Data that the widget cannot read on a locked device

This rule finds data that is shared with a widget and closed while the device is locked:

- files in the folder of an app group that are written with `.completeFileProtection` or get `FileProtectionType.complete`;
- keychain items of a shared access group with `kSecAttrAccessibleWhenUnlocked`, or the same for this device only;
- `com.apple.developer.default-data-protection` with `NSFileProtectionComplete` in the entitlements of a widget's extension, which
  is about all of its files.

## Why it matters

The system asks for timelines on a locked device, too, and most of all for widgets on the Lock Screen. The files cannot be opened
then: the widget falls back to what it shows without data.

## How sure it is

It is advice. Data that nobody but its owner should see on the Lock Screen is rightly closed; the widget then needs an entry
for that time. A file counts as the group's where its URL leads to `containerURL(forSecurityApplicationGroupIdentifier:)`, or to a
parameter that is called a group's. In a project whose targets are known, one of them has to be a widget extension.
A file of fixed content is left alone: it is there to be found or not.

## Bad

### A file in the group's folder

```swift
import Foundation

enum StepsFile {
    static var url: URL? {
        FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.com.example.steps")?
            .appending(path: "steps.json")
    }

    static func write(_ data: Data) throws {
        guard let url else { return }
        try data.write(to: url, options: [.atomic, .completeFileProtection]) // finding: locked-data (info)
    }

    static func close() throws {
        guard let path = url?.path() else { return }
        let closed = FileProtectionType.complete
        try FileManager.default.setAttributes([.protectionKey: FileProtectionType.complete], ofItemAtPath: path) // finding: locked-data (info)
        print(closed)
    }
}

func save(_ data: Data, in groupFolder: URL) throws {
    let file = groupFolder.appendingPathComponent("day.json")
    try data.write(to: file, options: .completeFileProtection) // finding: locked-data (info)
}
```

### A keychain item of a shared group

```swift
import Foundation
import Security

func saveToken(_ token: Data) {
    let query: [CFString: Any] = [
        kSecClass: kSecClassGenericPassword,
        kSecAttrAccessGroup: "A1B2C3D4E5.com.example.shared",
        kSecAttrAccessible: kSecAttrAccessibleWhenUnlockedThisDeviceOnly, // finding: locked-data (info)
        kSecValueData: token,
    ]
    SecItemAdd(query as CFDictionary, nil)
}
```

### All files of the extension

```xml file=Widget/Widget.entitlements
<plist version="1.0">
<dict>
    <key>com.apple.developer.default-data-protection</key>
    <string>NSFileProtectionComplete</string> <!-- finding: locked-data (info) -->
</dict>
</plist>
```

```xml file=Widget/Info.plist
<plist version="1.0">
<dict>
    <key>NSExtension</key>
    <dict>
        <key>NSExtensionPointIdentifier</key>
        <string>com.apple.widgetkit-extension</string>
    </dict>
</dict>
</plist>
```

## Good

### Open from the first unlocking on

```swift
import Foundation
import Security

func save(_ data: Data, token: Data, in groupFolder: URL) throws {
    let file = groupFolder.appendingPathComponent("day.json")
    try data.write(to: file, options: [.atomic, .completeFileProtectionUntilFirstUserAuthentication])
    try FileManager.default.setAttributes(
        [.protectionKey: FileProtectionType.completeUntilFirstUserAuthentication], ofItemAtPath: file.path())
    let query: [CFString: Any] = [
        kSecClass: kSecClassGenericPassword,
        kSecAttrAccessGroup: "A1B2C3D4E5.com.example.shared",
        kSecAttrAccessible: kSecAttrAccessibleAfterFirstUnlock,
        kSecValueData: token,
    ]
    SecItemAdd(query as CFDictionary, nil)
}
```

### Data of the app's own

```swift
import Foundation
import Security

func saveDiary(_ data: Data) throws {
    let file = URL.documentsDirectory.appending(path: "diary.json")
    try data.write(to: file, options: [.completeFileProtection])
    let query: [CFString: Any] = [
        kSecClass: kSecClassGenericPassword,
        kSecAttrAccessible: kSecAttrAccessibleWhenUnlocked,
        kSecValueData: data,
    ]
    SecItemAdd(query as CFDictionary, nil)
}
```

### A file that tells whether the device was unlocked

```swift
import Foundation

func markUnlocked() {
    guard let folder = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.com.example.steps") else { return }
    FileManager.default.createFile(
        atPath: folder.appending(path: "unlocked").path(), contents: Data("yes".utf8),
        attributes: [.protectionKey: FileProtectionType.complete])
}
```

### The extension's files from the first unlocking on

```xml file=Widget/Widget.entitlements
<plist version="1.0">
<dict>
    <key>com.apple.developer.default-data-protection</key>
    <string>NSFileProtectionCompleteUntilFirstUserAuthentication</string>
</dict>
</plist>
```

```xml file=Widget/Info.plist
<plist version="1.0">
<dict>
    <key>NSExtension</key>
    <dict>
        <key>NSExtensionPointIdentifier</key>
        <string>com.apple.widgetkit-extension</string>
    </dict>
</dict>
</plist>
```

## References

- [Encrypting your app's files](https://developer.apple.com/documentation/uikit/encrypting-your-app-s-files)
- [Data Protection entitlement](https://developer.apple.com/documentation/bundleresources/entitlements/com.apple.developer.default-data-protection)
- [kSecAttrAccessibleAfterFirstUnlock](https://developer.apple.com/documentation/security/ksecattraccessibleafterfirstunlock)

"""#
    )
}

extension RulePages {
    static let mainOnWidget = RulePage(
        id: "main-on-widget",
        title: "An extension that starts with a widget although it has a bundle",
        group: "kinds-and-bundles",
        severity: .error,
        set: "recommended",
        fix: "safe",
        since: "0.1.0",
        markdown: #"""
# An extension that starts with a widget although it has a bundle

Of the types of an extension, one is marked `@main`: the only widget, or the `WidgetBundle` that lists all of them. This
rule finds

- two types of one extension that are both marked `@main` (one finding, at the second of the two marks);
- a widget that is marked `@main` while a bundle of the same extension is not, and nothing uses the bundle.

## Why it matters

The template of a new widget marks the widget. When a bundle is added later, the mark has to go, and it is easily left.
With two marks the code does not compile. With the mark on the widget alone it does, and the gallery offers that one widget:
what else the bundle lists is missing, and nobody is told.

## How sure it is

Both types must be compiled into one extension. A project file or the extension's `Info.plist` tells that; where nothing
does, both must stand in one file, or the bundle must list the widget. Types behind conditions of `#if` that may be meant
for different builds are left alone, and so is a type whose mark itself stands under `#if`, a widget with a
`static func main()` of its own, and a bundle that other code makes or starts.

An app and its extension have one `@main` each.

The fix removes the mark of the widget where a bundle is marked as well. Where no bundle is, the fix moves the mark, which
needs a look: from then on the extension shows what the bundle lists.

## Bad

### The mark was left on the widget

```swift
import SwiftUI
import WidgetKit

@main
struct TideWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Tide", provider: TideProvider()) { TideView(entry: $0) }
            .configurationDisplayName("Tide")
            .description("The next high tide.")
            .supportedFamilies([.systemSmall])
    }
}

@main // finding: main-on-widget
struct HarbourWidgets: WidgetBundle {
    var body: some Widget {
        TideWidget()
        WindWidget()
    }
}
```

With the fix:

```swift fixed
import SwiftUI
import WidgetKit

struct TideWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Tide", provider: TideProvider()) { TideView(entry: $0) }
            .configurationDisplayName("Tide")
            .description("The next high tide.")
            .supportedFamilies([.systemSmall])
    }
}

@main
struct HarbourWidgets: WidgetBundle {
    var body: some Widget {
        TideWidget()
        WindWidget()
    }
}
```

### The widget stands second

```swift
import SwiftUI
import WidgetKit

@main
struct HarbourWidgets: WidgetBundle {
    var body: some Widget {
        WindWidget()
        TideWidget()
    }
}

@main // finding: main-on-widget
struct TideWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Tide", provider: TideProvider()) { TideView(entry: $0) }
            .configurationDisplayName("Tide")
            .description("The next high tide.")
            .supportedFamilies([.systemSmall])
    }
}
```

### The bundle is not marked

```swift
import SwiftUI
import WidgetKit

@main // finding: main-on-widget
struct TideWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Tide", provider: TideProvider()) { TideView(entry: $0) }
            .configurationDisplayName("Tide")
            .description("The next high tide.")
            .supportedFamilies([.systemSmall])
    }
}

struct HarbourWidgets: WidgetBundle {
    var body: some Widget {
        TideWidget()
        WindWidget()
    }
}
```

With the fix:

```swift fixed
import SwiftUI
import WidgetKit

struct TideWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Tide", provider: TideProvider()) { TideView(entry: $0) }
            .configurationDisplayName("Tide")
            .description("The next high tide.")
            .supportedFamilies([.systemSmall])
    }
}

@main
struct HarbourWidgets: WidgetBundle {
    var body: some Widget {
        TideWidget()
        WindWidget()
    }
}
```

### Two widgets, in two files of one extension

```yaml file=project.yml
name: Harbour
targets:
  Harbour:
    type: application
    platform: iOS
    deploymentTarget: "18.0"
    sources: [App]
    dependencies:
      - target: HarbourWidgets
        embed: true
  HarbourWidgets:
    type: app-extension
    platform: iOS
    deploymentTarget: "18.0"
    sources: [Widgets]
    dependencies:
      - sdk: WidgetKit.framework
```

```swift file=App/HarbourApp.swift
import SwiftUI

@main
struct HarbourApp: App {
    var body: some Scene {
        WindowGroup { Text("Harbour") }
    }
}
```

```swift file=Widgets/Tide/TideWidget.swift
import SwiftUI
import WidgetKit

@main
struct TideWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Tide", provider: TideProvider()) { TideView(entry: $0) }
            .configurationDisplayName("Tide")
            .description("The next high tide.")
            .supportedFamilies([.systemSmall])
    }
}
```

```swift file=Widgets/Wind/WindWidget.swift
import SwiftUI
import WidgetKit

@main // finding: main-on-widget
struct WindWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Wind", provider: WindProvider()) { WindView(entry: $0) }
            .configurationDisplayName("Wind")
            .description("The wind at the pier.")
            .supportedFamilies([.systemSmall])
    }
}
```

### A type that chooses a bundle, and a bundle that is marked as well

```xml file=Widgets/Info.plist
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0">
<dict>
    <key>NSExtension</key>
    <dict>
        <key>NSExtensionPointIdentifier</key>
        <string>com.apple.widgetkit-extension</string>
    </dict>
</dict>
</plist>
```

```swift file=Widgets/Bundles.swift
import SwiftUI
import WidgetKit

@main
struct HarbourWidgets: WidgetBundle {
    var body: some Widget { WindWidget() }
}
```

```swift file=Widgets/Start.swift
import SwiftUI

@main // finding: main-on-widget
enum Start {
    static func main() { HarbourWidgets.main() }
}
```

## Good

### The bundle is marked

```swift
import SwiftUI
import WidgetKit

struct TideWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Tide", provider: TideProvider()) { TideView(entry: $0) }
            .configurationDisplayName("Tide")
            .description("The next high tide.")
            .supportedFamilies([.systemSmall])
    }
}

@main
struct HarbourWidgets: WidgetBundle {
    var body: some Widget {
        TideWidget()
        WindWidget()
    }
}
```

### One widget and no bundle

```swift
import SwiftUI
import WidgetKit

@main
struct TideWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Tide", provider: TideProvider()) { TideView(entry: $0) }
            .configurationDisplayName("Tide")
            .description("The next high tide.")
            .supportedFamilies([.systemSmall])
    }
}
```

### One for each system

```swift
import SwiftUI
import WidgetKit

#if os(watchOS)
@main
struct TideComplication: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Tide", provider: TideProvider()) { TideCircle(entry: $0) }
            .configurationDisplayName("Tide")
            .description("The next high tide.")
            .supportedFamilies([.accessoryCircular])
    }
}
#else
@main
struct HarbourWidgets: WidgetBundle {
    var body: some Widget {
        WindWidget()
        SwellWidget()
    }
}
#endif
```

### The mark under a condition

```swift
import SwiftUI
import WidgetKit

#if WATCH
@main
#endif
struct TideWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Tide", provider: TideProvider()) { TideView(entry: $0) }
            .configurationDisplayName("Tide")
            .description("The next high tide.")
            .supportedFamilies([.systemSmall])
    }
}

#if !WATCH
@main
#endif
struct HarbourWidgets: WidgetBundle {
    var body: some Widget {
        TideWidget()
        WindWidget()
    }
}
```

### An app, its extension and its watch app

```yaml file=project.yml
name: Harbour
targets:
  Harbour:
    type: application
    platform: iOS
    deploymentTarget: "18.0"
    sources: [App]
    dependencies:
      - target: HarbourWidgets
        embed: true
  HarbourWidgets:
    type: app-extension
    platform: iOS
    deploymentTarget: "18.0"
    sources: [Widgets]
    dependencies:
      - sdk: WidgetKit.framework
  WatchWidgets:
    type: app-extension
    platform: watchOS
    deploymentTarget: "11.0"
    sources: [WatchWidgets]
    dependencies:
      - sdk: WidgetKit.framework
```

```swift file=App/HarbourApp.swift
import SwiftUI

@main
struct HarbourApp: App {
    var body: some Scene {
        WindowGroup { Text("Harbour") }
    }
}
```

```swift file=Widgets/HarbourWidgets.swift
import SwiftUI
import WidgetKit

@main
struct HarbourWidgets: WidgetBundle {
    var body: some Widget {
        WindWidget()
        SwellWidget()
    }
}
```

```swift file=WatchWidgets/TideComplication.swift
import SwiftUI
import WidgetKit

@main
struct TideComplication: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Tide", provider: TideProvider()) { TideCircle(entry: $0) }
            .configurationDisplayName("Tide")
            .description("The next high tide.")
            .supportedFamilies([.accessoryCircular])
    }
}
```

### A type that chooses between bundles

```swift
import SwiftUI
import WidgetKit

@main
enum Start {
    static func main() {
        if #available(iOS 18.0, *) {
            NewWidgets.main()
        } else {
            OldWidgets.main()
        }
    }
}

@available(iOS 18.0, *)
struct NewWidgets: WidgetBundle {
    var body: some Widget {
        WindWidget()
        WindControl()
    }
}

struct OldWidgets: WidgetBundle {
    var body: some Widget { WindWidget() }
}
```

### An app and its widget in one example

```swift
import SwiftUI
import WidgetKit

@main
struct HarbourApp: App {
    var body: some Scene {
        WindowGroup { Text("Harbour") }
    }
}

@main
struct TideWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Tide", provider: TideProvider()) { TideView(entry: $0) }
            .configurationDisplayName("Tide")
            .description("The next high tide.")
            .supportedFamilies([.systemSmall])
    }
}
```

### Examples in one folder, each with a mark of its own

```swift file=Examples/Tide.swift
import SwiftUI
import WidgetKit

@main
struct TideWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Tide", provider: TideProvider()) { TideView(entry: $0) }
            .configurationDisplayName("Tide")
            .description("The next high tide.")
            .supportedFamilies([.systemSmall])
    }
}
```

```swift file=Examples/Harbour.swift
import SwiftUI
import WidgetKit

@main
struct HarbourWidgets: WidgetBundle {
    var body: some Widget {
        WindWidget()
        SwellWidget()
    }
}
```

### A bundle that another bundle makes part of its own

```swift
import SwiftUI
import WidgetKit

@main
struct HarbourWidgets: WidgetBundle {
    var body: some Widget {
        WindWidget()
        MoreWidgets().body
    }
}

struct MoreWidgets: WidgetBundle {
    var body: some Widget {
        SwellWidget()
        FogWidget()
    }
}
```

## References

- [WidgetBundle](https://developer.apple.com/documentation/swiftui/widgetbundle)
- [Creating a widget extension](https://developer.apple.com/documentation/widgetkit/creating-a-widget-extension)

"""#
    )
}

extension RulePages {
    static let malformedSuppression = RulePage(
        id: "malformed-suppression",
        title: "A suppression that widgetlint cannot follow",
        group: "suppressions",
        severity: .warning,
        set: "recommended",
        fix: "unsafe",
        since: "0.1.0",
        markdown: #"""
# A suppression that widgetlint cannot follow

A comment that silences a rule has this form, on the declaration or statement or above it:

```text
// widgetlint:ignore RULE, RULE -- reason
```

`ignore-file` in place of `ignore` stands before the first declaration of the file (imports may come first) or at the top
of a Markdown document, and covers all of it. `ignore-next` is another spelling of `ignore`. This rule finds

- other words behind `widgetlint:`, such as `disable`, and a space behind the colon;
- a comment that names no rule;
- rules without a comma between them;
- `ignore-file` further down.

## Why it matters

The comment looks as if it worked. It has no effect: the finding is still reported, or comes back when somebody believes
that it was settled.

## How sure it is

Only comments that begin with `widgetlint` are looked at, and prose that does so is left alone. Strings, documentation
comments and code under `#if false` are not read.

Findings in other files than Swift and Markdown cannot be silenced by a comment. `Package.swift` is Swift; for property
lists, entitlements and project files, use `overrides` in the [configuration](../README.md#configuration).

The fix (unsafe, because it lets the comment silence something) writes the keyword or the commas.

## Bad

### A word of another tool

```swift
import WidgetKit

func timeline(_ entries: [RunEntry]) -> Timeline<RunEntry> {
    // finding below: malformed-suppression
    // widgetlint:disable reload-policy-type -- the helper takes seconds
    let first = Timeline(entries: entries, policy: .after(60)) // finding: reload-policy-type
    // finding below: malformed-suppression
    // widgetlint:disable:next reload-policy-type -- and so does this one
    let second = Timeline(entries: entries, policy: .after(900)) // finding: reload-policy-type
    return entries.isEmpty ? first : second
}
```

With the fix:

```swift fixed
import WidgetKit

func timeline(_ entries: [RunEntry]) -> Timeline<RunEntry> {
    // widgetlint:ignore reload-policy-type -- the helper takes seconds
    let first = Timeline(entries: entries, policy: .after(60))
    // widgetlint:ignore reload-policy-type -- and so does this one
    let second = Timeline(entries: entries, policy: .after(900))
    return entries.isEmpty ? first : second
}
```

### A space behind the colon, and no colon

```swift
import WidgetKit

func timeline(_ entries: [RunEntry]) -> Timeline<RunEntry> {
    // finding below: malformed-suppression
    // widgetlint: ignore reload-policy-type -- the helper takes seconds
    let first = Timeline(entries: entries, policy: .after(60)) // finding: reload-policy-type
    // finding below: malformed-suppression
    // widgetlint ignore reload-policy-type -- the helper takes seconds
    let second = Timeline(entries: entries, policy: .after(900)) // finding: reload-policy-type
    return entries.isEmpty ? first : second
}
```

### No rule

```swift
import WidgetKit

func timeline(_ entries: [RunEntry]) -> Timeline<RunEntry> {
    // finding below: malformed-suppression
    // widgetlint:ignore -- the helper takes seconds
    Timeline(entries: entries, policy: .after(900)) // finding: reload-policy-type
}
```

### No comma

```swift
import SwiftUI
import WidgetKit

struct RunView: View {
    var body: some View {
        VStack {
            // finding below: malformed-suppression
            // widgetlint:ignore closure-control gesture-interactivity -- only the app shows this button
            Button("Run") {}.onTapGesture {} // finding: closure-control, gesture-interactivity
        }
        .containerBackground(.fill.tertiary, for: .widget)
    }
}
```

With the fix:

```swift fixed
import SwiftUI
import WidgetKit

struct RunView: View {
    var body: some View {
        VStack {
            // widgetlint:ignore closure-control, gesture-interactivity -- only the app shows this button
            Button("Run") {}.onTapGesture {}
        }
        .containerBackground(.fill.tertiary, for: .widget)
    }
}
```

### For the file, behind a declaration

```swift
import WidgetKit

let quarter = 900.0

// finding below: malformed-suppression
// widgetlint:ignore-file reload-policy-type -- the helper takes seconds
func timeline(_ entries: [RunEntry]) -> Timeline<RunEntry> {
    Timeline(entries: entries, policy: .after(900)) // finding: reload-policy-type
}
```

### In a Markdown file, below the title

````md file=Guide.md
# Reloading

<!-- finding: malformed-suppression -->
<!-- widgetlint:ignore-file reload-policy-type -- this page is about the mistake -->

<!-- finding: reload-policy-type -->
```swift
let timeline = Timeline(entries: [entry], policy: .after(900))
```
````

## Good

### Above the statement, and for the file behind the imports

```swift
import WidgetKit

// widgetlint:ignore-file reload-policy-type -- the helper takes seconds
let quarter = 900.0

func timeline(_ entries: [RunEntry]) -> Timeline<RunEntry> {
    Timeline(entries: entries, policy: .after(900))
}
```

### Prose about widgetlint

```swift
import WidgetKit

// widgetlint finds nothing here, because the type of the policy is not known.
// widgetlint: see the issue about wrapped policies.
// widgetlint ignores files that are not Swift.
func timeline(_ entries: [RunEntry]) -> Timeline<RunEntry> {
    Timeline(entries: entries, policy: policy(after: 900))
}
```

## References

- [WidgetKit: Timeline](https://developer.apple.com/documentation/widgetkit/timeline)

"""#
    )
}

extension RulePages {
    static let missingContainerBackground = RulePage(
        id: "missing-container-background",
        title: "A widget that never marks its background",
        group: "rendering",
        severity: .error,
        set: "recommended",
        fix: "unsafe",
        since: "0.1.0",
        markdown: #"""
# A widget that never marks its background

This rule finds a widget configuration (`StaticConfiguration`, `AppIntentConfiguration`, `IntentConfiguration`,
`RelevanceConfiguration`) with a path to what it shows on which nothing applies `containerBackground(for: .widget)` or
`containerBackground(_:for: .widget)`.

Each branch is a path of its own: where the content chooses by family, one family with a background does not serve the
others, and a view for missing data needs the call as much as the one it stands in for. Accessory families need it,
too; an empty closure is enough for them. The finding stands at what the content closure begins with, and the related
places show the branch.

## Why it matters

From iOS 17, iPadOS 17, macOS 14 and watchOS 10 on, the system decides whether to draw a widget's background: it removes
it in StandBy, on the Lock Screen, and in tinted and clear Home Screens. It therefore has to know which part is the
background. A widget that does not say so shows the words «Please adopt containerBackground API» instead of its content.
The build succeeds, and the widget looked right on the system before.

## How sure it is

The rule follows the content closure through the project's views, helper properties and functions, `ViewModifier`s and
`View` extensions in any file, whatever their names, including a call with implicit `self`, generic modifiers, and code
under `#if` and `#available`. One place on the path is enough: the configuration closure, the entry view, a view inside
it, a modifier, or a wrapper that takes the content.

Each side of `#available` is a path of its own, except one that only systems without container backgrounds take.

The inline accessory family is not judged: the system shows its text alone, and what it asks of the view is not
documented. The rule also stays silent when part of the path is a view or modifier of a module outside the linted
files, and when the only branch without the call is one that no supported family takes. `ActivityConfiguration` and
controls need no container background. `Color.widgetBackground`, `AccessoryWidgetBackground()` and
`.containerBackgroundRemovable(false)` are other things and do not replace the call, and neither does
`containerBackground(for:)` with another placement, such as `.navigation`.

Where the extension runs on systems before those versions, and its project was never opened with Xcode 15 or later, the
finding is `info`: built with such an Xcode, the widget looks as before on newer systems, too.

The fix (unsafe) adds `.containerBackground(.fill.tertiary, for: .widget)` to the content. It is unsafe because it may
not be the background you want. Where the extension is made for a system that lacks the modifier, none is offered.

## Bad

### No background at all

```swift
import SwiftUI
import WidgetKit

struct TideEntry: TimelineEntry {
    let date: Date
    let level: String
}

struct TideView: View {
    let entry: TideEntry

    var body: some View {
        Text(entry.level)
            .padding()
    }
}

struct TideWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Tide", provider: TideProvider()) { entry in
            TideView(entry: entry) // finding: missing-container-background
        }
        .configurationDisplayName("Tide")
        .description("The level of the next tide.")
        .supportedFamilies([.systemSmall])
    }
}
```

With the fix:

```swift fixed
import SwiftUI
import WidgetKit

struct TideEntry: TimelineEntry {
    let date: Date
    let level: String
}

struct TideView: View {
    let entry: TideEntry

    var body: some View {
        Text(entry.level)
            .padding()
    }
}

struct TideWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Tide", provider: TideProvider()) { entry in
            TideView(entry: entry)
                .containerBackground(.fill.tertiary, for: .widget)
        }
        .configurationDisplayName("Tide")
        .description("The level of the next tide.")
        .supportedFamilies([.systemSmall])
    }
}
```

### Things that look like it

```swift
import AppIntents
import SwiftUI
import WidgetKit

extension Color {
    static let widgetBackground = Color("WidgetBackground")
}

struct RainEntry: TimelineEntry {
    let date: Date
    let chance: Int
}

struct RainView: View {
    let entry: RainEntry

    var body: some View {
        Text(entry.chance, format: .percent)
            .background(Color.widgetBackground.opacity(0.2))
    }
}

struct RainWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(
            kind: "Rain", intent: RainIntent.self, provider: RainProvider()
        ) { entry in
            RainView(entry: entry) // finding: missing-container-background
        }
        .configurationDisplayName("Rain")
        .description("The chance of rain.")
        .supportedFamilies([.systemSmall])
        .containerBackgroundRemovable(false)
    }
}
```

### The placement of something else

```swift
import SwiftUI
import WidgetKit

struct ScoreEntry: TimelineEntry {
    let date: Date
    let score: Int
}

struct ScoreWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Score", provider: ScoreProvider()) { entry in
            Text(entry.score, format: .number) // finding: missing-container-background
                .containerBackground(.blue, for: .navigation)
        }
        .configurationDisplayName("Score")
        .description("The score.")
        .supportedFamilies([.systemSmall])
    }
}
```

### One family branch of two

```swift
import SwiftUI
import WidgetKit

struct StepsEntry: TimelineEntry {
    let date: Date
    let steps: Int
}

struct StepsView: View {
    @Environment(\.widgetFamily) private var family
    let entry: StepsEntry

    var body: some View {
        switch family {
        case .systemSmall:
            Text(entry.steps, format: .number)
                .containerBackground(.fill.tertiary, for: .widget)
        case .systemMedium:
            HStack {
                Text("Steps")
                Text(entry.steps, format: .number)
            }
        default:
            EmptyView()
        }
    }
}

struct StepsWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Steps", provider: StepsProvider()) { entry in
            StepsView(entry: entry) // finding: missing-container-background
        }
        .configurationDisplayName("Steps")
        .description("Steps of today.")
        .supportedFamilies([.systemSmall, .systemMedium])
    }
}
```

### A state without data

```swift
import SwiftUI
import WidgetKit

struct ParcelEntry: TimelineEntry {
    let date: Date
    let stops: Int?
}

struct ParcelView: View {
    let entry: ParcelEntry

    var body: some View {
        if let stops = entry.stops {
            Text("\(stops) stops")
                .containerBackground(.fill.tertiary, for: .widget)
        } else {
            Label("No parcel", systemImage: "shippingbox")
        }
    }
}

struct ParcelWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Parcel", provider: ParcelProvider()) { entry in
            ParcelView(entry: entry) // finding: missing-container-background
        }
        .configurationDisplayName("Parcel")
        .description("Stops until your parcel arrives.")
        .supportedFamilies([.systemSmall])
    }
}
```

### Two extensions with a view of the same name

Each widget shows the `EntryView` of its own target.

```yaml file=project.yml
name: Times
targets:
  ClockWidget:
    type: app-extension
    platform: iOS
    sources: [ClockWidget]
  DateWidget:
    type: app-extension
    platform: iOS
    sources: [DateWidget]
```

```swift file=ClockWidget/ClockWidget.swift
import SwiftUI
import WidgetKit

struct ClockEntry: TimelineEntry {
    let date: Date
}

struct EntryView: View {
    let entry: ClockEntry

    var body: some View {
        Text(entry.date, style: .time)
    }
}

struct ClockWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Clock", provider: ClockProvider()) { entry in
            EntryView(entry: entry) // finding: missing-container-background
        }
        .configurationDisplayName("Clock")
        .description("The time.")
        .supportedFamilies([.systemSmall])
    }
}
```

```swift file=DateWidget/DateWidget.swift
import SwiftUI
import WidgetKit

struct DateEntry: TimelineEntry {
    let date: Date
}

struct EntryView: View {
    let entry: DateEntry

    var body: some View {
        Text(entry.date, style: .date)
            .containerBackground(.fill.tertiary, for: .widget)
    }
}

struct DateWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Date", provider: DateProvider()) { entry in
            EntryView(entry: entry)
        }
        .configurationDisplayName("Date")
        .description("The date.")
        .supportedFamilies([.systemSmall])
    }
}
```

### An accessory family

```swift
import SwiftUI
import WidgetKit

struct HeartEntry: TimelineEntry {
    let date: Date
    let rate: Int
}

struct HeartWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Heart", provider: HeartProvider()) { entry in
            ZStack { // finding: missing-container-background
                AccessoryWidgetBackground()
                Text(entry.rate, format: .number)
            }
            .widgetAccentable()
        }
        .configurationDisplayName("Heart")
        .description("The latest heart rate.")
        .supportedFamilies([.accessoryCircular])
    }
}
```

### A helper that only looks as if it did

```swift file=ClockWidget/ClockWidget.swift
import SwiftUI
import WidgetKit

struct ClockEntry: TimelineEntry {
    let date: Date
}

struct ClockWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Clock", provider: ClockProvider()) { entry in
            Text(entry.date, style: .time) // finding: missing-container-background
                .widgetContainerBackground()
        }
        .configurationDisplayName("Clock")
        .description("The time.")
        .supportedFamilies([.systemSmall])
    }
}
```

```swift file=Shared/Backgrounds.swift
import SwiftUI

extension View {
    func widgetContainerBackground() -> some View {
        padding(8).background(.quaternary)
    }
}
```

### A project that was made with Xcode 14

```text file=Steps.xcodeproj/project.pbxproj
// !$*UTF8*$!
{ archiveVersion = 1; objectVersion = 56; rootObject = P; objects = {
    P = { isa = PBXProject; mainGroup = G; targets = (T); buildConfigurationList = L;
        attributes = { LastSwiftUpdateCheck = 1420; LastUpgradeCheck = 1430; }; };
    L = { isa = XCConfigurationList; buildConfigurations = (C); };
    C = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 16.0;
        INFOPLIST_FILE = StepsWidget/Info.plist; }; };
    G = { isa = PBXGroup; path = StepsWidget; children = (F); sourceTree = "<group>"; };
    F = { isa = PBXFileReference; path = StepsWidget.swift; sourceTree = "<group>"; };
    B = { isa = PBXBuildFile; fileRef = F; };
    S = { isa = PBXSourcesBuildPhase; files = (B); };
    T = { isa = PBXNativeTarget; name = StepsWidget; productType = "com.apple.product-type.app-extension";
        buildPhases = (S); buildConfigurationList = L; };
}; }
```

```xml file=StepsWidget/Info.plist
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0">
<dict>
    <key>NSExtension</key>
    <dict>
        <key>NSExtensionPointIdentifier</key>
        <string>com.apple.widgetkit-extension</string>
    </dict>
</dict>
</plist>
```

```swift file=StepsWidget/StepsWidget.swift
import SwiftUI
import WidgetKit

@main
struct StepsWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Steps", provider: StepsProvider()) { entry in
            Text(entry.date, style: .time) // finding: missing-container-background (info)
        }
        .configurationDisplayName("Steps")
        .description("The steps of today.")
        .supportedFamilies([.systemSmall])
    }
}
```

### A colour that fills the widget and is no container background

```swift
import SwiftUI
import WidgetKit

struct PoemEntry: TimelineEntry {
    let date: Date
    let line: String
}

struct PoemView: View {
    let entry: PoemEntry

    var body: some View {
        ZStack {
            Color.purple
            Text(entry.line)
        }
    }
}

struct PoemWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Poem", provider: PoemProvider()) { entry in
            PoemView(entry: entry) // finding: missing-container-background
        }
        .configurationDisplayName("Poem")
        .description("A line a day.")
        .supportedFamilies([.systemSmall])
    }
}
```

## Good

### In the configuration closure

```swift
import SwiftUI
import WidgetKit

struct TideEntry: TimelineEntry {
    let date: Date
    let level: String
}

struct TideWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Tide", provider: TideProvider()) { entry in
            Text(entry.level)
                .containerBackground(for: .widget) {
                    LinearGradient(colors: [.teal, .blue], startPoint: .top, endPoint: .bottom)
                }
        }
        .configurationDisplayName("Tide")
        .description("The level of the next tide.")
        .supportedFamilies([.systemSmall])
    }
}
```

### In a View extension, with implicit self and a fallback

```swift file=TideWidget/TideWidget.swift
import SwiftUI
import WidgetKit

struct TideEntry: TimelineEntry {
    let date: Date
    let level: String
}

struct TideView: View {
    let entry: TideEntry

    var body: some View {
        Text(entry.level).seaside()
    }
}

struct TideWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Tide", provider: TideProvider()) { entry in
            TideView(entry: entry)
        }
        .configurationDisplayName("Tide")
        .description("The level of the next tide.")
        .supportedFamilies([.systemSmall])
    }
}
```

```swift file=Shared/Seaside.swift
import SwiftUI
import WidgetKit

extension View {
    func seaside() -> some View {
        #if swift(>=5.9)
        if #available(iOS 17.0, macOS 14.0, watchOS 10.0, *) {
            return AnyView(containerBackground(for: .widget) { Color.teal })
        } else {
            return AnyView(background(Color.teal))
        }
        #else
        return AnyView(background(Color.teal))
        #endif
    }
}
```

### In a generic modifier and in a wrapper

```swift
import SwiftUI
import WidgetKit

struct Backed<Style: ShapeStyle>: ViewModifier {
    let style: Style

    func body(content: Content) -> some View {
        content.containerBackground(style, for: .widget)
    }
}

struct Card<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
        VStack { content }
            .containerBackground(for: .widget) { Color.mint }
    }
}

struct MoonEntry: TimelineEntry {
    let date: Date
    let phase: String
}

struct MoonWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Moon", provider: MoonProvider()) { entry in
            Text(entry.phase).modifier(Backed(style: .fill.tertiary))
        }
        .configurationDisplayName("Moon")
        .description("The phase of the moon.")
        .supportedFamilies([.systemSmall])
    }
}

struct SunWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Sun", provider: MoonProvider()) { entry in
            Card { Text(entry.phase) }
        }
        .configurationDisplayName("Sun")
        .description("Sunrise and sunset.")
        .supportedFamilies([.systemSmall])
    }
}
```

### Per family, with a default that nothing takes

```swift
import SwiftUI
import WidgetKit

struct StepsEntry: TimelineEntry {
    let date: Date
    let steps: Int
}

struct StepsView: View {
    @Environment(\.widgetFamily) private var family
    let entry: StepsEntry

    var body: some View {
        switch family {
        case .systemSmall:
            Text(entry.steps, format: .number)
                .containerBackground(.fill.tertiary, for: .widget)
        case .accessoryCircular:
            Text(entry.steps, format: .number)
                .containerBackground(for: .widget) {}
        default:
            EmptyView()
        }
    }
}

struct StepsWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Steps", provider: StepsProvider()) { entry in
            StepsView(entry: entry)
        }
        .configurationDisplayName("Steps")
        .description("Steps of today.")
        .supportedFamilies([.systemSmall, .accessoryCircular])
    }
}
```

### A view of another module

```swift
import DesignSystem
import SwiftUI
import WidgetKit

struct BrandEntry: TimelineEntry {
    let date: Date
    let slogan: String
}

struct BrandWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Brand", provider: BrandProvider()) { entry in
            BrandCard(slogan: entry.slogan)
        }
        .configurationDisplayName("Brand")
        .description("The slogan.")
        .supportedFamilies([.systemSmall])
    }
}
```

### Live Activities and controls

```swift
import ActivityKit
import AppIntents
import SwiftUI
import WidgetKit

struct LaundryAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var minutes: Int
    }
}

struct LaundryActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: LaundryAttributes.self) { context in
            Text("\(context.state.minutes) min")
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.center) { Text("\(context.state.minutes) min") }
            } compactLeading: {
                Image(systemName: "washer")
            } compactTrailing: {
                Text(context.state.minutes, format: .number)
            } minimal: {
                Image(systemName: "washer")
            }
        }
    }
}

struct LaundryControl: ControlWidget {
    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "Laundry") {
            ControlWidgetButton(action: StartLaundryIntent()) {
                Label("Start", systemImage: "washer")
            }
        }
        .displayName("Laundry")
        .description("Starts the machine.")
    }
}
```

## References

- [containerBackground(for:alignment:content:)](https://developer.apple.com/documentation/swiftui/view/containerbackground(for:alignment:content:))
- [containerBackground(_:for:)](https://developer.apple.com/documentation/swiftui/view/containerbackground(_:for:))
- [ContainerBackgroundPlacement.widget](https://developer.apple.com/documentation/swiftui/containerbackgroundplacement/widget)
- [Displaying the right widget background](https://developer.apple.com/documentation/widgetkit/displaying-the-right-widget-background)

"""#
    )
}

extension RulePages {
    static let missingGalleryMetadata = RulePage(
        id: "missing-gallery-metadata",
        title: "A widget without a name or a description in the gallery",
        group: "kinds-and-bundles",
        severity: .info,
        set: "recommended",
        fix: "none",
        since: "0.1.0",
        markdown: #"""
# A widget without a name or a description in the gallery

This rule finds a `StaticConfiguration` or `IntentConfiguration` without `configurationDisplayName(…)` or
`description(…)`, an `AppIntentConfiguration` that has no description anywhere, and a control without `displayName(…)`. The
finding stands at the configuration's name.

## Why it matters

People pick a widget in the gallery, and a control in a list that holds those of all apps. The name and one line of text
are all that says what it is for. Without them, two widgets of one app differ by nothing but their picture.

## How sure it is

All modifiers behind the configuration count, those under `#if` too, and those that a function of the project applies
which extends `WidgetConfiguration` or `ControlWidgetConfiguration`, over several steps.

Left alone:

- `ActivityConfiguration` and `RelevanceConfiguration`, which nobody picks from a gallery;
- the name of an `AppIntentConfiguration`: where none is given, the gallery shows the title of the intent, which every
  intent has; the same goes for its description, where the intent has one, and where the intent is not among the linted
  files;
- the description of a control;
- a configuration that is not what `body` itself gives back, such as one in a helper that other code may add to, and one
  with a modifier that neither WidgetKit nor the project declares.

## Bad

### Neither name nor description

```swift
import SwiftUI
import WidgetKit

struct TideWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Tide", provider: TideProvider()) { TideView(entry: $0) } // finding: missing-gallery-metadata
            .supportedFamilies([.systemSmall])
    }
}
```

### A name alone

```swift
import SwiftUI
import WidgetKit

struct TideWidget: Widget {
    var body: some WidgetConfiguration {
        IntentConfiguration( // finding: missing-gallery-metadata
            kind: "Tide", intent: SelectHarbourIntent.self, provider: TideProvider()
        ) { entry in
            TideView(entry: entry)
        }
        .configurationDisplayName("Tide")
        .supportedFamilies([.systemSmall])
        .contentMarginsDisabled()
    }
}
```

### A control without a name

```swift
import SwiftUI
import WidgetKit

struct PumpControl: ControlWidget {
    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "Pump") { // finding: missing-gallery-metadata
            ControlWidgetButton(action: StartPumpIntent()) { Label("Pump", systemImage: "drop") }
        }
        .description("Starts the pump.")
    }
}
```

### Nothing on one of two systems

```swift
import SwiftUI
import WidgetKit

struct TideWidget: Widget {
    var body: some WidgetConfiguration {
        if #available(iOS 17.0, *) {
            return StaticConfiguration(kind: "Tide", provider: TideProvider()) { TideView(entry: $0) }
                .configurationDisplayName("Tide")
                .description("The next high tide.")
                .supportedFamilies([.systemSmall])
        } else {
            return StaticConfiguration(kind: "Tide", provider: TideProvider()) { OldTideView(entry: $0) } // finding: missing-gallery-metadata
                .supportedFamilies([.systemSmall])
        }
    }
}
```

### An intent without a description

```swift
import AppIntents
import SwiftUI
import WidgetKit

struct SelectHarbour: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Select a harbour"
}

struct TideWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "Tide", intent: SelectHarbour.self, provider: TideProvider()) { entry in // finding: missing-gallery-metadata
            TideView(entry: entry)
        }
        .supportedFamilies([.systemSmall])
    }
}
```

### In the extension of a protocol

```swift
import SwiftUI
import WidgetKit

protocol HarbourWidget: Widget {
    associatedtype Content: View
    static var kind: String { get }
    func view(of entry: TideEntry) -> Content
}

extension HarbourWidget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: Self.kind, provider: TideProvider()) { view(of: $0) } // finding: missing-gallery-metadata
            .configurationDisplayName("Harbour")
            .supportedFamilies([.systemSmall])
    }
}
```

## Good

### Both

```swift
import SwiftUI
import WidgetKit

struct TideWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Tide", provider: TideProvider()) { TideView(entry: $0) }
            .configurationDisplayName("Tide")
            .description("The next high tide.")
            .supportedFamilies([.systemSmall])
    }
}
```

### Added by a function of the project

```swift
import SwiftUI
import WidgetKit

struct TideWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Tide", provider: TideProvider()) { TideView(entry: $0) }
            .supportedFamilies([.systemSmall])
            .harbourTexts(name: "Tide", text: "The next high tide.")
    }
}

extension WidgetConfiguration {
    func harbourTexts(name: LocalizedStringKey, text: LocalizedStringKey) -> some WidgetConfiguration {
        named(name).description(text)
    }

    private func named(_ name: LocalizedStringKey) -> some WidgetConfiguration {
        self.configurationDisplayName(name)
    }
}
```

### Under a condition, and on another configuration

```swift
import SwiftUI
import WidgetKit

struct TideWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Tide", provider: TideProvider()) { TideView(entry: $0) }
            #if os(watchOS)
            .configurationDisplayName("Tide")
            .description("High tide.")
            #else
            .configurationDisplayName("Tide")
            .description("The next high tide.")
            #endif
            .supportedFamilies([.accessoryCircular])
    }
}
```

### A Live Activity and a control with a name

```swift
import SwiftUI
import WidgetKit

struct PumpControl: ControlWidget {
    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "Pump") {
            ControlWidgetButton(action: StartPumpIntent()) { Label("Pump", systemImage: "drop") }
        }
        .displayName("Pump")
    }
}

struct CrossingActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: CrossingAttributes.self) { context in
            CrossingView(context: context)
        } dynamicIsland: { _ in
            DynamicIsland {
                DynamicIslandExpandedRegion(.center) { Text("Crossing") }
            } compactLeading: {
                Text("C")
            } compactTrailing: {
                Text("1")
            } minimal: {
                Text("C")
            }
        }
    }
}
```

### The texts of the intent

```swift
import AppIntents
import SwiftUI
import WidgetKit

struct SelectHarbour: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Tide"
    static let description = IntentDescription("The next high tide of a harbour.")
}

struct TideWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "Tide", intent: SelectHarbour.self, provider: TideProvider()) { entry in
            TideView(entry: entry)
        }
        .supportedFamilies([.systemSmall])
    }
}
```

### An intent of another module

```swift
import SwiftUI
import WidgetKit

struct TideWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "Tide", intent: SharedHarbourIntent.self, provider: TideProvider()) { entry in
            TideView(entry: entry)
        }
        .supportedFamilies([.systemSmall])
    }
}
```

### A helper that others add to

```swift
import SwiftUI
import WidgetKit

struct TideWidget: Widget {
    var body: some WidgetConfiguration {
        base.configurationDisplayName("Tide").description("The next high tide.")
    }

    private var base: some WidgetConfiguration {
        StaticConfiguration(kind: "Tide", provider: TideProvider()) { TideView(entry: $0) }
            .supportedFamilies([.systemSmall])
    }
}
```

### A modifier of another module

```swift
import SharedWidgets
import SwiftUI
import WidgetKit

struct TideWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Tide", provider: TideProvider()) { TideView(entry: $0) }
            .standardTexts()
    }
}
```

## References

- [configurationDisplayName(_:)](https://developer.apple.com/documentation/swiftui/widgetconfiguration/configurationdisplayname(_:)-90iuj)
- [Creating a widget extension](https://developer.apple.com/documentation/widgetkit/creating-a-widget-extension)

"""#
    )
}

extension RulePages {
    static let missingTapTarget = RulePage(
        id: "missing-tap-target",
        title: "A small widget that leads nowhere in particular",
        group: "families-and-links",
        severity: .info,
        set: "recommended",
        fix: "none",
        since: "0.1.0",
        markdown: #"""
# A small widget that leads nowhere in particular

This rule finds a widget that is only offered in the small family or in accessory families and has no `widgetURL`, and no
button or toggle with an intent, in a project whose other widgets or Live Activities link into the app. The finding stands
at the configuration's name; the related place is one of the others.

## Why it matters

A tap on such a widget opens the app's first screen. People tap a widget because of what it shows. The app takes links
already, so it could show just that.

## How sure it is

All that the widget draws must be known: a view, a modifier or a closure of another module may hold the link, and then the
widget is left alone. The others link into the app where they hold `widgetURL`, or a `Link` with a scheme of the app's own;
they must be of the same project. A widget with a `Link` is left to `link-in-small`, and one that shows nothing of its entry
is left alone: it is there to open the app. So is one whose provider works out all that its entries hold from dates, such as
a clock or a countdown: there is nothing to open.

## Bad

### One widget with a link, one without

```swift
import SwiftUI
import WidgetKit

struct BusView: View {
    let entry: BusEntry
    var body: some View { Text(entry.line).widgetURL(entry.url) }
}

struct BusWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Bus", provider: BusProvider()) { entry in
            BusView(entry: entry).containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Bus")
        .description("What comes next.")
        .supportedFamilies([.systemSmall])
    }
}

struct TrainView: View {
    let entry: TrainEntry

    var body: some View {
        VStack {
            Image(systemName: "tram").widgetAccentable()
            if entry.isLate { Text("late") } else { Text(entry.line) }
        }
        .font(.caption)
    }
}

struct TrainWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Train", provider: TrainProvider()) { entry in // finding: missing-tap-target
            TrainView(entry: entry).containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Train")
        .description("What comes next.")
        .supportedFamilies([.accessoryCircular, .accessoryInline])
    }
}
```

### A Live Activity with a link

```swift
import SwiftUI
import WidgetKit

struct TrainView: View {
    let entry: TrainEntry
    var body: some View { Text(entry.line) }
}

struct TrainWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Train", provider: TrainProvider()) { entry in // finding: missing-tap-target
            TrainView(entry: entry).containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Train")
        .description("What comes next.")
        .supportedFamilies([.systemSmall])
    }
}

struct RideActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: RideAttributes.self) { _ in
            Link(destination: URL(string: "rides:///current")!) { Text("Ride") }
        } dynamicIsland: { _ in
            DynamicIsland {
                DynamicIslandExpandedRegion(.center) { Text("Ride") }
            } compactLeading: {
                Text("R")
            } compactTrailing: {
                Text("1")
            } minimal: {
                Text("R")
            }
        }
    }
}
```

### Something counted, hour by hour

```swift
import SwiftUI
import WidgetKit

struct BusView: View {
    let entry: BusEntry
    var body: some View { Text(entry.line).widgetURL(entry.url) }
}

struct BusWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Bus", provider: BusProvider()) { entry in
            BusView(entry: entry).containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Bus")
        .description("What comes next.")
        .supportedFamilies([.systemSmall])
    }
}

struct SeatsEntry: TimelineEntry {
    let date: Date
    let seats: Int
}

struct SeatsProvider: TimelineProvider {
    func placeholder(in context: Context) -> SeatsEntry { SeatsEntry(date: .now, seats: 4) }

    func getSnapshot(in context: Context, completion: @escaping (SeatsEntry) -> Void) {
        completion(placeholder(in: context))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<SeatsEntry>) -> Void) {
        let entries = (0..<6).map { hour in
            SeatsEntry(date: Date().addingTimeInterval(Double(hour) * 3600), seats: 40 - hour)
        }
        completion(Timeline(entries: entries, policy: .atEnd))
    }
}

struct SeatsWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Seats", provider: SeatsProvider()) { entry in // finding: missing-tap-target
            Text(entry.seats, format: .number)
                .containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Seats")
        .description("Free seats on the next bus.")
        .supportedFamilies([.systemSmall])
    }
}
```

## Good

### Links in both

```swift
import SwiftUI
import WidgetKit

struct BusView: View {
    let entry: BusEntry
    var body: some View { Text(entry.line).widgetURL(entry.url) }
}

struct TrainView: View {
    let entry: TrainEntry
    var body: some View { Text(entry.line).opensRide(entry.url) }
}

extension View {
    func opensRide(_ url: URL) -> some View { widgetURL(url) }
}

struct BusWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Bus", provider: BusProvider()) { entry in
            BusView(entry: entry).containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Bus")
        .description("What comes next.")
        .supportedFamilies([.systemSmall])
    }
}

struct TrainWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Train", provider: TrainProvider()) { entry in
            TrainView(entry: entry).containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Train")
        .description("What comes next.")
        .supportedFamilies([.systemSmall])
    }
}
```

### A button with an intent

```swift
import AppIntents
import SwiftUI
import WidgetKit

struct BusView: View {
    let entry: BusEntry
    var body: some View { Text(entry.line).widgetURL(entry.url) }
}

struct TrainView: View {
    let entry: TrainEntry
    var body: some View {
        Button(intent: NextTrainIntent()) { Text(entry.line) }
    }
}

struct BusWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Bus", provider: BusProvider()) { entry in
            BusView(entry: entry).containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Bus")
        .description("What comes next.")
        .supportedFamilies([.systemSmall])
    }
}

struct TrainWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Train", provider: TrainProvider()) { entry in
            TrainView(entry: entry).containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Train")
        .description("What comes next.")
        .supportedFamilies([.systemSmall])
    }
}
```

### No widget links

```swift
import SwiftUI
import WidgetKit

struct TrainView: View {
    let entry: TrainEntry
    var body: some View { Text(entry.line) }
}

struct TrainWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Train", provider: TrainProvider()) { entry in
            TrainView(entry: entry).containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Train")
        .description("What comes next.")
        .supportedFamilies([.systemSmall])
    }
}
```

### A widget that opens the app

```swift
import SwiftUI
import WidgetKit

struct BusView: View {
    let entry: BusEntry
    var body: some View { Text(entry.line).widgetURL(entry.url) }
}

struct BusWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Bus", provider: BusProvider()) { entry in
            BusView(entry: entry).containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Bus")
        .description("What comes next.")
        .supportedFamilies([.systemSmall])
    }
}

struct IconWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Icon", provider: IconProvider()) { _ in
            Image("Icon").widgetAccentable().containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Icon")
        .description("Opens the app.")
        .supportedFamilies([.accessoryCircular])
    }
}
```

### A clock

```swift
import SwiftUI
import WidgetKit

struct BusView: View {
    let entry: BusEntry
    var body: some View { Text(entry.line).widgetURL(entry.url) }
}

struct BusWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Bus", provider: BusProvider()) { entry in
            BusView(entry: entry).containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Bus")
        .description("What comes next.")
        .supportedFamilies([.systemSmall])
    }
}

struct ClockEntry: TimelineEntry {
    let date: Date
    let share: Double
}

struct ClockProvider: TimelineProvider {
    func placeholder(in context: Context) -> ClockEntry { ClockEntry(date: .now, share: 0.5) }

    func getSnapshot(in context: Context, completion: @escaping (ClockEntry) -> Void) {
        completion(placeholder(in: context))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<ClockEntry>) -> Void) {
        let midnight = Calendar.current.startOfDay(for: Date())
        let entries = (0..<24).map { hour in
            let date = midnight.addingTimeInterval(Double(hour) * 3600)
            let share = date.timeIntervalSince(midnight) / 86_400
            return ClockEntry(date: date, share: share)
        }
        completion(Timeline(entries: entries, policy: .atEnd))
    }
}

struct ClockWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Clock", provider: ClockProvider()) { entry in
            Gauge(value: entry.share) { Text(entry.date, style: .time) }
                .containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Clock")
        .description("How much of the day is gone.")
        .supportedFamilies([.systemSmall])
    }
}
```

### A view of another module, and larger sizes

```swift
import SwiftUI
import WidgetKit

struct BusView: View {
    let entry: BusEntry
    var body: some View { Text(entry.line).widgetURL(entry.url) }
}

struct TrainView: View {
    let entry: TrainEntry
    var body: some View { SharedTrainRow(entry: entry) }
}

struct FerryView: View {
    let entry: FerryEntry
    var body: some View { Text(entry.pier) }
}

struct BusWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Bus", provider: BusProvider()) { entry in
            BusView(entry: entry).containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Bus")
        .description("What comes next.")
        .supportedFamilies([.systemSmall])
    }
}

struct TrainWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Train", provider: TrainProvider()) { entry in
            TrainView(entry: entry).containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Train")
        .description("What comes next.")
        .supportedFamilies([.systemSmall])
    }
}

struct FerryWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Ferry", provider: FerryProvider()) { entry in
            FerryView(entry: entry).containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Ferry")
        .description("What comes next.")
        .supportedFamilies([.systemSmall, .systemMedium])
    }
}
```

## References

- [Linking to specific app scenes from your widget or Live Activity](https://developer.apple.com/documentation/widgetkit/linking-to-specific-app-scenes-from-your-widget-or-live-activity)

"""#
    )
}

extension RulePages {
    static let nameNotLocalised = RulePage(
        id: "name-not-localised",
        title: "A name in the gallery that is not translated",
        group: "kinds-and-bundles",
        severity: .info,
        set: "strict",
        fix: "none",
        since: "0.1.0",
        markdown: #"""
# A name in the gallery that is not translated

This rule finds a `String` constant of the project that is passed to `configurationDisplayName(…)` or `description(…)`. The
finding stands at the argument; the related place is the text.

## Why it matters

A literal in that place is a key: the gallery looks it up in the app's translations. A variable of type `String` is shown as
it is. The two look alike in code and in the developer's own language, so the gallery of an app that is translated
otherwise shows one text that is not.

## How sure it is

Constants are followed to a string literal, over other constants, computed properties of one statement and local
variables. Left alone are literals in the call itself, `LocalizedStringResource`, `LocalizedStringKey`, `Text`,
`String(localized:)`, `NSLocalizedString`, strings that are made in other ways, as a function may look them up, and
variables that may be given another value. Whether
the app is translated at all is not looked at.

## Bad

### A constant of the widget

```swift
import SwiftUI
import WidgetKit

struct TideWidget: Widget {
    private let title = "Tide"
    private let text: String = "The next high tide."

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Tide", provider: TideProvider()) { TideView(entry: $0) }
            .configurationDisplayName(title) // finding: name-not-localised
            .description(text) // finding: name-not-localised
            .supportedFamilies([.systemSmall])
    }
}
```

### A constant of another type

```swift
import SwiftUI
import WidgetKit

enum Texts {
    static let tide = "Tide"
    static var text: String { tide }
}

struct TideWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Tide", provider: TideProvider()) { TideView(entry: $0) }
            .configurationDisplayName(Texts.text) // finding: name-not-localised
            .description("The next high tide.")
            .supportedFamilies([.systemSmall])
    }
}
```

## Good

### Literals

```swift
import SwiftUI
import WidgetKit

struct TideWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Tide", provider: TideProvider()) { TideView(entry: $0) }
            .configurationDisplayName("Tide")
            .description(Text("The next high tide."))
            .supportedFamilies([.systemSmall])
    }
}
```

### Types that are looked up

```swift
import SwiftUI
import WidgetKit

struct TideWidget: Widget {
    private let title: LocalizedStringResource = "Tide"
    private let text = String(localized: "The next high tide.")

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Tide", provider: TideProvider()) { TideView(entry: $0) }
            .configurationDisplayName(title)
            .description(text)
            .supportedFamilies([.systemSmall])
    }
}

struct WindWidget: Widget {
    private let title: LocalizedStringKey = "Wind"
    private let text = NSLocalizedString("The wind at the pier.", comment: "Gallery")

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Wind", provider: WindProvider()) { WindView(entry: $0) }
            .configurationDisplayName(title)
            .description(text)
            .supportedFamilies([.systemSmall])
    }
}
```

### A variable that gets its value later

```swift
import SwiftUI
import WidgetKit

struct TideProvider: HarbourTimelines {
    var name: String = ""
}

struct TideWidget: Widget {
    private let provider = TideProvider(name: String(localized: "The next high tide."))

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Tide", provider: provider) { TideView(entry: $0) }
            .configurationDisplayName("Tide")
            .description(provider.name)
            .supportedFamilies([.systemSmall])
    }
}
```

### Generated look-ups

```swift
import SwiftUI
import WidgetKit

enum L10n {
    static let tide = L10n.look("tide.title")
    static func look(_ key: String) -> String { Bundle.main.localizedString(forKey: key, value: nil, table: nil) }
}

struct TideWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Tide", provider: TideProvider()) { TideView(entry: $0) }
            .configurationDisplayName(L10n.tide)
            .description(L10n.look("tide.text"))
            .supportedFamilies([.systemSmall])
    }
}
```

### The name of the app

```swift
import SwiftUI
import WidgetKit

struct TideWidget: Widget {
    private static let appName = "Tidewatch"

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Tide", provider: TideProvider()) { TideView(entry: $0) }
            .configurationDisplayName(Self.appName)
            .description("The next high tide.")
            .supportedFamilies([.systemSmall])
    }
}
```

## References

- [configurationDisplayName(_:)](https://developer.apple.com/documentation/swiftui/widgetconfiguration/configurationdisplayname(_:)-90iuj)
- [LocalizedStringResource](https://developer.apple.com/documentation/foundation/localizedstringresource)

"""#
    )
}

extension RulePages {
    static let nonexistentAPI = RulePage(
        id: "nonexistent-api",
        title: "A name or a system version that does not exist",
        group: "api-names",
        severity: .error,
        set: "recommended",
        fix: "safe",
        since: "0.1.0",
        markdown: #"""
# A name or a system version that does not exist

This rule finds names that are often written, by people and by language models, and that no framework declares:

| Written | What there is |
|---|---|
| `WidgetBackgroundPlacement` | `ContainerBackgroundPlacement` |
| `controlWidgetStatusText(_:)` | `controlWidgetStatus(_:)` |
| `Activity.startToken` | `Activity<Attributes>.pushToStartToken`, `pushToStartTokenUpdates` |
| `PushType.pushToStart` | `.token`, with `pushToStartTokenUpdates` |
| `ActivityFamily.large` | `.small` and `.medium` |
| `staleDate` and `relevanceScore` of `ActivityConfiguration` | those of `ActivityContent` |

It also finds systems that were never released, in `#available`, `#unavailable` and `@available`. In 2025 all systems took
the number 26, so these are missing: iOS and tvOS 19 to 25, macOS 16 to 25, watchOS 12 to 25, visionOS 3 to 25.

## Why it matters

A name that does not exist does not compile, but in a README, a code block of a guide or an editor nothing says so. A
version that does not exist compiles on older compilers and means the same as 26; whoever reads the code looks for the
release in which the thing came, and does not find it.

## How sure it is

The names are in no version of the frameworks. When the project declares a name itself, in a type, an extension or a
function, it is left alone; so is a `large` or a `staleDate` of anything else. `case .large` counts where what is switched
on is a property with `@Environment(\.activityFamily)`.

The fix is safe for names with one replacement, and for the first version behind the last release: `iOS 19` was what
iOS 26 was expected to be called. For `iOS 20` to `iOS 25` the fix is unsafe: as a check, it means the same, but somebody
may have meant a later system.

## Bad

### Names

```swift
import SwiftUI
import WidgetKit

extension View {
    func widgetBackground(in placement: WidgetBackgroundPlacement) -> some View { // finding: nonexistent-api
        containerBackground(.fill.tertiary, for: .widget)
    }
}

struct TimerControl: ControlWidget {
    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "Timer", provider: TimerProvider()) { isRunning in
            ControlWidgetToggle("Timer", isOn: isRunning, action: ToggleTimerIntent()) { isOn in
                Label("Timer", systemImage: "timer")
                    .controlWidgetStatusText(isOn ? "Running" : "Stopped") // finding: nonexistent-api
            }
        }
        .displayName("Timer")
    }
}

enum Backgrounds {
    static func marked(_ view: some View) -> some View { view.containerBackground(.fill.tertiary, for: .widget) }
}
```

With the fix:

```swift fixed
import SwiftUI
import WidgetKit

extension View {
    func widgetBackground(in placement: ContainerBackgroundPlacement) -> some View {
        containerBackground(.fill.tertiary, for: .widget)
    }
}

struct TimerControl: ControlWidget {
    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "Timer", provider: TimerProvider()) { isRunning in
            ControlWidgetToggle("Timer", isOn: isRunning, action: ToggleTimerIntent()) { isOn in
                Label("Timer", systemImage: "timer")
                    .controlWidgetStatus(isOn ? "Running" : "Stopped")
            }
        }
        .displayName("Timer")
    }
}

enum Backgrounds {
    static func marked(_ view: some View) -> some View { view.containerBackground(.fill.tertiary, for: .widget) }
}
```

### Live Activities

```swift
import ActivityKit
import SwiftUI
import WidgetKit

struct RideAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var minutes: Int
    }
}

enum Rides {
    static func start() throws {
        print(Activity<RideAttributes>.startToken ?? Data()) // finding: nonexistent-api
        let content = ActivityContent(state: RideAttributes.ContentState(minutes: 5), staleDate: nil)
        _ = try Activity.request(
            attributes: RideAttributes(), content: content,
            pushType: .pushToStart // finding: nonexistent-api
        )
        let type = PushType.pushToStart // finding: nonexistent-api
        print(type)
    }
}

struct RideView: View {
    @Environment(\.activityFamily) private var family
    let minutes: Int

    var body: some View {
        switch family {
        case .small: Text(minutes, format: .number)
        case .large: Text("\(minutes) minutes to go") // finding: nonexistent-api
        default: Text("\(minutes) min")
        }
        if family == .large { Text("Enjoy the ride") } // finding: nonexistent-api
    }
}

struct RideActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(
            for: RideAttributes.self,
            staleDate: .now // finding: nonexistent-api
        ) { context in
            RideView(minutes: context.state.minutes)
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.center) { Text(context.state.minutes, format: .number) }
            } compactLeading: {
                Image(systemName: "bicycle")
            } compactTrailing: {
                Text(context.state.minutes, format: .number)
            } minimal: {
                Image(systemName: "bicycle")
            }
        }
        .supplementalActivityFamilies([
            .small,
            .large, // finding: nonexistent-api
        ])
        .relevanceScore(50) // finding: nonexistent-api
    }

    let families = [ActivityFamily.large] // finding: nonexistent-api
}
```

### Versions

```swift
import SwiftUI
import WidgetKit

@available(iOS 19, *) // finding: nonexistent-api
struct GlassView: View {
    var body: some View {
        if #available(iOS 20, macOS 16.1, *) { // finding: nonexistent-api, nonexistent-api
            Text("Glass")
        } else if #available(watchOS 12, visionOS 3, *) { // finding: nonexistent-api, nonexistent-api
            Text("Clear")
        }
    }

    @available(tvOS, introduced: 19.0, deprecated: 27) // finding: nonexistent-api
    func label() -> some View {
        Text("Label").containerBackground(.fill.tertiary, for: .widget)
    }

    func old() -> Bool {
        if #unavailable(iOS 25) { return true } // finding: nonexistent-api
        return false
    }
}
```

With the fix:

```swift fixed
import SwiftUI
import WidgetKit

@available(iOS 26, *)
struct GlassView: View {
    var body: some View {
        if #available(iOS 26, macOS 26.1, *) {
            Text("Glass")
        } else if #available(watchOS 26, visionOS 26, *) {
            Text("Clear")
        }
    }

    @available(tvOS, introduced: 26, deprecated: 27)
    func label() -> some View {
        Text("Label").containerBackground(.fill.tertiary, for: .widget)
    }

    func old() -> Bool {
        if #unavailable(iOS 26) { return true }
        return false
    }
}
```

## Good

### What there is

```swift
import ActivityKit
import SwiftUI
import WidgetKit

extension View {
    @available(iOS 26, macOS 26.1, watchOS 11.5, visionOS 2.4, tvOS 18.6, *)
    func widgetBackground(in placement: ContainerBackgroundPlacement) -> some View {
        containerBackground(.fill.tertiary, for: placement)
    }
}

struct StopsAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var stops: Int
    }
}

enum Stops {
    static func start() async throws {
        let content = ActivityContent(
            state: StopsAttributes.ContentState(stops: 5), staleDate: .now.addingTimeInterval(900), relevanceScore: 50)
        _ = try Activity.request(attributes: StopsAttributes(), content: content, pushType: .token)
        for await token in Activity<StopsAttributes>.pushToStartTokenUpdates { print(token) }
    }
}
```

### Names of the project's own

```swift
import ActivityKit
import SwiftUI
import WidgetKit

enum WidgetBackgroundPlacement {
    case card
    case plain
}

extension Activity {
    static var startToken: Data? { pushToStartToken }
}

extension View {
    func controlWidgetStatusText(_ text: String) -> some View { controlWidgetStatus(text) }
}

struct NoteView: View {
    enum Size {
        case small
        case large
    }

    let size: Size
    let placement: WidgetBackgroundPlacement

    var body: some View {
        switch size {
        case .small: Text("Note")
        case .large: Text("A longer note").controlWidgetStatusText("Open")
        }
        Text(verbatim: "\(Activity<NoteAttributes>.startToken?.count ?? 0)")
            .containerBackground(.fill.tertiary, for: .widget)
    }
}
```

## References

- [ContainerBackgroundPlacement](https://developer.apple.com/documentation/swiftui/containerbackgroundplacement)
- [Activity](https://developer.apple.com/documentation/activitykit/activity)
- [ActivityFamily](https://developer.apple.com/documentation/widgetkit/activityfamily)
- [controlWidgetStatus(_:)](https://developer.apple.com/documentation/swiftui/view/controlwidgetstatus(_:))

"""#
    )
}

extension RulePages {
    static let openAppInExtension = RulePage(
        id: "open-app-in-extension",
        title: "An intent that opens the app and that only the widget extension compiles",
        group: "configuration-and-intents",
        severity: .warning,
        set: "recommended",
        fix: "none",
        since: "0.1.0",
        markdown: #"""
# An intent that opens the app and that only the widget extension compiles

This rule finds intents with `openAppWhenRun = true` in files that no target but a widget extension compiles. The finding
stands at the property; the related place is the button that runs the intent.

## Why it matters

An intent with `openAppWhenRun` has to run in the app. If the app does not compile it, the system runs it in the extension,
where the property is an error: the person taps the button or the control, and nothing opens. In previews and in the gallery
all looks right.

## How sure it is

Which targets compile a file is told by the project file. Where there is none, a file counts as the extension's if it
declares the widget or control as well as the intent that its button runs, and no app is in sight.

Left alone: files that the app compiles, too; an intent of the same name elsewhere in the project, which the system may take
instead; `OpenIntent`, `ForegroundContinuableIntent`, `LiveActivityIntent` and others that are for the app by nature; and
intents that only configure a widget and are never performed.

From the 26 releases `openAppWhenRun` is deprecated in favour of `supportedModes`. The same holds for that.

## Bad

### A control and its intent in the extension

```yaml file=project.yml
name: Notes
targets:
  Notes:
    type: application
    platform: iOS
    sources: [Notes]
    dependencies:
      - target: NotesControls
  NotesControls:
    type: app-extension
    platform: iOS
    sources: [NotesControls]
    dependencies:
      - sdk: WidgetKit.framework
```

```swift file=NotesControls/NewNoteIntent.swift
import AppIntents

struct NewNoteIntent: AppIntent {
    static let title: LocalizedStringResource = "New note"
    static var openAppWhenRun: Bool { true } // finding: open-app-in-extension

    func perform() async throws -> some IntentResult { .result() }
}
```

```swift file=NotesControls/NewNoteControl.swift
import AppIntents
import SwiftUI
import WidgetKit

struct NewNoteControl: ControlWidget {
    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "NewNote") {
            ControlWidgetButton(action: NewNoteIntent()) {
                Label("New note", systemImage: "square.and.pencil")
            }
        }
        .displayName("New note")
        .description("Begins a note.")
    }
}
```

### In one file, and no project file in sight

```swift
import AppIntents
import SwiftUI
import WidgetKit

struct NewNoteControl: ControlWidget {
    private static let kind = "NewNote"

    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: Self.kind) {
            ControlWidgetButton(action: NewNoteIntent()) {
                Label("New note", systemImage: "square.and.pencil")
            }
        }
        .displayName("New note")
        .description("Begins a note.")
    }
}

struct NewNoteIntent: AppIntent {
    static let title: LocalizedStringResource = "New note"
    static let openAppWhenRun = true // finding: open-app-in-extension

    func perform() async throws -> some IntentResult { .result() }
}
```

## Good

### The app compiles it, too

```yaml file=project.yml
name: Notes
targets:
  Notes:
    type: application
    platform: iOS
    sources: [Notes, Shared]
    dependencies:
      - target: NotesControls
  NotesControls:
    type: app-extension
    platform: iOS
    sources: [NotesControls, Shared]
    dependencies:
      - sdk: WidgetKit.framework
```

```swift file=Shared/NewNoteIntent.swift
import AppIntents

struct NewNoteIntent: AppIntent {
    static let title: LocalizedStringResource = "New note"
    static let openAppWhenRun = true

    func perform() async throws -> some IntentResult { .result() }
}
```

### A URL instead, or no opening at all

```yaml file=project.yml
name: Notes
targets:
  Notes:
    type: application
    platform: iOS
    sources: [Notes]
    dependencies:
      - target: NotesControls
  NotesControls:
    type: app-extension
    platform: iOS
    sources: [NotesControls]
    dependencies:
      - sdk: WidgetKit.framework
```

```swift file=NotesControls/NoteIntents.swift
import AppIntents
import Foundation

struct NewNoteIntent: AppIntent {
    static let title: LocalizedStringResource = "New note"

    func perform() async throws -> some IntentResult & OpensIntent {
        guard let url = URL(string: "https://notes.example/new") else { throw NoteError.noAddress }
        return .result(opensIntent: OpenURLIntent(url))
    }
}

struct PinNoteIntent: AppIntent {
    static let title: LocalizedStringResource = "Pin note"
    static let openAppWhenRun = false

    func perform() async throws -> some IntentResult { .result() }
}

struct OpenNoteIntent: OpenIntent {
    static let title: LocalizedStringResource = "Open note"
    static let openAppWhenRun = true

    @Parameter(title: "Note")
    var target: NoteEntity
}

enum NoteError: Error {
    case noAddress
}
```

### A copy in the app

```yaml file=project.yml
name: Notes
targets:
  Notes:
    type: application
    platform: iOS
    sources: [Notes]
    dependencies:
      - target: NotesControls
  NotesControls:
    type: app-extension
    platform: iOS
    sources: [NotesControls]
    dependencies:
      - sdk: WidgetKit.framework
```

```swift file=NotesControls/NewNoteIntent.swift
import AppIntents

struct NewNoteIntent: AppIntent {
    static let title: LocalizedStringResource = "New note"
    static let openAppWhenRun = true

    func perform() async throws -> some IntentResult { .result() }
}
```

```swift file=Notes/NewNoteIntent.swift
import AppIntents

struct NewNoteIntent: AppIntent {
    static let title: LocalizedStringResource = "New note"
    static let openAppWhenRun = true

    func perform() async throws -> some IntentResult {
        NoteStore.shared.beginNote()
        return .result()
    }
}
```

## References

- [openAppWhenRun](https://developer.apple.com/documentation/appintents/appintent/openappwhenrun)
- [Creating controls to perform actions across the system](https://developer.apple.com/documentation/widgetkit/creating-controls-to-perform-actions-across-the-system)
- [supportedModes](https://developer.apple.com/documentation/appintents/appintent/supportedmodes)

"""#
    )
}

extension RulePages {
    static let pausedTimerRuns = RulePage(
        id: "paused-timer-runs",
        title: "A timer that runs on while its state says that it is paused",
        group: "rendering",
        severity: .warning,
        set: "recommended",
        fix: "none",
        since: "0.1.0",
        markdown: #"""
# A timer that runs on while its state says that it is paused

The state of a Live Activity, or the entry of a widget, says whether a timer is paused (`isPaused`, `isRunning`), and a
view shows its dates with `Text(…, style: .timer)` or `timerInterval:` on a path where nothing reads that, and without
`pauseTime:`.

## Why it matters

The system counts these texts by itself, second by second, for as long as the picture is shown. It knows nothing of a
pause. The person pauses the run; the Lock Screen says «paused», and the number beside it goes on. Most often the large
view does it right, and the small one in the Dynamic Island was forgotten.

## How sure it is

The dates must belong to a value whose type is known: `context.state` of an activity's context, or an entry. The timer
is left alone where anything on the way to it reads the flag: a condition, an argument or a modifier of the timer and of
the views around it, a constant made before it, or the same where its view is made. A label «paused» beside it does not
count. It is left alone, too, where a condition of any kind decides whether it is shown: what that condition stands for
is not known.

A view that stores an activity's context counts as one of its views, even where the activity is not in the linted files.

## Bad

### The compact view was forgotten

```swift
import ActivityKit
import SwiftUI
import WidgetKit

struct RunAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var start: Date
        var isPaused: Bool
        var elapsed: String
    }
}

struct RunActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: RunAttributes.self) { context in
            if context.state.isPaused {
                Text(context.state.elapsed)
            } else {
                Text(context.state.start, style: .timer)
            }
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.center) {
                    RunTimer(context: context)
                }
            } compactLeading: {
                Image(systemName: "figure.run")
            } compactTrailing: {
                Text(context.state.start, style: .timer) // finding: paused-timer-runs
                    .frame(maxWidth: 50)
            } minimal: {
                Image(systemName: "figure.run")
            }
        }
    }
}

struct RunTimer: View {
    let context: ActivityViewContext<RunAttributes>

    var body: some View {
        Text(context.state.start, style: .timer) // finding: paused-timer-runs
    }
}
```

### A label says so, and the timer runs on

```swift
import ActivityKit
import SwiftUI
import WidgetKit

struct KettleAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var end: Date
        var isPaused: Bool
    }
}

struct KettleView: View {
    let context: ActivityViewContext<KettleAttributes>

    var body: some View {
        VStack {
            if context.state.isPaused {
                Text("Paused")
            }
            Text(context.state.end, style: .timer) // finding: paused-timer-runs
        }
    }
}
```

### In a widget

```swift
import SwiftUI
import WidgetKit

struct TeaEntry: TimelineEntry {
    let date: Date
    let end: Date
    let isRunning: Bool // finding: unread-state
}

struct TeaView: View {
    let entry: TeaEntry

    var body: some View {
        VStack {
            Text(entry.end, style: .timer) // finding: paused-timer-runs
            ProgressView(timerInterval: entry.date...max(entry.date, entry.end)) // finding: paused-timer-runs
        }
        .containerBackground(.fill.tertiary, for: .widget)
    }
}
```

## Good

### Another text while it is paused

```swift
import ActivityKit
import SwiftUI
import WidgetKit

struct RunAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var start: Date
        var isPaused: Bool
        var elapsed: String
    }
}

struct RunActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: RunAttributes.self) { context in
            RunTimer(state: context.state)
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.center) {
                    RunTimer(state: context.state)
                }
            } compactLeading: {
                Image(systemName: "figure.run")
            } compactTrailing: {
                if context.state.isPaused {
                    Image(systemName: "pause")
                } else {
                    Text(context.state.start, style: .timer)
                        .frame(maxWidth: 50)
                }
            } minimal: {
                Image(systemName: "figure.run")
            }
        }
    }
}

struct RunTimer: View {
    let state: RunAttributes.ContentState

    var body: some View {
        if state.isPaused {
            Text(state.elapsed)
        } else {
            Text(state.start, style: .timer)
        }
    }
}
```

### A time at which it was paused

```swift
import SwiftUI
import WidgetKit

struct TeaEntry: TimelineEntry {
    let date: Date
    let end: Date
    let pausedAt: Date?
    let isPaused: Bool
}

struct TeaView: View {
    let entry: TeaEntry

    var body: some View {
        Text(timerInterval: entry.date...max(entry.date, entry.end), pauseTime: entry.pausedAt)
            .opacity(entry.isPaused ? 0.5 : 1)
            .containerBackground(.fill.tertiary, for: .widget)
    }
}
```

### Dates that heed the pause, and a timer that is hidden

```swift
import SwiftUI
import WidgetKit

struct SandEntry: TimelineEntry {
    let date: Date
    let end: Date
    let isPaused: Bool

    var shownEnd: Date { isPaused ? date : end }
}

struct SandView: View {
    let entry: SandEntry

    var body: some View {
        let end = entry.isPaused ? entry.date : entry.end
        VStack {
            Text(entry.shownEnd, style: .timer)
            Text(end, style: .timer)
            Text(entry.end, style: .timer)
                .opacity(entry.isPaused ? 0 : 1)
        }
        .containerBackground(.fill.tertiary, for: .widget)
    }
}
```

### Read where the view is made

```swift
import SwiftUI
import WidgetKit

struct GameEntry: TimelineEntry {
    let date: Date
    let end: Date
    let isPaused: Bool
}

struct GameView: View {
    let entry: GameEntry

    var body: some View {
        VStack {
            if !entry.isPaused { GameClock(entry: entry) }
        }
        .containerBackground(.fill.tertiary, for: .widget)
    }
}

struct GameClock: View {
    let entry: GameEntry

    var body: some View {
        Text(entry.end, style: .timer)
    }
}
```

### A timer that nothing pauses

```swift
import SwiftUI
import WidgetKit

struct EggEntry: TimelineEntry {
    let date: Date
    let end: Date
}

struct EggView: View {
    let entry: EggEntry

    var body: some View {
        Text(entry.end, style: .timer)
            .containerBackground(.fill.tertiary, for: .widget)
    }
}
```

## References

- [Text.init(timerInterval:pauseTime:countsDown:showsHours:)](https://developer.apple.com/documentation/swiftui/text/init(timerinterval:pausetime:countsdown:showshours:))
- [Displaying live data with Live Activities](https://developer.apple.com/documentation/activitykit/displaying-live-data-with-live-activities)

"""#
    )
}

extension RulePages {
    static let progressNotGuarded = RulePage(
        id: "progress-not-guarded",
        title: "Progress that is divided by what may be zero",
        group: "rendering",
        severity: .warning,
        set: "recommended",
        fix: "none",
        since: "0.1.0",
        markdown: #"""
# Progress that is divided by what may be zero

In a view that a widget or a Live Activity renders, this rule finds `ProgressView(value:)`, `Gauge(value:)` and
`trim(from:to:)` whose value is a division, where what it is divided by varies and nothing makes sure that it is not
zero. The division may stand in the call, in a constant, in a property or function of the project that the call names, or
where the view that shows it is made.

## Why it matters

A goal that nobody has set yet, a list that is still empty, a timer that begins and ends at the same moment: the divisor
is zero on the first day, on the placeholder, and after a reset, which is when people look at the widget for the first
time. Zero by zero is no number, and anything else by zero is infinite. SwiftUI then draws a ring that is full, or
nothing, and says so only in a log. Whole numbers divided by zero end the extension.

## How sure it is

A division is left alone where anything tests what it divides by, or the result: an `if`, `guard`, `switch` or `? :` that
names it or a property that is made of it, on the way there or around it. So is one that passes through another
function, such as `max(goal, 1)`, `min(1, …)` or a helper that clamps.

It cannot see whether whoever makes the view, or stores the value, sees to it that it is never zero.

## Bad

### In the call

```swift
import SwiftUI
import WidgetKit

struct StepsEntry: TimelineEntry {
    let date: Date
    let steps: Int
    let goal: Int
}

struct StepsView: View {
    let entry: StepsEntry

    var body: some View {
        VStack {
            ProgressView(value: Double(entry.steps) / Double(entry.goal)) // finding: progress-not-guarded
            Gauge(value: Double(entry.steps) / Double(entry.goal)) { Text("Steps") } // finding: progress-not-guarded
            Circle().trim(from: 0, to: CGFloat(entry.steps) / CGFloat(entry.goal)) // finding: progress-not-guarded
        }
        .containerBackground(.fill.tertiary, for: .widget)
    }
}
```

### In a property of the entry, and of the view

```swift
import SwiftUI
import WidgetKit

struct ReadingEntry: TimelineEntry {
    let date: Date
    let page: Double
    let pages: Double

    var progress: Double { page / pages } // finding: progress-not-guarded
}

struct ReadingView: View {
    let entry: ReadingEntry
    let done: [String]
    let all: [String]

    var body: some View {
        let fraction = share
        VStack {
            ProgressView(value: entry.progress)
            Gauge(value: fraction) { Text("Books") }
        }
        .containerBackground(.fill.tertiary, for: .widget)
    }

    private var share: Double {
        Double(done.count) / Double(all.count) // finding: progress-not-guarded
    }
}
```

### What a function of the project counts

```swift
import SwiftUI
import WidgetKit

extension Date {
    func days(since other: Date) -> Int {
        Calendar.current.dateComponents([.day], from: other, to: self).day!
    }
}

struct TrialView: View {
    let start: Date
    let end: Date
    let today: Date

    var body: some View {
        let all = end.days(since: start)
        let share = Double(today.days(since: start)) / Double(all) // finding: progress-not-guarded
        Gauge(value: share) { Text("Trial") }
            .containerBackground(.fill.tertiary, for: .widget)
    }
}
```

### Passed to a ring

```swift
import SwiftUI
import WidgetKit

struct WaterView: View {
    let glasses: Double
    let goal: Double

    var body: some View {
        VStack {
            Ring(progress: glasses / goal) // finding: progress-not-guarded
            bar(filled: glasses / goal) // finding: progress-not-guarded
        }
        .containerBackground(.fill.tertiary, for: .widget)
    }

    private func bar(filled: Double) -> some View {
        ProgressView(value: filled)
    }
}

struct Ring: View {
    let progress: Double

    var body: some View {
        Circle().trim(from: 0, to: progress)
    }
}
```

### The time between two dates

```swift
import SwiftUI
import WidgetKit

struct OvenView: View {
    let start: Date
    let end: Date
    let now: Date

    var body: some View {
        ProgressView(value: now.timeIntervalSince(start) / end.timeIntervalSince(start)) // finding: progress-not-guarded
            .containerBackground(.fill.tertiary, for: .widget)
    }
}
```

## Good

### Tested

```swift
import SwiftUI
import WidgetKit

struct StepsEntry: TimelineEntry {
    let date: Date
    let steps: Int
    let goal: Int

    var progress: Double {
        guard goal > 0 else { return 0 }
        return Double(steps) / Double(goal)
    }
}

struct StepsView: View {
    let entry: StepsEntry
    let done: [String]
    let all: [String]

    var body: some View {
        VStack {
            ProgressView(value: entry.progress)
            Gauge(value: entry.goal == 0 ? 0 : Double(entry.steps) / Double(entry.goal)) { Text("Steps") }
            if !all.isEmpty {
                ProgressView(value: Double(done.count) / Double(all.count))
            }
            if hasGoal {
                Circle().trim(from: 0, to: CGFloat(entry.steps) / CGFloat(entry.goal))
            }
        }
        .containerBackground(.fill.tertiary, for: .widget)
    }

    private var hasGoal: Bool { entry.goal > 0 }
}
```

### Clamped by a helper, or never zero

```swift
import SwiftUI
import WidgetKit

struct WaterView: View {
    let glasses: Int
    let goal: Int
    private static let perDay = 8.0

    var body: some View {
        VStack {
            ProgressView(value: Double(glasses) / Double(max(goal, 1)))
            Gauge(value: clamped(Double(glasses) / Double(goal))) { Text("Water") }
            Circle().trim(from: 0, to: min(1, CGFloat(glasses) / CGFloat(goal)))
        }
        .containerBackground(.fill.tertiary, for: .widget)
    }

    private func clamped(_ value: Double) -> Double {
        value.isFinite ? value : 0
    }
}
```

### A ring that sees to it itself

```swift
import SwiftUI
import WidgetKit

struct WaterView: View {
    let glasses: Double
    let goal: Double

    var body: some View {
        VStack {
            Ring(progress: glasses / goal)
            SafeRing(progress: glasses / goal)
        }
        .containerBackground(.fill.tertiary, for: .widget)
    }
}

struct Ring: View {
    let progress: Double

    var body: some View {
        Circle().trim(from: 0, to: progress.isFinite ? progress : 0)
    }
}

struct SafeRing: View {
    private let progress: Double

    init(progress: Double) {
        self.progress = min(1, max(0, progress))
    }

    var body: some View {
        Circle().trim(from: 0, to: progress)
    }
}
```

### A constant divisor

```swift
import SwiftUI
import WidgetKit

struct WaterView: View {
    let glasses: Int
    private static let perDay = 8.0
    private let dayLength: Double = 24 * 60 * 60

    var body: some View {
        VStack {
            ProgressView(value: Double(glasses) / Self.perDay)
            Gauge(value: Double(glasses) / 100) { Text("Water") }
            Gauge(value: Double(glasses) / dayLength) { Text("Day") }
            ProgressView(value: Double(glasses), total: 8)
        }
        .containerBackground(.fill.tertiary, for: .widget)
    }
}
```

## References

- [ProgressView.init(value:total:)](https://developer.apple.com/documentation/swiftui/progressview/init(value:total:))
- [Gauge](https://developer.apple.com/documentation/swiftui/gauge)

"""#
    )
}

extension RulePages {
    static let providerSignature = RulePage(
        id: "provider-signature",
        title: "A method of another kind of provider",
        group: "timeline-providers",
        severity: .error,
        set: "recommended",
        fix: "none",
        since: "0.1.0",
        markdown: #"""
# A method of another kind of provider

Each kind of timeline provider has a snapshot and a timeline of its own:

| Protocol | Methods |
|---|---|
| `TimelineProvider` | `getSnapshot(in:completion:)`, `getTimeline(in:completion:)` |
| `IntentTimelineProvider` | `getSnapshot(for:in:completion:)`, `getTimeline(for:in:completion:)` |
| `AppIntentTimelineProvider` | `snapshot(for:in:) async`, `timeline(for:in:) async` |

This rule finds methods that are written for another one, that take the context before the intent, or that are declared
`throws`, when the right one is missing.

## Why it matters

The code does not compile, and the message of the compiler (“does not conform to protocol”) stands at the type and
not at the method. In READMEs and generated code it sends the reader there.

## How sure it is

The protocol is found through extensions, typealiases and protocols of the project. A method is judged by its labels.
The rule is silent when the right method is there as well, when the type conforms to several of the protocols, and when
it conforms to a protocol of a module that is not linted: that may bring the methods along. Labels of no known kind are
functions of the project's own.

## Bad

### Completions in a provider of an App Intent

```swift
import AppIntents
import WidgetKit

struct StepsProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> StepsEntry { StepsEntry(date: .now, steps: 4_200) }

    func getSnapshot(for configuration: StepsIntent, in context: Context, completion: @escaping (StepsEntry) -> Void) { // finding: provider-signature
        completion(StepsEntry(date: .now, steps: 4_200))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<StepsEntry>) -> Void) { // finding: provider-signature
        completion(Timeline(entries: [StepsEntry(date: .now, steps: 4_200)], policy: .after(.now.addingTimeInterval(3600))))
    }
}

struct StepsEntry: TimelineEntry {
    let date: Date
    let steps: Int
}
```

### Asynchronous methods in a plain provider

```swift
import WidgetKit

struct MoonEntry: TimelineEntry {
    let date: Date
    let phase: Double
}

struct MoonProvider: TimelineProvider {
    func placeholder(in context: Context) -> MoonEntry { MoonEntry(date: .now, phase: 0.5) }

    func snapshot(in context: Context) async -> MoonEntry { // finding: provider-signature
        MoonEntry(date: .now, phase: 0.5)
    }

    func timeline(in context: Context) async -> Timeline<MoonEntry> { // finding: provider-signature
        Timeline(entries: [MoonEntry(date: .now, phase: 0.5)], policy: .after(.now.addingTimeInterval(3600)))
    }
}
```

### The context before the intent

```swift
import AppIntents
import WidgetKit

struct CityEntry: TimelineEntry {
    let date: Date
    let city: String
}

struct CityProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> CityEntry { CityEntry(date: .now, city: "Oslo") }

    func snapshot(for configuration: CityIntent, in context: Context) async -> CityEntry {
        CityEntry(date: .now, city: "Oslo")
    }

    func timeline(in context: Context, for configuration: CityIntent) async -> Timeline<CityEntry> { // finding: provider-signature
        Timeline(entries: [CityEntry(date: .now, city: "Oslo")], policy: .after(.now.addingTimeInterval(3600)))
    }
}
```

### Methods that throw

```swift
import AppIntents
import WidgetKit

struct CityEntry: TimelineEntry {
    let date: Date
    let city: String
}

struct CityProvider {
    func placeholder(in context: Context) -> CityEntry { CityEntry(date: .now, city: "Oslo") }

    func snapshot(for configuration: CityIntent, in context: Context) async throws -> CityEntry { // finding: provider-signature
        try await CityService.current()
    }
}

extension CityProvider: AppIntentTimelineProvider {
    func timeline(
        for configuration: CityIntent, in context: Context
    ) async throws -> Timeline<CityEntry> { // finding: provider-signature
        Timeline(entries: [try await CityService.current()], policy: .after(.now.addingTimeInterval(3600)))
    }
}
```

### No intent where there must be one

```swift
import Intents
import WidgetKit

struct NoteEntry: TimelineEntry {
    let date: Date
    let text: String
}

struct NoteProvider: IntentTimelineProvider {
    func placeholder(in context: Context) -> NoteEntry { NoteEntry(date: .now, text: "Buy milk") }

    func getSnapshot(for configuration: NoteIntent, in context: Context, completion: @escaping (NoteEntry) -> Void) {
        completion(NoteEntry(date: .now, text: "Buy milk"))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<NoteEntry>) -> Void) { // finding: provider-signature
        completion(Timeline(entries: [NoteEntry(date: .now, text: "Buy milk")], policy: .after(.now.addingTimeInterval(3600))))
    }
}
```

## Good

### Each with its own methods

```swift
import AppIntents
import Intents
import WidgetKit

struct StepsProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> StepsEntry { StepsEntry(date: .now, steps: 4_200) }

    func snapshot(for configuration: StepsIntent, in context: Context) async -> StepsEntry {
        StepsEntry(date: .now, steps: 4_200)
    }

    func timeline(for configuration: StepsIntent, in context: Context) async -> Timeline<StepsEntry> {
        Timeline(entries: [StepsEntry(date: .now, steps: 4_200)], policy: .after(.now.addingTimeInterval(3600)))
    }
}

struct MoonProvider: TimelineProvider {
    func placeholder(in context: Context) -> StepsEntry { StepsEntry(date: .now, steps: 4_200) }

    func getSnapshot(in context: Context, completion: @escaping (StepsEntry) -> Void) {
        completion(StepsEntry(date: .now, steps: 4_200))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<StepsEntry>) -> Void) {
        completion(Timeline(entries: [StepsEntry(date: .now, steps: 4_200)], policy: .after(.now.addingTimeInterval(3600))))
    }
}

struct StepsEntry: TimelineEntry {
    let date: Date
    let steps: Int
}
```

### Overloads beside the right ones

```swift
import WidgetKit

struct MoonEntry: TimelineEntry {
    let date: Date
    let phase: Double
}

struct MoonProvider: TimelineProvider {
    func placeholder(in context: Context) -> MoonEntry { MoonEntry(date: .now, phase: 0.5) }

    func getSnapshot(in context: Context, completion: @escaping (MoonEntry) -> Void) {
        completion(placeholder(in: context))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<MoonEntry>) -> Void) {
        Task { completion(await timeline(in: context)) }
    }

    func timeline(in context: Context) async -> Timeline<MoonEntry> {
        Timeline(entries: [MoonEntry(date: .now, phase: await Moon.phase())], policy: .after(.now.addingTimeInterval(3600)))
    }

    func snapshot(of phase: Double) -> MoonEntry { MoonEntry(date: .now, phase: phase) }
}
```

### A protocol of another module that may bring the methods along

```swift
import SharedTimelines
import WidgetKit

struct MoonEntry: TimelineEntry {
    let date: Date
    let phase: Double
}

struct MoonProvider: TimelineProvider, AsynchronousTimelines {
    func placeholder(in context: Context) -> MoonEntry { MoonEntry(date: .now, phase: 0.5) }
    func snapshot(in context: Context) async -> MoonEntry { placeholder(in: context) }
    func timeline(in context: Context) async -> Timeline<MoonEntry> {
        Timeline(entries: [placeholder(in: context)], policy: .after(.now.addingTimeInterval(3600)))
    }
}
```

## References

- [TimelineProvider](https://developer.apple.com/documentation/widgetkit/timelineprovider)
- [IntentTimelineProvider](https://developer.apple.com/documentation/widgetkit/intenttimelineprovider)
- [AppIntentTimelineProvider](https://developer.apple.com/documentation/widgetkit/appintenttimelineprovider)

"""#
    )
}

extension RulePages {
    static let readmeBrokenLink = RulePage(
        id: "readme-broken-link",
        title: "A link of a README that leads nowhere",
        group: "readme",
        severity: .warning,
        set: "recommended",
        fix: "safe",
        since: "0.1.0",
        markdown: #"""
# A link of a README that leads nowhere

This rule follows the relative links and pictures of READMEs as GitHub does. It finds those whose file does not exist, and
those whose anchor (`#installing`) is in no heading and on no tag of the Markdown file that they lead to. Links, pictures
and reference definitions are looked at, and so are `<a href>`, `<img src>`, `<source srcset>` and `<video src>` in HTML.

The check runs with `widgetlint readme`.

## Why it matters

The guide that was to be read before the widget is added is an error page, and the picture of the widget is a torn
corner. Files are moved and headings reworded, and no build says that something pointed at them.

## How sure it is

File names are compared letter by letter on every system, because GitHub tells `Docs` and `docs` apart and a Mac does
not. The fix is made for such names alone.

Anchors are those that GitHub makes of headings: lower case, no punctuation, hyphens for spaces, and `-1` for the second
heading of a name. The case of an anchor's letters does not matter. Values of `id` and `name` count, too. Where it is not
plain what GitHub makes of a heading, as with `:emoji:` and underscores, either way is taken for right.

It says nothing about addresses with a scheme, links in code, links that lead out of the repository (`../../issues`), line
anchors (`#L10`), links with holes to fill in (`{name}`), folders that a website is made of, and submodules that are not
fetched. Links that begin with a slash are followed from the root of the repository; without a repository they are left
alone.

## Bad

### A file that was moved, and a picture

````md file=README.md
# Rain

<!-- finding: readme-broken-link -->
Read [the guide](docs/Guide.md "all of it") first.

<p align="center">
<!-- finding: readme-broken-link -->
  <img src="docs/radar.png" alt="The radar">
</p>

<!-- finding: readme-broken-link -->
[licence]: LICENCE.md
````

````md file=docs/Guides/Guide.md
# Guide
````

### A name in other letters

````md file=README.md
# Rain

<!-- finding: readme-broken-link -->
Read [the guide](Docs/guide.md#start) first.
````

````md file=docs/Guide.md
# Guide

## Start
````

With the fix:

````md fixed file=README.md
# Rain

Read [the guide](docs/Guide.md#start) first.
````

### Headings that are called otherwise

````md file=README.md
# Rain

<!-- finding: readme-broken-link -->
- [Installation](#installation)
<!-- finding: readme-broken-link -->
- [Ending](docs/Guide.md#the_end)

## Installing

## Ending
````

````md file=docs/Guide.md
# Guide

## The end
````

## Good

### Files, folders, headings and tags that exist

````md file=README.md
# Rain & sun

- [Top](#rain--sun)
- [Install 🚀](#-installing-it)
- [Second](#example-1)
- [Über](#über-uns)
- [By tag](#by-hand)
- [The guide](docs/R%C3%BCckblick.md?plain=1), [its end](<docs/Rückblick.md#the-end>)
- [A folder](docs/), [this folder](./), [a line](docs/Radar.swift#L1)

## 🚀 Installing it

## Example

Example
-------

## Über uns

<a name="by-hand"></a>

[![Radar][picture]](docs)

[picture]: docs/../docs/radar.svg
````

````md file=docs/Rückblick.md
# Guide

## The end
````

```xml file=docs/radar.svg
<svg xmlns="http://www.w3.org/2000/svg"/>
```

```swift file=docs/Radar.swift
let radar = 1
```

### What is no link to a file

````md file=README.md
# Rain

[Site](https://example.com/no), [mail](mailto:rain@example.com), [server](//example.com/no), [issues](../../issues).
`[code](no.md)` and \[this](no.md), [a hole]({path}/no.md).

```text
[a](no.md)
```
````

## References

- [GitHub: relative links and image paths in READMEs](https://docs.github.com/en/repositories/managing-your-repositorys-settings-and-features/customizing-your-repository/about-readmes#relative-links-and-image-paths-in-markdown-files)
- [GitHub: section links](https://docs.github.com/en/get-started/writing-on-github/getting-started-with-writing-and-formatting-on-github/basic-writing-and-formatting-syntax#section-links)

"""#
    )
}

extension RulePages {
    static let readmeDrift = RulePage(
        id: "readme-drift",
        title: "A README example that differs from the source it was taken from",
        group: "readme",
        severity: .error,
        set: "recommended",
        fix: "safe",
        since: "0.1.0",
        markdown: #"""
# A README example that differs from the source it was taken from

A Swift block of a README is in sync when it stands line for line in one compiled source file: contiguous whole lines,
in the same order, with the same indentation relative to each other. This rule finds blocks that nearly do. The finding
stands at the first line that differs, and names the source line it should be.

What does not count as a difference: line endings, a byte-order mark, white space at the end of lines, blank lines before
and after the block, the indentation of the block as a whole, and `import` lines at the top of the block that the source
file has, too. Snippet markers (`// snippet.…`) in the source are left out.

Compiled sources are files under a folder called `Examples` or `Snippets`, and files named `ReadmeExamplesTests.swift`.
A place in a comment, in a string or under `#if false` is no source.

The check runs with `widgetlint readme`. The configuration can ask for more under `readme`:

- `elision`: a line of the block that is only `...`, `…`, `// ...` or `// …` stands for one or more lines of the source.
  They are whole members, statements or arguments: as many brackets are closed among them as are opened. A block is
  compared as it is first. Dots in drift are no difference, and fixes leave them alone.
- `docc`: the articles of DocC catalogues are compared, too, blocks within directives included. An `@Snippet` must name a
  file in the `Snippets` folder of its package, and a slice that this file has.
- `docComments`: patterns for Swift files in whose documentation comments, `///` and `/** */`, the blocks marked `swift`
  are compared, too. The fix keeps what marks the comment. A comment is no source of its own blocks.

## Why it matters

A README example is compiled by nobody. An API changes, the sources change with it, and the README keeps the old form.
Readers copy it, and either it does not build, or it builds and the widget stays blank. Keeping each example in a source
file that the project builds, and comparing, is the whole cure.

## How sure it is

The comparison is of text, so there is nothing to guess about a match. Which source a drifted block came from is a
judgement: the place with the most lines in common, when at least half of the lines agree. Blocks with less in common are
`readme-unknown-block`. A block of one line proves little when it matches; it passes, and is counted as weak.

What it cannot see: whether the project's continuous integration builds the sources. Manifest fragments
(`// swift-tools-version`, `dependencies:`, `.package(…)`) are exempt, and so are blocks after
`<!-- widgetlint:ignore-next readme-drift: reason -->`, which may stand in a documentation comment, and blocks whose info string says `swift no-check`.

The fix rewrites the block from the source and never the other way round. It is made when the nearest place is unique,
four fifths of the lines agree, and the first and last lines are the same.

## Bad

### A line that changed in the source

````md file=README.md
# Steps

<!-- finding: readme-drift -->
```swift
struct StepsView: View {
    let entry: StepsEntry

    var body: some View {
        Text(entry.stepCount, format: .number)
            .containerBackground(.fill.tertiary, for: .widget)
    }
}
```
````

```swift file=Examples/StepsView.swift
import SwiftUI
import WidgetKit

struct StepsEntry: TimelineEntry {
    let date: Date
    let steps: Int
}

struct StepsView: View {
    let entry: StepsEntry

    var body: some View {
        Text(entry.steps, format: .number)
            .containerBackground(.fill.tertiary, for: .widget)
    }
}
```

With the fix:

````md fixed file=README.md
# Steps

```swift
struct StepsView: View {
    let entry: StepsEntry

    var body: some View {
        Text(entry.steps, format: .number)
            .containerBackground(.fill.tertiary, for: .widget)
    }
}
```
````

### Indentation that was lost

````md file=README.md
<!-- finding: readme-drift -->
```swift
func placeholder(in context: Context) -> MoonEntry {
MoonEntry(date: .now, phase: 0.4)
}
```
````

```swift file=Examples/MoonProvider.swift
import WidgetKit

struct MoonEntry: TimelineEntry {
    let date: Date
    let phase: Double
}

struct MoonProvider: TimelineProvider {
    func placeholder(in context: Context) -> MoonEntry {
        MoonEntry(date: .now, phase: 0.4)
    }
}
```

With the fix:

````md fixed file=README.md
```swift
func placeholder(in context: Context) -> MoonEntry {
    MoonEntry(date: .now, phase: 0.4)
}
```
````

### A generic argument that was eaten

````md file=README.md
<!-- finding: readme-drift -->
```swift
func getTimeline(in context: Context, completion: @escaping (Timeline) -> Void) {
    let entry = TideEntry(date: .now, level: 1.2)
    let next = Calendar.current.date(byAdding: .hour, value: 1, to: entry.date) ?? entry.date
    completion(Timeline(entries: [entry], policy: .after(next)))
}
```
````

```swift file=Snippets/TideProvider.swift
import WidgetKit

struct TideEntry: TimelineEntry {
    let date: Date
    let level: Double
}

struct TideProvider: TimelineProvider {
    func getTimeline(in context: Context, completion: @escaping (Timeline<TideEntry>) -> Void) {
        let entry = TideEntry(date: .now, level: 1.2)
        let next = Calendar.current.date(byAdding: .hour, value: 1, to: entry.date) ?? entry.date
        completion(Timeline(entries: [entry], policy: .after(next)))
    }
}
```

### A snippet that is not there

```jsonc file=.widgetlint.json
{ "readme": { "check": true, "docc": true } }
```

````md file=Sources/Kit/Kit.docc/Moon.md
# Moon

<!-- finding: readme-drift -->
@Snippet(path: "MoonEnrty")
````

```swift file=Package.swift
// swift-tools-version: 6.0
```

```swift file=Snippets/MoonEntry.swift
let entry = "full"
```

### In a documentation comment

```jsonc file=.widgetlint.json
{ "readme": { "check": true, "docComments": ["Sources/"] } }
```

````md file=README.md
# Moon

See the documentation.
````

```swift file=Sources/Moon.swift
/// Shows the moon.
///
/// ```swift
/// let phase = moonPhase(of: .now) // finding: readme-drift
/// let entry = MoonEntry(date: .now, phase: phase)
/// let next = nextPhase(after: .now)
/// let timeline = Timeline(entries: [entry], policy: .after(next))
/// ```
public func moon() {}
```

```swift file=Examples/Moon.swift
let phase = moonPhase(at: .now)
let entry = MoonEntry(date: .now, phase: phase)
let next = nextPhase(after: .now)
let timeline = Timeline(entries: [entry], policy: .after(next))
```

### Only in a comment

````md file=README.md
<!-- finding: readme-drift -->
```swift
WidgetCenter.shared.reloadTimelines(ofKind: "Steps")
StepsStore.shared.save(steps)
```
````

```swift file=Examples/Reloading.swift
import WidgetKit

/*
WidgetCenter.shared.reloadTimelines(ofKind: "Steps")
StepsStore.shared.save(steps)
*/
func reload() {}
```

## Good

### In sync, with the indentation of the README's own

````md file=README.md
# Moon

```swift
func placeholder(in context: Context) -> MoonEntry {
    MoonEntry(date: .now, phase: 0.4)
}
```
````

```swift file=Examples/MoonProvider.swift
import WidgetKit

struct MoonEntry: TimelineEntry {
    let date: Date
    let phase: Double
}

struct MoonProvider: TimelineProvider {
    func placeholder(in context: Context) -> MoonEntry {
        MoonEntry(date: .now, phase: 0.4)
    }
}
```

### Dots that stand for lines left out

```jsonc file=.widgetlint.json
{ "readme": { "check": true, "elision": true } }
```

````md file=README.md
```swift
struct MoonProvider: TimelineProvider {
    // ...
}
```
````

```swift file=Examples/MoonProvider.swift
import WidgetKit

struct MoonProvider: TimelineProvider {
    func placeholder(in context: Context) -> MoonEntry {
        MoonEntry(date: .now, phase: 0.4)
    }
}
```

### A manifest fragment, another language and an exempt block

````md file=README.md
# Tides

Add the package:

```swift
dependencies: [
    .package(url: "https://packages.example/tides.git", from: "1.0.0")
]
```

Build it:

```sh
swift build
```

The shape of a provider, shortened:

<!-- widgetlint:ignore-next readme-drift: shortened on purpose -->
```swift
struct TideProvider: TimelineProvider { … }
```

Its placeholder:

```swift
func placeholder(in context: Context) -> TideEntry {
    TideEntry(date: .now, level: 1.2)
}
```
````

```swift file=Examples/TideProvider.swift
import WidgetKit

struct TideEntry: TimelineEntry {
    let date: Date
    let level: Double
}

struct TideProvider: TimelineProvider {
    func placeholder(in context: Context) -> TideEntry {
        TideEntry(date: .now, level: 1.2)
    }
}
```

## References

- [CommonMark: fenced code blocks](https://spec.commonmark.org/0.31.2/#fenced-code-blocks)
- [Swift-DocC: snippets](https://www.swift.org/documentation/docc/adding-code-snippets-to-your-content)

"""#
    )
}

extension RulePages {
    static let readmeExemption = RulePage(
        id: "readme-exemption",
        title: "An exemption in a README that exempts nothing, or gives no reason",
        group: "readme",
        severity: .warning,
        set: "recommended",
        fix: "safe",
        since: "0.1.0",
        markdown: #"""
# An exemption in a README that exempts nothing, or gives no reason

A Swift block that is not meant to stand in a source can say so, with
`<!-- widgetlint:ignore-next readme-drift: reason -->` before it, or with `swift no-check` or `swift,ignore` in its info
string. This rule finds

- a comment without a reason;
- a comment that no Swift block follows;
- a comment or info string on a block that needs no exemption, because a source holds it or because it is a piece of a
  package manifest;
- a comment that names a rule which does not exist.

The comment is the one that silences any rule (see [`malformed-suppression`](malformed-suppression.md)): `ignore-next` and
`ignore` mean the same, as do a colon and `--` before the reason, and `ignore-file` at the top exempts all blocks. Other
rules that it names are judged by [`unused-suppression`](unused-suppression.md).

The check runs with `widgetlint readme`.

## Why it matters

An exemption that is no longer needed hides the next drift: the block goes out of date, and nothing says so. One without
a reason is copied and kept by people who cannot know whether it still holds.

## How sure it is

It reports only what was compared in the same run.

The fix deletes a comment that is not needed and names no other rule.

## Bad

### No reason

````md file=README.md
# Rain

<!-- finding: readme-exemption -->
<!-- widgetlint:ignore-next readme-drift -->
```swift
public struct RainRadar {
    public init(city: String)
}
```

```swift
let radar = RainRadar(city: "Bergen")
radar.start()
```
````

```swift file=Examples/Watching.swift
func watch() {
    let radar = RainRadar(city: "Bergen")
    radar.start()
}
```

### A block that is in sync

````md file=README.md
# Rain

<!-- finding: readme-exemption -->
<!-- widgetlint:ignore-next readme-drift: shortened -->
```swift
let radar = RainRadar(city: "Bergen")
radar.start()
```
````

With the fix:

````md fixed file=README.md
# Rain

```swift
let radar = RainRadar(city: "Bergen")
radar.start()
```
````

```swift file=Examples/Watching.swift
func watch() {
    let radar = RainRadar(city: "Bergen")
    radar.start()
}
```

## Good

### A reason, and a block that needs it

````md file=README.md
# Rain

<!-- widgetlint:ignore-next readme-drift: the interface alone, for reading -->
```swift
public struct RainRadar {
    public init(city: String)
}
```

```swift
let radar = RainRadar(city: "Bergen")
radar.start()
```
````

```swift file=Examples/Watching.swift
func watch() {
    let radar = RainRadar(city: "Bergen")
    radar.start()
}
```

## References

- [CommonMark: HTML blocks](https://spec.commonmark.org/0.31.2/#html-blocks)

"""#
    )
}

extension RulePages {
    static let readmeStructure = RulePage(
        id: "readme-structure",
        title: "A code fence that does not do what it looks like",
        group: "readme",
        severity: .warning,
        set: "recommended",
        fix: "none",
        since: "0.1.0",
        markdown: #"""
# A code fence that does not do what it looks like

This rule finds fences of a README that Markdown reads in another way than the author meant:

- a fence that is never closed, so that the rest of the file is shown as code (this one is an error);
- a fence right behind an HTML tag such as `<details>`, without a blank line between, which is shown as plain text;
- an HTML comment or tag that is never closed and takes the fences behind it along;
- a fence inside a list item whose closing line stands left of the item: the item ends there, and the closing line opens
  a new block.

The check runs with `widgetlint readme`.

## Why it matters

The block that readers should copy is not there, or everything behind it has turned into code. It also means that the
other README rules cannot see the block, and so cannot tell when it goes out of date.

## How sure it is

The rule follows the CommonMark specification, as GitHub does. It looks at block structure alone.

## Bad

### A fence that is never closed

````md file=README.md
# Rain

```swift
let radar = RainRadar(city: "Bergen")
radar.start()
```

<!-- finding: readme-structure (error) -->
```swift
radar.stop()
````

```swift file=Examples/Watching.swift
func watch() {
    let radar = RainRadar(city: "Bergen")
    radar.start()
}
```

## Good

### A blank line before the fence

````md file=README.md
# Rain

<details>
<summary>Watching</summary>

```swift
let radar = RainRadar(city: "Bergen")
radar.start()
```

</details>
````

```swift file=Examples/Watching.swift
func watch() {
    let radar = RainRadar(city: "Bergen")
    radar.start()
}
```

## References

- [CommonMark: fenced code blocks](https://spec.commonmark.org/0.31.2/#fenced-code-blocks)
- [CommonMark: HTML blocks](https://spec.commonmark.org/0.31.2/#html-blocks)

"""#
    )
}

extension RulePages {
    static let readmeTranslationDrift = RulePage(
        id: "readme-translation-drift",
        title: "A translated README whose code is not that of the original",
        group: "readme",
        severity: .error,
        set: "recommended",
        fix: "safe",
        since: "0.1.0",
        markdown: #"""
# A translated README whose code is not that of the original

This rule compares each translated README with its original. It finds

- code blocks that the original has and the translation lacks, blocks that only the translation has, and blocks in
  another order;
- Swift blocks whose text differs, with the first line that does and a diff, and with the damage by its name: a generic
  argument that was taken for an HTML tag, indentation that was lost, line numbers in the code, a line of another block,
  a file that ends within a block;
- Swift blocks that are no longer marked as such (a warning);
- links to files and pictures of the repository that the translation lacks (a warning).

A translation is a file whose name holds a language, beside the original: `README.de.md`, `README_CN.md`,
`README-pt-br.md`. In other folders it is found by the links between the languages at the top of the original or of the
translation. `readme.translations` in the configuration names the files instead:

```json
{ "readme": { "translations": ["docs/zh/*.md"], "comments": "translated" } }
```

The original of such a file is the one with the same path but for the language, or else the nearest `README.md`.

The check runs with `widgetlint readme`.

## Why it matters

The person who translates copies the code and translates what stands around it. What happens to the code on the way is
seen by nobody who reads the original: a translation service takes `<Entry>` for a tag, a page shows line numbers, and
half a year later the original has a new step. Readers of the translation copy code that does not build, or a widget that
stays blank, and look for the mistake on their side.

## How sure it is

Blocks that are the same hold the comparison in place, so one missing block is one finding, and not one for each block
behind it. Between them a block stands for the one of the same language that is most like it. Where hardly any block is
that of the original, one finding says so.

Blocks in other languages count in number and order. Their text is left to the translator: shell sessions, diagrams and
listings hold prose. Differences in blocks that are not Swift are warnings.

Each Swift block of a translation is compared with the sources, too ([`readme-drift`](readme-drift.md)). The same damage
is reported once: by this rule where the original's block is right, and by `readme-drift` where the original's block is
out of date itself.

Comments must be those of the original. With `"comments": "translated"` they are left aside, and the rest is compared;
such a block is then in sync when that of the original is.

A link is missed only when no other link of the translation can stand for it: a page or picture in the reader's
language, or an address with the name of the file in it.

The fix copies the block of the original. It is made when the original's block stands in a compiled source and four
fifths of the lines agree.

## Bad

### A generic argument that was taken for a tag

````md file=README.md
# Tides

A provider ends with a timeline:

```swift
func getTimeline(in context: Context, completion: @escaping (Timeline<TideEntry>) -> Void) {
    let entry = TideEntry(date: .now, level: 1.2)
    completion(Timeline(entries: [entry], policy: .after(entry.date.addingTimeInterval(3_600))))
}
```
````

````md file=README.de.md
# Gezeiten

Am Ende steht eine Zeitleiste:

<!-- finding: readme-translation-drift -->
```swift
func getTimeline(in context: Context, completion: @escaping (Timeline) -> Void) {
    let entry = TideEntry(date: .now, level: 1.2)
    completion(Timeline(entries: [entry], policy: .after(entry.date.addingTimeInterval(3_600))))
}
```
````

```swift file=Examples/TideTimeline.swift
func getTimeline(in context: Context, completion: @escaping (Timeline<TideEntry>) -> Void) {
    let entry = TideEntry(date: .now, level: 1.2)
    completion(Timeline(entries: [entry], policy: .after(entry.date.addingTimeInterval(3_600))))
}
```

With the fix:

````md fixed file=README.de.md
# Gezeiten

Am Ende steht eine Zeitleiste:

```swift
func getTimeline(in context: Context, completion: @escaping (Timeline<TideEntry>) -> Void) {
    let entry = TideEntry(date: .now, level: 1.2)
    completion(Timeline(entries: [entry], policy: .after(entry.date.addingTimeInterval(3_600))))
}
```
````

### A block that is missing

````md file=README.md
# Rain

```sh
git clone https://example.com/rain.git
```

```swift
let radar = RainRadar(city: "Bergen")
radar.start()
```

```swift
print(radar.chance)
print(radar.city)
```
````

````md file=README_JA.md
# 雨

<!-- finding: readme-translation-drift -->
```sh
git clone https://example.com/rain.git
```

```swift
print(radar.chance)
print(radar.city)
```
````

```swift file=Examples/Radar.swift
let radar = RainRadar(city: "Bergen")
radar.start()
print(radar.chance)
print(radar.city)
```

### Blocks in another order

````md file=README.md
# Rain

```swift
let radar = RainRadar(city: "Bergen")
radar.start()
```

```swift
print(radar.chance)
print(radar.city)
```
````

````md file=README-es.md
# Lluvia

```swift
print(radar.chance)
print(radar.city)
```

<!-- finding: readme-translation-drift -->
```swift
let radar = RainRadar(city: "Bergen")
radar.start()
```
````

```swift file=Examples/Radar.swift
let radar = RainRadar(city: "Bergen")
radar.start()
print(radar.chance)
print(radar.city)
```

### Line numbers, in a folder of translations

````md file=README.md
# Rain

English · [简体中文](docs/README.zh.md)

```swift
let radar = RainRadar(city: "Bergen")
radar.interval = .minutes(5)
radar.start()
```
````

````md file=docs/README.zh.md
# 雨

[English](../README.md) · 简体中文

<!-- finding: readme-translation-drift -->
```swift
1 let radar = RainRadar(city: "Bergen")
2 radar.interval = .minutes(5)
3 radar.start()
```
````

```swift file=Examples/Radar.swift
let radar = RainRadar(city: "Bergen")
radar.interval = .minutes(5)
radar.start()
```

### A picture that the translation lacks

````md file=README.md
# Rain

![The radar in Bergen](pictures/radar.svg)
````

````md file=README.fr.md
<!-- finding: readme-translation-drift (warning) -->
# Pluie

Le radar de Bergen.
````

```xml file=pictures/radar.svg
<svg xmlns="http://www.w3.org/2000/svg"/>
```

## Good

### The same code, and prose of its own

````md file=README.md
# Rain

```swift
// Every five minutes
let radar = RainRadar(city: "Bergen")
radar.start()
```

```text
RainRadar -> the radar of the city
```
````

````md file=README.ja.md
# 雨

```swift
// Every five minutes
let radar = RainRadar(city: "Bergen")
radar.start()
```

```text
RainRadar -> その街のレーダー
```
````

```swift file=Examples/Radar.swift
// Every five minutes
let radar = RainRadar(city: "Bergen")
radar.start()
```

### Translated comments, as configured

````md file=README.md
# Rain

```swift
// Every five minutes
let radar = RainRadar(city: "Bergen")
radar.start() // and never stops
```
````

````md file=README.de.md
# Regen

```swift
// Alle fünf Minuten
let radar = RainRadar(city: "Bergen")
radar.start() // und hört nicht auf
```
````

```json file=.widgetlint.json
{ "readme": { "comments": "translated" } }
```

```swift file=Examples/Radar.swift
// Every five minutes
let radar = RainRadar(city: "Bergen")
radar.start() // and never stops
```

## References

- [CommonMark: fenced code blocks](https://spec.commonmark.org/0.31.2/#fenced-code-blocks)

"""#
    )
}

extension RulePages {
    static let readmeTranslationOutline = RulePage(
        id: "readme-translation-outline",
        title: "A translated README with other headings than the original",
        group: "readme",
        severity: .info,
        set: "recommended",
        fix: "none",
        since: "0.1.0",
        markdown: #"""
# A translated README with other headings than the original

This rule finds headings that the original of a translated README has and the translation lacks, headings that only the
translation has, and headings of another level. What a translation is, and how its original is found, is told on the page
of [`readme-translation-drift`](readme-translation-drift.md).

The check runs with `widgetlint readme`.

## Why it matters

A part of the original that was never translated is the usual way in which a translation falls behind: the step that a
new system asks for is missing, and readers of that language have a blank widget without a word about it. Headings also
make the table of contents that GitHub shows.

## How sure it is

What a heading says is not compared, as it is in another language. Headings are told apart by their levels, by the code
below them and by the words in Latin letters that both may hold, so where several headings of one level follow each
other, the one that is named may be a neighbour of the one that is missing. Headings in HTML (`<h2>`) count. One
difference gives one finding. Where less than half of the headings agree, a single finding says so.

## Bad

### A part that was not translated

````md file=README.md
# Rain

## Installing

```sh
git clone https://example.com/rain.git
```

## Upgrading

Delete the old widget first.

## Licence
````

````md file=README.ja.md
# 雨

<!-- finding: readme-translation-outline (info) -->
## インストール

```sh
git clone https://example.com/rain.git
```

## ライセンス
````

### Another level

````md file=README.md
# Rain

## Installing

### With a package

### By hand
````

````md file=README.fr.md
# Pluie

## Installer

<!-- finding: readme-translation-outline (info) -->
#### Avec un paquet

### À la main
````

## Good

### The same headings, one of them in HTML

````md file=README.md
# Rain

## Installing

### By hand
````

````md file=README.es.md
<h1 align="center">Lluvia</h1>

Instalar
--------

### A mano
````

## References

- [GitHub: about READMEs, with the outline made of headings](https://docs.github.com/en/repositories/managing-your-repositorys-settings-and-features/customizing-your-repository/about-readmes)

"""#
    )
}

extension RulePages {
    static let readmeUncompiled = RulePage(
        id: "readme-uncompiled",
        title: "A README example that stands only in a file no target compiles",
        group: "readme",
        severity: .warning,
        set: "recommended",
        fix: "none",
        since: "0.1.0",
        markdown: #"""
# A README example that stands only in a file no target compiles

This rule finds a Swift block of a README whose code stands, line for line, in a source file, when that file belongs to
no target. The finding stands at the opening fence, and the related place shows the file. What counts as the same, and
where sources are looked for, is told on the page of `readme-drift`.

The check runs with `widgetlint readme`.

## Why it matters

A folder called `Examples` does not make its files part of a build. The block and the file agree, so the README looks
safe; but neither is ever compiled, and both can be wrong together.

## How sure it is

A file is called uncompiled only in a Swift package whose targets can be read from `Package.swift` and of which none
holds the file. Where an Xcode or XcodeGen project is among the files, nothing is reported, because its targets may
compile it. Whether your continuous integration builds the target is beyond what the files say.

## Bad

### A folder beside the targets

````md file=README.md
# Rain

<!-- finding: readme-uncompiled -->
```swift
let radar = RainRadar(city: "Bergen")
radar.start()
```
````

```swift file=Package.swift
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Rain",
    targets: [
        .target(name: "Rain")
    ]
)
```

```swift file=Sources/Rain/RainRadar.swift
public struct RainRadar {
    public init(city: String) {}
    public func start() {}
}
```

```swift file=Examples/Watching.swift
import Rain

let radar = RainRadar(city: "Bergen")
radar.start()
```

## Good

### The folder is a target

````md file=README.md
# Rain

```swift
let radar = RainRadar(city: "Bergen")
radar.start()
```
````

```swift file=Package.swift
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Rain",
    targets: [
        .target(name: "Rain"),
        .target(name: "Examples", dependencies: ["Rain"], path: "Examples"),
    ]
)
```

```swift file=Sources/Rain/RainRadar.swift
public struct RainRadar {
    public init(city: String) {}
    public func start() {}
}
```

```swift file=Examples/Watching.swift
import Rain

func watch() {
    let radar = RainRadar(city: "Bergen")
    radar.start()
}
```

## References

- [Swift Package Manager: target](https://developer.apple.com/documentation/packagedescription/target)

"""#
    )
}

extension RulePages {
    static let readmeUnknownBlock = RulePage(
        id: "readme-unknown-block",
        title: "A README example that stands in no compiled source",
        group: "readme",
        severity: .warning,
        set: "recommended",
        fix: "none",
        since: "0.1.0",
        markdown: #"""
# A README example that stands in no compiled source

This rule finds a Swift block of a README for which no compiled source file has a place that is even half alike. The
finding stands at the opening fence. Blocks that are nearly in a source file are `readme-drift`, and the page of that
rule says what counts as the same and which files are compiled sources.

The check runs with `widgetlint readme`.

## Why it matters

Nothing ever builds such an example, so nobody learns when it stops working: not on the next change of the API, and not
when it was wrong from the start. The person who copies it into a widget finds out, usually as a blank widget.

Put the code into a file under `Examples/` or `Snippets/` that a target compiles, and copy it from there. If the block
is not meant to compile, say so: `<!-- widgetlint:ignore-next readme-drift: reason -->` before it, or
`swift no-check` in its info string.

## How sure it is

That no source holds the block is certain for the files that were read. The example may still be right; the rule says
that nothing checks it, not that it is wrong. Manifest fragments and blocks in other languages are left alone.

## Bad

### An example that was written in the README

````md file=README.md
# Rain

<!-- finding: readme-unknown-block -->
```swift
let radar = RainRadar(city: "Bergen")
radar.onChange { print($0) }
radar.start()
```
````

```swift file=Examples/RainProvider.swift
import WidgetKit

struct RainEntry: TimelineEntry {
    let date: Date
    let chance: Int
}

struct RainProvider: TimelineProvider {
    func placeholder(in context: Context) -> RainEntry {
        RainEntry(date: .now, chance: 30)
    }
}
```

### One of two blocks

````md file=README.md
# Tides

```swift
func placeholder(in context: Context) -> TideEntry {
    TideEntry(date: .now, level: 1.2)
}
```

<!-- finding: readme-unknown-block -->
~~~Swift title="Stations"
let station = TideStation.nearest
print(station.name, station.distance)
~~~
````

```swift file=Examples/TideProvider.swift
import WidgetKit

struct TideEntry: TimelineEntry {
    let date: Date
    let level: Double
}

struct TideProvider: TimelineProvider {
    func placeholder(in context: Context) -> TideEntry {
        TideEntry(date: .now, level: 1.2)
    }
}
```

## Good

### The same code, in a source that is compiled

````md file=README.md
# Rain

```swift
let radar = RainRadar(city: "Bergen")
radar.onChange { print($0) }
radar.start()
```
````

```swift file=Examples/WatchingRain.swift
import RainKit

func watchRain() {
    let radar = RainRadar(city: "Bergen")
    radar.onChange { print($0) }
    radar.start()
}
```

### Blocks that are not meant to compile

````md file=README.md
# Rain

```swift no-check
RainRadar(city: <#name#>)
```

<!-- widgetlint:ignore-next readme-drift: the generated interface, for reading only -->
```swift
public struct RainRadar {
    public init(city: String)
    public func start()
}
```

```json
{ "city": "Bergen" }
```

```swift
print(RainRadar(city: "Bergen").chance)
```
````

```swift file=Examples/PrintingRain.swift
import RainKit

func printRain() {
    print(RainRadar(city: "Bergen").chance)
}
```

## References

- [CommonMark: fenced code blocks](https://spec.commonmark.org/0.31.2/#fenced-code-blocks)
- [Swift-DocC: snippets](https://www.swift.org/documentation/docc/adding-code-snippets-to-your-content)

"""#
    )
}

extension RulePages {
    static let relativeTimeFrozen = RulePage(
        id: "relative-time-frozen",
        title: "«5 minutes ago» as a string",
        group: "timeline-providers",
        severity: .warning,
        set: "recommended",
        fix: "none",
        since: "0.1.0",
        markdown: #"""
# «5 minutes ago» as a string

In providers and in views that a widget or a Live Activity renders, this rule finds text that says how long ago something
was, made as a `String`: `date.formatted(.relative(…))`, `Date.RelativeFormatStyle`, and the strings of a
`RelativeDateTimeFormatter`. In views it finds the seconds of a clock shown as text, too: `.dateTime…second()` and
`time: .standard` of now or of the entry's date, `calendar.component(.second, from:)` and `DateComponents.second` in a
`Text`.

## Why it matters

A widget shows one picture for minutes or hours. A string in it does not change: «5 minutes ago» stays on the screen for
an hour, and seconds stand still, which looks as if the widget had died. `Text(date, style: .relative)` and
`Text(date, style: .timer)` look the same and are kept up to date by the system, without a reload.

## How sure it is

Strings that are relative to a date other than now (`relativeTo: entry.date`) are left alone: with an entry each minute
they are what people want. So is text for accessibility, and code that neither a provider nor a widget's view runs.

Where files are linted without any widget, views in files that import WidgetKit count as a widget's.

The rule cannot see whether a string is shown, or only written to a log.

## Bad

### In a view

```swift
import SwiftUI
import WidgetKit

struct AgeView: View {
    let updated: Date

    var body: some View {
        VStack {
            Text("Updated " + updated.formatted(.relative(presentation: .named))) // finding: relative-time-frozen
            Text(updated.formatted(Date.RelativeFormatStyle())) // finding: relative-time-frozen
            Text(age)
        }
        .containerBackground(.fill.tertiary, for: .widget)
    }

    private var age: String {
        let formatter = RelativeDateTimeFormatter()
        formatter.unitsStyle = .short
        return formatter.string(for: updated) ?? "" // finding: relative-time-frozen
    }
}
```

### In a provider

```swift
import WidgetKit

struct MailEntry: TimelineEntry {
    let date: Date
    let age: String
}

struct MailProvider: TimelineProvider {
    private let formatter = RelativeDateTimeFormatter()

    func placeholder(in context: Context) -> MailEntry {
        MailEntry(date: .now, age: "a while ago")
    }

    func getSnapshot(in context: Context, completion: @escaping (MailEntry) -> Void) {
        completion(MailEntry(date: .now, age: "2 minutes ago"))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<MailEntry>) -> Void) {
        let now = Date()
        let age = formatter.localizedString(for: Inbox.latest, relativeTo: now) // finding: relative-time-frozen
        let next = now.addingTimeInterval(3600)
        completion(Timeline(entries: [MailEntry(date: now, age: age)], policy: .after(next)))
    }
}
```

### Seconds

```swift
import SwiftUI
import WidgetKit

struct ClockEntry: TimelineEntry {
    let date: Date
}

struct ClockView: View {
    let entry: ClockEntry

    var body: some View {
        let parts = Calendar.current.dateComponents([.minute, .second], from: entry.date)
        VStack {
            Text(entry.date.formatted(date: .omitted, time: .standard)) // finding: relative-time-frozen
            Text(entry.date, format: .dateTime.hour().minute().second()) // finding: relative-time-frozen
            Text("\(Calendar.current.component(.second, from: entry.date)) s") // finding: relative-time-frozen
            Text("\(parts.second ?? 0) s") // finding: relative-time-frozen
        }
        .containerBackground(.fill.tertiary, for: .widget)
    }
}
```

### In a view without its widget

```swift
import SwiftUI
import WidgetKit

struct AgeLabel: View {
    let updated: Date

    var body: some View {
        Text("Updated " + updated.formatted(.relative(presentation: .numeric))) // finding: relative-time-frozen
    }
}
```

## Good

### A text that the system keeps up to date

```swift
import SwiftUI
import WidgetKit

struct AgeView: View {
    let updated: Date

    var body: some View {
        VStack {
            Text("Updated \(Text(updated, style: .relative)) ago")
            Text(updated, style: .timer)
            Text(updated.formatted(date: .abbreviated, time: .shortened))
        }
        .containerBackground(.fill.tertiary, for: .widget)
    }
}
```

### For accessibility

```swift
import SwiftUI
import WidgetKit

struct AgeView: View {
    let updated: Date

    var body: some View {
        Text(updated, style: .relative)
            .accessibilityLabel(Text(updated.formatted(.relative(presentation: .named))))
            .accessibilityValue(accessibilityAge)
            .containerBackground(.fill.tertiary, for: .widget)
    }

    private var accessibilityAge: String {
        updated.formatted(.relative(presentation: .named))
    }
}
```

### Relative to the date of each entry

```swift
import SwiftUI
import WidgetKit

struct MailEntry: TimelineEntry {
    let date: Date
    let received: Date
}

struct MailView: View {
    let entry: MailEntry

    var body: some View {
        Text(age)
            .containerBackground(.fill.tertiary, for: .widget)
    }

    private var age: String {
        RelativeDateTimeFormatter().localizedString(for: entry.received, relativeTo: entry.date)
    }
}
```

### In the app, and the seconds of a result

```swift
import SwiftUI
import WidgetKit

struct InboxScreen: View {
    let received: Date

    var body: some View {
        Text(received.formatted(.relative(presentation: .named)))
            .onDisappear { WidgetCenter.shared.reloadTimelines(ofKind: "Mail") }
    }
}

struct LapView: View {
    let lap: Date

    var body: some View {
        Text(lap.formatted(date: .omitted, time: .standard))
            .containerBackground(.fill.tertiary, for: .widget)
    }
}
```

## References

- [Text.DateStyle](https://developer.apple.com/documentation/swiftui/text/datestyle)
- [Displaying dynamic dates in widgets](https://developer.apple.com/documentation/widgetkit/displaying-dynamic-dates)

"""#
    )
}

extension RulePages {
    static let reloadAllTimelines = RulePage(
        id: "reload-all-timelines",
        title: "A reload of all widgets where there are several",
        group: "timeline-providers",
        severity: .info,
        set: "strict",
        fix: "none",
        since: "0.1.0",
        markdown: #"""
# A reload of all widgets where there are several

This rule finds `reloadAllTimelines()` in a project with widgets of more than one kind.

## Why it matters

Each kind of widget has its own budget of reloads, about 40 to 70 a day. A call that reloads all of them spends the
budget of widgets that show nothing of what changed, and has them load their data for nothing.

## How sure it is

It is advice: what changed may well concern every widget. Kinds are counted that are constants, of the app that the code
is part of. Widgets with the same provider show the same data, so where all have one, reloading all is as good as reloading
each. An intent that does nothing but reload them, and a function that is called `reloadAll…`, are left alone: whoever
runs them asks for just that. Code is left alone that runs when the app is launched, comes or goes, or while it is not in use: then it is right to
bring everything up to date. That is known by `scenePhase`, by the names of the delegates' methods and of notifications,
and by background tasks.

## Bad

### Two widgets, and one of them shows what changed

```swift
import SwiftUI
import WidgetKit

struct TideWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Tide", provider: TideProvider()) { entry in
            Text(entry.level.formatted()).containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Tide")
        .description("The tide at a beach.")
        .supportedFamilies([.systemSmall])
    }
}

struct HarbourWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Harbour", provider: HarbourProvider()) { entry in
            Text(entry.name).containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Harbour")
        .description("What is going on in the harbour.")
        .supportedFamilies([.systemSmall])
    }
}

func save(_ level: Double) {
    UserDefaults(suiteName: "group.tide")?.set(level, forKey: "level")
    WidgetCenter.shared.reloadAllTimelines() // finding: reload-all-timelines
}
```

## Good

### The kind that shows it

```swift
import SwiftUI
import WidgetKit

struct TideWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Tide", provider: TideProvider()) { entry in
            Text(entry.level.formatted()).containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Tide")
        .description("The tide at a beach.")
        .supportedFamilies([.systemSmall])
    }
}

struct HarbourWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Harbour", provider: HarbourProvider()) { entry in
            Text(entry.name).containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Harbour")
        .description("What is going on in the harbour.")
        .supportedFamilies([.systemSmall])
    }
}

func save(_ level: Double) {
    UserDefaults(suiteName: "group.tide")?.set(level, forKey: "level")
    WidgetCenter.shared.reloadTimelines(ofKind: "Tide")
}
```

### When the app comes or goes

```swift
import BackgroundTasks
import SwiftUI
import WidgetKit

@main
struct TideApp: App {
    @Environment(\.scenePhase) private var scenePhase

    var body: some Scene {
        WindowGroup { Text("Tides") }
            .onChange(of: scenePhase) { _, phase in
                if phase == .background { WidgetCenter.shared.reloadAllTimelines() }
            }
            .backgroundTask(.appRefresh("tides")) {
                WidgetCenter.shared.reloadAllTimelines()
            }
    }
}

final class TideDelegate: NSObject, UIApplicationDelegate {
    func applicationDidEnterBackground(_ application: UIApplication) {
        WidgetCenter.shared.reloadAllTimelines()
    }

    func watch() {
        NotificationCenter.default.addObserver(
            forName: UIApplication.willResignActiveNotification, object: nil, queue: .main
        ) { _ in
            WidgetCenter.shared.reloadAllTimelines()
        }
    }
}

struct TideWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Tide", provider: TideProvider()) { entry in
            Text(entry.level.formatted()).containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Tide")
        .description("The tide at a beach.")
        .supportedFamilies([.systemSmall])
    }
}

struct HarbourWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Harbour", provider: HarbourProvider()) { entry in
            Text(entry.name).containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Harbour")
        .description("What is going on in the harbour.")
        .supportedFamilies([.systemSmall])
    }
}

final class LaunchController {
    func finish() { WidgetCenter.shared.reloadAllTimelines() }
}
```

### A widget of the watch and one of the phone

```yaml file=project.yml
name: Tides
targets:
  Tides:
    type: application
    platform: iOS
    sources: [Tides]
    dependencies:
      - target: TidesWidget
      - target: TidesWatch
  TidesWidget:
    type: app-extension
    platform: iOS
    sources: [TidesWidget]
    info:
      path: TidesWidget/Info.plist
      properties:
        NSExtension:
          NSExtensionPointIdentifier: com.apple.widgetkit-extension
  TidesWatch:
    type: application
    platform: watchOS
    sources: [TidesWatch]
    dependencies:
      - target: TidesWatchWidget
  TidesWatchWidget:
    type: app-extension
    platform: watchOS
    sources: [TidesWatchWidget]
    info:
      path: TidesWatchWidget/Info.plist
      properties:
        NSExtension:
          NSExtensionPointIdentifier: com.apple.widgetkit-extension
```

```swift file=Tides/Save.swift
import WidgetKit

func save(_ level: Double) {
    WidgetCenter.shared.reloadAllTimelines()
}
```

```swift file=TidesWatch/Receive.swift
import WidgetKit

func receive(_ level: Double) {
    WidgetCenter.shared.reloadAllTimelines()
}
```

```swift file=TidesWidget/TideWidget.swift
import SwiftUI
import WidgetKit

@main
struct TideWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Tide", provider: TideProvider()) { entry in
            Text(entry.level.formatted()).containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Tide")
        .description("The tide at a beach.")
        .supportedFamilies([.systemSmall])
    }
}
```

```swift file=TidesWatchWidget/WristWidget.swift
import SwiftUI
import WidgetKit

@main
struct WristWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Wrist", provider: WristProvider()) { entry in
            Text(entry.level.formatted()).containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Tide")
        .description("The tide at a beach.")
        .supportedFamilies([.accessoryCircular])
    }
}
```

### One kind of widget

```swift
import SwiftUI
import WidgetKit

struct TideWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Tide", provider: TideProvider()) { entry in
            Text(entry.level.formatted()).containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Tide")
        .description("The tide at a beach.")
        .supportedFamilies([.systemSmall])
    }
}

func save(_ level: Double) {
    UserDefaults(suiteName: "group.tide")?.set(level, forKey: "level")
    WidgetCenter.shared.reloadAllTimelines()
}
```

### One provider for all

```swift
import SwiftUI
import WidgetKit

struct TideWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Tide", provider: TideProvider()) { entry in
            Text(entry.level.formatted()).containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Tide")
        .description("The tide at a beach.")
        .supportedFamilies([.systemSmall])
    }
}

struct WaveWidget: Widget {
    private let provider = TideProvider()

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Wave", provider: provider) { entry in
            Text(entry.level.formatted()).containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Waves")
        .description("The waves at a beach.")
        .supportedFamilies([.systemSmall])
    }
}

struct TideEntry: TimelineEntry {
    let date: Date
    let level: Double
}

struct TideProvider: TimelineProvider {
    func placeholder(in context: Context) -> TideEntry { TideEntry(date: .now, level: 1) }

    func getSnapshot(in context: Context, completion: @escaping (TideEntry) -> Void) {
        completion(TideEntry(date: .now, level: 1))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<TideEntry>) -> Void) {
        let level = UserDefaults(suiteName: "group.tide")?.double(forKey: "level") ?? 0
        let entry = TideEntry(date: .now, level: level)
        completion(Timeline(entries: [entry], policy: .after(.now.addingTimeInterval(3600))))
    }
}

func save(_ level: Double) {
    UserDefaults(suiteName: "group.tide")?.set(level, forKey: "level")
    WidgetCenter.shared.reloadAllTimelines()
}
```

### Somebody asks for all of them

```swift
import AppIntents
import SwiftUI
import WidgetKit

struct RefreshIntent: AppIntent {
    static let title: LocalizedStringResource = "Refresh the widgets"

    func perform() async throws -> some IntentResult {
        WidgetCenter.shared.reloadAllTimelines()
        return .result()
    }
}

struct WidgetReloader {
    func reloadAllWidgets() {
        WidgetCenter.shared.reloadAllTimelines()
    }
}

struct TideWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Tide", provider: TideProvider()) { entry in
            Text(entry.level.formatted()).containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Tide")
        .description("The tide at a beach.")
        .supportedFamilies([.systemSmall])
    }
}

struct HarbourWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Harbour", provider: HarbourProvider()) { entry in
            Text(entry.name).containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Harbour")
        .description("What is going on in the harbour.")
        .supportedFamilies([.systemSmall])
    }
}
```

## References

- [WidgetCenter.reloadAllTimelines()](https://developer.apple.com/documentation/widgetkit/widgetcenter/reloadalltimelines())
- [Keeping a widget up to date](https://developer.apple.com/documentation/widgetkit/keeping-a-widget-up-to-date)

"""#
    )
}

extension RulePages {
    static let reloadBudget = RulePage(
        id: "reload-budget",
        title: "More reloads than the system grants",
        group: "timeline-providers",
        severity: .warning,
        set: "recommended",
        fix: "none",
        since: "0.1.0",
        markdown: #"""
# More reloads than the system grants

A widget that people look at often gets about 40 to 70 reloads a day. This rule works out how far ahead a timeline asks
for the next one, and reports what is less than five minutes (`warning`) or less than fifteen (`info`):

- `.after(date)` with a date that counts from now: `addingTimeInterval`, `Date() + n`, `Date(timeIntervalSinceNow:)`,
  `advanced(by:)`, `Calendar.date(byAdding:value:to:)`, with numbers, arithmetic, constants and functions of the project;
- `.atEnd` with entries whose last date can be worked out: the next timeline is asked for when that date has come.

The message says how many reloads a day that makes.

## Why it matters

The system counts. Once the day's reloads are used up, the widget shows old content for hours, and nothing says why. A
timeline of several entries costs one reload and changes the widget as often as it has entries; a time that runs,
`Text(date, style: .timer)`, costs none.

## How sure it is

The interval is worked out from the code, so a finding is right about the number. How many reloads the system grants is
not documented: it depends on how often people look at the widget. While an app is open, or an audio session or
navigation runs, reloads are not counted.

Where both sides of a condition fold, each is judged by itself. Dates that come from data, from a server or from
settings are left alone, and so are `#if DEBUG` branches, previews and tests. A short retry after an error (in a `catch`,
in `case .failure`, behind the `else` of a `guard`) is advice (`info`) below five minutes: it is harmless as long as the
failure passes.

Dates that have come already are another rule's business, `reload-date-in-past`.

## Bad

### Seconds and minutes

```swift
import WidgetKit

struct TrainEntry: TimelineEntry {
    let date: Date
    let platform: String
}

struct TrainProvider: TimelineProvider {
    func getTimeline(in context: Context, completion: @escaping (Timeline<TrainEntry>) -> Void) {
        let entry = TrainEntry(date: .now, platform: "4")
        let next = Date().addingTimeInterval(60) // finding: reload-budget
        completion(Timeline(entries: [entry], policy: .after(next)))
    }
}

enum TrainTimelines {
    static func all(_ entry: TrainEntry) -> [Timeline<TrainEntry>] {
        let calendar = Calendar.current
        return [
            Timeline(entries: [entry], policy: .after(.now + 30)), // finding: reload-budget
            Timeline(entries: [entry], policy: .after(Date() + 2 * 60)), // finding: reload-budget
            Timeline(entries: [entry], policy: .after(Date(timeIntervalSinceNow: 90))), // finding: reload-budget
            Timeline(entries: [entry], policy: .after(.now.advanced(by: 10 * 60))), // finding: reload-budget (info)
            Timeline(
                entries: [entry],
                policy: .after(calendar.date(byAdding: .minute, value: 1, to: .now)!) // finding: reload-budget
            ),
        ]
    }
}
```

### Constants and functions of the project

```swift file=Shared/Pace.swift
import Foundation

enum Pace {
    static let minute: TimeInterval = 60
    static let refresh = minute * 3
}

extension Date {
    static func minutesFromNow(_ count: Double) -> Date {
        Date().addingTimeInterval(count * Pace.minute)
    }
}
```

```swift file=Widget/GateProvider.swift
import WidgetKit

struct GateEntry: TimelineEntry {
    let date: Date
    let gate: String
}

struct GateProvider: AppIntentTimelineProvider {
    let isBoarding: Bool

    func timeline(for configuration: GateIntent, in context: Context) async -> Timeline<GateEntry> {
        let entries = [GateEntry(date: .now, gate: "B12")]
        if isBoarding {
            return Timeline(entries: entries, policy: .after(.minutesFromNow(1))) // finding: reload-budget
        }
        return Timeline(entries: entries, policy: .after(.now.addingTimeInterval(Pace.refresh))) // finding: reload-budget
    }
}
```

### The entries end soon

```swift
import WidgetKit

struct PulseEntry: TimelineEntry {
    let date: Date
    let rate: Int
}

struct PulseProvider: TimelineProvider {
    func getTimeline(in context: Context, completion: @escaping (Timeline<PulseEntry>) -> Void) {
        var entries: [PulseEntry] = []
        for second in 0..<60 {
            entries.append(PulseEntry(date: Date().addingTimeInterval(Double(second)), rate: 62))
        }
        completion(Timeline(entries: entries, policy: .atEnd)) // finding: reload-budget
    }
}
```

### One side of a condition, and a retry

```swift
import WidgetKit

struct ScoreEntry: TimelineEntry {
    let date: Date
    let score: String
}

struct ScoreProvider: AppIntentTimelineProvider {
    func timeline(for configuration: MatchIntent, in context: Context) async -> Timeline<ScoreEntry> {
        do {
            let match = try await Match.load(configuration.match)
            let entry = ScoreEntry(date: .now, score: match.score)
            let next = match.isRunning
                ? Date().addingTimeInterval(45) // finding: reload-budget
                : Date().addingTimeInterval(3_600)
            return Timeline(entries: [entry], policy: .after(next))
        } catch {
            let entry = ScoreEntry(date: .now, score: "–")
            return Timeline(entries: [entry], policy: .after(.now.addingTimeInterval(60))) // finding: reload-budget (info)
        }
    }
}
```

## Good

### Fifteen minutes and more, or one timeline for the day

```swift
import WidgetKit

struct TrainEntry: TimelineEntry {
    let date: Date
    let platform: String
}

enum TrainTimelines {
    static func all(_ entry: TrainEntry, rest: [TrainEntry]) -> [Timeline<TrainEntry>] {
        [
            Timeline(entries: [entry], policy: .after(.now.addingTimeInterval(15 * 60))),
            Timeline(entries: [entry] + rest, policy: .after(Date() + 60 * 60)),
            Timeline(entries: [entry] + rest, policy: .atEnd),
        ]
    }

    static func hours() -> Timeline<TrainEntry> {
        let entries = (0..<24).map { hour in
            TrainEntry(date: Calendar.current.date(byAdding: .hour, value: hour, to: .now)!, platform: "4")
        }
        return Timeline(entries: entries, policy: .atEnd)
    }
}
```

### A date that comes from data, and one that is only short in debug builds

```swift
import WidgetKit

struct GateEntry: TimelineEntry {
    let date: Date
    let gate: String
}

struct GateProvider: AppIntentTimelineProvider {
    #if DEBUG
    static let pause: TimeInterval = 10
    #else
    static let pause: TimeInterval = 1_800
    #endif

    func timeline(for configuration: GateIntent, in context: Context) async -> Timeline<GateEntry> {
        let entry = GateEntry(date: .now, gate: "B12")
        guard let flight = try? await Flight.load(configuration.flight) else {
            return Timeline(entries: [entry], policy: .after(.now.addingTimeInterval(Self.pause)))
        }
        #if DEBUG
        return Timeline(entries: [entry], policy: .after(.now.addingTimeInterval(5)))
        #else
        return Timeline(entries: [entry], policy: .after(flight.nextChange ?? .now.addingTimeInterval(flight.pause)))
        #endif
    }
}
```

### A retry after some minutes

```swift
import WidgetKit

struct ScoreEntry: TimelineEntry {
    let date: Date
    let score: String
}

struct ScoreProvider: TimelineProvider {
    func getTimeline(in context: Context, completion: @escaping (Timeline<ScoreEntry>) -> Void) {
        Match.load { result in
            switch result {
            case .success(let match):
                let entry = ScoreEntry(date: .now, score: match.score)
                completion(Timeline(entries: [entry], policy: .after(.now + 1_800)))
            case .failure:
                let entry = ScoreEntry(date: .now, score: "–")
                completion(Timeline(entries: [entry], policy: .after(.now + 600)))
            }
        }
    }
}
```

## References

- [Keeping a widget up to date](https://developer.apple.com/documentation/widgetkit/keeping-a-widget-up-to-date)
- [TimelineReloadPolicy](https://developer.apple.com/documentation/widgetkit/timelinereloadpolicy)

"""#
    )
}

extension RulePages {
    static let reloadDateInPast = RulePage(
        id: "reload-date-in-past",
        title: "A reload date that has come already",
        group: "timeline-providers",
        severity: .warning,
        set: "recommended",
        fix: "none",
        since: "0.1.0",
        markdown: """
# A reload date that has come already

`.after(date)` asks for the next timeline when a date has come. This rule finds dates that evidently are not in the future
when the timeline is made:

- the current moment: `.now`, `Date()`, a constant that holds it, the date of an entry dated now;
- the start of today: `startOfDay(for: .now)`;
- `.distantPast`, and dates that count a few seconds from 1970 or 2001;
- the current moment less something: `.now.addingTimeInterval(-60)`.

## Why it matters

The system asks for the next timeline at once, gets the same answer, and asks again, until the reloads of the day are used
up. Then the widget shows old content, often until the next morning.

## How sure it is

A finding needs a date that can be worked out, whatever the time of day. A fixed hour of today may still come and is left
alone, although it has passed for a part of the day; `Calendar.nextDate(after:matching:matchingPolicy:)` is meant for that.
Fallbacks behind `??`, dates from data, `#if DEBUG` branches, previews and tests are left alone as well.

## Bad

### Now, and the start of today

```swift
import WidgetKit

struct MoonEntry: TimelineEntry {
    let date: Date
    let phase: Double
}

struct MoonProvider: TimelineProvider {
    func getTimeline(in context: Context, completion: @escaping (Timeline<MoonEntry>) -> Void) {
        let entry = MoonEntry(date: Date(), phase: 0.5)
        let midnight = Calendar.current.startOfDay(for: Date()) // finding: reload-date-in-past
        completion(Timeline(entries: [entry], policy: .after(midnight)))
    }
}

enum MoonTimelines {
    static func all(_ entry: MoonEntry) -> [Timeline<MoonEntry>] {
        [
            Timeline(entries: [entry], policy: .after(.now)), // finding: reload-date-in-past
            Timeline(entries: [entry], policy: .after(Date())), // finding: reload-date-in-past
            Timeline(entries: [entry], policy: .after(.distantPast)), // finding: reload-date-in-past
        ]
    }
}
```

### An offset to the past

```swift
import WidgetKit

struct TideEntry: TimelineEntry {
    let date: Date
    let level: Double
}

enum TideTimelines {
    static let lead: TimeInterval = -10 * 60

    static func all(_ entry: TideEntry) -> [Timeline<TideEntry>] {
        [
            Timeline(entries: [entry], policy: .after(.now.addingTimeInterval(lead))), // finding: reload-date-in-past
            Timeline(entries: [entry], policy: .after(Date() - 60)), // finding: reload-date-in-past
            Timeline(
                entries: [entry],
                policy: .after(Date(timeIntervalSinceReferenceDate: 3_600)) // finding: reload-date-in-past
            ),
        ]
    }

    static func soon() -> Timeline<TideEntry> {
        let entry = TideEntry(date: .now, level: 1.2)
        return Timeline(entries: [entry], policy: .after(entry.date)) // finding: reload-date-in-past
    }
}
```

## Good

### A later date

```swift
import WidgetKit

struct MoonEntry: TimelineEntry {
    let date: Date
    let phase: Double
}

enum MoonTimelines {
    static func all(_ entry: MoonEntry, clock: MoonClock) -> [Timeline<MoonEntry>] {
        let calendar = Calendar.current
        let today = calendar.startOfDay(for: .now)
        let tomorrow = calendar.date(byAdding: .day, value: 1, to: today)!
        let evening = calendar.date(bySettingHour: 18, minute: 0, second: 0, of: .now)
        return [
            Timeline(entries: [entry], policy: .after(tomorrow)),
            Timeline(entries: [entry], policy: .after(.now.addingTimeInterval(3_600))),
            Timeline(entries: [entry], policy: .after(clock.nextPhase ?? .now)),
            Timeline(entries: [entry], policy: .after(max(evening ?? tomorrow, clock.earliest))),
        ]
    }

    static func later(_ entry: MoonEntry, flag: Bool) -> Timeline<MoonEntry> {
        var next = Date()
        next.addTimeInterval(3_600)
        return Timeline(entries: [entry], policy: .after(next))
    }
}

protocol MoonClock {
    var nextPhase: Date? { get }
    var earliest: Date { get }
}
```

### A variable that is set before it is used

```swift
import WidgetKit

struct TideEntry: TimelineEntry {
    let date: Date
    let level: Double
}

func timeline(of tides: [Tide], _ entry: TideEntry) -> Timeline<TideEntry> {
    var next = Date()
    if let tide = tides.first {
        next = tide.date
    }
    return Timeline(entries: [entry], policy: .after(next))
}
```

## References

- [TimelineReloadPolicy.after(_:)](https://developer.apple.com/documentation/widgetkit/timelinereloadpolicy/after(_:))
- [Keeping a widget up to date](https://developer.apple.com/documentation/widgetkit/keeping-a-widget-up-to-date)

"""
    )
}

extension RulePages {
    static let reloadInLoop = RulePage(
        id: "reload-in-loop",
        title: "A reload that is asked for again and again",
        group: "timeline-providers",
        severity: .warning,
        set: "recommended",
        fix: "none",
        since: "0.1.0",
        markdown: #"""
# A reload that is asked for again and again

This rule finds calls of `reloadTimelines(ofKind:)`, `reloadAllTimelines()`, `reloadControls(ofKind:)` and
`reloadAllControls()` that run

- in each round of a loop or of `forEach`;
- each time that a timer fires, more often than every 15 minutes;
- in `didSet` or `willSet` of anything but a switch (`Bool`) or an enumeration of the project;
- in `onChange(of:)` of a text or a number with a fraction, in the handlers of scrolling, dragging and hovering, and in the handler of a `Slider`.

## Why it matters

The system grants a widget about 40 to 70 reloads a day while its app is not in front. One call reloads every widget of
the kind, so a call for each of a hundred changed rows asks for the same a hundred times. When the reloads are spent,
the widget shows old content until the next day. In Xcode there is no limit, so it looks right there.

## How sure it is

Only the code around the call is looked at, up to the function or the type; a function that is itself called in a loop
is not found. The rule is silent

- when the loop goes through kinds: the argument names the variable of the loop;
- when the loop ends right behind the call;
- in a `for await`, which waits for something to happen;
- in closures that are only made in a loop and run some other time;
- in `onChange(of:)` of a choice, such as the scene's phase, and of what has no evident type, and in the handler of a `Slider` behind a condition, such as `if !isEditing`;
- about timers whose interval is no number.

A property that is set once a day is reported in its `didSet` as well: nothing tells how often it is set.

## Bad

### Once for each element

```swift
import WidgetKit

func keep(_ tides: [Tide]) {
    for tide in tides {
        TideStore.save(tide)
        WidgetCenter.shared.reloadTimelines(ofKind: "Tide") // finding: reload-in-loop
    }
}

func send(_ tides: [Tide]) {
    tides.forEach { tide in
        TideStore.save(tide)
        WidgetCenter.shared.reloadAllTimelines() // finding: reload-in-loop
    }
}

func watch() async throws {
    while !Task.isCancelled {
        try await Task.sleep(for: .seconds(60))
        ControlCenter.shared.reloadControls(ofKind: "Lamp") // finding: reload-in-loop
    }
}
```

### By a timer

```swift
import SwiftUI
import WidgetKit

final class TideClock {
    private var timer: Timer?

    func start() {
        timer = Timer.scheduledTimer(withTimeInterval: 30, repeats: true) { _ in
            WidgetCenter.shared.reloadAllTimelines() // finding: reload-in-loop
        }
    }
}

struct TideScreen: View {
    let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

    var body: some View {
        Text("Tide").onReceive(timer) { _ in
            WidgetCenter.shared.reloadAllTimelines() // finding: reload-in-loop
        }
    }
}
```

### Each time that a value is set

```swift
import WidgetKit

final class TideSettings {
    var level = 0.0 {
        didSet {
            UserDefaults(suiteName: "group.tide")?.set(level, forKey: "level")
            WidgetCenter.shared.reloadTimelines(ofKind: "Tide") // finding: reload-in-loop
        }
    }
}
```

### While something is typed or moves

```swift
import SwiftUI
import WidgetKit

struct TideScreen: View {
    @State private var name = ""
    @State private var level = 0.0

    var body: some View {
        Form {
            TextField("Beach", text: $name)
                .onChange(of: name) {
                    TideStore.save(name)
                    WidgetCenter.shared.reloadAllTimelines() // finding: reload-in-loop
                }
            Slider(value: $level, in: 0...5) { _ in
                WidgetCenter.shared.reloadAllTimelines() // finding: reload-in-loop
            }
            Text("Drag").gesture(
                DragGesture().onChanged { _ in
                    Task { WidgetCenter.shared.reloadAllTimelines() } // finding: reload-in-loop
                })
        }
    }
}

final class TideList: NSObject, UIScrollViewDelegate {
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        WidgetCenter.shared.reloadAllTimelines() // finding: reload-in-loop
    }
}
```

## Good

### Once, behind the loop

```swift
import WidgetKit

func keep(_ tides: [Tide]) {
    for tide in tides {
        TideStore.save(tide)
    }
    WidgetCenter.shared.reloadTimelines(ofKind: "Tide")
}

func keepFirst(_ tides: [Tide]) {
    for tide in tides where tide.isNew {
        TideStore.save(tide)
        WidgetCenter.shared.reloadTimelines(ofKind: "Tide")
        break
    }
}
```

### Once for each kind

```swift
import WidgetKit

func reload(_ kinds: [String]) {
    for kind in kinds {
        WidgetCenter.shared.reloadTimelines(ofKind: kind)
    }
    kinds.forEach { WidgetCenter.shared.reloadTimelines(ofKind: $0) }
    kinds.forEach { kind in WidgetCenter.shared.reloadTimelines(ofKind: "beach." + kind) }
    for widget in TideWidgets.all {
        let kind = widget.kind
        WidgetCenter.shared.reloadTimelines(ofKind: kind)
    }
}
```

### When something happens

```swift
import SwiftUI
import WidgetKit

final class TideSettings {
    var isMetric = true {
        didSet { WidgetCenter.shared.reloadTimelines(ofKind: "Tide") }
    }
    var beach = Beach.north {
        didSet { WidgetCenter.shared.reloadTimelines(ofKind: "Tide") }
    }

    enum Beach {
        case north, south
    }
}

struct TideOptions: View {
    @State private var isMetric = true

    var body: some View {
        Toggle("Metres", isOn: $isMetric).onChange(of: isMetric) { WidgetCenter.shared.reloadAllTimelines() }
    }
}

@main
struct TideApp: App {
    @Environment(\.scenePhase) private var scenePhase
    @State private var level = 0.0

    var body: some Scene {
        WindowGroup {
            Slider(value: $level, in: 0...5) { isEditing in
                if !isEditing { WidgetCenter.shared.reloadAllTimelines() }
            }
        }
        .onChange(of: scenePhase) {
            WidgetCenter.shared.reloadAllTimelines()
        }
    }
}

func listen(to store: TideStore) async {
    for await _ in store.changes {
        WidgetCenter.shared.reloadTimelines(ofKind: "Tide")
    }
}

func makeActions(for tides: [Tide]) -> [UIAction] {
    var actions: [UIAction] = []
    for tide in tides {
        actions.append(UIAction(title: tide.name) { _ in WidgetCenter.shared.reloadAllTimelines() })
    }
    return actions
}

func wait() {
    Timer.scheduledTimer(withTimeInterval: 5, repeats: false) { _ in WidgetCenter.shared.reloadAllTimelines() }
    Timer.scheduledTimer(withTimeInterval: 3600, repeats: true) { _ in WidgetCenter.shared.reloadAllTimelines() }
}
```

## References

- [Keeping a widget up to date](https://developer.apple.com/documentation/widgetkit/keeping-a-widget-up-to-date)
- [WidgetCenter.reloadTimelines(ofKind:)](https://developer.apple.com/documentation/widgetkit/widgetcenter/reloadtimelines(ofkind:))

"""#
    )
}

extension RulePages {
    static let reloadInProvider = RulePage(
        id: "reload-in-provider",
        title: "A reload that is asked for while a widget answers one",
        group: "timeline-providers",
        severity: .error,
        set: "recommended",
        fix: "none",
        since: "0.1.0",
        markdown: #"""
# A reload that is asked for while a widget answers one

This rule finds a call such as `WidgetCenter.shared.reloadAllTimelines()` in a provider's methods, in functions that
they call, and in the code that draws a widget; for controls `ControlCenter`'s functions in a value provider.

## Why it matters

A reload makes WidgetKit ask the provider for a timeline. When the provider asks for a reload in return, the two never
come to an end, until the system has granted all reloads of the day: about 40 to 70. From then on the widget shows old
content. The simulator and a device that is attached to Xcode have no such budget, so nobody notices.

## How sure it is

A call counts where it is certainly made on the way to an answer: in the method itself, in closures that run once, and
in functions of the project that these call. The rule is silent about closures that wait for events (observers, `sink`,
a button's action, a `DispatchWorkItem`), about functions that ask whether they run in an extension, about what runs
when a shared object is made, and about a reload of widgets in the provider of a control, which does not come back to
it. A reload of another kind than the provider's own is a warning: it is no circle, but spends the budget of the other
widget. In views, closures that run when something happens are left alone.

## Bad

### In the timeline, and in a function that it calls

```swift
import WidgetKit

struct TideEntry: TimelineEntry {
    let date: Date
    let level: Double
}

struct TideProvider: TimelineProvider {
    func placeholder(in context: Context) -> TideEntry { TideEntry(date: .now, level: 1.2) }

    func getSnapshot(in context: Context, completion: @escaping (TideEntry) -> Void) {
        completion(TideEntry(date: .now, level: store()))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<TideEntry>) -> Void) {
        Task {
            let level = await TideService.level()
            completion(Timeline(entries: [TideEntry(date: .now, level: level)], policy: .after(.now.addingTimeInterval(3600))))
            WidgetCenter.shared.reloadAllTimelines() // finding: reload-in-provider
        }
    }

    private func store() -> Double {
        WidgetCenter.shared.reloadTimelines(ofKind: "Tide") // finding: reload-in-provider
        return 1.2
    }
}
```

### In the code of a view

```swift
import SwiftUI
import WidgetKit

struct TideWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Tide", provider: TideProvider()) { entry in
            TideView(level: entry.level).containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Tide")
        .description("The tide at a beach.")
        .supportedFamilies([.systemSmall])
    }
}

struct TideView: View {
    let level: Double

    var body: some View {
        let _ = WidgetCenter.shared.reloadAllTimelines() // finding: reload-in-provider
        VStack {
            let _ = WidgetCenter.shared.reloadTimelines(ofKind: "Tide") // finding: reload-in-provider
            row(of: level)
        }
    }

    private func row(of level: Double) -> some View {
        WidgetCenter.shared.reloadTimelines(ofKind: "Tide") // finding: reload-in-provider
        return Text(level.formatted())
    }
}
```

### The value of a control

```swift
import SwiftUI
import WidgetKit

struct LampValue: ControlValueProvider {
    var previewValue: Bool { false }

    func currentValue() async throws -> Bool {
        ControlCenter.shared.reloadAllControls() // finding: reload-in-provider
        return try await LampService.isOn()
    }
}
```

### Another widget each time

```swift
import SwiftUI
import WidgetKit

struct TideWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Tide", provider: TideProvider()) { entry in
            Text(entry.level.formatted()).containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Tide")
        .description("The tide at a beach.")
        .supportedFamilies([.systemSmall])
    }
}

struct HarbourWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Harbour", provider: HarbourProvider()) { entry in
            Text(entry.name).containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Harbour")
        .description("What is going on in the harbour.")
        .supportedFamilies([.systemSmall])
    }
}

struct TideProvider: TimelineProvider {
    func placeholder(in context: Context) -> TideEntry { TideEntry(date: .now, level: 1.2) }

    func getSnapshot(in context: Context, completion: @escaping (TideEntry) -> Void) {
        completion(TideEntry(date: .now, level: 1.2))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<TideEntry>) -> Void) {
        WidgetCenter.shared.reloadTimelines(ofKind: "Harbour") // finding: reload-in-provider (warning)
        completion(Timeline(entries: [TideEntry(date: .now, level: 1.3)], policy: .after(.now.addingTimeInterval(3600))))
    }
}

struct TideEntry: TimelineEntry {
    let date: Date
    let level: Double
}
```

## Good

### From an intent and from the app

```swift
import AppIntents
import SwiftUI
import WidgetKit

struct RaiseLevel: AppIntent {
    static let title: LocalizedStringResource = "Raise the level"

    func perform() async throws -> some IntentResult {
        try await TideService.raise()
        WidgetCenter.shared.reloadTimelines(ofKind: "Tide")
        return .result()
    }
}

struct TideWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Tide", provider: TideProvider()) { entry in
            Button("Raise", intent: RaiseLevel()).containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Tide")
        .description("The tide at a beach.")
        .supportedFamilies([.systemSmall])
    }
}

final class TideSettings {
    func save(_ level: Double) {
        UserDefaults(suiteName: "group.tide")?.set(level, forKey: "level")
        WidgetCenter.shared.reloadTimelines(ofKind: "Tide")
    }
}
```

### What a view does when something happens

```swift
import SwiftUI
import WidgetKit

struct TideWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Tide", provider: TideProvider()) { entry in
            TideView(level: entry.level).containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Tide")
        .description("The tide at a beach.")
        .supportedFamilies([.systemSmall])
    }
}

struct TideView: View {
    let level: Double
    var refresh: (() -> Void)?

    var body: some View {
        Text(level.formatted())
            .onAppear { WidgetCenter.shared.reloadAllTimelines() }
        Shown(with: { WidgetCenter.shared.reloadAllTimelines() })
    }
}
```

### A push handler

```swift
import WidgetKit

struct TidePush: WidgetPushHandler {
    func pushTokenDidChange(_ pushInfo: WidgetPushInfo, widgets: [WidgetInfo]) {
        WidgetCenter.shared.reloadTimelines(ofKind: "Tide")
    }
}
```

### An observer that the provider's store sets up

```swift
import WidgetKit

final class TideStore {
    static let shared = TideStore()
    private(set) var level = UserDefaults(suiteName: "group.tide")?.double(forKey: "level") ?? 0

    init() {
        NotificationCenter.default.addObserver(forName: .levelDidChange, object: nil, queue: .main) { _ in
            WidgetCenter.shared.reloadTimelines(ofKind: "Tide")
        }
    }
}

struct TideEntry: TimelineEntry {
    let date: Date
    let level: Double
}

struct TideProvider: TimelineProvider {
    func placeholder(in context: Context) -> TideEntry { TideEntry(date: .now, level: 1.2) }

    func getSnapshot(in context: Context, completion: @escaping (TideEntry) -> Void) {
        completion(TideEntry(date: .now, level: TideStore.shared.level))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<TideEntry>) -> Void) {
        let entry = TideEntry(date: .now, level: TideStore.shared.level)
        completion(Timeline(entries: [entry], policy: .after(.now.addingTimeInterval(3600))))
    }
}
```

### Code that asks where it runs, and work that is put off

```swift
import WidgetKit

final class TideStore {
    static let runsInExtension = Bundle.main.bundleURL.pathExtension == "appex"
    private var pending: DispatchWorkItem?

    func update() -> Double {
        guard !Self.runsInExtension else { return 1.2 }
        WidgetCenter.shared.reloadTimelines(ofKind: "Tide")
        return 1.3
    }

    func updateLater() -> Double {
        let work = DispatchWorkItem { WidgetCenter.shared.reloadTimelines(ofKind: "Tide") }
        pending = work
        return 1.4
    }
}

struct TideEntry: TimelineEntry {
    let date: Date
    let level: Double
}

struct TideProvider: TimelineProvider {
    let store = TideStore()

    func placeholder(in context: Context) -> TideEntry { TideEntry(date: .now, level: 1.2) }

    func getSnapshot(in context: Context, completion: @escaping (TideEntry) -> Void) {
        completion(TideEntry(date: .now, level: store.update()))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<TideEntry>) -> Void) {
        let entry = TideEntry(date: .now, level: store.updateLater())
        completion(Timeline(entries: [entry], policy: .after(.now.addingTimeInterval(3600))))
    }
}
```

### A function of the same name that is the project's own

```swift
import WidgetKit

struct TideCache {
    func reloadAllTimelines() {}
}

struct TideEntry: TimelineEntry {
    let date: Date
    let level: Double
}

struct TideProvider: TimelineProvider {
    let cache = TideCache()

    func placeholder(in context: Context) -> TideEntry { TideEntry(date: .now, level: 1.2) }

    func getSnapshot(in context: Context, completion: @escaping (TideEntry) -> Void) {
        completion(TideEntry(date: .now, level: 1.2))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<TideEntry>) -> Void) {
        cache.reloadAllTimelines()
        completion(Timeline(entries: [TideEntry(date: .now, level: 1.3)], policy: .after(.now.addingTimeInterval(3600))))
    }
}
```

## References

- [Keeping a widget up to date](https://developer.apple.com/documentation/widgetkit/keeping-a-widget-up-to-date)
- [WidgetCenter](https://developer.apple.com/documentation/widgetkit/widgetcenter)
- [ControlCenter](https://developer.apple.com/documentation/widgetkit/controlcenter)

"""#
    )
}

extension RulePages {
    static let reloadPolicyType = RulePage(
        id: "reload-policy-type",
        title: "A reload policy made of something that is not a date",
        group: "timeline-providers",
        severity: .error,
        set: "recommended",
        fix: "unsafe",
        since: "0.1.0",
        markdown: #"""
# A reload policy made of something that is not a date

`TimelineReloadPolicy` has three values: `.atEnd`, `.never` and `.after(_ date: Date)`. This rule finds:

- `.after(…)` with a number, arithmetic on numbers, `TimeInterval(…)`, a `Duration` such as `.seconds(900)`, a string,
  `DateComponents(…)`, a count, or `date.timeIntervalSinceNow`;
- the same through a name: a local constant or variable, a parameter, a stored or static property, a computed property
  or a function of the project whose type is written or evident;
- `.atEnd(…)` and `.never(…)` with arguments;
- `TimelineReloadPolicy(…)`, which has no initialiser.

A Live Activity's `dismissalPolicy: .after(…)` takes a `Date`, too, and is checked in the same way, with a message of
its own.

## Why it matters

The policy is a point in time, not a waiting time. Written as a number it does not compile; in a README, in generated
code or in an editor, nothing says so until somebody tries. People who then reach for
`Date(timeIntervalSinceReferenceDate: 3600)` to make it compile ask for a reload in the year 2001, and the widget keeps
showing what it showed.

## How sure it is

A finding needs a type that is known: a literal, a written type, or a name that leads to one. Names of variables prove
nothing; `interval` may well be a `Date`. Everything whose type cannot be known is left alone, as are other functions
called `after`: those of `DispatchQueue`, of layout libraries, of the project.

Reload dates that are too soon or in the past are other rules' business.

The fix (unsafe) turns seconds into a date: `.after(.now.addingTimeInterval(900))`. It is unsafe because the number may
have been meant as minutes, and because a calendar date is often the better choice.

## Bad

### Literals and arithmetic

```swift
import WidgetKit

struct StepsEntry: TimelineEntry {
    let date: Date
    let steps: Int
}

struct StepsProvider: TimelineProvider {
    func getTimeline(in context: Context, completion: @escaping (Timeline<StepsEntry>) -> Void) {
        let entry = StepsEntry(date: .now, steps: 4_200)
        completion(Timeline(entries: [entry], policy: .after(3600))) // finding: reload-policy-type
    }
}

struct HourlyProvider: TimelineProvider {
    func getTimeline(in context: Context, completion: @escaping (Timeline<StepsEntry>) -> Void) {
        let entry = StepsEntry(date: .now, steps: 4_200)
        let timeline = Timeline(
            entries: [entry],
            policy: .after(60 * 60) // finding: reload-policy-type
        )
        completion(timeline)
    }
}
```

With the fix:

```swift fixed
import WidgetKit

struct StepsEntry: TimelineEntry {
    let date: Date
    let steps: Int
}

struct StepsProvider: TimelineProvider {
    func getTimeline(in context: Context, completion: @escaping (Timeline<StepsEntry>) -> Void) {
        let entry = StepsEntry(date: .now, steps: 4_200)
        completion(Timeline(entries: [entry], policy: .after(.now.addingTimeInterval(3600))))
    }
}

struct HourlyProvider: TimelineProvider {
    func getTimeline(in context: Context, completion: @escaping (Timeline<StepsEntry>) -> Void) {
        let entry = StepsEntry(date: .now, steps: 4_200)
        let timeline = Timeline(
            entries: [entry],
            policy: .after(.now.addingTimeInterval(60 * 60))
        )
        completion(timeline)
    }
}
```

### Intervals, durations, strings and components

```swift
import WidgetKit

struct TideEntry: TimelineEntry {
    let date: Date
    let level: Double
}

enum TideTimelines {
    static func all(_ entry: TideEntry) -> [Timeline<TideEntry>] {
        [
            Timeline(entries: [entry], policy: .after(TimeInterval(900))), // finding: reload-policy-type
            Timeline(entries: [entry], policy: .after(.seconds(900))), // finding: reload-policy-type
            Timeline(entries: [entry], policy: .after(.minutes(15))), // finding: reload-policy-type
            Timeline(entries: [entry], policy: .after(Duration.seconds(900))), // finding: reload-policy-type
            Timeline(entries: [entry], policy: .after("tomorrow")), // finding: reload-policy-type
            Timeline(entries: [entry], policy: .after(DateComponents(minute: 15))), // finding: reload-policy-type
            Timeline(entries: [entry], policy: .after(entry.date.timeIntervalSinceNow)), // finding: reload-policy-type
        ]
    }
}
```

### Through a name

```swift
import WidgetKit

struct NewsEntry: TimelineEntry {
    let date: Date
    let headline: String
}

struct NewsProvider: AppIntentTimelineProvider {
    static let pause: TimeInterval = 1_800
    let minutes = 30
    var seconds: Double { 1_800 }

    func timeline(for configuration: NewsIntent, in context: Context) async -> Timeline<NewsEntry> {
        let interval = 1_800.0
        let entries = [NewsEntry(date: .now, headline: "")]
        switch configuration.pace {
        case .slow:
            return Timeline(entries: entries, policy: .after(interval)) // finding: reload-policy-type
        case .fast:
            return Timeline(entries: entries, policy: .after(Self.pause)) // finding: reload-policy-type
        case .even:
            return Timeline(entries: entries, policy: .after(seconds)) // finding: reload-policy-type
        case .odd:
            return Timeline(entries: entries, policy: .after(nextPause())) // finding: reload-policy-type
        default:
            return Timeline(entries: entries, policy: .after(entries.count)) // finding: reload-policy-type
        }
    }

    func timeline(of entries: [NewsEntry], every pause: TimeInterval) -> Timeline<NewsEntry> {
        let policy: TimelineReloadPolicy = .after(pause) // finding: reload-policy-type
        return Timeline(entries: entries, policy: policy)
    }

    func halfHourly(_ entries: [NewsEntry]) -> Timeline<NewsEntry> {
        Timeline(entries: entries, policy: .after(minutes * 60)) // finding: reload-policy-type
    }

    private func nextPause() -> TimeInterval {
        1_800
    }
}
```

### Through what it amounts to

```swift
import WidgetKit

struct TrackEntry: TimelineEntry {
    let date: Date
    let title: String
}

extension TimeInterval {
    static let minute: TimeInterval = 60
    static let hour = minute * 60
}

func timeline(of entries: [TrackEntry], isPlaying: Bool) -> Timeline<TrackEntry> {
    let policy: TimelineReloadPolicy
    if entries.isEmpty {
        policy = .after(.hour) // finding: reload-policy-type
    } else {
        policy = .after(isPlaying ? .hour : 2 * .hour) // finding: reload-policy-type
    }
    return Timeline(entries: entries, policy: policy)
}
```

### Arguments that the other policies do not take

```swift
import WidgetKit

struct MoonEntry: TimelineEntry {
    let date: Date
    let phase: Double
}

enum MoonTimelines {
    static func all(_ entry: MoonEntry) -> [Timeline<MoonEntry>] {
        [
            Timeline(entries: [entry], policy: .atEnd(900)), // finding: reload-policy-type
            Timeline(entries: [entry], policy: .never(until: entry.date)), // finding: reload-policy-type
            Timeline(entries: [entry], policy: TimelineReloadPolicy(after: 900)), // finding: reload-policy-type
        ]
    }
}
```

### The dismissal of a Live Activity

```swift
import ActivityKit

func finish(_ activity: Activity<RideAttributes>, with content: ActivityContent<RideAttributes.ContentState>) async {
    await activity.end(content, dismissalPolicy: .after(900)) // finding: reload-policy-type
}
```

## Good

### Dates

```swift
import WidgetKit

struct StepsEntry: TimelineEntry {
    let date: Date
    let steps: Int
}

enum StepsTimelines {
    static func all(_ entry: StepsEntry, clock: StepsClock) -> [Timeline<StepsEntry>] {
        let calendar = Calendar.current
        let interval = calendar.date(byAdding: .minute, value: 30, to: entry.date) ?? entry.date
        let nextMorning = calendar.date(bySettingHour: 7, minute: 0, second: 0, of: clock.tomorrow)
        return [
            Timeline(entries: [entry], policy: .after(interval)),
            Timeline(entries: [entry], policy: .after(nextMorning ?? interval)),
            Timeline(entries: [entry], policy: .after(.now.addingTimeInterval(3_600))),
            Timeline(entries: [entry], policy: .after(Date() + 60 * 60)),
            Timeline(entries: [entry], policy: .after(Date(timeIntervalSinceNow: 3_600))),
            Timeline(entries: [entry], policy: .after(entry.date.endOfHour)),
            Timeline(entries: [entry], policy: .after(clock.nextFullHour)),
        ]
    }
}

extension Date {
    var endOfHour: Date {
        Calendar.current.dateInterval(of: .hour, for: self)?.end ?? addingTimeInterval(3_600)
    }
}

protocol StepsClock {
    var tomorrow: Date { get }
    var nextFullHour: Date { get }
}
```

### A project function that makes dates, and an optional unwrapped

```swift
import WidgetKit

struct NewsEntry: TimelineEntry {
    let date: Date
    let headline: String
}

extension Date {
    static func minutes(_ count: Int) -> Date {
        Date(timeIntervalSinceNow: Double(count) * 60)
    }
}

struct NewsProvider: AppIntentTimelineProvider {
    let refreshInterval: Date?

    func timeline(for configuration: NewsIntent, in context: Context) async -> Timeline<NewsEntry> {
        let entries = [NewsEntry(date: .now, headline: "Harbour reopens after the storm")]
        guard let refreshInterval else {
            return Timeline(entries: entries, policy: .after(.minutes(30)))
        }
        return Timeline(entries: entries, policy: .after(refreshInterval))
    }
}
```

### A type that cannot be known

```swift
import NewsFeed
import WidgetKit

func timeline(of feed: Feed, entries: [FeedEntry]) -> Timeline<FeedEntry> {
    Timeline(entries: entries, policy: .after(feed.refreshInterval))
}
```

### Other functions of that name

```swift
import ActivityKit
import Dispatch

func finish(_ activity: Activity<RideAttributes>, last: ActivityContent<RideAttributes.ContentState>, at end: Date) async {
    await activity.end(last, dismissalPolicy: .after(end.addingTimeInterval(900)))
}

func place(_ badge: Badge, beside title: Badge) {
    badge.pin.after(of: title, spacing: 8)
    badge.schedule(.after(0.3)) { badge.shake() }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { badge.shake() }
}
```

## References

- [TimelineReloadPolicy](https://developer.apple.com/documentation/widgetkit/timelinereloadpolicy)
- [TimelineReloadPolicy.after(_:)](https://developer.apple.com/documentation/widgetkit/timelinereloadpolicy/after(_:))
- [Keeping a widget up to date](https://developer.apple.com/documentation/widgetkit/keeping-a-widget-up-to-date)
- [ActivityUIDismissalPolicy](https://developer.apple.com/documentation/activitykit/activityuidismissalpolicy)

"""#
    )
}

extension RulePages {
    static let renderingModeIgnored = RulePage(
        id: "rendering-mode-ignored",
        title: "A widget that ignores the rendering mode",
        group: "rendering",
        severity: .info,
        set: "recommended",
        fix: "none",
        since: "0.1.0",
        markdown: #"""
# A widget that ignores the rendering mode

This rule finds a widget that supports accessory families, or shows images, and nowhere says anything about rendering modes:
no view of it reads `widgetRenderingMode` or `showsWidgetContainerBackground`, and none uses `widgetAccentable`.

## Why it matters

Watch faces, and tinted and clear Home Screens draw a widget in one or two colours, by the opacity of its
parts. Without a word from the widget everything gets the same colour: the bar of a gauge looks like its track, the symbol like
the number beside it, and a photo becomes a blank rectangle.

## How sure it is

It is advice: a widget may look well in one colour. The rule looks at all code that draws the widget. An accessory family
counts when its view shows more than text: a symbol, a gauge, a shape, a chart. The inline family does not, as the system
draws it in one colour whatever happens. In other families only images count that have colours of their own: bitmaps and
images of the asset catalogue, not symbols, templates and what has a foreground colour, and not those in the container background, which the system takes
away.

It is silent when any part of the widget comes from a module that is not linted, since that may do what is asked for, and
when the families are not written as constants and there is no image.

## Bad

### A gauge in an accessory

```swift
import SwiftUI
import WidgetKit

struct BatteryEntry: TimelineEntry {
    let date: Date
    let level: Double
}

struct BatteryView: View {
    let entry: BatteryEntry

    var body: some View {
        Gauge(value: entry.level) {
            Image(systemName: "bolt")
        }
        .gaugeStyle(.accessoryCircularCapacity)
        .containerBackground(for: .widget) {}
    }
}

struct BatteryWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Battery", provider: BatteryProvider()) { entry in // finding: rendering-mode-ignored
            BatteryView(entry: entry)
        }
        .configurationDisplayName("Battery")
        .description("How full it is.")
        .supportedFamilies([.accessoryCircular])
    }
}
```

### A photo on the Home Screen

```swift
import SwiftUI
import WidgetKit

struct AlbumEntry: TimelineEntry {
    let date: Date
    let title: String
}

struct AlbumWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Album", provider: AlbumProvider()) { entry in // finding: rendering-mode-ignored
            VStack {
                Image("Beach").resizable().scaledToFit()
                Text(entry.title)
            }
            .containerBackground(.fill.tertiary, for: .widget)
        }
        .configurationDisplayName("Album")
        .description("A picture a day.")
        .supportedFamilies([.systemSmall])
    }
}
```

## Good

### An accent

```swift
import SwiftUI
import WidgetKit

struct BatteryEntry: TimelineEntry {
    let date: Date
    let level: Double
}

struct BatteryWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Battery", provider: BatteryProvider()) { entry in
            Gauge(value: entry.level) {
                Image(systemName: "bolt").widgetAccentable()
            }
            .gaugeStyle(.accessoryCircularCapacity)
            .containerBackground(for: .widget) {}
        }
        .configurationDisplayName("Battery")
        .description("How full it is.")
        .supportedFamilies([.accessoryCircular])
    }
}
```

### Another view for each mode

```swift
import SwiftUI
import WidgetKit

struct AlbumEntry: TimelineEntry {
    let date: Date
    let title: String
}

struct AlbumView: View {
    @Environment(\.widgetRenderingMode) private var renderingMode
    let entry: AlbumEntry

    var body: some View {
        VStack {
            if renderingMode == .fullColor {
                Image("Beach").resizable().scaledToFit()
            }
            Text(entry.title)
        }
        .containerBackground(.fill.tertiary, for: .widget)
    }
}

struct AlbumWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Album", provider: AlbumProvider()) { entry in
            AlbumView(entry: entry)
        }
        .configurationDisplayName("Album")
        .description("A picture a day.")
        .supportedFamilies([.systemSmall])
    }
}
```

### Text alone

```swift
import SwiftUI
import WidgetKit

struct NoteEntry: TimelineEntry {
    let date: Date
    let note: String
}

struct NoteView: View {
    @Environment(\.widgetFamily) private var family
    let entry: NoteEntry

    var body: some View {
        switch family {
        case .accessoryRectangular:
            VStack {
                Text(entry.date, style: .date)
                Text(entry.note)
            }
            .containerBackground(for: .widget) {}
        case .accessoryInline:
            Label(entry.note, systemImage: "note")
                .containerBackground(for: .widget) {}
        default:
            Label(entry.note, systemImage: "note")
                .containerBackground(for: .widget) { Image("Paper").resizable() }
        }
    }
}

struct NoteWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Note", provider: NoteProvider()) { entry in
            NoteView(entry: entry)
        }
        .configurationDisplayName("Note")
        .description("The latest note.")
        .supportedFamilies([.systemSmall, .accessoryRectangular, .accessoryInline])
    }
}
```

### A view of another module

```swift
import DesignSystem
import SwiftUI
import WidgetKit

struct AlbumEntry: TimelineEntry {
    let date: Date
    let title: String
}

struct AlbumWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Album", provider: AlbumProvider()) { entry in
            VStack {
                Image("Beach").resizable()
                Caption(entry.title)
            }
            .containerBackground(.fill.tertiary, for: .widget)
        }
        .configurationDisplayName("Album")
        .description("A picture a day.")
        .supportedFamilies([.systemSmall])
    }
}
```

### Accessories that no watch shows

The Lock Screen of a phone keeps light and dark apart, and has no accent colour.

```yaml file=project.yml
name: Tea
targets:
  TeaWidget:
    type: app-extension
    platform: iOS
    sources: [TeaWidget]
```

```swift file=TeaWidget/TeaWidget.swift
import SwiftUI
import WidgetKit

struct TeaEntry: TimelineEntry {
    let date: Date
    let share: Double
}

struct TeaWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Tea", provider: TeaProvider()) { entry in
            Gauge(value: entry.share) { Text("Tea") }
                .containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Tea")
        .description("How much is left.")
        .supportedFamilies([.accessoryCircular])
    }
}
```

## References

- [widgetRenderingMode](https://developer.apple.com/documentation/swiftui/environmentvalues/widgetrenderingmode)
- [widgetAccentable(_:)](https://developer.apple.com/documentation/swiftui/view/widgetaccentable(_:))
- [Preparing widgets for additional platforms, contexts, and appearances](https://developer.apple.com/documentation/widgetkit/preparing-widgets-for-additional-contexts-and-appearances)

"""#
    )
}

extension RulePages {
    static let renderingModeSwitch = RulePage(
        id: "rendering-mode-switch",
        title: "A switch over the rendering mode without a default",
        group: "rendering",
        severity: .warning,
        set: "recommended",
        fix: "safe",
        since: "0.1.0",
        markdown: #"""
# A switch over the rendering mode without a default

This rule finds a `switch` over a `WidgetRenderingMode` or a `WidgetAccentedRenderingMode` that has no `default`, or only
an `@unknown default`.

## Why it matters

Both types look like enums and are structs. However many of their values a switch names, it is not complete: the project
does not build, and people keep the widget of the last version. `@unknown default` does not help, because it covers values
that an enum may get later, and these are no enums.

## How sure it is

The rule knows what is switched over where the type is written, where it is read from `\.widgetRenderingMode`, and where
it is called `widgetRenderingMode` behind a dot. Switches over several values at once and those with cases under `#if` are
left alone, and so are types of the project by these names.

The fix (safe) adds a `default` that does what the case for full colour does, or else the last case; of an
`@unknown default` it takes the attribute away.

## Bad

### In a view

```swift
import SwiftUI
import WidgetKit

struct CloudView: View {
    @Environment(\.widgetRenderingMode) private var renderingMode

    var body: some View {
        switch renderingMode { // finding: rendering-mode-switch
        case .fullColor:
            Text("Cloudy").foregroundStyle(.blue)
        case .accented:
            Text("Cloudy").widgetAccentable()
        case .vibrant:
            Text("Cloudy")
        }
    }
}
```

With the fix:

```swift fixed
import SwiftUI
import WidgetKit

struct CloudView: View {
    @Environment(\.widgetRenderingMode) private var renderingMode

    var body: some View {
        switch renderingMode {
        case .fullColor:
            Text("Cloudy").foregroundStyle(.blue)
        case .accented:
            Text("Cloudy").widgetAccentable()
        case .vibrant:
            Text("Cloudy")
        default:
            Text("Cloudy").foregroundStyle(.blue)
        }
    }
}
```

### With @unknown default

```swift
import SwiftUI
import WidgetKit

extension WidgetRenderingMode {
    func isPlain(_ mode: WidgetRenderingMode) -> Bool {
        switch mode {
        case .fullColor, .vibrant: true
        case .accented: false
        @unknown default: true // finding: rendering-mode-switch
        }
    }
}
```

### The mode of an image

```swift
import SwiftUI
import WidgetKit

@available(iOS 18.0, *)
struct CoverStyle {
    let mode: WidgetAccentedRenderingMode

    var title: String {
        switch self.mode { // finding: rendering-mode-switch
        case .accented: "Accent"
        case .desaturated: "Grey"
        case .accentedDesaturated: "Grey accent"
        case .fullColor: "Colour"
        }
    }
}
```

## Good

### With a default

```swift
import SwiftUI
import WidgetKit

struct CloudView: View {
    @Environment(\.widgetRenderingMode) private var renderingMode

    var body: some View {
        switch renderingMode {
        case .accented:
            Text("Cloudy").widgetAccentable()
        case .vibrant:
            Text("Cloudy")
        default:
            Text("Cloudy").foregroundStyle(.blue)
        }
    }
}
```

### Another type

```swift
import SwiftUI
import WidgetKit

enum Ink {
    case fullColor, accented
}

struct InkView: View {
    let ink: Ink

    var body: some View {
        switch ink {
        case .fullColor: Text("Colour")
        case .accented: Text("Accent")
        }
    }
}
```

## References

- [WidgetRenderingMode](https://developer.apple.com/documentation/widgetkit/widgetrenderingmode)
- [WidgetAccentedRenderingMode](https://developer.apple.com/documentation/widgetkit/widgetaccentedrenderingmode)

"""#
    )
}

extension RulePages {
    static let sharedMemoryState = RulePage(
        id: "shared-memory-state",
        title: "A widget that reads what the app keeps in memory",
        group: "data-and-project-files",
        severity: .info,
        set: "strict",
        fix: "none",
        since: "0.1.0",
        markdown: #"""
# A widget that reads what the app keeps in memory

This rule finds a variable of a shared object (`FocusManager.shared.isRunning`) that a provider's method reads, directly or
through functions it calls, when the object's class keeps the variable in memory and nowhere else.

## Why it matters

An app and its widget are two processes, and each has a shared object of its own. The app sets the variable, the widget
reads the value with which its own object begins: the control stays off, the count stays zero, and nothing says why. It
works in previews and tests, where there is one process.

## How sure it is

It is advice. The rule looks for a `static let` or `static var` of a class of the project and a stored `var` without a
property wrapper but `@Published`. It is silent

- when anything in the class's file keeps or fetches data: `UserDefaults`, files, SwiftData, Core Data, the keychain,
  `URLSession`, a `Task`;
- when the body calls a method of the object before: it may load the value;
- when only widget extensions compile the class: then it is memory of the widget's own;
- about computed properties, constants, and variables that are set at the place.

A value that the app's process and the widget's may both keep for themselves, such as a cache, is reported as well when
nothing fills it in sight.

## Bad

### A flag of a manager

```swift
import AppIntents
import WidgetKit

final class FocusManager {
    static let shared = FocusManager()
    var isRunning = false
    private(set) var minutes = 25
}

struct FocusValue: ControlValueProvider {
    var previewValue: Bool { false }

    func currentValue() async throws -> Bool {
        FocusManager.shared.isRunning // finding: shared-memory-state
    }
}
```

### Behind a helper, in an observable object

```swift file=Kit/Basket.swift
import Combine

final class Basket: ObservableObject {
    static let current = Basket()

    @Published var items: [String] = []
}
```

```swift file=Widget/BasketProvider.swift
import WidgetKit

struct BasketEntry: TimelineEntry {
    let date: Date
    let count: Int
}

struct BasketProvider: TimelineProvider {
    func placeholder(in context: Context) -> BasketEntry { BasketEntry(date: .now, count: 3) }

    func getSnapshot(in context: Context, completion: @escaping (BasketEntry) -> Void) { completion(entry()) }

    func getTimeline(in context: Context, completion: @escaping (Timeline<BasketEntry>) -> Void) {
        completion(Timeline(entries: [entry()], policy: .after(.now + 3_600)))
    }

    private func entry() -> BasketEntry {
        BasketEntry(date: .now, count: Basket.current.items.count) // finding: shared-memory-state
    }
}
```

## Good

### A manager that reads the app group

```swift
import AppIntents
import WidgetKit

final class FocusManager {
    static let shared = FocusManager()
    var isRunning = false
    private let defaults = UserDefaults(suiteName: "group.com.example.focus")

    var minutes: Int { defaults?.integer(forKey: "minutes") ?? 25 }
}

struct FocusValue: ControlValueProvider {
    var previewValue: Int { 25 }

    func currentValue() async throws -> Int {
        FocusManager.shared.minutes
    }
}
```

### An object that loads what it keeps

```swift
import AppIntents
import WidgetKit

final class TideTable {
    static let shared = TideTable()
    var level = 0.0
    let harbour = "Husum"

    func reload(from store: TideStore) async { level = await store.latestLevel() }
}

struct TideValue: ControlValueProvider {
    let store: TideStore
    var previewValue: Double { 1.2 }

    func currentValue() async throws -> Double {
        await TideTable.shared.reload(from: store)
        return TideTable.shared.level
    }
}

struct HarbourValue: ControlValueProvider {
    var previewValue: String { "Husum" }

    func currentValue() async throws -> String {
        TideTable.shared.harbour
    }
}
```

### A shared object of the widget's own

```yaml file=project.yml
name: Tides
targets:
  Tides:
    type: application
    platform: iOS
    sources: [Tides]
    dependencies:
      - target: TidesWidget
  TidesWidget:
    type: app-extension
    platform: iOS
    sources: [TidesWidget]
    info:
      path: TidesWidget/Info.plist
      properties:
        NSExtension:
          NSExtensionPointIdentifier: com.apple.widgetkit-extension
```

```swift file=TidesWidget/TideValue.swift
import AppIntents
import WidgetKit

final class RenderCounter {
    static let shared = RenderCounter()
    var count = 0
}

struct TideValue: ControlValueProvider {
    var previewValue: Int { 0 }

    func currentValue() async throws -> Int {
        RenderCounter.shared.count += 1
        return RenderCounter.shared.count
    }
}
```

## References

- [Developing a WidgetKit strategy](https://developer.apple.com/documentation/widgetkit/developing-a-widgetkit-strategy)
- [Configuring app groups](https://developer.apple.com/documentation/xcode/configuring-app-groups)

"""#
    )
}

extension RulePages {
    static let singleEntryAtEnd = RulePage(
        id: "single-entry-at-end",
        title: "One entry dated now, with the policy atEnd",
        group: "timeline-providers",
        severity: .warning,
        set: "recommended",
        fix: "unsafe",
        since: "0.1.0",
        markdown: #"""
# One entry dated now, with the policy atEnd

`.atEnd` asks for the next timeline when the last entry's date has come. With a single entry dated now, that is at once.
This rule finds such timelines: an array literal of one entry, a local array to which one entry is appended outside a
loop, and project functions that give back the one or the other.

## Why it matters

The timeline is over as soon as it begins. The system may ask for the next one straight away, so the reloads of the day
are used up, and the widget shows old content after that. When it will be reloaded is then anybody's guess.

## How sure it is

The entry's date must evidently be the current moment or earlier: `.now`, `Date()`, a constant that holds it, a type whose
entries are always dated so. Entries dated later, entries made in a loop, and arrays that come from elsewhere are left
alone. How soon the system really asks again is up to the system.

The fix (unsafe) writes `.after(.now.addingTimeInterval(60 * 60))`. It is unsafe as only you know how long the content is
good for.

## Bad

### An array literal

```swift
import WidgetKit

struct PollenEntry: TimelineEntry {
    let date: Date
    let level: Int
}

struct PollenProvider: TimelineProvider {
    func getTimeline(in context: Context, completion: @escaping (Timeline<PollenEntry>) -> Void) {
        let entry = PollenEntry(date: .now, level: 3)
        completion(Timeline(entries: [entry], policy: .atEnd)) // finding: single-entry-at-end
    }
}

struct GrassProvider: AppIntentTimelineProvider {
    func timeline(for configuration: GrassIntent, in context: Context) async -> Timeline<PollenEntry> {
        let now = Date()
        let level = await Station.level(configuration.station)
        return Timeline(
            entries: [PollenEntry(date: now, level: level)],
            policy: .atEnd // finding: single-entry-at-end
        )
    }
}
```

With the fix:

```swift fixed
import WidgetKit

struct PollenEntry: TimelineEntry {
    let date: Date
    let level: Int
}

struct PollenProvider: TimelineProvider {
    func getTimeline(in context: Context, completion: @escaping (Timeline<PollenEntry>) -> Void) {
        let entry = PollenEntry(date: .now, level: 3)
        completion(Timeline(entries: [entry], policy: .after(.now.addingTimeInterval(60 * 60))))
    }
}

struct GrassProvider: AppIntentTimelineProvider {
    func timeline(for configuration: GrassIntent, in context: Context) async -> Timeline<PollenEntry> {
        let now = Date()
        let level = await Station.level(configuration.station)
        return Timeline(
            entries: [PollenEntry(date: now, level: level)],
            policy: .after(.now.addingTimeInterval(60 * 60))
        )
    }
}
```

### A local array that gets one entry

```swift
import WidgetKit

struct QuoteEntry: TimelineEntry {
    var date = Date()
    let text: String
}

struct QuoteProvider: TimelineProvider {
    func getTimeline(in context: Context, completion: @escaping (Timeline<QuoteEntry>) -> Void) {
        var entries: [QuoteEntry] = []
        entries.append(QuoteEntry(text: "Less is more"))
        let timeline = Timeline(entries: entries, policy: .atEnd) // finding: single-entry-at-end
        completion(timeline)
    }
}
```

### An entry that a function makes

```swift
import WidgetKit

struct StockEntry: TimelineEntry {
    let date: Date
    let price: Double?
}

struct StockProvider: TimelineProvider {
    func getTimeline(in context: Context, completion: @escaping (Timeline<StockEntry>) -> Void) {
        completion(Timeline(entries: [entry(at: Date())], policy: .atEnd)) // finding: single-entry-at-end
    }

    private func entry(at date: Date) -> StockEntry {
        guard let price = Market.lastPrice else { return StockEntry(date: date, price: nil) }
        return StockEntry(date: date, price: price)
    }
}
```

## Good

### Another policy

```swift
import WidgetKit

struct PollenEntry: TimelineEntry {
    let date: Date
    let level: Int
}

struct PollenProvider: TimelineProvider {
    func getTimeline(in context: Context, completion: @escaping (Timeline<PollenEntry>) -> Void) {
        let entry = PollenEntry(date: .now, level: 3)
        completion(Timeline(entries: [entry], policy: .after(.now.addingTimeInterval(60 * 60))))
    }
}
```

### An array filled in a loop

```swift
import WidgetKit

struct HourEntry: TimelineEntry {
    let date: Date
    let hour: Int
}

struct HourProvider: TimelineProvider {
    func getTimeline(in context: Context, completion: @escaping (Timeline<HourEntry>) -> Void) {
        var entries: [HourEntry] = []
        let now = Date()
        for hour in 0..<12 {
            let date = Calendar.current.date(byAdding: .hour, value: hour, to: now)!
            entries.append(HourEntry(date: date, hour: hour))
        }
        completion(Timeline(entries: entries, policy: .atEnd))
    }
}
```

### An entry dated later on purpose, and one whose date nobody can tell

```swift
import WidgetKit

struct EventEntry: TimelineEntry {
    let date: Date
    let title: String
}

func timelines(of event: Event) -> [Timeline<EventEntry>] {
    let later = EventEntry(date: .now.addingTimeInterval(3_600), title: event.title)
    return [
        Timeline(entries: [later], policy: .atEnd),
        Timeline(entries: [EventEntry(date: event.start, title: event.title)], policy: .atEnd),
        Timeline(entries: [EventEntry(date: .now, title: "Soon"), later], policy: .atEnd),
    ]
}
```

## References

- [TimelineReloadPolicy.atEnd](https://developer.apple.com/documentation/widgetkit/timelinereloadpolicy/atend)
- [Timeline](https://developer.apple.com/documentation/widgetkit/timeline)

"""#
    )
}

extension RulePages {
    static let snapshotDoesWork = RulePage(
        id: "snapshot-does-work",
        title: "A request to the network for the widget gallery",
        group: "timeline-providers",
        severity: .info,
        set: "recommended",
        fix: "none",
        since: "0.1.0",
        markdown: #"""
# A request to the network for the widget gallery

This rule finds requests of `URLSession` and connections of `NWConnection` in `getSnapshot` and `snapshot(for:in:)`,
directly or through functions of the project that they call, when nothing on the way asks for `context.isPreview`.

## Why it matters

The snapshot is what people see in the widget gallery. `context.isPreview` says so, and Apple asks for sample data then,
as the gallery should not wait. With a request, whoever scrolls through the gallery sees empty rectangles, and offline
or without an account nothing else. For a widget that has just been added, a request is fine.

## How sure it is

It is advice. Requests are known by the type of what is called, and are followed through functions that certainly run;
libraries for networking are not known. A mention of `isPreview` anywhere in the method, or in a function on the way, is
taken as the question.

## Bad

### A request in the snapshot

```swift
import AppIntents
import WidgetKit

struct RateEntry: TimelineEntry {
    let date: Date
    let rate: Double
}

struct RateProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> RateEntry { RateEntry(date: .now, rate: 1.08) }

    func snapshot(for configuration: PairIntent, in context: Context) async -> RateEntry {
        guard let (data, _) = try? await URLSession.shared.data(from: RateService.url) else { // finding: snapshot-does-work
            return RateEntry(date: .now, rate: 1.08)
        }
        return RateEntry(date: .now, rate: Double(String(decoding: data, as: UTF8.self)) ?? 1.08)
    }

    func timeline(for configuration: PairIntent, in context: Context) async -> Timeline<RateEntry> {
        Timeline(entries: [RateEntry(date: .now, rate: await RateService.latest())], policy: .after(.now.addingTimeInterval(3600)))
    }
}
```

### Through a function, in a task

```swift
import WidgetKit

struct RateEntry: TimelineEntry {
    let date: Date
    let rate: Double
}

struct RateProvider: TimelineProvider {
    func placeholder(in context: Context) -> RateEntry { RateEntry(date: .now, rate: 1.08) }

    func getSnapshot(in context: Context, completion: @escaping (RateEntry) -> Void) {
        Task {
            completion(RateEntry(date: .now, rate: await latest())) // finding: snapshot-does-work
        }
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<RateEntry>) -> Void) {
        Task {
            let entry = RateEntry(date: .now, rate: await latest())
            completion(Timeline(entries: [entry], policy: .after(.now.addingTimeInterval(3600))))
        }
    }

    private func latest() async -> Double {
        let session = URLSession(configuration: .ephemeral)
        guard let (data, _) = try? await session.data(from: URL(filePath: "/rate")) else { return 1 }
        return Double(data.count)
    }
}
```

## Good

### A sample in the gallery

```swift
import WidgetKit

struct RateEntry: TimelineEntry {
    let date: Date
    let rate: Double
}

struct RateProvider: TimelineProvider {
    func placeholder(in context: Context) -> RateEntry { RateEntry(date: .now, rate: 1.08) }

    func getSnapshot(in context: Context, completion: @escaping (RateEntry) -> Void) {
        if !context.isPreview {
            Task { completion(RateEntry(date: .now, rate: await latest())) }
        } else {
            completion(placeholder(in: context))
        }
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<RateEntry>) -> Void) {
        Task {
            let entry = RateEntry(date: .now, rate: await latest())
            completion(Timeline(entries: [entry], policy: .after(.now.addingTimeInterval(3600))))
        }
    }

    private func latest() async -> Double {
        guard let (data, _) = try? await URLSession.shared.data(from: URL(filePath: "/rate")) else { return 1 }
        return Double(data.count)
    }
}
```

### What is at hand

```swift
import WidgetKit

struct RateEntry: TimelineEntry {
    let date: Date
    let rate: Double
}

struct RateProvider: TimelineProvider {
    func placeholder(in context: Context) -> RateEntry { RateEntry(date: .now, rate: 1.08) }

    func getSnapshot(in context: Context, completion: @escaping (RateEntry) -> Void) {
        let known = UserDefaults(suiteName: "group.rates")?.double(forKey: "rate") ?? 1.08
        completion(RateEntry(date: .now, rate: known))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<RateEntry>) -> Void) {
        let url = URL(filePath: "/rate")
        URLSession.shared.dataTask(with: url) { data, _, _ in
            let entry = RateEntry(date: .now, rate: Double(data?.count ?? 1))
            completion(Timeline(entries: [entry], policy: .after(.now.addingTimeInterval(3600))))
        }.resume()
    }
}
```

## References

- [TimelineProviderContext.isPreview](https://developer.apple.com/documentation/widgetkit/timelineprovidercontext/ispreview)
- [TimelineProvider.getSnapshot(in:completion:)](https://developer.apple.com/documentation/widgetkit/timelineprovider/getsnapshot(in:completion:))

"""#
    )
}

extension RulePages {
    static let spinnerOrStatusText = RulePage(
        id: "spinner-or-status-text",
        title: "A spinner, or a text about the widget itself",
        group: "rendering",
        severity: .info,
        set: "strict",
        fix: "none",
        since: "0.1.0",
        markdown: #"""
# A spinner, or a text about the widget itself

In a view that a widget renders, this rule finds a `ProgressView` without a value, and texts that begin with «Loading», «Updating»,
«Last updated», «Updated at», «Tap to» or «Tap here».

## Why it matters

A widget is looked at for a second. A spinner does not turn there and only says that there is nothing to see; a text about
when the widget was updated, or that it can be tapped, takes the place of what people look for. Apple's guidelines ask for
content: the last data there is, or what the person can do in the app.

## How sure it is

A matter of taste, hence information in the strict set. A `ProgressView` with a value or a time interval is left alone. Texts
are compared as they are written, in English.

The rule is made of these selectors:

```selector
call[name=ProgressView]:not(:argument(value:)):not(:argument(timerInterval:)):not(:argument(_: :is(identifier, member)))
    :external:in(widget-view)

message: a spinner does not turn in a widget
why: The person sees a still wheel in place of content
write: the last data there is, or a ProgressView with a value
```

```selector
call[name=Text|Label]:argument(_: string[text^=Loading|Updating|"Last updated"|"Updated at"|"Tap to"|"Tap here"])
    :external:in(widget-view)

message: this text is about the widget, not about what people look for in it
why: It takes the place of content in a view that is looked at for a second
write: the content itself, or what there is to do in the app
```

## Bad

### While there is nothing

```swift
import SwiftUI
import WidgetKit

struct EmptyStateView: View {
    var body: some View {
        VStack {
            ProgressView() // finding: spinner-or-status-text
            ProgressView("Please wait") // finding: spinner-or-status-text
            Text("Loading…") // finding: spinner-or-status-text
            Label("Tap to refresh", systemImage: "arrow.clockwise") // finding: spinner-or-status-text
        }
        .containerBackground(.fill.tertiary, for: .widget)
    }
}
```

### When it was updated

```swift
import SwiftUI
import WidgetKit

struct ListView: View {
    let time: String

    var body: some View {
        Text("Last updated \(time)") // finding: spinner-or-status-text
            .containerBackground(.fill.tertiary, for: .widget)
    }
}
```

## Good

### Progress of something

```swift
import SwiftUI
import WidgetKit

struct GoalView: View {
    let done: Double
    let start: Date
    let end: Date

    var body: some View {
        VStack {
            ProgressView(value: done)
            ProgressView("Goal", value: done, total: 100)
            Text("No steps yet")
        }
        .containerBackground(.fill.tertiary, for: .widget)
    }
}
```

### A view that only the app shows

```swift
import SwiftUI
import WidgetKit

struct GoalScreen: View {
    var body: some View {
        ProgressView("Loading…")
            .onDisappear { WidgetCenter.shared.reloadTimelines(ofKind: "Goal") }
    }
}
```

## References

- [Human Interface Guidelines: Widgets](https://developer.apple.com/design/human-interface-guidelines/widgets)

"""#,
        definitions: [
            RuleDefinition(text: """
call[name=ProgressView]:not(:argument(value:)):not(:argument(timerInterval:)):not(:argument(_: :is(identifier, member)))
    :external:in(widget-view)

message: a spinner does not turn in a widget
why: The person sees a still wheel in place of content
write: the last data there is, or a ProgressView with a value
""", offset: 928),
            RuleDefinition(text: #"""
call[name=Text|Label]:argument(_: string[text^=Loading|Updating|"Last updated"|"Updated at"|"Tap to"|"Tap here"])
    :external:in(widget-view)

message: this text is about the widget, not about what people look for in it
why: It takes the place of content in a view that is looked at for a second
write: the content itself, or what there is to do in the app
"""#, offset: 1259),
        ]
    )
}

extension RulePages {
    static let standardUserDefaults = RulePage(
        id: "standard-user-defaults",
        title: "Defaults that the app and its widget do not share",
        group: "data-and-project-files",
        severity: .error,
        set: "recommended",
        fix: "unsafe",
        since: "0.1.0",
        markdown: #"""
# Defaults that the app and its widget do not share

An app and its extensions are different programs, and each has a `UserDefaults.standard` of its own. This rule finds, in
code that runs in a widget's extension, what is read from there or written to there by its key:

- `UserDefaults.standard`, `UserDefaults()` and `UserDefaults(suiteName: nil)`, which are the same store;
- `.standard` where a `UserDefaults` is expected, such as a default value that a caller leaves in place;
- a constant, property or function of the project that leads to one of these;
- `@AppStorage` without `store:`, or with the standard store;
- properties that the project adds to `UserDefaults`, used on the standard store.

Such code is: files that only widget extensions compile, what providers and drawn views reach, and the `perform()` of an
intent that a widget's button or toggle runs.

## Why it matters

Nothing fails. The app saves 7, the widget reads 0, and shows 0 for as long as it lives.

## How sure it is

The store has to be followed to the place where it is made. What comes from another module is left alone. So are

- values that the extension keeps for itself, such as a cache: it writes the same key in a provider or in a file of its
  own;
- keys of the system, such as `AppleLanguages`, which every process can read;
- code for debug builds and previews, and code of the app's that no widget reaches;
- Live Activity intents and others that the system performs in the app;
- everything, where code joins stores by `addSuite(named:)`; and `@AppStorage`, where `.defaultAppStorage(…)` is set for
  the views.

The standard store as what remains where the app group's cannot be opened, or has no value, is `info`: it does no harm,
and no good.

The fix (unsafe) names the app group, where the entitlements of the widget's extension or the code know exactly one. It is
unsafe because the app must write to the same place.

## Bad

### Read in a provider

```swift
import WidgetKit

struct CupsEntry: TimelineEntry {
    let date: Date
    let cups: Int
}

struct CupsProvider: TimelineProvider {
    func placeholder(in context: Context) -> CupsEntry {
        CupsEntry(date: .now, cups: 3)
    }

    func getSnapshot(in context: Context, completion: @escaping (CupsEntry) -> Void) {
        completion(CupsEntry(date: .now, cups: UserDefaults().integer(forKey: "cups"))) // finding: standard-user-defaults
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<CupsEntry>) -> Void) {
        let cups = UserDefaults.standard.integer(forKey: "cups") // finding: standard-user-defaults
        let entry = CupsEntry(date: .now, cups: cups)
        completion(Timeline(entries: [entry], policy: .after(.now.addingTimeInterval(3_600))))
    }
}
```

### Beside defaults of the app group

```swift
import SwiftUI
import WidgetKit

struct GlassesEntry: TimelineEntry {
    let date: Date
    let glasses: Int
}

enum GlassesStore {
    static let shared = UserDefaults(suiteName: "group.com.example.glasses")
}

struct GlassesProvider: TimelineProvider {
    func placeholder(in context: Context) -> GlassesEntry {
        GlassesEntry(date: .now, glasses: 3)
    }

    func getSnapshot(in context: Context, completion: @escaping (GlassesEntry) -> Void) {
        completion(GlassesEntry(date: .now, glasses: GlassesStore.shared?.integer(forKey: "glasses") ?? 0))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<GlassesEntry>) -> Void) {
        let glasses = UserDefaults.standard.integer(forKey: "glasses") // finding: standard-user-defaults
        let entry = GlassesEntry(date: .now, glasses: glasses)
        completion(Timeline(entries: [entry], policy: .after(.now.addingTimeInterval(3_600))))
    }
}
```

With the fix:

```swift fixed
import SwiftUI
import WidgetKit

struct GlassesEntry: TimelineEntry {
    let date: Date
    let glasses: Int
}

enum GlassesStore {
    static let shared = UserDefaults(suiteName: "group.com.example.glasses")
}

struct GlassesProvider: TimelineProvider {
    func placeholder(in context: Context) -> GlassesEntry {
        GlassesEntry(date: .now, glasses: 3)
    }

    func getSnapshot(in context: Context, completion: @escaping (GlassesEntry) -> Void) {
        completion(GlassesEntry(date: .now, glasses: GlassesStore.shared?.integer(forKey: "glasses") ?? 0))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<GlassesEntry>) -> Void) {
        let glasses = UserDefaults(suiteName: "group.com.example.glasses")?.integer(forKey: "glasses") ?? 0
        let entry = GlassesEntry(date: .now, glasses: glasses)
        completion(Timeline(entries: [entry], policy: .after(.now.addingTimeInterval(3_600))))
    }
}
```

### Through a property, a function and a default value

```swift
import WidgetKit

struct GoalEntry: TimelineEntry {
    let date: Date
    let goal: Int
}

struct GoalProvider: AppIntentTimelineProvider {
    private let store = GoalStore()
    private let names = NameStore() // finding: standard-user-defaults

    func placeholder(in context: Context) -> GoalEntry {
        GoalEntry(date: .now, goal: 8_000)
    }

    func snapshot(for configuration: GoalIntent, in context: Context) async -> GoalEntry {
        GoalEntry(date: .now, goal: store.goal())
    }

    func timeline(for configuration: GoalIntent, in context: Context) async -> Timeline<GoalEntry> {
        let entry = GoalEntry(date: .now, goal: store.goal() + names.count() + Settings.bonus)
        return Timeline(entries: [entry], policy: .after(.now.addingTimeInterval(3_600)))
    }
}

struct GoalStore {
    private let defaults = UserDefaults.standard // finding: standard-user-defaults

    func goal() -> Int {
        defaults.integer(forKey: "goal")
    }
}

final class NameStore {
    private let defaults: UserDefaults

    init(defaults: UserDefaults = .standard) {
        self.defaults = defaults
    }

    func count() -> Int {
        defaults.stringArray(forKey: "names")?.count ?? 0
    }
}

enum Settings {
    static var defaults: UserDefaults {
        .standard // finding: standard-user-defaults
    }

    static var bonus: Int { defaults.integer(forKey: "bonus") }
}
```

### A provider that is made without a store

```swift
import SwiftUI
import WidgetKit

struct StreakEntry: TimelineEntry {
    let date: Date
    let days: Int
}

struct StreakProvider: TimelineProvider {
    var defaults: UserDefaults = .standard

    func getSnapshot(in context: Context, completion: @escaping (StreakEntry) -> Void) {
        completion(StreakEntry(date: .now, days: defaults.integer(forKey: "streak")))
    }
}

struct StreakWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Streak", provider: StreakProvider()) { entry in // finding: standard-user-defaults
            Text(entry.days, format: .number).containerBackground(.fill.tertiary, for: .widget)
        }
        .configurationDisplayName("Streak")
        .description("Streak at a glance.")
        .supportedFamilies([.systemSmall])
    }
}
```

### @AppStorage in a drawn view

```swift
import SwiftUI
import WidgetKit

struct MoodWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Mood", provider: MoodProvider()) { _ in
            MoodView().containerBackground(.fill.tertiary, for: .widget)
        }
        .configurationDisplayName("Mood")
        .description("Mood at a glance.")
        .supportedFamilies([.systemSmall])
    }
}

struct MoodView: View {
    @AppStorage("mood") private var mood = "calm" // finding: standard-user-defaults
    @AppStorage("mood.color", store: .standard) private var color = "blue" // finding: standard-user-defaults

    var body: some View {
        Text(mood + color)
    }
}
```

### Written by an intent of the widget's button

```swift
import AppIntents
import SwiftUI
import WidgetKit

struct DoneWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Done", provider: DoneProvider()) { _ in
            DoneView().containerBackground(.fill.tertiary, for: .widget)
        }
        .configurationDisplayName("Done")
        .description("Done at a glance.")
        .supportedFamilies([.systemSmall])
    }
}

struct DoneView: View {
    var body: some View {
        Button("Done", intent: DoneIntent())
    }
}

struct DoneIntent: AppIntent {
    static let title: LocalizedStringResource = "Done"

    func perform() async throws -> some IntentResult {
        UserDefaults.standard.set(true, forKey: "done") // finding: standard-user-defaults
        return .result()
    }
}
```

### A property that the project adds

```swift
import WidgetKit

struct TeaEntry: TimelineEntry {
    let date: Date
    let minutes: Int
}

struct TeaProvider: TimelineProvider {
    func getSnapshot(in context: Context, completion: @escaping (TeaEntry) -> Void) {
        completion(TeaEntry(date: .now, minutes: UserDefaults.standard.teaMinutes)) // finding: standard-user-defaults
    }
}

extension UserDefaults {
    var teaMinutes: Int { integer(forKey: "tea.minutes") }
}
```

### In a file of the extension

```swift file=Widget/Theme.swift
import Foundation

enum Theme {
    static func name() -> String {
        UserDefaults.standard.string(forKey: "theme") ?? "light" // finding: standard-user-defaults
    }
}
```

```xml file=Widget/Info.plist
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0">
<dict>
    <key>NSExtension</key>
    <dict>
        <key>NSExtensionPointIdentifier</key>
        <string>com.apple.widgetkit-extension</string>
    </dict>
</dict>
</plist>
```

### What remains where the group cannot be opened

```swift
import WidgetKit

struct RainEntry: TimelineEntry {
    let date: Date
    let chance: Double
}

struct RainProvider: TimelineProvider {
    private let defaults = UserDefaults(suiteName: "group.com.example.rain") ?? .standard // finding: standard-user-defaults (info)

    func getSnapshot(in context: Context, completion: @escaping (RainEntry) -> Void) {
        completion(RainEntry(date: .now, chance: defaults.double(forKey: "chance")))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<RainEntry>) -> Void) {
        let entry = RainEntry(date: .now, chance: RainStore.chance())
        completion(Timeline(entries: [entry], policy: .after(.now.addingTimeInterval(3_600))))
    }
}

enum RainStore {
    static var defaults: UserDefaults {
        guard let shared = UserDefaults(suiteName: "group.com.example.rain") else {
            return .standard // finding: standard-user-defaults (info)
        }
        return shared
    }

    static func chance() -> Double {
        if let data = defaults.data(forKey: "rain"), let chance = Double(String(decoding: data, as: UTF8.self)) {
            return chance
        }
        let old = UserDefaults.standard.data(forKey: "rain") // finding: standard-user-defaults (info)
        return old.map { Double($0.count) } ?? 0
    }
}
```

## Good

### The app group's defaults

```swift
import SwiftUI
import WidgetKit

struct CupsEntry: TimelineEntry {
    let date: Date
    let cups: Int
}

struct CupsProvider: TimelineProvider {
    func getSnapshot(in context: Context, completion: @escaping (CupsEntry) -> Void) {
        let defaults = UserDefaults(suiteName: "group.com.example.cups")
        completion(CupsEntry(date: .now, cups: defaults?.integer(forKey: "cups") ?? 0))
    }
}

struct CupsWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Cups", provider: CupsProvider()) { _ in
            CupsView().containerBackground(.fill.tertiary, for: .widget)
        }
        .configurationDisplayName("Cups")
        .description("Cups at a glance.")
        .supportedFamilies([.systemSmall])
    }
}

struct CupsView: View {
    @AppStorage("cups", store: UserDefaults(suiteName: "group.com.example.cups")) private var cups = 0

    var body: some View {
        Text(cups, format: .number)
    }
}
```

### A store that is set for all views

```swift
import SwiftUI
import WidgetKit

struct MoodWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Mood", provider: MoodProvider()) { _ in
            MoodView()
                .defaultAppStorage(UserDefaults(suiteName: "group.com.example.mood") ?? UserDefaults())
                .containerBackground(.fill.tertiary, for: .widget)
        }
        .configurationDisplayName("Mood")
        .description("Mood at a glance.")
        .supportedFamilies([.systemSmall])
    }
}

struct MoodView: View {
    @AppStorage("mood") private var mood = "calm"

    var body: some View {
        Text(mood)
    }
}
```

### Types and names of the project's own

```swift
import WidgetKit

struct PaceEntry: TimelineEntry {
    let date: Date
    let pace: Double
}

final class Defaults {
    static let standard = Defaults()

    func double(forKey key: String) -> Double { key.isEmpty ? 0 : 5.2 }
}

struct PaceProvider: TimelineProvider {
    func getSnapshot(in context: Context, completion: @escaping (PaceEntry) -> Void) {
        completion(PaceEntry(date: .now, pace: Defaults.standard.double(forKey: "pace") + loadFromUserDefaults()))
    }

    private func loadFromUserDefaults() -> Double { 0 }
}
```

### A store that is passed

```swift
import WidgetKit

struct ListEntry: TimelineEntry {
    let date: Date
    let count: Int
}

struct ListStore {
    var defaults: UserDefaults = .standard

    func count() -> Int { defaults.integer(forKey: "count") }
}

struct ListProvider: TimelineProvider {
    func getSnapshot(in context: Context, completion: @escaping (ListEntry) -> Void) {
        guard let defaults = UserDefaults(suiteName: "group.com.example.list") else { return completion(ListEntry(date: .now, count: 0)) }
        completion(ListEntry(date: .now, count: ListStore(defaults: defaults).count()))
    }
}
```

### What the widget keeps for itself

```swift
import WidgetKit

struct QuoteEntry: TimelineEntry {
    let date: Date
    let text: String
}

struct QuoteProvider: TimelineProvider {
    func getSnapshot(in context: Context, completion: @escaping (QuoteEntry) -> Void) {
        let shown = UserDefaults.standard.integer(forKey: "quote.shown")
        UserDefaults.standard.set(shown + 1, forKey: "quote.shown")
        completion(QuoteEntry(date: .now, text: "Quote \(shown)"))
    }
}
```

### Keys of the system, and defaults that are registered

```swift
import WidgetKit

struct WordEntry: TimelineEntry {
    let date: Date
    let languages: [String]
}

struct WordProvider: TimelineProvider {
    func getSnapshot(in context: Context, completion: @escaping (WordEntry) -> Void) {
        UserDefaults.standard.register(defaults: ["words": 3])
        let languages = UserDefaults.standard.stringArray(forKey: "AppleLanguages") ?? []
        completion(WordEntry(date: .now, languages: languages))
    }
}
```

### Suites that are joined

```swift
import WidgetKit

struct TideEntry: TimelineEntry {
    let date: Date
    let level: Double
}

struct TideProvider: TimelineProvider {
    func getSnapshot(in context: Context, completion: @escaping (TideEntry) -> Void) {
        UserDefaults.standard.addSuite(named: "group.com.example.tide")
        completion(TideEntry(date: .now, level: UserDefaults.standard.double(forKey: "level")))
    }
}
```

### Code of the app, and code for debug builds

```swift
import SwiftUI
import WidgetKit

struct SettingsScreen: View {
    @AppStorage("sound") private var sound = true

    var body: some View {
        Toggle("Sound", isOn: $sound)
            .onChange(of: sound) {
                UserDefaults.standard.set(Date.now, forKey: "changed")
                WidgetCenter.shared.reloadTimelines(ofKind: "Bell")
            }
    }
}

struct BellEntry: TimelineEntry {
    let date: Date
    let rings: Bool
}

struct BellProvider: TimelineProvider {
    func getSnapshot(in context: Context, completion: @escaping (BellEntry) -> Void) {
        completion(BellEntry(date: .now, rings: rings))
    }

    private var rings: Bool {
        #if DEBUG
        if UserDefaults.standard.bool(forKey: "ring.always") { return true }
        #endif
        #if !WIDGET
        return UserDefaults.standard.bool(forKey: "sound")
        #else
        return UserDefaults(suiteName: "group.com.example.bell")?.bool(forKey: "sound") ?? true
        #endif
    }
}

struct BellWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Bell", provider: BellProvider()) { entry in
            Text(entry.rings ? "On" : "Off").containerBackground(.fill.tertiary, for: .widget)
        }
        .configurationDisplayName("Bell")
        .description("Bell at a glance.")
        .supportedFamilies([.systemSmall])
    }
}
```

### An intent that the system performs in the app

```swift
import ActivityKit
import AppIntents
import SwiftUI
import WidgetKit

struct RideActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: RideAttributes.self) { _ in
            Button("Stop", intent: StopRide())
        } dynamicIsland: { _ in
            DynamicIsland {
                DynamicIslandExpandedRegion(.center) { Button("Stop", intent: StopRide()) }
            } compactLeading: {
                Text("Ride")
            } compactTrailing: {
                Text("1")
            } minimal: {
                Text("1")
            }
        }
    }
}

struct StopRide: LiveActivityIntent {
    static let title: LocalizedStringResource = "Stop"

    func perform() async throws -> some IntentResult {
        UserDefaults.standard.set(Date.now, forKey: "stopped")
        return .result()
    }
}
```

### A watch app

```swift file=WatchApp/Today.swift
import SwiftUI
import WidgetKit

@main
struct TodayApp: App {
    @AppStorage("today") private var today = 0

    var body: some Scene {
        WindowGroup { Text(UserDefaults.standard.integer(forKey: "today") + today, format: .number) }
    }
}
```

```xml file=WatchApp/Info.plist
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0">
<dict>
    <key>WKApplication</key>
    <true/>
</dict>
</plist>
```

## References

- [UserDefaults](https://developer.apple.com/documentation/foundation/userdefaults)
- [Configuring app groups](https://developer.apple.com/documentation/xcode/configuring-app-groups)
- [AppStorage](https://developer.apple.com/documentation/swiftui/appstorage)

"""#
    )
}

extension RulePages {
    static let staticTimerFormat = RulePage(
        id: "static-timer-format",
        title: "A timer that formats a date which never changes",
        group: "rendering",
        severity: .warning,
        set: "recommended",
        fix: "none",
        since: "0.1.0",
        markdown: #"""
# A timer that formats a date which never changes

This rule finds `Text(date, format: style)` whose style counts (`.timer`, `.stopwatch`, `.offset`, `.reference`, and the types
`SystemFormatStyle.Timer` and its relatives) and whose date is `.now`, `Date.now`, `Date()` or `entry.date`.

## Why it matters

Such a text formats one date, once: a countdown that stands at 4:59 until the next entry comes. What the system keeps
up to date is a text whose source is the current date: `Text(.currentDate, format: …)`, since iOS 18.

## How sure it is

The styles are meant for a source of dates, so a fixed one is a mistake in any view; only inside a `TimelineView`, which gives a
new date with each tick, it is left alone. Dates from elsewhere, and all other formats, are left alone, too.

The rule is made of this selector:

```selector
call[name=Text]
    :argument(_: :is(member[name=now], member[name=date][base=entry], call[name=Date][arguments=0]))
    :argument(format: :is(call[name=timer|stopwatch|offset|reference], call[base=SystemFormatStyle])@style)
    :not(:in(call[name=TimelineView]))
    :external

message: this text formats one date and does not count
why: It shows what the date was when the view was drawn, until the next entry comes
write: Text(.currentDate, format: …), which the system keeps up to date
at: style
```

## Bad

### Now, and the date of the entry

```swift
import SwiftUI
import WidgetKit

struct RoundEntry: TimelineEntry {
    let date: Date
    let end: Date
}

struct RoundClock: View {
    let entry: RoundEntry

    var body: some View {
        VStack {
            Text(.now, format: .timer(countingDownIn: entry.date..<entry.end)) // finding: static-timer-format
            Text(entry.date, format: .stopwatch(startingAt: entry.date)) // finding: static-timer-format
            Text(entry.date, format: .offset(to: entry.end)) // finding: static-timer-format
            Text(entry.date, format: .reference(to: entry.end)) // finding: static-timer-format
            Text(entry.date, format: SystemFormatStyle.DateOffset(to: entry.end)) // finding: static-timer-format
        }
        .containerBackground(.fill.tertiary, for: .widget)
    }
}
```

## Good

### The current date, and other formats

```swift
import SwiftUI
import WidgetKit

struct RoundEntry: TimelineEntry {
    let date: Date
    let end: Date
}

struct RoundClock: View {
    let entry: RoundEntry

    var body: some View {
        VStack {
            Text(.currentDate, format: .timer(countingDownIn: entry.date..<entry.end))
            Text(entry.date, format: .dateTime.hour().minute())
            Text(entry.end, format: .offset(to: entry.date))
        }
        .containerBackground(.fill.tertiary, for: .widget)
    }
}
```

### A timeline view of the app

```swift
import SwiftUI
import WidgetKit

struct RoundScreen: View {
    let start: Date

    var body: some View {
        TimelineView(.periodic(from: start, by: 1)) { _ in
            Text(.now, format: .stopwatch(startingAt: start))
        }
        .onDisappear { WidgetCenter.shared.reloadTimelines(ofKind: "Round") }
    }
}
```

## References

- [TimeDataSource](https://developer.apple.com/documentation/swiftui/timedatasource)
- [Displaying dynamic dates in widgets](https://developer.apple.com/documentation/widgetkit/displaying-dynamic-dates)

"""#,
        definitions: [
            RuleDefinition(text: """
call[name=Text]
    :argument(_: :is(member[name=now], member[name=date][base=entry], call[name=Date][arguments=0]))
    :argument(format: :is(call[name=timer|stopwatch|offset|reference], call[base=SystemFormatStyle])@style)
    :not(:in(call[name=TimelineView]))
    :external

message: this text formats one date and does not count
why: It shows what the date was when the view was drawn, until the next entry comes
write: Text(.currentDate, format: …), which the system keeps up to date
at: style
""", offset: 943),
        ]
    )
}

extension RulePages {
    static let storeOutsideAppGroup = RulePage(
        id: "store-outside-app-group",
        title: "A store of SwiftData or Core Data where the app cannot see it",
        group: "data-and-project-files",
        severity: .warning,
        set: "recommended",
        fix: "none",
        since: "0.1.0",
        markdown: #"""
# A store of SwiftData or Core Data where the app cannot see it

In code that runs in a widget's extension this rule finds

- `ModelContainer(for:)` and the modifier `.modelContainer(for:)` without a configuration, and `ModelConfiguration(…)` that names
  neither a `groupContainer:` nor a `url:`;
- `NSPersistentContainer(name:)` and `NSPersistentCloudKitContainer(name:)` in a file that gives the store no place of its own;
- a store that the extension mirrors to CloudKit: `ModelConfiguration(…)` without `cloudKitDatabase:`, or
  `NSPersistentCloudKitContainer`, where the extension's entitlements switch CloudKit on.

## Why it matters

Without a place both frameworks put the store into the folder of the process. That of the extension is another one than that
of the app: the widget opens an empty store, finds nothing, and no error is thrown. Two processes that mirror one store to
CloudKit get in each other's way.

## How sure it is

SwiftData takes the app group by itself where the entitlements of the process list one. Where those of the extension list
exactly one, or nobody can say what they list, stores that name no place are left alone; where they list several, it is
better to say which. Left alone are stores in memory, configurations that come from elsewhere, and Core Data's wherever the
file mentions another place, but for the well-known lines for previews in memory.

Files that are given without any project, property list or package count as a widget's where they import WidgetKit and ask for
no reload, or where the function or type is named after a widget; the entitlements beside them count as theirs.

## Bad

### SwiftData without a place

```swift
import SwiftData
import WidgetKit

struct PlantEntry: TimelineEntry {
    let date: Date
    let count: Int
}

struct PlantProvider: AppIntentTimelineProvider {
    func snapshot(for configuration: PlantIntent, in context: Context) async -> PlantEntry {
        let container = try? ModelContainer(for: Plant.self) // finding: store-outside-app-group
        return PlantEntry(date: .now, count: container == nil ? 0 : 1)
    }

    func timeline(for configuration: PlantIntent, in context: Context) async -> Timeline<PlantEntry> {
        let entry = PlantEntry(date: .now, count: await PlantStore.count())
        return Timeline(entries: [entry], policy: .after(.now.addingTimeInterval(3_600)))
    }
}

enum PlantStore {
    static func count() async -> Int {
        let configuration = ModelConfiguration(isStoredInMemoryOnly: false) // finding: store-outside-app-group
        guard let container = try? ModelContainer(for: Plant.self, configurations: configuration) else { return 0 }
        return container.configurations.count
    }
}
```

### A modifier of a drawn view

```swift
import SwiftData
import SwiftUI
import WidgetKit

struct PlantWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Plants", provider: PlantProvider()) { _ in
            Text("Plants")
                .modelContainer(for: Plant.self) // finding: store-outside-app-group
                .containerBackground(.fill.tertiary, for: .widget)
        }
        .configurationDisplayName("Plants")
        .description("Plants at a glance.")
        .supportedFamilies([.systemSmall])
    }
}
```

### Core Data

```swift
import CoreData
import WidgetKit

struct BirdEntry: TimelineEntry {
    let date: Date
    let names: [String]
}

struct BirdProvider: TimelineProvider {
    func getSnapshot(in context: Context, completion: @escaping (BirdEntry) -> Void) {
        completion(BirdEntry(date: .now, names: BirdStore.shared.names()))
    }
}

final class BirdStore {
    static let shared = BirdStore()

    private let container: NSPersistentContainer

    init(inMemory: Bool = false) {
        container = NSPersistentContainer(name: "Birds") // finding: store-outside-app-group
        if inMemory {
            container.persistentStoreDescriptions.first?.url = URL(fileURLWithPath: "/dev/null")
        }
        container.loadPersistentStores { _, _ in }
    }

    func names() -> [String] { [] }
}
```

### Several groups to choose from, and one that is refused

```swift file=Widget/MoodStore.swift
import SwiftData

enum MoodStore {
    static let container = try? ModelContainer(for: Mood.self) // finding: store-outside-app-group
    static let own = ModelConfiguration(groupContainer: .none) // finding: store-outside-app-group
}
```

```xml file=Widget/Info.plist
<plist version="1.0">
<dict>
    <key>NSExtension</key>
    <dict>
        <key>NSExtensionPointIdentifier</key>
        <string>com.apple.widgetkit-extension</string>
    </dict>
</dict>
</plist>
```

```xml file=Widget/Widget.entitlements
<plist version="1.0">
<dict>
    <key>com.apple.security.application-groups</key>
    <array>
        <string>group.com.example.mood</string>
        <string>group.com.example.diary</string>
    </array>
</dict>
</plist>
```

### The extension mirrors the store

```swift file=Widget/HabitStore.swift
import CoreData
import SwiftData

enum HabitStore {
    static let configuration = ModelConfiguration(groupContainer: .identifier("group.com.example.habit")) // finding: store-outside-app-group

    static func open(_ model: NSManagedObjectModel) -> NSPersistentContainer {
        let container = NSPersistentCloudKitContainer(name: "Habits", managedObjectModel: model) // finding: store-outside-app-group
        let folder = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.com.example.habit")
        if let url = folder?.appending(path: "habits.sqlite") {
            container.persistentStoreDescriptions = [NSPersistentStoreDescription(url: url)]
        }
        return container
    }
}
```

```xml file=Widget/Info.plist
<plist version="1.0">
<dict>
    <key>NSExtension</key>
    <dict>
        <key>NSExtensionPointIdentifier</key>
        <string>com.apple.widgetkit-extension</string>
    </dict>
</dict>
</plist>
```

```xml file=Widget/Widget.entitlements
<plist version="1.0">
<dict>
    <key>com.apple.developer.icloud-services</key>
    <array>
        <string>CloudKit</string>
    </array>
    <key>com.apple.security.application-groups</key>
    <array>
        <string>group.com.example.habit</string>
    </array>
</dict>
</plist>
```

### Files without a project

```swift
import SwiftData
import WidgetKit

@MainActor
func moods() -> [Mood] {
    let container = try? ModelContainer(for: Mood.self) // finding: store-outside-app-group
    return (try? container?.mainContext.fetch(FetchDescriptor<Mood>())) ?? []
}
```

## Good

### The app group's folder

```swift
import CoreData
import SwiftData
import WidgetKit

struct MoodEntry: TimelineEntry {
    let date: Date
    let count: Int
}

struct MoodProvider: TimelineProvider {
    func getSnapshot(in context: Context, completion: @escaping (MoodEntry) -> Void) {
        let configuration = ModelConfiguration(groupContainer: .identifier("group.com.example.mood"), cloudKitDatabase: .none)
        let container = try? ModelContainer(for: Mood.self, configurations: configuration)
        completion(MoodEntry(date: .now, count: container == nil ? 0 : DiaryStore().count))
    }
}

struct DiaryStore {
    let container = NSPersistentContainer(name: "Diary")
    let count = 3

    init() {
        let folder = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.com.example.mood")
        if let url = folder?.appending(path: "diary.sqlite") {
            container.persistentStoreDescriptions = [NSPersistentStoreDescription(url: url)]
        }
    }
}
```

### One group in the entitlements, which SwiftData takes

```swift file=Widget/MoodStore.swift
import SwiftData

enum MoodStore {
    static let container = try? ModelContainer(for: Mood.self)
    static let configuration = ModelConfiguration(groupContainer: .automatic)
}
```

```xml file=Widget/Info.plist
<plist version="1.0">
<dict>
    <key>NSExtension</key>
    <dict>
        <key>NSExtensionPointIdentifier</key>
        <string>com.apple.widgetkit-extension</string>
    </dict>
</dict>
</plist>
```

```xml file=Widget/Widget.entitlements
<plist version="1.0">
<dict>
    <key>com.apple.security.application-groups</key>
    <array>
        <string>group.com.example.mood</string>
    </array>
</dict>
</plist>
```

### An extension whose entitlements are not there to be read

```swift file=Widget/MoodStore.swift
import SwiftData

enum MoodStore {
    static let container = try? ModelContainer(for: Mood.self)
}
```

```xml file=Widget/Info.plist
<plist version="1.0">
<dict>
    <key>NSExtension</key>
    <dict>
        <key>NSExtensionPointIdentifier</key>
        <string>com.apple.widgetkit-extension</string>
    </dict>
</dict>
</plist>
```

### Stores in memory, and types of the project's own

```swift
import SwiftData
import WidgetKit

struct SampleEntry: TimelineEntry {
    let date: Date
}

struct SampleProvider: TimelineProvider {
    func getSnapshot(in context: Context, completion: @escaping (SampleEntry) -> Void) {
        let configuration = ModelConfiguration(isStoredInMemoryOnly: true)
        _ = try? ModelContainer(for: Mood.self, configurations: configuration)
        _ = NSPersistentContainer(name: "Samples")
        completion(SampleEntry(date: .now))
    }
}

struct NSPersistentContainer {
    let name: String
}
```

### Code of the app

```swift
import SwiftData
import SwiftUI
import WidgetKit

@main
struct MoodApp: App {
    var body: some Scene {
        WindowGroup { MoodList() }
            .modelContainer(for: Mood.self)
    }
}

struct MoodList: View {
    var body: some View {
        Text("Moods")
    }
}

@MainActor
func deleteAll() throws {
    let container = try ModelContainer(for: Mood.self)
    try container.mainContext.delete(model: Mood.self)
    WidgetCenter.shared.reloadTimelines(ofKind: "Mood")
}

struct MoodWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Mood", provider: MoodProvider()) { _ in
            Text("Mood").containerBackground(.fill.tertiary, for: .widget)
        }
        .configurationDisplayName("Mood")
        .description("Mood at a glance.")
        .supportedFamilies([.systemSmall])
    }
}
```

### No CloudKit in the extension

```swift file=Widget/HabitStore.swift
import SwiftData

enum HabitStore {
    static let configuration = ModelConfiguration(groupContainer: .identifier("group.com.example.habit"))
}
```

```xml file=Widget/Info.plist
<plist version="1.0">
<dict>
    <key>NSExtension</key>
    <dict>
        <key>NSExtensionPointIdentifier</key>
        <string>com.apple.widgetkit-extension</string>
    </dict>
</dict>
</plist>
```

```xml file=Widget/Widget.entitlements
<plist version="1.0">
<dict>
    <key>com.apple.security.application-groups</key>
    <array>
        <string>group.com.example.habit</string>
    </array>
</dict>
</plist>
```

```xml file=App/App.entitlements
<plist version="1.0">
<dict>
    <key>com.apple.developer.icloud-services</key>
    <array>
        <string>CloudKit</string>
    </array>
    <key>com.apple.security.application-groups</key>
    <array>
        <string>group.com.example.habit</string>
    </array>
</dict>
</plist>
```

## References

- [ModelContainer.configurations](https://developer.apple.com/documentation/swiftdata/modelcontainer/configurations)
- [ModelConfiguration.GroupContainer](https://developer.apple.com/documentation/swiftdata/modelconfiguration/groupcontainer-swift.struct)
- [NSPersistentStoreDescription](https://developer.apple.com/documentation/coredata/nspersistentstoredescription)

"""#
    )
}

extension RulePages {
    static let suppressionWithoutReason = RulePage(
        id: "suppression-without-reason",
        title: "A suppression that does not say why",
        group: "suppressions",
        severity: .warning,
        set: "recommended",
        fix: "unsafe",
        since: "0.1.0",
        markdown: """
# A suppression that does not say why

`// widgetlint:ignore RULE -- reason` needs its reason, behind two hyphens or a colon. Without one it has no effect. This
rule finds comments that give none, that hold only a place for one (`<#reason#>`), or whose reason stands there without
the hyphens.

## Why it matters

A finding is silenced because of something the code does not show. When that changes, the next person has to know whether
the comment is still right; without the reason it is copied and kept, and the widget stays broken.

## How sure it is

What counts is that something is written, not what. A comment in a Markdown file about the README check is left to
[`readme-exemption`](readme-exemption.md).

The fix (unsafe) puts `-- <#reason#>` there for the author to fill in, or the hyphens before the words that follow.

## Bad

### No reason

```swift
import WidgetKit

func timeline(_ entries: [BusEntry]) -> Timeline<BusEntry> {
    // finding below: suppression-without-reason
    // widgetlint:ignore reload-policy-type
    Timeline(entries: entries, policy: .after(900)) // finding: reload-policy-type
}
```

With the fix:

```swift fixed
import WidgetKit

func timeline(_ entries: [BusEntry]) -> Timeline<BusEntry> {
    // finding below: suppression-without-reason
    // widgetlint:ignore reload-policy-type -- <#reason#>
    Timeline(entries: entries, policy: .after(900))
}
```

### An empty one, and one that was never filled in

```swift
import WidgetKit

func timeline(_ entries: [BusEntry]) -> Timeline<BusEntry> {
    // finding below: suppression-without-reason
    // widgetlint:ignore reload-policy-type --
    let first = Timeline(entries: entries, policy: .after(60)) // finding: reload-policy-type
    // finding below: suppression-without-reason
    // widgetlint:ignore reload-policy-type -- <#reason#>
    let second = Timeline(entries: entries, policy: .after(900)) // finding: reload-policy-type
    return entries.isEmpty ? first : second
}
```

### Words without the hyphens

```swift
import WidgetKit

func timeline(_ entries: [BusEntry]) -> Timeline<BusEntry> {
    // finding below: suppression-without-reason
    // widgetlint:ignore reload-policy-type because the helper takes seconds
    Timeline(entries: entries, policy: .after(900)) // finding: reload-policy-type
}
```

### In a Markdown file

````md file=Guide.md
# Reloading

<!-- finding: suppression-without-reason -->
<!-- widgetlint:ignore reload-policy-type -->
<!-- finding: reload-policy-type -->
```swift
let timeline = Timeline(entries: [entry], policy: .after(900))
```
````

## Good

### Why it is right here

```swift
import WidgetKit

func timeline(_ entries: [BusEntry]) -> Timeline<BusEntry> {
    // widgetlint:ignore reload-policy-type -- the helper of this package takes seconds
    let first = Timeline(entries: entries, policy: .after(60))
    // widgetlint:ignore reload-policy-type: the helper of this package takes seconds
    let second = Timeline(entries: entries, policy: .after(900))
    return entries.isEmpty ? first : second
}
```

## References

- [WidgetKit: Timeline](https://developer.apple.com/documentation/widgetkit/timeline)

"""
    )
}

extension RulePages {
    static let symbolEffect = RulePage(
        id: "symbol-effect",
        title: "A symbol effect in a widget",
        group: "rendering",
        severity: .warning,
        set: "recommended",
        fix: "safe",
        since: "0.1.0",
        markdown: #"""
# A symbol effect in a widget

In a view that a widget or a Live Activity renders, this rule finds `.symbolEffect(…)` as a modifier of a view, with or
without `value:`, `isActive:` and `options:`.

## Why it matters

A symbol effect runs while somebody looks at the view. Nobody does: the system draws the widget from an archive, and
animates nothing but the change from one entry to the next. The symbol stands still, and what the effect was meant to
say (recording, loading, new) is not said.

## How sure it is

`.contentTransition(.symbolEffect(…))` is something else: it says how one entry's symbol becomes the next one's, and is
left alone. So are `.transition(.symbolEffect)` and views that no configuration reaches.

That a widget ignores the effect is the experience of developers, not a sentence of Apple's; hence a warning and no error.

The rule is made of this selector:

```selector
call[name=symbolEffect][base]:external:in(rendered-view)

message: a symbol effect does not run in a widget
why: The system draws the view once and animates only the change to the next entry; the symbol stands still
write: .contentTransition(.symbolEffect(.replace)) for the change from one symbol to another, or nothing
fix: Remove the symbol effect
edit: remove modifier
```

## Bad

### An effect that repeats, and one that follows a value

```swift
import SwiftUI
import WidgetKit

struct RecordingDot: View {
    let count: Int

    var body: some View {
        HStack {
            Image(systemName: "record.circle")
                .symbolEffect(.pulse, options: .repeating) // finding: symbol-effect
            Image(systemName: "bell").symbolEffect(.bounce, value: count) // finding: symbol-effect
        }
        .containerBackground(.fill.tertiary, for: .widget)
    }
}
```

With the fix:

```swift fixed
import SwiftUI
import WidgetKit

struct RecordingDot: View {
    let count: Int

    var body: some View {
        HStack {
            Image(systemName: "record.circle")
            Image(systemName: "bell")
        }
        .containerBackground(.fill.tertiary, for: .widget)
    }
}
```

## Good

### A content transition, a transition

```swift
import SwiftUI
import WidgetKit

struct RecordingDot: View {
    let isRecording: Bool

    var body: some View {
        HStack {
            Image(systemName: isRecording ? "record.circle.fill" : "record.circle")
                .contentTransition(.symbolEffect(.replace))
            if isRecording {
                Image(systemName: "waveform").transition(.symbolEffect)
            }
        }
        .containerBackground(.fill.tertiary, for: .widget)
    }
}
```

### A view that only the app shows

```swift
import SwiftUI
import WidgetKit

struct RecorderScreen: View {
    var body: some View {
        Image(systemName: "record.circle")
            .symbolEffect(.pulse)
            .onDisappear { WidgetCenter.shared.reloadTimelines(ofKind: "Recorder") }
    }
}
```

## References

- [Animating data updates in widgets and Live Activities](https://developer.apple.com/documentation/widgetkit/animating-data-updates-in-widgets-and-live-activities)

"""#,
        definitions: [
            RuleDefinition(text: """
call[name=symbolEffect][base]:external:in(rendered-view)

message: a symbol effect does not run in a widget
why: The system draws the view once and animates only the change to the next entry; the symbol stands still
write: .contentTransition(.symbolEffect(.replace)) for the change from one symbol to another, or nothing
fix: Remove the symbol effect
edit: remove modifier
""", offset: 1002),
        ]
    )
}

extension RulePages {
    static let timelineNeverCompletes = RulePage(
        id: "timeline-never-completes",
        title: "A timeline or snapshot whose completion is not always called",
        group: "timeline-providers",
        severity: .error,
        set: "recommended",
        fix: "none",
        since: "0.1.0",
        markdown: #"""
# A timeline or snapshot whose completion is not always called

`getTimeline(in:completion:)` and `getSnapshot(in:completion:)` answer by calling `completion`. This rule follows every
path through them and finds those that end without doing so:

- a `return` in a `guard`, an `if` or a case of a `switch`;
- a branch that does nothing: `case .failure: break`, a `catch` that prints, an `if let` without an `else`;
- an error in a `Task` or another closure with no `catch` around the `try`;
- the same in functions of the project that are given the completion, or a closure that calls it;
- a class that keeps a completion or continuation, and calls it only when the location manager has found a place.

## Why it matters

WidgetKit waits for the answer. When it does not come, the widget keeps showing what it has, or stays a placeholder when
it has nothing, and the system grants the extension less time for the next attempt. It happens exactly when something
is not as it should be: without a connection, without permission, with data of an older version. On the desk of whoever
wrote it, it works.

## How sure it is

A path is reported when it certainly ends without a call. Handing the completion on counts as a call: as an argument to
a function that the project does not declare, stored in a property or an array, in a closure that is stored. A closure
that is passed to a function is asked about its own paths, and so is the function, if the project declares it and there
is only one that can be meant.

The rule is silent

- about a path that ends the program, such as one with `fatalError`;
- about `guard let self else { return }` and cancelled tasks: WidgetKit keeps the provider until it has an answer;
- where a closure may run several times or not at all, as in a loop, `forEach`, `sink` or an observer, and where two
  closures of one call have the completion;
- where two conditions in a row call it, as they may exclude each other;
- about `#available` without an `else`, and about code for some builds alone.

It does not see that a function of another module never calls back. Two calls on one path are no concern of it.

## Bad

### A guard that leaves

```swift
import WidgetKit

struct TideEntry: TimelineEntry {
    let date: Date
    let level: Double
}

struct TideProvider: TimelineProvider {
    func placeholder(in context: Context) -> TideEntry { TideEntry(date: .now, level: 1.2) }

    func getSnapshot(in context: Context, completion: @escaping (TideEntry) -> Void) {
        completion(TideEntry(date: .now, level: 1.4))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<TideEntry>) -> Void) {
        guard let station = Station.chosen else {
            return // finding: timeline-never-completes
        }
        let url = station.url
        URLSession.shared.dataTask(with: url) { data, _, _ in
            guard let data, let level = Double(String(decoding: data, as: UTF8.self)) else {
                return // finding: timeline-never-completes
            }
            let entry = TideEntry(date: .now, level: level)
            completion(Timeline(entries: [entry], policy: .after(.now.addingTimeInterval(3600))))
        }.resume()
    }
}
```

### Branches that do nothing

```swift
import WidgetKit

struct TripEntry: TimelineEntry {
    let date: Date
    let name: String
}

struct TripProvider: TimelineProvider {
    func placeholder(in context: Context) -> TripEntry { TripEntry(date: .now, name: "Lisbon") }

    func getSnapshot(in context: Context, completion: @escaping (TripEntry) -> Void) {
        if let trip = TripStore.next { // finding: timeline-never-completes
            completion(TripEntry(date: .now, name: trip.name))
        }
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<TripEntry>) -> Void) {
        TripService.load { result in
            switch result {
            case .success(let trip):
                let entry = TripEntry(date: .now, name: trip.name)
                completion(Timeline(entries: [entry], policy: .after(.now.addingTimeInterval(3600))))
            case .failure(let error): // finding: timeline-never-completes
                print(error)
            }
        }
    }
}
```

### A catch that only prints

```swift
import WidgetKit

struct ScoreEntry: TimelineEntry {
    let date: Date
    let score: Int
}

struct ScoreProvider: TimelineProvider {
    func placeholder(in context: Context) -> ScoreEntry { ScoreEntry(date: .now, score: 3) }

    func getSnapshot(in context: Context, completion: @escaping (ScoreEntry) -> Void) {
        completion(ScoreEntry(date: .now, score: 3))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<ScoreEntry>) -> Void) {
        do {
            let score = try ScoreStore.read()
            completion(Timeline(entries: [ScoreEntry(date: .now, score: score)], policy: .after(.now.addingTimeInterval(3600))))
        } catch { // finding: timeline-never-completes
            print("no score: \(error)")
        }
    }
}
```

### A task that an error ends

```swift
import WidgetKit

struct RateEntry: TimelineEntry {
    let date: Date
    let rate: Double
}

struct RateProvider: TimelineProvider {
    func placeholder(in context: Context) -> RateEntry { RateEntry(date: .now, rate: 1.08) }

    func getSnapshot(in context: Context, completion: @escaping (RateEntry) -> Void) {
        completion(RateEntry(date: .now, rate: 1.08))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<RateEntry>) -> Void) {
        Task {
            let rate = try await RateService.latest() // finding: timeline-never-completes
            let next = Date.now.addingTimeInterval(3600)
            completion(Timeline(entries: [RateEntry(date: .now, rate: rate)], policy: .after(next)))
        }
    }
}
```

### A helper that does not always call back

```swift file=Kit/PlaceSearch.swift
import Foundation

struct PlaceSearch {
    func nearest(_ done: @escaping (String) -> Void) {
        let url = URL(filePath: "/places.txt")
        URLSession.shared.dataTask(with: url) { data, _, error in
            if let error {
                print(error)
                return // finding: timeline-never-completes
            }
            done(String(decoding: data ?? Data(), as: UTF8.self))
        }.resume()
    }
}
```

```swift file=Widget/PlaceProvider.swift
import WidgetKit

struct PlaceEntry: TimelineEntry {
    let date: Date
    let name: String
}

struct PlaceProvider: TimelineProvider {
    let search = PlaceSearch()

    func placeholder(in context: Context) -> PlaceEntry { PlaceEntry(date: .now, name: "Harbour") }

    func getSnapshot(in context: Context, completion: @escaping (PlaceEntry) -> Void) {
        completion(PlaceEntry(date: .now, name: "Harbour"))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<PlaceEntry>) -> Void) {
        search.nearest { name in
            completion(Timeline(entries: [PlaceEntry(date: .now, name: name)], policy: .after(.now.addingTimeInterval(3600))))
        }
    }
}
```

### A delegate without a method for failure

```swift
import CoreLocation
import WidgetKit

final class Compass: NSObject, CLLocationManagerDelegate { // finding: timeline-never-completes
    private let manager = CLLocationManager()
    private var found: ((CLLocation) -> Void)?

    func find(_ found: @escaping (CLLocation) -> Void) {
        self.found = found
        manager.delegate = self
        manager.requestLocation()
    }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        guard let place = locations.last else { return }
        found?(place)
        found = nil
    }
}
```

### A delegate whose method for failure forgets who waits

```swift file=Kit/Locator.swift
import CoreLocation

final class Locator: NSObject, CLLocationManagerDelegate { // finding: timeline-never-completes
    private let manager = CLLocationManager()
    private var waiting: CheckedContinuation<CLLocation, Never>?

    func place() async -> CLLocation {
        await withCheckedContinuation { continuation in
            waiting = continuation
            manager.delegate = self
            manager.requestLocation()
        }
    }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        waiting?.resume(returning: locations[locations.count - 1])
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: Error) {
        print(error)
    }
}
```

```swift file=Widget/SunProvider.swift
import AppIntents
import WidgetKit

struct SunEntry: TimelineEntry {
    let date: Date
    let latitude: Double
}

struct SunProvider: AppIntentTimelineProvider {
    let locator = Locator()

    func placeholder(in context: Context) -> SunEntry { SunEntry(date: .now, latitude: 54) }

    func snapshot(for configuration: SunIntent, in context: Context) async -> SunEntry {
        SunEntry(date: .now, latitude: 54)
    }

    func timeline(for configuration: SunIntent, in context: Context) async -> Timeline<SunEntry> {
        let place = await locator.place()
        let entry = SunEntry(date: .now, latitude: place.coordinate.latitude)
        return Timeline(entries: [entry], policy: .after(.now.addingTimeInterval(7200)))
    }
}

struct SunIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Sun"
}
```

## Good

### Every path calls

```swift
import WidgetKit

struct TideEntry: TimelineEntry {
    let date: Date
    let level: Double
}

struct TideProvider: TimelineProvider {
    func placeholder(in context: Context) -> TideEntry { TideEntry(date: .now, level: 1.2) }

    func getSnapshot(in context: Context, completion: @escaping (TideEntry) -> Void) {
        guard let level = TideStore.latest else { return completion(placeholder(in: context)) }
        completion(TideEntry(date: .now, level: level))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<TideEntry>) -> Void) {
        let retry = Date.now.addingTimeInterval(1800)
        Task {
            do {
                let level = try await TideService.level()
                completion(Timeline(entries: [TideEntry(date: .now, level: level)], policy: .after(retry)))
            } catch {
                completion(Timeline(entries: [placeholder(in: context)], policy: .after(retry)))
            }
        }
    }
}
```

### A deferred call, and one behind the branches

```swift
import WidgetKit

struct TripEntry: TimelineEntry {
    let date: Date
    let name: String
}

struct TripProvider: TimelineProvider {
    func placeholder(in context: Context) -> TripEntry { TripEntry(date: .now, name: "Lisbon") }

    func getSnapshot(in context: Context, completion: @escaping (TripEntry) -> Void) {
        var entry = placeholder(in: context)
        defer { completion(entry) }
        guard let trip = TripStore.next else { return }
        entry = TripEntry(date: .now, name: trip.name)
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<TripEntry>) -> Void) {
        var name = "No trip"
        if let trip = TripStore.next { name = trip.name }
        do { try TripStore.save() } catch { print(error) }
        let next = Calendar.current.startOfDay(for: .now).addingTimeInterval(100_000)
        completion(Timeline(entries: [TripEntry(date: .now, name: name)], policy: .after(next)))
    }
}
```

### Handed on to functions, stored, or the end of the program

```swift
import WidgetKit

struct RateEntry: TimelineEntry {
    let date: Date
    let rate: Double
}

final class RateProvider: TimelineProvider {
    private let loader = RateLoader()
    private var waiting: [(RateEntry) -> Void] = []

    func placeholder(in context: Context) -> RateEntry { RateEntry(date: .now, rate: 1.08) }

    func getSnapshot(in context: Context, completion: @escaping (RateEntry) -> Void) {
        if context.isPreview {
            completion(placeholder(in: context))
        } else {
            waiting.append(completion)
        }
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<RateEntry>) -> Void) {
        guard let pair = RatePair.standard else { fatalError("the app ships with a pair") }
        loader.load(pair) { [weak self] in
            guard let self else { return }
            self.finish($0, completion)
        }
    }

    private func finish(_ rate: Double?, _ completion: @escaping (Timeline<RateEntry>) -> Void) {
        let entry = RateEntry(date: .now, rate: rate ?? 1)
        completion(Timeline(entries: [entry], policy: .after(.now.addingTimeInterval(3600))))
    }
}

struct RateLoader {
    func load(_ pair: RatePair, done: @escaping (Double?) -> Void) {
        RateService.shared.rate(of: pair, completion: done)
    }
}
```

### A delegate that tells of failure, in another file

```swift file=Widget/Compass.swift
import CoreLocation
import WidgetKit

final class Compass: NSObject, CLLocationManagerDelegate {
    private let manager = CLLocationManager()
    var found: ((CLLocation?) -> Void)?

    func find(_ found: @escaping (CLLocation?) -> Void) {
        self.found = found
        manager.delegate = self
        manager.requestLocation()
    }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        found?(locations.last)
    }
}
```

```swift file=Widget/Compass+Failure.swift
import CoreLocation
import WidgetKit

extension Compass {
    func locationManager(_ manager: CLLocationManager, didFailWithError error: Error) {
        found?(nil)
    }
}
```

### The same names in a type that is no provider

```swift
import WidgetKit

struct TimelineCache {
    func getTimeline(in folder: URL, completion: @escaping (Data) -> Void) {
        guard let data = try? Data(contentsOf: folder) else { return }
        completion(data)
    }
}
```

## References

- [TimelineProvider.getTimeline(in:completion:)](https://developer.apple.com/documentation/widgetkit/timelineprovider/gettimeline(in:completion:))
- [TimelineProvider.getSnapshot(in:completion:)](https://developer.apple.com/documentation/widgetkit/timelineprovider/getsnapshot(in:completion:))
- [CLLocationManagerDelegate](https://developer.apple.com/documentation/corelocation/cllocationmanagerdelegate)

"""#
    )
}

extension RulePages {
    static let timerRangeTraps = RulePage(
        id: "timer-range-traps",
        title: "A range of dates that crashes when the time is up",
        group: "timeline-providers",
        severity: .warning,
        set: "recommended",
        fix: "none",
        since: "0.1.0",
        markdown: #"""
# A range of dates that crashes when the time is up

This rule finds `start...end` of two dates, passed as `timerInterval:`, directly or through a property, or given by
something of the type `ClosedRange<Date>` in a file that imports WidgetKit or ActivityKit, where the end varies and
nothing makes sure that it is not before the beginning.

## Why it matters

`Date.now...end` stops the program when `end` is in the past: a range cannot end before it begins. While a timer runs
all is well. Then the time is up, the system draws the widget or the Live Activity once more, and the extension crashes.
The person sees a blank rectangle, exactly when they were waiting for the result.

## How sure it is

Left alone are ranges whose end is counted from the same date as the beginning (`start...start.addingTimeInterval(60)`),
whose bounds go through `max` or `min`, or through a property or function that compares anything, ranges of a
`DateInterval`, and those for which an `if`, `guard`, `switch` or `? :` on the way tests the date. That a value is there
(`if let end`) is no test, nor is a flag (`if isRunning`), as it does not know the time.

Two members of one value (`state.start...state.end`) are reported as `info`: whoever made the value may have put
them in order. Previews and tests are left alone.

A name that is declared nowhere in the code, as in many a code block of documentation, is left alone.

Where the end is a parameter of a function, the calls in the same type are looked at, too.

What it cannot see: whether whoever makes a view, or calls a function from another type, tests the dates first.

## Bad

### From now to a date

```swift
import SwiftUI
import WidgetKit

struct ParcelTimer: View {
    let arrival: Date

    var body: some View {
        VStack {
            Text(timerInterval: Date.now...arrival, countsDown: true) // finding: timer-range-traps
            ProgressView(timerInterval: .now...arrival) // finding: timer-range-traps
        }
        .containerBackground(.fill.tertiary, for: .widget)
    }
}
```

### Two dates of a view, and of an entry

```swift
import SwiftUI
import WidgetKit

struct OvenEntry: TimelineEntry {
    let date: Date
    let end: Date?
}

struct OvenView: View {
    let entry: OvenEntry
    let start: Date
    let stop: Date

    var body: some View {
        VStack {
            Text(timerInterval: start...stop) // finding: timer-range-traps
            if let end = entry.end {
                Text(timerInterval: entry.date...end) // finding: timer-range-traps
            }
        }
        .containerBackground(.fill.tertiary, for: .widget)
    }
}
```

### In a property, a constant and a function

```swift
import SwiftUI
import WidgetKit

struct BusView: View {
    let departure: Date

    private var window: ClosedRange<Date> {
        Date()...departure // finding: timer-range-traps
    }

    var body: some View {
        let wait = Date.now...departure // finding: timer-range-traps
        VStack {
            Text(timerInterval: window)
            Text(timerInterval: wait)
            Text(timerInterval: later(than: .now))
        }
        .containerBackground(.fill.tertiary, for: .widget)
    }

    private func later(than begin: Date) -> ClosedRange<Date> {
        return begin...departure // finding: timer-range-traps
    }
}
```

### In a property of a model, in another file

```swift file=TeaWidget/TeaView.swift
import SwiftUI
import WidgetKit

struct TeaView: View {
    let tea: Tea

    var body: some View {
        Text(timerInterval: tea.brewing)
            .containerBackground(.fill.tertiary, for: .widget)
    }
}
```

```swift file=Shared/Tea.swift
import Foundation

struct Tea {
    let ready: Date

    var brewing: ClosedRange<Date> {
        Date()...ready // finding: timer-range-traps
    }
}
```

### Two members of one value

```swift
import ActivityKit
import SwiftUI
import WidgetKit

struct RideAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var start: Date
        var arrival: Date
    }
}

struct RideTimer: View {
    let state: RideAttributes.ContentState

    var body: some View {
        Text(timerInterval: state.start...state.arrival) // finding: timer-range-traps (info)
            .containerBackground(.fill.tertiary, for: .widget)
    }
}
```

## Good

### Tested first

```swift
import SwiftUI
import WidgetKit

struct ParcelTimer: View {
    let now: Date
    let arrival: Date

    var body: some View {
        VStack {
            if arrival > now {
                Text(timerInterval: now...arrival, countsDown: true)
            } else {
                Text("Arrived")
            }
            if isOnItsWay {
                ProgressView(timerInterval: now...arrival)
            }
        }
        .containerBackground(.fill.tertiary, for: .widget)
    }

    private var isOnItsWay: Bool { now < arrival }

    private var range: ClosedRange<Date>? {
        guard now <= arrival else { return nil }
        return now...arrival
    }
}
```

### Tested by the caller

```swift
import SwiftUI
import WidgetKit

struct BusView: View {
    let departure: Date
    let now: Date

    var body: some View {
        VStack {
            if departure > now { countdown(to: departure) }
        }
        .containerBackground(.fill.tertiary, for: .widget)
    }

    private func countdown(to end: Date) -> some View {
        Text(timerInterval: now...end)
    }
}
```

### Clamped

```swift
import SwiftUI
import WidgetKit

struct OvenView: View {
    let start: Date
    let stop: Date

    var body: some View {
        let end = max(start, stop)
        VStack {
            Text(timerInterval: start...max(start, stop))
            Text(timerInterval: min(start, stop)...stop)
            Text(timerInterval: start...end)
            Text(timerInterval: start...safeEnd)
        }
        .containerBackground(.fill.tertiary, for: .widget)
    }

    private var safeEnd: Date { stop < start ? start : stop }
}
```

### Counted from the same date

```swift
import SwiftUI
import WidgetKit

struct EggView: View {
    let start: Date

    var body: some View {
        VStack {
            Text(timerInterval: start...start.addingTimeInterval(300))
            Text(timerInterval: start...(start + 300))
            Text(timerInterval: Date.now...Date.now.addingTimeInterval(60))
            Text(timerInterval: start...Date.distantFuture)
            Text(timerInterval: start.addingTimeInterval(-60)...start)
        }
        .containerBackground(.fill.tertiary, for: .widget)
    }
}
```

### An interval keeps its order

```swift
import SwiftUI
import WidgetKit

struct ShiftView: View {
    let shift: DateInterval

    var body: some View {
        Text(timerInterval: shift.start...shift.end)
            .containerBackground(.fill.tertiary, for: .widget)
    }
}
```

### Dates that the code does not show

```swift
import SwiftUI
import WidgetKit

struct SunTimer: View {
    let place: String

    var body: some View {
        VStack {
            Text(place)
            Text(timerInterval: sunrise...sunset)
            ProgressView(timerInterval: calendar.sunrise...calendar.sunset)
        }
        .containerBackground(.fill.tertiary, for: .widget)
    }
}
```

### A preview

```swift
import SwiftUI
import WidgetKit

#Preview {
    Text(timerInterval: Date.now...Sample.end)
}
```

## References

- [ClosedRange](https://developer.apple.com/documentation/swift/closedrange)
- [Text.init(timerInterval:pauseTime:countsDown:showsHours:)](https://developer.apple.com/documentation/swiftui/text/init(timerinterval:pausetime:countsdown:showshours:))

"""#
    )
}

extension RulePages {
    static let timerTextWidth = RulePage(
        id: "timer-text-width",
        title: "A timer in a row, without alignment or frame",
        group: "rendering",
        severity: .info,
        set: "strict",
        fix: "none",
        since: "0.1.0",
        markdown: #"""
# A timer in a row, without alignment or frame

In a view that a widget or a Live Activity renders, this rule finds `Text(…, style: .timer)` and `Text(timerInterval:)`
in an `HStack`, or in the compact and minimal views of a Dynamic Island, where neither `multilineTextAlignment` nor
`frame` says how it is to stand in its space.

## Why it matters

The system changes a timer's text on its own and cannot lay the view out anew each second. So the text takes the width of
the longest time it may ever show, and the short time of now stands at the left of it. In a row that leaves a gap on the
right and presses the neighbours together. In the Dynamic Island it makes the island wider than it need be.

## How sure it is

It is a matter of looks, so the rule is advice and not on unless it is asked for. An alignment that a view around the
text sets counts; a modifier of the project's own that sets one is not looked into.

Where files are linted without any widget, views in files that import WidgetKit count as a widget's.

## Bad

### In a row

```swift
import SwiftUI
import WidgetKit

struct BrewView: View {
    let end: Date

    var body: some View {
        HStack {
            Image(systemName: "cup.and.saucer")
            Spacer()
            Text(end, style: .timer) // finding: timer-text-width
                .monospacedDigit()
        }
        .containerBackground(.fill.tertiary, for: .widget)
    }
}
```

### In a view without its widget

```swift
import SwiftUI
import WidgetKit

struct BrewRow: View {
    let end: Date

    var body: some View {
        HStack {
            Text("Tea")
            Text(end, style: .timer) // finding: timer-text-width
        }
    }
}
```

### In the compact Dynamic Island

```swift
import ActivityKit
import SwiftUI
import WidgetKit

struct OvenAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var end: Date
    }
}

struct OvenActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: OvenAttributes.self) { context in
            Text(context.state.end, style: .timer)
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.center) {
                    Text(context.state.end, style: .timer)
                }
            } compactLeading: {
                Image(systemName: "oven")
            } compactTrailing: {
                Text(context.state.end, style: .timer) // finding: timer-text-width
            } minimal: {
                Image(systemName: "oven")
            }
        }
    }
}
```

## Good

### Aligned, with a frame

```swift
import SwiftUI
import WidgetKit

struct BrewView: View {
    let end: Date

    var body: some View {
        VStack {
            HStack {
                Text("Tea")
                Text(end, style: .timer)
                    .monospacedDigit()
                    .multilineTextAlignment(.trailing)
            }
            HStack {
                Text("Coffee")
                Text(end, style: .timer)
                    .frame(maxWidth: 64, alignment: .trailing)
            }
            HStack {
                Text("Cocoa")
                Text(end, style: .timer)
            }
            .multilineTextAlignment(.trailing)
        }
        .containerBackground(.fill.tertiary, for: .widget)
    }
}
```

### Not in a row

```swift
import SwiftUI
import WidgetKit

struct BrewView: View {
    let end: Date

    var body: some View {
        VStack {
            Text(end, style: .timer)
            HStack {
                VStack { Text(end, style: .timer) }
                Text(end, style: .date)
            }
        }
        .containerBackground(.fill.tertiary, for: .widget)
    }
}
```

## References

- [Text.DateStyle.timer](https://developer.apple.com/documentation/swiftui/text/datestyle/timer)
- [Displaying dynamic dates in widgets](https://developer.apple.com/documentation/widgetkit/displaying-dynamic-dates)

"""#
    )
}

extension RulePages {
    static let toggleStyleIgnoresIsOn = RulePage(
        id: "toggle-style-ignores-is-on",
        title: "A toggle style that looks the same on and off",
        group: "rendering",
        severity: .warning,
        set: "recommended",
        fix: "none",
        since: "0.1.0",
        markdown: #"""
# A toggle style that looks the same on and off

This rule finds a `ToggleStyle` that a widget or a Live Activity uses and whose `makeBody(configuration:)` never reads
`configuration.isOn`.

## Why it matters

When somebody touches a toggle in a widget, the system draws the toggle with the new value at once, before the intent
has even run: it keeps both pictures. A style that does not look at `isOn` makes two equal pictures. The person touches
the toggle, nothing moves, and they touch it again, which undoes what the first touch did.

## How sure it is

Sure of styles that take nothing but the label from the configuration. A style that hands the configuration on, or that
passes `$isOn` to something, is left alone: whatever gets it may read it. So are styles that no widget uses.

## Bad

### Only the label

```swift
import AppIntents
import SwiftUI
import WidgetKit

struct PlainStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View { // finding: toggle-style-ignores-is-on
        HStack {
            Image(systemName: "circle")
            configuration.label
        }
    }
}

struct LampView: View {
    let isOn: Bool

    var body: some View {
        Toggle("Lamp", isOn: isOn, intent: LampIntent())
            .toggleStyle(PlainStyle())
            .containerBackground(.fill.tertiary, for: .widget)
    }
}
```

### Behind a static member

```swift
import AppIntents
import SwiftUI
import WidgetKit

struct CardStyle: ToggleStyle {
    func makeBody(configuration: Self.Configuration) -> some View { // finding: toggle-style-ignores-is-on
        configuration.label.padding()
    }
}

extension ToggleStyle where Self == CardStyle {
    static var card: CardStyle { CardStyle() }
}

struct TodoRow: View {
    let isDone: Bool

    var body: some View {
        Toggle("Done", isOn: isDone, intent: DoneIntent())
            .toggleStyle(.card)
            .containerBackground(.fill.tertiary, for: .widget)
    }
}
```

## Good

### The value decides the picture

```swift
import AppIntents
import SwiftUI
import WidgetKit

struct CheckStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle")
            configuration.label
        }
    }
}

struct TodoRow: View {
    let isDone: Bool

    var body: some View {
        Toggle("Done", isOn: isDone, intent: DoneIntent())
            .toggleStyle(CheckStyle())
            .containerBackground(.fill.tertiary, for: .widget)
    }
}
```

### Read in what it calls

```swift
import AppIntents
import SwiftUI
import WidgetKit

struct SwitchStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.label
            knob(configuration)
        }
    }

    private func knob(_ configuration: Configuration) -> some View {
        Circle().opacity(configuration.isOn ? 1 : 0.3)
    }
}

struct HeatingView: View {
    let isOn: Bool

    var body: some View {
        Toggle("Heating", isOn: isOn, intent: HeatingIntent())
            .toggleStyle(SwitchStyle())
            .containerBackground(.fill.tertiary, for: .widget)
    }
}
```

### A style of the app

```swift
import SwiftUI

struct BareStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
    }
}
```

## References

- [Adding interactivity to widgets and Live Activities](https://developer.apple.com/documentation/widgetkit/adding-interactivity-to-widgets-and-live-activities)
- [ToggleStyleConfiguration.isOn](https://developer.apple.com/documentation/swiftui/togglestyleconfiguration/ison)

"""#
    )
}

extension RulePages {
    static let transitionWithoutIdentity = RulePage(
        id: "transition-without-identity",
        title: "A transition on a view that never comes or goes",
        group: "rendering",
        severity: .info,
        set: "strict",
        fix: "none",
        since: "0.1.0",
        markdown: #"""
# A transition on a view that never comes or goes

In the `body` of a view that a widget or a Live Activity renders, this rule finds `.transition(…)` on a `Text`, `Image`, `Label`, a
shape and the like that stands in a stack, in no condition, and without `.id(…)`.

## Why it matters

A transition says how a view comes and goes. To the system, a view in the same place is the same view in the next entry:
its text changes, but nothing comes or goes, and the transition never runs. With `.id(value)` a new value makes it a new view.

## How sure it is

A view in an `if`, a `switch` or a `ForEach` comes and goes by itself and is left alone, and so is one with an `.id(…)`
before or behind the transition. A whole body, or a property, may stand in a condition where it is used, so what is not
inside a stack of the body is left alone, too; and so are views of the project, which may be others in the next entry.

The rule is made of this selector:

```selector
variable[name=body]
  call[name=VStack|HStack|ZStack|Grid|GridRow|LazyVStack|LazyHStack]
    call[name=transition][base]
    :modifies(call[name=Text|Image|Label|Gauge|ProgressView|Circle|Rectangle|Capsule|RoundedRectangle]:external)
    :not(:modifies(call[name=id])):not(:modified-by(call[name=id]))
    :not(:in(if, switch, call[name=ForEach]))
    :external:in(rendered-view)

message: this transition never runs, as the view neither comes nor goes
why: In the next entry the system finds the same view in the same place and only changes what it shows
write: .id(value) on the view, with the value that changes from entry to entry
```

## Bad

### A text that should be pushed in

```swift
import SwiftUI
import WidgetKit

struct Score: View {
    let points: Int

    var body: some View {
        VStack {
            Text("Points")
            Text(points, format: .number)
                .transition(.push(from: .bottom)) // finding: transition-without-identity
        }
        .containerBackground(.fill.tertiary, for: .widget)
    }
}
```

## Good

### A view with an identity

```swift
import SwiftUI
import WidgetKit

struct Score: View {
    let points: Int

    var body: some View {
        VStack {
            Text(points, format: .number)
                .id(points)
                .transition(.push(from: .bottom))
            Text(points, format: .percent)
                .transition(.push(from: .bottom))
                .id(points)
        }
        .containerBackground(.fill.tertiary, for: .widget)
    }
}
```

### A view that comes and goes

```swift
import SwiftUI
import WidgetKit

struct Score: View {
    let isLeading: Bool
    let names: [String]

    var body: some View {
        VStack {
            if isLeading {
                Text("Leading").transition(.opacity)
            }
            ForEach(names, id: \.self) { name in Text(name).transition(.opacity) }
        }
        .containerBackground(.fill.tertiary, for: .widget)
    }
}
```

### A property that is used in a condition

```swift
import SwiftUI
import WidgetKit

struct Score: View {
    let isLeading: Bool

    var body: some View {
        VStack {
            if isLeading { badge }
        }
        .containerBackground(.fill.tertiary, for: .widget)
    }

    private var badge: some View {
        Image(systemName: "star").widgetAccentable().transition(.opacity)
    }
}
```

## References

- [Animating data updates in widgets and Live Activities](https://developer.apple.com/documentation/widgetkit/animating-data-updates-in-widgets-and-live-activities)

"""#,
        definitions: [
            RuleDefinition(text: """
variable[name=body]
  call[name=VStack|HStack|ZStack|Grid|GridRow|LazyVStack|LazyHStack]
    call[name=transition][base]
    :modifies(call[name=Text|Image|Label|Gauge|ProgressView|Circle|Rectangle|Capsule|RoundedRectangle]:external)
    :not(:modifies(call[name=id])):not(:modified-by(call[name=id]))
    :not(:in(if, switch, call[name=ForEach]))
    :external:in(rendered-view)

message: this transition never runs, as the view neither comes nor goes
why: In the next entry the system finds the same view in the same place and only changes what it shows
write: .id(value) on the view, with the value that changes from entry to entry
""", offset: 1074),
        ]
    )
}

extension RulePages {
    static let unboundedEntries = RulePage(
        id: "unbounded-entries",
        title: "As many entries as there are elements",
        group: "timeline-providers",
        severity: .info,
        set: "strict",
        fix: "none",
        since: "0.1.0",
        markdown: """
# As many entries as there are elements

This rule finds loops, `map` and `forEach` that make a timeline entry of every element of a collection that was fetched or
passed, without anything that limits how many there are. Where the entry stores an image it is a `warning`.

## Why it matters

A widget extension has some 30 MB of memory and little time. A timeline of a thousand entries comes late, and at the next
reload all but a few are thrown away. With an image in each, the system ends the extension before the timeline is made:
the widget stays as it was, or blank.

## How sure it is

A collection counts as unlimited when it is an array parameter, what a closure is given, or what a function gives back that
fetches or loads, without `prefix`, and without a word of a limit in the same function (`fetchLimit`, `limit:`, `max…`).
Ranges, literals, constants, and loops that may end early are left alone, as is everything else that nobody can tell. How
many elements there really are cannot be known.

## Bad

### All that was passed

```swift
import WidgetKit

struct EventEntry: TimelineEntry {
    let date: Date
    let title: String
}

func entries(of events: [Event]) -> [EventEntry] {
    events.map { EventEntry(date: $0.start, title: $0.title) } // finding: unbounded-entries
}

func sortedEntries(of events: [Event]) -> [EventEntry] {
    var entries: [EventEntry] = []
    for event in events.sorted(by: { $0.start < $1.start }) { // finding: unbounded-entries
        entries.append(EventEntry(date: event.start, title: event.title))
    }
    for index in 0..<events.count { // finding: unbounded-entries
        entries.append(EventEntry(date: events[index].start, title: events[index].title))
    }
    return entries
}
```

### All that was fetched

```swift
import WidgetKit

struct NewsEntry: TimelineEntry {
    let date: Date
    let headline: String
}

struct NewsProvider: AppIntentTimelineProvider {
    func timeline(for configuration: NewsIntent, in context: Context) async -> Timeline<NewsEntry> {
        let articles = (try? await NewsFeed.loadArticles(configuration.topic)) ?? []
        let entries = articles.map { NewsEntry(date: $0.published, headline: $0.title) } // finding: unbounded-entries
        return Timeline(entries: entries, policy: .atEnd)
    }
}
```

### With an image in each

```swift
import UIKit
import WidgetKit

struct PhotoEntry: TimelineEntry {
    let date: Date
    let photo: UIImage // finding: full-size-image (info)
}

func entries(of photos: [Photo]) -> [PhotoEntry] {
    photos.map { PhotoEntry(date: $0.date, photo: $0.image) } // finding: unbounded-entries (warning)
}
```

## Good

### A limit

```swift
import WidgetKit

struct EventEntry: TimelineEntry {
    let date: Date
    let title: String
}

func entries(of events: [Event]) -> [EventEntry] {
    let first = events.prefix(24).map { EventEntry(date: $0.start, title: $0.title) }
    let second = EventStore.fetchEvents(limit: 12).map { EventEntry(date: $0.start, title: $0.title) }
    return first + second
}

func soon(_ events: [Event]) -> [EventEntry] {
    var entries: [EventEntry] = []
    for event in events {
        entries.append(EventEntry(date: event.start, title: event.title))
        if entries.count == 24 { break }
    }
    return entries
}
```

### A fixed range, a literal, all cases

```swift
import WidgetKit

struct HourEntry: TimelineEntry {
    let date: Date
    let hour: Int
}

func hours(_ now: Date) -> [HourEntry] {
    let first = (0..<24).map { HourEntry(date: now.addingTimeInterval(Double($0) * 3_600), hour: $0) }
    let second = [0, 6, 12].map { HourEntry(date: now.addingTimeInterval(Double($0) * 3_600), hour: $0) }
    let third = Meal.allCases.map { HourEntry(date: $0.time, hour: $0.hour) }
    return first + second + third
}
```

## References

- [Timeline](https://developer.apple.com/documentation/widgetkit/timeline)
- [Keeping a widget up to date](https://developer.apple.com/documentation/widgetkit/keeping-a-widget-up-to-date)

"""
    )
}

extension RulePages {
    static let unguardedElement = RulePage(
        id: "unguarded-element",
        title: "The first or last element of what may be empty",
        group: "timeline-providers",
        severity: .warning,
        set: "recommended",
        fix: "none",
        since: "0.1.0",
        markdown: #"""
# The first or last element of what may be empty

This rule finds `steps[0]`, `steps.first!` and `steps.last!` in the code of providers and of views that widgets show,
where nothing around says that the collection holds anything.

## Why it matters

Swift ends the program when there is no such element. The program is the widget's process: the widget stays blank, the
crash is in no log that its author sees, and the next attempt crashes again as long as the data stay what they are. That
is so for people who have just installed the app, or deleted everything in it.

## How sure it is

The collection must certainly be an array: a parameter or stored property that is written as one, a variable that is set
to one, what `filter` or `compactMap` leave of one, or the result of a function of the project that gives `[]` on some
path. Dictionaries, tuples and types of the project with a subscript of their own are left alone, and so is what cannot
be resolved. The rule is silent when the function asks for the collection's size or an element in any other way, fills
it or goes through it, and when code of the same file, or of a file that leads there, asks for the size of something of
the same name.

It does not see other indices, and not that a list is never empty by the way in which it is made elsewhere.

## Bad

### Elements of a list in a provider

```swift
import WidgetKit

struct TripEntry: TimelineEntry {
    let date: Date
    let name: String
}

struct TripProvider: TimelineProvider {
    func placeholder(in context: Context) -> TripEntry { TripEntry(date: .now, name: "Lisbon") }

    func getSnapshot(in context: Context, completion: @escaping (TripEntry) -> Void) {
        let trips: [String] = TripStore.names()
        completion(TripEntry(date: .now, name: trips.first ?? "Lisbon"))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<TripEntry>) -> Void) {
        let stops = TripStore.stops()
        let entry = TripEntry(date: .now, name: stops[0]) // finding: unguarded-element
        let last = stops.last! // finding: unguarded-element
        let next = TripStore.departure(from: last)
        completion(Timeline(entries: [entry], policy: .after(next)))
    }
}

enum TripStore {
    static func stops() -> [String] { UserDefaults(suiteName: "group.trips")?.stringArray(forKey: "stops") ?? [] }
}
```

### What a filter leaves, in a view

```swift
import SwiftUI
import WidgetKit

struct MatchEntry: TimelineEntry {
    let date: Date
    let matches: [Match]
}

struct Match: Hashable {
    let title: String
    let isLive: Bool
}

struct MatchWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Match", provider: MatchProvider()) { entry in
            MatchView(entry: entry).containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Match")
        .description("The match that is on.")
        .supportedFamilies([.systemSmall])
    }
}

struct MatchView: View {
    let entry: MatchEntry

    var body: some View {
        VStack {
            Text(entry.matches[0].title) // finding: unguarded-element
            Text(entry.matches.filter { $0.isLive }.first!.title) // finding: unguarded-element
        }
    }
}
```

## Good

### Asked before

```swift
import WidgetKit

struct TripEntry: TimelineEntry {
    let date: Date
    let name: String
}

struct TripProvider: TimelineProvider {
    func placeholder(in context: Context) -> TripEntry { TripEntry(date: .now, name: "Lisbon") }

    func getSnapshot(in context: Context, completion: @escaping (TripEntry) -> Void) {
        let trips: [String] = TripStore.names()
        guard let first = trips.first else { return completion(placeholder(in: context)) }
        completion(TripEntry(date: .now, name: first))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<TripEntry>) -> Void) {
        let stops: [String] = TripStore.stops()
        let name = stops.isEmpty ? "No stops" : stops[0]
        let entry = TripEntry(date: .now, name: name)
        completion(Timeline(entries: [entry], policy: .after(.now.addingTimeInterval(3600))))
    }
}

struct TramProvider: TimelineProvider {
    func placeholder(in context: Context) -> TripEntry { TripEntry(date: .now, name: "Line 4") }

    func getSnapshot(in context: Context, completion: @escaping (TripEntry) -> Void) {
        let lines: [String] = TripStore.lines()
        completion(TripEntry(date: .now, name: lines.count > 0 ? lines[0] : "Line 4"))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<TripEntry>) -> Void) {
        var entries: [TripEntry] = []
        for hour in 0..<6 {
            entries.append(TripEntry(date: .now.addingTimeInterval(Double(hour) * 3600), name: "Line 4"))
        }
        let end = entries.last!.date
        completion(Timeline(entries: entries, policy: .after(end)))
    }
}
```

### Lists that are never empty, and what is no list

```swift
import WidgetKit

struct TipEntry: TimelineEntry {
    let date: Date
    let text: String
}

struct TipProvider: TimelineProvider {
    private static let tips = ["Drink water", "Take a walk"]
    private let texts: [Int: String] = [0: "Drink water"]
    private let pair = ("Drink water", "Take a walk")

    func placeholder(in context: Context) -> TipEntry { TipEntry(date: .now, text: Self.tips[0]) }

    func getSnapshot(in context: Context, completion: @escaping (TipEntry) -> Void) {
        completion(TipEntry(date: .now, text: texts[0] ?? pair.0))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<TipEntry>) -> Void) {
        let documents = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first!
        let word = "Drink water".components(separatedBy: " ")[0]
        let entry = TipEntry(date: .now, text: documents.lastPathComponent + word)
        completion(Timeline(entries: [entry], policy: .after(.now.addingTimeInterval(3600))))
    }
}
```

### What is known to whoever wrote it

```swift
import WidgetKit

struct TramEntry: TimelineEntry {
    let date: Date
    let stop: String

    static let sample = TramEntry(date: .now, stop: Line.circle.stops[0])
}

struct Line {
    let stops: [String]

    static let circle = Line(stops: ["Harbour", "Museum"])
    static let defaults = ["Harbour", "Museum"]

    static func chosen() -> [String] {
        guard let chosen = UserDefaults(suiteName: "group.tram")?.stringArray(forKey: "stops"), chosen.count == 2 else {
            return defaults
        }
        return chosen.map { $0.capitalized }
    }
}

struct TramProvider: TimelineProvider {
    func placeholder(in context: Context) -> TramEntry { .sample }

    func getSnapshot(in context: Context, completion: @escaping (TramEntry) -> Void) {
        completion(TramEntry(date: .now, stop: Line.circle.stops.last!))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<TramEntry>) -> Void) {
        let stops = Line.chosen()
        let entry = TramEntry(date: .now, stop: stops[0])
        completion(Timeline(entries: [entry], policy: .after(.now.addingTimeInterval(3600))))
    }
}
```

### Checked by the view around

```swift
import SwiftUI
import WidgetKit

struct MatchEntry: TimelineEntry {
    let date: Date
    let matches: [String]
}

struct MatchWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Match", provider: MatchProvider()) { entry in
            Group {
                if entry.matches.isEmpty { Text("No match today") } else { FirstMatch(matches: entry.matches) }
            }
            .containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Match")
        .description("The match that is on.")
        .supportedFamilies([.systemSmall])
    }
}

struct FirstMatch: View {
    let matches: [String]

    var body: some View {
        Text(matches[0])
    }
}
```

### Code of the app

```swift
import SwiftUI

struct TripList: View {
    let trips: [String]

    var body: some View {
        Text(trips[0])
    }
}
```

## References

- [Array.subscript(_:)](https://developer.apple.com/documentation/swift/array/subscript(_:)-25iat)
- [Collection.first](https://developer.apple.com/documentation/swift/collection/first)

"""#
    )
}

extension RulePages {
    static let unknownKind = RulePage(
        id: "unknown-kind",
        title: "A kind that no widget or control has",
        group: "kinds-and-bundles",
        severity: .error,
        set: "recommended",
        fix: "unsafe",
        since: "0.1.0",
        markdown: #"""
# A kind that no widget or control has

A widget is known to the system by the `kind` of its configuration. This rule finds places that name a kind which no
configuration has:

- `WidgetCenter.shared.reloadTimelines(ofKind:)` and `invalidateRelevance(ofKind:)`;
- `ControlCenter.shared.reloadControls(ofKind:)`, which is about the kinds of controls alone;
- the `widgetKind:` of a `RelevantIntent`.

The finding stands at the kind. It names the kind that was probably meant: that of the widget whose type is called so,
else the one that is spelled most alike, else the one that differs by a prefix such as the app's identifier.

## Why it matters

The system ignores a kind that it does not know, without an error and without a line in the log. The app saves its data,
asks for a reload, and the widget goes on showing what it showed before, until its next timeline happens to be due.

## How sure it is

A finding needs both sides to be constants: literals, `let` constants, cases of enumerations with raw values, and what is
put together of them, wherever in the project they are declared. The rule is silent

- when the kind of the call is not constant: a parameter, the element of a loop, the `kind` of a `WidgetInfo`;
- when any widget that may be meant has a kind that is made while the app runs, has its configuration from code that the
  rule cannot follow, or from a protocol that leaves the kind to others;
- when there is no widget in the linted files, so lint the app and its extension together, and with their project file or
  `Info.plist`: without them, only the files of one folder are known to be of one project;
- in tests, and in code for debug builds or for a flag of the project's own.

Several apps may stand in one tree. Where a project file says which extensions belong to which app, the kinds of other
apps do not count; else all kinds do.

The fix replaces a literal by the kind that was probably meant. It needs a look, as that is a guess.

## Bad

### The name of the type

```swift
import SwiftUI
import WidgetKit

struct HarvestWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "harvest.week", provider: HarvestProvider()) { HarvestView(entry: $0) }
            .configurationDisplayName("Harvest")
            .description("What is ripe this week.")
            .supportedFamilies([.systemSmall])
    }
}

func basketFilled() {
    WidgetCenter.shared.reloadTimelines(ofKind: "HarvestWidget") // finding: unknown-kind
}
```

With the fix:

```swift fixed
import SwiftUI
import WidgetKit

struct HarvestWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "harvest.week", provider: HarvestProvider()) { HarvestView(entry: $0) }
            .configurationDisplayName("Harvest")
            .description("What is ripe this week.")
            .supportedFamilies([.systemSmall])
    }
}

func basketFilled() {
    WidgetCenter.shared.reloadTimelines(ofKind: "harvest.week")
}
```

### A typing mistake, and a prefix that the kind does not have

```swift
import SwiftUI
import WidgetKit

struct TideWidget: Widget {
    let kind: String = "TideTable"

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: kind, provider: TideProvider()) { TideView(entry: $0) }
            .configurationDisplayName("Tides")
            .description("The next high tide.")
            .supportedFamilies([.systemSmall])
    }
}

func stationChanged() {
    WidgetCenter.shared.reloadTimelines(ofKind: "TideTabel") // finding: unknown-kind
}

func unitChanged() {
    let center = WidgetCenter.shared
    center.reloadTimelines(ofKind: "com.example.tides.TideTable") // finding: unknown-kind
}
```

### A constant that went out of use

```yaml file=project.yml
name: Bakery
targets:
  Bakery:
    type: application
    platform: iOS
    deploymentTarget: "18.0"
    sources: [App, Shared]
    dependencies:
      - target: BakeryWidgets
        embed: true
  BakeryWidgets:
    type: app-extension
    platform: iOS
    deploymentTarget: "18.0"
    sources: [Widgets, Shared]
    dependencies:
      - sdk: WidgetKit.framework
```

```swift file=Shared/WidgetKinds.swift
enum WidgetKinds {
    static let prefix = "com.example.bakery."
    static let offers = prefix + "offers"
    static let hours = prefix + "hours"
}
```

```swift file=Widgets/OffersWidget.swift
import SwiftUI
import WidgetKit

struct OffersWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: WidgetKinds.offers, intent: OffersIntent.self, provider: OffersProvider()) {
            OffersView(entry: $0)
        }
        .configurationDisplayName("Offers")
        .description("Today's bread.")
        .supportedFamilies([.systemMedium])
    }
}
```

```swift file=App/Store.swift
import WidgetKit

struct Store {
    func close() {
        WidgetCenter.shared.reloadTimelines(ofKind: WidgetKinds.offers)
        WidgetCenter.shared.reloadTimelines(ofKind: WidgetKinds.hours) // finding: unknown-kind
    }
}
```

### A raw value

```swift
import SwiftUI
import WidgetKit

enum Kind: String {
    case moon
    case sun = "SunWidget"
    case stars
}

struct MoonWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: Kind.moon.rawValue, provider: SkyProvider()) { MoonView(entry: $0) }
            .configurationDisplayName("Moon")
            .description("The phase of the moon.")
            .supportedFamilies([.systemSmall])
    }
}

struct SunWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: Kind.sun.rawValue, provider: SkyProvider()) { SunView(entry: $0) }
            .configurationDisplayName("Sun")
            .description("Sunrise and sunset.")
            .supportedFamilies([.systemSmall])
    }
}

func nightFell() {
    WidgetCenter.shared.reloadTimelines(ofKind: Kind.moon.rawValue)
    WidgetCenter.shared.reloadTimelines(ofKind: "SunWidget")
    WidgetCenter.shared.reloadTimelines(ofKind: Kind.stars.rawValue) // finding: unknown-kind
}
```

### Controls have kinds of their own

```swift
import AppIntents
import SwiftUI
import WidgetKit

struct PumpControl: ControlWidget {
    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "PumpControl") {
            ControlWidgetButton(action: StartPumpIntent()) { Label("Pump", systemImage: "drop") }
        }
        .displayName("Pump")
        .description("Starts the pump.")
    }
}

struct WellWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "WellWidget", provider: WellProvider()) { WellView(entry: $0) }
            .configurationDisplayName("Well")
            .description("The level of the water.")
            .supportedFamilies([.systemSmall])
    }
}

func pumpStopped() {
    ControlCenter.shared.reloadControls(ofKind: "PumpControl")
    ControlCenter.shared.reloadControls(ofKind: "Pump") // finding: unknown-kind
    ControlCenter.shared.reloadControls(ofKind: "WellWidget") // finding: unknown-kind
    WidgetCenter.shared.reloadTimelines(ofKind: "PumpControl") // finding: unknown-kind
}
```

### Beside a Live Activity that a function makes

```swift
import ActivityKit
import SwiftUI
import WidgetKit

func crossing() -> some WidgetConfiguration {
    ActivityConfiguration(for: CrossingAttributes.self) { context in
        CrossingView(state: context.state)
    } dynamicIsland: { context in
        DynamicIsland {
            DynamicIslandExpandedRegion(.bottom) { CrossingView(state: context.state) }
        } compactLeading: {
            Image(systemName: "ferry")
        } compactTrailing: {
            Text(context.state.minutes, format: .number)
        } minimal: {
            Image(systemName: "ferry")
        }
    }
}

struct CrossingActivity: Widget {
    var body: some WidgetConfiguration { crossing() }
}

struct FerryWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Ferry", provider: FerryProvider()) { FerryView(entry: $0) }
            .configurationDisplayName("Ferry")
            .description("When it leaves.")
            .supportedFamilies([.systemSmall])
    }
}

func timetableChanged() {
    WidgetCenter.shared.reloadTimelines(ofKind: "Ferries") // finding: unknown-kind
}
```

### Relevance

```swift
import AppIntents
import SwiftUI
import WidgetKit

struct GateWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "Gate", intent: GateIntent.self, provider: GateProvider()) { GateView(entry: $0) }
            .configurationDisplayName("Gate")
            .description("The gate of the next flight.")
            .supportedFamilies([.accessoryRectangular])
    }
}

func donate(_ intent: GateIntent, at date: Date) async throws {
    let relevant = RelevantIntent(intent, widgetKind: "GateWidget", relevance: .date(date)) // finding: unknown-kind
    try await RelevantIntentManager.shared.updateRelevantIntents([relevant])
    WidgetCenter.shared.invalidateRelevance(ofKind: "Gates") // finding: unknown-kind
}
```

### From an extension of WidgetCenter, in a watch app

```yaml file=project.yml
name: Laps
targets:
  Laps:
    type: application
    platform: watchOS
    deploymentTarget: "11.0"
    sources: [WatchApp]
    dependencies:
      - target: LapsWidgets
        embed: true
  LapsWidgets:
    type: app-extension
    platform: watchOS
    deploymentTarget: "11.0"
    sources: [WatchWidgets]
    dependencies:
      - sdk: WidgetKit.framework
```

```swift file=WatchApp/WidgetCenter+Laps.swift
import WidgetKit

extension WidgetCenter {
    func lapFinished() {
        reloadTimelines(ofKind: "Lap") // finding: unknown-kind
    }
}
```

```swift file=WatchWidgets/LapsWidget.swift
import SwiftUI
import WidgetKit

struct LapsWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Laps", provider: LapsProvider()) { LapsView(entry: $0) }
            .configurationDisplayName("Laps")
            .description("Laps of today.")
            .supportedFamilies([.accessoryCircular])
    }
}
```

### The widget of another app in the same tree

```yaml file=project.yml
name: Kitchen
options:
  deploymentTarget:
    iOS: "18.0"
targets:
  Recipes:
    type: application
    platform: iOS
    sources: [Recipes]
    dependencies:
      - target: RecipesWidgets
        embed: true
  RecipesWidgets:
    type: app-extension
    platform: iOS
    sources: [RecipesWidgets]
    dependencies:
      - sdk: WidgetKit.framework
  Timer:
    type: application
    platform: iOS
    sources: [Timer]
    dependencies:
      - target: TimerWidgets
        embed: true
  TimerWidgets:
    type: app-extension
    platform: iOS
    sources: [TimerWidgets]
    dependencies:
      - sdk: WidgetKit.framework
```

```swift file=RecipesWidgets/RecipeWidget.swift
import SwiftUI
import WidgetKit

@main
struct RecipeWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Recipe", provider: RecipeProvider()) { RecipeView(entry: $0) }
            .configurationDisplayName("Recipe")
            .description("The recipe of the day.")
            .supportedFamilies([.systemMedium])
    }
}
```

```swift file=TimerWidgets/TimerWidget.swift
import SwiftUI
import WidgetKit

@main
struct TimerWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "EggTimer", provider: TimerProvider()) { TimerView(entry: $0) }
            .configurationDisplayName("Timer")
            .description("The time that is left.")
            .supportedFamilies([.systemSmall])
    }
}
```

```swift file=Timer/TimerModel.swift
import WidgetKit

func timerStarted() {
    WidgetCenter.shared.reloadTimelines(ofKind: "EggTimer")
    WidgetCenter.shared.reloadTimelines(ofKind: "Recipe") // finding: unknown-kind
}
```

## Good

### One constant for both

```yaml file=project.yml
name: Garden
targets:
  Garden:
    type: application
    platform: iOS
    deploymentTarget: "18.0"
    sources: [App, Shared]
    dependencies:
      - target: GardenWidgets
        embed: true
  GardenWidgets:
    type: app-extension
    platform: iOS
    deploymentTarget: "18.0"
    sources: [Widgets, Shared]
    dependencies:
      - sdk: WidgetKit.framework
```

```swift file=Shared/WidgetKind.swift
enum WidgetKind {
    static let harvest = "harvest.week"
}
```

```swift file=Widgets/HarvestWidget.swift
import SwiftUI
import WidgetKit

struct HarvestWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: WidgetKind.harvest, provider: HarvestProvider()) { HarvestView(entry: $0) }
            .configurationDisplayName("Harvest")
            .description("What is ripe this week.")
            .supportedFamilies([.systemSmall])
    }
}
```

```swift file=App/Basket.swift
import WidgetKit

func basketFilled() {
    WidgetCenter.shared.reloadTimelines(ofKind: WidgetKind.harvest)
}
```

### A kind that is made while the app runs

```swift
import SwiftUI
import WidgetKit

struct HarvestWidget: Widget {
    private let kind = (Bundle.main.bundleIdentifier ?? "") + ".harvest"

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: kind, provider: HarvestProvider()) { HarvestView(entry: $0) }
            .configurationDisplayName("Harvest")
            .description("What is ripe this week.")
            .supportedFamilies([.systemSmall])
    }
}

func basketFilled() {
    WidgetCenter.shared.reloadTimelines(ofKind: "com.example.garden.harvest")
}
```

### Kinds that the system tells, or that a loop goes through

```swift
import SwiftUI
import WidgetKit

struct HarvestWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "harvest.week", provider: HarvestProvider()) { HarvestView(entry: $0) }
            .configurationDisplayName("Harvest")
            .description("What is ripe this week.")
            .supportedFamilies([.systemSmall])
    }
}

struct Refresher {
    let kinds: [String]

    func reloadPlaced() {
        WidgetCenter.shared.getCurrentConfigurations { result in
            guard case .success(let widgets) = result else { return }
            for widget in widgets where widget.kind.hasPrefix("harvest") {
                WidgetCenter.shared.reloadTimelines(ofKind: widget.kind)
            }
        }
    }

    func reloadKnown() {
        for kind in kinds { WidgetCenter.shared.reloadTimelines(ofKind: kind) }
        ["one", "two"].forEach { WidgetCenter.shared.reloadTimelines(ofKind: $0) }
    }

    func reload(_ kind: String) {
        WidgetCenter.shared.reloadTimelines(ofKind: kind)
    }
}
```

### No widget in the linted files

```swift
import WidgetKit

func basketFilled() {
    WidgetCenter.shared.reloadTimelines(ofKind: "HarvestWidget")
    ControlCenter.shared.reloadControls(ofKind: "HarvestControl")
}
```

### Two examples in one tree

```swift file=Examples/Reloading/Basket.swift
import WidgetKit

func basketFilled() {
    WidgetCenter.shared.reloadTimelines(ofKind: "HarvestWidget")
}
```

```swift file=Samples/SeedsWidget.swift
import SwiftUI
import WidgetKit

struct SeedsWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Seeds", provider: SeedsProvider()) { SeedsView(entry: $0) }
            .configurationDisplayName("Seeds")
            .description("What to sow.")
            .supportedFamilies([.systemSmall])
    }
}
```

### A widget whose configuration is out of sight

```swift
import GardenKit
import SwiftUI
import WidgetKit

struct HarvestWidget: Widget {
    var body: some WidgetConfiguration { GardenConfiguration.harvest() }
}

struct SeedsWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Seeds", provider: SeedsProvider()) { SeedsView(entry: $0) }
            .configurationDisplayName("Seeds")
            .description("What to sow.")
            .supportedFamilies([.systemSmall])
    }
}

func basketFilled() {
    WidgetCenter.shared.reloadTimelines(ofKind: "Harvest")
}
```

### A function that makes the configuration of several widgets

```swift
import SwiftUI
import WidgetKit

func tideConfiguration(kind: String) -> some WidgetConfiguration {
    StaticConfiguration(kind: kind, provider: TideProvider()) { TideView(entry: $0) }
        .configurationDisplayName("Tides")
        .description("The next high tide.")
        .supportedFamilies([.systemSmall])
}

struct HarbourWidget: Widget {
    var body: some WidgetConfiguration { tideConfiguration(kind: "Harbour") }
}

func stationChanged() {
    WidgetCenter.shared.reloadTimelines(ofKind: "Harbour")
}
```

### A protocol that leaves the kind to its widgets

```swift
import SwiftUI
import WidgetKit

protocol TrainWidget: Widget {
    static var kind: String { get }
}

extension TrainWidget {
    static var kind: String { "Train" }

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: Self.kind, provider: TrainProvider()) { TrainView(entry: $0) }
            .configurationDisplayName("Trains")
            .description("The next departure.")
            .supportedFamilies([.systemSmall])
    }
}

struct DepartureWidget: TrainWidget {
    static var kind: String { "Departure" }
}

func timetableChanged() {
    WidgetCenter.shared.reloadTimelines(ofKind: "Departure")
}
```

### A function of the project that is called the same

```swift
import SwiftUI
import WidgetKit

enum Kind: String {
    case harvest = "harvest.week"
}

extension WidgetCenter {
    func reloadTimelines(ofKind kind: Kind) {
        reloadTimelines(ofKind: kind.rawValue)
    }
}

struct Reloader {
    func reloadTimelines(ofKind shortName: String) {
        WidgetCenter.shared.reloadTimelines(ofKind: shortName + ".week")
    }
}

struct HarvestWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: Kind.harvest.rawValue, provider: HarvestProvider()) { HarvestView(entry: $0) }
            .configurationDisplayName("Harvest")
            .description("What is ripe this week.")
            .supportedFamilies([.systemSmall])
    }
}

func basketFilled(_ reloader: Reloader) {
    WidgetCenter.shared.reloadTimelines(ofKind: .harvest)
    reloader.reloadTimelines(ofKind: "harvest")
}
```

### A kind for each build

```swift
import SwiftUI
import WidgetKit

#if BETA
let harvestKind = "beta.harvest"
#else
let harvestKind = "harvest"
#endif

struct HarvestWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: harvestKind, provider: HarvestProvider()) { HarvestView(entry: $0) }
            .configurationDisplayName("Harvest")
            .description("What is ripe this week.")
            .supportedFamilies([.systemSmall])
    }
}

func basketFilled() {
    WidgetCenter.shared.reloadTimelines(ofKind: "harvest")
    WidgetCenter.shared.reloadTimelines(ofKind: harvestKind)
}
```

### Two apps, each with a widget of the same kind

```yaml file=project.yml
name: Kitchen
options:
  deploymentTarget:
    iOS: "18.0"
targets:
  Recipes:
    type: application
    platform: iOS
    sources: [Recipes]
    dependencies:
      - target: RecipesWidgets
        embed: true
  RecipesWidgets:
    type: app-extension
    platform: iOS
    sources: [RecipesWidgets]
    dependencies:
      - sdk: WidgetKit.framework
  Timer:
    type: application
    platform: iOS
    sources: [Timer]
    dependencies:
      - target: TimerWidgets
        embed: true
  TimerWidgets:
    type: app-extension
    platform: iOS
    sources: [TimerWidgets]
    dependencies:
      - sdk: WidgetKit.framework
```

```swift file=RecipesWidgets/RecipeWidget.swift
import SwiftUI
import WidgetKit

@main
struct RecipeWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Widget", provider: RecipeProvider()) { RecipeView(entry: $0) }
            .configurationDisplayName("Recipe")
            .description("The recipe of the day.")
            .supportedFamilies([.systemMedium])
    }
}
```

```swift file=TimerWidgets/TimerWidget.swift
import SwiftUI
import WidgetKit

@main
struct TimerWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Widget", provider: TimerProvider()) { TimerView(entry: $0) }
            .configurationDisplayName("Timer")
            .description("The time that is left.")
            .supportedFamilies([.systemSmall])
    }
}
```

```swift file=Timer/TimerModel.swift
import WidgetKit

func timerStarted() {
    WidgetCenter.shared.reloadTimelines(ofKind: "Widget")
}
```

## References

- [WidgetCenter.reloadTimelines(ofKind:)](https://developer.apple.com/documentation/widgetkit/widgetcenter/reloadtimelines(ofkind:))
- [ControlCenter.reloadControls(ofKind:)](https://developer.apple.com/documentation/widgetkit/controlcenter/reloadcontrols(ofkind:))
- [RelevantIntent](https://developer.apple.com/documentation/appintents/relevantintent)

"""#
    )
}

extension RulePages {
    static let unknownRuleInSuppression = RulePage(
        id: "unknown-rule-in-suppression",
        title: "A suppression that names a rule which does not exist",
        group: "suppressions",
        severity: .warning,
        set: "recommended",
        fix: "unsafe",
        since: "0.1.0",
        markdown: """
# A suppression that names a rule which does not exist

The rules in `// widgetlint:ignore RULE, RULE -- reason` are the names in brackets behind the findings. This rule finds
others: a misspelt name, a word such as `all`, a rule of another tool.

## Why it matters

The comment silences nothing under that name. The finding stays, and whoever wrote the comment looks for the mistake in
the code around it.

## How sure it is

Every rule of widgetlint and of the project counts as known, whether or not it takes part in the run. Names that begin with
`readme` in a Markdown file are left to [`readme-exemption`](readme-exemption.md).

The fix (unsafe) writes the nearest name there is. It is a guess.

## Bad

### A letter is missing

```swift
import WidgetKit

func timeline(_ entries: [MailEntry]) -> Timeline<MailEntry> {
    // finding below: unknown-rule-in-suppression
    // widgetlint:ignore reload-policy-typ -- the helper takes seconds
    Timeline(entries: entries, policy: .after(900)) // finding: reload-policy-type
}
```

With the fix:

```swift fixed
import WidgetKit

func timeline(_ entries: [MailEntry]) -> Timeline<MailEntry> {
    // widgetlint:ignore reload-policy-type -- the helper takes seconds
    Timeline(entries: entries, policy: .after(900))
}
```

### A rule of another tool beside a known one

```swift
import WidgetKit

func timeline(_ entries: [MailEntry]) -> Timeline<MailEntry> {
    // finding below: unknown-rule-in-suppression
    // widgetlint:ignore reload-policy-type, line_length -- the helper takes seconds
    Timeline(entries: entries, policy: .after(900))
}
```

### All rules

```swift
// finding below: unknown-rule-in-suppression
// widgetlint:ignore-file all -- generated
import WidgetKit

func timeline(_ entries: [MailEntry]) -> Timeline<MailEntry> {
    Timeline(entries: entries, policy: .after(900)) // finding: reload-policy-type
}
```

### In a Markdown file

````md file=Guide.md
# Reloading

<!-- finding: unknown-rule-in-suppression -->
<!-- widgetlint:ignore reload-policy-types -- shown as a mistake -->
<!-- finding: reload-policy-type -->
```swift
let timeline = Timeline(entries: [entry], policy: .after(900))
```
````

## Good

### The name as it stands behind the finding

```swift
import WidgetKit

func timeline(_ entries: [MailEntry]) -> Timeline<MailEntry> {
    // widgetlint:ignore reload-policy-type -- the helper takes seconds
    Timeline(entries: entries, policy: .after(900))
}
```

## References

- [WidgetKit: Timeline](https://developer.apple.com/documentation/widgetkit/timeline)

"""
    )
}

extension RulePages {
    static let unreadState = RulePage(
        id: "unread-state",
        title: "A part of an entry or a state that nothing shows",
        group: "timeline-providers",
        severity: .info,
        set: "recommended",
        fix: "none",
        since: "0.1.0",
        markdown: #"""
# A part of an entry or a state that nothing shows

This rule finds a stored property of a `TimelineEntry`, or of the `ContentState` of a Live Activity, that no code among the
linted files reads. The finding stands at its name.

## Why it matters

What an entry or a state holds is there to be seen. A provider that works out when a timer was paused, for a view that never
looks, leaves the person with a timer that seems to run. At best the value is work and bytes for nothing: the state of a
Live Activity has room for 4 kB.

## How sure it is

A property counts as read where its name is read of a value whose type is that type, or not known, in a key path, or by
itself in the type; also in files that have nothing to do with widgets, where any `.name` will do. To set it, or to pass it
to an initialiser, is not to read it.

Left alone:

- a type of which no widget or Live Activity among the linted files is seen to show anything: its views are elsewhere;
- `date`, `relevance` and `id`, which the system reads;
- what a protocol or a class of the project asks for, and types with protocols of other modules, which may ask for it;
- types with `CodingKeys`, and types that are decoded in other files as well: their fields may be meant for others.

## Bad

### Nobody looks at it

```swift
import SwiftUI
import WidgetKit

struct TimerEntry: TimelineEntry {
    let date: Date
    let end: Date
    let pausedRemaining: TimeInterval? // finding: unread-state
}

struct TimerView: View {
    let entry: TimerEntry
    var body: some View { Text(entry.end, style: .timer) }
}

struct TimerWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Timer", provider: TimerProvider()) { entry in
            TimerView(entry: entry).containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Timer")
        .description("What comes next.")
        .supportedFamilies([.systemSmall])
    }
}

func paused(_ end: Date, _ left: TimeInterval) -> TimerEntry {
    TimerEntry(date: .now, end: end, pausedRemaining: left)
}
```

### In the state of a Live Activity

```swift
import ActivityKit
import SwiftUI
import WidgetKit

struct RideAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var arrival: Date
        var driver = "" // finding: unread-state

        init(arrival: Date, driver: String) {
            self.arrival = arrival
            self.driver = driver
        }
    }
}

struct RideView: View {
    let state: RideAttributes.ContentState
    let driver: Driver
    var body: some View {
        Text(state.arrival, style: .time)
        Text(driver.name)
    }
}

struct RideActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: RideAttributes.self) { context in
            RideView(state: context.state, driver: Driver())
        } dynamicIsland: { _ in
            DynamicIsland {
                DynamicIslandExpandedRegion(.center) { Text("Ride") }
            } compactLeading: {
                Text("R")
            } compactTrailing: {
                Text("1")
            } minimal: {
                Text("R")
            }
        }
    }
}

func change(_ state: inout RideAttributes.ContentState) { state.driver = "Kim" }
```

### Read of another type

```swift
import SwiftUI
import WidgetKit

struct Station {
    let title: String
}

struct TrainEntry: TimelineEntry {
    let date: Date
    let station: Station
    let title: String // finding: unread-state
}

struct TrainView: View {
    let entry: TrainEntry
    var body: some View { Text(entry.station.title) }
}

struct TrainWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Train", provider: TrainProvider()) { entry in
            TrainView(entry: entry).containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Train")
        .description("What comes next.")
        .supportedFamilies([.systemSmall])
    }
}
```

## Good

### Shown, compared, or read in a key path

```swift
import SwiftUI
import WidgetKit

struct TimerEntry: TimelineEntry {
    let date: Date
    let relevance: TimelineEntryRelevance?
    let end: Date
    let pausedRemaining: TimeInterval?
    let name: String?
    let laps: Int

    var isPaused: Bool { pausedRemaining != nil }
    var title: String {
        if let name { return name }
        return "Timer"
    }
}

struct TimerView: View {
    let entry: TimerEntry
    var body: some View {
        if entry.isPaused { Text(entry.title) } else { Text(entry.end, style: .timer) }
    }
}

struct TimerWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Timer", provider: TimerProvider()) { entry in
            TimerView(entry: entry).containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Timer")
        .description("What comes next.")
        .supportedFamilies([.systemSmall])
    }
}

let laps = \TimerEntry.laps
```

### In a file without widgets

```swift file=Widgets/TimerWidget.swift
import SwiftUI
import WidgetKit

struct TimerEntry: TimelineEntry {
    let date: Date
    let end: Date
    let name: String
}

struct TimerWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Timer", provider: TimerProvider()) { entry in
            Text(entry.end, style: .timer).containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Timer")
        .description("The time that is left.")
        .supportedFamilies([.systemSmall])
    }
}
```

```swift file=Shared/Names.swift
func names(_ timers: [TimerEntry]) -> [String] { timers.map { $0.name } }
```

### What a protocol asks for

```swift
import SwiftUI
import WidgetKit

protocol Titled {
    var title: String { get }
}

struct TimerEntry: TimelineEntry, Titled, Identifiable {
    let date: Date
    let id: Int
    let title: String
}

struct SharedEntry: TimelineEntry, WireEntry {
    let date: Date
    let source: String
}

struct TimerView: View {
    let entry: TimerEntry
    var body: some View { Text(entry.date, style: .time) }
}

struct SharedView: View {
    let entry: SharedEntry
    var body: some View { Text(entry.date, style: .time) }
}

struct TimerWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Timer", provider: TimerProvider()) { entry in
            TimerView(entry: entry).containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Timer")
        .description("What comes next.")
        .supportedFamilies([.systemSmall])
    }
}

struct SharedWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Shared", provider: SharedProvider()) { entry in
            SharedView(entry: entry).containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Shared")
        .description("What comes next.")
        .supportedFamilies([.systemSmall])
    }
}
```

### Fields on the wire

```swift file=Widgets/TimerEntry.swift
import SwiftUI
import WidgetKit

struct TimerEntry: TimelineEntry, Codable {
    let date: Date
    let version: Int
}

struct LapEntry: TimelineEntry, Codable {
    let date: Date
    let version: Int
    enum CodingKeys: String, CodingKey { case date, version = "v" }
}

struct TimerView: View {
    let entry: TimerEntry
    var body: some View { Text(entry.date, style: .time) }
}

struct LapView: View {
    let entry: LapEntry
    var body: some View { Text(entry.date, style: .time) }
}

struct TimerWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Timer", provider: TimerProvider()) { entry in
            TimerView(entry: entry).containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Timer")
        .description("What comes next.")
        .supportedFamilies([.systemSmall])
    }
}

struct LapWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Lap", provider: LapProvider()) { entry in
            LapView(entry: entry).containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Lap")
        .description("What comes next.")
        .supportedFamilies([.systemSmall])
    }
}
```

```swift file=Server/Receive.swift
import Foundation

func receive(_ data: Data) throws { print(try JSONDecoder().decode(TimerEntry.self, from: data)) }
```

### The views are elsewhere

```swift
import SwiftUI
import WidgetKit

struct TimerEntry: TimelineEntry {
    let date: Date
    let end: Date
}
```

## References

- [TimelineEntry](https://developer.apple.com/documentation/widgetkit/timelineentry)
- [ActivityAttributes](https://developer.apple.com/documentation/activitykit/activityattributes)

"""#
    )
}

extension RulePages {
    static let unsupportedAnimation = RulePage(
        id: "unsupported-animation",
        title: "An animation that does not run in a widget",
        group: "rendering",
        severity: .warning,
        set: "recommended",
        fix: "none",
        since: "0.1.0",
        markdown: #"""
# An animation that does not run in a widget

In a view that a widget or a Live Activity renders, this rule finds what animates by itself or by code that runs later:

- `.repeatForever(…)` and `withAnimation`;
- `PhaseAnimator` and `.phaseAnimator`, `KeyframeAnimator` and `.keyframeAnimator`;
- `TimelineView(.animation)` and `TimelineView(.periodic(from:by:))`;
- `.glassEffect` and `GlassEffectContainer` (as information only).

## Why it matters

The system draws the view once for each entry. It animates the change from one entry to the next, for two seconds at most,
and nothing else: no clock ticks and no closure runs in between. What should turn, pulse or count stands still at
its first frame.

Glass is drawn from what lies behind a view. The system puts a widget's background behind the picture later, so
`.glassEffect` has nothing to work with.

## How sure it is

`.animation(_:value:)`, `contentTransition`, `transition`, `Text(_:style:)` and `ProgressView(timerInterval:)` are made for
widgets, and are left alone. So are views that no configuration reaches, and types and functions of the project by
the same names. What it cannot see: an animation that is made elsewhere and handed to the view.

The rule is made of these selectors:

```selector
call[name=repeatForever]:external:in(rendered-view)

message: an animation without end does not run in a widget
why: The system draws the view once for each entry and animates only the change to the next one; this stands still
write: .animation(_:value:) with a value of the entry, or .contentTransition, for the change between entries
```

```selector
call[name=PhaseAnimator|KeyframeAnimator|phaseAnimator|keyframeAnimator]:external:in(rendered-view)

message: {self.name} does not run in a widget
why: The system draws the view once for each entry and animates only the change to the next one; this stands still
write: .animation(_:value:) with a value of the entry, or .contentTransition, for the change between entries
```

```selector
call[name=TimelineView]
    :argument(_: :is(member[name=animation], call[name=animation|periodic], call[name=AnimationTimelineSchedule|PeriodicTimelineSchedule]))
    :external:in(rendered-view)

message: TimelineView does not tick in a widget
why: The system draws the view once for each entry; what should change with the clock stays as it was first drawn
write: Text(date, style: .timer) or ProgressView(timerInterval:), which the system keeps up to date, or an entry for each change
```

```selector
call[name=withAnimation]:not([base]):external:in(rendered-view)

message: withAnimation has no effect in a widget
why: No code of the view runs after it was drawn, so nothing changes that could be animated
write: .animation(_:value:) with a value of the entry, for the change between entries
```

```selector
call[name=glassEffect|GlassEffectContainer]:external:in(rendered-view)

message: {self.name} has no background to work with in a widget
why: The system puts the widget's background behind the picture later, so the glass shows nothing of it
write: .containerBackground(_:for: .widget) with a material, which the system draws as glass where it fits
severity: info
```

## Bad

### Animations without end

```swift
import SwiftUI
import WidgetKit

struct Beacon: View {
    let isOn: Bool

    var body: some View {
        ZStack {
            Circle()
                .animation(.easeInOut.repeatForever(autoreverses: true), value: isOn) // finding: unsupported-animation
            PhaseAnimator([0, 1]) { phase in Circle().opacity(phase) } // finding: unsupported-animation
            KeyframeAnimator(initialValue: 0.0) { Circle().opacity($0) } keyframes: { _ in // finding: unsupported-animation
                LinearKeyframe(1.0, duration: 1)
            }
            Circle().phaseAnimator([0, 1]) { view, phase in view.opacity(phase) } // finding: unsupported-animation
        }
        .containerBackground(.fill.tertiary, for: .widget)
    }
}
```

### A clock of its own

```swift
import SwiftUI
import WidgetKit

struct Dial: View {
    let start: Date

    var body: some View {
        VStack {
            TimelineView(.animation) { context in // finding: unsupported-animation
                Text(context.date, style: .time)
            }
            TimelineView(.periodic(from: start, by: 1)) { context in // finding: unsupported-animation
                Text(context.date, style: .time)
            }
            TimelineView(.animation(minimumInterval: 1)) { _ in Text("…") } // finding: unsupported-animation
        }
        .containerBackground(.fill.tertiary, for: .widget)
    }
}
```

### An animation that code starts

```swift
import SwiftUI
import WidgetKit

struct Meter: View {
    let value: Double

    var body: some View {
        Gauge(value: value) { Text("Level") }
            .containerBackground(.fill.tertiary, for: .widget)
            .onAppear {
                withAnimation { Levels.shared.show(value) } // finding: unsupported-animation
            }
    }
}
```

### Glass

```swift
import SwiftUI
import WidgetKit

struct QuotaRing: View {
    let used: Double

    var body: some View {
        Gauge(value: used) { Text("Used") }
            .glassEffect(.regular) // finding: unsupported-animation (info)
            .containerBackground(.fill.tertiary, for: .widget)
    }
}
```

## Good

### Changes between entries

```swift
import SwiftUI
import WidgetKit

struct Score: View {
    let points: Int
    let isLeading: Bool

    var body: some View {
        VStack {
            Text(points, format: .number)
                .contentTransition(.numericText())
                .animation(.spring, value: points)
            if isLeading {
                Text("Leading").transition(.push(from: .bottom))
            }
        }
        .containerBackground(.fill.tertiary, for: .widget)
    }
}
```

### A countdown that the system draws

```swift
import SwiftUI
import WidgetKit

struct Countdown: View {
    let end: Date

    var body: some View {
        Text(end, style: .timer)
            .multilineTextAlignment(.center)
            .containerBackground(.fill.tertiary, for: .widget)
    }
}
```

### A view that only the app shows

```swift
import SwiftUI
import WidgetKit

struct BeaconScreen: View {
    var body: some View {
        TimelineView(.animation) { context in Text(context.date, style: .time) }
            .onDisappear { WidgetCenter.shared.reloadTimelines(ofKind: "Beacon") }
    }
}
```

## References

- [Animating data updates in widgets and Live Activities](https://developer.apple.com/documentation/widgetkit/animating-data-updates-in-widgets-and-live-activities)
- [Displaying dynamic dates in widgets](https://developer.apple.com/documentation/widgetkit/displaying-dynamic-dates)

"""#,
        definitions: [
            RuleDefinition(text: """
call[name=repeatForever]:external:in(rendered-view)

message: an animation without end does not run in a widget
why: The system draws the view once for each entry and animates only the change to the next one; this stands still
write: .animation(_:value:) with a value of the entry, or .contentTransition, for the change between entries
""", offset: 1376),
            RuleDefinition(text: """
call[name=PhaseAnimator|KeyframeAnimator|phaseAnimator|keyframeAnimator]:external:in(rendered-view)

message: {self.name} does not run in a widget
why: The system draws the view once for each entry and animates only the change to the next one; this stands still
write: .animation(_:value:) with a value of the entry, or .contentTransition, for the change between entries
""", offset: 1729),
            RuleDefinition(text: """
call[name=TimelineView]
    :argument(_: :is(member[name=animation], call[name=animation|periodic], call[name=AnimationTimelineSchedule|PeriodicTimelineSchedule]))
    :external:in(rendered-view)

message: TimelineView does not tick in a widget
why: The system draws the view once for each entry; what should change with the clock stays as it was first drawn
write: Text(date, style: .timer) or ProgressView(timerInterval:), which the system keeps up to date, or an entry for each change
""", offset: 2117),
            RuleDefinition(text: """
call[name=withAnimation]:not([base]):external:in(rendered-view)

message: withAnimation has no effect in a widget
why: No code of the view runs after it was drawn, so nothing changes that could be animated
write: .animation(_:value:) with a value of the entry, for the change between entries
""", offset: 2622),
            RuleDefinition(text: """
call[name=glassEffect|GlassEffectContainer]:external:in(rendered-view)

message: {self.name} has no background to work with in a widget
why: The system puts the widget's background behind the picture later, so the glass shows nothing of it
write: .containerBackground(_:for: .widget) with a material, which the system draws as glass where it fits
severity: info
""", offset: 2931),
        ]
    )
}

extension RulePages {
    static let unsupportedView = RulePage(
        id: "unsupported-view",
        title: "A view or modifier that a widget cannot show",
        group: "rendering",
        severity: .error,
        set: "recommended",
        fix: "none",
        since: "0.1.0",
        markdown: #"""
# A view or modifier that a widget cannot show

In a view that a widget or a Live Activity renders, this rule finds

- what people would type in, scroll, drag or choose from: `TextField`, `SecureField`, `TextEditor`, `Slider`, `Stepper`,
  `Picker`, `DatePicker`, `MultiDatePicker`, `ColorPicker`, `Menu`, `List`, `Form`, `ScrollView`, `TabView`,
  `PhotosPicker`, `ShareLink`, `EditButton`, `PasteButton`;
- navigation: `NavigationStack`, `NavigationView`, `NavigationSplitView`, `NavigationLink`;
- what draws outside SwiftUI: `Map`, `VideoPlayer`, `WebView`, `SpriteView`, `SceneView`, and every type of the project that wraps
  a UIKit or AppKit view (`UIViewRepresentable`, `UIViewControllerRepresentable`, `NSViewRepresentable`,
  `NSViewControllerRepresentable`, `WKInterfaceObjectRepresentable`);
- what would be presented: `sheet`, `alert`, `confirmationDialog`, `popover`, `fullScreenCover`, `navigationDestination`,
  `navigationTitle`, `toolbar`, `searchable`.

## Why it matters

A widget is a picture that the system draws from an archive of the view. What cannot be archived is replaced by a yellow
box with a red «no entry» sign, or is simply not there, and no compiler warning says so. What could be archived but
needs a finger does not react.

## How sure it is

Only reachability decides, as for `gesture-interactivity`. A view or modifier of the project that has one of these
names is looked into instead of reported, and a branch of a shared view that the widget never takes does not count.

What it cannot see: views of modules outside the linted files.

The rule is made of these selectors:

```selector
call[name=TextField|SecureField|TextEditor|Slider|Stepper|Picker|DatePicker|MultiDatePicker|ColorPicker|Menu|List|Form|ScrollView|NavigationStack|NavigationView|NavigationSplitView|NavigationLink|TabView|Map|VideoPlayer|WebView|SpriteView|SceneView|PhotosPicker|ShareLink|EditButton|PasteButton]:external:in(rendered-view)

message: a widget cannot show {self.name}
why: The system draws the view once and keeps the picture; {self.name} is replaced by a warning sign, is missing, or does not react
write: what a widget can show: stacks, Text, Image, Gauge, ProgressView, shapes; Button, Toggle or Link to react
```

```selector
call[name=sheet|alert|confirmationDialog|popover|fullScreenCover|navigationDestination|navigationTitle|toolbar|searchable][base]:external:in(rendered-view)

message: a widget cannot present anything, so .{self.name} has no effect
why: The system draws the view once and keeps the picture; nothing opens over it
write: a Link or widgetURL that opens the app at this place
```

```selector
call[inherits=UIViewRepresentable|UIViewControllerRepresentable|NSViewRepresentable|NSViewControllerRepresentable|WKInterfaceObjectRepresentable]:in(rendered-view)

message: {self.name} wraps a view that a widget cannot show
why: Views of UIKit and AppKit cannot be archived; the system shows a warning sign in their place
write: the same in SwiftUI, or an Image that the provider has drawn
```

## Bad

### A list, a field and a link to another screen

```swift
import SwiftUI
import WidgetKit

struct TasksView: View {
    @Binding var search: String
    let tasks: [String]

    var body: some View {
        VStack {
            TextField("Search", text: $search) // finding: unsupported-view
            List(tasks, id: \.self) { task in // finding: unsupported-view
                NavigationLink(task) { Text(task) } // finding: unsupported-view
            }
        }
        .containerBackground(.fill.tertiary, for: .widget)
    }
}
```

### A wrapped UIKit view

```swift
import SwiftUI
import UIKit
import WidgetKit

struct Spinner: UIViewRepresentable {
    func makeUIView(context: Context) -> UIActivityIndicatorView { UIActivityIndicatorView() }
    func updateUIView(_ view: UIActivityIndicatorView, context: Context) {}
}

struct SyncView: View {
    var body: some View {
        Spinner() // finding: unsupported-view
            .containerBackground(.fill.tertiary, for: .widget)
    }
}
```

### Something to choose, to move and to present

```swift
import SwiftUI
import WidgetKit

struct PlanView: View {
    @Binding var level: Double
    @Binding var plan: String
    @Binding var isOpen: Bool

    var body: some View {
        VStack {
            Slider(value: $level) // finding: unsupported-view
            Picker("Plan", selection: $plan) { Text("A").tag("A") } // finding: unsupported-view
            Menu("More") { Text("B") } // finding: unsupported-view
        }
        .sheet(isPresented: $isOpen) { Text("Details") } // finding: unsupported-view
        .toolbar { Text("Edit") } // finding: unsupported-view
        .containerBackground(.fill.tertiary, for: .widget)
    }
}
```

### A map in a scroll view

```swift
import MapKit
import SwiftUI
import WidgetKit

struct PlaceView: View {
    let names: [String]

    var body: some View {
        ScrollView { // finding: unsupported-view
            Map() // finding: unsupported-view
            ForEach(names, id: \.self) { Text($0) }
        }
        .containerBackground(.fill.tertiary, for: .widget)
    }
}
```

## Good

### Rows in a stack, and a link into the app

```swift
import SwiftUI
import WidgetKit

struct TasksView: View {
    let tasks: [String]
    let address: URL

    var body: some View {
        VStack {
            ForEach(tasks.prefix(3), id: \.self) { task in Text(task) }
        }
        .containerBackground(.fill.tertiary, for: .widget)
        .widgetURL(address)
    }
}
```

### A type of the project by the same name

```swift
import SwiftUI
import WidgetKit

struct List<Row: View>: View {
    let rows: [Row]

    var body: some View {
        VStack { ForEach(rows.indices, id: \.self) { rows[$0] } }
    }
}

struct ShortView: View {
    var body: some View {
        List(rows: [Text("One"), Text("Two")])
            .containerBackground(.fill.tertiary, for: .widget)
    }
}
```

### The part of a shared view that only the app draws

```swift
import SwiftUI
import WidgetKit

struct MealCard: View {
    let name: String
    let isInWidget: Bool

    var body: some View {
        if isInWidget {
            Text(name)
        } else {
            ScrollView { Text(name) }
        }
    }
}

struct MealEntry: TimelineEntry {
    let date: Date
    let name: String
}

struct MealWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Meal", provider: MealProvider()) { entry in
            MealCard(name: entry.name, isInWidget: true)
                .containerBackground(.fill.tertiary, for: .widget)
        }
        .configurationDisplayName("Meal")
        .description("The next meal.")
        .supportedFamilies([.systemSmall])
    }
}
```

### A snapshot of a map that the provider has drawn

```swift
import SwiftUI
import WidgetKit

struct PlaceView: View {
    let picture: Image

    var body: some View {
        picture
            .resizable()
            .containerBackground(.fill.tertiary, for: .widget)
    }
}
```

## References

- [SwiftUI views for widgets](https://developer.apple.com/documentation/widgetkit/swiftui-views)
- [Creating a widget extension](https://developer.apple.com/documentation/widgetkit/creating-a-widget-extension)

"""#,
        definitions: [
            RuleDefinition(text: """
call[name=TextField|SecureField|TextEditor|Slider|Stepper|Picker|DatePicker|MultiDatePicker|ColorPicker|Menu|List|Form|ScrollView|NavigationStack|NavigationView|NavigationSplitView|NavigationLink|TabView|Map|VideoPlayer|WebView|SpriteView|SceneView|PhotosPicker|ShareLink|EditButton|PasteButton]:external:in(rendered-view)

message: a widget cannot show {self.name}
why: The system draws the view once and keeps the picture; {self.name} is replaced by a warning sign, is missing, or does not react
write: what a widget can show: stacks, Text, Image, Gauge, ProgressView, shapes; Button, Toggle or Link to react
""", offset: 1731),
            RuleDefinition(text: """
call[name=sheet|alert|confirmationDialog|popover|fullScreenCover|navigationDestination|navigationTitle|toolbar|searchable][base]:external:in(rendered-view)

message: a widget cannot present anything, so .{self.name} has no effect
why: The system draws the view once and keeps the picture; nothing opens over it
write: a Link or widgetURL that opens the app at this place
""", offset: 2359),
            RuleDefinition(text: """
call[inherits=UIViewRepresentable|UIViewControllerRepresentable|NSViewRepresentable|NSViewControllerRepresentable|WKInterfaceObjectRepresentable]:in(rendered-view)

message: {self.name} wraps a view that a widget cannot show
why: Views of UIKit and AppKit cannot be archived; the system shows a warning sign in their place
write: the same in SwiftUI, or an Image that the provider has drawn
""", offset: 2747),
        ]
    )
}

extension RulePages {
    static let unusedSuppression = RulePage(
        id: "unused-suppression",
        title: "A suppression that silences nothing",
        group: "suppressions",
        severity: .warning,
        set: "recommended",
        fix: "safe",
        since: "0.1.0",
        markdown: #"""
# A suppression that silences nothing

A comment silences rules where it stands, with the reason:

```text
// widgetlint:ignore closure-control -- the app hides this row in its widget
```

It covers the declaration or statement that it stands on or above, all its lines. With `ignore-file`, before the first
declaration, it covers the file. In Markdown it is an HTML comment before a code block, or at the top of the document
for all of it. This rule finds such a comment where none of its rules reports anything, and single rules of a longer
list that report nothing or are named twice.

## Why it matters

The comment was right once; then the code changed. Left in place, it silences the next mistake of its kind, and the
widget breaks without anybody being told.

## How sure it is

Only rules that took part in the run are judged: not those that are switched off, left out with `--only`, or outside the
chosen set. Whether a view gets a finding depends on the widget that shows it, so nothing is called unused when only a
part of a project was reviewed: a file given by itself, or a folder below the root of a repository that holds neither an
app's project (`.xcodeproj`, `project.yml`, `Project.swift`) nor a `.widgetlint.json`.

Left alone: comments inside an `#if` that some build leaves out, and those in the code blocks of Markdown files, which
are pieces of something larger. What is needed for the README check is told by
[`readme-exemption`](readme-exemption.md).

Documentation comments (`///`, `/** */`), strings, and code under `#if false` are not read: a comment there silences
nothing and is not reported.

To keep a comment that is needed only at times, name this rule in it, too.

The fix takes the rule out of the list, or deletes the comment with its line.

## Bad

### The mistake is gone, the comment is still there

```swift
import AppIntents
import SwiftUI
import WidgetKit

struct TeaEntry: TimelineEntry {
    let date: Date
    let cups: Int
}

struct TeaView: View {
    let entry: TeaEntry

    var body: some View {
        VStack {
            Text(entry.cups, format: .number)
            // finding below: unused-suppression
            // widgetlint:ignore closure-control -- the intent comes with the next release
            Button("Brew", intent: BrewIntent())
        }
        .containerBackground(.fill.tertiary, for: .widget)
    }
}

struct TeaWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "tea", provider: TeaProvider()) { entry in
            TeaView(entry: entry)
        }
        .configurationDisplayName("Tea")
        .description("The tea of today.")
        .supportedFamilies([.systemSmall])
    }
}
```

### One of two rules, and one that is named twice

```swift
import SwiftUI
import WidgetKit

struct TeaEntry: TimelineEntry {
    let date: Date
}

struct TeaView: View {
    let entry: TeaEntry

    var body: some View {
        VStack {
            // finding below: unused-suppression
            // widgetlint:ignore closure-control, gesture-interactivity -- only the app shows this button
            Button("Brew") { TeaStore.shared.brew() }
            // finding below: unused-suppression
            // widgetlint:ignore closure-control, closure-control -- only the app shows this button
            Button("Pour") { TeaStore.shared.pour() }
        }
        .containerBackground(.fill.tertiary, for: .widget)
    }
}

struct TeaWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "tea", provider: TeaProvider()) { entry in
            TeaView(entry: entry)
        }
        .configurationDisplayName("Tea")
        .description("The tea of today.")
        .supportedFamilies([.systemSmall])
    }
}
```

With the fix:

```swift fixed
import SwiftUI
import WidgetKit

struct TeaEntry: TimelineEntry {
    let date: Date
}

struct TeaView: View {
    let entry: TeaEntry

    var body: some View {
        VStack {
            // widgetlint:ignore closure-control, gesture-interactivity -- only the app shows this button
            Button("Brew") { TeaStore.shared.brew() }
            // widgetlint:ignore closure-control -- only the app shows this button
            Button("Pour") { TeaStore.shared.pour() }
        }
        .containerBackground(.fill.tertiary, for: .widget)
    }
}

struct TeaWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "tea", provider: TeaProvider()) { entry in
            TeaView(entry: entry)
        }
        .configurationDisplayName("Tea")
        .description("The tea of today.")
        .supportedFamilies([.systemSmall])
    }
}
```

### Nothing stands below it

```swift
import WidgetKit

func timeline(_ entries: [TeaEntry]) -> Timeline<TeaEntry> {
    return Timeline(entries: entries, policy: .atEnd)
    // finding below: unused-suppression
    // widgetlint:ignore reload-policy-type -- seconds are what the server sends
}
```

### For a whole file that gives no finding

```swift
// finding below: unused-suppression
// widgetlint:ignore-file reload-policy-type -- generated
import WidgetKit

func timeline(_ entries: [TeaEntry]) -> Timeline<TeaEntry> {
    Timeline(entries: entries, policy: .atEnd)
}
```

### Before a code block of a Markdown file

````md file=Guide.md
# Reloading

<!-- finding: unused-suppression -->
<!-- widgetlint:ignore reload-policy-type -- shown as a mistake -->
```swift
let timeline = Timeline(entries: [entry], policy: .after(.now.addingTimeInterval(900)))
```
````

## Good

### Above what it silences, on its line, and inside a builder

```swift
import SwiftUI
import WidgetKit

struct TeaEntry: TimelineEntry {
    let date: Date
}

struct TeaView: View {
    let entry: TeaEntry

    var body: some View {
        VStack {
            // widgetlint:ignore closure-control -- only the app shows this button
            Button("Brew") { TeaStore.shared.brew() }
            Button("Pour") { TeaStore.shared.pour() } // widgetlint:ignore closure-control -- the same
            HStack { // widgetlint:ignore closure-control, gesture-interactivity -- the app's part
                Button("Sip") { TeaStore.shared.sip() }
                Text("Tea")
                    .onTapGesture { TeaStore.shared.open() }
            }
        }
        .containerBackground(.fill.tertiary, for: .widget)
    }
}

struct TeaWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "tea", provider: TeaProvider()) { entry in
            TeaView(entry: entry)
        }
        .configurationDisplayName("Tea")
        .description("The tea of today.")
        .supportedFamilies([.systemSmall])
    }
}
```

### One that other builds need

```swift
import WidgetKit

func timeline(_ entries: [TeaEntry]) -> Timeline<TeaEntry> {
    #if DEBUG
    // widgetlint:ignore reload-policy-type -- the stub takes seconds
    return Timeline(entries: entries, policy: reloadPolicy)
    #else
    return Timeline(entries: entries, policy: .atEnd)
    #endif
}
```

### Kept though it may be unused

```swift
import WidgetKit

func timeline(_ entries: [TeaEntry]) -> Timeline<TeaEntry> {
    // widgetlint:ignore reload-policy-type, unused-suppression -- a script writes another policy here
    Timeline(entries: entries, policy: .atEnd)
}
```

### Words that are no comment for widgetlint

```swift
import WidgetKit

let help = """
    // widgetlint:ignore reload-policy-type -- in a string
    """

/// widgetlint:ignore reload-policy-type -- in the documentation
func timeline(_ entries: [TeaEntry]) -> Timeline<TeaEntry> {
    #if false
    // widgetlint:ignore reload-policy-type -- in code that is no code
    #endif
    return Timeline(entries: entries, policy: .atEnd)
}
```

### For all code blocks of a Markdown file

````md file=Guide.md
<!-- widgetlint:ignore-file reload-policy-type -- this page is about the mistake -->
# Reloading

```swift
let timeline = Timeline(entries: [entry], policy: .after(900))
```
````

## References

- [WidgetKit: Timeline](https://developer.apple.com/documentation/widgetkit/timeline)

"""#
    )
}

extension RulePages {
    static let urlSchemeUnregistered = RulePage(
        id: "url-scheme-unregistered",
        title: "A widget link with a scheme that the app does not register",
        group: "families-and-links",
        severity: .warning,
        set: "recommended",
        fix: "none",
        since: "0.1.0",
        markdown: #"""
# A widget link with a scheme that the app does not register

In views that a widget or a Live Activity shows, this rule looks at the URLs of `widgetURL(…)` and `Link(destination:)`. It
reports a scheme such as `steps:` that stands under no `CFBundleURLTypes` of the app. The finding stands at the string that
begins with the scheme; the related places show the way from the widget to it, and the app's schemes.

## Why it matters

The app looks at the scheme or the path of the link to choose a screen. Most often the two places differ by a spelling
mistake (`steps-app:` and `stepsapp:`): the tap opens the app, the code waits for a link that never comes, and the person
sees the first screen instead of the one that was tapped.

WidgetKit hands a widget's link to the app the widget belongs to, registered or not. So a scheme that stands nowhere may
work in the widget. It does in the widget alone: the same link in a notification, in Shortcuts, in a note or in a test with
`simctl openurl` opens nothing, and another app that registers the scheme takes it.

The finding is a warning where the app registers a scheme that is spelled nearly the same, and `info` elsewhere.

## How sure it is

Strings are followed through constants, string interpolation, `URL(string:)`, `URLComponents`, computed properties and
functions of the project, as far as the beginning of the URL is fixed. What is decided at run time, such as
`Bundle.main.bundleIdentifier`, gives no finding.

Left alone:

- `http`, `https` and the schemes of the system (`tel`, `mailto`, `maps`, `shortcuts`, …);
- schemes that the app lists under `LSApplicationQueriesSchemes`: they are meant for another app;
- apps whose `Info.plist` is not known, or holds a scheme made of a variable that is not known;
- a scheme that one of the apps with the widget registers.

## Bad

### Two spellings

```xml file=Steps/Info.plist
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0">
<dict>
    <key>CFBundlePackageType</key>
    <string>APPL</string>
    <key>CFBundleURLTypes</key>
    <array>
        <dict>
            <key>CFBundleURLSchemes</key>
            <array>
                <string>StepsApp</string>
            </array>
        </dict>
    </array>
</dict>
</plist>
```

```xml file=StepsWidget/Info.plist
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0">
<dict>
    <key>NSExtension</key>
    <dict>
        <key>NSExtensionPointIdentifier</key>
        <string>com.apple.widgetkit-extension</string>
    </dict>
</dict>
</plist>
```

```swift file=StepsWidget/StepsWidget.swift
import SwiftUI
import WidgetKit

struct StepsEntry: TimelineEntry {
    let date: Date
    let day: Int
}

struct StepsWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Steps", provider: StepsProvider()) { entry in
            StepsView(entry: entry)
                .containerBackground(.fill.tertiary, for: .widget)
        }
        .configurationDisplayName("Steps")
        .description("Steps of the week.")
        .supportedFamilies([.systemMedium])
    }
}

struct StepsView: View {
    let entry: StepsEntry

    var body: some View {
        HStack {
            Link("Today", destination: URL(string: "steps-app://today")!) // finding: url-scheme-unregistered
            Link("Week", destination: Screens.week.url)
            Link("Goal", destination: URL(string: "stepsapp://goal")!)
        }
        .widgetURL(URL(string: "\(Screens.scheme)://day/\(entry.day)")) // finding: url-scheme-unregistered
    }
}

enum Screens {
    static let scheme = "stepapp"

    case week, month

    var url: URL {
        switch self {
        case .week: URL(string: "stepsapp://week")!
        case .month: URL(string: "month://stepsapp")! // finding: url-scheme-unregistered (info)
        }
    }
}
```

### Components, and an app that registers nothing

```yaml file=project.yml
name: Ride
targets:
  Ride:
    type: application
    platform: iOS
    sources: [Ride]
    settings:
      GENERATE_INFOPLIST_FILE: YES
      INFOPLIST_KEY_NSSupportsLiveActivities: YES
    dependencies:
      - target: RideWidget
  RideWidget:
    type: app-extension
    platform: iOS
    sources: [RideWidget]
```

```xml file=RideWidget/Info.plist
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0">
<dict>
    <key>NSExtension</key>
    <dict>
        <key>NSExtensionPointIdentifier</key>
        <string>com.apple.widgetkit-extension</string>
    </dict>
</dict>
</plist>
```

```swift file=RideWidget/RideWidget.swift
import ActivityKit
import SwiftUI
import WidgetKit

struct RideAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var minutes: Int
    }

    var number: Int

    var link: URL? {
        var components = URLComponents()
        components.scheme = "ride" // finding: url-scheme-unregistered (info)
        components.host = "\(number)"
        return components.url
    }
}

struct RideWidget: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: RideAttributes.self) { context in
            RideView(ride: context.attributes, minutes: context.state.minutes)
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.center) {
                    Text("\(context.state.minutes) min")
                }
            } compactLeading: {
                Image(systemName: "car")
            } compactTrailing: {
                Text(context.state.minutes, format: .number)
            } minimal: {
                Image(systemName: "car")
            }
            .widgetURL(URL(string: "ride:" + "open")) // finding: url-scheme-unregistered (info)
        }
    }
}

struct RideView: View {
    let ride: RideAttributes
    let minutes: Int

    var body: some View {
        Text("\(minutes) min")
            .widgetURL(ride.link)
    }
}
```

## Good

### Registered, of the system, or not known

```xml file=Steps/Info.plist
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0">
<dict>
    <key>CFBundlePackageType</key>
    <string>APPL</string>
    <key>LSApplicationQueriesSchemes</key>
    <array>
        <string>treadmill</string>
    </array>
    <key>CFBundleURLTypes</key>
    <array>
        <dict>
            <key>CFBundleURLSchemes</key>
            <array>
                <string>StepsApp</string>
            </array>
        </dict>
    </array>
</dict>
</plist>
```

```xml file=StepsWidget/Info.plist
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0">
<dict>
    <key>NSExtension</key>
    <dict>
        <key>NSExtensionPointIdentifier</key>
        <string>com.apple.widgetkit-extension</string>
    </dict>
</dict>
</plist>
```

```swift file=StepsWidget/StepsWidget.swift
import SwiftUI
import WidgetKit

struct StepsEntry: TimelineEntry {
    let date: Date
    let link: URL
}

struct StepsWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Steps", provider: StepsProvider()) { entry in
            StepsView(entry: entry)
                .containerBackground(.fill.tertiary, for: .widget)
        }
        .configurationDisplayName("Steps")
        .description("Steps of the week.")
        .supportedFamilies([.systemMedium])
    }
}

struct StepsView: View {
    let entry: StepsEntry

    var body: some View {
        VStack {
            Link("Today", destination: URL(string: "STEPSAPP://today")!)
            Link("Help", destination: URL(string: "https://steps.example/help")!)
            Link("Call", destination: URL(string: "tel:110")!)
            Link("Shortcut", destination: URL(string: "shortcuts://run-shortcut?name=Walk")!)
            Link("Health", destination: URL(string: "x-apple-health://")!)
            Link("Treadmill", destination: URL(string: "treadmill://start")!)
            Link("Entry", destination: entry.link)
            Link("Own", destination: URL(string: "\(Bundle.main.bundleIdentifier ?? "")://own")!)
            Link("Path", destination: URL(filePath: "steps/today"))
        }
    }
}
```

### A scheme made of a variable

```yaml file=project.yml
name: Steps
targets:
  Steps:
    type: application
    platform: iOS
    sources: [Steps]
    dependencies:
      - target: StepsWidget
  StepsWidget:
    type: app-extension
    platform: iOS
    sources: [StepsWidget]
```

```xml file=Steps/Info.plist
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0">
<dict>
    <key>CFBundleURLTypes</key>
    <array>
        <dict>
            <key>CFBundleURLSchemes</key>
            <array>
                <string>$(URL_SCHEME)</string>
            </array>
        </dict>
    </array>
</dict>
</plist>
```

```xml file=StepsWidget/Info.plist
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0">
<dict>
    <key>NSExtension</key>
    <dict>
        <key>NSExtensionPointIdentifier</key>
        <string>com.apple.widgetkit-extension</string>
    </dict>
</dict>
</plist>
```

```swift file=StepsWidget/StepsWidget.swift
import SwiftUI
import WidgetKit

struct StepsWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Steps", provider: StepsProvider()) { entry in
            Text("Steps")
                .containerBackground(.fill.tertiary, for: .widget)
                .widgetURL(URL(string: "steps://today"))
        }
        .configurationDisplayName("Steps")
        .description("Steps of today.")
        .supportedFamilies([.systemSmall])
    }
}
```

### No property list in sight

```swift
import SwiftUI
import WidgetKit

struct StepsWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Steps", provider: StepsProvider()) { entry in
            Text("Steps")
                .containerBackground(.fill.tertiary, for: .widget)
                .widgetURL(URL(string: "steps://today"))
        }
        .configurationDisplayName("Steps")
        .description("Steps of today.")
        .supportedFamilies([.systemSmall])
    }
}
```

### Links of a screen that only the app shows

```xml file=Steps/Info.plist
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0">
<dict>
    <key>CFBundlePackageType</key>
    <string>APPL</string>
</dict>
</plist>
```

```swift file=Steps/AboutScreen.swift
import SwiftUI
import WidgetKit

struct AboutScreen: View {
    var body: some View {
        Link("Treadmill", destination: URL(string: "treadmill://start")!)
    }
}
```

## References

- [Linking to specific app scenes from your widget or Live Activity](https://developer.apple.com/documentation/widgetkit/linking-to-specific-app-scenes-from-your-widget-or-live-activity)
- [Defining a custom URL scheme for your app](https://developer.apple.com/documentation/xcode/defining-a-custom-url-scheme-for-your-app)
- [CFBundleURLTypes](https://developer.apple.com/documentation/bundleresources/information-property-list/cfbundleurltypes)

"""#
    )
}

extension RulePages {
    static let widgetLabelContent = RulePage(
        id: "widget-label-content",
        title: "Something in widgetLabel that the system does not show",
        group: "rendering",
        severity: .warning,
        set: "recommended",
        fix: "none",
        since: "0.1.0",
        markdown: #"""
# Something in widgetLabel that the system does not show

In a view that a widget renders, this rule finds `widgetLabel { … }` whose content is neither `Text`, `Gauge`, `ProgressView` nor
`Label`: stacks, images, shapes, colours, buttons, links and spacers.

## Why it matters

The label of an accessory is not drawn as a view: the system takes the text or the value of the gauge out of it and
draws that along the edge of a watch face, or beside the complication. Of anything else nothing is left, and the
label stays empty.

## How sure it is

Views of the project and what is made elsewhere are left alone, as nobody can tell what is in them; so are conditions, `Group`
and `ViewThatFits`.

The rule is made of these selectors:

```selector
call[name=widgetLabel] > argument > closure
    > call[name=HStack|VStack|ZStack|Image|Button|Toggle|Link|Spacer|Divider|Circle|Rectangle|Capsule|Color]
    :external:in(rendered-view)

message: widgetLabel shows nothing of {self.name}
why: The system takes only text and gauges out of the label and draws them itself; this one stays empty
write: Text, Gauge, ProgressView or Label in widgetLabel
```

```selector
call[name=widgetLabel] > argument > closure
    > call:modifies(call[name=HStack|VStack|ZStack|Image|Button|Toggle|Link|Spacer|Divider|Circle|Rectangle|Capsule|Color]:external@view)
    :in(rendered-view)

message: widgetLabel shows nothing of {view.name}
why: The system takes only text and gauges out of the label and draws them itself; this one stays empty
write: Text, Gauge, ProgressView or Label in widgetLabel
at: view.name
```

## Bad

### A stack, a picture, a modified shape

```swift
import SwiftUI
import WidgetKit

struct CornerView: View {
    let level: Double

    var body: some View {
        VStack {
            Image(systemName: "drop")
                .widgetLabel {
                    HStack { Text("Level") } // finding: widget-label-content
                }
            Image(systemName: "sun.max")
                .widgetLabel { Image(systemName: "star").bold() } // finding: widget-label-content
            Image(systemName: "moon")
                .widgetLabel { Circle() } // finding: widget-label-content
        }
        .widgetAccentable()
        .containerBackground(.fill.tertiary, for: .widget)
    }
}
```

## Good

### Text, gauge, progress and label

```swift
import SwiftUI
import WidgetKit

struct CornerView: View {
    let level: Double

    var body: some View {
        VStack {
            Image(systemName: "drop").widgetLabel { Text("Level").foregroundStyle(.blue) }
            Image(systemName: "drop").widgetLabel { Gauge(value: level) { Text("Level") } }
            Image(systemName: "drop").widgetLabel { ProgressView(value: level) }
            Image(systemName: "drop").widgetLabel { Label("Level", systemImage: "drop") }
            Image(systemName: "drop").widgetLabel("Level")
            Image(systemName: "drop").widgetLabel { ViewThatFits { Text("Water level"); Text("Level") } }
        }
        .widgetAccentable()
        .containerBackground(.fill.tertiary, for: .widget)
    }
}
```

### A view of the project

```swift
import SwiftUI
import WidgetKit

struct LevelLabel: View {
    var body: some View { Text("Level") }
}

struct CornerView: View {
    var body: some View {
        Image(systemName: "drop")
            .widgetLabel { LevelLabel() }
            .widgetAccentable()
            .containerBackground(.fill.tertiary, for: .widget)
    }
}
```

## References

- [widgetLabel(label:)](https://developer.apple.com/documentation/swiftui/view/widgetlabel(label:))
- [Creating accessory widgets and watch complications](https://developer.apple.com/documentation/widgetkit/creating-accessory-widgets-and-watch-complications)

"""#,
        definitions: [
            RuleDefinition(text: """
call[name=widgetLabel] > argument > closure
    > call[name=HStack|VStack|ZStack|Image|Button|Toggle|Link|Spacer|Divider|Circle|Rectangle|Capsule|Color]
    :external:in(rendered-view)

message: widgetLabel shows nothing of {self.name}
why: The system takes only text and gauges out of the label and draws them itself; this one stays empty
write: Text, Gauge, ProgressView or Label in widgetLabel
""", offset: 854),
            RuleDefinition(text: """
call[name=widgetLabel] > argument > closure
    > call:modifies(call[name=HStack|VStack|ZStack|Image|Button|Toggle|Link|Spacer|Divider|Circle|Rectangle|Capsule|Color]:external@view)
    :in(rendered-view)

message: widgetLabel shows nothing of {view.name}
why: The system takes only text and gauges out of the label and draws them itself; this one stays empty
write: Text, Gauge, ProgressView or Label in widgetLabel
at: view.name
""", offset: 1268),
        ]
    )
}

extension RulePages {
    static let widgetNotInBundle = RulePage(
        id: "widget-not-in-bundle",
        title: "A widget or control that no bundle lists",
        group: "kinds-and-bundles",
        severity: .warning,
        set: "recommended",
        fix: "unsafe",
        since: "0.1.0",
        markdown: #"""
# A widget or control that no bundle lists

An extension shows the widgets that its `WidgetBundle` lists, and no others. This rule finds

- a widget, control or Live Activity of an extension that no bundle of it lists;
- in an extension without a bundle, a widget that stands beside the one marked `@main`.

The finding stands at the name of the type. The related places show the bundles that were looked through.

## Why it matters

A widget that is not listed does not exist for people. It is not in the gallery, and a control is not offered in Control
Center. Of a Live Activity that is not listed, the request succeeds, and nothing appears on the Lock Screen. There is no
error and no warning anywhere; in the previews of Xcode everything looks right.

## How sure it is

The body of a bundle is followed through the properties and functions that it uses, through `Other().body` for bundles of
bundles, into `#if`, `#available` and every other branch, and through `WidgetBundleBuilder.buildBlock(…)`. As soon as one
thing in it cannot be followed, the rule is silent about the whole extension.

Which files make up an extension is told by project files, or by the `Info.plist` of the extension. Where nothing tells,
the bundle must stand in the same file, or list widgets from other files of the same folder. The second kind of finding
needs a project file.

Left alone are

- a widget that any bundle of the linted files lists, also that of another extension;
- a widget that other code makes, starts or passes on: one that wraps another, `Steps.main()`, a generic argument, a
  `typealias`;
- generic types, types that are marked as deprecated or unavailable, and types behind conditions of `#if` for debug
  builds, for a flag of the project's own or for other systems than those of the extension;
- widgets of packages and frameworks, whose bundles may stand anywhere.

A preview makes no widget listed, and neither does a test.

What it cannot see: a widget that is left out on purpose, and is kept for later.

The fix adds the widget at the end of the bundle's body, where that is a plain list and the widget is there on all systems.

## Bad

### A second widget was forgotten

```swift
import SwiftUI
import WidgetKit

struct TideWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Tide", provider: TideProvider()) { TideView(entry: $0) }
            .configurationDisplayName("Tide")
            .description("The next high tide.")
            .supportedFamilies([.systemSmall])
    }
}

struct WindWidget: Widget { // finding: widget-not-in-bundle
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Wind", provider: WindProvider()) { WindView(entry: $0) }
            .configurationDisplayName("Wind")
            .description("The wind at the pier.")
            .supportedFamilies([.systemSmall])
    }
}

@main
struct HarbourWidgets: WidgetBundle {
    var body: some Widget {
        TideWidget()
    }
}
```

With the fix:

```swift fixed
import SwiftUI
import WidgetKit

struct TideWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Tide", provider: TideProvider()) { TideView(entry: $0) }
            .configurationDisplayName("Tide")
            .description("The next high tide.")
            .supportedFamilies([.systemSmall])
    }
}

struct WindWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Wind", provider: WindProvider()) { WindView(entry: $0) }
            .configurationDisplayName("Wind")
            .description("The wind at the pier.")
            .supportedFamilies([.systemSmall])
    }
}

@main
struct HarbourWidgets: WidgetBundle {
    var body: some Widget {
        TideWidget()
        WindWidget()
    }
}
```

### A control, and a widget that only its preview makes

```swift
import AppIntents
import SwiftUI
import WidgetKit

struct TideWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Tide", provider: TideProvider()) { TideView(entry: $0) }
            .configurationDisplayName("Tide")
            .description("The next high tide.")
            .supportedFamilies([.systemSmall])
    }
}

@available(iOS 18.0, *)
struct FoghornControl: ControlWidget { // finding: widget-not-in-bundle
    static let kind = "Foghorn"

    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: Self.kind) {
            ControlWidgetButton(action: FoghornIntent()) { Label("Foghorn", systemImage: "speaker") }
        }
        .displayName("Foghorn")
        .description("Sounds the horn.")
    }
}

struct WindWidget: Widget { // finding: widget-not-in-bundle
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: String(describing: WindWidget.self), provider: WindProvider()) { WindView(entry: $0) }
            .configurationDisplayName("Wind")
            .description("The wind at the pier.")
            .supportedFamilies([.systemSmall])
    }
}

@main
struct HarbourWidgets: WidgetBundle {
    var body: some Widget {
        if #available(iOS 17.0, *) {
            TideWidget()
        }
    }
}

func hornSounded() {
    ControlCenter.shared.reloadControls(ofKind: FoghornControl.kind)
}

extension WindWidget {
    struct Entry: TimelineEntry {
        let date: Date
    }
}

func calm() -> WindWidget.Entry {
    WindWidget.Entry(date: .now)
}

#Preview(as: .systemSmall) {
    WindWidget()
} timeline: {
    WindWidget.Entry(date: .now)
}
```

### A Live Activity

```swift
import ActivityKit
import SwiftUI
import WidgetKit

struct CrossingActivity: Widget { // finding: widget-not-in-bundle
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: CrossingAttributes.self) { context in
            CrossingView(state: context.state)
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.bottom) { CrossingView(state: context.state) }
            } compactLeading: {
                Image(systemName: "ferry")
            } compactTrailing: {
                Text(context.state.minutes, format: .number)
            } minimal: {
                Image(systemName: "ferry")
            }
        }
    }
}

@main
struct HarbourWidgets: WidgetBundle {
    var body: some Widget {
        #if os(iOS)
        TideWidget()
        #endif
    }
}

struct TideWidget: Widget {
    var body: some WidgetConfiguration { HarbourConfiguration.make("Tide") }
}
```

### In another folder of the extension

```yaml file=project.yml
name: Harbour
targets:
  Harbour:
    type: application
    platform: iOS
    deploymentTarget: "18.0"
    sources: [App]
    dependencies:
      - target: HarbourWidgets
        embed: true
  HarbourWidgets:
    type: app-extension
    platform: iOS
    deploymentTarget: "18.0"
    sources: [Widgets]
    dependencies:
      - sdk: WidgetKit.framework
```

```swift file=Widgets/HarbourWidgets.swift
import SwiftUI
import WidgetKit

@main
struct HarbourWidgets: WidgetBundle {
    var body: some Widget {
        lockScreen
        more()
    }

    @WidgetBundleBuilder
    var lockScreen: some Widget {
        TideWidget()
    }

    func more() -> some Widget {
        WidgetBundleBuilder.buildBlock(SwellWidget())
    }
}
```

```swift file=Widgets/Sea/SeaWidgets.swift
import SwiftUI
import WidgetKit

struct TideWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Tide", provider: TideProvider()) { TideView(entry: $0) }
            .configurationDisplayName("Tide")
            .description("The next high tide.")
            .supportedFamilies([.systemSmall])
    }
}

struct SwellWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Swell", provider: SwellProvider()) { SwellView(entry: $0) }
            .configurationDisplayName("Swell")
            .description("The height of the waves.")
            .supportedFamilies([.systemSmall])
    }
}
```

```swift file=Widgets/Air/WindWidget.swift
import SwiftUI
import WidgetKit

protocol HarbourWidget: Widget {}

enum Air {
    struct WindWidget: HarbourWidget { // finding: widget-not-in-bundle
        var body: some WidgetConfiguration {
            StaticConfiguration(kind: "Wind", provider: WindProvider()) { WindView(entry: $0) }
                .configurationDisplayName("Wind")
                .description("The wind at the pier.")
                .supportedFamilies([.systemSmall])
        }
    }
}
```

### Beside the widget that is marked

```yaml file=project.yml
name: Harbour
targets:
  HarbourWidgets:
    type: app-extension
    platform: iOS
    deploymentTarget: "18.0"
    sources: [Widgets]
    dependencies:
      - sdk: WidgetKit.framework
```

```swift file=Widgets/TideWidget.swift
import SwiftUI
import WidgetKit

@main
struct TideWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Tide", provider: TideProvider()) { TideView(entry: $0) }
            .configurationDisplayName("Tide")
            .description("The next high tide.")
            .supportedFamilies([.systemSmall])
    }
}
```

```swift file=Widgets/WindWidget.swift
import SwiftUI
import WidgetKit

struct WindWidget: Widget { // finding: widget-not-in-bundle
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Wind", provider: WindProvider()) { WindView(entry: $0) }
            .configurationDisplayName("Wind")
            .description("The wind at the pier.")
            .supportedFamilies([.systemSmall])
    }
}
```

## Good

### Behind conditions, in helpers and in bundles of bundles

```swift
import SwiftUI
import WidgetKit

@main
struct HarbourWidgets: WidgetBundle {
    var body: some Widget {
        #if os(iOS)
        TideWidget()
        #endif
        if #available(iOS 17.0, *) {
            WindWidget()
        } else {
            OldWindWidget()
        }
        MoreWidgets().body
        self.lockScreen
    }

    private var lockScreen: some Widget {
        if #available(iOS 18.0, *) {
            return WidgetBundleBuilder.buildBlock(SwellWidget(), SwellWidget.init())
        }
        return WidgetBundleBuilder.buildBlock(SwellWidget())
    }
}

struct MoreWidgets: WidgetBundle {
    var body: some Widget { fog() }

    private func fog() -> some Widget { FogWidget() }
}

struct TideWidget: Widget {
    var body: some WidgetConfiguration { HarbourConfiguration.make("Tide") }
}

struct WindWidget: Widget {
    var body: some WidgetConfiguration { HarbourConfiguration.make("Wind") }
}

struct OldWindWidget: Widget {
    var body: some WidgetConfiguration { HarbourConfiguration.make("OldWind") }
}

struct SwellWidget: Widget {
    var body: some WidgetConfiguration { HarbourConfiguration.make("Swell") }
}

struct FogWidget: Widget {
    var body: some WidgetConfiguration { HarbourConfiguration.make("Fog") }
}
```

### One of two bundles is started

```swift
import SwiftUI
import WidgetKit

@main
enum Start {
    static func main() {
        if Features.isNew { NewWidgets.main() } else if Features.isSmall { TideWidget.main() } else { OldWidgets.main() }
    }
}

struct NewWidgets: WidgetBundle {
    var body: some Widget { WindWidget() }
}

struct OldWidgets: WidgetBundle {
    var body: some Widget { OldWindWidget() }
}

struct TideWidget: Widget {
    var body: some WidgetConfiguration { HarbourConfiguration.make("Tide") }
}

struct WindWidget: Widget {
    var body: some WidgetConfiguration { HarbourConfiguration.make("Wind") }
}

struct OldWindWidget: Widget {
    var body: some WidgetConfiguration { HarbourConfiguration.make("OldWind") }
}
```

### A widget that another one wraps, and a generic one

```swift
import SwiftUI
import WidgetKit

@main
struct HarbourWidgets: WidgetBundle {
    var body: some Widget {
        SailorWidget()
        Numbered<Two>()
    }
}

protocol Number { static var value: Int { get } }

enum Two: Number { static let value = 2 }

struct Numbered<N: Number>: Widget {
    var body: some WidgetConfiguration { HarbourConfiguration.make("Pier", number: N.value) }
}

struct Unnumbered<N: Number>: Widget {
    var body: some WidgetConfiguration { HarbourConfiguration.make("Pier") }
}

struct PlainWidget: Widget {
    var body: some WidgetConfiguration { HarbourConfiguration.make("Plain") }
}

struct SailorWidget: Widget {
    var body: some WidgetConfiguration { PlainWidget().body }
}
```

### A bundle that cannot be followed

```swift
import SwiftUI
import WidgetKit

@main
struct HarbourWidgets: WidgetBundle {
    var body: some Widget {
        TideWidget()
        Registry.shared.others
    }
}

struct TideWidget: Widget {
    var body: some WidgetConfiguration { HarbourConfiguration.make("Tide") }
}

struct WindWidget: Widget {
    var body: some WidgetConfiguration { HarbourConfiguration.make("Wind") }
}
```

### For debug builds, on its way out, or for another system

```swift
import SwiftUI
import WidgetKit

@main
struct HarbourWidgets: WidgetBundle {
    var body: some Widget { TideWidget() }
}

struct TideWidget: Widget {
    var body: some WidgetConfiguration { HarbourConfiguration.make("Tide") }
}

#if DEBUG
struct InspectorWidget: Widget {
    var body: some WidgetConfiguration { HarbourConfiguration.make("Inspector") }
}
#endif

#if INTERNAL
struct CrewWidget: Widget {
    var body: some WidgetConfiguration { HarbourConfiguration.make("Crew") }
}
#endif

@available(*, deprecated, message: "TideWidget shows more")
struct OldTideWidget: Widget {
    var body: some WidgetConfiguration { HarbourConfiguration.make("OldTide") }
}
```

### One file, two extensions

```yaml file=project.yml
name: Harbour
targets:
  PhoneWidgets:
    type: app-extension
    platform: iOS
    deploymentTarget: "18.0"
    sources: [Phone, Shared]
    dependencies:
      - sdk: WidgetKit.framework
  WatchWidgets:
    type: app-extension
    platform: watchOS
    deploymentTarget: "11.0"
    sources: [Watch, Shared]
    dependencies:
      - sdk: WidgetKit.framework
```

```swift file=Shared/Widgets.swift
import SwiftUI
import WidgetKit

struct TideWidget: Widget {
    var body: some WidgetConfiguration { HarbourConfiguration.make("Tide") }
}

struct TideComplication: Widget {
    var body: some WidgetConfiguration { HarbourConfiguration.make("TideComplication") }
}

#if os(macOS)
struct DesktopTideWidget: Widget {
    var body: some WidgetConfiguration { HarbourConfiguration.make("DesktopTide") }
}
#endif
```

```swift file=Phone/PhoneWidgets.swift
import SwiftUI
import WidgetKit

@main
struct PhoneWidgets: WidgetBundle {
    var body: some Widget { TideWidget() }
}
```

```swift file=Watch/WatchWidgets.swift
import SwiftUI
import WidgetKit

@main
struct WatchWidgets: WidgetBundle {
    var body: some Widget { TideComplication() }
}
```

### Widgets of a package

```swift file=Package.swift
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "HarbourKit",
    platforms: [.iOS(.v18)],
    products: [.library(name: "HarbourKit", targets: ["HarbourKit"])],
    targets: [.target(name: "HarbourKit")])
```

```swift file=Sources/HarbourKit/Widgets.swift
import SwiftUI
import WidgetKit

public struct TideWidget: Widget {
    private let kind = "Tide"

    public init() {}
    public var body: some WidgetConfiguration { HarbourConfiguration.make(kind) }
}

public struct WindWidget: Widget {
    public init() {}
    public var body: some WidgetConfiguration { HarbourConfiguration.make("Wind") }
}

public struct CalmWidgets: WidgetBundle {
    public init() {}
    public var body: some Widget { TideWidget() }
}
```

### Many widgets, of which most are of another module

```swift
import HarbourKit
import SwiftUI
import WidgetKit

struct Lights: WidgetBundle {
    var body: some Widget { NorthLight(); SouthLight(); EastLight(); WestLight() }
}

@main
struct HarbourWidgets: WidgetBundle {
    var body: some Widget {
        Pier1(); Pier2(); Pier3(); Pier4(); Pier5(); Pier6(); Pier7(); Pier8(); Pier9(); Pier10(); Pier11(); Pier12()
        Lights().body
        TideWidget()
    }
}

struct TideWidget: Widget {
    var body: some WidgetConfiguration { HarbourConfiguration.make("Tide") }
}
```

## References

- [WidgetBundle](https://developer.apple.com/documentation/swiftui/widgetbundle)
- [Displaying live data with Live Activities](https://developer.apple.com/documentation/activitykit/displaying-live-data-with-live-activities)

"""#
    )
}

extension RulePages {
    static let workInView = RulePage(
        id: "work-in-view",
        title: "Loading or decoding while a widget is drawn",
        group: "rendering",
        severity: .error,
        set: "recommended",
        fix: "none",
        since: "0.1.0",
        markdown: #"""
# Loading or decoding while a widget is drawn

In a view that a widget or a Live Activity renders, and in what the view calls while it is drawn, this rule finds work
that belongs in the provider:

- network: `URLSession`, `Data(contentsOf:)` and `String(contentsOf:)` on anything but a bundle URL, `NWConnection`;
- files and databases: `FileManager`, `FileHandle`, `ModelContext.fetch`, Core Data's `fetch` and `performAndWait`,
  SQLite;
- waiting: semaphores, groups, `sleep`, run loops; the keychain and `CLLocationManager`;
- decoding (`warning`): `JSONDecoder().decode`, `PropertyListDecoder().decode`, `JSONSerialization`, `NSKeyedUnarchiver`;
- a formatter that is made anew for each element of a `ForEach` or loop (`info`).

It is the list of [blocking-placeholder](blocking-placeholder.md), and more.

The finding stands at the call that does the work. The message gives the path from the view, the related places show
where it leads along.

## Why it matters

The system gives the extension little time and memory to draw all entries of a timeline, and draws them in a row. A view
that waits for a server or opens a database may be cut off, and the person sees an empty widget. While the device is
locked, protected files cannot be read, so the picture drawn then has a hole. Views are drawn once per entry and family,
so the same file is read and decoded again and again. What comes back later, such as the answer to a request, finds no
view to show it in.

## How sure it is

A finding names a call that is known to take time, and a path that draws. Closures that wait for a tap, an appearance or
a task are not part of it (see [live-view-state](live-view-state.md)). A quick look that nearly always works
(`FileManager.fileExists`, `UIImage(contentsOfFile:)`) is a `warning`. What happens once in a process, when a
shared object (`static let shared = Store()`) is made, and what a type for debugging does, is `info`. `queue.sync` is how a lock is written, and left
alone; what it guards is looked at by itself. Nothing is reported where a function on the way asks whether an extension
runs it, as the widget may take another branch.

What it cannot see: functions of modules that are not in the linted files, and closures kept in properties.

## Bad

### A file in the body

```swift
import SwiftUI
import WidgetKit

struct CoverEntry: TimelineEntry {
    let date: Date
    let file: URL
}

struct CoverView: View {
    let entry: CoverEntry

    var body: some View {
        let bytes = try? Data(contentsOf: entry.file) // finding: work-in-view
        Text("\(bytes?.count ?? 0) bytes")
            .containerBackground(.fill.tertiary, for: .widget)
    }
}
```

### Two calls away, in another file

```swift file=StepsWidget/StepsView.swift
import SwiftUI
import WidgetKit

struct StepsView: View {
    private let store = StepsStore()

    var body: some View {
        Text(latest)
            .containerBackground(.fill.tertiary, for: .widget)
    }

    private var latest: String {
        "\(store.latestCount()) steps"
    }
}
```

```swift file=StepsKit/StepsStore.swift
import Foundation

struct StepsStore {
    let file = URL(fileURLWithPath: "steps.json")

    func latestCount() -> Int {
        guard let data = FileManager.default.contents(atPath: file.path), // finding: work-in-view
            let counts = try? JSONDecoder().decode([Int].self, from: data) // finding: work-in-view (warning)
        else { return 0 }
        return counts.last ?? 0
    }
}
```

### A request, and waiting for it

```swift
import SwiftUI
import WidgetKit

struct PriceView: View {
    var body: some View {
        Text(price())
            .containerBackground(.fill.tertiary, for: .widget)
    }

    private func price() -> String {
        let done = DispatchSemaphore(value: 0)
        var text = ""
        let request = URLSession.shared.dataTask(with: URL(string: "https://prices.example")!) { data, _, _ in // finding: work-in-view
            text = String(decoding: data ?? Data(), as: UTF8.self)
            done.signal()
        }
        request.resume()
        done.wait() // finding: work-in-view
        return text
    }
}
```

### A database

```swift
import SwiftData
import SwiftUI
import WidgetKit

struct TripView: View {
    let modelContext: ModelContext

    var body: some View {
        let trips = (try? modelContext.fetch(FetchDescriptor<Trip>())) ?? [] // finding: work-in-view
        Text("\(trips.count) trips")
            .containerBackground(.fill.tertiary, for: .widget)
    }
}
```

### Looking for a file, and formatters in a row

```swift
import SwiftUI
import WidgetKit

struct NotesView: View {
    let days: [Date]

    var body: some View {
        VStack {
            if FileManager.default.fileExists(atPath: "notes.txt") { // finding: work-in-view (warning)
                Text("Notes")
            }
            ForEach(days, id: \.self) { day in
                let formatter = DateFormatter() // finding: work-in-view (info)
                Text(formatter.string(from: day))
            }
        }
        .containerBackground(.fill.tertiary, for: .widget)
    }
}
```

### Once in a process, and for debugging

```swift
import SwiftUI
import WidgetKit

final class CoverStore {
    static let shared = CoverStore()
    private(set) var names: [String] = []

    private init() {
        adoptOldNames()
    }

    private func adoptOldNames() {
        guard let old = UserDefaults(suiteName: "group.covers")?.data(forKey: "names") else { return }
        names = (try? JSONDecoder().decode([String].self, from: old)) ?? [] // finding: work-in-view (info)
    }

    func name(_ index: Int) -> String { names.indices.contains(index) ? names[index] : "" }
}

enum CoverDebugLog {
    static func add(_ line: String, to file: URL) -> Bool {
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? "" // finding: work-in-view (info)
        return text.hasSuffix(line)
    }
}

struct CoverEntry: TimelineEntry {
    let date: Date
    let log: URL
}

struct CoverView: View {
    let entry: CoverEntry

    var body: some View {
        let isKnown = CoverDebugLog.add("drawn", to: entry.log)
        Text(isKnown ? "" : CoverStore.shared.name(0))
            .containerBackground(.fill.tertiary, for: .widget)
    }
}
```

## Good

### Work in the provider

```swift
import SwiftUI
import WidgetKit

struct NewsEntry: TimelineEntry {
    let date: Date
    let headline: String
}

struct NewsProvider: TimelineProvider {
    func placeholder(in context: Context) -> NewsEntry {
        NewsEntry(date: .now, headline: "A headline of two lines, about this long")
    }

    func getSnapshot(in context: Context, completion: @escaping (NewsEntry) -> Void) {
        completion(NewsEntry(date: .now, headline: NewsCache.read() ?? "Harbour reopens after the storm"))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<NewsEntry>) -> Void) {
        let entry = NewsEntry(date: .now, headline: NewsCache.read() ?? "No news yet")
        let next = Calendar.current.date(byAdding: .hour, value: 1, to: entry.date) ?? entry.date
        completion(Timeline(entries: [entry], policy: .after(next)))
    }
}

enum NewsCache {
    static func read() -> String? {
        try? String(contentsOf: URL(fileURLWithPath: "news.txt"), encoding: .utf8)
    }
}

struct NewsView: View {
    let entry: NewsEntry

    var body: some View {
        Text(entry.headline)
            .containerBackground(.fill.tertiary, for: .widget)
    }
}
```

### What ships with the extension

```swift
import SwiftUI
import WidgetKit

struct BirdView: View {
    var body: some View {
        VStack {
            Image("wren", bundle: .main)
            Text(song)
        }
        .containerBackground(.fill.tertiary, for: .widget)
    }

    private var song: String {
        guard let url = Bundle.main.url(forResource: "song", withExtension: "txt") else { return "" }
        return (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    }
}
```

### A lock

```swift
import SwiftUI
import WidgetKit

final class Cache: Sendable {
    static let shared = Cache()
    private let queue = DispatchQueue(label: "cache")

    func title() -> String {
        queue.sync { "Title" }
    }
}

struct TitleView: View {
    var body: some View {
        Text(Cache.shared.title())
            .containerBackground(.fill.tertiary, for: .widget)
    }
}
```

### What happens when a view appears, or when somebody taps

It is wrong in its own way, which is the matter of other rules.

```swift
import SwiftUI
import WidgetKit

struct LogView: View {
    var body: some View {
        Text("Log")
            .onAppear { note() }
            .containerBackground(.fill.tertiary, for: .widget)
    }

    private func note() {
        try? FileManager.default.createDirectory(atPath: "log", withIntermediateDirectories: true)
        _ = FileManager.default.contents(atPath: "log/today.txt")
    }
}
```

### What an intent does

```swift
import AppIntents
import SwiftUI
import WidgetKit

struct SaveIntent: AppIntent {
    static let title: LocalizedStringResource = "Save"

    func perform() async throws -> some IntentResult {
        try Data().write(to: URL(fileURLWithPath: "saved.txt"))
        return .result()
    }
}

struct SaveView: View {
    var body: some View {
        Button("Save", intent: SaveIntent())
            .containerBackground(.fill.tertiary, for: .widget)
    }
}
```

### One formatter

```swift
import SwiftUI
import WidgetKit

struct WeekView: View {
    let days: [Date]
    private static let formatter = DateFormatter()

    var body: some View {
        VStack {
            ForEach(days, id: \.self) { day in
                Text(Self.formatter.string(from: day))
            }
        }
        .containerBackground(.fill.tertiary, for: .widget)
    }
}
```

### Code that asks where it runs

```swift
import SwiftUI
import WidgetKit

enum Pictures {
    static func tea() -> UIImage? {
        if Bundle.main.bundleURL.pathExtension == "appex" { return UIImage(named: "Tea") }
        return large()
    }

    private static func large() -> UIImage? {
        (try? Data(contentsOf: URL(filePath: "/tea.png"))).flatMap { UIImage(data: $0) }
    }
}

struct TeaView: View {
    var body: some View {
        Text(Pictures.tea() == nil ? "No tea" : "Tea")
            .containerBackground(.fill.tertiary, for: .widget)
    }
}
```

## References

- [Keeping a widget up to date](https://developer.apple.com/documentation/widgetkit/keeping-a-widget-up-to-date)
- [Making network requests in a widget extension](https://developer.apple.com/documentation/widgetkit/making-network-requests-in-a-widget-extension)

"""#
    )
}
