import Linter
import RuleEngine
import RuleExamples
import Testing

@Suite("The fixes of the rules about families and links")
struct FamilyFixTests {
    /// What the fixes of all findings of a rule make of a text; nil where they have none.
    private static func fixed(_ text: String, _ rule: String, _ safety: Fix.Safety) throws -> String? {
        let file = ExampleFile(path: "Widgets/A.swift", bytes: Array(text.utf8), origin: .init(path: "", firstLine: 1))
        let folder = try ExampleFolder([file])
        let findings = try LintSession(options: LintOptions(paths: [folder.path], only: [rule])).run().findings
        try folder.remove()
        try #require(!findings.isEmpty)
        let fixes = findings.flatMap(\.fixes)
        guard !fixes.isEmpty else { return nil }
        #expect(fixes.allSatisfy { $0.safety == safety })
        var bytes = file.bytes
        for edit in fixes.flatMap(\.edits).sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
            bytes.replaceSubrange(edit.range, with: edit.replacement.utf8)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    // MARK: family-switch-default

    private static func view(_ statement: String) -> String {
        """
        import WidgetKit
        struct TideView: View {
            @Environment(\\.widgetFamily) var family
        \(statement)
        }

        """
    }

    @Test(
        "The default comes behind the last case, as far in as the cases are",
        arguments: [
            (
                "    var body: some View {\n        switch family {\n        case .systemSmall:\n            Text(\"a\")\n        case .systemLarge:\n            Text(\"b\") // large\n        }\n    }",
                "    var body: some View {\n        switch family {\n        case .systemSmall:\n            Text(\"a\")\n        case .systemLarge:\n            Text(\"b\") // large\n        @unknown default:\n            EmptyView()\n        }\n    }"
            ),
            (
                "\t@ViewBuilder func content() -> some View {\n\t\tVStack {\n\t\t\tswitch family {\n\t\t\t\tcase .systemSmall: A()\n\t\t\t}\n\t\t}\n\t}",
                "\t@ViewBuilder func content() -> some View {\n\t\tVStack {\n\t\t\tswitch family {\n\t\t\t\tcase .systemSmall: A()\n\t\t\t\t@unknown default:\n\t\t\t\t    EmptyView()\n\t\t\t}\n\t\t}\n\t}"
            ),
        ])
    func defaultCase(_ bad: String, _ good: String) throws {
        #expect(try Self.fixed(Self.view(bad), "family-switch-default", .safe) == Self.view(good))
    }

    @Test(
        "Where cases are no views, or stand on one line, the default is left to people",
        arguments: [
            "    var count: Int {\n        switch family {\n        case .systemSmall: return 1\n        }\n    }",
            "    var body: some View { switch family { case .systemSmall: A() } }",
            "    var view: some View {\n        switch family {\n        case .systemSmall: A()\n        }\n    }",
        ])
    func noDefaultCase(_ statement: String) throws {
        #expect(try Self.fixed(Self.view(statement), "family-switch-default", .safe) == nil)
    }

    // MARK: link-in-small

    private static func widget(_ content: String) -> String {
        """
        import WidgetKit
        struct BusWidget: Widget {
            var body: some WidgetConfiguration {
                StaticConfiguration(kind: "Bus", provider: BusProvider()) { entry in
                    \(content)
                }
                .supportedFamilies([.systemSmall])
            }
        }

        """
    }

    @Test(
        "A link becomes its content with widgetURL",
        arguments: [
            ("Link(destination: entry.url) { Text(\"a\") }.padding()", "Text(\"a\").widgetURL(entry.url).padding()"),
            ("Link(\"Bus\", destination: entry.url)", "Text(\"Bus\").widgetURL(entry.url)"),
            (
                "VStack { Link(destination: url) { Text(\"a\"); Text(\"b\") } }",
                "VStack { Group { Text(\"a\"); Text(\"b\") }.widgetURL(url) }"
            ),
            (
                "Link(destination: url) {\n    // The line\n    Text(\"a\")\n}",
                "Group {\n    // The line\n    Text(\"a\")\n}.widgetURL(url)"
            ),
        ])
    func widgetURL(_ bad: String, _ good: String) throws {
        #expect(try Self.fixed(Self.widget(bad), "link-in-small", .unsafe) == Self.widget(good))
    }

    @Test(
        "With several things to tap, the choice is left to people",
        arguments: [
            "VStack { Link(\"a\", destination: a); Link(\"b\", destination: b) }",
            "ForEach(entry.lines) { Link($0.name, destination: $0.url) }",
            "Link(\"a\", destination: a).widgetURL(b)",
        ])
    func noWidgetURL(_ content: String) throws {
        #expect(try Self.fixed(Self.widget(content), "link-in-small", .unsafe) == nil)
    }
}
