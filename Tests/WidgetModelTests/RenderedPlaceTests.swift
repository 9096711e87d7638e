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

    /// A view that a configuration hands to a helper as `Back()`, and no other way.
    private static func background(_ use: String, _ helper: String) throws -> Bool {
        let text = """
            struct W: Widget { var body: some WidgetConfiguration {
                StaticConfiguration(kind: "W", provider: P()) { entry in \(use) } } }
            struct Back: View { var body: some View { Text("back") } }
            \(helper)
            """
        let regions = TestProject(text).model.renderedRegions
        return try #require(regions.first { $0.chain.last?.title == "Back" }).isBackground
    }

    @Test(
        "What a helper hands on to the container background alone is background",
        arguments: [
            (
                "Text(\"\").backed(Back())",
                """
                extension View { func backed(_ v: some View) -> some View { \
                containerBackground(for: .widget) { v } } }
                """
            ),
            (
                "Text(\"\").backed { Back() }",
                """
                extension View { @ViewBuilder func backed<V: View>(@ViewBuilder _ v: () -> V) -> some View {
                    if #available(iOS 17, *) { containerBackground(for: .widget) { v() } } \
                else { ZStack { v(); self } } } }
                """
            ),
            (
                "Text(\"\").modifier(M(v: Back()))",
                """
                struct M<V: View>: ViewModifier { let v: V
                    func body(content: Content) -> some View {
                        guard #available(iOS 17, *) else { return content.background(v) }
                        return content.containerBackground(for: .widget) { v } } }
                """
            ),
            (
                "Frame { Text(\"\") } back: { Back() }",
                """
                struct Frame<C: View, V: View>: View { @ViewBuilder let content: () -> C
                    @ViewBuilder let back: () -> V
                    var body: some View { content().containerBackground(for: .widget) { back() } } }
                """
            ),
            (
                "Frame(back: Back(), content: Text(\"\"))",
                """
                struct Frame<C: View, V: View>: View { let content: C; let v: V
                    init(back: V, content: C) { self.v = back; self.content = content }
                    var body: some View { content.containerBackground(for: .widget) { v } } }
                """
            ),
            (
                "let v = Back(); return Text(\"\").outer(v)",
                """
                extension View { func outer(_ v: some View) -> some View { inner { v } }
                    func inner(_ v: () -> some View) -> some View { containerBackground(for: .widget, content: v) } }
                """
            ),
        ])
    func handedToBackground(_ use: String, _ helper: String) throws { #expect(try Self.background(use, helper)) }

    @Test(
        "What a helper draws elsewhere, too, is none",
        arguments: [
            (
                "Text(\"\").backed(Back())",
                """
                extension View { func backed(_ v: some View) -> some View {
                    overlay(v).containerBackground(for: .widget) { v } } }
                """
            ),
            (
                "Text(\"\").backed { Back() }",
                "extension View { func backed(_ v: () -> some View) -> some View { background(v()) } }"
            ),
            (
                "Frame(v: Back(), content: Text(\"\"))",
                """
                struct Frame<C: View, V: View>: View { let content: C; let v: V
                    var body: some View { VStack { v; content.containerBackground(for: .widget) { Color.red } } } }
                """
            ),
            (
                "VStack { Back(); Text(\"\") }.backed(Back())",
                """
                extension View { func backed(_ v: some View) -> some View { \
                containerBackground(for: .widget) { v } } }
                """
            ),
            (
                "let v = Back(); return VStack { v }.containerBackground(for: .widget) { v }", ""
            ),
        ])
    func handedElsewhere(_ use: String, _ helper: String) throws { #expect(try !Self.background(use, helper)) }

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
