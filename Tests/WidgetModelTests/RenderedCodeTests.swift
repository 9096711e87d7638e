import Testing

@testable import WidgetModel

@Suite("What a widget draws")
struct RenderedCodeTests {
    /// A widget whose content closure holds `content`.
    private static func widget(_ content: String, _ rest: String = "") -> TestProject {
        TestProject(
            "struct W: Widget { var body: some WidgetConfiguration { StaticConfiguration(kind: \"W\", provider: P()) { entry in \(content) } } }\n"
                + rest)
    }

    @Test(
        "Code is drawn that the content leads to",
        arguments: [
            ("Text(\"x\")", ""),
            ("VStack { Text(\"x\") }", ""),
            ("V()", "struct V: View { var body: some View { Text(\"x\") } }"),
            ("V.init()", "struct V: View { var body: some View { Text(\"x\") } }"),
            ("Kit.V()", "struct V: View { var body: some View { Text(\"x\") } }"),
            ("V<Int>()", "struct V<T>: View { var body: some View { Text(\"x\") } }"),
            ("V()", "struct V {}\nextension V: View { var body: some View { Text(\"x\") } }"),
            ("V()", "struct V: SwiftUI.View { var body: some SwiftUI.View { Text(\"x\") } }"),
            ("V()", "protocol Row: View {}\nstruct V: Row { var body: some View { Text(\"x\") } }"),
            ("V()", "protocol Row: View {}\nextension Row { var body: some View { Text(\"x\") } }\nstruct V: Row {}"),
            ("V()", "struct V: View { var body: some View { row }\nvar row: some View { Text(\"x\") } }"),
            ("V()", "struct V: View { var body: some View { self.row }\nvar row: some View { Text(\"x\") } }"),
            ("V()", "struct V: View { var body: some View { row() }\nfunc row() -> some View { Text(\"x\") } }"),
            ("V()", "struct V: View { var body: some View { Self.row() }\nstatic func row() -> some View { Text(\"x\") } }"),
            ("V()", "struct V: View { var body: some View { row }\nvar row: Text { Text(\"x\") } }"),
            ("V()", "struct V: View { var body: some View { A { Text(\"x\") } } }\nstruct A<C: View>: View { var body: some View { c } }"),
            ("row()", "func row() -> some View { Text(\"x\") }"),
            ("V().modifier(M())", "struct M: ViewModifier { func body(content: Content) -> some View { Text(\"x\") } }"),
            ("V().mine()", "extension View { func mine() -> some View { overlay(Text(\"x\")) } }"),
            ("V().mine()", "extension View { func mine() -> some View { other() }\nfunc other() -> some View { Text(\"x\") } }"),
            ("V().mine()", "extension View { func mine() -> some View { modifier(M()) } }\nstruct M: ViewModifier { func body(content: Content) -> some View { Text(\"x\") } }"),
            ("Text(\"a\").mine()", "extension Text { func mine() -> some View { Text(\"x\") } }"),
            ("Button(\"a\", intent: i).buttonStyle(S())", "struct S: ButtonStyle { func makeBody(configuration: Configuration) -> some View { Text(\"x\") } }"),
            ("Button(\"a\", intent: i).buttonStyle(.mine)", "struct S: ButtonStyle { func makeBody(configuration: Configuration) -> some View { Text(\"x\") } }\nextension ButtonStyle where Self == S { static var mine: S { S() } }"),
            ("Button(\"a\", intent: i).buttonStyle(.mine(1))", "struct S: ButtonStyle { func makeBody(configuration: Configuration) -> some View { Text(\"x\") } }\nextension ButtonStyle where Self == S { static func mine(_ a: Int) -> S { S() } }"),
            ("switch entry.family { case .a: V() default: EmptyView() }", "struct V: View { var body: some View { Text(\"x\") } }"),
            ("if entry.isOn { Text(\"x\") } else { Text(\"x\") }", ""),
            ("ForEach(rows) { row in V(row: row) }", "struct V: View { let row: Int\nvar body: some View { Text(\"x\") } }"),
            ("a ? AnyView(V()) : AnyView(W())", "struct V: View { var body: some View { Text(\"x\") } }"),
            ("Outer.V()", "enum Outer { struct V: View { var body: some View { Text(\"x\") } } }"),
            ("V()", "typealias V = Other\nstruct Other: View { var body: some View { Text(\"x\") } }"),
            ("let v = V(); v", "struct V: View { var body: some View { Text(\"x\") } }"),
            ("Rows.header", "enum Rows { static var header: some View { Text(\"x\") } }"),
            ("V(builder: { Text(\"x\") })", ""),
        ])
    func drawn(content: String, rest: String) {
        #expect(Self.widget(content, rest).drawnTexts.contains("x"))
    }

    @Test(
        "Code is not drawn that nothing leads to",
        arguments: [
            ("Text(\"a\")", "struct V: View { var body: some View { Text(\"x\") } }"),
            ("Text(\"a\")", "#Preview { Text(\"x\") }"),
            ("Text(\"a\")", "#Preview(as: .systemSmall) { W() } timeline: { Text(\"x\") }"),
            ("Text(\"a\")", "struct V: PreviewProvider { static var previews: some View { Text(\"x\") } }"),
            ("Text(\"a\")", "struct V: View { var body: some View { Text(\"x\").containerBackground(for: .navigation) { } } }"),
            ("V()", "struct V: View { var body: some View { Text(\"a\") }\nvar unused: some View { Text(\"x\") } }"),
            ("V()", "struct V: View { var body: some View { Text(\"a\") }\nfunc unused() -> some View { Text(\"x\") } }"),
            ("V()", "struct V: View { var body: some View {\n#if false\nText(\"x\")\n#endif\nText(\"a\") } }"),
            ("V()", "struct V { var body: some View { Text(\"x\") } }"),
            ("V()", "struct V: View { var body: some View {\n#if DEBUG\nText(\"x\")\n#endif\nText(\"a\") } }"),
            ("V()", "struct V: View { var body: some View {\n#if true\nText(\"a\")\n#else\nText(\"x\")\n#endif\n} }"),
            ("V()", "struct V: View { var body: some View { guard false else { return Text(\"a\") }; Text(\"x\") } }"),
            ("V()", "struct V: View { var body: some View { Group { guard false else {} } } }"),
            ("V()", "struct V: View { var body: some View { Text(\"a\").sheet(isPresented: a) { Text(\"x\") } } }"),
            ("Text(\"a\")", "extension View { func mine() -> some View { Text(\"x\") } }"),
            ("Text(\"a\")", "struct App: SwiftUI.App { var body: some Scene { WindowGroup { Text(\"x\") } } }"),
            ("V(row: 1)", "struct V: View { var body: some View { Text(\"a\") } }\nenum Other { struct V: View { var body: some View { Text(\"x\") } } }"),
            ("content", "struct V: View { var content: some View { Text(\"x\") } }"),
            ("V()", "struct V: View { var body: some View { Text(\"a\").onAppear { icon = make() } }\nfunc make() -> Text { Text(\"x\") } }"),
            ("V()", "struct V: View { var body: some View { Button(\"a\") { icon = make() } }\nfunc make() -> Text { Text(\"x\") } }"),
        ])
    func notDrawn(content: String, rest: String) {
        #expect(!Self.widget(content, rest).drawnTexts.contains("x"))
    }

    @Test(
        "Every kind of configuration draws its closures",
        arguments: [
            "StaticConfiguration(kind: k, provider: p) { entry in Text(\"x\") }",
            "StaticConfiguration(kind: k, provider: p, content: { entry in Text(\"x\") })",
            "StaticConfiguration(kind: k, provider: p) { Text(\"x\") }.supportedFamilies([.systemSmall])",
            "AppIntentConfiguration(kind: k, intent: I.self, provider: p) { entry in Text(\"x\") }",
            "IntentConfiguration(kind: k, intent: I.self, provider: p) { entry in Text(\"x\") }",
            "RelevanceConfiguration(kind: k, provider: p) { entry in Text(\"x\") }",
            "ActivityConfiguration(for: A.self) { context in Text(\"x\") } dynamicIsland: { context in DynamicIsland {} }",
            "ActivityConfiguration(for: A.self) { context in } dynamicIsland: { context in DynamicIsland { DynamicIslandExpandedRegion(.leading) { Text(\"x\") } } compactLeading: {} compactTrailing: {} minimal: {} }",
            "ActivityConfiguration(for: A.self) { context in } dynamicIsland: { context in DynamicIsland {} compactLeading: { Text(\"x\") } compactTrailing: {} minimal: {} }",
            "ActivityConfiguration(for: A.self) { context in } dynamicIsland: { context in DynamicIsland {} compactLeading: {} compactTrailing: { Text(\"x\") } minimal: {} }",
            "ActivityConfiguration(for: A.self) { context in } dynamicIsland: { context in DynamicIsland {} compactLeading: {} compactTrailing: {} minimal: { Text(\"x\") } }",
            "ActivityConfiguration(for: A.self) { context in } dynamicIsland: { context in island(context) } }\nfunc island(_ context: C) -> DynamicIsland { DynamicIsland { DynamicIslandExpandedRegion(.leading) { Text(\"x\") } }",
            "WidgetKit.StaticConfiguration(kind: k, provider: p) { entry in Text(\"x\") }",
            "StaticConfiguration<V>(kind: k, provider: p) { entry in Text(\"x\") }",
            "if #available(iOS 17, *) { return StaticConfiguration(kind: k, provider: p) { entry in Text(\"x\") } }",
            "configuration } \n var configuration: some WidgetConfiguration { StaticConfiguration(kind: k, provider: p) { entry in Text(\"x\") }",
        ])
    func configurations(call: String) {
        #expect(TestProject("struct W: Widget { var body: some WidgetConfiguration { \(call) } }").drawnTexts == ["x"])
    }

    @Test(
        "A view given by name is drawn",
        arguments: [
            "content: V.init", "content: { entry in V(entry: entry) }", "content: makeView", "content: Self.make",
        ])
    func references(argument: String) {
        let project = TestProject(
            """
            struct W: Widget {
                var body: some WidgetConfiguration { StaticConfiguration(kind: "W", provider: P(), \(argument)) }
                static func make(entry: E) -> some View { Text("x") }
            }
            struct V: View { let entry: E; var body: some View { Text("x") } }
            func makeView(entry: E) -> some View { Text("x") }
            """)
        #expect(project.drawnTexts == ["x"])
    }

    @Test("A type of the project that is called StaticConfiguration is not WidgetKit's")
    func ownConfiguration() {
        let project = TestProject(
            "struct StaticConfiguration { init(kind: String, content: () -> Text) {} }\nlet c = StaticConfiguration(kind: \"\") { Text(\"x\") }")
        #expect(project.drawnTexts == [])
    }

    @Test("Importing WidgetKit draws nothing")
    func importAlone() {
        #expect(TestProject("import WidgetKit\nstruct V: View { var body: some View { Text(\"x\") } }").drawnTexts == [])
    }

    @Test("A view that marks a widget's background is drawn by one, though none is in sight")
    func backgroundAlone() {
        let project = TestProject("struct V: View { var body: some View { Text(\"x\").containerBackground(.red, for: .widget) } }")
        #expect(project.drawnTexts == ["x"])
    }

    @Test("The chain names what leads to a body, outermost first")
    func chain() {
        let project = Self.widget(
            "V()", "struct V: View { var body: some View { row }\nvar row: some View { Leaf() } }\nstruct Leaf: View { var body: some View { Text(\"x\") } }")
        #expect(project.chains == ["W", "W > V", "W > V > row", "W > V > row > Leaf"])
    }

    @Test("Of several ways to a body the shortest is shown")
    func shortestChain() {
        let project = Self.widget(
            "V(); Leaf()", "struct V: View { var body: some View { Leaf() } }\nstruct Leaf: View { var body: some View { Text(\"x\") } }")
        #expect(project.chains.filter { $0.hasSuffix("Leaf") } == ["W > Leaf"])
    }

    @Test("Views that show each other are drawn once")
    func recursion() {
        let project = Self.widget(
            "A()", "struct A: View { var body: some View { B() } }\nstruct B: View { var body: some View { A(); Text(\"x\") } }")
        #expect(project.chains == ["W", "W > A", "W > A > B"])
    }

    @Test("The view of the widget's own target is drawn, not the app's of the same name")
    func targets() {
        let project = TestProject([
            "App/Row.swift": "struct Row: View { var body: some View { Text(\"app\") } }",
            "Widget/Row.swift": "struct Row: View { var body: some View { Text(\"widget\") } }",
            "Widget/W.swift": "struct W: Widget { var body: some WidgetConfiguration { StaticConfiguration(kind: k, provider: p) { _ in Row() } } }",
        ])
        #expect(project.drawnTexts == ["widget"])
    }
}

@Suite("What is known where code is drawn")
struct ConstantTests {
    private static func texts(_ content: String, _ view: String) -> [String] {
        TestProject(
            "struct W: Widget { var body: some WidgetConfiguration { StaticConfiguration(kind: k, provider: p) { entry in \(content) } } }\n"
                + "enum Place { case app, widget }\n" + view
        ).drawnTexts
    }

    @Test(
        "A branch is left out that the widget's own call rules out",
        arguments: [
            ("V(place: .widget)", "let place: Place", "if place == .app { Text(\"x\") }"),
            ("V(place: .widget)", "let place: Place", "if place != .widget { Text(\"x\") }"),
            ("V(place: Place.widget)", "let place: Place", "if place != .widget { Text(\"x\") }"),
            ("V(place: .widget)", "let place: Place", "if self.place != .widget { Text(\"x\") }"),
            ("V(place: .widget)", "let place: Place", "switch place { case .app: Text(\"x\") case .widget: Text(\"a\") }"),
            ("V(place: .widget)", "let place: Place", "switch place { case .widget: Text(\"a\") default: Text(\"x\") }"),
            ("V(place: .widget)", "let place: Place", "if case .app = place { Text(\"x\") }"),
            ("V(isInWidget: true)", "let isInWidget: Bool", "if !isInWidget { Text(\"x\") }"),
            ("V(isInWidget: true)", "let isInWidget: Bool", "if isInWidget { Text(\"a\") } else { Text(\"x\") }"),
            ("V(isInWidget: true)", "var isInWidget = false", "if !isInWidget { Text(\"x\") }"),
            ("V()", "var isInApp = false", "if isInApp { Text(\"x\") }"),
            ("V()", "var isInApp: Bool = false", "if isInApp && other { Text(\"x\") }"),
            ("V()", "var isInWidget = true", "if isInWidget || other { Text(\"a\") } else { Text(\"x\") }"),
            ("V(action: nil)", "let action: (() -> Void)?", "if let action { Text(\"x\") }"),
            ("V()", "var action: (() -> Void)?", "if let action { Text(\"x\") }"),
            ("V()", "var action: (() -> Void)? = nil", "if let run = action { Text(\"x\") }"),
            ("V(action: nil)", "let action: (() -> Void)?", "if action != nil { Text(\"x\") }"),
            ("V(isOn: true)", "let on: Bool\ninit(isOn: Bool) { on = isOn }", "if !on { Text(\"x\") }"),
            ("V(isOn: true)", "let on: Bool\ninit(isOn: Bool) { self.on = isOn }", "if !on { Text(\"x\") }"),
            ("V()", "let on: Bool\ninit(isOn: Bool = true) { self.on = isOn }", "if !on { Text(\"x\") }"),
            ("V(true)", "let on: Bool\ninit(_ on: Bool) { self.on = on }", "if !on { Text(\"x\") }"),
        ])
    func ruledOut(call: String, properties: String, body: String) {
        #expect(!Self.texts(call, "struct V: View { \(properties)\nvar body: some View { \(body) } }").contains("x"))
    }

    @Test(
        "A branch is kept that may be taken",
        arguments: [
            ("V(place: place)", "let place: Place", "if place == .app { Text(\"x\") }"),
            ("V(isOn: entry.isOn)", "let isOn: Bool", "if isOn { Text(\"x\") }"),
            ("V(isOn: entry.isOn)", "var isOn = false", "if isOn { Text(\"x\") }"),
            ("V(isOn: false)", "let isOn: Bool", "if isOn || other { Text(\"x\") }"),
            ("V(action: { })", "let action: (() -> Void)?", "if let action { Text(\"x\") }"),
            ("V { }", "var action: (() -> Void)?", "if let action { Text(\"x\") }"),
            ("V()", "@Environment(\\.x) var isOn = false", "if isOn { Text(\"x\") }"),
            ("V()", "@AppStorage(\"a\") var isOn = false", "if isOn { Text(\"x\") }"),
            ("V(isOn: false)", "let isOn: Bool", "ForEach(a) { isOn in if isOn { Text(\"x\") } }"),
            ("V(isOn: false)", "let isOn: Bool", "let isOn = other; if isOn { Text(\"x\") }"),
            ("V(isOn: false)", "let on: Bool\ninit(isOn: Bool) { on = !isOn }", "if on { Text(\"x\") }"),
            ("V(isOn: false)", "let on: Bool\ninit(isOn: Bool) { on = isOn || other }", "if on { Text(\"x\") }"),
            ("V(isOn: false); V(isOn: true)", "let isOn: Bool", "if isOn { Text(\"x\") }"),
            ("V(place: .widget)", "let place: Place", "switch place { case .widget where other: Text(\"a\") default: Text(\"x\") }"),
            ("V(isOn: false)", "let on: Bool\ninit(isOn: Bool) { on = isOn\non = true }", "if on { Text(\"x\") }"),
            ("V(isOn: false)", "var on: Bool = true\ninit(isOn: Bool) { if other { on = isOn } }", "if on { Text(\"x\") }"),
            ("V(isOn: false)", "var on: Bool = true\ninit(isOn: Bool) { on = isOn; if other { on = true } }", "if on { Text(\"x\") }"),
            ("V(items: [])", "let items: [Int]", "if items.isEmpty { Text(\"x\") }"),
            ("V(a: false)", "let a: Bool\nvar isOn: Bool { !a }", "if isOn { Text(\"x\") }"),
        ])
    func kept(call: String, properties: String, body: String) {
        #expect(Self.texts(call, "struct V: View { \(properties)\nvar body: some View { \(body) } }").contains("x"))
    }

    @Test(
        "What a function is called with is known inside it",
        arguments: [
            ("row(isInApp: false)", "func row(isInApp: Bool) -> some View { if isInApp { Text(\"x\") } }"),
            ("row(false)", "func row(_ isInApp: Bool) -> some View { if isInApp { Text(\"x\") } }"),
            ("row()", "func row(isInApp: Bool = false) -> some View { if isInApp { Text(\"x\") } }"),
            ("row(action: nil)", "func row(action: (() -> Void)?) -> some View { if let action { Text(\"x\") } }"),
            ("row()", "func row(action: (() -> Void)? = nil) -> some View { if let action { Text(\"x\") } }"),
        ])
    func functions(call: String, function: String) {
        #expect(!Self.texts(call, function).contains("x"))
    }

    @Test("What a view is made with is known in its helpers")
    func helpers() {
        let view = "struct V: View { let isInApp: Bool\nvar body: some View { row }\nvar row: some View { if isInApp { Text(\"x\") } } }"
        #expect(!Self.texts("V(isInApp: false)", view).contains("x"))
    }

    @Test("What a view is made with is passed on to the views inside it")
    func passedOn() {
        let views = """
            struct V: View { let isInApp: Bool; var body: some View { Inner(isShown: isInApp) } }
            struct Inner: View { let isShown: Bool; var body: some View { if isShown { Text("x") } } }
            """
        #expect(!Self.texts("V(isInApp: false)", views).contains("x"))
    }
}
