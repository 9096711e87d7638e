import SwiftSource
import Testing

@testable import WidgetModel

@Suite("Whether a fill hides what is behind it")
struct FillOpacityTests {
    private static func opacity(_ expression: String, _ rest: String = "") throws -> Bool? {
        let project = TestProject("struct V { func f(c: Color) {\n probe(\(expression)) } }\n" + rest)
        return FillOpacity(project.program).ofView(try #require(project.probes.first))
    }

    @Test(
        "It does",
        arguments: [
            "Color.red", ".red", "Color(\"Paper\")", "Color(red: 0, green: 0, blue: 0)", "Color(white: 0.5)",
            "Color(.sRGB, red: 0, green: 0, blue: 0)", "Color(hue: 0, saturation: 0, brightness: 0, opacity: 1)",
            "Color(.systemBackground)", "Color(uiColor: .systemBackground)", "Color(UIColor.black)", "Color(hex: 0xFF0000)",
            "Color(hex: \"#ff0000\")", "Color.red.gradient", "Color.red.opacity(0.9)", "Color.red.ignoresSafeArea()",
            "LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)",
            "LinearGradient(gradient: Gradient(colors: [Color.red, .blue]), startPoint: .top, endPoint: .bottom)",
            "LinearGradient(gradient: .init(stops: [.init(color: .red, location: 0)]), startPoint: .top, endPoint: .bottom)",
            "RadialGradient(colors: [.red], center: .center, startRadius: 0, endRadius: 1)",
            "AngularGradient(gradient: Gradient(colors: [.red]), center: .center)",
            "Rectangle().fill(.red)", "RoundedRectangle(cornerRadius: 4).fill(Color.red.gradient).ignoresSafeArea()",
            "ContainerRelativeShape().foregroundStyle(.red)", "isDark ? Color.black : .white", "Circle().inset(by: 1).fill(.red)",
            "Color.red.frame(maxWidth: .infinity, maxHeight: .infinity)", "AnyView(Color.red)",
        ])
    func opaque(_ expression: String) throws { #expect(try Self.opacity(expression) == true) }

    @Test(
        "It does not",
        arguments: [
            "Color.clear", "Color.red.opacity(0.3)", "Color(red: 0, green: 0, blue: 0, opacity: 0.2)", "Color.secondary",
            "LinearGradient(colors: [.red, .clear], startPoint: .top, endPoint: .bottom)", "Color(.secondarySystemFill)",
            "Rectangle().fill(.red.opacity(0.1))", "Rectangle().fill(.red).opacity(0.1)", "isDark ? Color.clear : .white",
        ])
    func clear(_ expression: String) throws { #expect(try Self.opacity(expression) == false) }

    @Test(
        "Nobody knows",
        arguments: [
            "c", "Color.brand", ".brand", "Color(name)", "Color.red.opacity(x)", "Color(hex: 0xFF0000AA)", "Text(\"a\")",
            "LinearGradient(colors: colours, startPoint: .top, endPoint: .bottom)", "Rectangle()", "Circle().stroke(.red)",
            "Color.red.frame(width: 10, height: 10)", "Color.red.frame(height: 1)", "Color.red.blur(radius: 3)",
            ".ultraThinMaterial", ".background", "Rectangle().fill(.ultraThinMaterial)", "Image(\"a\")", "Backdrop()",
        ])
    func unknown(_ expression: String) throws { #expect(try Self.opacity(expression) == nil) }

    @Test(
        "Constants, computed properties and views of the project are followed",
        arguments: [
            ("Color.brand", "extension Color { static let brand = Color(red: 0, green: 0, blue: 0) }", true),
            (".brand", "extension Color { static var brand: Color { .red } }", true),
            (".brand", "extension ShapeStyle where Self == Color { static var brand: Color { .red } }", true),
            ("Color.brand", "extension Color { static let brand = Color.red.opacity(0.1) }", false),
            ("Color.red", "extension Color { static let red = Color.clear }", false),
            ("Backdrop()", "struct Backdrop: View { var body: some View { Color.red } }", true),
            ("Brand.backdrop", "enum Brand { static var backdrop: some View { LinearGradient(colors: Brand.all, startPoint: .top, endPoint: .bottom) }\nstatic let all: [Color] = [.red, .blue] }", true),
            ("Brand().colour", "struct Brand { var colour = Color.red }", nil),
            ("Brand.colour(1)", "enum Brand { static func colour(_ a: Int) -> Color { if a == 1 { return .red }\nreturn .clear } }", false),
            ("Color.brand", "extension Color { static let brand = Color.brand }", nil),
        ] as [(String, String, Bool?)])
    func followed(_ expression: String, _ rest: String, _ isOpaque: Bool?) throws {
        #expect(try Self.opacity(expression, rest) == isOpaque)
    }
}
