import Testing

@testable import WidgetModel

/// What the names in real projects do to those who look them up.
@Suite("Names as real projects have them")
struct NamesOfRealCodeTests {
    private static func widget(_ view: String, kind: String = "k") -> String {
        """
        struct W\(kind): Widget {
            var body: some WidgetConfiguration { StaticConfiguration(kind: "\(kind)", provider: P()) { _ in \(view)() } }
        }
        """
    }

    @Test("Each of many widgets has an EntryView nested in it")
    func nestedEntryViews() {
        var files: [(String, String)] = []
        for number in 0..<15 {
            files.append((
                "Widget/W\(number).swift",
                """
                struct W\(number): Widget {
                    var body: some WidgetConfiguration { StaticConfiguration(kind: "\(number)", provider: P()) { _ in EntryView() } }
                }
                extension W\(number) {
                    struct EntryView: View { var body: some View { Text("\(number)") } }
                }
                """
            ))
        }
        let project = TestProject(files)
        let chains = project.model.renderedRegions.filter { $0.chain.count == 2 }
        #expect(project.drawnTexts.count == 15)
        #expect(chains.allSatisfy { $0.chain[0].unit == $0.chain[1].unit })
    }

    @Test("A generic parameter that is called like a view of the app is none")
    func genericParameter() {
        let text = """
            \(Self.widget("Frame"))
            struct Frame<Content: View>: View { let content: Content; var body: some View { Content() } }
            """
        let project = TestProject([
            "Widget/W.swift": text,
            "Widget/Content.swift": "struct Content: View { var body: some View { Text(\"not shown\") } }",
        ])
        #expect(project.drawnTexts == [])
    }

    @Test("A view may be named in lower case, and its braces may stand on lines of their own")
    func spelling() {
        let text = """
            struct w: Widget
            {
                var body: some WidgetConfiguration
                {
                    StaticConfiguration(kind: "k", provider: P())
                    { _ in
                        rowView()
                    }
                }
            }
            struct rowView: View
            {
                var body: some View
                {
                    Text("shown")
                }
            }
            """
        #expect(TestProject(text).drawnTexts == ["shown"])
    }

    @Test("The placeholders of a template are names like others")
    func template() {
        let text = """
            struct __NAME__Widget: Widget {
                var body: some WidgetConfiguration { StaticConfiguration(kind: "__KIND__", provider: P()) { _ in __NAME__View() } }
            }
            struct __NAME__View: View { var body: some View { Text("shown") } }
            """
        #expect(TestProject(text).drawnTexts == ["shown"])
    }

    @Test("A package that makes WidgetKit's types anew makes no widgets")
    func reimplementation() {
        let project = TestProject([
            "Package/Widget.swift": """
                public protocol Widget {}
                public struct StaticConfiguration { public init(kind: String, provider: Any, content: (Int) -> Text) {} }
                """,
            "Package/Sample.swift": Self.widget("V") + "\nstruct V: View { var body: some View { Text(\"a\") } }",
        ])
        #expect(project.model.configurations.isEmpty)
        #expect(project.model.widgetTypes.isEmpty)
        #expect(project.drawnTexts == [])
    }

    @Test("A method of a beta is one of a provider too")
    func betaSignature() {
        let text = """
            struct P: TimelineProvider {
                func timeline(with context: Context, completion: @escaping (Timeline<E>) -> Void) { slow() }
                func placeholder(in context: Context) -> E { E() }
            }
            """
        let project = TestProject(text)
        #expect(project.model.placeholders.count == 1)
        #expect(project.model.extensionRegions.contains { $0.chain.map(\.title) == ["P", "timeline"] })
    }
}
