import SwiftSource
import Testing

@testable import WidgetModel

@Suite("What a widget draws in each family")
struct DrawnContentTests {
    /// Family and content of each drawing, as text.
    private static func drawings(_ content: String, _ others: String = "", families: String = "[.systemSmall, .systemLarge]") -> [String] {
        let project = TestProject(
            """
            import WidgetKit
            struct W: Widget { var body: some WidgetConfiguration {
                StaticConfiguration(kind: "a", provider: P()) { entry in \(content) }.supportedFamilies(\(families)) } }
            \(others)
            """)
        return project.model.drawings.map { "\($0.family ?? "any"): \(text($0.content))" }
    }

    private static func text(_ content: DrawnContent) -> String {
        switch content {
        case .nothing: "-"
        case .unknown: "?"
        case .view(_, let name, let parts, _): parts.isEmpty ? name : "\(name)(\(texts(parts)))"
        case .together(let parts): "[\(texts(parts))]"
        case .oneOf(let parts): "{\(texts(parts))}"
        case .branch(let part, _): "!\(text(part))"
        case .repeated(let part): "*\(text(part))"
        case .modified(let part, _, let name, let added): "\(text(part)).\(name)" + (added.isEmpty ? "" : "(\(texts(added)))")
        }
    }

    private static func texts(_ parts: [DrawnContent]) -> String { parts.map(text).joined(separator: " ") }

    @Test(
        "Only the branch of the family is there",
        arguments: [
            ("switch family { case .systemSmall: A(); case .systemLarge: B() }", "!A", "!B"),
            ("switch family { case .systemSmall: A(); default: B() }", "!A", "!B"),
            ("switch family { case .systemSmall: A() }", "!A", "!-"),
            ("if family == .systemSmall { A() } else { B() }", "!A", "!B"),
            ("if [.systemSmall].contains(family) { A() }", "!A", "!-"),
            ("family == .systemSmall ? A() : B()", "A", "B"),
            ("switch family { case .systemSmall where a: A(); default: B() }", "!{A B}", "!B"),
        ])
    func families(_ content: String, _ small: String, _ large: String) {
        let views = "struct A: View {}\nstruct B: View {}"
        let drawings = Self.drawings(content, views).map {
            $0.replacing("A([])", with: "A").replacing("B([])", with: "B")
        }
        #expect(drawings == ["systemSmall: \(small)", "systemLarge: \(large)"])
    }

    @Test(
        "Data decides between alternatives, and builds do",
        arguments: [
            ("if a { Text(\"a\") }", "{Text -}"), ("if let a { Text(\"a\") } else { Divider() }", "{Text Divider}"),
            ("switch entry.state { case .on: Text(\"a\"); default: Divider() }", "{Text Divider}"),
            ("#if os(iOS)\nText(\"a\")\n#else\nDivider()\n#endif", "{Text Divider}"),
            ("ViewThatFits { Text(\"a\"); Divider() }", "{Text Divider}"),
            ("switch family { case .parents: Text(\"a\"); default: Divider() }", "{Text Divider}"),
            ("Text(\"a\")\n#if os(iOS)\n.bold()\n#endif", "Text.bold"),
        ])
    func alternatives(_ content: String, _ expected: String) {
        #expect(Self.drawings(content, families: "[.systemSmall]") == ["systemSmall: \(expected)"])
    }

    @Test(
        "Views, modifiers and helpers of the project are followed",
        arguments: [
            ("Card { Text(\"a\") }", "struct Card<C: View>: View { let content: () -> C\nvar body: some View { VStack { Divider(); content() } } }", "Card(Text VStack([Divider ?]))"),
            ("Text(\"a\").card()", "extension View { func card() -> some View { padding().overlay { Divider() } } }", "Text.padding.overlay(Divider)"),
            ("Text(\"a\").modifier(M())", "struct M: ViewModifier { func body(content: Content) -> some View { HStack { content; Divider() } } }", "HStack([Text Divider])"),
            ("rows(entry)", "extension W { func rows(_ e: E) -> some View { ForEach(e.rows) { _ in row } }\nvar row: some View { Text(\"a\") } }", "*[Text]"),
            ("Text(\"a\").strange()", "", "Text.strange(?)"), ("Strange()", "", "?"),
            ("Text(\"a\").widgetURL(nil)", "", "Text"),
            ("Button { go() } label: { Text(\"a\") }", "", "Button(Text)"), ("EmptyView()", "", "-"),
            ("A()", "struct A: View { var body: some View { A() } }", "A(A([]))"),
        ])
    func following(_ content: String, _ others: String, _ expected: String) {
        #expect(Self.drawings(content, others, families: "[.systemSmall]") == ["systemSmall: \(expected)"])
    }

    @Test("Without known families, all branches are there")
    func unknownFamilies() {
        let content = "switch family { case .systemSmall: Text(\"a\"); default: Divider() }"
        #expect(Self.drawings(content, families: "load()") == ["any: {Text Divider}"])
    }
}
