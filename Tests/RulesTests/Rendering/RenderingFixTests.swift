import RuleEngine
import Testing
import WidgetModel

@testable import Rules

@Suite("The fixes of the rules about backgrounds and rendering modes")
struct RenderingFixTests {
    /// What the fix of the only finding makes of a text; nil where there is no fix.
    private static func fixed(_ text: String, _ rule: any Rule) throws -> (text: String, safety: Fix.Safety)? {
        let findings = RuleRunner([(rule, .error)]).run(WidgetProject(text: text))
        try #require(findings.count == 1)
        guard let fix = findings[0].fixes.first else { return nil }
        var bytes = Array(text.utf8)
        for edit in fix.edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
            bytes.replaceSubrange(edit.range, with: edit.replacement.utf8)
        }
        return (String(decoding: bytes, as: UTF8.self), fix.safety)
    }

    /// Expects that the fix changes `bad` into `good`, and that nothing is left to report.
    private static func expect(
        _ rule: any Rule, _ safety: Fix.Safety, _ bad: String, _ good: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let fix = try #require(try fixed(bad, rule), sourceLocation: sourceLocation)
        #expect(fix.text == good, sourceLocation: sourceLocation)
        #expect(fix.safety == safety, sourceLocation: sourceLocation)
        #expect(RuleRunner([(rule, .error)]).run(WidgetProject(text: fix.text)) == [], sourceLocation: sourceLocation)
    }

    private static func widget(_ content: String, _ families: String = "[.systemSmall]") -> String {
        """
        import WidgetKit
        struct W: Widget {
            var body: some WidgetConfiguration {
                StaticConfiguration(kind: "W", provider: P()) { entry in
        \(content)
                }
                .supportedFamilies(\(families))
            }
        }
        """
    }

    @Test(
        "A widget gets a container background",
        arguments: [
            ("Text(\"a\")", "Text(\"a\")\n    .containerBackground(.fill.tertiary, for: .widget)"),
            (
                "Text(\"a\")\n    .bold()",
                "Text(\"a\")\n    .bold()\n    .containerBackground(.fill.tertiary, for: .widget)"
            ),
            (
                "VStack {\n    Text(\"a\")\n}",
                "VStack {\n    Text(\"a\")\n}\n.containerBackground(.fill.tertiary, for: .widget)"
            ),
        ])
    func containerBackground(_ bad: String, _ good: String) throws {
        try Self.expect(MissingContainerBackground(), .unsafe, Self.widget(bad), Self.widget(good))
    }

    @Test("A content closure on one line gets it there")
    func containerBackgroundOnOneLine() throws {
        let start = "struct W: Widget { var body: some WidgetConfiguration { StaticConfiguration(kind: \"W\", provider: P()) { "
        try Self.expect(
            MissingContainerBackground(), .unsafe, start + "Text($0.a) } } }",
            start + "Text($0.a).containerBackground(.fill.tertiary, for: .widget) } } }")
    }

    @Test(
        "Content of several statements is left to people",
        arguments: ["if entry.a {\nText(\"a\")\n} else {\nText(\"b\")\n}", "let a = 1\nText(\"\\(a)\")"])
    func noContainerBackground(_ content: String) throws {
        #expect(try Self.fixed(Self.widget(content), MissingContainerBackground()) == nil)
    }

    @Test(
        "An accessory's background is emptied",
        arguments: [
            "containerBackground(.red, for: .widget)", "containerBackground(for: .widget) { Color.red }",
            "containerBackground(for: .widget, content: { Color.red })",
        ])
    func accessory(_ call: String) throws {
        try Self.expect(
            AccessoryOpaqueBackground(), .unsafe, Self.widget("Text(\"a\").\(call).padding()", "[.accessoryCircular]"),
            Self.widget("Text(\"a\").containerBackground(for: .widget) {}.padding()", "[.accessoryCircular]"))
    }

    private static func modeSwitch(_ cases: String) -> String {
        "import WidgetKit\nstruct V: View {\n    @Environment(\\.widgetRenderingMode) var mode\n    var body: some View {\n        switch mode {\n\(cases)\n        }\n    }\n}"
    }

    @Test("A switch gets a default that does what full colour does")
    func fullColourDefault() throws {
        let cases = """
                    case .fullColor:
                        Text("a")
                            .bold()
                    case .accented, .vibrant: Text("b")
            """
        let added = """

                    default:
                        Text("a")
                            .bold()
            """
        try Self.expect(RenderingModeSwitch(), .safe, Self.modeSwitch(cases), Self.modeSwitch(cases + added))
    }

    @Test("Without a case for full colour, the default does what the last case does")
    func lastDefault() throws {
        let cases = "        case .accented: Text(\"a\")\n        case .vibrant: Text(\"b\")"
        try Self.expect(
            RenderingModeSwitch(), .safe, Self.modeSwitch(cases), Self.modeSwitch(cases + "\n        default: Text(\"b\")"))
    }

    @Test("A switch on one line stays on it")
    func oneLineDefault() throws {
        let start = "import WidgetKit\nfunc f(_ m: WidgetRenderingMode) -> Int { switch m { case .fullColor: 1; case .accented: 2"
        try Self.expect(RenderingModeSwitch(), .safe, start + " } }", start + "; default: 1 } }")
    }

    @Test("@unknown is removed")
    func unknownDefault() throws {
        let start = "        case .accented: Text(\"a\")\n        "
        try Self.expect(
            RenderingModeSwitch(), .safe, Self.modeSwitch(start + "@unknown default: Text(\"b\")"),
            Self.modeSwitch(start + "default: Text(\"b\")"))
    }

    @Test(
        "The accented mode moves to the image",
        arguments: [
            (
                "Image(\"a\").frame(width: 1).widgetAccentedRenderingMode(.fullColor).bold()",
                "Image(\"a\").widgetAccentedRenderingMode(.fullColor).frame(width: 1).bold()"
            ),
            (
                "Image(\"a\")\n    .resizable()\n    .padding()\n    .widgetAccentedRenderingMode(\n        .fullColor)",
                "Image(\"a\")\n    .resizable()\n    .widgetAccentedRenderingMode(\n        .fullColor)\n    .padding()"
            ),
            (
                "cover.resizable().scaledToFit().widgetAccentedRenderingMode(nil)",
                "cover.resizable().widgetAccentedRenderingMode(nil).scaledToFit()"
            ),
        ])
    func accentedMode(_ bad: String, _ good: String) throws {
        let start = "import WidgetKit\nstruct V: View {\nlet cover: Image\nvar body: some View {\n"
        try Self.expect(AccentedModeAfterModifier(), .unsafe, start + bad + "\n}\n}", start + good + "\n}\n}")
    }

    @Test("On what is no image, the accented mode is left to people")
    func noAccentedMode() throws {
        let text = "import WidgetKit\nfunc f() -> some View { VStack {}.widgetAccentedRenderingMode(.fullColor) }"
        #expect(try Self.fixed(text, AccentedModeAfterModifier()) == nil)
    }
}
