/// Code as it stands in widget extensions. Some of it makes the mistakes that the rules are about.
enum WidgetTemplates {
    static let entry = CodeTemplate(
        #"""
        struct <Type>: TimelineEntry {
            let date: Date
            let title: String
            let progress: Double

            static let sample = <Type>(date: .now, title: "<Title>", progress: 0.<number>)
        }

        """#)

    static let provider = CodeTemplate(
        #"""
        struct <Type>: TimelineProvider {
            private let defaults = UserDefaults(suiteName: "group.org.example.<noun>")

            func placeholder(in context: Context) -> <Model> {
                <Model>(date: .now, title: "<Title>", progress: 0.5)
            }

            func getSnapshot(in context: Context, completion: @escaping (<Model>) -> Void) {
                completion(context.isPreview ? .sample : entry(at: .now))
            }

            func getTimeline(in context: Context, completion: @escaping (Timeline<<Model>>) -> Void) {
                let now = Date()
                let entries = (0..<<number>).map { entry(at: now.addingTimeInterval(Double($0) * 900)) }
                completion(Timeline(entries: entries, policy: .after(now.addingTimeInterval(3600))))
            }

            private func entry(at date: Date) -> <Model> {
                let title = defaults?.string(forKey: "<noun>") ?? "<Title>"
                return <Model>(date: date, title: title, progress: defaults?.double(forKey: "<other>") ?? 0)
            }
        }

        """#)

    /// A view that is given nothing but values, for ``configuration`` to show.
    static let view = CodeTemplate(
        #"""
        struct <Type>: View {
            @Environment(\.widgetFamily) private var family
            var title = "<Title>"
            var progress = 0.<number>

            var body: some View {
                VStack(alignment: .leading, spacing: 6) {
                    header
                    if family == .systemSmall {
                        ProgressView(value: progress).tint(.orange)
                    } else {
                        HStack {
                            ForEach(0..<4, id: \.self) { index in
                                Capsule().fill(index < Int(progress * 4) ? Color.green : Color.gray.opacity(0.3))
                            }
                        }
                        .frame(height: <number>)
                    }
                    Link(destination: URL(string: "app://<noun>/<number>")!) { Text("Open \(title)") }
                }
                .padding(8)
                .containerBackground(for: .widget) { Color(white: 0.9) }
            }

            private var header: some View {
                Text(title).font(.headline).minimumScaleFactor(0.7)
            }
        }

        """#)

    static let configuration = CodeTemplate(
        #"""
        struct <Type>: Widget {
            let kind = "org.example.<noun>.<number>"

            var body: some WidgetConfiguration {
                StaticConfiguration(kind: kind, provider: <Type>Provider()) { entry in
                    <Model>(title: entry.title, progress: entry.progress)
                }
                .configurationDisplayName("<Title>")
                .description("Shows <nouns> at a glance.")
                .supportedFamilies([.systemSmall, .systemMedium, .accessoryRectangular])
            }
        }

        """#)

    /// A row with a mistake: its tap does nothing on a Home Screen.
    static let tappable = CodeTemplate(
        #"""
        struct <Type>: View {
            var body: some View {
                VStack {
                    <Model>()
                    Text("<Title>").onTapGesture { print("<noun>") }
                }
            }
        }

        """#)
}
