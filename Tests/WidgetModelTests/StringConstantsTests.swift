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

    @Test("What a protocol gives to its types may be another in each of them")
    func protocolDefault() {
        let text = """
            protocol Kinds { static var kind: String { get } }
            extension Kinds {
                static var kind: String { "default" }
                func inside() { probe(Self.kind) }
            }
            struct Steps: Kinds { static var kind: String { "steps" } }
            struct Goal: Kinds {}
            func outside() { probe(Steps.kind); probe(Goal.kind) }
            """
        let project = TestProject(text)
        let values = project.probes.map { StringConstants(project.program).values(of: $0.node, inUnit: $0.unit) }
        #expect(values == [nil, ["steps"], ["default"]])
    }

    @Test(
        "The literal behind an expression",
        arguments: [
            (#""a""#, "", 1),
            ("kind", "\nlet kind = \"a\"", 3),
            ("Kind.steps", "\nenum Kind { static let other = \"a\"\nstatic let steps = other }", 3),
            ("Kind.steps.rawValue", "enum Kind: String {\ncase steps = \"a\" }", 3),
            (#""a" + "b""#, "", nil), (#""\(x)""#, "", nil), ("x", "", nil),
            ("kind", "#if DEBUG\nlet kind = \"a\"\n#else\nlet kind = \"a\"\n#endif", nil),
            ("Kind.steps.rawValue", "enum Kind: String { case steps }", nil),
        ])
    func literal(expression: String, declarations: String, line: Int?) throws {
        let project = TestProject(["Widget/A.swift": "func f(x: String) { probe(\(expression)) }\n\(declarations)"])
        let probe = try #require(project.probes.first)
        let literal = StringConstants(project.program).literal(for: probe.node, inUnit: probe.unit)
        #expect(literal.map { $0.node.tree.lineTable().line(at: $0.node.range.lowerBound) + 1 } == line)
    }
}
