import ReadmeSync
import RuleEngine
import Testing

@Suite("Lines of dots") struct ElisionTests {
    static let source = """
        import SwiftUI
        import WidgetKit

        struct StepsProvider: TimelineProvider {
            func placeholder(in context: Context) -> StepsEntry {
                StepsEntry(date: .now, steps: 0)
            }

            func timeline(in context: Context) async -> Timeline<StepsEntry> {
                let entries = await hourlyEntries()
                if entries.isEmpty {
                    log("none")
                }
                return Timeline<StepsEntry>(entries: entries, policy: .atEnd)
            }
        }

        struct StepsWidget: Widget {
            let kind = "Steps"

            var body: some WidgetConfiguration {
                StaticConfiguration(
                    kind: kind,
                    provider: StepsProvider()
                ) { entry in
                    StepsView(entry: entry)
                }
            }
        }

        """

    private func fixture(_ block: String, source: String = source, isOn: Bool = true) -> ReadmeFixture {
        ReadmeFixture(
            "```swift\n\(block)\n```\n", sources: [ReadmeFixture.sourcePath: source],
            options: ReadmeOptions(allowsElision: isOn))
    }

    @Test("A block is in sync when the dots stand for lines of the source", arguments: [
        ("members", "struct StepsProvider: TimelineProvider {\n    // ...\n}"),
        ("other dots", "struct StepsProvider: TimelineProvider {\n    …\n}"),
        ("a comment with an ellipsis", "struct StepsProvider: TimelineProvider {\n// …\n}"),
        (
            "statements, some of them with braces",
            "let entries = await hourlyEntries()\n...\nreturn Timeline<StepsEntry>(entries: entries, policy: .atEnd)"
        ),
        (
            "the statements of a nested body",
            "if entries.isEmpty {\n    ...\n}\nreturn Timeline<StepsEntry>(entries: entries, policy: .atEnd)"
        ),
        ("arguments", "StaticConfiguration(\n    // ...\n) { entry in\n    StepsView(entry: entry)\n}"),
        (
            "blank lines around it",
            "struct StepsWidget: Widget {\n\n    ...\n\n    var body: some WidgetConfiguration {\n        ...\n    }\n}"
        ),
        ("the beginning and the end", "// ...\nif entries.isEmpty {\n    log(\"none\")\n}\n// ..."),
        ("imports that the source has too", "import WidgetKit\n\nstruct StepsWidget: Widget {\n    // ...\n}"),
        ("whole types", "struct StepsProvider: TimelineProvider {\n    ...\n}\n...\n"),
    ])
    func inSync(_ name: String, _ block: String) {
        #expect(fixture(block).fates == "m", "\(name)")
        #expect(fixture(block).findings.isEmpty, "\(name)")
    }

    @Test("One line beside dots is a weak match")
    func weak() {
        #expect(fixture("let entries = await hourlyEntries()\n...").fates == "w")
    }

    @Test("Dots stand for nothing else", arguments: [
        ("for nothing at the beginning of a body", "...\nlet entries = await hourlyEntries()\nif entries.isEmpty {"),
        (
            "for no line",
            "struct StepsProvider: TimelineProvider {\n    ...\n"
                + "    func placeholder(in context: Context) -> StepsEntry {\n        ...\n    }\n    ...\n}"
        ),
        ("for lines that leave a body", "let entries = await hourlyEntries()\n...\nstruct StepsWidget: Widget {"),
        (
            "for lines of another order",
            "return Timeline<StepsEntry>(entries: entries, policy: .atEnd)\n...\nlet entries = await hourlyEntries()"
        ),
        ("for half a body", "if entries.isEmpty {\n...\nreturn Timeline<StepsEntry>(entries: entries, policy: .atEnd)"),
        (
            "for anything at the end of a body",
            "    StepsEntry(date: .now, steps: 0)\n...\n}\n\n"
                + "func timeline(in context: Context) async -> Timeline<StepsEntry> {"
        ),
    ])
    func notInSync(_ name: String, _ block: String) {
        #expect(fixture(block).fates == "d", "\(name)")
    }

    @Test("What is left out must be code, and so must what is shown")
    func inactive() {
        let source = "func a() {\n    one()\n    two()\n}\n/*\nthree()\n*/\n"
        #expect(fixture("func a() {\n    ...\n}\n...\nthree()", source: source).fates != "m")
    }

    @Test("A source that holds the dots itself is the first choice")
    func exact() throws {
        let fixture = ReadmeFixture(
            "```swift\nfunc a() {\n    // ...\n}\n```\n",
            sources: [
                "Examples/A.swift": "func a() {\n    b()\n}\n", "Examples/B.swift": "func a() {\n    // ...\n}\n",
            ],
            options: ReadmeOptions(allowsElision: true))
        guard case .matched(let place) = try #require(fixture.outcomes.first) else {
            Issue.record("not matched")
            return
        }
        #expect(place.path == "Examples/B.swift")
    }

    @Test("Which of two bodies is meant, the end decides")
    func backtracking() {
        let source = "init(a: A) {\n    one()\n    two()\n}\n\ninit(b: B) {\n    one()\n    three()\n    four()\n}\n"
        let body = source.split(separator: "\n").map { $0.hasPrefix("init") ? "init() {" : $0 }.joined(separator: "\n")
        #expect(fixture("init() {\n    ...\n    four()\n}", source: body).fates == "m")
    }

    @Test("Drift is told of the part that differs, without what is left out")
    func drift() throws {
        let fixture = fixture(
            "struct StepsWidget: Widget {\n    // ...\n\n    var body: some WidgetConfiguration {\n"
                + "        StaticConfiguration(\n            kind: name,\n            provider: StepsProvider()\n"
                + "        ) { entry in\n            ...\n        }\n    }\n}")
        let drift = try #require(fixture.drift)
        #expect(drift.kind == .renamed(readme: "name", source: "kind"))
        #expect(drift.differingLines == 1)
        #expect(fixture.findings == ["readme-drift 7"])
        #expect(!drift.diff.contains("..."))
        #expect(!drift.diff.contains("StepsView"))
        #expect(!drift.diff.contains("let kind"))
    }

    @Test("The fix mends the lines that are shown, and leaves the dots")
    func fix() throws {
        let block = "struct StepsProvider: TimelineProvider {\n    // ...\n\n"
            + "    func timeline(in context: Context) async -> Timeline<StepsEntry> {\n"
            + "        let entries = await hourlyEntries()\n"
            + "        if entries.isEmpty {\n            log(\"nothing\")\n"
            + "        }\n        return Timeline<StepsEntry>(entries: entries, policy: .atEnd)\n    }\n}"
        let fixture = fixture(block)
        let edits = try #require(fixture.drift).edits
        #expect(fixture.applying(edits) == fixture.text.replacing("nothing", with: "none"))
    }

    @Test("No fix where a part is beyond recognition")
    func noFix() throws {
        let fixture = fixture(
            "struct StepsProvider: TimelineProvider {\n    ...\n    somethingElse()\n    ...\n"
                + "    func timeline(in context: Context) async -> Timeline<StepsEntry> {\n"
                + "        let entries = await hourlyEntries()\n"
                + "        if entries.isEmpty {\n            log(\"nothing\")\n"
                + "        }\n        return Timeline<StepsEntry>(entries: entries, policy: .atEnd)\n    }\n}")
        #expect(try #require(fixture.drift).edits.isEmpty)
    }

    @Test("Parts that do not follow each other are named")
    func misplaced() throws {
        let fixture = fixture("let entries = await hourlyEntries()\n...\nstruct StepsWidget: Widget {")
        guard case .elision(let first, let second) = try #require(fixture.drift).kind else {
            Issue.record("not about the dots")
            return
        }
        #expect(first.lines == 9..<10)
        #expect(second.lines == 17..<18)
        #expect(fixture.findings == ["readme-drift 3"])
    }

    @Test("Parts that resemble different sources make no drift")
    func elsewhere() {
        let fixture = fixture(
            "struct TidesProvider: TimelineProvider {\n    ...\n    let tides: [Tide]\n"
                + "    let station: Station\n    ...\n}")
        #expect(fixture.fates == "u")
        let others = ReadmeFixture(
            "```swift\nlet a = first()\n...\nlet b = second()\n```\n",
            sources: ["Examples/A.swift": "let a = first()\n", "Examples/B.swift": "let b = second()\n"],
            options: ReadmeOptions(allowsElision: true))
        if case .elision? = others.drift?.kind { Issue.record("two sources are not one") }
    }

    @Test("A part that is indented otherwise is named")
    func indentation() throws {
        let fixture = fixture("struct StepsWidget: Widget {\n    ...\nvar body: some WidgetConfiguration {\n    ...")
        #expect(try #require(fixture.drift).kind == .indentation)
        #expect(fixture.findings == ["readme-drift 4"])
    }

    @Test("Where dots are only dots, the option is named if it helps", arguments: [
        ("struct StepsProvider: TimelineProvider {\n    // ...\n}", true),
        ("struct StepsProvider: TimelineProvider {\n    // ...\n    nothing()\n}", false),
    ])
    func off(_ block: String, _ helps: Bool) throws {
        let fixture = fixture(block, isOn: false)
        #expect(fixture.fates != "m")
        #expect(try #require(fixture.report.findings.first).help.contains("\"elision\": true") == helps)
        #expect(try #require(fixture.report.findings.first).help.contains("\n") == (fixture.drift != nil))
    }

    /// Without the bound on the lines that are looked at, these would take hours.
    @Test("Blocks made to be slow come to an end", arguments: 0..<4)
    func adversarial(_ number: Int) {
        let openers = String(repeating: "{\n", count: 3_000)
        let pairs = String(repeating: "a()\nb {\n}\n", count: 5_000)
        let texts: [(block: String, source: String)] = [
            (String(repeating: "{\n...\n", count: 90) + "x()", openers + "x()\n"),
            (String(repeating: "a()\n...\n", count: 90) + "x()\n", pairs + "{ x()\n"),
            (String(repeating: "...\n", count: 5_000) + "a()", pairs),
            (String(repeating: "b {\n...\n}\n...\n", count: 40) + "x()", pairs + "}\nx()\n" + pairs),
        ]
        #expect(fixture(texts[number].block, source: texts[number].source).report.counts.checked == 1)
    }

    @Test("Any dots can be checked", arguments: 0..<60)
    func arbitrary(_ seed: UInt64) {
        var generator = SeededGenerator(state: seed)
        let pieces = [
            "...\n", "// ...\n", "…\n", "a()\n", "  b()\n", "if a {\n", "}\n",
            "\n", "import A\n", "f(\n", ")\n", "\"\"\"\n",
        ]
        func text(_ count: Int) -> String {
            (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
        }
        let fixture = fixture(text(12), source: text(80))
        #expect(fixture.report.findings.allSatisfy { $0.range.upperBound <= fixture.text.utf8.count })
        for edits in fixture.report.findings.flatMap(\.fixes).map(\.edits) {
            let mended = self.fixture(of: fixture.applying(edits), source: nil)
            #expect(mended.text.contains("```"))
        }
    }

    private func fixture(of readme: String, source: String?) -> ReadmeFixture {
        ReadmeFixture(readme, sources: [ReadmeFixture.sourcePath: source ?? Self.source])
    }
}
