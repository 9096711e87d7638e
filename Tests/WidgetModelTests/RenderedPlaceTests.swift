import SwiftSource
import Testing

@testable import WidgetModel

@Suite("Where code is drawn")
struct RenderedPlaceTests {
    private static let text = """
        struct W: Widget { var body: some WidgetConfiguration {
            StaticConfiguration(kind: "W", provider: P()) { entry in V().containerBackground(for: .widget) { Back() } } } }
        struct L: Widget { var body: some WidgetConfiguration {
            ActivityConfiguration(for: A.self) { context in HStack { Live(); Both() } } } }
        struct V: View { var body: some View { Both() } }
        struct Back: View { var body: some View { Inner() } }
        struct Inner: View { var body: some View { Text("inner") } }
        struct Live: View { var body: some View { Text("live") } }
        struct Both: View { var body: some View { Text("both") } }
        struct Alone: View { var body: some View { Text("alone").containerBackground(.red, for: .widget) } }
        """

    private func region(_ title: String) throws -> RenderedRegion {
        try #require(TestProject(Self.text).model.renderedRegions.first { $0.chain.last?.title == title })
    }

    @Test(
        "A region tells all that shows it",
        arguments: [
            ("V", .widget), ("Both", [.widget, .liveActivity]), ("Live", .liveActivity), ("Alone", .looseView),
        ] as [(String, RenderedSurfaces)])
    func surfaces(_ view: String, _ surfaces: RenderedSurfaces) throws {
        #expect(try region(view).surfaces == surfaces)
    }

    @Test("What a container background holds is known", arguments: [("V", false), ("Back", true), ("Inner", true), ("Both", false)])
    func background(_ view: String, _ isBackground: Bool) throws { #expect(try region(view).isBackground == isBackground) }

    @Test("For one family, the branches of the others are left out")
    func family() throws {
        let project = TestProject(
            """
            struct W: Widget { var body: some WidgetConfiguration {
                StaticConfiguration(kind: "W", provider: P()) { entry in V() } } }
            struct V: View { @Environment(\\.widgetFamily) var family
                var body: some View {
                    switch family { case .systemSmall: Small()
                    case .accessoryInline: Inline()
                    default: Text("") } } }
            struct Small: View { var body: some View { Text("") } }
            struct Inline: View { var body: some View { Text("") } }
            """)
        let configuration = try #require(project.model.configurations.first)
        let drawn = { (family: String) in
            project.model.renderedRegions(of: configuration, family: family).compactMap { $0.chain.last?.title }
        }
        #expect(drawn("systemSmall") == ["W", "V", "Small"])
        #expect(drawn("accessoryInline") == ["W", "V", "Inline"])
        #expect(drawn("systemLarge") == ["W", "V"])
        #expect(project.model.renderedRegions(of: configuration).count == 4)
    }
}
