import AppIntents
import SwiftUI
import WidgetKit

// Names and kinds that would break a page that trusts them.

struct `<script>alert(1)</script>`: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: #"</code><img src='x' onerror='alert(2)'>&amp;""#, provider: HostileProvider()) { entry in
            AVeryLongNameOfAViewThatGoesOnAndOnWithoutAnyPlaceToBreakItAndThenSomeMoreOfItUntilNoScreenIsWideEnough(entry: entry)
        }
        .supportedFamilies([.systemSmall, .systemMedium, .systemLarge, .systemExtraLarge, .accessoryCircular, .accessoryInline])
    }
}

struct AVeryLongNameOfAViewThatGoesOnAndOnWithoutAnyPlaceToBreakItAndThenSomeMoreOfItUntilNoScreenIsWideEnough: View {
    let entry: HostileEntry

    var body: some View {
        Button(intent: `]]>--><style>*{display:none}</style>`()) { Text(entry.date, style: .time) }
    }
}

struct `]]>--><style>*{display:none}</style>`: AppIntent {
    func perform() async throws -> some IntentResult {
        UserDefaults(suiteName: "group.<b>&lt;‮")?.set(true, forKey: "a")
        return .result()
    }
}

struct HostileEntry: TimelineEntry {
    let date: Date
}

struct HostileProvider: TimelineProvider {
    func placeholder(in context: Context) -> HostileEntry { HostileEntry(date: .now) }

    func getSnapshot(in context: Context, completion: @escaping (HostileEntry) -> Void) {
        completion(HostileEntry(date: .now))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<HostileEntry>) -> Void) {
        _ = UserDefaults(suiteName: #"group.<b>'"&"#)
        completion(Timeline(entries: [HostileEntry(date: .now)], policy: .after(.now.addingTimeInterval(60))))
    }
}
