import Testing

@testable import WidgetModel

@Suite("Strings that the code fixes")
struct StringConstantsTests {
    private func values(_ expression: String, _ declarations: String = "") -> [String]? {
        let project = TestProject(["Widget/A.swift": "func f(x: String) { probe(\(expression)) }\n\(declarations)"])
        guard let probe = project.probes.first else { return nil }
        return StringConstants(project.program).values(of: probe.node, inUnit: probe.unit)?.sorted()
    }

    @Test(
        "Constants",
        arguments: [
            (#""a""#, "", ["a"]),
            (#""a" + "b""#, "", ["ab"]),
            (##"#"a"#"##, "", ["a"]),
            (#"("a")"#, "", ["a"]),
            ("kind", #"let kind = "a""#, ["a"]),
            ("Kind.steps", #"enum Kind { static let steps = "a" }"#, ["a"]),
            ("Kind.steps", #"enum Kind { static var steps: String { "a" } }"#, ["a"]),
            ("Kind.steps", #"enum Kind { static var steps: String { return prefix + "b" }; static let prefix = "a." }"#, ["a.b"]),
            (#""\(Kind.base).b""#, #"enum Kind { static let base = "a" }"#, ["a.b"]),
            ("Kind.steps.rawValue", "enum Kind: String { case steps }", ["steps"]),
            ("Kind.steps.rawValue", #"enum Kind: String { case goal, steps = "a" }"#, ["a"]),
            (
                "Kind.steps.kind",
                #"enum Kind: String { case steps; var kind: String { rawValue + suffix }; var suffix: String { "-a" } }"#, ["steps-a"]
            ),
            (
                "Kind.goal.kind",
                "enum Kind: String { case steps, goal\nvar kind: String { switch self { case .steps: \"a\"\ncase .goal: \"b-\\(self.rawValue)\" } } }",
                ["b-goal"]
            ),
            ("String(describing: Row.self)", "struct Row {}", ["Row"]),
            (#"String("a")"#, "", ["a"]),
            (#"x == "" ? "a" : "b""#, "", ["a", "b"]),
            ("kind", "#if DEBUG\nlet kind = \"a\"\n#else\nlet kind = \"b\"\n#endif", ["a", "b"]),
        ])
    func known(expression: String, declarations: String, expected: [String]) {
        #expect(values(expression, declarations) == expected)
    }

    @Test(
        "What is made when the program runs",
        arguments: [
            ("x", ""), (#""\(x)""#, ""), (#"x + "a""#, ""), ("load()", #"func load() -> String { "a" }"#),
            ("kind", #"var kind = "a""#), (#"ids["a"]"#, ""), ("Kind.steps.rawValue", "enum Kind: Int { case steps }"),
            (#""a\n""#, ""), ("Bundle.main.bundleIdentifier", ""), ("Kind.current", "enum Kind { static var current: String { load() } }"),
            ("a", "let a = b\nlet b = a"),
        ])
    func unknown(expression: String, declarations: String) {
        #expect(values(expression, declarations) == nil)
    }

    @Test("A widget's stored property cannot be set by anybody")
    func widgetProperty() {
        let text = """
            struct W: Widget {
                var kind: String = "a"
                var body: some WidgetConfiguration { StaticConfiguration(kind: kind, provider: P()) { _ in Text("") } }
            }
            """
        let project = TestProject(text)
        #expect(project.model.configurations.first?.kinds(in: project.program) == ["a"])
    }
}
