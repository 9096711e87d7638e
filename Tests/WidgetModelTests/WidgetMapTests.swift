import Project
import SwiftSource
import Testing

@testable import WidgetModel

@Suite("The map of a project")
struct WidgetMapTests {
    private static let widget = """
        struct StepsWidget: Widget {
            var body: some WidgetConfiguration {
                StaticConfiguration(kind: "steps", provider: StepsProvider()) { entry in StepsView(entry: entry) }
                    .supportedFamilies([.systemSmall, .systemMedium])
            }
        }
        """
    private static let provider = """
        struct StepsEntry: TimelineEntry { let date: Date }
        struct StepsProvider: TimelineProvider {
            func placeholder(in context: Context) -> StepsEntry { StepsEntry(date: .now) }
        }
        """

    private static func map(_ files: KeyValuePairs<String, String>) -> WidgetMap { WidgetMap(of: TestProject(files).model) }

    private static func map(_ text: String) -> WidgetMap { map(["Widget/W.swift": text]) }

    /// `A(B, C(D))`
    private static func tree(_ views: [MappedView]) -> String {
        views.map { $0.label + ($0.children.isEmpty ? "" : "(\(tree($0.children)))") }.joined(separator: ", ")
    }

    @Test func widgetHasNameKindFamiliesProviderAndEntry() throws {
        let widget = try #require(Self.map(Self.widget + "\n" + Self.provider).widgets.first)
        #expect(widget.name == "StepsWidget")
        #expect(widget.role == .widget)
        #expect(widget.place == MapPlace(path: "Widget/W.swift", line: 1, column: 8))
        #expect(widget.configurations == ["StaticConfiguration"])
        #expect(widget.kinds == ["steps"])
        #expect(widget.families == .listed(["systemSmall", "systemMedium"]))
        #expect(widget.providers.map(\.provider.name) == ["StepsProvider"])
        #expect(widget.providers.map(\.conformance) == ["TimelineProvider"])
        #expect(widget.entries == [MappedName("StepsEntry", at: MapPlace(path: "Widget/W.swift", line: 7, column: 8))])
    }

    @Test(
        "Families are those that constants list",
        arguments: [
            (".supportedFamilies([.systemSmall])", "", MappedWidget.Families.listed(["systemSmall"])),
            ("", "", .notStated), (".supportedFamilies(load())", "", .unknown),
            (".supportedFamilies(families)", "let families: [WidgetFamily] = [.systemLarge, WidgetFamily.accessoryInline]", .listed(["systemLarge", "accessoryInline"])),
            (".configurationDisplayName(\"a\").supportedFamilies(families)", "var families: [WidgetFamily] {\n#if os(iOS)\n[.systemSmall]\n#else\n[.accessoryCorner]\n#endif\n}", .listed(["systemSmall", "accessoryCorner"])),
        ])
    func families(modifier: String, member: String, expected: MappedWidget.Families) {
        let map = Self.map(
            "struct W: Widget { var body: some WidgetConfiguration { StaticConfiguration(kind: \"a\", provider: P()) { _ in Text(\"a\") }\(modifier) }\n\(member) }")
        #expect(map.widgets.map(\.families) == [expected])
    }

    @Test func configurationsOfOneTypeAreOneWidget() {
        let map = Self.map(
            """
            struct W: Widget {
                var body: some WidgetConfiguration {
                    #if os(iOS)
                    AppIntentConfiguration(kind: "new", intent: Choice.self, provider: P()) { _ in Text("a") }
                    #else
                    StaticConfiguration(kind: "old", provider: Q()) { _ in Text("a") }
                    #endif
                }
            }
            struct Choice: WidgetConfigurationIntent {}
            """)
        #expect(map.widgets.map(\.configurations) == [["AppIntentConfiguration", "StaticConfiguration"]])
        #expect(map.widgets.map(\.kinds) == [["new", "old"]])
        #expect(map.widgets.first?.configurationIntents.map(\.name) == ["Choice"])
        #expect(map.widgets.first?.providers.map(\.provider.name) == ["P", "Q"])
    }

    @Test func kindMadeAtRunTimeIsUnknown() {
        let map = Self.map("struct W: Widget { var body: some WidgetConfiguration { StaticConfiguration(kind: load(), provider: P()) { _ in Text(\"a\") } } }")
        #expect(map.widgets.map(\.kinds) == [nil])
    }

    @Test func widgetWithoutConfigurationIsListed() {
        let map = Self.map("import WidgetKit\nstruct W: Widget { var body: some WidgetConfiguration { make() } }\nstruct C: ControlWidget { var body: some ControlWidgetConfiguration { make() } }")
        #expect(map.widgets.map(\.name) == ["W", "C"])
        #expect(map.widgets.map(\.role) == [.widget, .control])
        #expect(map.widgets.allSatisfy { $0.configurations.isEmpty && $0.kinds == nil && $0.families == .unknown })
    }

    @Test func configurationThatAnotherTypeMakesIsFollowed() {
        let map = Self.map(
            """
            import WidgetKit
            struct Search: Widget { var body: some WidgetConfiguration { Shared(kind: "a") } }
            struct Favorites: Widget { var body: some WidgetConfiguration { Shared(kind: "b") } }
            struct Shared: WidgetConfiguration {
                let kind: String
                var body: some WidgetConfiguration { StaticConfiguration(kind: kind, provider: P()) { _ in Card() } }
            }
            struct Card: View { var body: some View { Text("a") } }
            """)
        #expect(map.widgets.map(\.name) == ["Search", "Favorites"])
        #expect(map.widgets.map(\.configuredBy?.name) == ["Shared", "Shared"])
        #expect(map.widgets.map { Self.tree($0.views) } == ["Card", "Card"])
        #expect(map.widgets.map(\.kinds) == [nil, nil])
    }

    @Test func configurationOfAProtocolIsThatOfItsWidgets() {
        let map = Self.map(
            """
            import WidgetKit
            protocol Simple: Widget { var kind: String { get } }
            extension Simple { var body: some WidgetConfiguration { StaticConfiguration(kind: kind, provider: P()) { _ in Text("a") } } }
            struct Search: Simple { let kind = "search" }
            struct Other: Simple { let kind: String }
            """)
        #expect(map.widgets.map(\.name) == ["Search", "Other"])
        #expect(map.widgets.map(\.kinds) == [["search"], nil])
        #expect(map.widgets.map(\.configuredBy?.name) == ["Simple", "Simple"])
    }

    @Test func intentOfTheProviderStandsInForTheOneLeftOut() {
        let map = Self.map(
            """
            struct W: Widget { var body: some WidgetConfiguration { AppIntentConfiguration(kind: "a", provider: P()) { _ in Text("a") } } }
            struct Choice: WidgetConfigurationIntent {}
            struct P: AppIntentTimelineProvider { func timeline(for configuration: Choice, in context: Context) async -> Timeline<E> {} }
            """)
        #expect(map.widgets.first?.configurationIntents.map(\.name) == ["Choice"])
    }

    @Test func liveActivityHasAttributesAndNoKind() {
        let map = Self.map("struct A: Widget { var body: some WidgetConfiguration { ActivityConfiguration(for: Walk.self) { _ in Text(\"a\") } dynamicIsland: { _ in DynamicIsland {} } } }\nstruct Walk: ActivityAttributes {}")
        #expect(map.widgets.map(\.role) == [.liveActivity])
        #expect(map.widgets.first?.attributes.map(\.name) == ["Walk"])
        #expect(map.widgets.first?.kinds == [])
        #expect(map.widgets.first?.hasTimeline == false)
    }

    @Test func controlHasItsValueAndAction() {
        let map = Self.map(
            """
            struct C: ControlWidget {
                var body: some ControlWidgetConfiguration {
                    StaticControlConfiguration(kind: "c", provider: V()) { value in
                        ControlWidgetToggle("a", isOn: value, action: Switch()) { _ in Label() }
                    }
                }
            }
            struct V: ControlValueProvider { var previewValue: Bool { false }
                func currentValue() async throws -> Bool { UserDefaults(suiteName: "group.a")!.bool(forKey: "a") } }
            struct Switch: SetValueIntent { func perform() async throws -> some IntentResult { .result() } }
            """)
        let control = map.widgets.first
        #expect(control?.role == .control)
        #expect(control?.providers.map(\.conformance) == ["ControlValueProvider"])
        #expect(control?.entries.map(\.name) == ["Bool"])
        #expect(control?.intents.map(\.intent.name) == ["Switch"])
        #expect(control?.intents.map(\.controls) == [["ControlWidgetToggle"]])
        #expect(control?.stores.map(\.name) == ["group.a"])
    }

    @Test(arguments: ConfigurationKind.allCases) func everyKindOfConfigurationIsFound(kind: ConfigurationKind) {
        let protocols = kind.isControl ? "ControlWidget" : "Widget"
        let map = Self.map("struct W: \(protocols) { var body: some \(protocols)Configuration { \(kind.typeName)(kind: \"a\", provider: P()) { _ in A() } } }")
        #expect(map.widgets.map(\.configurations) == [["\(kind.typeName)"]])
    }

    @Test(
        "Views make a tree, each once, modifiers last",
        arguments: [
            ("struct StepsView: View { var body: some View { Row() } }\nstruct Row: View { var body: some View { Text(\"a\") } }", "StepsView(Row)"),
            ("struct StepsView: View { var body: some View { row.mine() }\nvar row: some View { Row(n: 1) } }\nstruct Row: View { var body: some View { cell() }\nfunc cell() -> some View { Text(\"a\") } }\nextension View { func mine() -> some View { modifier(M()) } }\nstruct M: ViewModifier { func body(content: Content) -> some View { content } }", "StepsView(row(Row(cell())), mine()(M))"),
            ("struct StepsView: View { var body: some View { A()\nB() } }\nstruct A: View { var body: some View { C() } }\nstruct B: View { var body: some View { C() } }\nstruct C: View { var body: some View { Text(\"a\") } }", "StepsView(A(C), B)"),
            ("struct StepsView: View { var body: some View { Text(\"a\").foregroundStyle(Color.mine) } }\nextension Color { static let mine = Color(\"a\") }", "StepsView"),
            ("struct StepsView: View { var body: some View { StepsView() } }", "StepsView"),
        ])
    func views(code: String, expected: String) {
        let map = Self.map(Self.widget + "\n" + Self.provider + "\n" + code)
        #expect(Self.tree(map.widgets.first?.views ?? []) == expected)
    }

    @Test func sharedViewsAreInEveryWidgetThatShowsThem() {
        let map = Self.map(
            """
            struct A: Widget { var body: some WidgetConfiguration { StaticConfiguration(kind: "a", provider: P()) { _ in Card() } } }
            struct B: Widget { var body: some WidgetConfiguration { StaticConfiguration(kind: "b", provider: P()) { _ in Card() } } }
            struct Card: View { var body: some View { Text("a") } }
            """)
        #expect(map.widgets.map { Self.tree($0.views) } == ["Card", "Card"])
    }

    @Test(
        "Intents of buttons and toggles are found",
        arguments: [
            ("Button(\"a\", intent: Add(n: 1))", ["Add"]), ("Toggle(isOn: x, intent: Add()) { Text(\"a\") }", ["Add"]),
            ("Button(intent: intent) { Text(\"a\") }", ["intent"]),
            ("Button(intent: { let a = Add()\na.n = 1\nreturn a }()) { Text(\"a\") }", ["Add"]), ("Button(\"a\") { add() }", []),
            ("row", ["Add"]), ("Button(\"a\", intent: Other())", ["Other"]), ("HStack { Button(\"a\", intent: Add())\nButton(\"b\", intent: Add()) }", ["Add"]),
        ])
    func intents(content: String, expected: [String]) {
        let code = """
            struct StepsView: View { var body: some View { \(content) }\nvar row: some View { Button("a", intent: Add()) { Text("a") } } }
            struct Add: AppIntent { func perform() async throws -> some IntentResult { .result() } }
            """
        let map = Self.map(Self.widget + "\n" + Self.provider + "\n" + code)
        #expect(map.widgets.first?.intents.map(\.intent.name) == expected)
    }

    @Test func intentThatRunsInTheAppIsMarked() {
        let code = "struct StepsView: View { var body: some View { Button(\"a\", intent: End()) } }\nstruct End: LiveActivityIntent { func perform() async throws -> some IntentResult { .result() } }"
        let map = Self.map(Self.widget + "\n" + Self.provider + "\n" + code)
        #expect(map.widgets.first?.intents.map(\.runsInApp) == [true])
    }

    @Test(
        "Stores are found that the provider, the views or an intent reach",
        arguments: [
            ("_ = UserDefaults(suiteName: Group.name)", "userDefaults group.a provider"),
            ("_ = UserDefaults.standard.bool(forKey: \"a\")", "userDefaults standard provider"),
            ("_ = UserDefaults(suiteName: load())", "userDefaults ? provider"),
            ("_ = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: \"group.b\")", "groupContainer group.b provider"),
            ("_ = Shared.defaults.bool(forKey: \"a\")", "userDefaults group.a provider"),
            ("_ = try? ModelContainer(for: A.self)", "swiftData ? provider"),
            ("_ = ModelConfiguration(groupContainer: .identifier(\"group.c\"))", "swiftData group.c provider"),
            ("_ = NSPersistentContainer(name: \"Model\")", "coreData Model provider"),
            ("_ = store.value", "userDefaults group.a provider"),
        ])
    func stores(statement: String, expected: String) {
        let map = Self.map(
            Self.widget + """

                struct StepsEntry: TimelineEntry { let date: Date }
                struct StepsProvider: TimelineProvider {
                    let store = Store()
                    func placeholder(in context: Context) -> StepsEntry { StepsEntry(date: .now) }
                    func getSnapshot(in context: Context, completion: @escaping (StepsEntry) -> Void) { \(statement) }
                }
                enum Group { static let name = "group.a" }
                enum Shared { static let defaults = UserDefaults(suiteName: Group.name)! }
                \(statement.contains("store.value") ? "struct Store { let defaults = UserDefaults(suiteName: \"group.a\"); var value: Int { 1 } }" : "struct Store {}")
                """)
        #expect(map.widgets.first?.stores.map { "\($0.kind) \($0.name ?? "?") \($0.reachedBy.joined(separator: " "))" } == [expected])
    }

    @Test func storeOfAnIntentCountsForTheWidgetWithTheButton() {
        let code = """
            struct StepsView: View { var body: some View { Button("a", intent: Add()) } }
            struct Add: AppIntent { func perform() async throws -> some IntentResult { UserDefaults(suiteName: "group.a")?.set(1, forKey: "n"); return .result() } }
            """
        let map = Self.map(Self.widget + "\n" + Self.provider + "\n" + code)
        #expect(map.widgets.first?.stores.map(\.reachedBy) == [["intent"]])
    }

    @Test func targetsHostsAndGroupsAreKnown() throws {
        let app = Target(id: "p#App", name: "App", kind: .app, root: "", origin: TargetOrigin(.xcodeProject, path: "p"))
        let ext = Target(id: "p#Ext", name: "Ext", kind: .widgetExtension, root: "", origin: TargetOrigin(.xcodeProject, path: "p"))
        let tree = SyntaxTree.parse(Array(Self.widget.utf8))
        let unit = SourceUnit(path: "W.swift", outline: FileOutline(tree), targets: [app, ext])
        let map = WidgetMap(of: WidgetProject(Program(units: [unit], reader: KnownTrees(["W.swift": tree]))))
        // Of several targets the extension counts.
        #expect(map.widgets.map(\.targets) == [["p#Ext"]])
        #expect(map.targets.map(\.name) == ["Ext"])
        #expect(map.targets.map(\.appGroups) == [nil])
        #expect(map.filesWithKnownTargets == 1)
        #expect(map.origins == [TargetOriginCount(TargetOrigin(.xcodeProject, path: "p"), targets: 2)])
    }

    @Test func widgetsAreInTheOrderOfPathsAndLines() {
        let text = "struct %: Widget { var body: some WidgetConfiguration { StaticConfiguration(kind: \"a\", provider: P()) { _ in Text(\"a\") } } }"
        func widget(_ name: String) -> String { text.split(separator: "%", maxSplits: 1).joined(separator: name) }
        let map = Self.map(["Widget/B.swift": widget("Z") + "\n" + widget("A"), "Widget/A.swift": widget("M")])
        #expect(map.widgets.map(\.name) == ["M", "Z", "A"])
    }
}
