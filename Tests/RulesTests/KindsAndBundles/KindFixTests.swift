import Linter
import RuleEngine
import RuleExamples
import Testing

@Suite("The fixes of the rules about kinds and bundles")
struct KindFixTests {
    private static let widgets = """
        struct A: Widget {
            var body: some WidgetConfiguration { StaticConfiguration(kind: "Alpha", provider: P()) { V(entry: $0) } }
        }

        """

    /// The fixes of the only finding, and what the first of them makes of the text.
    private static func fixed(_ code: String, _ rule: String) throws -> (safety: Fix.Safety, text: String)? {
        let text = "import WidgetKit\n" + code
        let file = ExampleFile(path: "Widgets/A.swift", bytes: Array(text.utf8), origin: .init(path: "", firstLine: 1))
        let folder = try ExampleFolder([file])
        let findings = try LintSession(options: LintOptions(paths: [folder.path], only: [rule])).run().findings
        try folder.remove()
        try #require(findings.count == 1)
        guard let fix = findings[0].fixes.first else { return nil }
        var bytes = Array(text.utf8)
        for edit in fix.edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
            bytes.replaceSubrange(edit.range, with: edit.replacement.utf8)
        }
        return (fix.safety, String(String(decoding: bytes, as: UTF8.self).dropFirst("import WidgetKit\n".count)))
    }

    @Test("A literal becomes the kind that was meant")
    func unknownKind() throws {
        let code = widgetsAnd(#"func f() { WidgetCenter.shared.reloadTimelines(ofKind: "Alhpa") }"#)
        let fix = try #require(try Self.fixed(code, "unknown-kind"))
        #expect(fix.safety == .unsafe)
        #expect(fix.text == widgetsAnd(#"func f() { WidgetCenter.shared.reloadTimelines(ofKind: "Alpha") }"#))
    }

    @Test(
        "A constant, and a kind that is like no other, are left to people",
        arguments: [#"let k = "Alhpa""#, #"let k = "Omega""#])
    func noGuess(_ constant: String) throws {
        let code = widgetsAnd("func f() { WidgetCenter.shared.reloadTimelines(ofKind: k) }\n\(constant)")
        #expect(try Self.fixed(code, "unknown-kind") == nil)
    }

    @Test(
        "The mark goes with its line, or with the space behind it",
        arguments: [
            ("@main\nstruct B: Widget {}", "struct B: Widget {}"), ("@main struct B: Widget {}", "struct B: Widget {}"),
            ("@main // first\nstruct B: Widget {}", "// first\nstruct B: Widget {}"),
            ("@available(iOS 17, *) @main\nstruct B: Widget {}", "@available(iOS 17, *) \nstruct B: Widget {}"),
            ("  @main\r\n  struct B: Widget {}", "  struct B: Widget {}"),
        ])
    func removedMark(_ widget: String, _ result: String) throws {
        let bundle = "\n@main\nstruct All: WidgetBundle { var body: some Widget { B() } }\n"
        let fix = try #require(try Self.fixed(widget + bundle, "main-on-widget"))
        #expect(fix.safety == .safe)
        #expect(fix.text == result + bundle)
    }

    @Test("The mark moves to a bundle that has none")
    func movedMark() throws {
        let code =
            "@main\nstruct B: Widget {}\nenum E {\n    struct All: WidgetBundle { var body: some Widget { B() } }\n}\n"
        let fix = try #require(try Self.fixed(code, "main-on-widget"))
        #expect(fix.safety == .unsafe)
        #expect(
            fix.text
                == "struct B: Widget {}\nenum E {\n    @main\n    struct All: WidgetBundle { var body: some Widget { B() } }\n}\n"
        )
    }

    @Test("Two marked widgets are left to people")
    func twoWidgets() throws {
        #expect(try Self.fixed("@main struct A: Widget {}\n@main struct B: Widget {}\n", "main-on-widget") == nil)
    }

    @Test(
        "A widget is listed at the end of the body",
        arguments: [
            ("{\n    B()\n}", "{\n    B()\n    A()\n}"), ("{ B() }", "{ B(); A() }"),
            ("{\n\tif x {\n\t\tB()\n\t}\n}", "{\n\tif x {\n\t\tB()\n\t}\n\tA()\n}"),
            ("{\n    B() // last\n}", "{\n    B()\n    A() // last\n}"),
        ])
    func listed(_ body: String, _ result: String) throws {
        let start = "struct B: Widget {}\n@main struct All: WidgetBundle { var body: some Widget "
        let fix = try #require(try Self.fixed(widgetsAnd(start + body + " }"), "widget-not-in-bundle"))
        #expect(fix.safety == .unsafe)
        #expect(fix.text == widgetsAnd(start + result + " }"))
    }

    @Test("Nothing is added behind a return")
    func noList() throws {
        let code = widgetsAnd(
            "struct B: Widget {}\n@main struct All: WidgetBundle { var body: some Widget { return B() } }")
        #expect(try Self.fixed(code, "widget-not-in-bundle") == nil)
    }

    private func widgetsAnd(_ code: String) -> String { Self.widgets + code + "\n" }
}
