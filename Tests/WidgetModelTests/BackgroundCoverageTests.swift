import Testing

@testable import WidgetModel

@Suite("Where a widget marks its background")
struct BackgroundCoverageTests {
    private static func background(_ content: String, _ rest: String, family: String? = nil) -> String {
        TestProject(
            "struct W: Widget { var body: some WidgetConfiguration { StaticConfiguration(kind: k, provider: p) { entry in \(content) } } }\n"
                + rest
        ).background(family: family)
    }

    private static let marked = "Text(\"a\").containerBackground(.red, for: .widget)"

    @Test(
        "A background counts wherever it is applied",
        arguments: [
            (marked, ""),
            ("Text(\"a\").containerBackground(for: .widget) { Color.red }", ""),
            ("Text(\"a\").containerBackground(.fill.tertiary, for: .widget)", ""),
            ("Text(\"a\").containerBackground(for: ContainerBackgroundPlacement.widget) { }", ""),
            ("Text(\"a\").containerBackground(.red, for: .widget).padding().frame(width: 1)", ""),
            ("VStack { \(marked) }", ""),
            ("VStack { Text(\"b\"); \(marked) }", ""),
            ("V().containerBackground(.red, for: .widget)", "struct V: View { var body: some View { Text(\"a\") } }"),
            ("V()", "struct V: View { var body: some View { \(marked) } }"),
            ("V()", "struct V: View { var body: some View { row }\nvar row: some View { \(marked) } }"),
            ("V()", "struct V: View { var body: some View { row() }\nfunc row() -> some View { \(marked) } }"),
            ("V()", "struct V: View { var body: some View { Inner() } }\nstruct Inner: View { var body: some View { \(marked) } }"),
            ("Text(\"a\").modifier(M())", "struct M: ViewModifier { func body(content: Content) -> some View { content.containerBackground(.red, for: .widget) } }"),
            ("Text(\"a\").mine()", "extension View { func mine() -> some View { containerBackground(.red, for: .widget) } }"),
            ("Text(\"a\").mine()", "extension View { func mine() -> some View { return containerBackground(for: .widget) { } } }"),
            ("Text(\"a\").mine()", "extension View { func mine() -> some View { self.containerBackground(.red, for: .widget) } }"),
            ("Text(\"a\").mine()", "extension View { func mine() -> some View { other() }\nfunc other() -> some View { containerBackground(.red, for: .widget) } }"),
            ("Text(\"a\").mine()", "extension View { func mine() -> some View { if #available(iOS 17, *) { return containerBackground(.red, for: .widget) } else { return self } } }"),
            ("Text(\"a\").mine()", "extension View { func mine() -> some View { if #available(iOS 17, *) { return containerBackground(.red, for: .widget) }; return background(.red) } }"),
            ("Text(\"a\").mine()", "extension View { func mine() -> some View {\n#if swift(>=5.9)\nreturn containerBackground(.red, for: .widget)\n#else\nreturn self\n#endif\n} }"),
            ("Text(\"a\")\n#if os(iOS)\n.containerBackground(.red, for: .widget)\n#endif", ""),
            ("if #available(iOS 17, *) { \(marked) } else { Text(\"a\").padding() }", ""),
            ("Card { Text(\"a\") }", "struct Card<C: View>: View { let content: () -> C\nvar body: some View { content().containerBackground(.red, for: .widget) } }"),
            ("Card { \(marked) }", "struct Card<C: View>: View { @ViewBuilder let content: C\nvar body: some View { content } }"),
            ("if entry.a { \(marked) } else { \(marked) }", ""),
            ("switch entry.a { case .b: \(marked) default: \(marked) }", ""),
            ("entry.a ? \(marked) : \(marked)", ""),
            ("Group { if entry.a { Text(\"a\") } else { Text(\"b\") } }.containerBackground(.red, for: .widget)", ""),
            ("let v = \(marked); return v", ""),
            ("guard let a = entry.a else { return AnyView(\(marked)) }; return AnyView(\(marked))", ""),
            ("V()", "struct V: View { var body: some View { ZStack { Color.red; Text(\"a\") }.mine(Color.red) } }\nextension View { func mine<B: View>(_ b: B) -> some View { containerBackground(for: .widget) { b } } }"),
        ])
    func covered(content: String, rest: String) {
        #expect(Self.background(content, rest) == "covered")
    }

    @Test(
        "Without one it is missing, whatever looks like it",
        arguments: [
            ("Text(\"a\")", ""),
            ("Text(\"a\").padding()", ""),
            ("Text(\"a\").background(Color.widgetBackground)", "extension Color { static let widgetBackground = Color.red }"),
            ("ZStack { AccessoryWidgetBackground(); Text(\"a\") }", ""),
            ("Text(\"a\").containerBackground(.red, for: .navigation)", ""),
            ("V()", "struct V: View { var body: some View { Text(\"a\") } }"),
            ("V()", "struct V: View { var body: some View { Text(\"a\") }\nvar unused: some View { \(marked) } }"),
            ("if entry.a { \(marked) } else { Text(\"b\") }", ""),
            ("switch entry.a { case .b: \(marked) default: Text(\"b\") }", ""),
            ("entry.a ? Text(\"b\") : \(marked)", ""),
            ("Text(\"a\").mine()", "extension View { func mine() -> some View { padding() } }"),
            ("Card { Text(\"a\") }", "struct Card<C: View>: View { let content: () -> C\nvar body: some View { content() } }"),
            ("if #available(iOS 17, *) { Text(\"a\") } else { Text(\"b\") }", ""),
            ("V()", "struct V: View { var body: some View { V2() } }\nstruct V2: View { var body: some View { Text(\"a\") } }"),
            ("\n#if false\n\(marked)\n#else\nText(\"a\")\n#endif\n", ""),
        ])
    func missing(content: String, rest: String) {
        #expect(Self.background(content, rest) == "missing")
    }

    @Test(
        "Nothing is said where something on the way is not known",
        arguments: [
            ("Unknown()", ""),
            ("Unknown { Text(\"a\") }", ""),
            ("Text(\"a\").unknown()", ""),
            ("Text(\"a\").modifier(Unknown())", ""),
            ("Text(\"a\").modifier(modifier)", ""),
            ("Kit.Unknown()", ""),
            ("VStack { Text(\"a\"); Unknown() }", ""),
            ("Text(\"a\").containerBackground(.red, for: placement)", ""),
            ("entry.view", ""),
            ("if entry.a { \(marked) } else { Unknown() }", ""),
            ("V()", "struct V: View { var body: some View { Unknown() } }"),
        ])
    func unknown(content: String, rest: String) {
        #expect(Self.background(content, rest) == "unknown")
    }

    @Test(
        "Each family is judged by itself",
        arguments: [
            ("systemSmall", "covered"), ("systemMedium", "missing"), ("systemLarge", "missing"), ("accessoryCircular", "covered"),
            ("accessoryInline", "covered"),
        ])
    func families(family: String, expected: String) {
        let view = """
            struct V: View {
                @Environment(\\.widgetFamily) var family
                var body: some View {
                    switch family {
                    case .systemSmall: \(Self.marked)
                    case .systemMedium: Text("a")
                    case .accessoryCircular, .accessoryInline: \(Self.marked)
                    default: Text("b")
                    }
                }
            }
            """
        #expect(Self.background("V()", view, family: family) == expected)
    }

    @Test(
        "Conditions on the family are understood",
        arguments: [
            "if family == .systemSmall { \(marked) } else { Text(\"a\") }",
            "if family != .systemSmall { Text(\"a\") } else { \(marked) }",
            "if [.systemSmall, .systemMedium].contains(family) { \(marked) } else { Text(\"a\") }",
            "if case .systemSmall = family { \(marked) } else { Text(\"a\") }",
            "if family == .systemLarge || family == .systemMedium { Text(\"a\") } else { \(marked) }",
            "guard family == .systemSmall else { return Text(\"a\") }; \(marked)",
            "if !(family == .systemSmall) { Text(\"a\") } else { \(marked) }",
            "if family == WidgetFamily.systemSmall { \(marked) } else { Text(\"a\") }",
            "switch family { case .systemSmall: \(marked) default: Text(\"a\") }",
            "switch family {\n#if os(iOS)\ncase .systemSmall: \(marked)\n#endif\ndefault: Text(\"a\") }",
            "family == .systemSmall ? \(marked) : Text(\"a\")",
        ])
    func familyConditions(body: String) {
        let view = "struct V: View { @Environment(\\.widgetFamily) var family\nvar body: some View { \(body) } }"
        #expect(Self.background("V()", view, family: "systemSmall") == "covered")
    }

    @Test("Nobody says that a default is reached when the families are not known")
    func openDefault() {
        let view = """
            struct V: View {
                @Environment(\\.widgetFamily) var family
                var body: some View { switch family { case .systemSmall: \(Self.marked) default: Text("a") } }
            }
            """
        #expect(Self.background("V()", view) == "unknown")
    }

    @Test("Views that show each other end somewhere")
    func recursion() {
        let views = "struct A: View { var body: some View { B() } }\nstruct B: View { var body: some View { A() } }"
        #expect(Self.background("A()", views) != "missing")
    }

    @Test("A branch for the widget is judged by what the widget passes")
    func constants() {
        let view = """
            struct V: View {
                let isInWidget: Bool
                var body: some View { if isInWidget { \(Self.marked) } else { Text("a") } }
            }
            """
        #expect(Self.background("V(isInWidget: true)", view) == "covered")
        #expect(Self.background("V(isInWidget: false)", view) == "missing")
    }

    @Test("Views that all show each other end soon")
    func clique() {
        let names = (0..<25).map { "V\($0)" }
        let body = names.map { $0 + "()" }.joined(separator: "; ")
        let views = names.map { "struct \($0): View { var body: some View { \(body) } }" }.joined(separator: "\n")
        #expect(Self.background("V0()", views) != "covered")
    }
}
