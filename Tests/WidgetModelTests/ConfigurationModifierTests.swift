import SwiftSource
import Testing

@testable import WidgetModel

@Suite("The modifiers of a configuration")
struct ConfigurationModifierTests {
    private static func modifiers(_ widget: String, _ others: String = "") throws -> ConfigurationModifiers {
        let project = TestProject("import WidgetKit\n" + widget + "\n" + others)
        return ConfigurationModifiers(of: try #require(project.model.configurations.first), in: project.program)
    }

    private static func body(_ modifiers: String) -> String {
        "struct W: Widget { var body: some WidgetConfiguration { StaticConfiguration(kind: \"a\", provider: P()) { V() }\(modifiers) } }"
    }

    private static func names(_ modifiers: ConfigurationModifiers) -> [String] {
        modifiers.calls.compactMap { CallExpression($0.node)?.calleeName }
    }

    @Test(
        "Those of a chain are found, under conditions and behind them too",
        arguments: [
            ("", []), (".description(\"a\").supportedFamilies([])", ["description", "supportedFamilies"]),
            ("\n#if os(iOS)\n.description(\"a\")\n.supportedFamilies([])\n#else\n.pushHandler(P.self)\n#endif\n.contentMarginsDisabled()",
             ["supportedFamilies", "description", "pushHandler", "contentMarginsDisabled"]),
        ])
    func chain(_ text: String, _ expected: [String]) throws {
        let modifiers = try Self.modifiers(Self.body(text))
        #expect(Self.names(modifiers).sorted() == expected.sorted())
        #expect(modifiers.isComplete)
    }

    @Test("A function of the project counts for what it applies")
    func helper() throws {
        let helper = "extension WidgetConfiguration { func a() -> some WidgetConfiguration { b().description(\"a\") }\nfunc b() -> some WidgetConfiguration { self.configurationDisplayName(\"b\") } }"
        let modifiers = try Self.modifiers(Self.body(".a()"), helper)
        #expect(Set(Self.names(modifiers)) == ["description", "configurationDisplayName"])
        #expect(modifiers.isComplete && modifiers.lack("supportedFamilies"))
    }

    @Test(
        "Others may be added where a modifier is not known, or the value goes on",
        arguments: [
            body(".strange()"),
            "struct W: Widget { var body: some WidgetConfiguration { wrap(StaticConfiguration(kind: \"a\", provider: P()) { V() }) } }",
            "struct W: Widget { var base: some WidgetConfiguration { StaticConfiguration(kind: \"a\", provider: P()) { V() } } }",
            "struct W: Widget { var body: some WidgetConfiguration { let a = StaticConfiguration(kind: \"a\", provider: P()) { V() }\nreturn a } }",
        ])
    func incomplete(_ widget: String) throws {
        let modifiers = try Self.modifiers(widget)
        #expect(!modifiers.isComplete && !modifiers.lack("description"))
    }

    @Test("Each branch of a body is given back by itself")
    func branches() throws {
        let widget = "struct W: Widget { var body: some WidgetConfiguration { if #available(iOS 17, *) { return StaticConfiguration(kind: \"a\", provider: P()) { V() } } else { return StaticConfiguration(kind: \"a\", provider: P()) { V() }.description(\"a\") } } }"
        let modifiers = try Self.modifiers(widget)
        #expect(modifiers.lack("description"))
    }
}
