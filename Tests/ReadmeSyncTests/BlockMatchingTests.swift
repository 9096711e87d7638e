import ReadmeSync
import Testing

@Suite struct BlockMatchingTests {
    static let steps = """
        import SwiftUI
        import WidgetKit

        struct StepsWidget: Widget {
            var body: some WidgetConfiguration {
                StaticConfiguration(kind: "Steps", provider: StepsProvider()) { entry in
                    StepsView(entry: entry)
                }
            }

            func timeline() -> Timeline<StepsEntry> {
                let entries = makeEntries()
                return Timeline<StepsEntry>(entries: entries, policy: .atEnd)
            }
        }

        """

    @Test("A block that stands in a source is in sync", arguments: [
        ("a method without the indentation of its type", """
            func timeline() -> Timeline<StepsEntry> {
                let entries = makeEntries()
                return Timeline<StepsEntry>(entries: entries, policy: .atEnd)
            }
            """),
        ("blank lines around it", "\n\nlet entries = makeEntries()\nreturn Timeline<StepsEntry>(entries: entries, policy: .atEnd)\n\n"),
        ("white space at the end of its lines", "let entries = makeEntries()   \nreturn Timeline<StepsEntry>(entries: entries, policy: .atEnd)\t"),
        ("imports that the source has too", "import WidgetKit\nimport SwiftUI\n\nlet entries = makeEntries()\nreturn Timeline<StepsEntry>(entries: entries, policy: .atEnd)"),
        ("lines that begin in the middle of a construct", "    }\n}\n\nfunc timeline() -> Timeline<StepsEntry> {"),
    ])
    func inSync(_ name: String, _ block: String) {
        let fixture = ReadmeFixture(block: block, source: Self.steps)
        #expect(fixture.fates == "m", "\(name)")
        #expect(fixture.report.findings.isEmpty)
    }

    @Test("Line endings and trailing white space of the source do not count")
    func lineEndings() {
        let readme = "```swift\r\nlet a = 1\r\nlet b = 2\r\n```\r\n"
        #expect(ReadmeFixture(readme, source: "let a = 1  \nlet b = 2\t\n").fates == "m")
        #expect(ReadmeFixture("```swift\nlet a = 1\nlet b = 2\n```", source: "\u{FEFF}let a = 1\rlet b = 2").fates == "m")
    }

    @Test("A block that two sources hold is in sync with the first")
    func twoSources() throws {
        let code = "let a = 1\nlet b = 2\n"
        let fixture = ReadmeFixture(
            "```swift\n\(code)```\n", sources: ["Examples/B.swift": "\n" + code, "Examples/A.swift": code])
        guard case .matched(let place) = try #require(fixture.outcomes.first) else {
            Issue.record("not matched")
            return
        }
        #expect(place.path == "Examples/A.swift")
        #expect(place.lines == 0..<2)
        #expect(place.range == 0..<19)
    }

    @Test("Snippet markers and directives for linters are no part of a source")
    func directives() {
        let source = """
            // snippet.widget
            let a = 1
            // swiftlint:disable:next force_cast
            let b = 2
            // snippet.end
            """
        #expect(ReadmeFixture(block: "let a = 1\nlet b = 2", source: source).fates == "m")
    }

    @Test("A block may begin with a comment of the source")
    func leadingComment() {
        let source = "func f() {\n    // Both are needed.\n    let a = 1\n}\n"
        #expect(ReadmeFixture(block: "// Both are needed.\nlet a = 1", source: source).fates == "m")
    }

    @Test("A block of one line is a weak match")
    func weak() {
        let fixture = ReadmeFixture(block: "let entries = makeEntries()", source: Self.steps)
        #expect(fixture.fates == "w")
        #expect(fixture.report.counts.weak == 1)
        #expect(fixture.report.counts.matched == 0)
        #expect(ReadmeFixture(block: "import WidgetKit\n\nlet entries = makeEntries()", source: Self.steps).fates == "w")
    }

    @Test("Imports that the source lacks are no match")
    func missingImport() {
        let block = "import AppIntents\n\nlet entries = makeEntries()\nreturn Timeline<StepsEntry>(entries: entries, policy: .atEnd)"
        #expect(ReadmeFixture(block: block, source: Self.steps).fates == "d")
    }

    @Test("Only blocks marked as Swift are checked", arguments: [
        ("Swift", "u"), ("swift title=\"x\"", "u"), ("SWIFT", "u"), ("swiftui", ""), ("", ""), ("text", ""), ("objective-c", ""),
    ])
    func language(_ info: String, _ fates: String) {
        #expect(ReadmeFixture("```\(info)\nlet a = 1\n```\n", source: "struct B {}").fates == fates)
    }

    @Test("Blocks are found where Markdown has them", arguments: [
        ("````text\n```swift\nlet a = 1\n```\n````\n", ""),
        ("~~~swift\nlet a = 1\nlet b = 2\n~~~\n", "m"),
        ("- item\n\n  > ```swift\n  > let a = 1\n  > let b = 2\n  > ```\n", "m"),
        ("<!--\n```swift\nlet a = 1\n```\n-->\n", ""),
        ("```swift\n\n```\n", ""),
        ("    let a = 1\n", ""),
    ])
    func structure(_ readme: String, _ fates: String) {
        #expect(ReadmeFixture(readme, source: "let a = 1\nlet b = 2\n").fates == fates)
    }

    @Test("Code that is not compiled proves nothing", arguments: [
        ("/*\nlet a = 1\nlet b = 2\n*/\n", "a comment"),
        ("/* /* */\nlet a = 1\nlet b = 2\n*/\n", "a comment"),
        ("let s = \"\"\"\n    let a = 1\n    let b = 2\n    \"\"\"\n", "a multi-line string"),
        ("#if false\nlet a = 1\nlet b = 2\n#endif\n", "#if false"),
        ("#if false\n#if DEBUG\n#endif\nlet a = 1\nlet b = 2\n#else\n#endif\n", "#if false"),
    ])
    func inactive(_ source: String, _ container: String) {
        let fixture = ReadmeFixture(block: "let a = 1\nlet b = 2", source: source)
        #expect(fixture.drift?.kind == .inactive(container))
        #expect(fixture.findings == ["readme-drift 2"])
    }

    @Test("Code beside what is not compiled does", arguments: [
        "#if false\n#else\nlet a = 1\nlet b = 2\n#endif\n", "#if DEBUG\nlet a = 1\nlet b = 2\n#endif\n",
        "/*\nlet a = 1\nlet b = 2\n*/\nlet a = 1\nlet b = 2\n", "/* a */ // b /*\nlet a = 1\nlet b = 2\n",
    ])
    func active(_ source: String) {
        #expect(ReadmeFixture(block: "let a = 1\nlet b = 2", source: source).fates == "m")
    }

    @Test("A block that only files outside all targets hold is reported as such")
    func uncompiled() {
        let code = "let a = 1\nlet b = 2"
        let readme = "```swift\n\(code)\n```\n"
        let fixture = ReadmeFixture(readme, sources: [:], uncompiled: ["Examples/A.swift": code])
        #expect(fixture.fates == "c")
        #expect(fixture.findings == ["readme-uncompiled 1"])
        let both = ReadmeFixture(readme, sources: ["Tests/B.swift": code], uncompiled: ["Examples/A.swift": code])
        #expect(both.fates == "m")
    }
}
