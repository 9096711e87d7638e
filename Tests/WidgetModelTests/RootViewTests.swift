import SwiftSource
import Testing

@testable import WidgetModel

@Suite("The views that fill a widget")
struct RootViewTests {
    /// The outermost modifier or else the view itself of each.
    private static func roots(_ content: String, _ rest: String = "") throws -> [String] {
        let project = TestProject(
            "struct W: Widget { var body: some WidgetConfiguration { StaticConfiguration(kind: \"W\", provider: P()) { entry in \(content) } } }\n"
                + rest)
        let configuration = try #require(project.model.configurations.first)
        return RootViews.of(configuration, in: project.program).map { view in
            let origin = view.origin.map { CallExpression($0)?.calleeName ?? $0.text } ?? "self"
            return ([origin] + view.modifiers.reversed().compactMap(\.calleeName)).joined(separator: ".")
        }
    }

    @Test(
        "They are found on the way from the content closure inwards",
        arguments: [
            ("Text(\"x\").padding().bold()", "", ["Text.padding.bold"]),
            ("V()", "struct V: View { var body: some View { Text(\"x\").bold() } }", ["V", "Text.bold"]),
            ("V().bold()", "struct V: View { var body: some View { row }\nvar row: some View { Text(\"x\") } }", ["V.bold", "row", "Text"]),
            ("V()", "struct V: View { var body: some View { row() }\nfunc row() -> some View { Text(\"x\") } }", ["V", "row", "Text"]),
            ("V()", "struct V: View { var body: some View { self.row() }\nfunc row() -> some View { Text(\"x\") } }", ["V", "row", "Text"]),
            ("Group { Text(\"x\") }", "", ["Group", "Text"]),
            ("Link(destination: u) { Text(\"x\") }", "", ["Link", "Text"]),
            ("AnyView(Text(\"x\"))", "", ["AnyView", "Text"]),
            ("a ? AnyView(Text(\"x\")) : AnyView(Image(\"x\"))", "", ["AnyView", "Text", "AnyView", "Image"]),
            ("if entry.a { Text(\"x\") } else { Image(\"x\") }", "", ["Text", "Image"]),
            ("switch entry.a { case 1: Text(\"x\")\ndefault: Image(\"x\") }", "", ["Text", "Image"]),
            ("f()", "func f() -> some View { guard a else { return AnyView(Text(\"x\")) }\nreturn AnyView(Image(\"x\")) }", ["f", "AnyView", "Text", "AnyView", "Image"]),
            ("f()", "func f() -> some View { if a { return AnyView(Text(\"x\")) }\nif b { return AnyView(Image(\"x\")) }\nreturn AnyView(Label()) }", ["f", "AnyView", "Text", "AnyView", "Image", "AnyView", "Label"]),
            ("let a = Text(\"x\")\na.bold()", "", ["a.bold", "Text"]),
            ("Text(\"x\").mine()", "extension View { func mine() -> some View { padding().bold() } }", ["self.padding.bold", "Text"]),
            ("Text(\"x\").mine()", "extension View { func mine() -> some View { self.padding() } }", ["self.padding", "Text"]),
            ("Text(\"x\").modifier(M())", "struct M: ViewModifier { func body(content: Content) -> some View { content.bold() } }", ["content.bold", "Text"]),
        ])
    func found(_ content: String, _ rest: String, _ roots: [String]) throws {
        #expect(try Self.roots(content, rest) == roots)
    }

    @Test(
        "What is a part of the widget is none",
        arguments: [
            ("VStack { Text(\"x\") }", "", ["VStack"]),
            ("Card { Text(\"x\") }", "struct Card<C: View>: View { let c: C\nvar body: some View { VStack { c } } }", ["Card", "VStack"]),
            ("Text(\"x\")\nImage(\"x\")", "", []),
            ("V(entry: entry)", "", ["V"]),
            ("Text(\"x\").mine()", "extension View { func mine() -> some View { if #available(iOS 17.0, macOS 14.0, watchOS 10.0, *) { bold() } else { padding() } } }", ["self.bold", "Text"]),
        ])
    func notFound(_ content: String, _ rest: String, _ roots: [String]) throws {
        #expect(try Self.roots(content, rest) == roots)
    }

    @Test("A view that holds itself comes to an end")
    func recursion() throws {
        #expect(try Self.roots("V()", "struct V: View { var body: some View { V() } }") == ["V", "V"])
    }
}
